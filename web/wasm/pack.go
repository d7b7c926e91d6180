// Package wasm rewrites a WebAssembly module that Go has compiled, for browsers to get less: its data (pack.go) without what
// only stack traces print (traces.go). It also lists a program's functions (functions.go). Modules are read and written by
// module.go.
package wasm

import "encoding/binary"

// Pack makes a compiled program smaller to send without changing what it does but print stack traces. Go's linker leaves out runs of eight and
// more zero bytes of the data, and to describe the tens of thousands of gaps costs more, compressed, than the zeros do: the
// data is joined again, which makes app.wasm 5 % smaller with brotli. What only stack traces print is emptied (dropTraces).
//
// It needs the layout that Go 1.26 and 1.27 give a program, and refuses any other.
func Pack(program []byte) (packed []byte, err error) {
	defer refuse(&err)
	packed = []byte(moduleHead)
	refused := error(errLayout)
	for id, body := range sections(program) {
		if id == dataSection {
			memory := readData(body)
			dropTraces(memory)
			body, refused = writeData(memory), nil
		}
		packed = append(packed, id)
		packed = appendBytes(packed, body)
	}
	return packed, refused
}

const (
	i32Const  = 0x41 // the instruction before a segment's address
	endOfExpr = 0x0b

	// largestMemory bounds what addresses are believed.
	largestMemory = 64 << 20

	// gap is how many zeros in a row are left out.
	gap = 256
)

// readData is the memory that the segments of a data section describe, from address 0 on.
func readData(section []byte) (memory []byte) {
	in := reader(section)
	for range in.number() {
		in.expect(0, i32Const)
		address := in.number() // never negative
		in.expect(endOfExpr)
		content := in.bytes()
		if address > largestMemory {
			panic(errLayout)
		}
		if missing := address + len(content) - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[address:], content)
	}
	if len(in) > 0 {
		panic(errLayout)
	}
	return memory
}

// writeData is the data section of a memory, in as few segments as is sensible.
func writeData(memory []byte) []byte {
	parts := stretches(memory)
	out := binary.AppendUvarint(nil, uint64(len(parts)))
	for _, part := range parts {
		out = append(out, 0, i32Const)
		out = appendAddress(out, part[0])
		out = append(out, endOfExpr)
		out = appendBytes(out, memory[part[0]:part[1]])
	}
	return out
}

// stretches are the parts of memory between gaps: where each begins and ends.
func stretches(memory []byte) (parts [][2]int) {
	for at, b := range memory {
		if b == 0 {
			continue
		}
		if last := len(parts) - 1; last >= 0 && at-parts[last][1] < gap {
			parts[last][1] = at + 1
		} else {
			parts = append(parts, [2]int{at, at + 1})
		}
	}
	return parts
}

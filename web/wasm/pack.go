// Package wasm shrinks a WebAssembly module compiled by Go. It joins its data (pack.go) and removes
// the data that only stack traces need (traces.go). It also lists a program's functions
// (functions.go). module.go reads and writes modules.
package wasm

import "encoding/binary"

// Pack makes a compiled program smaller to download. The program behaves the same, except that
// stack traces lack names. Go's linker leaves out runs of eight and more zero bytes of the data. To
// describe these tens of thousands of gaps costs more, compressed, than the zeros would. So Pack
// joins the data, which makes app.wasm 5 % smaller with brotli. It also empties the data that only
// stack traces need (dropTraces).
//
// Pack needs the program layout of Go 1.26 or 1.27 and rejects any other.
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
	i32Const  = 0x41 // instruction before a segment's address
	endOfExpr = 0x0b

	// largestMemory is the maximum plausible address.
	largestMemory = 64 << 20

	// gap is the minimum number of zeros in a row that is left out.
	gap = 256
)

// readData returns the memory described by the segments of a data section, from address 0 on.
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

// writeData returns the data section of a memory in few segments.
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

// stretches returns the start and the end of each part of memory between gaps.
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

package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// pack makes a compiled program smaller to send without changing what it does. Go's linker leaves out every eighth zero
// byte of the data, and describing the tens of thousands of gaps costs more, compressed, than the zeros do: the data is
// joined again. And the tables that tell the file and line of an instruction, which only traces print, are emptied.
//
// It needs the layout that Go 1.20 to 1.26 give a program, and refuses any other.
func pack(wasm []byte) ([]byte, error) {
	if !bytes.HasPrefix(wasm, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("not a WebAssembly module")
	}
	packed := slices.Clone(wasm[:8])
	found := false
	for rest := wasm[8:]; len(rest) > 0; {
		id, section := rest[0], reader{rest: rest[1:]}
		body := section.take(int(section.unsigned()))
		if section.failed {
			return nil, errBadModule
		}
		rest = section.rest
		if id == dataSection {
			found = true
			var err error
			if body, err = packData(body); err != nil {
				return nil, err
			}
		}
		packed = append(packed, id)
		packed = binary.AppendUvarint(packed, uint64(len(body)))
		packed = append(packed, body...)
	}
	if !found {
		return nil, errBadModule
	}
	return packed, nil
}

var errBadModule = errors.New("the module is not of the layout expected")

const (
	dataSection = 11
	i32Const    = 0x41 // the instruction before a segment's address
	endOfExpr   = 0x0b

	// largestMemory bounds what addresses are believed.
	largestMemory = 64 << 20

	// gap is how many zeros in a row are left out.
	gap = 256
)

// packData empties the line tables in a data section and writes it again in as few segments as is sensible.
func packData(section []byte) ([]byte, error) {
	memory, err := readData(section)
	if err != nil {
		return nil, err
	}
	if err := dropLines(memory); err != nil {
		return nil, err
	}
	var out []byte
	count := 0
	for start, end := range stretches(memory) {
		count++
		out = append(out, 0, i32Const)
		out = appendSigned(out, start)
		out = append(out, endOfExpr)
		out = binary.AppendUvarint(out, uint64(end-start))
		out = append(out, memory[start:end]...)
	}
	return append(binary.AppendUvarint(nil, uint64(count)), out...), nil
}

// readData is the memory that the segments of a data section describe, from address 0 on.
func readData(section []byte) ([]byte, error) {
	in := reader{rest: section}
	var memory []byte
	for range in.unsigned() {
		kind, instruction := in.byte(), in.byte()
		address := int(in.signed())
		end := in.byte()
		content := in.take(int(in.unsigned()))
		if in.failed || kind != 0 || instruction != i32Const || end != endOfExpr || address < 0 || address > largestMemory {
			return nil, errBadModule
		}
		if missing := address + len(content) - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[address:], content)
	}
	if in.failed || len(in.rest) > 0 {
		return nil, errBadModule
	}
	return memory, nil
}

// stretches are the parts of memory between gaps: where each begins and ends.
func stretches(memory []byte) func(yield func(start, end int) bool) {
	return func(yield func(start, end int) bool) {
		for at := 0; at < len(memory); {
			start := at + zeros(memory[at:])
			end := start
			for at = start; at < len(memory); {
				if memory[at] != 0 {
					at++
					end = at
					continue
				}
				run := zeros(memory[at:])
				at += run
				if run >= gap {
					break
				}
			}
			if end > start && !yield(start, end) {
				return
			}
		}
	}
}

// zeros is the number of zeros that memory begins with.
func zeros(memory []byte) int {
	n := slices.IndexFunc(memory, func(b byte) bool { return b != 0 })
	if n < 0 {
		return len(memory)
	}
	return n
}

// appendSigned writes a number as WebAssembly writes signed ones; it must not be negative.
func appendSigned(out []byte, n int) []byte {
	for n >= 64 {
		out = append(out, byte(n&127|128))
		n >>= 7
	}
	return append(out, byte(n))
}

// reader takes a WebAssembly module apart. What comes after the end is zero, and failed tells of it.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) byte() byte {
	if len(r.rest) == 0 {
		r.failed = true
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.failed = true
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) unsigned() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > 1<<32 {
		r.failed = true
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *reader) signed() int64 {
	var n int64
	for shift := 0; shift < 35; shift += 7 {
		b := r.byte()
		n |= int64(b&127) << shift
		if b < 128 {
			if b&64 != 0 {
				n -= 1 << (shift + 7)
			}
			return n
		}
	}
	r.failed = true
	return 0
}

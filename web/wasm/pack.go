// Package wasm rewrites a WebAssembly module that Go has compiled, for browsers to get less.
package wasm

import (
	"encoding/binary"
	"errors"
	"slices"
)

// Pack makes a compiled program smaller to send without changing what it does. Go's linker leaves out runs of eight and
// more zero bytes of the data, and to describe the tens of thousands of gaps costs more, compressed, than the zeros do: the
// data is joined again, which makes app.wasm 11 % smaller with brotli. The tables of files and lines are emptied
// (dropLines).
//
// It needs the layout that Go 1.26 give a program, and refuses any other.
func Pack(program []byte) ([]byte, error) {
	module, err := takeApart(program)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(module, func(s section) bool { return s.id == dataSection })
	if i < 0 {
		return nil, errBadModule
	}
	if module[i].body, err = packData(module[i].body); err != nil {
		return nil, err
	}
	packed := []byte(moduleHead)
	for _, s := range module {
		packed = append(packed, s.id)
		packed = binary.AppendUvarint(packed, uint64(len(s.body)))
		packed = append(packed, s.body...)
	}
	return packed, nil
}

// section is a part of a module.
type section struct {
	id   byte
	body []byte
}

// moduleHead begins every module.
const moduleHead = "\x00asm\x01\x00\x00\x00"

// takeApart gives the sections of a module, in their order.
func takeApart(wasm []byte) (module []section, err error) {
	in := reader{rest: wasm}
	if string(in.take(len(moduleHead))) != moduleHead {
		return nil, errors.New("not a WebAssembly module")
	}
	for len(in.rest) > 0 {
		id := in.byte()
		module = append(module, section{id, in.take(int(in.unsigned()))})
		if in.failed {
			return nil, errBadModule
		}
	}
	return module, nil
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

// reader takes a WebAssembly module apart. What is read after the end is zero, and failed is set.
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

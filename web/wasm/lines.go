package wasm

import (
	"bytes"
	"encoding/binary"
)

// A Go program has a table of its functions, pclntab, which runtime/symtab.go and runtime/runtime2.go describe: a header, names,
// units, files, then tables of bytes that give a value for each instruction, and at last one entry a function with the
// offsets of its tables. Offset 0 stands for no table.

// linesHeader begins the table: Go 1.26 and 1.27, on a machine of 64 bits with instructions of one byte.
var linesHeader = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// Where numbers lie in an entry, and how long it is without its offsets of tables. Package site runs a packed program, to find
// out if a new Go has moved them.
const (
	entryStack   = 16 // offset of the table of the stack's size
	entryFile    = 20
	entryLine    = 24
	entryTables  = 28 // number of further tables
	entryUnit    = 32
	entryStart   = 36 // line that the function begins in
	entryLength  = 44
	headerLength = 72
)

// dropLines empties the tables of files and lines in a program's memory, which only stack traces print: 9 % of app.wasm
// with brotli. What the program needs to run, the sizes of its stacks and the maps of its pointers, is left as it is, and
// so are the names of functions.
func dropLines(memory []byte) {
	start := bytes.Index(memory, linesHeader)
	if start < 0 || bytes.Contains(memory[start+1:], linesHeader) {
		panic(errLayout)
	}
	table := memory[start:]
	number := func(i int) int { return int(binary.LittleEndian.Uint64(table[8+8*i:])) }
	functions, files, tables, entries := number(0), number(5), number(6), number(7)
	if number(3) != headerLength || !(headerLength < files && files < tables && tables < entries) {
		panic(errLayout)
	}
	values := table[tables:entries]
	needed := make([]byte, len(values))
	for i := range functions {
		place := table[entries+8*i:]
		entry := table[entries+int(binary.LittleEndian.Uint32(place[4:])):]
		if !bytes.Equal(place[:4], entry[:4]) { // both are the function's address
			panic(errLayout)
		}
		for _, at := range []int{entryFile, entryLine, entryUnit, entryStart} {
			clear(entry[at : at+4])
		}
		keep(needed, values, binary.LittleEndian.Uint32(entry[entryStack:]))
		for j := range binary.LittleEndian.Uint32(entry[entryTables:]) {
			keep(needed, values, binary.LittleEndian.Uint32(entry[entryLength+4*j:]))
		}
	}
	copy(values, needed)
	clear(table[files:tables])
}

// keep copies the table at an offset. A table is a list of pairs, what is added to the value and how many bytes of code it
// holds for; nothing added, anywhere but at its beginning, is its end.
func keep(needed, values []byte, offset uint32) {
	if offset == 0 {
		return
	}
	in := reader(values[offset:])
	for first := true; in.number() != 0 || first; first = false {
		in.number()
	}
	end := len(values) - len(in)
	copy(needed[offset:end], values[offset:end])
}

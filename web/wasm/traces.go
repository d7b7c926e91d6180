package wasm

import (
	"bytes"
	"encoding/binary"
)

// A Go program has a table of its functions, pclntab, documented in runtime/symtab.go and
// runtime/runtime2.go. It has a header, names, units and files. Tables with a value for each
// instruction follow. At the end is one entry per function with the offsets of its tables. Offset 0
// means no table.

// linesHeader is the start of the table in Go 1.26 and 1.27, on a 64-bit machine with instructions
// of one byte.
var linesHeader = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// Offsets of numbers in an entry, and the length of an entry without its table offsets. The tests
// of package site run a packed program, to detect changes in a new Go.
const (
	entryName    = 4
	entryArgs    = 8  // bytes of arguments and results
	entryStack   = 16 // offset of the table of stack sizes
	entryFile    = 20
	entryLine    = 24
	entryTables  = 28 // number of further tables, with values per instruction
	entryUnit    = 32
	entryStart   = 36 // first line of the function
	entryKind    = 40 // a single byte
	entryMaps    = 43 // number of further offsets, with values for the whole function; one byte
	entryLength  = 44
	headerLength = 72

	// Table indices, from internal/abi/symtab.go:
	unsafePoint = 0  // where signals must not stop the function; a browser has no signals
	argInfo     = 5  // a map: how to print arguments
	wrapper     = 23 // kind of functions made by the compiler

	// argsUnknown marks assembly functions of unknown argument size. The runtime identifies two of
	// them by name.
	argsUnknown = 1 << 31
	none        = 1<<32 - 1 // no map
)

// dropTraces empties the parts of a program's memory that only stack traces need: names of
// functions, files, lines and the format of arguments. It also empties the tables of places where
// signals must not stop a function. This makes app.wasm 10 % smaller with brotli. The sizes of
// stacks and the maps of pointers stay, because the program needs them to run. Some names also
// stay. The runtime identifies its goroutines by its own functions' names. It uses a wrapper's name
// to report a method call through a nil pointer.
func dropTraces(memory []byte) {
	start := bytes.Index(memory, linesHeader)
	if start < 0 || bytes.Contains(memory[start+1:], linesHeader) {
		panic(errLayout)
	}
	table := memory[start:]
	number := func(i int) int { return int(binary.LittleEndian.Uint64(table[8+8*i:])) }
	functions, units, tables, entries := number(0), number(4), number(6), number(7)
	if number(3) != headerLength || !(headerLength < units && units < tables && tables < entries) {
		panic(errLayout)
	}
	names, values := table[headerLength:units], table[tables:entries]
	neededNames, neededValues := make([]byte, len(names)), make([]byte, len(values))
	for i := range functions {
		place := table[entries+8*i:]
		entry := table[entries+int(binary.LittleEndian.Uint32(place[4:])):]
		if !bytes.Equal(place[:4], entry[:4]) { // both are the function's address
			panic(errLayout)
		}
		at := func(offset int) uint32 { return binary.LittleEndian.Uint32(entry[offset:]) }
		unused := []int{entryFile, entryLine, entryUnit, entryStart}
		name, _, _ := bytes.Cut(names[at(entryName):], []byte{0})
		if at(entryArgs) == argsUnknown || entry[entryKind] == wrapper || bytes.HasPrefix(name, []byte("runtime.")) {
			copy(neededNames[at(entryName):], name)
		} else {
			unused = append(unused, entryName)
		}
		inTables := int(at(entryTables))
		if inTables > unsafePoint {
			unused = append(unused, entryLength+4*unsafePoint)
		}
		for _, offset := range unused {
			clear(entry[offset : offset+4])
		}
		if entry[entryMaps] > argInfo {
			binary.LittleEndian.PutUint32(entry[entryLength+4*(inTables+argInfo):], none)
		}
		keep(neededValues, values, at(entryStack))
		for j := range inTables {
			keep(neededValues, values, at(entryLength+4*j))
		}
	}
	copy(names, neededNames)
	copy(values, neededValues)
	clear(table[units:tables])
}

// keep copies the table at an offset. A table is a list of pairs: the change of the value, and the
// number of code bytes for which it holds. A change of 0 ends the table, except in the first pair.
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

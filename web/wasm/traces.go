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
	entryName    = 4
	entryArgs    = 8  // bytes of arguments and results
	entryStack   = 16 // offset of the table of the stack's size
	entryFile    = 20
	entryLine    = 24
	entryTables  = 28 // number of further tables, of what holds for each instruction
	entryUnit    = 32
	entryStart   = 36 // line that the function begins in
	entryKind    = 40 // one byte
	entryMaps    = 43 // number of further offsets, of what holds for the whole function, in one byte
	entryLength  = 44
	headerLength = 72

	// Of the tables, in internal/abi/symtab.go:
	unsafePoint = 0  // where no signal may stop the function; a browser has no signals
	argInfo     = 5  // among the maps: how to print arguments
	wrapper     = 23 // the kind of functions that the compiler has made

	// argsUnknown is said by functions in assembly, two of which the runtime knows by their names.
	argsUnknown = 1 << 31
	none        = 1<<32 - 1 // stands for no map
)

// dropTraces empties what only stack traces print of a program's memory: names of functions, files, lines and how to print
// arguments. It also empties the tables of places where no signal may stop a function. Without them app.wasm is 10 % smaller
// with brotli. The sizes of stacks and the maps of pointers stay, for the program needs them to run. Names that the runtime
// reads stay, too: by its own it knows its goroutines, and by a wrapper's name it says which method was called through a nil
// pointer. Functions lists the names of a program that still has them.
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

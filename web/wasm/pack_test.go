package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// module is a WebAssembly module with one section of data, which holds the given content from an address on, in
// segments of at most eight bytes.
func module(address int, content []byte) []byte {
	var segments []byte
	count := 0
	for chunk := range slices.Chunk(content, 8) {
		segments = append(segments, 0, i32Const)
		segments = appendAddress(segments, address)
		segments = append(segments, endOfExpr, byte(len(chunk)))
		segments = append(segments, chunk...)
		address += len(chunk)
		count++
	}
	section := append(binary.AppendUvarint(nil, uint64(count)), segments...)
	out := []byte("\x00asm\x01\x00\x00\x00\x00\x02\x01x\x0b")
	return append(binary.AppendUvarint(out, uint64(len(section))), section...)
}

// functions is a table of two functions as Go's linker lays it out, each with a table for its stack, one for signals and
// one more, and six maps. The size of the second one's arguments is not known.
func functions() []byte {
	const names, units, files, tables = headerLength, headerLength + 24, headerLength + 32, headerLength + 40
	stack, line, signals, maps := "\x02\x05\x01\x03\x00", "\x0e\x01\x02\x04\x00", "\x06\x07\x00", "\x00\x09\x04\x01\x00"
	values := "\x00" + stack + line + signals + maps
	entries := tables + len(values)
	out := slices.Clone(linesHeader)
	for _, n := range []int{2, 1, 0, names, units, files, tables, entries} {
		out = binary.LittleEndian.AppendUint64(out, uint64(n))
	}
	out = append(out, "\x00first\x00kulami/f\x00fmt.go\x00\x00\xff\xff\xff\xff\x00\x00\x00\x00main.go\x00"+values...)
	for i := range 2 {
		out = binary.LittleEndian.AppendUint32(out, uint32(0x1000*i))
		out = binary.LittleEndian.AppendUint32(out, uint32(24+entrySize*i))
	}
	out = append(out, make([]byte, 8)...)
	for i := range 2 {
		for _, n := range []int{0x1000 * i, 1 + 6*i, argsUnknown * i, 0, 1, 6, 6, 2, 1, 42, 6 << 24, 11, 14, 1, 2, 3, 4, 5, 6} {
			out = binary.LittleEndian.AppendUint32(out, uint32(n))
		}
	}
	return out
}

const entrySize = 4 * 19

// memory is what lies from an address on in a program of these functions: their table, the module's data, and the lookup, with
// 16 buckets for the first function and one for the second.
func memory(address int) []byte {
	table := functions()
	data := [lookupAddress/8 + 1]int{address, address + headerLength, lookupAddress / 8: address + len(table) + lookupAddress + 8}
	for _, word := range data {
		table = binary.LittleEndian.AppendUint64(table, uint64(word))
	}
	for i := range 17 {
		table = binary.LittleEndian.AppendUint32(table, uint32(i/16))
		table = append(table, "in the bucket..."...)
	}
	return table
}

// image is the memory that a module begins with.
func image(wasm []byte) []byte {
	at := bytes.IndexByte(wasm[12:], dataSection) + 13
	_, size := binary.Uvarint(wasm[at:])
	return readData(wasm[at+size:])
}

func TestPackDropsTracesAlone(t *testing.T) {
	start := 4096 + len("before") + 3*gap
	wasm := module(4096, slices.Concat([]byte("before"), make([]byte, 3*gap), memory(start), make([]byte, 20), []byte("after")))
	packed, err := Pack(wasm)
	if err != nil {
		t.Fatal(err)
	}
	want := image(wasm)
	empty := func(at, n int) { clear(want[start+at : start+at+n]) }
	empty(headerLength+1, len("first")) // the second one's name is kept
	empty(headerLength+16, 6)           // what no function names
	empty(headerLength+24, 8+len("main.go"))
	empty(headerLength+40+6, 8) // the tables of lines and signals
	for i := range 2 {
		entry := headerLength + 40 + 19 + 24 + entrySize*i
		if i == 0 {
			empty(entry+entryName, 4)
		}
		empty(entry+entryFile, 8)
		empty(entry+entryUnit, 8)
		empty(entry+entryLength, 4)
		copy(want[start+entry+entryLength+4*(2+argInfo):], "\xff\xff\xff\xff")
	}
	empty(len(functions())+lookupAddress+8, lookupLength)
	after := image(packed)
	if len(want) != len(after) {
		t.Fatalf("%d bytes of memory became %d", len(want), len(after))
	}
	for i := range want {
		if want[i] != after[i] {
			t.Errorf("byte %d of the table is %#x, want %#x", i-start, after[i], want[i])
		}
	}
	if again, err := Pack(packed); err != nil || !bytes.Equal(again, packed) {
		t.Errorf("packing twice gives another module (%v)", err)
	}
	if len(packed) >= len(wasm) {
		t.Errorf("%d bytes were packed into %d", len(wasm), len(packed))
	}
}

// Everything but a program of the layout expected is refused, and nothing panics.
func TestPackRefuses(t *testing.T) {
	good := module(4096, memory(4096))
	for i := range good {
		Pack(good[:i])
		for _, b := range []byte{0, 1, 0x7f, 0x80, 0xff} {
			bad := slices.Clone(good)
			bad[i] = b
			Pack(bad)
		}
	}
	later := memory(4096)
	later[0]++
	for name, wasm := range map[string][]byte{
		"nothing": nil, "text": []byte("hello"), "no data": good[:12], "a later layout": module(4096, later),
		"two tables": module(4096, append(memory(4096), functions()...)), "no module's data": module(4096, functions()),
	} {
		if _, err := Pack(wasm); err == nil {
			t.Errorf("%s was packed", name)
		}
	}
}

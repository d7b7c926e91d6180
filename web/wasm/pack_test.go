package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// module returns a WebAssembly module with one data section. It holds the content from an address
// on, in segments of at most eight bytes.
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

// tabled lists the functions of the table to pack. All except the first need their names.
var tabled = []struct {
	name       string
	args, kind int
}{{"first", 0, 0}, {"assembly", argsUnknown, 0}, {"wrapper", 0, wrapper}, {"runtime.f", 0, 0}}

// The value tables: none, stack, lines, places without signals, and one more.
var tables = []string{"\x00", "\x02\x05\x01\x03\x00", "\x0e\x01\x02\x04\x00", "\x06\x07\x00", "\x00\x09\x04\x01\x00"}

// between holds the bytes between names and values: units and files.
const between = "\xff\xff\xff\xff\x00\x00\x00\x00main.go\x00"

// functions returns a table with the layout of Go's linker. Each function has all four value tables
// and six maps.
func functions() []byte {
	names := "\x00"
	for _, f := range tabled {
		names += f.name + "\x00"
	}
	names += "fmt.go\x00" // not the name of any function
	values := strings.Join(tables, "")
	units := headerLength + len(names)
	entries := units + len(between) + len(values)
	out := slices.Clone(linesHeader)
	for _, n := range []int{len(tabled), 1, 0, headerLength, units, units + 8, units + len(between), entries} {
		out = binary.LittleEndian.AppendUint64(out, uint64(n))
	}
	out = append(out, names+between+values...)
	places := 8 * (len(tabled) + 1)
	for i := range tabled {
		out = binary.LittleEndian.AppendUint32(out, uint32(0x1000*i))
		out = binary.LittleEndian.AppendUint32(out, uint32(places+entrySize*i))
	}
	out = append(out, make([]byte, 8)...)
	name := 1
	for i, f := range tabled {
		for _, n := range []int{0x1000 * i, name, f.args, 0, 1, 6, 6, 2, 1, 42, 6<<24 | f.kind, 11, 14, 1, 2, 3, 4, 5, 6} {
			out = binary.LittleEndian.AppendUint32(out, uint32(n))
		}
		name += len(f.name) + 1
	}
	return out
}

const entrySize = 4 * 19

// image returns the initial memory of a module.
func image(wasm []byte) []byte {
	at := bytes.IndexByte(wasm[12:], dataSection) + 13
	_, size := binary.Uvarint(wasm[at:])
	return readData(wasm[at+size:])
}

func TestPackDropsTracesAlone(t *testing.T) {
	start := 4096 + len("before") + 3*gap
	table := functions()
	wasm := module(4096, slices.Concat([]byte("before"), make([]byte, 3*gap), table, make([]byte, 20), []byte("after")))
	packed, err := Pack(wasm)
	if err != nil {
		t.Fatal(err)
	}
	want := image(wasm)
	empty := func(at, n int) { clear(want[start+at : start+at+n]) }
	for _, unneeded := range []string{"first", "fmt.go", between, tables[2] + tables[3]} {
		empty(bytes.Index(table, []byte(unneeded)), len(unneeded))
	}
	for i := range tabled {
		entry := len(table) - entrySize*(len(tabled)-i)
		if i == 0 {
			empty(entry+entryName, 4)
		}
		empty(entry+entryFile, 8)
		empty(entry+entryUnit, 8)
		empty(entry+entryLength, 4)
		copy(want[start+entry+entryLength+4*(2+argInfo):], "\xff\xff\xff\xff")
	}
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

// Pack rejects everything except programs of the expected layout, and never panics.
func TestPackRefuses(t *testing.T) {
	good := module(4096, functions())
	for i := range good {
		Pack(good[:i])
		for _, b := range []byte{0, 1, 0x7f, 0x80, 0xff} {
			bad := slices.Clone(good)
			bad[i] = b
			Pack(bad)
		}
	}
	later := functions()
	later[0]++
	for name, wasm := range map[string][]byte{
		"nothing": nil, "text": []byte("hello"), "no data": good[:12], "a later layout": module(4096, later),
		"two tables": module(4096, append(functions(), functions()...)),
	} {
		if _, err := Pack(wasm); err == nil {
			t.Errorf("%s was packed", name)
		}
	}
}

package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// namedModule is a module of the given functions, of which the first ones are imported and have no names.
func namedModule(imported int, names ...string) []section {
	table := binary.AppendUvarint(nil, uint64(len(names)))
	for i, name := range names {
		table = binary.AppendUvarint(table, uint64(imported+i))
		table = append(table, customHead(name)...)
	}
	body := append(customHead("name"), ofFunctions)
	body = append(binary.AppendUvarint(body, uint64(len(table))), table...)
	exports := append(append([]byte{1}, customHead("run")...), 0, 5)
	return []section{{exportSection, exports}, {dataSection, []byte{0}}, {customSection, body}}
}

// custom is the content of a module's custom section.
func custom(module []section, name string) []byte {
	for _, s := range module {
		if s.isCustom(name) {
			return s.body[len(customHead(name)):]
		}
	}
	return nil
}

func TestListOfTheStart(t *testing.T) {
	names := strings.Split("a b c d e f g h i j j", " ")
	module, err := addStartup(namedModule(3, names...), "a\nc\ngone\nj\n\nb\nalso gone\ni\n")
	if err != nil {
		t.Fatal(err)
	}
	want := []byte{1<<0 | 1<<2, 1 << 2, 1 << 1, 1 << 0} // a c, the last j; b, i
	if got := custom(module, startupSection); !bytes.Equal(got, want) {
		t.Errorf("the list is %08b, want %08b", got, want)
	}
	if custom(module, "name") != nil {
		t.Error("the names are still there")
	}
	wantExports := "\x03\x03run\x00\x05\x05table\x01\x00\x02sp\x03\x00"
	if got := string(module[0].body); got != wantExports {
		t.Errorf("the exports are %q, want %q", got, wantExports)
	}
}

func TestModuleWithoutNames(t *testing.T) {
	module := []section{{exportSection, []byte{0}}, {dataSection, []byte{0}}}
	got, err := addStartup(module, "a\n")
	if err != nil || !slices.EqualFunc(got, module, func(x, y section) bool { return x.id == y.id && bytes.Equal(x.body, y.body) }) {
		t.Errorf("became %v (%v)", got, err)
	}
}

// Damaged names are refused or are names of something else, and nothing panics.
func TestDamagedNames(t *testing.T) {
	good := namedModule(1, "a", "b", "c")
	body := good[2].body
	for i := range body {
		good[2].body = body[:i]
		if _, err := addStartup(good, "a\n"); err == nil && i > len(customHead("name")) {
			t.Errorf("%q was taken", body[:i])
		}
		for b := range 256 {
			good[2].body = slices.Clone(body)
			good[2].body[i] = byte(b)
			addStartup(good, "a\n")
		}
	}
}

// The page calls functions by their places in the table, which must be where Go's linker begins it.
func TestAnotherTableIsRefused(t *testing.T) {
	for _, c := range []struct {
		start int
		ok    bool
	}{{TableStart, true}, {TableStart + 1, false}, {0, false}} {
		elements := append(appendSigned([]byte{1, 0, i32Const}, c.start), endOfExpr, 0)
		module := append([]section{{elementSection, elements}}, namedModule(1, "a")...)
		if _, err := addStartup(module, "a\n"); (err == nil) != c.ok {
			t.Errorf("a table from %d: %v", c.start, err)
		}
	}
}

package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
)

// Chromium compiles a function when it is called for the first time, and the start of the program calls so many that a
// slow phone compiles them longer than it runs them. So the program brings along a list of these functions, and of those
// that the first moves of a game call: a worker has them compiled while the page starts (web/scripts/warmer.js). Without it,
// later visits are ready 39 % later, first ones 4 %. The list is a help and no promise: a function that is not in it is
// compiled as ever, and a name that is gone is left out. It has a name on each line: first those of the start, then, after
// an empty line, those of a game.

// startupSection is the custom section of the module that has the list: a bit for every function of the module in the
// order of the table, the lowest bit of a byte first, set for those of the start; and as many bytes again for those
// of a game. The module gives out its table of functions and the global variable that is Go's stack pointer.
const startupSection = "startup"

// TableStart is where Go's linker begins the table of functions.
const TableStart = 0x1000

const (
	customSection  = 0
	exportSection  = 7
	elementSection = 9

	tableKind, globalKind = 1, 3

	ofFunctions = 1 // subsection of the names

	mostImports = 1000 // a bound for what is believed
)

// addStartup puts the list into a module and takes the names of its functions out.
func addStartup(module []section, list string) ([]section, error) {
	first, names, err := functionNames(module)
	if err != nil || names == nil {
		return module, err
	}
	own, places := names[first:], map[string]int{}
	for i, name := range own {
		places[name] = i
	}
	body := customHead(startupSection)
	ofStart, ofGame, _ := strings.Cut(list, "\n\n")
	for _, part := range []string{ofStart, ofGame} {
		set := make([]byte, (len(own)+7)/8)
		for name := range strings.Lines(part) {
			if i, ok := places[strings.TrimSpace(name)]; ok {
				set[i/8] |= 1 << (i % 8)
			}
		}
		body = append(body, set...)
	}
	var out []section
	for _, s := range module {
		if s.id == elementSection && !startsTable(s.body) {
			return nil, errBadModule
		}
		if s.id == exportSection {
			if s.body, err = addExports(s.body); err != nil {
				return nil, err
			}
		}
		if !s.isCustom("name") {
			out = append(out, s)
		}
	}
	return append(out, section{customSection, body}), nil
}

// startsTable is whether a section of elements is one segment that begins at TableStart.
func startsTable(body []byte) bool {
	in := reader{rest: body}
	count, kind, instruction, start := in.byte(), in.byte(), in.byte(), in.signed()
	return !in.failed && count == 1 && kind == 0 && instruction == i32Const && start == TableStart
}

// customHead begins the body of a custom section.
func customHead(name string) []byte {
	return append(binary.AppendUvarint(nil, uint64(len(name))), name...)
}

func (s section) isCustom(name string) bool {
	return s.id == customSection && bytes.HasPrefix(s.body, customHead(name))
}

// FunctionNames are the names of a program's functions by number. It must not be packed.
func FunctionNames(program []byte) ([]string, error) {
	module, err := takeApart(program)
	if err != nil {
		return nil, err
	}
	_, names, err := functionNames(module)
	return names, err
}

// functionNames are the names of a module's functions by number. The first ones are imported and have none; the other ones
// are in the table, in this order. A module need not have names.
func functionNames(module []section) (first int, names []string, err error) {
	i := slices.IndexFunc(module, func(s section) bool { return s.isCustom("name") })
	if i < 0 {
		return 0, nil, nil
	}
	in := reader{rest: module[i].body}
	in.text()
	kind, table := in.byte(), in.take(int(in.unsigned()))
	if in.failed || kind != ofFunctions {
		return 0, nil, errBadModule
	}
	in = reader{rest: table}
	for i := range in.unsigned() {
		number := int(in.unsigned())
		if i == 0 {
			first = min(number, mostImports)
			names = make([]string, first)
		}
		if names = append(names, in.text()); in.failed || number != len(names)-1 {
			return 0, nil, errBadModule
		}
	}
	return first, names, nil
}

// addExports has a module give out its table of functions and Go's stack pointer.
func addExports(body []byte) ([]byte, error) {
	count, size := binary.Uvarint(body)
	if size <= 0 {
		return nil, errBadModule
	}
	out := append(binary.AppendUvarint(nil, count+2), body[size:]...)
	out = append(append(out, customHead("table")...), tableKind, 0)
	return append(append(out, customHead("sp")...), globalKind, 0), nil
}

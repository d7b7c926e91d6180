package wasm

import (
	"bytes"
	"encoding/binary"
)

// Function is a function of a program and how long its code is.
type Function struct {
	Name  string // as Go's linker writes it: in paths of packages, _ stands for what is no letter
	Bytes int
}

const (
	customSection = 0
	codeSection   = 10
	ofFunctions   = 1 // part of the section of names
)

// Functions are those of a program that has their names, which a packed one has not.
func Functions(program []byte) ([]Function, error) {
	module, err := takeApart(program)
	if err != nil {
		return nil, err
	}
	var list []Function
	var sizes []int
	for _, s := range module {
		in := reader{rest: s.body}
		if s.id == codeSection {
			for range in.unsigned() {
				sizes = append(sizes, len(in.take(int(in.unsigned()))))
			}
		}
		head := append(binary.AppendUvarint(nil, 4), "name"...)
		if s.id == customSection && bytes.HasPrefix(s.body, head) {
			in.take(len(head))
			if in.byte() != ofFunctions {
				return nil, errBadModule
			}
			in.unsigned() // its length
			for range in.unsigned() {
				in.unsigned() // the number: imports, which have no names, come before all others
				list = append(list, Function{Name: string(in.take(int(in.unsigned())))})
			}
		}
		if in.failed {
			return nil, errBadModule
		}
	}
	if len(list) == 0 || len(list) != len(sizes) {
		return nil, errBadModule
	}
	for i := range list {
		list[i].Bytes = sizes[i]
	}
	return list, nil
}

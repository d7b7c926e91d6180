package wasm

const ofFunctions = 1 // part of the section of names

// A Function is a function of a program. Its name is as Go's linker writes it, with _ instead of
// special characters in the package path. Bytes is the length of its code.
type Function struct {
	Name  string
	Bytes int
}

// Functions returns a program's functions in order. The program must not be packed, because a
// packed program has no names.
func Functions(program []byte) (functions []Function, err error) {
	defer refuse(&err)
	named := false
	for id, body := range sections(program) {
		in := reader(body)
		switch {
		case id == codeSection:
			for range in.number() {
				functions = append(functions, Function{Bytes: len(in.bytes())})
			}
		case id == customSection && string(in.bytes()) == "name":
			in.expect(ofFunctions)
			in.number() // length of the part
			named = in.number() == len(functions)
			for i := range functions {
				in.number() // index: imports, which have no names, precede all others
				functions[i].Name = string(in.bytes())
			}
		}
	}
	if !named {
		return nil, errLayout
	}
	return functions, nil
}

// An instruction's address has its function's number, counted from firstFunction, above 16 bits for
// the position inside the function (cmd/link/internal/wasm/asm.go).
const firstFunction = 0x1000

// At returns the function of an address, or a Function without a name.
func At(functions []Function, address uint64) Function {
	if i := address>>16 - firstFunction; i < uint64(len(functions)) {
		return functions[i]
	}
	return Function{}
}

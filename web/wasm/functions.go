package wasm

const ofFunctions = 1 // part of the section of names

// A Function of a program has a name, in which _ stands for what is no letter of a package's path, as Go's linker writes it,
// and its code a length in bytes.
type Function struct {
	Name  string
	Bytes int
}

// Functions are those of a program that has their names, which a packed one has not, in their order.
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
			in.number() // its length
			named = in.number() == len(functions)
			for i := range functions {
				in.number() // its own: imports, which have no names, come before all others
				functions[i].Name = string(in.bytes())
			}
		}
	}
	if !named {
		return nil, errLayout
	}
	return functions, nil
}

// The address of an instruction has the number of its function, which begins at firstFunction, above 16 bits for the place
// in it (cmd/link/internal/wasm/asm.go).
const firstFunction = 0x1000

// At is the function of an address, or one without a name.
func At(functions []Function, address uint64) Function {
	if i := address>>16 - firstFunction; i < uint64(len(functions)) {
		return functions[i]
	}
	return Function{}
}

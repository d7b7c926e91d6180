package wasm

const ofFunctions = 1 // part of the section of names

// Functions are those of a program that has their names, which a packed one has not, and how many bytes the code of each
// has. In names, as Go's linker writes them, _ stands for what is no letter of a package's path.
func Functions(program []byte) (bytes map[string]int, err error) {
	defer refuse(&err)
	var sizes []int
	var names []string
	for id, body := range sections(program) {
		in := reader(body)
		switch {
		case id == codeSection:
			for range in.number() {
				sizes = append(sizes, len(in.bytes()))
			}
		case id == customSection && string(in.bytes()) == "name":
			in.expect(ofFunctions)
			in.number() // its length
			for range in.number() {
				in.number() // its own: imports, which have no names, come before all others
				names = append(names, string(in.bytes()))
			}
		}
	}
	if len(names) == 0 || len(names) != len(sizes) {
		return nil, errLayout
	}
	bytes = map[string]int{}
	for i, name := range names {
		bytes[name] += sizes[i]
	}
	return bytes, nil
}

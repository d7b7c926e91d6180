package site

import (
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strconv"

	"kulami/web/wasm"
)

// functions returns the functions of the program with their names.
func functions() ([]wasm.Function, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	program, err := smallBuild(root, "-w")
	if err != nil {
		return nil, err
	}
	return wasm.Functions(program)
}

// packageOf matches the package at the start of a function's name. The dot in a host name does not
// end it.
var packageOf = regexp.MustCompile(`^((github\.com|rsc\.io)_)?[^.]*`)

// Weigh prints the bytes of code of each package before compression, and the longest functions.
func Weigh(out io.Writer) error {
	functions, err := functions()
	if err != nil {
		return err
	}
	all, packages, counts, lengths := 0, map[string]int{}, map[string]int{}, map[string]int{}
	for _, f := range functions {
		all += f.Bytes
		packages[packageOf.FindString(f.Name)] += f.Bytes
		counts[packageOf.FindString(f.Name)]++
		lengths[f.Name] += f.Bytes
	}
	fmt.Fprintf(out, "%9d bytes of code in %d functions\n\n", all, len(functions))
	for _, p := range heaviest(packages) {
		fmt.Fprintf(out, "%9d %5.1f %% %5d functions  %s\n", packages[p], 100*float64(packages[p])/float64(all), counts[p], p)
	}
	fmt.Fprintln(out)
	for _, name := range heaviest(lengths) {
		fmt.Fprintf(out, "%9d  %s\n", lengths[name], name)
	}
	return nil
}

// heaviest returns the forty names with the most bytes.
func heaviest(bytes map[string]int) []string {
	names := slices.SortedFunc(maps.Keys(bytes), func(a, b string) int { return bytes[b] - bytes[a] })
	return names[:min(40, len(names))]
}

// NameTrace adds a function name after every address in a stack trace from a browser's console. The
// program itself has no names. The result is right if the program was built from these sources.
func NameTrace(trace []byte) ([]byte, error) {
	functions, err := functions()
	return withNames(trace, functions), err
}

var addressInTrace = regexp.MustCompile(`\bpc=0x[0-9a-f]+`)

func withNames(trace []byte, functions []wasm.Function) []byte {
	return addressInTrace.ReplaceAllFunc(trace, func(pc []byte) []byte {
		address, _ := strconv.ParseUint(string(pc[len("pc=0x"):]), 16, 64)
		return fmt.Appendf(nil, "%s %s", pc, wasm.At(functions, address).Name)
	})
}

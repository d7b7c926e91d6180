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

// functions are those of the program, with their names.
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

// packageOf finds the package that the name of a function begins with; the dot in the name of a host does not end it.
var packageOf = regexp.MustCompile(`^((github\.com|rsc\.io)_)?[^.]*`)

// Weigh writes how many bytes of code, before compression, each package brings, and which functions are the longest.
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

// heaviest are the forty names with most bytes.
func heaviest(bytes map[string]int) []string {
	names := slices.SortedFunc(maps.Keys(bytes), func(a, b string) int { return bytes[b] - bytes[a] })
	return names[:min(40, len(names))]
}

// NameTrace is a stack trace that a browser's console has of the program, which has no names, with a name after every address.
// It is right where these sources are the program's.
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

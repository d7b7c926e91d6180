package site

import (
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"

	"kulami/web/wasm"
)

// packageOf finds the package that the name of a function begins with; the dot in the name of a host does not end it.
var packageOf = regexp.MustCompile(`^((github\.com|rsc\.io)_)?[^.]*`)

// Weigh writes how many bytes of code, before compression, each package brings, and which functions are the longest.
func Weigh(out io.Writer) error {
	root, err := repository()
	if err != nil {
		return err
	}
	program, err := goBuild(root, false, "-w")
	if err != nil {
		return err
	}
	functions, err := wasm.Functions(program)
	if err != nil {
		return err
	}
	all, packages, counts := 0, map[string]int{}, map[string]int{}
	for name, bytes := range functions {
		all += bytes
		packages[packageOf.FindString(name)] += bytes
		counts[packageOf.FindString(name)]++
	}
	fmt.Fprintf(out, "%9d bytes of code in %d functions\n\n", all, len(functions))
	for _, p := range heaviest(packages) {
		fmt.Fprintf(out, "%9d %5.1f %% %5d functions  %s\n", packages[p], 100*float64(packages[p])/float64(all), counts[p], p)
	}
	fmt.Fprintln(out)
	for _, name := range heaviest(functions) {
		fmt.Fprintf(out, "%9d  %s\n", functions[name], name)
	}
	return nil
}

// heaviest are the forty names with most bytes.
func heaviest(bytes map[string]int) []string {
	names := slices.SortedFunc(maps.Keys(bytes), func(a, b string) int { return bytes[b] - bytes[a] })
	return names[:min(40, len(names))]
}

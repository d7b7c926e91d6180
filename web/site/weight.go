package site

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"kulami/web/wasm"
)

// Weigh writes how many bytes of code, before compression, each package brings, and which functions are the longest.
func Weigh(out io.Writer) error {
	root, err := repository()
	if err != nil {
		return err
	}
	program, err := compileSmall(root, "-ldflags=-w")
	if err != nil {
		return err
	}
	functions, err := wasm.Functions(program)
	if err != nil {
		return err
	}
	all := 0
	bytes, counts := map[string]int{}, map[string]int{}
	var packages []string
	for _, f := range functions {
		p := packageOf(f.Name)
		if counts[p]++; counts[p] == 1 {
			packages = append(packages, p)
		}
		bytes[p] += f.Bytes
		all += f.Bytes
	}
	slices.SortFunc(packages, func(a, b string) int { return cmp.Compare(bytes[b], bytes[a]) })
	slices.SortFunc(functions, func(a, b wasm.Function) int { return cmp.Compare(b.Bytes, a.Bytes) })
	fmt.Fprintf(out, "%9d bytes of code in %d functions\n\n", all, len(functions))
	for _, p := range packages[:min(40, len(packages))] {
		fmt.Fprintf(out, "%9d %5.1f %% %5d functions  %s\n", bytes[p], 100*float64(bytes[p])/float64(all), counts[p], p)
	}
	fmt.Fprintln(out)
	for _, f := range functions[:min(40, len(functions))] {
		fmt.Fprintf(out, "%9d  %s\n", f.Bytes, f.Name)
	}
	return nil
}

// packageOf is the package that a function's name begins with; the dot in the name of a host does not end it.
func packageOf(name string) string {
	host := strings.Index(name, "_")
	for _, domain := range []string{"github.com_", "rsc.io_"} {
		if strings.HasPrefix(name, domain) {
			before, _, _ := strings.Cut(name[host:], ".")
			return name[:host] + before
		}
	}
	before, _, _ := strings.Cut(name, ".")
	return before
}

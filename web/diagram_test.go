package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "draw the diagram of app/README.md anew")

// TestDiagram compares the diagram of app/README.md with mayImport.
func TestDiagram(t *testing.T) {
	const file, begin, end = "../app/README.md", "```mermaid\n", "```\n"
	old, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(old), begin)
	drawn, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		t.Fatal("no diagram in", file)
	}
	want := diagram()
	if *update {
		if err := os.WriteFile(file, []byte(before+begin+want+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if drawn != want {
		t.Errorf("the diagram of %s is not that of mayImport: go test ./web -run TestDiagram -update", file)
	}
}

// diagram returns the packages of the app and of the rules in the language of Mermaid, without the imports that follow from others.
func diagram() string {
	imports := map[string][]string{}
	for name, others := range mayImport {
		from := boxOf(name)
		for _, other := range others {
			if to := boxOf(other); from != "" && to != "" && from != to && !slices.Contains(imports[from], to) {
				imports[from] = append(imports[from], to)
			}
		}
	}
	var reaches func(from, to string) bool
	reaches = func(from, to string) bool {
		return from == to || slices.ContainsFunc(imports[from], func(next string) bool { return reaches(next, to) })
	}
	var lines []string
	for from, others := range imports {
		for _, to := range others {
			if !slices.ContainsFunc(others, func(other string) bool { return other != to && reaches(other, to) }) {
				lines = append(lines, fmt.Sprintf("    %s --> %s\n", labelled(from), labelled(to)))
			}
		}
	}
	slices.Sort(lines)
	return "graph TD\n" + strings.Join(lines, "")
}

// boxOf returns the box of a package in the diagram, or nothing if it is left out.
func boxOf(name string) string {
	for _, group := range []string{"app/screen", "app/view"} {
		if strings.HasPrefix(name, group+"/") {
			return group
		}
	}
	switch {
	case name == "app/world", name == "app/style", name == "app/board/example", name == "app/text/generate":
		return ""
	case strings.HasPrefix(name, "web"), strings.HasPrefix(name, "rules/cmd/"), strings.HasPrefix(name, "rules/internal/"):
		return ""
	}
	return name
}

// labelled returns a box as Mermaid has it: a name without slashes, and the label.
func labelled(box string) string {
	return strings.ReplaceAll(box, "/", "_") + `["` + box + `"]`
}

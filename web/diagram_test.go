package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the diagram of packages into README.md")

// boxes are the boxes of the diagram in README.md, from top to bottom. A box holds packages by the
// beginning of their paths; a package belongs to the box with the longest one.
var boxes = []struct {
	name, label string
	paths       []string
}{
	{"web", "web<br>the entry of the program", []string{"web"}},
	{"site", "web/site<br>builds and serves the files", []string{"web/site", "web/book", "web/goapp", "web/host", "web/markup", "web/wasm", "app/style"}},
	{"view", "app/view<br>screens and dialogs, go-app", []string{"app/view"}},
	{"play", "app/play, app/desk, app/screen<br>Update(model, message) → model, effects", []string{"app/play", "app/desk", "app/screen"}},
	{"board", "app/board, app/picture<br>the board and all drawings", []string{"app/board", "app/dom", "app/picture"}},
	{"text", "app/text<br>all text, in 7 languages", []string{"app/text"}},
	{"think", "app/think<br>the engine in a worker", []string{"app/think"}},
	{"store", "app/library, app/game<br>games and settings in storage", []string{"app/library", "app/game", "app/store"}},
	{"live", "app/live, app/rtc<br>two devices, one game", []string{"app/live", "app/rtc"}},
	{"training", "app/training, app/rating<br>training results and ratings", []string{"app/training", "app/rating"}},
	{"engine", "rules/engine, rules/puzzle, rules/finish<br>the computer player, puzzles, finishes", []string{"rules/engine", "rules/puzzle", "rules/finish"}},
	{"rules", "rules<br>boards, positions, counts, links", []string{"rules"}},
}

// undrawn packages are left out: tests, commands and examples, which import anything, and app/json,
// which imports nothing.
var undrawn = []string{"app/json", "app/world", "app/board/example", "web/e2e", "web/journey", "web/browsers", "web/site/cmd", "web/goapp/work", "app/text/generate", "rules/cmd", "rules/internal"}

// boxOf returns the name of a package's box, or "" for a package that is left out.
func boxOf(pkg string) (name string) {
	longest := 0
	for _, b := range boxes {
		for _, path := range b.paths {
			if len(path) > longest && (pkg == path || strings.HasPrefix(pkg, path+"/")) {
				name, longest = b.name, len(path)
			}
		}
	}
	for _, path := range undrawn {
		if pkg == path || strings.HasPrefix(pkg, path+"/") {
			return ""
		}
	}
	return name
}

// diagram draws mayImport for Mermaid. It leaves an arrow out where two or more others lead to the
// same box.
func diagram() string {
	arrows := map[string]map[string]bool{}
	for pkg, imports := range mayImport {
		from := boxOf(pkg)
		for _, imported := range imports {
			if to := boxOf(imported); from != "" && to != "" && from != to {
				if arrows[from] == nil {
					arrows[from] = map[string]bool{}
				}
				arrows[from][to] = true
			}
		}
	}
	var leads func(from, to string) bool
	leads = func(from, to string) bool {
		for next := range arrows[from] {
			if next == to || leads(next, to) {
				return true
			}
		}
		return false
	}
	var out strings.Builder
	out.WriteString("```mermaid\nflowchart TD\n")
	for _, b := range boxes {
		fmt.Fprintf(&out, "    %s[\"%s\"]\n", b.name, b.label)
	}
	for _, b := range boxes {
		for _, to := range slices.Sorted(maps.Keys(arrows[b.name])) {
			detour := false
			for next := range arrows[b.name] {
				detour = detour || next != to && leads(next, to)
			}
			if !detour {
				fmt.Fprintf(&out, "    %s --> %s\n", b.name, to)
			}
		}
	}
	out.WriteString("```\n")
	return out.String()
}

// TestDiagram compares the diagram in README.md with mayImport.
func TestDiagram(t *testing.T) {
	const file = "../README.md"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), "```mermaid\n")
	_, after, closed := strings.Cut(rest, "```\n")
	if !ok || !closed {
		t.Fatal("README.md has no diagram")
	}
	text := before + diagram() + after
	if text == string(data) {
		return
	}
	if !*update {
		t.Fatal("the diagram in README.md differs from mayImport: go test ./web -run Diagram -update")
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

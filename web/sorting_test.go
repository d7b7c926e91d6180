package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// sortsBeside lists the uses of sorts of the standard library in a file.
func sortsBeside(file *ast.File) (uses []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && (x.Name == "sort" && s.Sel.Name != "Search" || x.Name == "slices" && strings.HasPrefix(s.Sel.Name, "Sort")) {
				uses = append(uses, x.Name+"."+s.Sel.Name)
			}
		}
		return true
	})
	return uses
}

// The program for the browser sorts with kulami/rules/sorting, which is much smaller than the sorts of the standard library.
func TestOneSort(t *testing.T) {
	for _, u := range list(t, []string{"GOOS=js", "GOARCH=wasm"}, "./web") {
		name, own := strings.CutPrefix(u.ImportPath, module)
		if !own {
			continue
		}
		files, err := filepath.Glob(filepath.Join("..", name, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(name, err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, use := range sortsBeside(file) {
				t.Errorf("%s uses %s", path, use)
			}
		}
	}
}

// The check must see what it is there for.
func TestSortsBesideAreSeen(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "", "package x\nfunc f() { slices.SortFunc(a, b); slices.Clone(a); sort.Ints(a) }", 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(sortsBeside(file), " "); got != "slices.SortFunc sort.Ints" {
		t.Error(got)
	}
}

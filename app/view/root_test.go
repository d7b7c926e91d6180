package view

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// Root handles messages, effects and the page's events. Drawing is done elsewhere, from values.
func TestRootIsSmall(t *testing.T) {
	const most = 25
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var methods []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			if pointer, ok := f.Recv.List[0].Type.(*ast.StarExpr); ok {
				if name, ok := pointer.X.(*ast.Ident); ok && name.Name == "Root" {
					methods = append(methods, f.Name.Name)
				}
			}
		}
	}
	if len(methods) == 0 || len(methods) > most {
		t.Errorf("Root has %d methods, at most %d are wanted: %s", len(methods), most, strings.Join(methods, " "))
	}
}

package site_test

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Go-app takes values of any type for attributes and texts, its copy only those of the four types that toString knows.
func TestValuesOfElements(t *testing.T) {
	values := 0
	for _, name := range []string{"dom", "board", "view"} {
		values += checkValues(t, "../../app/"+name)
	}
	if values < 500 {
		t.Errorf("%d values were found", values)
	}
}

// checkValues looks at all values of the elements of a package, and returns how many there are.
func checkValues(t *testing.T, dir string) (values int) {
	t.Helper()
	pkg, err := build.ImportDir(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	var list []*ast.File
	for _, name := range pkg.GoFiles {
		f, err := parser.ParseFile(files, filepath.Join(pkg.Dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, f)
	}
	info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	compiled, err := exec.Command("go", "list", "-deps", "-export", "-f", "{{.ImportPath}} {{.Export}}", pkg.Dir).Output()
	if err != nil {
		t.Fatal(err)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(compiled)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		exports[name] = file
	}
	open := func(name string) (io.ReadCloser, error) { return os.Open(exports[name]) }
	config := types.Config{Importer: importer.ForCompiler(files, "gc", open)}
	if _, err := config.Check(pkg.Name, files, list, &info); err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			callee, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || !takesAny(info.Uses[callee.Sel]) {
				return true
			}
			value := call.Args[len(call.Args)-1]
			values++
			switch got := info.Types[value].Type.String(); got {
			case "string", "int", "bool", "float64":
			default:
				t.Errorf("%s: %s is given a value of type %s", files.Position(value.Pos()), callee.Sel.Name, got)
			}
			return true
		})
	}
	return values
}

// takesAny is whether a function makes an attribute or a text of a value of any type.
func takesAny(f types.Object) bool {
	if f == nil || f.Pkg() == nil || f.Pkg().Path() != "github.com/maxence-charriere/go-app/v10/pkg/app" {
		return false
	}
	switch f.Name() {
	case "Aria", "Attr", "DataSet", "Max", "Min", "Text", "Value":
		return true
	}
	return false
}

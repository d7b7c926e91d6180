package goapp

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strings"
)

// oneElementType rewrites go-app's html_gen.go. There every HTML element has its own interface and
// type, each with some 80 identical methods. In the result these types are aliases of the type
// element, which has each method once. So calls are direct, and their arguments stay on the stack:
// app.wasm is 6 % smaller with brotli. A value is plain text instead of a format, because vet
// reports formats that are not constant.
func oneElementType(source []byte) ([]byte, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "html_gen.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	text := func(n ast.Node) string { return string(source[n.Pos()-file.FileStart : n.End()-file.FileStart]) }
	out := bytes.NewBufferString("package app\n")
	plain := strings.NewReplacer("format string, v ...any", "v string", "FormatString(format, v...)", "v")
	// The methods of element. Methods that differ between elements, or can be faster, are in
	// element.go.
	written := map[string]string{"Aria": "", "Body": "", "DataSet": "", "Text": "", "Textf": ""}
	for _, decl := range file.Decls {
		code := text(decl)
		switch d := decl.(type) {
		case *ast.GenDecl:
			if spec, ok := d.Specs[0].(*ast.TypeSpec); ok {
				code = "type " + spec.Name.Name + " = element"
				if _, ok := spec.Type.(*ast.InterfaceType); ok {
					// the interface is a pointer to its type
					code = "type " + spec.Name.Name + " = *element"
				}
			}
		case *ast.FuncDecl:
			if d.Recv == nil {
				break
			}
			ofType := text(d.Recv.List[0].Type)
			code = plain.Replace(code)
			method := strings.ReplaceAll(text(d.Type.Params)+text(d.Body), ofType, "*element")
			if first, ok := written[d.Name.Name]; ok {
				if first != "" && first != method {
					return nil, fmt.Errorf("go-app's method %s of %s differs from other elements", d.Name, ofType)
				}
				continue
			}
			written[d.Name.Name] = method
		}
		fmt.Fprintln(out, code)
	}
	return format.Source(out.Bytes())
}

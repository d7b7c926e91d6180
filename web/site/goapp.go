package site

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// The program is built with a copy of go-app that has what a browser needs of it, its components and their diffing against
// the page: without the HTTP server, routes, states, storage, notifications and so on app.wasm is 30 % smaller with
// brotli. What uses anything left out does not compile or panics. The files in the folder goapp stand in for files of
// go-app or are added to them. All this holds for one version of go-app; another one is refused.
const (
	goAppModule  = "github.com/maxence-charriere/go-app/v10"
	goAppVersion = "v10.1.11"
)

// copied are the files of go-app's folder pkg that the copy has.
var copied = []string{"app/action.go", "app/attribute.go", "app/component.go", "app/event.go", "app/html.go", "app/html_gen.go", "app/js.go",
	"app/js_wasm.go", "app/node.go", "app/raw.go", "app/strings.go", "app/tag.go", "app/text.go", "app/update.go", "errors/errors.go"}

//go:embed goapp
var standIns embed.FS

// edits are changes of texts that a file has once.
var edits = []struct{ file, old, new string }{
	{"app/js.go", `"net/url"`, `"` + goAppModule + `/pkg/url"`},
	{"app/js_wasm.go", `"net/url"`, `"` + goAppModule + `/pkg/url"`},
	{"app/component.go", "ctx.JSSrc()", "c.JSValue()"},
	{"app/component.go", "Log(", "panic("},
	{"app/node.go", "ctx.notifyComponentEvent = m.NotifyComponentEvent", ""},
	{"app/node.go", `"html"`, ""},
	{"app/node.go", "w.WriteString(html.EscapeString(v.value))", `panic("markup is left out of this build")`},
	{"app/node.go", "NewTestEngine().(*engineX)", "new(engineX)"},
	{"app/node.go", "case *htmlElem, *htmlElemSelfClosing:", "case *element:"},

	// The page that was sent is taken over, in place of drawing it anew (take_over.go.txt): later visits are ready 30 % sooner,
	// first ones 15 %.
	{"app/node.go", "type nodeManager struct {\n}", ""},
	{"app/node.go", "v.jsvalue = Window()",
		"var err error\n\tif v.jsvalue, err = m.take(\"nodeValue\", v.value); v.jsvalue != nil || err != nil {\n\t\treturn v, err\n\t}\n\tv.jsvalue = Window()"},
	{"app/node.go", "jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())\n\tv = v.setJSElement(jsElement)\n\tm.mountHTMLAttributes(ctx, v)",
		"inside, err := m.takeElement(ctx, v)\n\tif err != nil {\n\t\treturn nil, err\n\t}"},
	{"app/node.go", "for i, child := range children {", "for i, child := range children {\n\t\tm := m.child(inside, i)"},
	{"app/node.go", "v.JSValue().appendChild(child)\n\t}\n\n\treturn v, nil",
		"m.place(v.JSValue(), child)\n\t}\n\t_, err = m.child(inside, len(children)).take(\"nodeName\", \"nothing\")\n\treturn v, err"},
	{"app/node.go", `wrapper, _ := Window().createElement("div", "")`,
		"var err error\n\tif v.jsElement, err = m.take(\"localName\", v.tag); v.jsElement != nil || err != nil {\n\t\treturn v, err\n\t}\n\twrapper, _ := Window().createElement(\"div\", \"\")"},

	// A page that the browser translates stays true (restore.go.txt).
	{"app/node.go", "v.JSValue().setNodeValue", "restore(v)\n\tv.JSValue().setNodeValue"},
	{"app/node.go", "v.JSValue().replaceChild(newChild, child)", "restore(child)\n\t\tv.JSValue().replaceChild(newChild, child)"},
	{"app/node.go", "v.JSValue().removeChild(child)", "restore(child)\n\t\tv.JSValue().removeChild(child)"},
	{"app/node.go", "parent.JSValue().replaceChild(newRoot, root)", "restore(root)\n\t\t\t\tparent.JSValue().replaceChild(newRoot, root)"},
	{"app/node.go", "parent.JSValue().replaceChild(newMount, v)", "restore(v)\n\t\t\tparent.JSValue().replaceChild(newMount, v)"},

	// A component with a method Become compares itself with what it is to be (element.go.txt): the slowest tap of a game is
	// answered 13 % sooner, for 0.6 % of app.wasm.
	{"app/node.go", "var modifiedFields bool\n\tfor i := 0; i <",
		"b, ok := v.(becomer)\n\tmodifiedFields := ok && b.Become(new)\n\tfor i := 0; !ok && i <"},
}

// smallGoApp makes the copy in dir, and a workspace file that puts it in go-app's place; GOWORK names that to a build. An
// overlay would be simpler, but `go build -overlay` refuses to replace files of the module cache.
func smallGoApp(root, dir string) (workspace string, err error) {
	listed, err := goTool(root, nil, "list", "-m", "-f", "{{.Version}} {{.Dir}}", goAppModule)
	if err != nil {
		return "", err
	}
	version, source, _ := strings.Cut(listed, " ")
	if version != goAppVersion {
		return "", fmt.Errorf("go-app is %s, and the files in web/site/goapp stand in for those of %s", version, goAppVersion)
	}
	files, err := goAppFiles(os.DirFS(source))
	if err != nil {
		return "", err
	}
	module := filepath.Join(dir, "go-app")
	if err := files.Write(module); err != nil {
		return "", err
	}
	workspace = filepath.Join(dir, "go.work")
	_, err = goTool(root, []string{"GOWORK=" + workspace}, "work", "init", root, module)
	return workspace, err
}

// goAppFiles are the files of the copy of the module at source.
func goAppFiles(source fs.FS) (Files, error) {
	files := Files{"go.mod": []byte("module " + goAppModule + "\n\ngo 1.26\n")}
	for _, name := range copied {
		text, err := fs.ReadFile(source, "pkg/"+name)
		if err != nil {
			return nil, err
		}
		files["pkg/"+name] = text
	}
	for _, e := range edits {
		if err := files.edit("pkg/"+e.file, e.old, e.new); err != nil {
			return nil, fmt.Errorf("go-app's %w", err)
		}
	}
	elements, err := oneElementType(files["pkg/app/html_gen.go"])
	if err != nil {
		return nil, err
	}
	files["pkg/app/html_gen.go"] = elements
	names, err := fs.Glob(standIns, "goapp/*/*")
	for _, name := range names {
		place := "pkg" + strings.TrimSuffix(strings.TrimPrefix(name, "goapp"), ".txt")
		files[place], _ = standIns.ReadFile(name) // it has just been found
	}
	return files, err
}

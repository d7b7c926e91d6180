package site

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// goApp is the module that brings along what no browser needs or this program does not use.
const goApp = "github.com/maxence-charriere/go-app/v10"

// Cuts made in go-app's package app for the browser: an HTTP server, routes by pattern, states, and encryption. What
// uses one of them does not compile any more. And four things are put in: the start is cut into small pieces of work, the
// first component takes the page over as it was sent, one that has a method Become compares itself with what it is to be,
// and a drawing sets attributes in one call. All that holds for one version only; with another the stock build is made.
var (
	cutVersion = "v10.1.11"

	// cutFiles are left out. Some have a file in slim/app that stands in for what the rest asks for by name.
	cutFiles = map[string]bool{"crypto.go": true, "http.go": true, "route.go": true, "state.go": true}

	// cutText is taken out of the others or replaced, by file.
	cutText = map[string][]cut{
		"app.go": {{from: "// RouteWithRegexp associates", to: "// NewZeroComponentFactory"}},
		"context.go": {
			{from: "\t\"encoding/json\"\n"}, {from: "\t\"strings\"\n"}, {from: "\t\"github.com/google/uuid\"\n"},
			{from: "// DeviceID fetches", to: "// Page retrieves"},
			{from: "// Encrypt enciphers", to: "// Notifications accesses"},
		},
		"resource.go": {
			{from: "\t\"net/http\"\n"}, {from: "\thttp.Handler\n"},
			{from: "\t\tHandler:   http.FileServer(http.Dir(directory)),\n"},
		},
		"attribute.go": {{from: "\t\tjsElement.Call(\"setAttribute\", name, value)\n", put: "\t\tdress(jsElement, name, value)\n"}},
		"engine.go": {
			{from: "\tbody, err := e.nodes.Update(", put: "\tdefer takeOver()()\n\tdefer dressed()\n\tbody, err := e.nodes.Update("},
			{from: "component failed\").Wrap(err))\n\t\t}\n\t})\n", put: "component failed\").Wrap(err))\n\t\t}\n\t\tdressed()\n\t})\n"},
		},
		"node.go": {
			{
				from: "\tvalue := reflect.Indirect(reflect.ValueOf(v))\n",
				put: "\tif one, ok := v.(interface{ Become(Composer) bool }); ok {\n\t\tif !one.Become(new) {\n\t\t\treturn v, nil\n\t\t}\n" +
					"\t\tctx.removeComponentUpdate(v)\n\t\treturn m.UpdateComponentRoot(ctx, v)\n\t}\n\tvalue := reflect.Indirect(reflect.ValueOf(v))\n",
			},
			{from: "\tv.jsvalue = Window().", put: "\tif v.value != \"\" && takingOver() {\n\t\tv.jsvalue = take(0)\n\t\treturn v, nil\n\t}\n\tv.jsvalue = Window()."},
			{
				from: "\tjsElement, _ := Window().", to: "\tm.mountHTMLEventHandlers(ctx, v)\n\n\tv = v.setDepth",
				put: "\tjsElement, taken := take(0), takingOver()\n\tif !taken {\n\t\tjsElement, _ = Window().createElement(v.Tag(), v.XMLNamespace())\n\t}\n" +
					"\tv = v.setJSElement(jsElement)\n\tif !taken {\n\t\tm.mountHTMLAttributes(ctx, v)\n\t}\n",
			},
			{from: "\t\tv.JSValue().appendChild(child)\n", put: "\t\tif !taken || empty(child) {\n\t\t\tv.JSValue().appendChild(child)\n\t\t}\n"},
			{from: "\twrapper, _ := Window().", put: "\tif v.jsElement = take(inside(v.value)); v.jsElement != nil {\n\t\treturn v, nil\n\t}\n\twrapper, _ := Window()."},
			{from: "\t\tv.JSValue().replaceChild(newChild, child)\n", put: "\t\tif !takingOver() {\n\t\t\tv.JSValue().replaceChild(newChild, child)\n\t\t}\n"},
		},
	}

	//go:embed slim
	standIns embed.FS
)

// cut is a piece of text: from its beginning up to another one, or if there is none, the beginning alone; and what
// comes in its place.
type cut struct{ from, to, put string }

// out takes the piece out of a text. It must be there.
func (c cut) out(text string) (string, error) {
	start := strings.Index(text, c.from)
	if start < 0 {
		return "", fmt.Errorf("%q is not there", c.from)
	}
	length := len(c.from)
	if c.to != "" {
		if length = strings.Index(text[start:], c.to); length < 0 {
			return "", fmt.Errorf("%q is not there", c.to)
		}
	}
	return text[:start] + c.put + text[start+length:], nil
}

// slim makes a copy of go-app without what is cut from it under build/, and a go.mod beside it that puts the copy in
// go-app's place. It returns the path of that go.mod. The copy is made once for every state of the cuts and is no part
// of the repository.
func slim(root string) (modfile string, err error) {
	out, err := goTool(root, nil, "list", "-m", "-f", "{{.Version}} {{.Dir}}", goApp)
	if err != nil {
		return "", err
	}
	version, source, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != cutVersion || source == "" {
		return "", fmt.Errorf("go-app is %s, the cuts are for %s", version, cutVersion)
	}
	cuts, err := cutsDigest()
	if err != nil {
		return "", err
	}
	build := filepath.Join(root, "build")
	copied := filepath.Join(build, "go-app-"+version+"-"+cuts)
	if _, err := os.Stat(copied); err != nil {
		if err := copyCut(source, copied); err != nil {
			return "", err
		}
	}
	return slimMod(root, build, filepath.Base(copied))
}

// cutsDigest names the state of the cuts.
func cutsDigest() (string, error) {
	sum := sha256.New()
	fmt.Fprintln(sum, cutFiles, cutText)
	err := fs.WalkDir(standIns, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := standIns.ReadFile(name)
		fmt.Fprintf(sum, "%s %q\n", name, text)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil)[:5]), err
}

// slimMod writes the go.mod that names the copy. Its path is relative to the repository, so that the same sources give
// the same program anywhere.
func slimMod(root, build, copied string) (modfile string, err error) {
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(build, "slim"+filepath.Ext(name)), text, 0o644); err != nil {
			return "", err
		}
	}
	modfile = filepath.Join(build, "slim.mod")
	_, err = goTool(root, nil, "mod", "edit", "-replace", goApp+"=./build/"+copied, modfile)
	return modfile, err
}

// copyCut copies what a browser build needs of the module at source. The copy appears whole or not at all.
func copyCut(source, target string) error {
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp(filepath.Dir(target), "cut-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := copyModule(source, work); err != nil {
		return err
	}
	if err := copyStandIns(work); err != nil {
		return err
	}
	if err := os.Rename(work, target); err != nil {
		if _, there := os.Stat(target); there == nil {
			return nil // another build was faster
		}
		return err
	}
	return nil
}

func copyModule(source, work string) error {
	tree := os.DirFS(source)
	return fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		folder := filepath.ToSlash(filepath.Dir(name))
		wanted := name == "go.mod" || folder == "pkg/app" || folder == "pkg/errors" || folder == "pkg/logs"
		if err != nil || entry.IsDir() || !wanted || strings.HasSuffix(name, "_test.go") || cutFiles[filepath.Base(name)] {
			return err
		}
		content, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		text := string(content)
		for _, c := range cutText[filepath.Base(name)] {
			if text, err = c.out(text); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		return writeText(work, name, text)
	})
}

// copyStandIns puts what is in slim/ beside the module's packages or into them.
func copyStandIns(work string) error {
	return fs.WalkDir(standIns, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := standIns.ReadFile(name)
		if err != nil {
			return err
		}
		name = strings.TrimPrefix(strings.TrimSuffix(name, ".txt"), "slim/")
		return writeText(work, "pkg/"+name, string(text))
	})
}

func writeText(dir, name, text string) error {
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

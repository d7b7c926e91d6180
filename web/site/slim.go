package site

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// goApp is the module that brings an HTTP server along, which no browser build calls.
const goApp = "github.com/maxence-charriere/go-app/v10"

// Cuts made in go-app's package app for the browser: files left out, what is taken out of others, and what the rest
// still asks for by name. They hold for one version only; with another the stock build is made.
var (
	cutVersion = "v10.1.11"
	cutFiles   = map[string]bool{"http.go": true}
	cutText    = map[string][]string{
		"resource.go": {"\t\"net/http\"\n", "\t\tHandler:   http.FileServer(http.Dir(directory)),\n", "\thttp.Handler\n"},
	}
	cutStubs = "package app\n\n// Handler serves nothing in a browser.\ntype Handler struct{}\n"
)

// slim makes a copy of go-app without its server under build/, and a go.mod beside it that puts the copy in go-app's
// place. It returns the path of that go.mod. The copy is made once and is no part of the repository.
func slim(root string) (modfile string, err error) {
	out, err := goTool(root, nil, "list", "-m", "-f", "{{.Version}} {{.Dir}}", goApp)
	if err != nil {
		return "", err
	}
	version, source, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != cutVersion || source == "" {
		return "", fmt.Errorf("go-app is %s, the cuts are for %s", version, cutVersion)
	}
	build := filepath.Join(root, "build")
	copied := filepath.Join(build, "go-app-"+version)
	if _, err := os.Stat(copied); err != nil {
		if err := copyCut(source, copied); err != nil {
			return "", err
		}
	}
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
	// Relative to the repository, so that the same sources give the same program anywhere.
	_, err = goTool(root, nil, "mod", "edit", "-replace", goApp+"=./build/"+filepath.Base(copied), modfile)
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
	tree := os.DirFS(source)
	err = fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		folder := filepath.ToSlash(filepath.Dir(name))
		wanted := name == "go.mod" || folder == "pkg/app" || folder == "pkg/errors" || folder == "pkg/logs"
		if err != nil || entry.IsDir() || !wanted || strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		return writeCut(work, name, string(text))
	})
	if err != nil {
		return err
	}
	if err := writeCut(work, "pkg/app/cut.go", cutStubs); err != nil {
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

// writeCut writes one file of the copy, without what is cut from it.
func writeCut(dir, name, text string) error {
	base := filepath.Base(name)
	if cutFiles[base] {
		return nil
	}
	for _, cut := range cutText[base] {
		if !strings.Contains(text, cut) {
			return fmt.Errorf("%s does not hold %q", name, cut)
		}
		text = strings.Replace(text, cut, "", 1)
	}
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

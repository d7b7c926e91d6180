// Package goapp makes the copy of go-app with which the game is built. The copy has only the parts
// for a browser: components and their diffing against the page. It leaves out the HTTP server,
// routes, states, storage, notifications and so on, which makes app.wasm 30 % smaller with brotli.
// Code that uses a missing part does not compile.
//
// The copy is in build/go-app. The file go.work replaces go-app with it, for every go command in
// the repository and for editors. It consists of:
//
//   - files of go-app, listed in copied, with the changes of go-app.patch;
//   - html_gen.go, rewritten to one type of element (elements.go);
//   - our own files in the folder module, which replace missing files or are additional.
//
// All this is for one version of go-app; Make rejects any other.
package goapp

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// path is the module path of go-app.
const path = "github.com/maxence-charriere/go-app/v10"

// version is the version of go-app for go-app.patch and the folder module.
const version = "v10.1.11"

// copied lists the copied files of go-app.
var copied = []string{"app/action.go", "app/attribute.go", "app/component.go", "app/event.go", "app/html.go", "app/html_gen.go",
	"app/js.go", "app/js_nowasm.go", "app/js_wasm.go", "app/node.go", "app/raw.go", "app/strings.go", "app/tag.go", "app/text.go",
	"app/update.go"}

// Make updates the copy in the repository at root. It returns the workspace file that makes the go
// command use it. If anything is missing or does not fit, the present copy stays.
func Make(root string) (workspace string, err error) {
	source, err := sourceOf(root)
	if err != nil {
		return "", err
	}
	files, err := files(os.DirFS(source), os.DirFS(filepath.Join(root, "web", "goapp")))
	if err != nil {
		return "", err
	}
	if err := write(filepath.Join(root, "build", "go-app"), files); err != nil {
		return "", err
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	workspace = filepath.Join(root, "go.work")
	return workspace, writeFile(workspace, fmt.Appendf(nil, "%s\n\nuse (\n\t.\n\t./build/go-app\n)\n", goLine.Find(mod)))
}

// goLine matches the Go version in go.mod. go.work must not have an older one.
var goLine = regexp.MustCompile(`(?m)^go .*`)

// sourceOf returns the folder of go-app's source. It downloads a missing source.
func sourceOf(root string) (dir string, err error) {
	list := []string{"list", "-m", "-f", "{{.Version}} {{.Dir}}", path}
	for _, args := range [][]string{list, {"mod", "download", path}, list} {
		cmd := exec.Command("go", args...)
		cmd.Dir, cmd.Stderr = root, os.Stderr
		cmd.Env = append(os.Environ(), "GOWORK=off")
		out, err := cmd.Output()
		if err != nil {
			return "", fmt.Errorf("go %s: %w", args[0], err)
		}
		found, dir, listed := strings.Cut(strings.TrimSpace(string(out)), " ")
		switch {
		case found != "" && found != version:
			return "", fmt.Errorf("go-app is %s, but web/goapp needs %s", found, version)
		case listed:
			return dir, nil
		}
	}
	return "", errors.New("go-app has no source")
}

// files returns the files of the copy, made from go-app's and from this folder's.
func files(goApp, own fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, name := range copied {
		name = "pkg/" + name
		text, err := fs.ReadFile(goApp, name)
		if err != nil {
			return nil, fmt.Errorf("go-app: %w", err)
		}
		files[name] = text
	}
	if err := patch(files, own); err != nil {
		return nil, err
	}
	const elements = "pkg/app/html_gen.go"
	text, err := oneElementType(files[elements])
	if err != nil {
		return nil, err
	}
	files[elements] = text
	module, err := fs.Sub(own, "module")
	if err != nil {
		return nil, err
	}
	return files, fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		files[name], err = fs.ReadFile(module, name)
		return err
	})
}

// patch applies go-app.patch.
func patch(files map[string][]byte, own fs.FS) error {
	text, err := own.Open("go-app.patch")
	if err != nil {
		return err
	}
	defer text.Close()
	changes, _, err := gitdiff.Parse(text)
	if err != nil {
		return fmt.Errorf("go-app.patch: %w", err)
	}
	for _, change := range changes {
		var changed bytes.Buffer
		if err := gitdiff.Apply(&changed, bytes.NewReader(files[change.OldName]), change); err != nil {
			where := change.OldName
			if conflict := (*gitdiff.ApplyError)(nil); errors.As(err, &conflict) {
				where += fmt.Sprint(", line ", conflict.Line)
			}
			return fmt.Errorf("go-app.patch does not fit go-app's %s: %w", where, err)
		}
		files[change.NewName] = changed.Bytes()
	}
	return nil
}

// write makes dir hold exactly these files. It leaves up-to-date files alone, so that several go
// commands can call it at the same time.
func write(dir string, files map[string][]byte) error {
	err := filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			return err
		}
		name, _ := filepath.Rel(dir, file) // both begin with dir
		if _, wanted := files[filepath.ToSlash(name)]; wanted {
			return nil
		}
		return os.Remove(file)
	})
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	for name, text := range files {
		if err := writeFile(filepath.Join(dir, filepath.FromSlash(name)), text); err != nil {
			return err
		}
	}
	return nil
}

// writeFile makes a file hold text, completely or not at all.
func writeFile(name string, text []byte) error {
	if was, err := os.ReadFile(name); err == nil && bytes.Equal(was, text) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	part, err := os.CreateTemp(filepath.Dir(name), ".*.part")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name()) // already gone unless something failed
	_, err = part.Write(text)
	if bad := part.Close(); err == nil {
		err = bad
	}
	if err == nil {
		err = os.Chmod(part.Name(), 0o644)
	}
	if err != nil {
		return err
	}
	return os.Rename(part.Name(), name)
}

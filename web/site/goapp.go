package site

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// The program is built with a copy of go-app that has what a browser needs of it, its components and their diffing against
// the page: without the HTTP server, routes, states, storage, notifications and so on app.wasm is 30 % smaller with
// brotli. In the folder goapp, files that end in .go.txt stand in for files of go-app's package app or are added to it, and
// those in folders are packages beside it. What uses anything left out does not compile or panics. The diffs have the
// first component take over the nodes of the page that was sent, in place of drawing it anew: later visits are ready 30 %
// sooner, first ones 15 %; and a component with a method Become compares itself with what it is to be: the slowest tap of a
// game is answered 13 % sooner. All this holds for one version of go-app; another one is refused.
const (
	goAppModule  = "github.com/maxence-charriere/go-app/v10"
	goAppVersion = "v10.1.11"
)

// copied are the files of go-app's package app that the copy has.
var copied = []string{"action.go", "attribute.go", "component.go", "event.go", "html.go", "js.go", "js_wasm.go", "node.go", "raw.go", "strings.go",
	"tag.go", "text.go", "update.go"}

//go:embed goapp
var standIns embed.FS

// smallGoApp makes the copy under build/, and a go.mod beside it that puts the copy in go-app's place. It returns the path
// of that go.mod. The copy is made once for every state of the stand-ins.
func smallGoApp(root string) (modfile string, err error) {
	out, err := goTool(root, nil, "list", "-m", "-f", "{{.Version}} {{.Dir}}", goAppModule)
	if err != nil {
		return "", err
	}
	version, source, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != goAppVersion || source == "" {
		return "", fmt.Errorf("go-app is %s, and the files in web/site/goapp stand in for those of %s", version, goAppVersion)
	}
	name, err := standInsDigest()
	if err != nil {
		return "", err
	}
	build := filepath.Join(root, "build")
	name = "go-app-" + version + "-" + name
	if _, err := os.Stat(filepath.Join(build, name)); errors.Is(err, fs.ErrNotExist) {
		err = copyGoApp(source, filepath.Join(build, name))
		if err != nil {
			return "", err
		}
	}
	return modfileWith(root, build, name)
}

// standInsDigest names the state of the stand-ins and of the list of what is copied beside them.
func standInsDigest() (string, error) {
	sum := sha256.New()
	fmt.Fprintf(sum, "%q\n", copied)
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

// modfileWith writes the go.mod that names the copy. Its path is relative to the repository, so that the same
// sources give the same program anywhere.
func modfileWith(root, build, copy string) (modfile string, err error) {
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(build, "small"+filepath.Ext(name)), text, 0o644); err != nil {
			return "", err
		}
	}
	modfile = filepath.Join(build, "small.mod")
	_, err = goTool(root, nil, "mod", "edit", "-replace", goAppModule+"=./build/"+copy, modfile)
	return modfile, err
}

// copyGoApp copies what a browser build needs of the module at source, with the stand-ins in their places. The copy
// appears whole or not at all.
func copyGoApp(source, target string) error {
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp(filepath.Dir(target), "copy-")
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
	names := []string{"go.mod", "pkg/errors/errors.go"}
	for _, name := range copied {
		names = append(names, "pkg/app/"+name)
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(source, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		if err := writeFile(work, name, text); err != nil {
			return err
		}
	}
	return nil
}

// copyStandIns puts the stand-ins in their places.
func copyStandIns(work string) error {
	return fs.WalkDir(standIns, "goapp", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := standIns.ReadFile(name)
		if err != nil {
			return err
		}
		name = strings.TrimSuffix(strings.TrimPrefix(name, "goapp/"), ".txt")
		if path.Dir(name) == "." {
			name = "app/" + name
		}
		name = "pkg/" + name
		name, isDiff := strings.CutSuffix(name, ".diff")
		if isDiff {
			old, err := os.ReadFile(filepath.Join(work, filepath.FromSlash(name)))
			if err != nil {
				return err
			}
			if text, err = applyDiff(string(old), string(text)); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		return writeFile(work, name, text)
	})
}

// applyDiff makes the changes of a unified diff without head. Every line that stays or goes must be in its place.
func applyDiff(text, diff string) ([]byte, error) {
	lines := strings.SplitAfter(text, "\n")
	var out []byte
	copyTo := func(end int) { // those that the diff does not name
		out = append(out, strings.Join(lines[:end], "")...)
		lines = lines[end:]
	}
	total := len(lines)
	for line := range strings.Lines(diff) {
		kind, rest := line[0], line[1:]
		if kind == '@' {
			var start int
			fmt.Sscanf(rest, "@ -%d", &start)
			done := total - len(lines)
			if start <= done || start > total {
				return nil, fmt.Errorf("line %d is not left", start)
			}
			copyTo(start - 1 - done)
			continue
		}
		if kind != '+' {
			if len(lines) == 0 || lines[0] != rest {
				return nil, fmt.Errorf("%q is not in its place", rest)
			}
			lines = lines[1:]
		}
		if kind != '-' {
			out = append(out, rest...)
		}
	}
	copyTo(len(lines))
	return out, nil
}

// writeFile writes the file at a slash-separated path below dir.
func writeFile(dir, name string, content []byte) error {
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o644)
}

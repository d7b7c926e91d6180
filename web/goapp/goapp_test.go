package goapp

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// repository returns a folder with a copy of this one, whose go.mod requires a version of go-app.
func repository(t *testing.T, version string) string {
	root := t.TempDir()
	mod := "module m\n\ngo 1.26.0\n\nrequire " + path + " " + version + "\n"
	sum, err := os.ReadFile("../../go.sum")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"go.mod": mod, "go.sum": string(sum)} {
		if err := writeFile(filepath.Join(root, name), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS(filepath.Join(root, "web", "goapp"), os.DirFS(".")); err != nil {
		t.Fatal(err)
	}
	return root
}

// everything reads all files in a folder and below.
func everything(t *testing.T, dir string) map[string]string {
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			text, bad := os.ReadFile(filepath.Join(dir, name))
			files[name], err = string(text), bad
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Make repairs a copy with missing, changed or additional files, and writes nothing if the copy is
// right.
func TestMake(t *testing.T) {
	root := repository(t, version)
	workspace, err := Make(root)
	if err != nil {
		t.Fatal(err)
	}
	made := filepath.Join(root, "build", "go-app")
	want := everything(t, made)
	if text, err := os.ReadFile(workspace); err != nil || !strings.HasPrefix(string(text), "go 1.26.0\n") {
		t.Errorf("%v\n%s", err, text)
	}
	if want["pkg/app/engine.go"] == "" || !strings.Contains(want["pkg/app/node.go"], "restore(v)") || want["pkg/app/http.go"] != "" {
		t.Error("the copy differs from its description")
	}
	for name, spoil := range map[string]func() error{
		"a file is missing": func() error { return os.Remove(filepath.Join(made, "pkg", "app", "text.go")) },
		"a file is changed": func() error { return os.WriteFile(filepath.Join(made, "go.mod"), []byte("module other\n"), 0o644) },
		"a file is too much": func() error {
			return os.WriteFile(filepath.Join(made, "pkg", "app", "old.go"), []byte("package old\n"), 0o644)
		},
	} {
		if err := spoil(); err != nil {
			t.Fatal(err)
		}
		if _, err := Make(root); err != nil {
			t.Fatal(name, err)
		}
		got := everything(t, made)
		for file := range want {
			if got[file] != want[file] {
				t.Errorf("%s: %s is not as before", name, file)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d files, want %d", name, len(got), len(want))
		}
	}
	node := filepath.Join(made, "pkg", "app", "node.go")
	before, _ := os.Stat(node)
	Make(root)
	if after, err := os.Stat(node); err != nil || !os.SameFile(before, after) {
		t.Error("a correct file is written again")
	}
}

// Make rejects unfit input with one sentence and writes nothing.
func TestWhatDoesNotFitIsRefused(t *testing.T) {
	for name, c := range map[string]struct {
		version string
		spoil   func(own string) error
		want    string
	}{
		"another version":         {"v10.1.10", nil, "go-app is v10.1.10, but web/goapp needs " + version},
		"no patch":                {version, func(own string) error { return os.Remove(own + "/go-app.patch") }, "go-app.patch: "},
		"a patch that is cut off": {version, func(own string) error { return os.Truncate(own+"/go-app.patch", 2000) }, "go-app.patch"},
	} {
		root := repository(t, c.version)
		if c.spoil != nil {
			if err := c.spoil(filepath.Join(root, "web", "goapp")); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := Make(root); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
		for _, made := range []string{"build", "go.work"} {
			if _, err := os.Stat(filepath.Join(root, made)); err == nil {
				t.Errorf("%s: %s was written", name, made)
			}
		}
	}
}

// A go-app without one of the files, or without a line that the patch needs, is rejected.
func TestAnotherSourceIsRefused(t *testing.T) {
	dir, err := sourceOf("../..")
	if err != nil {
		t.Fatal(err)
	}
	own := os.DirFS(".")
	source := fstest.MapFS{}
	for _, name := range copied {
		text, err := fs.ReadFile(os.DirFS(dir), "pkg/"+name)
		if err != nil {
			t.Fatal(err)
		}
		source["pkg/"+name] = &fstest.MapFile{Data: text}
	}
	if _, err := files(source, own); err != nil {
		t.Fatal(err)
	}
	text, err := fs.ReadFile(own, "go-app.patch")
	if err != nil {
		t.Fatal(err)
	}
	file := ""
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(line, "--- a/"); ok {
			file = strings.TrimSpace(name)
		} else if line[0] == '-' && strings.Count(string(source[file].Data), line[1:]) == 1 {
			was := source[file]
			source[file] = &fstest.MapFile{Data: []byte(strings.Replace(string(was.Data), line[1:], "// another line\n", 1))}
			if _, err := files(source, own); err == nil || !strings.Contains(err.Error(), "go-app.patch does not fit go-app's "+file+", line ") {
				t.Errorf("without %q: %v", line[1:], err)
			}
			source[file] = was
		}
	}
	for name, was := range source {
		delete(source, name)
		if _, err := files(source, own); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("without %s: %v", name, err)
		}
		source[name] = was
	}
}

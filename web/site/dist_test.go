package site

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Two builds of the same sources are equal byte for byte. The folders have different names, and the
// second build starts from nothing. TestCompress checks the same for compressed files.
func TestBuildsAreReproducible(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the whole site")
	}
	root, err := repository()
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "another folder")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	copySources(t, root, dir)
	run := exec.Command("go", "run", "./web/site/cmd/site", "build", "-plain", "-o", "dist")
	run.Dir, run.Env = dir, append(os.Environ(), "GOWORK=") // the other folder makes its own
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	there, err := Read(filepath.Join(dir, "dist"))
	if err != nil {
		t.Fatal(err)
	}
	here, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	if len(here) != len(there) || len(here) < 20 {
		t.Errorf("%d files and %d", len(here), len(there))
	}
	for name, content := range here {
		if !bytes.Equal(content, there[name]) {
			t.Errorf("%s differs", name)
		}
	}
}

// copySources copies the sources of the site.
func copySources(t *testing.T, root, dir string) {
	t.Helper()
	for _, name := range []string{"go.mod", "go.sum", "rules", "app", "web", "static"} {
		from := filepath.Join(root, name)
		if info, err := os.Stat(from); err != nil {
			t.Fatal(err)
		} else if info.IsDir() {
			err = os.CopyFS(filepath.Join(dir, name), os.DirFS(from))
			if err != nil {
				t.Fatal(err)
			}
			continue
		}
		content, err := os.ReadFile(from)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), content, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// No file contains the path of its build folder or of its server.
func TestNoFileKnowsItsPlace(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the whole site")
	}
	files, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	root, err := repository()
	if err != nil {
		t.Fatal(err)
	}
	home, err := os.UserHomeDir()
	if err != nil || len(home) < 4 {
		home = root
	}
	for name, content := range files {
		for _, place := range []string{root + "/", home + "/"} {
			if strings.Contains(string(content), place) {
				t.Errorf("%s contains %s", name, place)
			}
		}
	}
}

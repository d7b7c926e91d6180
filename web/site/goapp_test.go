package site

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func TestAnotherGoAppIsRefused(t *testing.T) {
	root := t.TempDir()
	mod := fmt.Appendf(nil, "module m\n\nrequire %s v10.1.12\n\nreplace %[1]s => ./go-app\n", goAppModule)
	if err := (Files{"go.mod": mod, "go-app/go.mod": []byte("module " + goAppModule + "\n")}).Write(root); err != nil {
		t.Fatal(err)
	}
	if _, err := smallGoApp(root, t.TempDir()); err == nil || !strings.HasPrefix(err.Error(), "go-app is v10.1.12, and") {
		t.Error(err)
	}
}

func TestAnEditWithoutItsPlaceIsRefused(t *testing.T) {
	dir, err := goTool("", nil, "list", "-m", "-f", "{{.Dir}}", goAppModule)
	if err != nil {
		t.Fatal(err)
	}
	source := fstest.MapFS{}
	for _, name := range copied {
		text, err := fs.ReadFile(os.DirFS(dir), "pkg/"+name)
		if err != nil {
			t.Fatal(err)
		}
		source["pkg/"+name] = &fstest.MapFile{Data: text}
	}
	if _, err := goAppFiles(source); err != nil {
		t.Error(err)
	}
	node := source["pkg/app/node.go"]
	for _, e := range edits {
		if e.file != "app/node.go" {
			continue
		}
		for _, changed := range []string{strings.Replace(string(node.Data), e.old, "", 1), string(node.Data) + e.old} {
			source["pkg/app/node.go"] = &fstest.MapFile{Data: []byte(changed)}
			if _, err := goAppFiles(source); err == nil || !strings.Contains(err.Error(), "node.go does not have") {
				t.Errorf("%q: %v", e.old, err)
			}
		}
	}
}

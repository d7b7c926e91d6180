package site

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func TestAnotherGoAppIsRefused(t *testing.T) {
	for listed, want := range map[string]string{
		goAppVersion + " /somewhere/go-app": "",
		"v10.1.12 /somewhere/go-app":        "go-app is v10.1.12, and",
		goAppVersion + " ":                  "go-app is",
	} {
		_, err := goAppSource(listed)
		if (err == nil) != (want == "") || err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", listed, err, want)
		}
	}
}

func TestAnEditWithoutItsPlaceIsRefused(t *testing.T) {
	out, err := goTool("", nil, "list", "-m", "-f", "{{.Version}} {{.Dir}}", goAppModule)
	if err != nil {
		t.Fatal(err)
	}
	dir, err := goAppSource(out)
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

package view

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Functions for the browser are made in callbacks.go alone, which sees to it that they are released; when things run is
// decided in schedule.go alone.
func TestEachHasOnePlace(t *testing.T) {
	for call, place := range map[string]string{"app.FuncOf(": "callbacks.go", "time.Sleep(": "schedule.go", "time.AfterFunc(": "schedule.go",
		".Async(": "panic.go schedule.go", `"setTimeout"`: "schedule.go", `"requestAnimationFrame"`: "schedule.go"} {
		if found := strings.Join(filesWith(t, call), " "); found != place {
			t.Errorf("%s is in %s, not in %s", call, found, place)
		}
	}
}

// filesWith lists the files of the program that contain a text.
func filesWith(t *testing.T, text string) (with []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") && strings.Contains(string(content), text) {
			with = append(with, file)
		}
	}
	return with
}

package view

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Functions for the browser are made in callbacks.go alone, which sees to it that they are released.
func TestCallbacksAreMadeInOneFile(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	made := map[string]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "app."+"FuncOf("); n > 0 {
			made[file] = n
		}
	}
	if len(made) != 1 || made["callbacks.go"] == 0 {
		t.Errorf("functions are made in %v", made)
	}
}

package style

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
)

func TestEveryFileIsPartOfTheSheet(t *testing.T) {
	names, err := fs.Glob(files, "*.css")
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range names {
		names[i] = strings.TrimSuffix(name, ".css")
	}
	if !slices.Equal(names, slices.Sorted(slices.Values(parts))) {
		t.Errorf("the files are %q, the parts %q", names, parts)
	}
	if !strings.HasPrefix(Sheet(), Colours()) {
		t.Error("the colours do not come first")
	}
}

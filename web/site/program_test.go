package site

import (
	"bytes"
	"path/filepath"
	"testing"
)

// comparing sorts lists of every length up to some hundred by the stand-in and by the standard library.
const comparing = `package main

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

type item struct{ key, place int }

func main() {
	byKey := func(a, b item) int { return cmp.Compare(a.key, b.key) }
	for n := range 300 {
		items, keys := make([]item, n), make([]int, n)
		for i := range items {
			items[i] = item{rand.IntN(n/3 + 1), i}
			keys[i] = items[i].key
		}
		want := slices.Clone(items)
		slices.SortStableFunc(want, byKey)
		pdqsortCmpFunc(items, 0, n, 0, byKey)
		pdqsortOrdered(keys, 0, n, 0)
		if !slices.Equal(items, want) || !slices.IsSorted(keys) {
			panic(want)
		}
	}
}
`

func TestTheSortThatStandsIn(t *testing.T) {
	dir := t.TempDir()
	main := bytes.Replace(oneSort, []byte("package slices"), []byte("package main"), 1)
	if err := (Files{"go.mod": []byte("module sorts\n\ngo 1.26\n"), "main.go": []byte(comparing), "sorts.go": main}).Write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := goTool(dir, []string{"GOWORK=off", "GOFLAGS="}, "run", "."); err != nil {
		t.Error(err)
	}
}

// A Go that was fetched for go.mod lies where modules are kept, and go build replaces no file there.
func TestTheOverlayOfAFetchedGo(t *testing.T) {
	installed, err := goTool("", nil, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	overlay, goRoot, err := overlayOf(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	env := []string{"GOROOT=" + goRoot, "GOMODCACHE=" + filepath.Dir(installed), "GOWORK=off"}
	if _, err := goTool("", env, "list", "-overlay="+overlay, "slices"); err != nil {
		t.Error(err)
	}
}

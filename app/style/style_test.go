package style

import (
	"io/fs"
	"regexp"
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
	if !slices.Equal(names, slices.Sorted(slices.Values(slices.Concat(first, later)))) {
		t.Errorf("the files are %q, the parts %q and %q", names, first, later)
	}
}

// size is what a rule gives letters or corners; named is one of the scale's sizes, or no size of its own.
var (
	size  = regexp.MustCompile(`(?:font-size|[^-]font|border-radius): ([^;}]*)`)
	named = regexp.MustCompile(`var\(--|^inherit$|^[\d.]+%( \d+%)* ?0?$|^0$`)
)

// drawn are sizes of letters in a drawing, whose unit is the drawing's.
var drawn = []string{"700 40px/1 system-ui, sans-serif", "36px", "32px", "29px", "700 90px/1 var(--serif)", "700 60px/1 system-ui, sans-serif", "12px", "15px"}

// Letters have one of six sizes and corners one of three: those that colours.css names.
func TestSizesAreOfTheScale(t *testing.T) {
	for _, found := range size.FindAllStringSubmatch(joined(slices.Concat(first[1:], later)), -1) {
		if !named.MatchString(found[1]) && !slices.Contains(drawn, found[1]) || strings.Contains(found[1], "rem") {
			t.Errorf("%q is no size of the scale", found[0])
		}
	}
}

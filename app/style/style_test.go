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

// size matches the value of a font size or a corner. named matches the sizes of the scale and
// relative sizes.
var (
	size  = regexp.MustCompile(`(?:font-size|[^-]font|border-radius): ([^;}]*)`)
	named = regexp.MustCompile(`var\(--|^inherit$|^[\d.]+%( \d+%)* ?0?$|^0$`)
)

// drawn lists font sizes inside drawings, in the drawing's unit.
var drawn = []string{"700 40px/1 system-ui, sans-serif", "32px", "700 90px/1 var(--serif)", "700 60px/1 system-ui, sans-serif", "12px", "15px"}

// Letters have one of six sizes and corners have one of three, as named in colours.css.
func TestSizesAreOfTheScale(t *testing.T) {
	for _, found := range size.FindAllStringSubmatch(joined(slices.Concat(first[1:], later)), -1) {
		if !named.MatchString(found[1]) && !slices.Contains(drawn, found[1]) || strings.Contains(found[1], "rem") {
			t.Errorf("%q is not a size of the scale", found[0])
		}
	}
}

// room matches the values of gaps, margins and padding. length matches a length in them. Lengths
// computed from names have the names' sizes.
var (
	room   = regexp.MustCompile(`[\s{;](?:(?:padding|margin|inset)[a-z-]*|(?:row-|column-)?gap|--(?:pad|edge|gutter|between)): ([^;}]*)`)
	length = regexp.MustCompile(`\d*\.?\d+(?:rem|em|px|[a-z]*v[a-z]+)\b`)
)

// steps lists the distances of the scale: 2, 4, 8, 12, 16, 24 and 32 pixels with letters of 16
// pixels. The style sheet has no names for them, because names would be longer.
var steps = []string{".125rem", ".25rem", ".5rem", ".75rem", "1rem", "1.5rem", "2rem"}

// places lists lengths that are not distances, but sizes of other elements to keep clear of.
var places = []string{
	"0px",           // calculations need a unit
	"4.3rem",        // the space above the bar of actions
	"14rem", "66vw", // the links next to the status
	"11rem", // the steps next to the status
}

// All distances belong to one scale, so that elements are aligned.
func TestDistancesAreOfTheScale(t *testing.T) {
	for _, found := range room.FindAllStringSubmatch(Sheet(), -1) {
		for _, distance := range length.FindAllString(found[1], -1) {
			if !slices.Contains(steps, distance) && !slices.Contains(places, distance) {
				t.Errorf("%s is not a distance of the scale in %q", distance, found[0][1:])
			}
		}
	}
}

// A selector with :has inside :has is invalid, and inside :is a browser drops it silently.
func TestNoHasInHas(t *testing.T) {
	const has = ":has("
	for rest := Sheet(); ; {
		_, after, found := strings.Cut(rest, has)
		if !found {
			return
		}
		end := 0
		for depth := 1; depth > 0; end++ {
			switch after[end] {
			case '(':
				depth++
			case ')':
				depth--
			}
		}
		if inner := after[:end-1]; strings.Contains(inner, has) {
			t.Errorf("%s%s) is invalid", has, inner)
		}
		rest = after
	}
}

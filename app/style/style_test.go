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

// room is what a rule leaves between things and within their edges, length one of its lengths; what is computed from
// names has their sizes.
var (
	room   = regexp.MustCompile(`[\s{;](?:(?:padding|margin|inset)[a-z-]*|(?:row-|column-)?gap|--(?:pad|edge|gutter|between)): ([^;}]*)`)
	length = regexp.MustCompile(`\d*\.?\d+(?:rem|em|px|[a-z]*v[a-z]+)\b`)
)

// steps are the distances of the scale: 2, 4, 8, 12, 16, 24 and 32 pixels where letters have 16. They have no names in
// the style sheet, where names would be longer.
var steps = []string{".125rem", ".25rem", ".5rem", ".75rem", "1rem", "1.5rem", "2rem"}

// places are no distances, but the sizes of what a thing keeps clear of.
var places = []string{
	"0px",              // calculations need a unit
	"4.3rem", "7.6rem", // what lies over the bar of actions, and over the offers above it
	"14rem", "66vw", // the ways on beside the status
}

// Distances are of one scale, so that things stand in lines.
func TestDistancesAreOfTheScale(t *testing.T) {
	for _, found := range room.FindAllStringSubmatch(Sheet(), -1) {
		for _, distance := range length.FindAllString(found[1], -1) {
			if !slices.Contains(steps, distance) && !slices.Contains(places, distance) {
				t.Errorf("%s is no distance of the scale in %q", distance, found[0][1:])
			}
		}
	}
}

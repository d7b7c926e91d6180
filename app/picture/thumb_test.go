package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

// A picture of a game shows the owners of the tiles. A picture of a board shows its holes and the
// sample marbles. The sides differ by a mark.
func TestThumb(t *testing.T) {
	rec, err := rules.ParseLink("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	if err != nil {
		t.Fatal(err)
	}
	p := rec.Position()
	for drawn, classes := range map[string]map[string]int{
		Thumb(p.Board(), 1, [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}): {"thumb-first": 2, "thumb-second": 1, "thumb-pit": 0},
		Thumb(p.Board(), 1, [2]rules.Set{}):                                                {"thumb-first": 0, "thumb-second": 0, "thumb-pit": 64},
		Sample():                                                                           {"thumb-first": 6, "thumb-mark": 6, "thumb-second": 5, "thumb-pit": 53},
	} {
		for class, want := range classes {
			_, rest, _ := strings.Cut(drawn, `class="`+class+`" `)
			_, rest, _ = strings.Cut(rest, `d="`)
			path, _, _ := strings.Cut(rest, `"`)
			if got := strings.Count(path, "M"); got != want {
				t.Errorf("%d of %s, want %d", got, class, want)
			}
		}
		if n := strings.Count(drawn, "<path"); n > 12 {
			t.Errorf("%d paths", n)
		}
	}
}

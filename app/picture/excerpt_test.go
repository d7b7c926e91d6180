package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

// An excerpt has exactly the tiles in its part of the board, and shows the given marks.
func TestExcerpt(t *testing.T) {
	rec, _ := rules.ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7")
	p := rec.Position()
	at := func(name string) rules.Hole { return p.Board().Hole(name) }
	marks := Marks{Last: rules.Maybe(p.Last()), Legal: p.Legal(), Closed: p.Closed()}
	for _, c := range []struct {
		k                    Marks
		closed, areas, lasts int
	}{{marks, 2, 0, 1}, {Marks{}, 0, 2, 0}} {
		drawn := Excerpt(p, at("c7"), at("e7"), c.k, c.areas > 0)
		for part, want := range map[string]int{`class="face"`: 5, `class="closed"`: c.closed, `class="area `: c.areas, `class="dot last"`: c.lasts} {
			if n := strings.Count(drawn, part); n != want {
				t.Errorf("%d × %s, want %d", n, part, want)
			}
		}
	}
}

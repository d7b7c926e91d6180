package view

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// thumb is a small picture of a position, of a dozen elements: there may be
// hundreds of them on a page.
type thumb struct {
	app.Compo
	Layout        string
	Turned        int
	First, Second rules.Set
}

func newThumb(p rules.Position, turned int) *thumb {
	return &thumb{Layout: p.Board().Layout(), Turned: turned, First: p.Marbles(rules.First), Second: p.Marbles(rules.Second)}
}

// Render draws the position.
func (t *thumb) Render() app.UI {
	b, err := rules.ParseLayout(t.Layout)
	if err != nil {
		return app.Span().Class("thumb")
	}
	return app.Raw(t.draw(newGeometry(b, t.Turned, false)))
}

// draw returns the position as SVG: a path for the tiles of each kind of wood, and paths of
// dots for the holes and for the marbles of each side, so that these differ by a mark.
func (t *thumb) draw(g geometry) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="thumb" viewBox="%s" aria-hidden="true" focusable="false">`, g.viewBox())
	seed := fnv.New64a()
	seed.Write([]byte(t.Layout))
	var woods [4]path
	for i := range rules.Tiles {
		col, row, w, h := g.tile(i)
		kind := rand.New(rand.NewPCG(seed.Sum64(), uint64(i))).IntN(len(woods)) // as wood does
		woods[kind].add('M', col*unit+5, row*unit+5).add('h', w*unit-10).add('v', h*unit-10).add('h', 10-w*unit).add('z')
	}
	for kind := range woods {
		fmt.Fprintf(&s, `<path class="thumb-wood%d" d="%s"/>`, kind, woods[kind])
	}
	// Lines of no length with round ends are dots, in a quarter of the text that circles take.
	dots := func(holes rules.Set, kinds ...dot) {
		if holes == 0 {
			return
		}
		var p path
		for h := range holes.All() {
			x, y := g.center(h)
			p.add('M', x, y).add('h', 0)
		}
		for _, k := range kinds {
			fmt.Fprintf(&s, `<path class="%s" stroke-width="%d" d="%s"/>`, k.class, k.size, p)
		}
	}
	const rim = 5
	dots(^(t.First | t.Second), dot{"thumb-pit", 54})
	dots(t.First, dot{"thumb-first-rim", 2*marble + rim}, dot{"thumb-first", 2*marble - rim}, dot{"thumb-mark", 30})
	dots(t.Second, dot{"thumb-second-rim", 2*marble + rim}, dot{"thumb-second", 2*marble - rim})
	s.WriteString(`</svg>`)
	return s.String()
}

// dot is a kind of dots: their class, and how wide they are.
type dot struct {
	class string
	size  int
}

// path is the data of an SVG path. Package fmt would take longer than the browser does.
type path []byte

// add adds a command with its numbers.
func (p *path) add(command byte, numbers ...int) *path {
	*p = append(*p, command)
	for i, n := range numbers {
		if i > 0 {
			*p = append(*p, ' ')
		}
		*p = strconv.AppendInt(*p, int64(n), 10)
	}
	return p
}

package view

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
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

// draw returns the position as SVG: a path for the tiles of each kind of wood, one
// for the holes, and two for the marbles of each side, so that these differ by a mark.
func (t *thumb) draw(g geometry) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="thumb" viewBox="%s" aria-hidden="true" focusable="false">`, g.viewBox())
	seed := fnv.New64a()
	seed.Write([]byte(t.Layout))
	var woods [4]strings.Builder
	for i := range rules.Tiles {
		col, row, w, h := g.tile(i)
		kind := rand.New(rand.NewPCG(seed.Sum64(), uint64(i))).IntN(len(woods)) // as wood does
		fmt.Fprintf(&woods[kind], "M%d %dh%dv%dh%dz", col*unit+5, row*unit+5, w*unit-10, h*unit-10, 10-w*unit)
	}
	for kind := range woods {
		fmt.Fprintf(&s, `<path class="thumb-wood%d" d="%s"/>`, kind, woods[kind].String())
	}
	dots := func(class string, holes rules.Set, r int) {
		if holes == 0 {
			return
		}
		fmt.Fprintf(&s, `<path class="%s" d="`, class)
		for h := range holes.All() {
			x, y := g.center(h)
			fmt.Fprintf(&s, "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 %d 0", x-r, y, r, r, 2*r, r, r, -2*r)
		}
		s.WriteString(`"/>`)
	}
	all := ^rules.Set(0)
	dots("thumb-pit", all&^(t.First|t.Second), 27)
	dots("thumb-first", t.First, marble)
	dots("thumb-mark", t.First, 15)
	dots("thumb-second", t.Second, marble)
	s.WriteString(`</svg>`)
	return s.String()
}

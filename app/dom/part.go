package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Part is a piece of the page that is drawn from its Key alone, and only again when that
// has changed: after a move most of the page is as before, and drawing it to compare
// would take a slow phone longer than the move. Each kind of part has a key type of its
// own.
type Part struct {
	app.Compo
	Key  any
	Draw func() app.UI      // from Key
	same func(key any) bool // of keys that == does not compare
}

// PartOf is the part with the given key.
func PartOf[K comparable](key K, draw func(K) app.UI) *Part {
	return &Part{Key: key, Draw: func() app.UI { return draw(key) }}
}

// PartOfEqual is PartOf for a key with lists, which says itself what it equals.
func PartOfEqual[K interface{ Equal(K) bool }](key K, draw func(K) app.UI) *Part {
	return &Part{Key: key, Draw: func() app.UI { return draw(key) }, same: func(other any) bool {
		o, ok := other.(K)
		return ok && key.Equal(o)
	}}
}

// Render draws the part.
func (p *Part) Render() app.UI { return p.Draw() }

// Become makes the part like another one, and reports whether that has another key.
// Without it go-app compares through reflection.
func (p *Part) Become(other app.Composer) (changed bool) {
	o := other.(*Part)
	if p.same != nil {
		changed = !p.same(o.Key)
	} else {
		changed = p.Key != o.Key
	}
	p.Key, p.Draw, p.same = o.Key, o.Draw, o.same
	return changed
}

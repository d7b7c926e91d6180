package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Part is a part of the page that depends only on its Key. Only a new Key makes it redraw.
// After a move most of the page is unchanged. Drawing it just to compare would take a slow phone
// longer than the move. Each kind of part has its own key type.
type Part struct {
	app.Compo
	Key  any
	Draw func() app.UI      // drawing, which uses Key
	same func(key any) bool // equality of keys without ==
}

// PartOf returns the part with the given key.
func PartOf[K comparable](key K, draw func(K) app.UI) *Part {
	return &Part{Key: key, Draw: func() app.UI { return draw(key) }}
}

// PartOfEqual is PartOf for a key with lists, which has its own Equal method.
func PartOfEqual[K interface{ Equal(K) bool }](key K, draw func(K) app.UI) *Part {
	return &Part{Key: key, Draw: func() app.UI { return draw(key) }, same: func(other any) bool {
		o, ok := other.(K)
		return ok && key.Equal(o)
	}}
}

// Render draws the part.
func (p *Part) Render() app.UI { return p.Draw() }

// Become copies another part into p, and reports whether the key differs. Without it go-app would
// compare by reflection.
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

package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Part is a part of the page that depends only on its Key. Only a new Key makes it redraw.
// After a move most of the page is unchanged. Drawing it just to compare would take a slow phone
// longer than the move.
type Part struct {
	app.Compo
	Key Key
}

// Key holds the inputs of a part and draws it. Each kind of part has its own type of key. A key
// with lists, which == cannot compare, also has the method Equal(Key) bool.
type Key interface{ Draw() app.UI }

// PartOf returns the part with the given key.
func PartOf(key Key) *Part { return &Part{Key: key} }

// Render draws the part.
func (p *Part) Render() app.UI { return p.Key.Draw() }

// Become copies another part into p, and reports whether the key differs. Without it go-app would
// compare by reflection.
func (p *Part) Become(other app.Composer) (changed bool) {
	o := other.(*Part)
	if key, lists := p.Key.(interface{ Equal(Key) bool }); lists {
		changed = !key.Equal(o.Key)
	} else {
		changed = p.Key != o.Key
	}
	p.Key = o.Key
	return changed
}

package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Part is a piece of the page that is drawn from its Key alone, and only again when that
// has changed: after a move most of the page is as before, and drawing it to compare
// would take a slow phone longer than the move. Each kind of part has a key type of its
// own.
type Part[K any] struct {
	app.Compo
	Key  K
	same func(a, b K) bool
	draw func(K) app.UI
}

// PartOf is the part with the given key.
func PartOf[K comparable](key K, draw func(K) app.UI) *Part[K] {
	return &Part[K]{Key: key, same: func(a, b K) bool { return a == b }, draw: draw}
}

// PartOfEqual is PartOf for a key with lists, which says itself what it equals.
func PartOfEqual[K interface{ Equal(K) bool }](key K, draw func(K) app.UI) *Part[K] {
	return &Part[K]{Key: key, same: K.Equal, draw: draw}
}

// Render draws the part.
func (p *Part[K]) Render() app.UI { return p.draw(p.Key) }

// Become gives the part the key of another one of its kind, and reports whether that is
// a new one. Without it go-app compares through reflection.
func (p *Part[K]) Become(other app.Composer) (changed bool) {
	key := other.(*Part[K]).Key
	changed = !p.same(p.Key, key)
	p.Key = key
	return changed
}

package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// part is a piece of the page that is drawn from its Key alone, and only again when that
// has changed: after a move most of the page is as before, and drawing it to compare
// would take a slow phone longer than the move. Each kind of part has a key type of its
// own.
type part[K comparable] struct {
	app.Compo
	Key  K
	draw func(K) app.UI
}

// partOf is the part with the given key.
func partOf[K comparable](key K, draw func(K) app.UI) app.UI {
	return &part[K]{Key: key, draw: draw}
}

func (p *part[K]) Render() app.UI { return p.draw(p.Key) }

// Become gives the part the key of another one of its kind, and reports whether that is
// a new one. Without it go-app compares through reflection.
func (p *part[K]) Become(other app.Composer) (changed bool) {
	key := other.(*part[K]).Key
	changed = key != p.Key
	p.Key = key
	return changed
}

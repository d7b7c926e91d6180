//go:build !js

package think

// New returns a Thinker that never replies: outside a browser it has nothing to
// ask. It stands here so that the page can be drawn when the site is built.
func New(func(Reply)) *Thinker { return &Thinker{} }

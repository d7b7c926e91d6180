//go:build !js

package think

// Thinker has nothing to ask outside a browser: it never replies. It stands here
// so that the page can be drawn when the site is built.
type Thinker struct{}

// New returns a Thinker.
func New(func(Reply)) *Thinker { return &Thinker{} }

// Warm does nothing.
func (*Thinker) Warm() {}

// Ask does nothing.
func (*Thinker) Ask(Query) {}

// Halt does nothing.
func (*Thinker) Halt() {}

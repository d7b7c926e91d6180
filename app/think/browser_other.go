//go:build !js

package think

// New returns a Thinker that never answers, because there is no engine outside a browser. It lets
// the site's build draw the page.
func New(func(Answer)) *Thinker { return &Thinker{} }

// Package dom extends go-app. It makes and releases functions for the browser, and runs work after
// the next paint. It has parts of the page that are redrawn only after changes. It has SVG elements
// for package picture. It is independent of the game.
//
// A browser has one thread. The function given to AfterPaint runs in its own goroutine and is
// allowed to wait. A listener blocks the page until it returns. Outside a browser, for example
// during prerendering, only PartOf and the elements have an effect.
package dom

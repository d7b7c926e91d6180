// Package dom extends go-app. It has functions for the browser that are released again, and work
// after the next paint. It has parts of the page that are redrawn only after changes, and SVG
// elements for package picture. It is independent of the game.
//
// A browser has one thread. The function given to AfterPaint runs in its own goroutine and is
// allowed to wait. A listener blocks the page until it returns. Outside a browser, for example
// during prerendering, only PartOf, PartOfEqual and the elements have an effect.
package dom

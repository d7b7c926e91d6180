// Package dom has what a go-app program needs of a page besides go-app: functions that the
// browser calls, which are released again; work after the next paint; pieces of the page
// that are drawn again only when what they show has changed; and elements for
// the shapes of package picture. It knows nothing of the game.
//
// A browser has one thread. What AfterPaint is given runs in a goroutine of its own, so it
// may wait; what a listener does holds up the page until it returns. Outside a browser, as
// when a page is drawn on a server, only PartOf, PartOfEqual and the elements do anything.
package dom

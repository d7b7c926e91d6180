package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
)

// puzzleFile is the address of the collection of puzzles, a file of the site.
const puzzleFile = "puzzles.txt"

// fetchPuzzles fetches the collection of puzzles. The service worker keeps it from the first time
// on.
func fetchPuzzles(ctx app.Context) {
	failed := func(app.Value) { post(ctx, play.PuzzlesFetched{}) }
	dom.Await(app.Window().Call("fetch", puzzleFile), func(response app.Value) {
		if !response.Get("ok").Bool() {
			failed(nil)
			return
		}
		dom.Await(response.Call("text"), func(text app.Value) {
			post(ctx, play.PuzzlesFetched{Text: text.String(), OK: true})
		}, failed)
	}, failed)
}

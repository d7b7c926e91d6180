package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/text"
)

// puzzleFile is the address of the collection of puzzles, a file of the site.
const puzzleFile = "puzzles.txt"

// fetchPuzzles fetches the collection of puzzles. The service worker keeps it.
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

// fetchWords fetches the words of a language, which calls done.
func fetchWords(lang string, done func(ok bool)) {
	take := func(file app.Value) { done(text.Load(lang, file.String()) == nil) }
	dom.Await(app.Window().Get("kulami").Call("words", lang), take, func(app.Value) { done(false) })
}

// patience is how long the start waits at most for words that were asked for together with the program.
const patience = 3 * time.Second

// awaitWords waits for the words that the head script has asked for.
func awaitWords() {
	boot := app.Window().Get("kulami")
	if !boot.Truthy() || !boot.Get("spoken").Truthy() {
		return
	}
	here := make(chan bool, 2)
	fetchWords(boot.Get("spoken").String(), func(ok bool) { here <- ok })
	time.AfterFunc(patience, func() { here <- false }) // not time.After, whose channel keeps all methods of Time in the program
	<-here
}

package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/text"
)

// ImportText returns the message that imports text, if text is not too long.
func ImportText(text string) desk.Msg {
	if len(text) > play.MaxImport {
		return play.Unopened{Long: true}
	}
	return play.Import{Text: text}
}

// OnFile imports the files that the player chose.
func OnFile(ctx app.Context, e app.Event) {
	input := e.Get("target")
	importFiles(ctx, input.Get("files"))
	input.Set("value", "") // so that the same files can be chosen again
}

// importFiles reads a list of files or file handles, and imports them together.
func importFiles(ctx app.Context, files app.Value) {
	if files.Length() == 0 {
		return
	}
	slow := time.AfterFunc(2*time.Second, func() { Post(ctx, play.Unopened{Slow: true}) })
	dom.Await(app.Window().Get("kulami").Call("texts", files, play.MaxImport), func(texts app.Value) {
		slow.Stop()
		var read play.ImportFiles
		long := false
		for i := range texts.Length() {
			if text := texts.Index(i); text.Type() == app.TypeString {
				read.Texts = append(read.Texts, text.String())
			} else {
				read.Unread++
				long = text.Type() == app.TypeBoolean
			}
		}
		if texts.Length() == 1 && read.Unread == 1 {
			Post(ctx, play.Unopened{Long: long})
			return
		}
		Post(ctx, read)
	}, func(app.Value) { slow.Stop() })
}

// TakeFiles listens to drops on the page, and to files that the system opens with the app.
func TakeFiles(ctx app.Context) {
	inside := false // the drag began on the page itself
	over := func(e app.Value) {
		if !inside && carries(e) {
			e.Call("preventDefault")
			e.Get("dataTransfer").Set("dropEffect", "copy")
			showDropMark(true)
		}
	}
	dom.Listen(app.Window(), "dragstart", func(app.Value) { inside = true })
	dom.Listen(app.Window(), "dragend", func(app.Value) { inside = false })
	dom.Listen(app.Window(), "dragenter", over)
	dom.Listen(app.Window(), "dragover", over)
	dom.Listen(app.Window(), "dragleave", func(e app.Value) {
		if !e.Get("relatedTarget").Truthy() { // it has left the page
			showDropMark(false)
		}
	})
	dom.Listen(app.Window(), "drop", func(e app.Value) {
		showDropMark(false)
		if inside || !carries(e) {
			return
		}
		e.Call("preventDefault")
		data := e.Get("dataTransfer")
		if files := data.Get("files"); files.Length() > 0 {
			importFiles(ctx, files)
			return
		}
		Post(ctx, ImportText(data.Call("getData", "text").String()))
	})
	// Enter in the only field of a form must not load a page.
	dom.Listen(app.Window(), "submit", func(e app.Value) { e.Call("preventDefault") })
	if app.Window().Get("location").Get("search").String() == "?share-files" {
		dom.Await(app.Window().Get("kulami").Call("shared"), func(files app.Value) { importFiles(ctx, files) }, func(app.Value) {})
	}
	if queue := app.Window().Get("launchQueue"); queue.Truthy() {
		queue.Call("setConsumer", dom.Always(func(args []app.Value) {
			if files := args[0].Get("files"); files.Truthy() {
				importFiles(ctx, files)
			}
		}))
	}
}

// carries reports whether a drag has a file, or has a text outside a text field.
func carries(e app.Value) bool {
	data := e.Get("dataTransfer")
	if !data.Truthy() {
		return false
	}
	types := data.Get("types")
	for i := range types.Length() {
		switch types.Index(i).String() {
		case "Files":
			return true
		case "text/plain", "text/uri-list":
			target := e.Get("target")
			return !target.Get("matches").Truthy() || !target.Call("matches", "textarea, input").Bool()
		}
	}
	return false
}

func showDropMark(show bool) {
	mark := Find("#drop-mark")
	if !mark.Truthy() || mark.Get("classList").Call("contains", "shown").Bool() == show {
		return
	}
	mark.Get("classList").Call("toggle", "shown", show)
	if how := dom.Either(show, "showPopover", "hidePopover"); mark.Get(how).Truthy() {
		mark.Call(how)
	}
}

// The addresses of the collections, files of the site. The service worker keeps them.
const (
	puzzleFile = "puzzles.txt"
	finishFile = "finishes.txt"
)

// FetchPuzzles fetches the collection of puzzles.
func FetchPuzzles(ctx app.Context) {
	fetch(puzzleFile, func(text string, ok bool) { Post(ctx, puzzles.PuzzlesFetched{Text: text, OK: ok}) })
}

// FetchFinishes fetches the collection of finishes.
func FetchFinishes(ctx app.Context) {
	fetch(finishFile, func(text string, ok bool) { Post(ctx, finish.Fetched{Text: text, OK: ok}) })
}

// fetch fetches a file, and calls done.
func fetch(file string, done func(text string, ok bool)) {
	failed := func(app.Value) { done("", false) }
	dom.Await(app.Window().Call("fetch", file), func(response app.Value) {
		if !response.Get("ok").Bool() {
			failed(nil)
			return
		}
		dom.Await(response.Call("text"), func(text app.Value) { done(text.String(), true) }, failed)
	}, failed)
}

// FetchWords fetches the phrases of a language, and then calls done.
func FetchWords(lang string, done func(ok bool)) {
	take := func(file app.Value) { done(text.Load(lang, file.String()) == nil) }
	dom.Await(app.Window().Get("kulami").Call("words", lang), take, func(app.Value) { done(false) })
}

// patience is the longest time that the start waits for phrases.
const patience = 3 * time.Second

// awaitWords waits for the phrases that the head script fetches.
func awaitWords() {
	spoken := TextOf(Boot("spoken"))
	if spoken == "" {
		return
	}
	here := make(chan bool, 2)
	FetchWords(spoken, func(ok bool) { here <- ok })
	// Not time.After, because its channel keeps all methods of Time in the program.
	time.AfterFunc(patience, func() { here <- false })
	<-here
}

package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// imports draws the ways to bring a game or a backup in by hand.
func (r *Root) imports() []app.UI {
	t, n := r.text, r.model.Notice
	words := ""
	done := n.Kind == play.BackupRestored
	switch n.Kind {
	case play.ImportFailed:
		r.shelf.pasted, words = n.Text, r.noticeWords()
	case play.FileTooLong, play.FileUnopened, play.BackupRestored, play.StorageFailed:
		words = r.noticeWords()
	}
	note := app.P().Class("note").Role("alert").Text(words)
	if words == "" {
		note = note.Class("unseen")
	}
	offers := []app.UI{button("import-now", t.ImportNow).Class("primary"),
		app.Label().Class("button", "file").Body(icon("import"), app.Span().Text(t.ChooseFile),
			app.Input().Type("file").Name("file").Accept(fileKinds).OnChange(r.onFile))}
	if done {
		offers = []app.UI{button("library", t.Library).Class("primary"), button("close", t.Close)}
	}
	return []app.UI{
		app.P().Body(app.Text(t.ImportHelp), app.Span().Class("drop-tip").Text(" "+t.DropTip)),
		app.Label().Class("field").Body(
			app.Span().Class("label").Text(t.ImportLabel),
			app.Textarea().Name("import").Rows(5).Spellcheck(false).Attr("autocomplete", "off").Text(r.shelf.pasted)),
		note,
		app.Div().Class("offers").Body(offers...),
	}
}

// fileKinds are the files that hold games and backups. Systems that do not know the
// ending .kulami take such files for plain text or nothing they know.
const fileKinds = ".kulami,.txt,.json,text/plain,application/json,application/octet-stream"

// dropMark covers the page while something that can be opened is dragged over it.
// As a popover it lies over dialogs, too.
func (r *Root) dropMark() app.UI {
	return app.Div().ID("drop-mark").Class("drop-mark").Attr("popover", "manual").Aria("hidden", "true").
		Body(app.Span().Text(r.text.DropHere))
}

// importField opens what stands in the field of the dialog.
func (r *Root) importField(ctx app.Context) {
	field := app.Window().Get("document").Call("querySelector", `[name="import"]`)
	if field.Truthy() {
		r.importText(ctx, field.Get("value").String())
	}
}

// importText opens a text, if it is not too long.
func (r *Root) importText(ctx app.Context, text string) {
	if len(text) > play.MaxImport {
		r.post(ctx, play.Unopened{Long: true})
		return
	}
	r.post(ctx, play.Import{Text: text})
}

func (r *Root) onFile(ctx app.Context, e app.Event) {
	input := e.Get("target")
	if file := input.Get("files").Index(0); file.Truthy() {
		r.importFile(ctx, file)
	}
	input.Set("value", "") // so that the same file can be chosen again
}

// importFile opens a file.
func (r *Root) importFile(ctx app.Context, file app.Value) {
	if file.Get("size").Float() > play.MaxImport {
		r.post(ctx, play.Unopened{Long: true})
		return
	}
	r.then(ctx, file.Call("text"), func(text app.Value) { r.importText(ctx, text.String()) })
}

// then goes on with what a promise gives; one that fails is a file that could not
// be opened.
func (r *Root) then(ctx app.Context, promise app.Value, do func(app.Value)) {
	await(promise, do, func(app.Value) { r.post(ctx, play.Unopened{}) })
}

// takeFiles listens to what is dropped on the page, and to files that the system
// opens with the app.
func (r *Root) takeFiles(ctx app.Context) {
	inside := false // what is dragged comes from the page itself
	over := func(e app.Value) {
		if !inside && carries(e) {
			e.Call("preventDefault")
			e.Get("dataTransfer").Set("dropEffect", "copy")
			showDropMark(true)
		}
	}
	listen(app.Window(), "dragstart", func(app.Value) { inside = true })
	listen(app.Window(), "dragend", func(app.Value) { inside = false })
	listen(app.Window(), "dragenter", over)
	listen(app.Window(), "dragover", over)
	listen(app.Window(), "dragleave", func(e app.Value) {
		if !e.Get("relatedTarget").Truthy() { // it has left the page
			showDropMark(false)
		}
	})
	listen(app.Window(), "drop", func(e app.Value) {
		showDropMark(false)
		if inside || !carries(e) {
			return
		}
		e.Call("preventDefault")
		data := e.Get("dataTransfer")
		if file := data.Get("files").Index(0); file.Truthy() {
			r.importFile(ctx, file)
			return
		}
		r.importText(ctx, data.Call("getData", "text").String())
	})
	if queue := app.Window().Get("launchQueue"); queue.Truthy() {
		queue.Call("setConsumer", always(func(args []app.Value) {
			if files := args[0].Get("files"); files.Truthy() && files.Length() > 0 {
				r.then(ctx, files.Index(0).Call("getFile"), func(file app.Value) { r.importFile(ctx, file) })
			}
		}))
	}
}

// carries reports whether a drag brings a file or a text that no field under it
// would take.
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
	mark := app.Window().Get("document").Call("getElementById", "drop-mark")
	if !mark.Truthy() || mark.Get("classList").Call("contains", "shown").Bool() == show {
		return
	}
	mark.Get("classList").Call("toggle", "shown", show)
	how := "hidePopover"
	if show {
		how = "showPopover"
	}
	if mark.Get(how).Truthy() {
		mark.Call(how)
	}
}

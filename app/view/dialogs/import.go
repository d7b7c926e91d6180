package dialogs

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
)

// imports draws the field and the button to import a game or a backup.
func (v Open) imports() []app.UI {
	t, n := v.Text, v.Desk.Notice
	words := ""
	switch n.Kind {
	case desk.ImportFailed:
		// A picture is not shown.
		if words = v.NoticeWords(); len(n.Text) <= maxShown && strings.IndexByte(n.Text, 0) < 0 {
			v.Library.pasted = n.Text
		}
	case desk.FileTooLong, desk.FileUnopened, desk.FileSlow, desk.BackupRestored, desk.GamesImported, desk.StorageFailed:
		words = v.NoticeWords()
	}
	offers := []app.UI{controls.Button("import-now", t.ImportNow).Class("primary"),
		app.Label().Class("button", "file").Body(controls.Icon("import"), app.Span().Text(t.ChooseFile),
			app.Input().Type("file").Name("file").Multiple(true).Accept(fileKinds).OnChange(page.OnFile))}
	if n.Kind == desk.BackupRestored || n.Kind == desk.GamesImported {
		offers = []app.UI{controls.Button("library", t.Library).Class("primary")}
	}
	return []app.UI{
		app.P().Body(app.Text(t.ImportHelp), app.Span().Class("drop-tip").Text(" "+t.DropTip)),
		controls.Labelled(t.ImportLabel, app.Textarea().Name("import").Rows(5).Spellcheck(false).Attr("autocomplete", "off").OnPaste(onPaste).Text(v.Library.pasted)),
		app.P().Class("note", dom.When(words == "", "unseen")).Role("alert").Text(words),
		app.Div().Class("offers").Body(offers...),
	}
}

// onPaste opens a text that is too long for the field at once, without showing it.
func onPaste(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	data := e.Get("clipboardData")
	if !data.Truthy() {
		return
	}
	if text := data.Call("getData", "text").String(); len(text) > maxShown {
		e.PreventDefault()
		page.Post(ctx, page.ImportText(text))
	}
}

// maxShown is the greatest length, in bytes, of a text in the field after a paste or a failed
// import. Browsers take seconds to show a megabyte.
const maxShown = 32 << 10

// fileKinds are the types of files with games and backups. Some systems do not know the ending
// .kulami. They treat such files as plain text or as unknown.
const fileKinds = ".kulami,.txt,.json,text/plain,application/json,application/octet-stream"

// DropMark covers the page while a file or text that can be opened is dragged over it. It is a
// popover, so that it also covers dialogs.
func DropMark(t *text.Text) app.UI {
	return app.Div().ID("drop-mark").Class("drop-mark").Attr("popover", "manual").Aria("hidden", "true").
		Body(app.Span().Text(t.DropHere))
}

// Package dialogs draws the dialogs, and keeps the filter and scroll position of the library.
package dialogs

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/review"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// All lists the dialogs, each with its title, its body and the acts of its controls. Root.acts adds
// the acts of the library.
var All = [...]struct {
	kind  desk.Dialog
	title func(*text.Text) string
	body  func(Open) []app.UI
	Acts  []scene.Act
}{
	{desk.OpponentDialog, func(t *text.Text) string { return t.Opponent }, Open.opponent, nil},
	{desk.NewDialog, func(t *text.Text) string { return t.NewGame }, Open.newGame, newGameActs},
	{desk.NewBoardDialog, func(t *text.Text) string { return t.BoardChoice }, Open.newBoard, nil},
	{desk.NewRulesDialog, func(t *text.Text) string { return t.Edition }, Open.newRules, nil},
	{desk.NewFairDialog, func(t *text.Text) string { return t.Handicap }, Open.newFair, nil},
	{desk.GameDialog, func(t *text.Text) string { return t.ThisGame }, Open.gameItems, menuActs},
	{desk.MoreDialog, func(t *text.Text) string { return t.More }, Open.moreItems, nil},
	{desk.SettingsDialog, func(t *text.Text) string { return t.Settings }, Open.settings, nil},
	{desk.ShareDialog, func(t *text.Text) string { return t.ShareGame }, Open.share, shareActs},
	{desk.HandDialog, func(t *text.Text) string { return t.CopyByHand }, Open.byHand, handActs},
	{desk.LibraryDialog, func(t *text.Text) string { return t.ShowGames }, Open.games, nil},
	{desk.ImportDialog, func(t *text.Text) string { return t.Import }, Open.imports, nil},
	{desk.LearnDialog, func(t *text.Text) string { return t.Learn }, Open.learn, nil},
	{desk.KeysDialog, func(t *text.Text) string { return t.Keys }, Open.keys, keyActs},
	{desk.NoteDialog, func(t *text.Text) string { return t.Note }, Open.noteTools, nil},
	{desk.NamesDialog, func(t *text.Text) string { return t.Names }, Open.nameForm, nil},
	{desk.LiveDialog, func(t *text.Text) string { return t.LiveTitle }, Open.live, liveActs},
	{desk.PuzzlesDialog, func(t *text.Text) string { return t.AllPuzzles }, Open.allPuzzles, puzzlesActs},
	{desk.InstallDialog, func(t *text.Text) string { return t.Install }, Open.install, nil},
	{desk.AboutDialog, func(t *text.Text) string { return t.AboutApp }, Open.about, nil},
	{desk.UpdateDialog, func(t *text.Text) string { return t.UpdateReady }, Open.update, nil},
	{desk.ResignDialog, func(t *text.Text) string { return t.ResignSure }, Open.resign, nil},
	{desk.CountRulesDialog, func(t *text.Text) string { return t.Edition }, Open.countRules, nil},
	{desk.CountDialog, func(t *text.Text) string { return t.Count }, Open.counted, setActs},
}

// Draw draws the dialog above the screen, or nothing.
func (v Open) Draw() app.HTMLElem {
	kind := v.Desk.Dialog
	if kind == desk.NoDialog || kind.BehindDoor() {
		return nil
	}
	leave, label := "close", v.Text.Close
	if kind.Whole() != kind {
		leave, label = "new-whole", v.Text.Leave
	}
	return app.Elem("dialog").Class("sheet", "sheet-"+string(kind)).DataSet("state", kind).Aria("labelledby", "sheet-title").Body(
		controls.TopBar(leave, label, app.H2().ID("sheet-title").Class("title").TabIndex(-1).Text(v.Title(kind))),
		app.Div().Class("sheet-body").Body(v.body(kind)...))
}

// Page draws the dialog that replaces the screen, or nothing.
func (v Open) Page() app.UI {
	kind := v.Desk.Page()
	if kind == desk.NoDialog {
		return nil
	}
	page := app.Main().Class("sheet-body", "whole").DataSet("state", kind).Body(v.body(kind)...)
	if kind == desk.LibraryDialog {
		page = page.On("scroll", v.Library.onScroll)
	}
	return page
}

// Title returns the title of a dialog.
func (v Open) Title(of desk.Dialog) string { return All[index(of)].title(v.Text) }

func (v Open) body(of desk.Dialog) []app.UI { return All[index(of)].body(v) }

// index returns the index of a dialog in All.
func index(of desk.Dialog) int {
	for i, d := range All {
		if d.kind == of {
			return i
		}
	}
	panic("a dialog has no view")
}

// OpenDialog shows the dialog as a modal dialog and focuses its title.
func OpenDialog(ctx app.Context) {
	if gone := page.Find(".gone"); gone.Truthy() {
		gone.Call("remove")
	}
	d := page.Find("dialog")
	if !d.Truthy() { // it replaces the screen
		page.FocusStill("#title")
		return
	}
	if !d.Get("open").Bool() {
		d.Call("showModal")
	}
	page.Find("#sheet-title").Call("focus")
	if page.Find(textByHand).Truthy() {
		selectByHand()
	}
	page.Find("dialog .sheet-body").Set("scrollTop", 0)
	ShowHouseRules(ctx)
}

// ShowHouseRules scrolls to the house rules. They are below the sheets.
func ShowHouseRules(app.Context) { show(".house", "start") }

// ShowClock scrolls to the times of the clock. On small phones they are below the others.
func ShowClock(app.Context) { show(".timing", "nearest") }

func show(part, block string) {
	if e := page.Find("dialog " + part); e.Truthy() {
		e.Call("scrollIntoView", map[string]any{"block": block})
	}
}

// ScrollSheet scrolls the dialog by the keys that scroll a page, while its title has the focus. The
// title is outside the scrolled part.
func ScrollSheet(key string) {
	body := page.Find(`dialog[open]:has(#sheet-title:focus) .sheet-body, .app:has(#title:focus) > .sheet-body`)
	if !body.Truthy() {
		return
	}
	const line = 40 // in CSS pixels
	way := 0.0
	switch page := .85 * body.Get("clientHeight").Float(); key {
	case "ArrowDown":
		way = line
	case "ArrowUp":
		way = -line
	case "PageDown", " ":
		way = page
	case "PageUp":
		way = -page
	case "Home", "End":
		way = body.Get("scrollHeight").Float()
		if key == "Home" {
			way = -way
		}
	}
	body.Call("scrollBy", 0, way)
}

// CloseDialog closes the dialog in the browser before go-app removes it, so that the focus returns
// to its earlier element. With animations the dialog moves out of sight before it disappears.
func CloseDialog(ctx app.Context) {
	d := page.Find("dialog[open]")
	if !d.Truthy() {
		return
	}
	body := d.Call("querySelector", ".sheet-body")
	top := body.Get("scrollTop")
	d.Call("close")
	d.Get("classList").Call("add", "gone")
	d.Set("inert", true)
	ctx.Defer(func(app.Context) {
		if d.Get("isConnected").Bool() { // it shows another dialog and stays
			d.Get("classList").Call("remove", "gone")
			d.Set("inert", false)
			return
		}
		page.Find("#app").Call("append", d)
		body.Set("scrollTop", top)
		remove := func(app.Value) { d.Call("remove") }
		if moves := d.Call("getAnimations"); moves.Length() > 0 {
			dom.Await(moves.Index(0).Get("finished"), remove, remove)
		} else {
			remove(nil)
		}
	})
}

// Resizing is the animation of a dialog's height while its content changes.
type Resizing struct{ running app.Value }

// Begin animates the open dialog from its present height to the height after the next drawing.
func (r *Resizing) Begin(ctx app.Context) {
	d := page.Find("dialog[open]")
	if !d.Truthy() {
		return
	}
	before := d.Get("offsetHeight").Int()
	ctx.Defer(func(app.Context) {
		if r.running != nil {
			r.running.Call("cancel")
			r.running = nil
		}
		height := func(px int) map[string]any { return map[string]any{"height": strconv.Itoa(px) + "px"} }
		if after := d.Get("offsetHeight").Int(); after != before {
			const duration = 180 // in ms, as --brief
			r.running = d.Call("animate", []any{height(before), height(after)}, map[string]any{"duration": duration, "easing": "cubic-bezier(.3, .1, .2, 1)"})
		}
	})
}

// Closing returns the message that closes the open dialog, its page or the exercise of a review, or
// nil.
func Closing(m *play.Model) desk.Msg {
	if whole := m.Dialog.Whole(); whole != m.Dialog {
		return play.Open{Dialog: whole}
	}
	if m.Dialog != desk.NoDialog {
		return desk.Close{}
	}
	if v, ok := m.Screen().(review.Screen); ok && !v.Practising() {
		if _, retrying := v.Retrying(); retrying {
			return play.Return{}
		}
	}
	return nil
}

package dialogs

import (
	"sort"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/text"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// Library is the state of the library's dialog. It belongs to the page alone.
type Library struct {
	Find     string                   // the searched text
	Filter   string                   // all, unfinished, won, drawn, lost or people
	Order    string                   // newest, oldest or best
	Parts    ListParts                // drawn parts of the list
	listed   int                      // number of games in the list at the last drawing
	scrolled int64                    // time of the last scroll, by page.Steady
	Edit     string                   // id of the game whose name and details are shown
	entering bool                     // Enter is down in the field for the name
	pasted   string                   // text of the last failed import
	facts    map[*game.Summary]string // cache of Open.facts
	factsIn  *text.Text               // language of facts
	factsOf  string                   // set of marbles whose colours are in facts
}

// ReadOn calls f in a goroutine when more games can be read.
func (l *Library) ReadOn(f func()) {
	time.AfterFunc(page.RestOfReading, func() {
		if l.scrolled > 0 && page.Steady()-l.scrolled < page.RestOfScrolling.Milliseconds() {
			l.ReadOn(f)
			return
		}
		f()
	})
}

// passes reports whether g passes a filter.
func passes(g game.Summary, filter string) bool {
	switch filter {
	case "unfinished":
		return !g.Over && !g.Counted
	case "won":
		return g.Result() == game.Won
	case "drawn":
		return g.Result() == game.Drawn
	case "lost":
		return g.Result() == game.Lost
	case "people":
		_, computer := g.Players.Opponent()
		return !computer && !g.Counted
	}
	return true
}

// searched reports whether the list is not simply all games, newest first.
func (l *Library) searched() bool {
	return strings.TrimSpace(l.Find) != "" || l.Filter != "" && l.Filter != "all" || l.Order != "" && l.Order != "newest"
}

// Follows reports whether to draw the library again after more games are read. It is true after the
// last game, and at intervals if all games are needed.
func (l *Library) Follows(before, now library.List, all bool) bool {
	const step = 500
	return now.Pending == 0 || (all || l.searched()) && now.Pending/step != before.Pending/step
}

// toggleEdit shows or hides a game's name and details.
func (l *Library) toggleEdit(p scene.Pressed) desk.Msg {
	l.Edit = dom.When(l.Edit != p.ID, p.ID)
	return nil
}

// onScroll draws the visible parts of the list, and the same number above and below.
func (l *Library) onScroll(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	l.scrolled = page.Steady()
	sheet := e.Get("target")
	list := sheet.Call("querySelector", ".games-list")
	if !list.Truthy() {
		return
	}
	shown := listOnPage{list.Get("children"), (l.listed + rowsOfPart - 1) / rowsOfPart}
	n := shown.parts
	next := ListParts{heights: l.Parts.heights, typical: l.Parts.typical}
	top, bottom := edges(sheet)
	next.From = sort.Search(n-1, func(i int) bool { return shown.bottom(i) > top-(bottom-top) })
	next.To = 1 + sort.Search(n-1, func(i int) bool { return shown.bottom(i) > bottom+(bottom-top) })
	next.Focused = 1 + shown.focused()
	if next.From == l.Parts.From && next.To == l.Parts.To && next.Focused == l.Parts.Focused {
		return
	}
	if next.heights == nil {
		next.heights = map[int]int{}
	}
	for i := range n {
		if !l.Parts.draws(i) {
			continue
		}
		if part := shown.part(i); part.Truthy() {
			next.heights[i] = part.Get("offsetHeight").Int()
			if next.typical == 0 && i < n-1 { // the last part can have fewer rows
				next.typical = next.heights[i]
			}
		}
	}
	l.Parts = next
	if !l.searched() {
		page.Post(ctx, desk.ReadGames{From: next.From * rowsOfPart, To: next.To * rowsOfPart})
	}
	ctx.Update()
}

// ShowMore draws more of the list on a page that has become larger.
func ShowMore() {
	if list := page.Find(".whole:has(> .games)"); list.Truthy() {
		list.Call("dispatchEvent", app.Window().Get("Event").New("scroll"))
	}
}

// looksFor handles input for the search, the filter or the order.
func (l *Library) looksFor(what *string) app.EventHandler {
	return func(_ app.Context, e app.Event) {
		*what, l.Parts = e.Get("target").Get("value").String(), ListParts{}
	}
}

// onNameKey saves the name when Enter is released in its field. Saving moves the focus to a button.
// If it happened when Enter goes down, Enter would also press this button.
func (l *Library) onNameKey(_ app.Context, e app.Event) {
	if page.Attribute(e.Get("target"), "name") != "game-name" {
		return
	}
	k := scene.ReadKey(e)
	enter := k.Pressed == "Enter" && !k.Composing
	down := e.Get("type").String() == "keydown"
	if save := page.Find(`[data-act="rename"]`); enter && !down && l.entering && save.Truthy() {
		save.Call("click")
	}
	l.entering = enter && down
}

// Acts returns the acts of the controls of the library and of an import. Some only change the state
// of l.
func (l *Library) Acts() []scene.Act {
	return []scene.Act{
		{Name: "library", Decode: func(scene.Pressed) desk.Msg {
			*l = Library{}
			return play.Open{Dialog: desk.LibraryDialog}
		}},
		{Name: "open-game", Decode: func(p scene.Pressed) desk.Msg { return play.OpenGame{ID: p.ID} }},
		{Name: "edit-game", Decode: l.toggleEdit, Focus: func(p scene.Pressed) []string {
			if l.Edit == p.ID { // it is hidden
				return []string{editButton(p.ID)}
			}
			return []string{`[name="game-name"]`}
		}},
		{Name: "rename", Decode: l.rename,
			Focus: func(scene.Pressed) []string { return []string{editButton(l.Edit), `[name="find"]`} }},
		{Name: "delete-game", Decode: func(p scene.Pressed) desk.Msg {
			l.Edit = ""
			return play.Delete{ID: p.ID}
		}, Focus: func(scene.Pressed) []string { return []string{`[data-act="undelete"]`} }},
		{Name: "prune-games", Msg: desk.PruneGames{}, Focus: func(scene.Pressed) []string { return []string{`[data-act="undelete"]`} }},
		{Name: "undelete", Msg: desk.Undelete{}, Focus: undeleted},
		{Name: "copy-item", Decode: func(p scene.Pressed) desk.Msg { return desk.CopyItem{Key: p.ID} }},
		{Name: "backup", Msg: desk.Backup{}},
		{Name: "import", Decode: func(scene.Pressed) desk.Msg {
			l.pasted = ""
			return play.Open{Dialog: desk.ImportDialog}
		}},
		{Name: "import-now", Decode: func(scene.Pressed) desk.Msg { return page.ImportText(page.ControlValue(`[name="import"]`)) }},
	}
}

// rename gives the edited game the name in its field.
func (l *Library) rename(scene.Pressed) desk.Msg {
	id := l.Edit
	l.Edit = ""
	return desk.Rename{ID: id, Name: page.ControlValue(`[name="game-name"]`)}
}

// undeleted returns the selectors for the focus after a deleted game or board of the player is
// restored.
func undeleted(p scene.Pressed) []string {
	if _, ok := p.Model.Screen().(analysis.Screen); ok && p.Model.Dialog == desk.NoDialog {
		return []string{`.analysis-acts [data-act="game"]`}
	}
	if p.Model.Dialog == desk.NoDialog {
		return []string{`.mine [data-act="undelete"]`, `[data-act="drop-board"]`, `[name="board-name"]`}
	}
	selectors := []string{`[name="find"]`, "#sheet-title"}
	if len(p.Model.Deleted) > 0 {
		key := p.Model.Deleted[0][0].Key
		id := key[strings.LastIndexByte(key, '.')+1:]
		selectors = append([]string{`[data-act="open-game"][data-id="` + id + `"]`}, selectors...)
	}
	return selectors
}

// editButton returns the selector of the button that shows a game's name and details.
func editButton(id string) string { return `.game>[data-act="edit-game"][data-id="` + id + `"]` }

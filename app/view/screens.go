package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/progress"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/controls"
	courseview "kulami/app/view/course"
	"kulami/app/view/dialogs"
	progressview "kulami/app/view/progress"
	puzzlesview "kulami/app/view/puzzles"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	woodenview "kulami/app/view/wooden"
)

// screen is one of the screens: how it is drawn from its state, its words and its keys.
type screen interface {
	Title() string                   // in the upper edge
	Tool() controls.Tool             // the icon beside the menu's there, if there is one
	Main() app.UI                    // the main part of the page
	NoticeWords() string             // the notice in words, or nothing
	Announcement() string            // the latest announcement in words
	Key(key scene.KeyPress) desk.Msg // what a key asks for where no form control and no dialog has it, or nil
}

// screenActs lists what the controls of each screen ask for. Those of puzzles share their acts.
var screenActs = [...][]scene.Act{
	tableview.Acts, courseview.Acts, woodenview.TallyActs, woodenview.WorkshopActs, analysisview.Acts, puzzlesview.Acts, reviewview.Acts, progressview.Acts,
}

// screen returns the view of the screen that is shown.
func (r *Root) screen() screen {
	v := r.scene()
	switch s := r.model.Screen().(type) {
	case table.Screen:
		return &tableview.Screen{Scene: v.Of(s.Game.Players), State: s}
	case course.Screen:
		return &courseview.Screen{Scene: v, State: s}
	case wooden.Tally:
		return &woodenview.Tally{Scene: v, State: s}
	case wooden.Workshop:
		return &woodenview.Workshop{Scene: v, State: s, Pointer: &r.pointer}
	case analysis.Screen:
		return &analysisview.Screen{Scene: v, State: s}
	case puzzles.Puzzle:
		return &puzzlesview.Puzzle{Scene: v, State: s}
	case puzzles.Start:
		return &puzzlesview.Start{Scene: v, State: s}
	case puzzles.Storm:
		return &puzzlesview.Storm{Scene: v, State: s}
	case review.Screen:
		return &reviewview.Screen{Scene: v.Of(s.Game.Players), State: s}
	case progress.Screen:
		return &progressview.Screen{Scene: v, State: s}
	}
	panic("a screen has no view")
}

// header draws the upper edge of a screen. In the place of the table's words it says for a while that the app starts without
// a network, where no title needs the room. In the place of the tool, which the menu has too, it offers an update.
func header(s screen, t *text.Text, offline, update bool) app.UI {
	h := head{Title: s.Title(), Leaves: true, Tool: s.Tool(), Text: t}
	if at, ok := s.(*tableview.Screen); ok {
		h.Leaves, h.Words, h.Looking = leaves(at.State), at.Words(), at.Looking()
	}
	if update {
		h.Tool = controls.Tool{Act: "update", Drawing: "update", Label: t.UpdateReady}
	}
	h.Toast = dom.When(offline && !h.Leaves, t.OfflineReady)
	return dom.PartOf(h, head.draw)
}

// leaves reports whether there is something to leave for the player's own game.
func leaves(s desk.Screen) bool {
	t, onTable := s.(table.Screen)
	return !onTable || t.Linked
}

// head is the key of the header.
type head struct {
	Title   string
	Leaves  bool      // it is no game of the player's own
	Words   [2]string // beside the title
	Looking [2]string // what the status line says, where the ways on are in its place
	Toast   string
	Tool    controls.Tool
	Text    *text.Text
}

func (h head) draw() app.UI {
	lines := func(class string, words [2]string) app.UI {
		said := slices.DeleteFunc(words[:], func(w string) bool { return w == "" })
		return app.P().Class(class).Body(dom.Each(said, func(w string) app.UI { return app.Span().Text(w) })...)
	}
	return controls.TopBar(dom.When(h.Leaves, "return"), h.Text.Leave, app.H1().ID("title").Class("title").TabIndex(-1).Body(dom.Only(!h.Leaves, app.Raw(picture.Mark)), app.Text(h.Title)),
		lines("what", h.Words),
		lines("looking", h.Looking),
		app.P().Class("toast").Role("status").Text(h.Toast),
		app.Div().Class("head-acts").Body(
			dom.Only(h.Tool.Act != "", controls.Enabled(controls.IconButton(h.Tool.Act, h.Tool.Drawing, h.Tool.Label), !h.Tool.Off)),
			controls.IconButton("menu", "menu", h.Text.Menu),
		),
	)
}

// acts lists the acts of all screens and dialogs. A test checks that each is drawn
// somewhere, and that nothing is drawn with an act that is not listed.
func (r *Root) acts() [][]scene.Act {
	lists := [][]scene.Act{r.library.Acts()}
	for _, d := range dialogs.All {
		lists = append(lists, d.Acts)
	}
	return append(lists, screenActs[:]...)
}

// actNamed returns the act of a name; ok is false if there is none.
func (r *Root) actNamed(name string) (a scene.Act, ok bool) {
	for _, list := range r.acts() {
		for _, a := range list {
			if a.Name == name {
				return a, true
			}
		}
	}
	return scene.Act{}, false
}

// forms lists the forms in which every change counts.
var forms = [...]scene.Form{dialogs.SetupForm, dialogs.SettingsForm, dialogs.ShareForm, dialogs.EmbedForm, woodenview.TallyForm, tableview.ReplayForm}

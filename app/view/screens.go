package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/screen/analysis"
	"kulami/app/screen/challenge"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	analysisview "kulami/app/view/analysis"
	challengeview "kulami/app/view/challenge"
	"kulami/app/view/controls"
	courseview "kulami/app/view/course"
	"kulami/app/view/dialogs"
	finishview "kulami/app/view/finish"
	puzzlesview "kulami/app/view/puzzles"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	woodenview "kulami/app/view/wooden"
)

// screen is the view of a screen: its drawing, its phrases and its keys.
type screen interface {
	Title() string                   // in the top bar
	Tool() controls.Tool             // an icon in the top bar, or zero
	Main() app.UI                    // the main part of the page
	NoticeWords() string             // the notice in words, or ""
	Announcement() string            // the latest announcement in words
	Key(key scene.KeyPress) desk.Msg // message of a key outside form controls and dialogs, or nil
}

// screenActs lists the acts of each screen's controls. The screens of puzzles share their acts.
var screenActs = [...][]scene.Act{
	tableview.Acts, courseview.Acts, woodenview.Acts, woodenview.WorkshopActs, analysisview.Acts, puzzlesview.Acts, finishview.Acts, reviewview.Acts, challengeview.Acts,
}

// screen returns the view of the screen shown.
func (r *Root) screen() screen {
	v := r.scene()
	switch s := r.model.Screen().(type) {
	case table.Screen:
		return &tableview.Screen{Scene: v.WithPlayers(s.Game.Players), State: s}
	case course.Screen:
		return &courseview.Screen{Scene: v, State: s}
	case wooden.Start:
		return &woodenview.Start{Scene: v, State: s}
	case wooden.Tally:
		return &woodenview.Tally{Scene: v, State: s}
	case wooden.Workshop:
		return &woodenview.Workshop{Scene: v, State: s, Pointer: &r.pointer}
	case analysis.Screen:
		return &analysisview.Screen{Scene: v, State: s}
	case finish.Screen:
		return &finishview.Screen{Scene: v, State: s}
	case puzzles.Puzzle:
		return &puzzlesview.Puzzle{Scene: v, State: s}
	case puzzles.Today:
		return &puzzlesview.Today{Scene: v, State: s}
	case puzzles.Storm:
		return &puzzlesview.Storm{Scene: v, State: s}
	case review.Screen:
		return &reviewview.Screen{Scene: v.Seated(s.Game.Players), State: s}
	case challenge.Screen:
		return &challengeview.Screen{Scene: v, State: s}
	}
	panic("a screen has no view")
}

// header draws the top bar of a dialog or a screen. For a while it shows "works offline" instead of
// the table's words, if no title needs the room. It shows an update instead of the tool.
func (r *Root) header(s screen, over dialogs.Open) app.UI {
	m := &r.model
	h := head{Text: r.text}
	if behind := m.Page(); behind != desk.NoDialog {
		h.Title = over.Title(behind)
	} else {
		at, onTable := s.(*tableview.Screen)
		_, analyses := s.(*analysisview.Screen) // its tools have the acts
		h.Title, h.Tool, h.Acts = s.Title(), s.Tool(), over.HasBoard() && !analyses
		switch {
		case onTable && at.State.Runs(): // its tools have the acts
			h.Leave, h.Acts = "home", false
		case r.door() == "":
			h.Leave = "return"
		}
		if today, ok := s.(*puzzlesview.Today); ok {
			h.Streak = today.State.Streak.Now
		}
		if onTable {
			h.Own, h.Words = !at.State.Linked, at.Words()
		}
	}
	if m.CanUpdate() {
		h.Tool = controls.Tool{Act: "update", Drawing: "update", Label: r.text.UpdateReady}
	}
	h.Toast = dom.When(h.Own && m.SaysOffline(), r.text.OfflineReady)
	return dom.PartOf(h)
}

// leaves reports whether the player can leave the screen for the player's own game.
func leaves(s desk.Screen) bool {
	t, onTable := s.(table.Screen)
	return !onTable || t.Linked
}

// head is the key of the header.
type head struct {
	Title  string
	Leave  string    // the act that leaves the screen, or "" if a door does
	Own    bool      // a game of the player's own
	Acts   bool      // there is a board to turn or share
	Words  [2]string // next to the title
	Toast  string
	Streak int // of dates on which something was played, 0 where it is not shown
	Tool   controls.Tool
	Text   *text.Text
}

func (h head) Draw() app.UI {
	lines := func(class string, words [2]string) app.UI {
		said := slices.DeleteFunc(words[:], func(w string) bool { return w == "" })
		return app.P().Class(class).Body(dom.Each(said, func(w string) app.UI { return app.Span().Text(w) })...)
	}
	title := []app.UI{app.Text(h.Title)}
	if h.Own {
		title = []app.UI{app.Raw(picture.Mark), app.Raw(picture.Wordmark)}
	}
	return controls.TopBar(h.Leave, h.Text.Leave, app.H1().ID("title").Class("title").TabIndex(-1).Body(title...),
		lines("what", h.Words),
		app.P().Class("toast").Role("status").Text(h.Toast),
		dom.Only(h.Streak > 0, app.P().Class("streak").DataSet("streak", h.Streak).Body(controls.Icon("flame"),
			app.Span().Aria("hidden", "true").Text(h.Streak), app.Span().Class("unseen").Text(h.Text.DailyStreak(h.Streak)))),
		app.Div().Class("head-acts").Body(
			dom.Only(h.Tool.Act != "", controls.Enabled(controls.IconButton(h.Tool.Act, h.Tool.Drawing, h.Tool.Label), !h.Tool.Off)),
			dom.Only(h.Acts, controls.IconButton("game", "menu", h.Text.ThisGame)),
		),
	)
}

// door returns the act of the door to the screen shown, or "" during a game or a task, which has
// tools.
func (r *Root) door() string {
	if d := r.model.Page(); d != desk.NoDialog {
		return string(d)
	}
	switch s := r.model.Screen().(type) {
	case puzzles.Today:
		return "puzzles"
	case table.Screen:
		return dom.When(!s.Linked && !s.Runs(), "home")
	}
	return ""
}

// doors draws the five main links, at the foot or the side of the page. At most one of them is
// current. Two show a dot if something waits for the player.
func (r *Root) doors(open string) app.UI {
	t := r.text
	way := func(act, drawing, label, waits string) app.UI {
		if act == open {
			waits = ""
		}
		return controls.ActButton(act, drawing, label).Class("door").Aria("current", dom.When(act == open, "page")).
			Aria("label", dom.When(waits != "", label+", "+waits)).DataSet("waiting", waits != "")
	}
	w := r.behindDoors()
	return app.Nav().Class("doors", dom.When(open == "", "aside")).Aria("label", t.Menu).Body(
		way("home", "start", t.Play, ""),
		way("puzzles", "today", t.Today, dom.Either(w.mistakes, t.OwnMoves, dom.When(w.streak, t.Streaks))),
		way("learn", "learn", t.Learn, ""),
		way("library", "library", t.ShowGames, dom.When(w.friend, t.YourMove)),
		way("more", "more", t.More, ""))
}

// behind holds the tasks at the doors, and the inputs from which they were found.
type behind struct {
	mistakes, streak, friend bool

	kept    library.Library
	date    string
	puzzles int // state of the collection of puzzles
}

// behindDoors returns the tasks at the doors. It checks again only after a change of the games,
// the training, the puzzles or the date.
func (r *Root) behindDoors() *behind {
	d, b := &r.model.Desk, &r.behind
	if d.Ready && (b.date != d.Now.Date || b.puzzles != int(d.Puzzles.State) || !b.kept.SameAs(d.Kept)) {
		b.kept, b.date, b.puzzles, b.friend = d.Kept, d.Now.Date, int(d.Puzzles.State), d.Kept.FriendWaits()
		b.mistakes, b.streak = puzzles.Waiting(d)
	}
	return b
}

// badge returns the method of navigator that shows on the app's icon whether something waits. It is
// empty until the games are loaded.
func (r *Root) badge() string {
	w := r.behindDoors()
	return dom.When(r.model.Ready, dom.Either(w.mistakes || w.streak || w.friend, "setAppBadge", "clearAppBadge"))
}

// acts lists the acts of all screens and dialogs. A test checks that the screens draw each listed
// act and no others.
func (r *Root) acts() [][]scene.Act {
	lists := [][]scene.Act{r.library.Acts()}
	for _, d := range dialogs.All {
		lists = append(lists, d.Acts)
	}
	return append(lists, screenActs[:]...)
}

// actNamed returns the act with a name; ok is false for any other name.
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

// forms lists the forms submitted on every change.
var forms = [...]scene.Form{dialogs.SetupForm, dialogs.CountForm, dialogs.SettingsForm, dialogs.CoachForm, dialogs.ShareForm, dialogs.EmbedForm, woodenview.Form, tableview.ReplayForm, challengeview.NameForm}

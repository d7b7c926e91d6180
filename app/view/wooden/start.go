package wooden

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Start draws the boards to choose from, and the uses of the chosen board.
type Start struct {
	scene.Scene
	State wooden.Start
}

func (v *Start) Title() string { return v.Text.MySet }

func (v *Start) Announcement() string {
	if v.Desk.Announced.Kind == desk.AnnounceNotice {
		return v.NoticeWords()
	}
	return scene.Ended(v.Title())
}

func (v *Start) Main() app.UI {
	t := v.Text
	way := func(n int, act, drawing, label string) app.UI {
		return controls.Control("item", act).Body(controls.Icon(drawing), app.Span().Body(
			app.Span().Text(label), app.Text(" "), app.Span().Class("tip").Text(t.SetWays[n])), controls.Icon("next"))
	}
	return app.Main().Class("page", "my-set").DataSet("state", "my-set").Body(
		v.Notice(),
		app.Form().DataSet("form", Form.Name).Body(controls.Group(t.BoardChoice, app.Div().Class("boards").Body(append(v.boards(),
			controls.Control("card", "tiles").Body(app.Span().Class("card-body").Body(controls.Icon("build"), app.Span().Text(t.BuildBoard))))...))),
		v.ownBoard(),
		app.Div().Class("choices", "uses").Body(
			way(0, "start-wooden", "speak", t.PlayComputerFromHere),
			way(1, "count-wooden", "count", t.CountWooden),
			way(2, "study", "analysis", t.SetUp),
			way(3, "referee", "people", t.Referee)))
}

// boards draws a card for each board to choose from.
func (v *Start) boards() []app.UI {
	return dom.Each(v.State.Boards(v.Desk), func(b *rules.Board) app.UI {
		return controls.Card("set-board", b.Layout(), b.Layout() == v.State.Board.Layout(), &controls.Thumb{Layout: b.Layout()}, app.Span().Text(v.named(b)))
	})
}

// own returns the index of a board among the player's own boards, or -1.
func (v *Start) own(b *rules.Board) int {
	return slices.IndexFunc(v.Desk.Boards, func(own game.Named) bool { return own.Layout == b.Layout() })
}

// named returns the name of a board.
func (v *Start) named(b *rules.Board) string {
	if i := v.own(b); i >= 0 {
		return v.Desk.Boards[i].Name
	}
	_, origin, _ := game.BoardOf(v.Desk.SetupOn(b), v.Desk.Now.Date)
	return v.BoardOn(origin, b.Layout())
}

// ownBoard draws a button that deletes the chosen board, if the player saved it. It also draws the
// button that restores a deleted board.
func (v *Start) ownBoard() app.UI {
	t := v.Text
	i := v.own(v.State.Board)
	return app.Div().Class("offers").Body(
		dom.Only(i >= 0, controls.WideButton("drop-board", "delete", t.Delete(v.named(v.State.Board))).DataSet("value", v.State.Board.Layout())),
		dom.Only(len(v.State.Dropped) > 0, controls.Button("undelete", t.Undo)))
}

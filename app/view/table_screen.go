package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

func (v tableScreen) header() []string {
	g := v.table.Game
	return []string{v.editionOf(g.Edition, g.Record().Rules()), v.boardName(g.Origin)}
}

func (v tableScreen) key(k keyPress) play.Msg {
	if msg := stepKey(k, v.table.Game); msg != nil {
		return msg
	}
	return holeKey(k, v.board)
}

// stepKey returns what a key does to the ply shown, or nil: everywhere, in the list
// of moves, or anywhere but on the board, which has arrow keys of its own.
func stepKey(k keyPress, g game.Game) play.Msg {
	at := g.Ply()
	switch {
	case k.alt || k.meta || k.ctrl:
		return nil
	case k.key == "[":
		return play.Step{Ply: at - 1}
	case k.key == "]":
		return play.Step{Ply: at + 1}
	case k.key == "ArrowLeft" && k.shift, k.key == "ArrowUp" && k.inMoves:
		return play.Branch{Out: true}
	case k.key == "ArrowRight" && k.shift, k.key == "ArrowDown" && k.inMoves:
		return play.Branch{}
	case k.onHole:
		return nil
	case k.key == "ArrowLeft":
		return play.Step{Ply: at - 1}
	case k.key == "ArrowRight":
		return play.Step{Ply: at + 1}
	case k.key == "Home":
		return play.Step{Ply: 0}
	case k.key == "End":
		return play.Step{Ply: len(g.Moves())}
	}
	return nil
}

func (v tableScreen) main() app.UI {
	top, bottom := v.seatOrder()
	return app.Main().Class("table").Body(
		stage(v.gameBoard(bottom)),
		v.seat(top, "top"),
		v.seat(bottom, "bottom"),
		v.status(),
		v.panel(),
		v.actions(),
	)
}

// gameBoard is the board with the game, the tiles of one side going to the lower edge in
// its count.
func (v tableScreen) gameBoard(sunk rules.Side) *board.Board {
	at := v.table
	b := v.boardOf(at.Game.Position(), at.Marks(), at.Game.Record().Orientation(), at.Focus, at.Game.Shown())
	b.Thinking, b.Over, b.Counted, b.Counting, b.Sunk = v.shell.Thinking(), at.AtEnd(), at.Counted(), at.Counting, sunk
	if at.Game.Players.Mode == game.Analysing && !b.Over {
		b.Value = v.valueBar(at.Asked(), b.Position)
	}
	b.Fresh = b.Fresh || at.Replayed
	if at.Whole {
		b.Counted = game.BonusSteps(b.Position.Score())
	}
	return b
}

// actions draws the row of the most frequent actions.
func (v tableScreen) actions() app.UI {
	at := v.table
	idle := !at.Looking() && !at.Game.Over() && !v.shell.Thinking() && !at.Game.Waits()
	return dom.PartOf(actionBar{at.CanUndo() || v.shell.CanAskUndo(at), at.CanRedo(), idle, at.AtEnd() && !at.Counting, at.Sums,
		at.AtEnd() && at.Game.Position().Over(), at.Game.Live() > 0, v.text}, actionBar.draw)
}

// actionBar holds which of the most frequent actions can be done now.
type actionBar struct {
	Undo, Redo, Hint  bool
	Over              bool // the game can be looked back on instead of going on
	Sums              bool // the arithmetic of the score is shown where it is not always
	Counted, Reviewed bool // there is a count, or a move, to look at
	Text              *text.Text
}

func (a actionBar) draw() app.UI {
	t := a.Text
	undo, share := enabled(actButton("undo", "undo", t.Undo), a.Undo), actButton("share", "share", t.Share)
	if a.Over {
		return app.Nav().Class("acts").Aria("label", t.Menu).Body(
			undo,
			enabled(actButton("review", "review", t.Review), a.Reviewed),
			enabled(actButton("sums", "sums", t.Count).Aria("expanded", a.Sums), a.Counted),
			share,
			actButton("new", "new", t.New),
		)
	}
	return app.Nav().Class("acts").Aria("label", t.Menu).Body(
		undo,
		enabled(actButton("redo", "redo", t.Redo), a.Redo),
		enabled(actButton("hint", "hint", t.Hint), a.Hint),
		share,
		actButton("new", "new", t.New).Class("primary"),
	)
}

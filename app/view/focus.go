package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/view/page"
	"kulami/rules"
)

// holes is a screen with a board to press.
type holes interface {
	Marks() picture.Marks
	Pointing() desk.Pointer
}

// pointing returns the player's pointer on a screen.
func pointing(s desk.Screen) desk.Pointer {
	if h, ok := s.(holes); ok {
		return h.Pointing()
	}
	return desk.Pointer{Focus: rules.NoHole, Hover: rules.NoHole}
}

// task is the player's task on a screen. While it is the same, the focus stays.
type task struct {
	board  bool // there is a board
	looked bool // the board is only viewed
	game   string
	number int // number of a puzzle, a lesson or a move
}

func taskOf(m *play.Model) task {
	t := task{board: m.Screen().BoardShown() != nil}
	switch s := m.Screen().(type) {
	case table.Screen:
		t.game, t.looked = s.Game.ID, s.Linked || s.AtEnd()
	case finish.Screen:
		t.number, t.looked = s.Number(), s.Over()
	case puzzles.Puzzle:
		t.number = s.Number
	case puzzles.Storm:
		t.number = s.Number()
	case course.Screen:
		t.number = s.At
	case review.Screen:
		ply, retrying := s.Retrying()
		t.game, t.looked = s.Game.ID, !retrying
		if retrying {
			t.number = 1 + ply
		}
	}
	return t
}

// focusScreen focuses the board or frame of the screen, where its keys work. If there is nothing to
// play, it focuses the heading, where the arrow keys step.
func (r *Root) focusScreen(ctx app.Context) {
	selector := "#title"
	if b, at := r.model.Screen().BoardShown(), pointing(r.model.Screen()).Focus; b != nil && at != rules.NoHole && !taskOf(&r.model).looked {
		selector = `[data-hole="` + b.Name(at) + `"]`
	} else if page.Find(page.FrameStop).Truthy() {
		selector = page.FrameStop
	}
	page.FocusStill(selector)
}

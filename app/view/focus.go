package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/course"
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

// pointing returns where the player points on a screen.
func pointing(s desk.Screen) desk.Pointer {
	if h, ok := s.(holes); ok {
		return h.Pointing()
	}
	return desk.Pointer{Focus: rules.NoHole, Hover: rules.NoHole}
}

// task is what a screen asks the player to do: while it is the same, the focus stays where it is.
type task struct {
	board  bool // there is one
	looked bool // it is looked at, and nothing is played
	game   string
	number int // of a puzzle, a lesson or a move
}

func taskOf(m *play.Model) task {
	t := task{board: m.Screen().BoardShown() != nil}
	switch s := m.Screen().(type) {
	case table.Screen:
		t.game, t.looked = s.Game.ID, s.Linked || s.AtEnd()
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

// focusScreen puts the focus where the keys of the screen work: on its board or in its frame, or on its heading where
// there is nothing to play, and the arrow keys step.
func (r *Root) focusScreen(ctx app.Context) {
	selector := "#title"
	if b, at := r.model.Screen().BoardShown(), pointing(r.model.Screen()).Focus; b != nil && at != rules.NoHole && !taskOf(&r.model).looked {
		selector = `[data-hole="` + b.Name(at) + `"]`
	} else if page.Find(page.FrameStop).Truthy() {
		selector = page.FrameStop
	}
	page.FocusStill(selector)
}

package dialogs

import (
	"strconv"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/scene"
	"kulami/rules"
)

// CountForm handles the rules of a count of marbles.
var CountForm = scene.Form{Name: "count", Take: func(m *play.Model, control, value string) desk.Msg {
	at, _ := m.Screen().(wooden.Tally)
	if control == "box" {
		value = editionOf(value, at.Rules())
	}
	return wooden.CountBy{Edition: value}
}}

// SetupForm handles the choices for a new game.
var SetupForm = scene.Form{Name: "setup", Take: func(m *play.Model, control, value string) desk.Msg {
	s := m.Offered()
	switch control {
	case "opponent", "far":
		s = s.Against(game.Opponent(value))
	case nameFields[0]:
		s.Names[0] = value
	case nameFields[1]:
		s.Names[1] = value
	case "level":
		s = s.AtLevel(number(value, s.Level))
	case "starter":
		s.Starter = game.Starter(value)
	case "box":
		s.Edition = editionOf(value, s.Rules())
	case "edition":
		s.Edition = value
	case "opening":
		s.Opening = game.Opening(value)
	case "fair":
		s = s.WithFair(value == on)
	case "clock":
		s = s.WithClock(value == on)
	case "minutes":
		s.Minutes = number(value, s.Minutes)
	case "increment":
		s.Increment = number(value, s.Increment)
		s = s.WithClock(true)
	case "pauses":
		s.Pauses = value == on
	default:
		if !takeBoard(&s, control, value) && !takeHouse(&s, control, value) {
			return nil
		}
	}
	return desk.Choose{Setup: s}
}}

// takeBoard handles a choice of the board, and reports whether the control is such a choice.
func takeBoard(s *game.Setup, control, value string) bool {
	switch control {
	case "board", "kind":
		s.Board, s.Unread = game.BoardKind(value), false
	case "free":
		s.Board, s.Unread = game.SquareBoard, false
		if value == on {
			s.Board = game.IrregularBoard
		}
	case "number", "seed":
		*s = s.WithNumber(value)
	case "symmetry":
		s.Symmetry = value
	case "mine":
		s.Mine = value
	case "sheet":
		s.Sheet = rules.Sheet(value)
	case "code":
		s.Code = value
	default:
		return false
	}
	return true
}

// takeHouse handles a choice of the house rules, and reports whether the control is such a choice.
func takeHouse(s *game.Setup, control, value string) bool {
	r, _ := rules.ParseRuleset(s.House)
	switch control {
	case "area":
		r.Area = bonusOf(value).Area
	case "lines":
		r.Lines = bonusOf(value).Lines
	case "orthogonal":
		r.Orthogonal = value == on
	case "early":
		r.EarlyEnd = value == on
	default:
		return false
	}
	s.House = r.String()
	return true
}

// number returns the number in text, or otherwise if text is not a number.
func number(text string, otherwise int) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return otherwise
	}
	return n
}

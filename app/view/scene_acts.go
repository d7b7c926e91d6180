package view

import (
	"strconv"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// act says what a control means that is drawn with the act's name as its data-act. Each
// screen and dialog has those of its own controls.
type act struct {
	name   string
	msg    play.Msg               // the message
	decode func(pressed) play.Msg // or what makes it; nil if there is nothing to do
	focus  func(pressed) []string // afterwards the focus goes to the first of these selectors that is there
	always bool                   // also when the control is marked as disabled
}

// message returns what the act asks for, or nil.
func (a act) message(p pressed) play.Msg {
	if a.decode != nil {
		return a.decode(p)
	}
	return a.msg
}

// pressed is a control that was pressed, and what the message depends on.
type pressed struct {
	value string // its data-value
	id    string // its data-id
	m     *play.Model
	text  *text.Text
}

// number is the value as a number, 0 if it is none.
func (p pressed) number() int {
	n, _ := strconv.Atoi(p.value)
	return n
}

// table is the table, empty if another screen is shown.
func (p pressed) table() play.Table {
	t, _ := p.m.Table()
	return t
}

// form says what a change means in a form that is drawn with its name as its data-form.
type form struct {
	name string
	read func(*play.Model) []play.Msg
}

// withNewBoard returns s with another board of the same kind.
func withNewBoard(s game.Setup) game.Setup {
	if s.Board == game.NumberedBoard {
		s.Number = int(seed()*2654435761%rules.SquareBoards) + 1
		return s
	}
	s.Seed = int(seed()%9999) + 1
	return s
}

package play

import (
	"iter"
	"slices"
	"strings"

	"kulami/rules"
)

// Wooden is the count of a game that was played on a wooden board: marbles put down
// by hand, in no order. Game holds the board meanwhile, looked at like a linked one.
type Wooden struct {
	Marbles rules.Diagram
	Brush   rules.Side // whose marbles are put down
	Edition string     // a name of rules.Editions
	undo    []rules.Diagram
}

// Rules returns the rules by which it is counted.
func (w Wooden) Rules() rules.Ruleset {
	e, _ := rules.EditionNamed(w.Edition)
	return e.Rules
}

// Score counts its marbles.
func (w Wooden) Score() rules.Score { return w.Marbles.Score(w.Rules()) }

// CanUndo tells whether there is a marble to take back.
func (w Wooden) CanUndo() bool { return len(w.undo) > 0 }

// countOn shows the screen that counts d.
func (m Model) countOn(d rules.Diagram, edition string) Model {
	if _, ok := rules.EditionNamed(edition); !ok {
		edition = rules.Editions()[0].Name
	}
	m = m.stow()
	m.Game = Game{Record: rules.NewRecord(d.Board, rules.Ruleset{}), Seed: m.Game.Seed}
	m.Linked, m.Screen, m.Dialog = true, CountScreen, NoDialog
	m = m.cleared()
	m.Focus = firstFocus(m.Game)
	m.Wooden = Wooden{Marbles: d, Brush: rules.First, Edition: edition}
	return m
}

// put changes the marbles on the board.
func (m Model) put(d rules.Diagram) Model {
	if d == m.Wooden.Marbles {
		return m
	}
	m.Wooden.undo = append(slices.Clip(m.Wooden.undo), m.Wooden.Marbles)
	m.Wooden.Marbles, m.Notice = d, Notice{}
	return m.hear(Heard{Kind: HeardWooden, Hole: m.Focus})
}

// putDown presses h: a marble of the brush is put down, or taken away if it lies
// there already.
func (m Model) putDown(h rules.Hole) Model {
	if h == rules.NoHole {
		return m
	}
	m.Focus = h
	side := m.Wooden.Brush
	if m.Wooden.Marbles.At(h) == side {
		side = rules.Nobody
	}
	return m.put(m.Wooden.Marbles.Set(h, side))
}

// inWooden carries out msg while marbles are counted; ok is false if the screen has
// nothing to say about it.
func (m Model) inWooden(msg Msg) (next Model, ok bool) {
	switch msg := msg.(type) {
	case Press:
		return m.putDown(msg.Hole), true
	case Brush:
		m.Wooden.Brush = msg.Side
		return m, true
	case CountBy:
		m.Wooden.Edition = msg.Edition
		return m, true
	case ClearMarbles:
		return m.put(rules.NewDiagram(m.Wooden.Marbles.Board)), true
	case UseBoard:
		b, _, ok := BoardOf(msg.Setup, m.Day)
		if !ok {
			return m.notify(Notice{Kind: BadCode}), true
		}
		m.Setup = msg.Setup
		return m.countOn(rules.NewDiagram(b), m.Wooden.Edition), true
	case Undo:
		if n := len(m.Wooden.undo); n > 0 {
			m.Wooden.Marbles, m.Wooden.undo = m.Wooden.undo[n-1], m.Wooden.undo[:n-1]
			m.Notice = Notice{}
			m = m.hear(Heard{Kind: HeardWooden, Hole: rules.NoHole})
		}
		return m, true
	case Return:
		return m.exchange(), true
	}
	return m, ofGame(msg)
}

// woodenAddress is the fragment under which the marbles are found: the board, the
// edition, and the holes of either side.
func (m Model) woodenAddress() string {
	d := m.Wooden.Marbles
	parts := []string{string(CountScreen), d.Board.Layout(), m.Wooden.Edition}
	for _, marbles := range d.Marbles {
		names := "-"
		for h := range marbles.All() {
			names += d.Board.Name(h)
		}
		parts = append(parts, names)
	}
	return strings.Join(parts, "/")
}

// openWooden reads such a fragment; without anything after its name it is the board
// of the game shown.
func (m Model) openWooden(fragment string) (Model, bool) {
	parts := strings.Split(strings.Trim(fragment, "#/"), "/")
	if parts[0] != string(CountScreen) {
		return m, false
	}
	if len(parts) == 1 {
		return m.countOn(rules.NewDiagram(m.Game.Record.Board()), m.Game.Edition), true
	}
	b, err := rules.ParseLayout(parts[1])
	if err != nil || len(parts) != 5 {
		return m, false
	}
	d := rules.NewDiagram(b)
	for side := rules.First; side <= rules.Second; side++ {
		for name := range cells(strings.TrimPrefix(parts[3+side], "-")) {
			h := b.Hole(name)
			if h == rules.NoHole || d.At(h) != rules.Nobody {
				return m, false
			}
			d = d.Set(h, side)
		}
	}
	return m.countOn(d, parts[2]), true
}

// cells yields the names that text runs together: a letter and digits each.
func cells(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for text != "" {
			n := 1
			for n < len(text) && text[n] >= '0' && text[n] <= '9' {
				n++
			}
			if !yield(text[:n]) {
				return
			}
			text = text[n:]
		}
	}
}

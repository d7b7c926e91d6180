package play

import (
	"strconv"

	"kulami/rules"
)

func (m Model) copied(ok bool) Model {
	if !ok {
		if m.Dialog == NoDialog && m.Screen == TableScreen {
			m.Dialog = ShareDialog
		}
		return m.notify(Notice{Kind: CopyFailed})
	}
	return m.notify(Notice{Kind: LinkCopied})
}

// Shared returns the record that is shared: the game shown, or only its moves up
// to the ply shown.
func (m Model) Shared() rules.Record {
	if m.FromHere {
		r, _ := m.Game.Record.Extract(m.Game.Moves()[:m.Game.Ply()]) // what is shown is legal
		return r
	}
	return m.Game.Shown()
}

// pictured returns the record that a picture shows at its cursor: of the game, or
// of the line that leaves it.
func (m Model) pictured() rules.Record {
	if m.Game.Line != nil {
		r, _ := m.Game.Record.Extract(m.Game.Line) // a line of the record is legal
		return r.WithCursor(m.Game.At)
	}
	return m.Shared()
}

// fileName names a file of the game shown, without its ending.
func (m Model) fileName() string {
	return "kulami-" + m.Day + "-" + strconv.Itoa(m.Shared().Len())
}

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
	r := m.Game.Shown()
	if m.FromHere {
		r.Moves, r.Variations, r.Finish = m.Game.Moves()[:m.Game.Ply()], nil, rules.NotFinished
		r.Cursor = len(r.Moves)
	}
	return r
}

// pictured returns the record that a picture shows at its cursor: of the game, or
// of the line that leaves it.
func (m Model) pictured() rules.Record {
	r := m.Shared()
	if m.Game.Line != nil {
		r.Moves, r.Cursor, r.Finish, r.Variations = m.Game.Line, m.Game.At, rules.NotFinished, nil
	}
	return r
}

// fileName names a file of the game shown, without its ending.
func (m Model) fileName() string {
	return "kulami-" + m.Day + "-" + strconv.Itoa(len(m.Shared().Moves))
}

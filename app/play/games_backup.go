package play

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
)

// merge adds the missing games of a backup to the library, see library.Merge. It takes over the
// settings only if no game has been played yet. The dialog stays open.
func (m *Model) merge(b library.Backup) {
	fresh := len(m.Kept.Played()) == 0
	m.SaveCurrent()
	dialog := m.Dialog
	kept, head, back, of := m.Kept.Merge(b)
	m.Kept = kept
	if fresh {
		m.DropEmpty()
	}
	theirs, _ := library.ParseHead(head, m.Head())
	begun := theirs.Finishes.Merge(m.FinishRuns)
	if fresh && head != "" {
		m.TakeHead(theirs)
	} else if head != "" {
		m.Storm.Best = max(m.Storm.Best, theirs.Storm.Best)
		for i := len(theirs.Boards) - 1; i >= 0; i-- {
			board := theirs.Boards[i]
			if !slices.ContainsFunc(m.Boards, func(b game.Named) bool { return b.Layout == board.Layout }) {
				m.SaveBoard(board)
			}
		}
	}
	m.FinishRuns = begun
	if o, ok := m.Own(); ok && (fresh || !m.Kept.Has(o.Game.ID)) {
		if !m.showLast("") {
			m.showOwn(o.Game)
		}
	} else if ok {
		m.showKept(o.Game.ID)
	}
	m.followLive()
	m.Dialog = dialog
	m.Notify(desk.Notice{Kind: desk.BackupRestored, Kept: back, Of: of})
}

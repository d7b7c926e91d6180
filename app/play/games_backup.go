package play

import (
	"slices"

	"kulami/app/game"
	"kulami/app/library"
)

// merge brings back what a backup holds and is not here, see library.Merge. The settings come back
// where no game has been played yet. The dialog stays.
func (m *Model) merge(b library.Backup) {
	fresh := len(m.kept.Played()) == 0
	m.saveCurrent()
	dialog := m.Dialog
	kept, head, back, of := m.kept.Merge(b)
	m.kept = kept
	if fresh {
		m.dropEmpty()
	}
	if theirs, _ := library.ParseHead(head, m.head()); fresh && head != "" {
		m.takeHead(theirs)
	} else if head != "" {
		m.Storm.Best = max(m.Storm.Best, theirs.Storm.Best)
		for _, board := range slices.Backward(theirs.Boards) {
			if !slices.ContainsFunc(m.Boards, func(b game.Named) bool { return b.Layout == board.Layout }) {
				m.saveBoard(board)
			}
		}
	}
	if o, ok := m.own(); ok && (fresh || !m.kept.Has(o.Game.ID)) {
		if !m.showLast("") {
			m.showOwn(o.Game)
		}
	} else if ok {
		m.showKept(o.Game.ID)
	}
	m.Dialog = dialog
	m.notify(Notice{Kind: BackupRestored, Kept: back, Of: of})
}

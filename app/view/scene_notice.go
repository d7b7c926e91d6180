package view

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/live"
	"kulami/app/play"
	"kulami/rules"
)

// notice is a line with the notice, for screens without a status line.
func (v scene) notice() app.UI {
	words := v.noticeWords()
	if words == "" {
		return nil
	}
	return app.P().Class("note").DataSet("status", "notice").Text(words)
}

// noticeWords puts the notice into words; it is empty if there is none.
func (v scene) noticeWords() string {
	t, n := v.text, v.shell.Notice
	switch n.Kind {
	case play.IllegalHole:
		return t.Why(n.Why, v.board.Name(n.Hole))
	case play.ConfirmHole:
		return t.ConfirmHole(v.board.Name(n.Hole))
	case play.LinkDamaged:
		return v.faulty(t.Damaged(n.Kept, n.Of), n.Faults)
	case play.LinkUnreadable:
		if slices.Contains(n.Faults, rules.FaultNewerVersion) {
			return t.Newer
		}
		return v.faulty(t.Unreadable, n.Faults)
	case play.ImportFailed:
		if slices.Equal(n.Faults, []rules.Fault{rules.FaultNoRecord}) {
			return t.ImportFailed
		}
		return v.faulty(t.ImportFailed, n.Faults)
	case play.FriendPlayed:
		return t.FriendPlayed(v.board.Name(n.Hole))
	case play.MarblesUnfit:
		return v.unfit(n.Unfit)
	case play.BackupRestored:
		return t.Restored(n.Kept, n.Of-n.Kept)
	case play.GamesImported:
		return t.Imported(n.Kept, n.Of)
	case play.PeerRefused:
		return v.refusal(n.Refusal)
	case play.LinkAwaited:
		return t.Colon(t.FriendToMove, t.WaitForLink) + "."
	}
	return cmp.Or(v.gameNotice(n.Kind), v.fileNotice(n.Kind))
}

// gameNotice is a notice about a game and its people; empty if it is another.
func (v scene) gameNotice(kind play.NoticeKind) string {
	t := v.text
	switch kind {
	case play.NotYourTurn:
		return t.NotYourTurn
	case play.FriendsTurn:
		return t.FriendsTurn
	case play.LiveTurn:
		return t.LiveTurn
	case play.SidesSwapped:
		return t.SidesSwapped
	case play.NoHint:
		return t.NoHint
	case play.EngineFailed:
		return t.EngineFailed
	case play.BothSides:
		return t.BothSides
	case play.MovesPruned:
		return t.MovesPruned
	case play.TrialBegun:
		return t.TrialBegun
	case play.PeerConnected:
		return t.LiveBegun
	case play.PeerLeft:
		return t.LiveLeft
	case play.AnswerUnfit:
		return t.LiveUnfit
	case play.UndoAsked:
		return t.UndoAsked
	case play.UndoRefused:
		return t.UndoRefused
	case play.UndoSent:
		return t.UndoSent
	case play.UndoOvertaken:
		return t.UndoOvertaken
	case play.UndoWithdrawn:
		return t.UndoWithdrawn
	case play.RematchAsked:
		return t.RematchAsked
	case play.RematchSent:
		return t.RematchSent
	case play.TreeFull:
		return t.TreeFull
	case play.NotesFull:
		return t.NotesFull
	case play.CommentDeleted:
		return t.CommentDeleted
	case play.LinePromoted:
		return t.LinePromoted
	case play.TimeOver:
		return t.TimeOver
	case play.ClocksPaused:
		return t.ClocksPaused
	}
	return ""
}

// fileNotice is a notice about links, files and what is stored; empty if it is another.
func (v scene) fileNotice(kind play.NoticeKind) string {
	t := v.text
	switch kind {
	case play.LinkOlder:
		return t.LinkOlder
	case play.LinkParted:
		return t.LinkParted(v.shell.Notice.Kept + 1)
	case play.LinkCopied:
		return t.LinkCopied
	case play.CopyFailed:
		return t.CopyFailed
	case play.SavedUnread:
		return t.SavedUnread
	case play.LinkUnchecked:
		return t.Unchecked
	case play.BadCode:
		return t.BadCode
	case play.BadStun:
		return t.BadStun
	case play.StorageFailed:
		return t.Unsaved
	case play.CopyKept:
		return t.CopyKept
	case play.GameKept:
		return t.GameKept
	case play.CountKept:
		return t.CountKept
	case play.FileTooLong:
		return t.TooLarge
	case play.FileUnopened:
		return t.Unopened
	case play.NoPicture:
		return t.NoPicture
	case play.WordsMissing:
		return t.WordsMissing
	}
	return ""
}

// faulty puts the faults of a text, if there are any, in brackets at the end of the first
// sentence of words.
func (v scene) faulty(words string, list []rules.Fault) string {
	if len(list) == 0 {
		return words
	}
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = v.text.Fault.Of(string(f))
	}
	first, rest, _ := strings.Cut(words, ".")
	return first + " (" + strings.Join(names, ", ") + ")." + rest
}

// unfit says why marbles put down by hand are not a position to play on.
func (v scene) unfit(f rules.MarbleFault) string {
	t, sides := v.text, v.sides()
	switch f.Kind {
	case rules.MarblesLast:
		return t.MarkLast(sides[f.Side])
	case rules.MarblesOrder:
		return t.LastOrder(sides[f.Side])
	case rules.MarblesUneven:
		return t.FirstBegins(sides[rules.First], sides[rules.Second])
	}
	return t.NotAnalysable
}

// refusal says why what the other side has sent was refused.
func (v scene) refusal(f live.Fault) string {
	switch f {
	case live.FaultVersion:
		return v.text.LiveVersion
	case live.FaultParted, live.FaultGame:
		return v.text.LiveParted
	}
	return v.text.LiveRefused
}

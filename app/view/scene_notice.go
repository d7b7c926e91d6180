package view

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/text"
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
	case play.EntryUnread:
		return t.EntryUnread(n.Text)
	case play.ConfirmHole:
		return t.ConfirmHole(v.board.Name(n.Hole))
	case play.LinkDamaged:
		if n.Source != play.FromLink {
			return v.faulty(t.ListDamaged(string(n.Source), n.Kept, n.Of), n.Faults)
		}
		return v.faulty(t.Damaged(n.Kept, n.Of), n.Faults) + when(n.Friends, " "+t.DamagedFriend)
	case play.LinkUnreadable:
		if slices.Contains(n.Faults, rules.FaultNewerVersion) {
			return t.Newer
		}
		return v.faulty(t.Unreadable, n.Faults)
	case play.ImportFailed:
		if slices.Equal(n.Faults, []rules.Fault{rules.FaultNoRecord}) {
			return t.ImportFailed(string(n.Source))
		}
		return v.faulty(t.ImportFailed(string(n.Source)), n.Faults)
	case play.FriendPlayed:
		return t.FriendPlayed(v.board.Name(n.Hole))
	case play.LinkParted:
		return t.LinkParted(n.Kept + 1)
	case play.UndoHere:
		return t.UndoHere(v.sides()[n.Side])
	case play.MarblesUnfit:
		return v.unfit(n.Unfit)
	case play.BackupRestored:
		return t.Restored(n.Kept, n.Of-n.Kept)
	case play.GamesImported:
		if n.Source == play.FromFile {
			return t.Imported(n.Kept, n.There, 0, n.Of)
		}
		return t.Imported(n.Kept, n.There, n.Of, 0)
	case play.PeerRefused:
		return v.refusal(n.Refusal)
	case play.LinkAwaited:
		return t.Colon(t.FriendToMove, t.WaitForLink) + "."
	}
	return plainNotice(t, n.Kind)
}

// plainNotice is a notice that is a phrase and nothing else; empty if it is another.
func plainNotice(t *text.Text, kind play.NoticeKind) string {
	phrases := [...]string{
		// About a game and its people.
		play.NotYourTurn:    t.NotYourTurn,
		play.FriendsTurn:    t.FriendsTurn,
		play.LiveTurn:       t.LiveTurn,
		play.SidesSwapped:   t.SidesSwapped,
		play.NoHint:         t.NoHint,
		play.EngineFailed:   t.EngineFailed,
		play.BothSides:      t.BothSides,
		play.MovesPruned:    t.MovesPruned,
		play.TrialBegun:     t.TrialBegun,
		play.PeerConnected:  t.LiveBegun,
		play.PeerLeft:       t.LiveLeft,
		play.AnswerUnfit:    t.LiveUnfit,
		play.AnswerOther:    t.LiveOther,
		play.UndoAsked:      t.UndoAsked,
		play.UndoRefused:    t.UndoRefused,
		play.UndoSent:       t.UndoSent,
		play.UndoOvertaken:  t.UndoOvertaken,
		play.UndoWithdrawn:  t.UndoWithdrawn,
		play.RematchAsked:   t.RematchAsked,
		play.RematchSent:    t.RematchSent,
		play.TreeFull:       t.TreeFull,
		play.NotesFull:      t.NotesFull,
		play.CommentDeleted: t.CommentDeleted,
		play.LinePromoted:   t.LinePromoted,
		play.TimeOver:       t.TimeOver,
		play.NoVoice:        t.NoVoice,
		play.ClocksPaused:   t.ClocksPaused,
		// About links, files and what is stored.
		play.LinkOlder:     t.LinkOlder,
		play.LinkCopied:    t.LinkCopied,
		play.TextCopied:    t.TextCopied,
		play.CodeCopied:    t.CodeCopied,
		play.ResultCopied:  t.ResultCopied,
		play.CopyFailed:    t.CopyFailed,
		play.ShareFailed:   t.ShareFailed,
		play.SavedUnread:   t.SavedUnread,
		play.LinkUnchecked: t.Unchecked,
		play.BadCode:       t.BadCode,
		play.BadStun:       t.BadStun,
		play.StorageFailed: t.Unsaved,
		play.CopyKept:      t.CopyKept,
		play.GameKept:      t.GameKept,
		play.CountKept:     t.CountKept,
		play.FileTooLong:   t.TooLarge,
		play.FileUnopened:  t.Unopened,
		play.FileSlow:      t.FileSlow,
		play.NoPicture:     t.NoPicture,
		play.WordsMissing:  t.WordsMissing,
	}
	if int(kind) >= len(phrases) {
		return ""
	}
	return phrases[kind]
}

// faulty puts the faults of a text, if there are any, in brackets at the end of the first
// sentence of words.
func (v scene) faulty(words string, list []rules.Fault) string {
	if len(list) == 0 {
		return words
	}
	names := each(list, func(f rules.Fault) string { return v.text.Fault.Of(string(f)) })
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

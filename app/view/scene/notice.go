package scene

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/live"
	"kulami/app/text"
	"kulami/rules"
)

// Notice draws a line with the notice, for screens without a status line.
func (v Scene) Notice() app.UI {
	words := v.NoticeWords()
	if words == "" {
		return nil
	}
	return app.P().Class("note", dom.When(v.Desk.Notice.Warns(), "warning")).DataSet("status", "notice").Text(words)
}

// NoticeWords returns the notice in words, or "".
func (v Scene) NoticeWords() string {
	t, n := v.Text, v.Desk.Notice
	switch n.Kind {
	case desk.IllegalHole:
		return t.Why(n.Why, v.Board.Name(n.Hole))
	case desk.EntryUnread:
		return t.EntryUnread(n.Text)
	case desk.ConfirmHole:
		return t.ConfirmHole(v.Board.Name(n.Hole))
	case desk.LinkDamaged:
		if n.Source != desk.FromLink {
			return v.faulty(t.ListDamaged(string(n.Source), n.Kept, n.Of), n.Faults)
		}
		return v.faulty(t.Damaged(n.Kept, n.Of), n.Faults) + dom.When(n.Friends, " "+t.DamagedFriend)
	case desk.LinkUnreadable:
		if v.Outdated() {
			return t.Newer
		}
		return v.faulty(t.Unreadable, n.Faults)
	case desk.ImportFailed:
		return v.faulty(t.ImportFailed(string(n.Source)), n.Faults)
	case desk.FriendPlayed:
		return t.FriendPlayed(v.Board.Name(n.Hole))
	case desk.LinkParted:
		return t.LinkParted(MoveNumber(n.Kept))
	case desk.UndoHere:
		return t.UndoHere(v.Sides()[n.Side])
	case desk.MarblesUnfit:
		return v.unfit(n.Unfit)
	case desk.BackupRestored:
		return t.Restored(n.Kept, n.Of-n.Kept)
	case desk.GamesImported:
		if n.Source == desk.FromFile {
			return t.Imported(n.Kept, n.There, 0, n.Of)
		}
		return t.Imported(n.Kept, n.There, n.Of, 0)
	case desk.AnswersUnread:
		return t.AnswersUnread(n.Of)
	case desk.PeerRefused:
		return v.refusal(n.Refusal)
	case desk.LinkAwaited:
		return t.Colon(t.FriendToMove, t.WaitForLink) + "."
	}
	return plainNotice(t, n.Kind)
}

// Outdated reports whether the notice is about a text of a newer version.
func (v Scene) Outdated() bool {
	n := v.Desk.Notice
	return n.Kind == desk.LinkUnreadable && slices.Contains(n.Faults, rules.FaultNewerVersion) || n.Kind == desk.PeerRefused && n.Refusal == live.FaultVersion
}

// plainNotice returns a notice that is a phrase without parameters, or "".
func plainNotice(t *text.Text, kind desk.NoticeKind) string {
	phrases := [...]string{
		// About a game and its people.
		desk.NotYourTurn:    t.NotYourTurn,
		desk.FriendsTurn:    t.Colon(t.FriendToMove, t.SendIt) + ".",
		desk.LiveTurn:       t.FriendToMove + ".",
		desk.SidesSwapped:   t.SidesSwapped,
		desk.NoHint:         t.NoHint,
		desk.EngineFailed:   t.EngineFailed,
		desk.BothSides:      t.BothSides,
		desk.MovesPruned:    t.MovesPruned,
		desk.TrialBegun:     t.TrialBegun,
		desk.PeerConnected:  t.LiveOn + ".",
		desk.PeerLeft:       t.LiveLeft,
		desk.AnswerUnfit:    t.LiveUnfit,
		desk.AnswerOther:    t.LiveOther,
		desk.UndoAsked:      t.UndoAsked,
		desk.UndoRefused:    t.UndoRefused,
		desk.UndoSent:       t.UndoSent,
		desk.UndoOvertaken:  t.UndoOvertaken,
		desk.UndoWithdrawn:  t.UndoWithdrawn,
		desk.RematchAsked:   t.RematchAsked,
		desk.RematchSent:    t.RematchSent,
		desk.TreeFull:       t.TreeFull,
		desk.NotesFull:      t.NotesFull,
		desk.CommentDeleted: t.CommentDeleted,
		desk.LinePromoted:   t.LinePromoted,
		desk.TimeOver:       t.TimeOver,
		desk.CoachOff:       t.CoachOff,
		desk.NoVoice:        t.NoVoice,
		desk.ClocksPaused:   t.ClocksPaused,
		// About links, files and storage.
		desk.LinkOlder:     t.LinkOlder,
		desk.TextCopied:    t.Copied,
		desk.CopyFailed:    t.CopyFailed,
		desk.ShareFailed:   t.ShareFailed,
		desk.SavedUnread:   t.SavedUnread,
		desk.LinkUnchecked: t.Unchecked,
		desk.BadCode:       t.BadCode,
		desk.BadStun:       t.BadStun,
		desk.StorageFailed: t.Unsaved,
		desk.CopyKept:      t.CopyKept,
		desk.GameKept:      t.GameKept,
		desk.FileTooLong:   t.TooLarge,
		desk.FileUnopened:  t.Unopened,
		desk.FileSlow:      t.FileSlow,
		desk.NoPicture:     t.NoPicture,
		desk.WordsMissing:  t.WordsMissing,
	}
	if int(kind) >= len(phrases) {
		return ""
	}
	return phrases[kind]
}

// faulty adds the faults of a text in brackets to the first sentence of words. It does not add that
// a text has no game.
func (v Scene) faulty(words string, list []rules.Fault) string {
	var names []string
	for _, f := range list {
		if name := v.Text.FaultOf(f); f != rules.FaultNoRecord && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if names == nil {
		return words
	}
	first, rest, _ := strings.Cut(words, ".")
	return first + " (" + strings.Join(names, ", ") + ")." + rest
}

// unfit returns why marbles put down by hand are not a position to play on.
func (v Scene) unfit(f rules.MarbleFault) string {
	t, sides := v.Text, v.Sides()
	switch f.Kind {
	case rules.MarblesLast:
		return t.MarkLast(sides[f.Side])
	case rules.MarblesOrder:
		return t.LastOrder
	case rules.MarblesUneven:
		return t.FirstBegins(sides[rules.First], sides[rules.Second])
	}
	return t.NotAnalysable
}

// refusal returns why a message of the other side was refused.
func (v Scene) refusal(f live.Fault) string {
	switch f {
	case live.FaultVersion:
		return v.Text.LiveVersion
	case live.FaultParted, live.FaultGame:
		return v.Text.LiveParted
	}
	return v.Text.LiveRefused
}

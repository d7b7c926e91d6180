package view

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// scene is what every screen and dialog is drawn with: the reader's words, and what
// belongs to no screen. It is made anew for each drawing.
type scene struct {
	text      *text.Text
	shell     *play.Shell
	board     *rules.Board // of the screen, nil if it has none with holes to press
	days      *days
	hydrating bool      // the page is taken over as it was sent, see Root
	names     [2]string // of the players, empty where they have none
}

// of returns the scene with the names of players.
func (v scene) of(p play.Players) scene {
	v.names = p.Names
	return v
}

// sides returns the names of both sides: the players', or else the colours of their marbles.
func (v scene) sides() [2]string {
	sides := v.text.SidesOf(string(v.shell.Settings.Marbles))
	for i, name := range v.names {
		if name != "" {
			sides[i] = name
		}
	}
	return sides
}

// playerOf names who plays a side: the computer with its level, the person who plays it,
// or one of two people.
func (v scene) playerOf(p play.Players, side rules.Side) string {
	seat := p.At(side)
	switch {
	case seat.Computer():
		return v.text.Computer(seat.Level)
	case p.Person() == side:
		return v.text.You
	case p.Friend() && p.Names[side] == "":
		return v.text.Friend
	}
	return v.sides()[side]
}

// editionOf names the rules of a game.
func (v scene) editionOf(g play.Summary) string {
	if name := v.text.EditionName.Of(g.Edition); name != "" {
		return name
	}
	return v.text.NameOf(g.Rules)
}

// boardName names the board that a game is played on.
func (v scene) boardName(o play.Origin) string {
	if o.Board == play.SheetBoard {
		return v.text.SheetName.Of(o.Sheet)
	}
	return v.text.BoardName(string(o.Board), o.Seed, o.Day)
}

// resultOf says who won a game that is over, by what, and whether a side was stuck.
func (v scene) resultOf(g play.Summary) (head, by, stuck string) {
	t := v.text
	switch winner, result := g.Winner, g.Result(); {
	case winner == rules.Nobody:
		head = t.Draw
	case result == play.Won:
		head = t.YouWin
	case result == play.Lost && !g.Players.Friend():
		head = t.YouLose
	default:
		head = t.Wins(v.of(g.Players).sides()[winner])
	}
	switch g.Finish {
	case rules.FirstResigned, rules.SecondResigned:
		return head, t.ByResignation, ""
	case rules.DrawAgreed:
		return head, t.ByAgreement, ""
	case rules.FirstOutOfTime, rules.SecondOutOfTime:
		return head, t.ByTime, ""
	}
	if g.Margin != 0 {
		by = t.ByPoints(max(g.Margin, -g.Margin))
	}
	return head, by, v.stuck(g)
}

// stuck says which side had no legal move though it had marbles left; empty if both had
// played all of them.
func (v scene) stuck(g play.Summary) string {
	switch side := rules.Side(g.Marbles & 1); {
	case !g.NoHole:
		return ""
	case side == g.Players.Person():
		return v.text.YouStuck
	case g.Players.At(side).Computer():
		return v.text.ComputerStuck
	default:
		return v.text.SideStuck(v.sides()[side])
	}
}

// result is resultOf for a status line: who won, and the rest.
func (v scene) result(g play.Summary) (head, rest string) {
	head, by, stuck := v.resultOf(g)
	if by != "" && stuck != "" {
		return head, by + ", " + stuck
	}
	return head, by + stuck
}

// resultSentence is resultOf as a sentence, or two.
func (v scene) resultSentence(g play.Game) string {
	head, by, stuck := v.resultOf(g.Summary())
	words := ended(v.wonBy(head, by))
	if stuck != "" {
		words += " " + ended(capital(stuck))
	}
	return words
}

// wonBy joins who won with by what, if that is known.
func (v scene) wonBy(head, by string) string {
	if by == "" {
		return head
	}
	return v.text.WonBy(head, by)
}

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
		return t.Restored(n.Kept, n.Of)
	case play.PeerRefused:
		return v.refusal(n.Refusal)
	case play.LinkAwaited:
		return t.Colon(t.FriendToMove, t.WaitForLink) + "."
	}
	return map[play.NoticeKind]string{
		play.NotYourTurn: t.NotYourTurn, play.FriendsTurn: t.FriendsTurn, play.LiveTurn: t.LiveTurn, play.LinkOlder: t.LinkOlder, play.LinkParted: t.LinkParted, play.LinkCopied: t.LinkCopied, play.CopyFailed: t.CopyFailed, play.SavedUnread: t.SavedUnread, play.LinkUnchecked: t.Unchecked, play.BadCode: t.BadCode, play.BadStun: t.BadStun,
		play.SidesSwapped: t.SidesSwapped, play.EngineFailed: t.EngineFailed, play.StorageFailed: t.Unsaved, play.CopyKept: t.CopyKept,
		play.GameKept: t.GameKept, play.FileTooLong: t.TooLarge, play.FileUnopened: t.Unopened,
		play.MovesPruned: t.MovesPruned, play.TrialBegun: t.TrialBegun, play.NoPicture: t.NoPicture,
		play.PeerConnected: t.LiveBegun, play.PeerLeft: t.LiveLeft, play.AnswerUnfit: t.LiveUnfit, play.UndoAsked: t.UndoAsked, play.UndoRefused: t.UndoRefused,
		play.UndoSent: t.UndoSent, play.RematchAsked: t.RematchAsked, play.RematchSent: t.RematchSent,
		play.TreeFull: t.TreeFull, play.NotesFull: t.NotesFull, play.CommentDeleted: t.CommentDeleted, play.LinePromoted: t.LinePromoted,
		play.TimeOver: t.TimeOver, play.ClocksPaused: t.ClocksPaused,
	}[n.Kind]
}

// faulty puts the faults of a text, if there are any, in brackets at the end of the first
// sentence of words.
func (v scene) faulty(words string, list []rules.Fault) string {
	if len(list) == 0 {
		return words
	}
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = v.text.Fault.Of(f)
	}
	first, rest, _ := strings.Cut(words, ".")
	return first + " (" + strings.Join(names, ", ") + ")." + rest
}

// ended returns words with a mark at the end, as a sentence has one.
func ended(words string) string {
	if strings.HasSuffix(words, "?") {
		return words
	}
	return words + "."
}

// opponent names who was played against, or how a game was played without one.
func (v scene) opponent(g play.Summary) string {
	switch seat, ok := g.Opponent(); {
	case ok:
		return v.text.Computer(seat.Level)
	case g.Players.Mode == play.Analysing:
		return v.text.OpponentAnalysis
	case g.Players.Friend():
		return cmp.Or(g.Players.Names[g.Players.Own.Other()], v.text.OpponentFriend)
	case g.Players.Names != [2]string{}:
		sides := v.of(g.Players).sides()
		return sides[0] + " – " + sides[1]
	}
	return v.text.OpponentPerson
}

// outcome says how a game ended, or that it has not.
func (v scene) outcome(g play.Summary) string {
	if !g.Over {
		return cmp.Or(v.toMove(g), v.text.Unfinished)
	}
	head, by, _ := v.resultOf(g)
	return v.wonBy(head, by)
}

// Package table is the screen of a game, played or viewed, with its replay, clocks, count and
// coach.
package table

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// Screen is the state of the table.
type Screen struct {
	desk.Plain
	desk.Opened
	Moves        bool // the list of moves is shown on small screens, too
	desk.Pointer      // At drops its hover
	shown
}

// shown is the state that belongs to the position shown. Screen.At drops it.
type shown struct {
	// The side to move has just run out of time. The next press might have been meant as its move.
	late      bool
	pending   rules.MaybeHole // hole pressed once, to be confirmed
	hint      rules.MaybeHole // hole of the engine's hint
	hinting   bool            // the player waits for a hint
	timer     int             // id of the timer of the count, replay or advice; 0 means none
	Counting  bool            // the count is under way
	Replaying bool            // a replay is under way
	// Line of moves of a replay or slider, nil without them. It is never changed in place.
	along []rules.Hole
	// A replay has just shown this position, slowly enough for its marble to be animated.
	Replayed bool
	counted  int    // number of counted steps during the count
	Whole    bool   // the counted board is shown in one piece
	lesson   lesson // state of the coach
}

// lesson holds the coach's findings about the person's last marble. It belongs to the position
// shown.
type lesson struct {
	known  engine.Analysis // analysis before the marble; zero until it is done
	failed bool            // the engine cannot analyse the position
	before string          // record before the last marble, if its analysis is missing
	Offer                  // advice about the last marble
}

// Offer is the advice to take a marble back. It is valid until the person's next marble.
type Offer struct {
	Better  rules.Hole   // best hole instead of the marble's
	Reason  facts.Reason // reason for the advice, if Known
	Known   bool
	Ply     int // ply of the marble
	Exists  bool
	Pending bool // the computer waits for an answer
}

// Offer returns the advice about the last marble.
func (t Screen) Offer() Offer { return t.shown.lesson.Offer }

// New returns a table with g. Its pointer is in the middle of the board.
func New(g game.Game, linked bool) Screen {
	return Screen{Opened: desk.Opened{Game: g, Linked: linked}, Pointer: desk.NewPointer(g.Board())}
}

// At returns t with g. It drops the state of the position shown before and its notice in the status
// line.
func (t Screen) At(d *desk.Desk, g game.Game) Screen {
	t.Game, t.shown, t.Hover = g, shown{}, rules.NoHole
	d.Notice = d.Notice.AfterMove()
	return t.withAdvice()
}

// AgainstComputer reports whether the game is the player's own against the computer. In such a game
// the computer can teach and speak.
func (t Screen) AgainstComputer() bool {
	return t.Game.Players.Mode == game.VersusComputer && !t.Linked
}

// Taught reports whether the computer teaches in the game shown.
func (t Screen) Taught() bool {
	return t.AgainstComputer() && t.Game.Teach != "" && t.Game.Teach != game.TeachOff
}

// firstLesson is the first ply that the coach judges. Values before it are too uncertain.
const firstLesson = 2

// Marks at the end of the text of an advice.
const (
	adviceProven = "!" // both lines are proven
	adviceWaits  = "?" // the computer has not played yet
)

// withAdvice returns t with the game's stored advice about the person's last marble, if the live
// position is shown.
func (t Screen) withAdvice() Screen {
	ply := t.Game.Live() - 1
	if !t.Game.Turn().Computer() { // the computer has replied
		ply--
	}
	parts := strings.Split(t.Game.Advice, "/")
	if len(parts) != 3 || !t.Taught() || t.Looking() || t.Game.Over() || ply < firstLesson {
		return t
	}
	p := t.Game.Record().At(ply)
	tried, ok := desk.LineFrom(p, parts[0])
	better, also := desk.LineFrom(p, parts[1])
	if !ok || !also || len(tried) == 0 || len(better) == 0 || tried[0] != t.Game.Moves()[ply] {
		return t
	}
	o := Offer{Better: better[0], Ply: ply, Exists: true, Pending: t.Game.Turn().Computer() && strings.HasSuffix(parts[2], adviceWaits)}
	o.Reason, o.Known = facts.Why(p, tried, better, strings.HasPrefix(parts[2], adviceProven))
	t.shown.lesson.Offer = o
	return t
}

func (Screen) Name() desk.ScreenName { return TableScreen }

// TableScreen is the name of the table. The fragments of its links are records.
const TableScreen desk.ScreenName = ""

func (t Screen) Fragment() string {
	// The player's own game keeps the names next to its record.
	t.Named = t.Named && t.Linked
	return t.Link(desk.ShareNotes).String()
}

func (t Screen) BoardShown() *rules.Board { return t.Game.Board() }

func (t Screen) From() desk.Origin {
	from := desk.Origin{Record: t.Game.Extract(), Orientation: t.Game.Orientation, Edition: t.Game.Edition, Board: t.Game.Origin, Tree: t.Game.Shown(), Line: t.Game.Moves(), Game: t.Game.ID}
	if t.Linked {
		from.Game = ""
	}
	return from
}

func (t Screen) Asked() string { return t.Game.Extract().String() }

// Considers reports whether the next press in h plays it.
func (t Screen) Considers(h rules.Hole) bool { return h != rules.NoHole && t.Pending() == h }

// Pending returns the hole that was pressed once and is to be confirmed, or NoHole.
func (t Screen) Pending() rules.Hole { return t.shown.pending.Hole() }

// Trial reports whether a press plays a variation, which leaves the game unchanged. A press at the
// end of a game from a link continues the game instead.
func (t Screen) Trial() bool { return t.Looking() && !(t.Linked && t.Game.AtLive()) }

// AtEnd reports whether the end of a finished game is shown.
func (t Screen) AtEnd() bool { return t.Game.AtLive() && t.Game.Over() }

// Idle reports whether a restart of the program would interrupt nothing.
func (t Screen) Idle() bool { return t.Linked || t.Game.Over() || !t.Game.Moved() }

// HasSums reports whether the count shown has bonuses. The players' places already show the sums of
// tiles.
func (t Screen) HasSums() bool {
	p := t.Game.Position()
	return t.AtEnd() && p.Over() && p.Rules().Bonuses()
}

// Runs reports whether the game is the player's own and continues, or waits for a friend.
func (t Screen) Runs() bool {
	return !t.Linked && !t.Game.Over() && (t.Game.Moved() || t.Game.Players.Friend() || t.CanRedo())
}

// CanUndo reports whether there is a move to take back.
func (t Screen) CanUndo() bool { return !t.Looking() && t.Game.UndoTarget() >= 0 }

// CanRedo reports whether a move that was taken back can be played again.
func (t Screen) CanRedo() bool { return !t.Looking() && t.Game.RedoTarget() >= 0 }

// CanSwap reports whether the side to move can take over the first marble.
func (t Screen) CanSwap() bool { return !t.Looking() && t.Game.CanSwap() }

// CanName reports whether two people play. Only their names can be changed.
func (t Screen) CanName() bool { return !t.Linked && t.Game.Players.People() }

// Needs asks for all games after a game against the adaptive computer, to find the strength of the
// next game.
func (t Screen) Needs() desk.Needs {
	return desk.Needs{Games: t.AtEnd() && !t.Linked && t.Game.Players.Adaptive > 0}
}

// NextLevel returns the level to try after a win against the computer. It returns 0 without a win
// or a higher level, and if the computer is adaptive.
func (t Screen) NextLevel() int {
	if !t.AtEnd() || t.Linked {
		return 0
	}
	if seat, ok := t.Game.Players.Opponent(); ok && t.Game.Result() == game.Won && seat.Adaptive == 0 && !seat.Strongest() {
		return seat.Level + 1
	}
	return 0
}

// CanPromote reports whether Promote would change the order of lines.
func (t Screen) CanPromote() bool {
	return t.Game.Variation() && t.promoted().String() != t.Game.Shown().String()
}

// promoted returns the record with the line shown moved one place to the front. The line replaces
// the game itself only if the game has no result to keep.
func (t Screen) promoted() rules.Record { return t.Game.Promoted(t.mayPromoteToGame()).Record() }

func (t Screen) mayPromoteToGame() bool { return t.Game.Players.Mode == game.Analysing || t.Linked }

// Note returns the note about the position shown.
func (t Screen) Note() rules.Note { return t.Game.Record().Note(t.Game.Path()) }

// Hint returns the hole of the engine's hint, if the player asked for one.
func (t Screen) Hint() rules.MaybeHole { return t.shown.hint }

// Timer returns the ID of the running timer; 0 means none.
func (t Screen) Timer() int { return t.shown.timer }

// Marks returns the highlights of the position shown.
func (t Screen) Marks() picture.Marks {
	p := t.Game.Position()
	k := picture.MarksAt(p)
	k.Hint, k.Pending = t.shown.hint, t.shown.pending
	if o := t.Offer(); o.Pending {
		k.Hint = rules.Maybe(o.Better)
		if o.Known && !o.Reason.Missed && len(o.Reason.Line) > 1 {
			k.Tried, k.Reply = rules.Maybe(o.Reason.Line[0]), rules.Maybe(o.Reason.Line[1])
		}
	}
	if t.AtEnd() {
		return k
	}
	k.Legal, k.Closed = p.Legal(), p.Closed()
	k.Trial = t.Trial()
	k.Active = !k.Trial && t.Game.Players.Plays(p.Turn())
	if (k.Active || k.Trial) && !t.Paused() && k.Legal.Has(t.Hover) {
		after := p.After(t.Hover).Score()
		k.Preview, k.After = rules.Maybe(t.Hover), after.Totals()
		k.WouldOwn = after.Owners[p.Board().TileOf(t.Hover)]
	}
	return k
}

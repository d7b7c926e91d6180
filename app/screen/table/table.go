// Package table is the screen on which a game is played or looked at, with its replay, clocks, count and coach.
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

// Screen is the screen on which a game is played or looked at.
type Screen struct {
	desk.Plain
	desk.Opened
	Moves        bool // they are shown where there is little room, too
	desk.Pointer      // its hover is dropped with every other position
	shown
}

// shown is what belongs to the position shown alone; Screen.At drops it.
type shown struct {
	late      bool            // the game has just been lost on time: a press may have been meant as its next move
	pending   rules.MaybeHole // pressed once, waiting to be confirmed
	hint      rules.MaybeHole // the engine's choice
	hinting   bool            // a hint is wanted
	timer     int             // the id of the timer of the count or the replay, 0 if none
	Counting  bool            // the count is under way
	Replaying bool            // a replay is under way
	along     []rules.Hole    // the line that a replay or a slider goes along, nil without; never changed in place
	Replayed  bool            // a replay slow enough for marbles to be seen on their way has just shown this position
	counted   int             // steps of the count carried out, while it is under way
	Whole     bool            // the counted board is shown in one piece
	Sums      bool            // the arithmetic of the score is shown
	lesson    lesson          // in a game in which the computer teaches
}

// lesson is what the engine has found about a marble of the person in a game in which it teaches. It belongs to the position
// shown.
type lesson struct {
	known  engine.Analysis // of the position in which the person is to play; zero if there is none yet
	failed bool            // it cannot be analysed
	before string          // the record of the position before the marble just played, if that is still to be analysed
	Offer                  // what is advised about that marble
}

// Offer is the advice to take a marble back, which stands until the person's next marble. The zero value is none.
type Offer struct {
	Better rules.Hole   // the best hole instead
	Reason facts.Reason // why, if Known
	Known  bool
	Ply    int  // at which the marble was played
	Stands bool // there is one
	Waits  bool // the computer has not played on
}

// Offer returns the advice about the last marble.
func (t Screen) Offer() Offer { return t.shown.lesson.Offer }

// New returns a table with g, its pointer in the middle of the board.
func New(g game.Game, linked bool) Screen {
	return Screen{Opened: desk.Opened{Game: g, Linked: linked}, Pointer: desk.NewPointer(g.Board())}
}

// At returns t with g on it, without what belonged to the position shown before, its
// notice in the status line included.
func (t Screen) At(d *desk.Desk, g game.Game) Screen {
	t.Game, t.shown, t.Hover = g, shown{}, rules.NoHole
	d.Notice = d.Notice.AfterMove()
	return t.withAdvice()
}

// AgainstComputer reports whether the game is the player's own against the computer, which may teach in it, and speak.
func (t Screen) AgainstComputer() bool {
	return t.Game.Players.Mode == game.VersusComputer && !t.Linked
}

// Taught reports whether the computer teaches in the game shown.
func (t Screen) Taught() bool {
	return t.AgainstComputer() && t.Game.Teach != "" && t.Game.Teach != game.TeachOff
}

// firstLesson is from which ply on marbles are judged: what the first two are worth is too uncertain.
const firstLesson = 2

// The marks at the end of an advice.
const (
	adviceProven = "!" // both lines are proven
	adviceWaits  = "?" // the computer has not played on
)

// withAdvice returns t with the advice that its game has about the person's last marble. It is offered where play stands.
func (t Screen) withAdvice() Screen {
	ply := t.Game.Live() - 1
	if !t.Game.Turn().Computer() { // it has answered
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
	o := Offer{Better: better[0], Ply: ply, Stands: true, Waits: t.Game.Turn().Computer() && strings.HasSuffix(parts[2], adviceWaits)}
	o.Reason, o.Known = facts.Why(p, tried, better, strings.HasPrefix(parts[2], adviceProven))
	t.shown.lesson.Offer = o
	return t
}

func (Screen) Name() desk.ScreenName { return TableScreen }

// TableScreen names the table; its addresses are record texts.
const TableScreen desk.ScreenName = ""

func (t Screen) Fragment() string {
	t.Named = t.Named && t.Linked // the player's own game keeps the names beside its record
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

// Considers reports whether h asks for a press to play it.
func (t Screen) Considers(h rules.Hole) bool { return h != rules.NoHole && t.Pending() == h }

// Pending returns the hole that was pressed once and waits to be confirmed, or NoHole.
func (t Screen) Pending() rules.Hole { return t.shown.pending.Hole() }

// Trial reports whether a press plays a variation, which leaves the game as it is. A
// game that came with a link goes on where it stands.
func (t Screen) Trial() bool { return t.Looking() && !(t.Linked && t.Game.AtLive()) }

// AtEnd reports whether the end of a finished game is shown.
func (t Screen) AtEnd() bool { return t.Game.AtLive() && t.Game.Over() }

// Idle reports whether nothing would be interrupted if the program started anew.
func (t Screen) Idle() bool { return t.Linked || t.Game.Over() || !t.Game.Moved() }

// HasSums reports whether the count shown is more than tiles, whose sums stand beside the players.
func (t Screen) HasSums() bool {
	p := t.Game.Position()
	return t.AtEnd() && p.Over() && p.Rules().Bonuses()
}

// Runs reports whether the game is the player's own and goes on, or waits for a friend.
func (t Screen) Runs() bool {
	return !t.Linked && !t.Game.Over() && (t.Game.Moved() || t.Game.Players.Friend() || t.CanRedo())
}

// CanUndo reports whether there is a move to take back.
func (t Screen) CanUndo() bool { return !t.Looking() && t.Game.UndoTarget() >= 0 }

// CanRedo reports whether a move that was taken back can be played again.
func (t Screen) CanRedo() bool { return !t.Looking() && t.Game.RedoTarget() >= 0 }

// CanSwap reports whether the side to move may take over the first marble.
func (t Screen) CanSwap() bool { return !t.Looking() && t.Game.CanSwap() }

// CanName reports whether two people play, whose names may be changed.
func (t Screen) CanName() bool { return !t.Linked && t.Game.Players.People() }

// Needs all games at the end of one in which the computer keeps pace, for the strength of the next one.
func (t Screen) Needs() desk.Needs {
	return desk.Needs{Games: t.AtEnd() && !t.Linked && t.Game.Players.Adaptive > 0}
}

// NextLevel returns the level to try after a win against the computer, or 0 without a win or
// a higher level, or if the computer keeps pace.
func (t Screen) NextLevel() int {
	if !t.AtEnd() || t.Linked {
		return 0
	}
	if seat, ok := t.Game.Players.Opponent(); ok && t.Game.Result() == game.Won && seat.Adaptive == 0 && !seat.Strongest() {
		return seat.Level + 1
	}
	return 0
}

// CanPromote reports whether Promote would do anything.
func (t Screen) CanPromote() bool {
	return t.Game.Variation() && t.promoted().String() != t.Game.Shown().String()
}

// promoted returns the record with the line shown one place to the front. It takes
// the place of the game itself only where the game has no result to keep.
func (t Screen) promoted() rules.Record { return t.Game.Promoted(t.mayPromoteToGame()).Record() }

func (t Screen) mayPromoteToGame() bool { return t.Game.Players.Mode == game.Analysing || t.Linked }

// Note returns what is written about the position shown.
func (t Screen) Note() rules.Note { return t.Game.Record().Note(t.Game.Path()) }

// Hint returns the hole that the engine would play, if that was asked for.
func (t Screen) Hint() rules.MaybeHole { return t.shown.hint }

// Timer returns the ID of the Wait that is under way, 0 if none is.
func (t Screen) Timer() int { return t.shown.timer }

// Marks returns the marks of the position shown.
func (t Screen) Marks() picture.Marks {
	p := t.Game.Position()
	k := picture.MarksAt(p)
	k.Hint, k.Pending = t.shown.hint, t.shown.pending
	if o := t.Offer(); o.Waits {
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
	if (k.Active || k.Trial) && k.Legal.Has(t.Hover) {
		after := p.After(t.Hover).Score()
		k.Preview, k.After = rules.Maybe(t.Hover), after.Totals()
		k.WouldOwn = after.Owners[p.Board().TileOf(t.Hover)]
	}
	return k
}

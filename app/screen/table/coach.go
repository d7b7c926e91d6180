package table

import (
	"cmp"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// In a game in which the computer teaches, the board says what each marble did, by the rules alone. When a marble of the
// person costs more than players of the level lose now and then, the game waits some seconds: the better hole is shown with
// the reason, and the marble may be taken back, also after the reply. A first game has some words on the rules besides.

type (
	// SetCoach chooses how the computer teaches in the game shown and in the next ones.
	SetCoach struct{ How game.Teaching }
	// TakeBack takes back the marble that the computer advises to take back.
	TakeBack struct{}
	// GoOn leaves it where it is.
	GoOn struct{}
)

func (SetCoach) Message() {}
func (TakeBack) Message() {}
func (GoOn) Message()     {}

// Welcome reports whether this is a first visit: no marble of the player's own was
// ever played, no game was set up, and no lesson was opened.
func (t Screen) Welcome(d *desk.Desk) bool {
	return !d.Flags.Begun && len(d.Recent) <= 1 && !t.Linked && t.Game.Players.Person() != rules.Nobody && !t.Game.Moved()
}

// Coach returns how the computer teaches in the game shown; in the game of a first visit, how it will from the first marble on.
func (t Screen) Coach(d *desk.Desk) game.Teaching {
	if t.Welcome(d) {
		return d.Teaches()
	}
	return cmp.Or(t.Game.Teach, game.TeachOff)
}

// setCoach also drops the current advice. A notice says where the coach is after it is switched off.
func (t Screen) setCoach(d *desk.Desk, how game.Teaching) Screen {
	if !t.AgainstComputer() {
		return t
	}
	t.Game.Teach, d.Setup.Teach = how, how
	t.shown.lesson, t.Game.Advice = lesson{}, ""
	if how == game.TeachOff && d.Dialog == desk.NoDialog {
		d.Notify(desk.Notice{Kind: desk.CoachOff})
	}
	return t
}

// CoachedPresses is after how many marbles of the person a first game has words on the rules.
const CoachedPresses = 6

// TileChange is what a marble did to its tile.
type TileChange int8

const (
	TileSame   TileChange = iota // nothing that is said
	TileWon                      // the tile is the person's from this marble on
	TileKept                     // it was the person's before
	TileTied                     // it has no owner
	TileBehind                   // it stays the computer's
)

// Coaching is what the board says about the last marble: the first of these that there is.
type Coaching struct {
	Tip    int          // the number of the words on the rules, 1…CoachedPresses, or 0
	Facts  []facts.Fact // one, or none
	Change TileChange   // to the tile of the person's marble
	Holes  int          // of that tile
}

// Coached reports whether the game on the table has words on the rules.
func (t Screen) Coached(d *desk.Desk) bool {
	return t.Taught() && t.Game.ID != "" && t.Game.ID == d.Flags.Coach
}

// saidFacts are the facts that are said on the board.
const saidFacts = 1<<facts.Ends | 1<<facts.Leaves | 1<<facts.Wins | 1<<facts.Ties | 1<<facts.Joins | 1<<facts.Line

// Coaching returns what the board says about the last marble of the position shown. It follows from the position alone, so
// undo and stepping back say it again.
func (t Screen) Coaching(d *desk.Desk) (c Coaching) {
	side, p := t.Game.Players.Person(), t.Game.Position()
	if !t.Taught() || t.Game.Over() || t.Game.Ply() <= t.Game.Base() {
		return c
	}
	answered := p.Turn() == side
	if n := p.Marbles(side).Len(); answered && t.Coached(d) && n <= CoachedPresses {
		c.Tip = n
	}
	for _, f := range facts.Of(t.Game.Before(), p.Last(), nil) {
		if saidFacts>>f.Kind&1 == 1 {
			c.Facts = []facts.Fact{f}
			break
		}
	}
	if !answered {
		tile := p.Board().TileHoles(p.Board().TileOf(p.Last()))
		c.Holes = tile.Len()
		c.Change = changeOf((tile & p.Marbles(side)).Len() - (tile & p.Marbles(side.Other())).Len())
	}
	return c
}

// changeOf returns what a marble did that left its side ahead by lead marbles on its tile.
func changeOf(lead int) TileChange {
	switch {
	case lead < 0:
		return TileBehind
	case lead == 0:
		return TileTied
	case lead > 1:
		return TileKept
	}
	return TileWon
}

// lessonLoss is from which loss of an expected point on the computer advises to take a marble back, by its level: two
// marbles of each side in a game of this level against itself lose as much (TestLessonLosses), but at least what a review
// calls inaccurate.
var lessonLoss = [...]float64{1: 0.1, 2: 0.07, 3: 0.05, 4: 0.05, 5: 0.05, 6: 0.05, 7: 0.05, 8: 0.05}

// For how many milliseconds the computer waits after its advice: longer if that is first listened to.
const (
	adviceTime       = 6000
	spokenAdviceTime = 12000
)

// lessonPass is the pass of a review whose limits an analysis has that teaches.
const lessonPass = 1

// lessonQuestion wants all holes valued before the person's marble, and else after it.
func (t Screen) lessonQuestion() (desk.Question, bool) {
	record, ply := t.shown.lesson.before, t.Game.Ply()
	switch {
	case record != "":
		ply--
	case t.Game.Turn().Computer() || len(t.shown.lesson.known.Moves) > 0 || t.shown.lesson.failed:
	default:
		record = t.Asked()
	}
	limits := engine.ReviewLimits(lessonPass, t.Game.Position().Rules().MaxPlies()-ply)
	return desk.Question{For: desk.ForLesson, Record: record, Nodes: limits.Nodes}, t.Taught() && ply >= firstLesson && record != ""
}

// learn takes an analysis for which lessonQuestion asked.
func (t Screen) learn(d *desk.Desk, a engine.Analysis) Screen {
	if t.shown.lesson.before == "" {
		t.shown.lesson.known = a
		return t
	}
	t.shown.lesson.before = ""
	if t = t.advise(d, a); t.Offer().Stands {
		d.Notify(desk.Notice{Kind: desk.MarbleAdvised})
	}
	return t
}

// advise offers to take the last marble back if it costs too much, by an analysis of the position before it.
func (t Screen) advise(d *desk.Desk, a engine.Analysis) Screen {
	p := t.Game.Before()
	h, left := t.Game.Position().Last(), p.Rules().MaxPlies()-p.Ply()
	if seat, ok := t.Game.Players.Opponent(); !ok || !t.mayAdvise() || a.Judge(h, left, p.Rules()).Loss < lessonLoss[seat.Level] {
		return t
	}
	t.Game = t.Game.WithHelp()
	t.Game.Advised++
	t.Game.Advice = adviceText(p, a, h)
	return t.withAdvice()
}

// adviceText writes advice to take a marble in h back, for Game.Advice: the line that it begins, the better one, and marks.
func adviceText(p rules.Position, a engine.Analysis, h rules.Hole) string {
	tried, _ := a.Find(h)
	better, marks := a.Moves[0], adviceWaits
	if tried.Exact && better.Exact {
		marks = adviceProven + adviceWaits
	}
	line := func(first rules.Hole, holes []rules.Hole) string {
		if len(holes) == 0 {
			holes = []rules.Hole{first}
		}
		var names []string
		for _, h := range holes {
			names = append(names, p.Board().Name(h))
		}
		return strings.Join(names, " ")
	}
	return line(h, tried.Line) + "/" + line(better.Best, better.Line) + "/" + marks
}

// Reopened returns t, whose game was shown before, with the advice that waited, or with the person's last marble still to be
// judged.
func (t Screen) Reopened() Screen {
	t = t.withAdvice()
	live := t.Game.Live()
	if t.Taught() && !t.Looking() && !t.Game.Over() && t.Game.Turn().Computer() && live > firstLesson && !t.Offer().Stands {
		before, _ := t.Game.Record().Extract(t.Game.Moves()[:live-1]) // which are legal
		t.shown.lesson.before = before.String()
	}
	return t
}

// Follow ends the waiting for an answer to advice after some seconds, also where it was waited for before.
func (t Screen) Follow(d *desk.Desk) desk.Screen {
	if !t.Offer().Waits || t.shown.timer != 0 {
		return nil
	}
	wait := adviceTime
	if t.Spoken() {
		wait = spokenAdviceTime
	}
	t.shown.timer = d.NextID()
	d.Do(desk.Wait{ID: t.shown.timer, Milliseconds: wait})
	return t
}

// mayAdvise reports whether the computer may advise to take a marble back once more.
func (t Screen) mayAdvise() bool {
	switch t.Game.Teach {
	case game.TeachTips:
		return false
	case game.TeachOnce:
		return t.Game.Advised < 1
	case game.TeachTwice:
		return t.Game.Advised < 2
	}
	return t.Taught()
}

// goOn lets the computer play on after its advice.
func (t Screen) goOn() Screen {
	t.shown.lesson.Waits, t.Game.Advice = false, strings.TrimSuffix(t.Game.Advice, adviceWaits)
	return t
}

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

// In a game in which the computer teaches, the board says what each marble did, by the rules alone.
// Some marbles of the person cost more than players of the level usually lose. After such a marble
// the game waits some seconds and shows the better hole with the reason. The person can take the
// marble back, also after the reply. A first game also has tips on the rules.

type (
	// SetCoach chooses how the computer teaches in the game shown and in later games.
	SetCoach struct{ How game.Teaching }
	// TakeBack takes back the marble that the computer advises to take back.
	TakeBack struct{}
	// GoOn leaves that marble where it is.
	GoOn struct{}
)

func (SetCoach) Message() {}
func (TakeBack) Message() {}
func (GoOn) Message()     {}

// Welcome reports whether this is a first visit: the player has played no marble, set up no game
// and opened no lesson.
func (t Screen) Welcome(d *desk.Desk) bool {
	return !d.Flags.Begun && len(d.Recent) <= 1 && !t.Linked && t.Game.Players.Person() != rules.Nobody && !t.Game.Moved()
}

// Coach returns how the computer teaches in the game shown. In the game of a first visit it returns
// how the computer will teach after the first marble.
func (t Screen) Coach(d *desk.Desk) game.Teaching {
	if t.Welcome(d) {
		return d.Teaches()
	}
	return cmp.Or(t.Game.Teach, game.TeachOff)
}

// setCoach also drops the current advice. When the coach is switched off, a notice says where to
// switch it on again.
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

// CoachedPresses is the number of the person's marbles for which a first game has a tip.
const CoachedPresses = 6

// Coaching is the comment on the last marbles. The board shows the first field that is set.
type Coaching struct {
	Tip  int          // number of the tip on the rules, 1…CoachedPresses; 0 means none
	Fact []facts.Fact // at most one fact
	Hole rules.Hole   // hole of the marble of Fact
}

// Coached reports whether the game on the table has tips on the rules.
func (t Screen) Coached(d *desk.Desk) bool {
	return t.Taught() && t.Game.ID != "" && t.Game.ID == d.Flags.Coach
}

// saidFacts is the set of facts that the board mentions.
const saidFacts = 1<<facts.Ends | 1<<facts.Leaves | 1<<facts.Wins | 1<<facts.Ties | 1<<facts.Joins | 1<<facts.Line | 1<<facts.Leads | 1<<facts.Levels

// Coaching returns the comment on the person's last marble, or else on the computer's reply. A
// comment on the person's marble stays until the next one. It depends on the game up to the
// position shown alone, so it appears again after undo and stepping back.
func (t Screen) Coaching(d *desk.Desk) (c Coaching) {
	side, p := t.Game.Players.Person(), t.Game.Position()
	moves := t.Game.Extract()
	if !t.Taught() || t.Game.Over() || moves.Cursor() <= t.Game.Base() {
		return c
	}
	if n := p.Marbles(side).Len(); t.Coached(d) && n <= CoachedPresses {
		c.Tip = n
	}
	own := moves.Cursor() - 1 // ply of the person's last marble
	if p.Turn() == side {
		own--
	}
	for ply := max(own, t.Game.Base()); ply < moves.Cursor(); ply++ {
		before, h := moves.At(ply), moves.Moves()[ply]
		said := facts.Of(before, h, nil)
		if ply == own {
			said = append(said, facts.LeadChange(before, h)...)
		}
		for _, f := range said {
			if saidFacts>>f.Kind&1 == 1 {
				c.Fact, c.Hole = []facts.Fact{f}, h
				return c
			}
		}
	}
	return c
}

// lessonLoss is the smallest loss, in expected points, at which the computer advises to take a
// marble back, by its level. Two marbles of each side lose as much in a game of this level against
// itself (TestLessonLosses). The loss is never below the limit of a review for an inaccurate move.
var lessonLoss = [...]float64{1: 0.1, 2: 0.07, 3: 0.05, 4: 0.05, 5: 0.05, 6: 0.05, 7: 0.05, 8: 0.05}

// Time in milliseconds that the computer waits after its advice. It waits longer if the advice is
// spoken.
const (
	adviceTime       = 6000
	spokenAdviceTime = 12000
)

// lessonPass is the pass of a review whose search limits the coach uses.
const lessonPass = 1

// lessonQuestion asks for the values of all holes before the person's marble, or else after it.
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

// learn handles the answer to lessonQuestion.
func (t Screen) learn(d *desk.Desk, a engine.Analysis) Screen {
	if t.shown.lesson.before == "" {
		t.shown.lesson.known = a
		return t
	}
	t.shown.lesson.before = ""
	if t = t.advise(d, a); t.Offer().Exists {
		d.Notify(desk.Notice{Kind: desk.MarbleAdvised})
	}
	return t
}

// advise offers to take the last marble back if it costs too much. The analysis a is of the
// position before the marble.
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

// adviceText returns the text of Game.Advice for a marble in h: its line of moves, the better line
// and marks.
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

// Reopened returns t, whose game was shown before, with its waiting advice. Without advice it asks
// for a judgement of the person's last marble.
func (t Screen) Reopened() Screen {
	t = t.withAdvice()
	live := t.Game.Live()
	if t.Taught() && !t.Looking() && !t.Game.Over() && t.Game.Turn().Computer() && live > firstLesson && !t.Offer().Exists {
		before, _ := t.Game.Record().Extract(t.Game.Moves()[:live-1]) // these moves are legal
		t.shown.lesson.before = before.String()
	}
	return t
}

// Follow starts the timer that ends the waiting after advice. It also does so after a reload.
func (t Screen) Follow(d *desk.Desk) desk.Screen {
	if !t.Offer().Pending || t.shown.timer != 0 {
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

// mayAdvise reports whether the coach's setting permits one more piece of advice.
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
	t.shown.lesson.Pending, t.Game.Advice = false, strings.TrimSuffix(t.Game.Advice, adviceWaits)
	return t
}

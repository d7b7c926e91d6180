// Package review is the screen that judges the moves of a game, with its exercises.
package review

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// Screen is the screen that judges each move of a game by the values of the legal holes before it.
// The engine analyses the positions in several passes. Each pass goes from the last position back,
// and searches deeper than the pass before. The final result is stored with the game.
type Screen struct {
	desk.Plain
	Game     game.Game // includes the players' names; its ID is "" if it is not the player's own
	analyses []engine.Analysis
	passes   []int          // number of passes of ReviewLimits in each analysis, by ply
	Judged   game.Judgement // judgement so far
	pass     int            // engine.ReviewPasses when the review is complete
	due      int            // next ply to analyse in this pass
	ply      int            // ply shown
	seeks    bool           // show the move that turned the game as soon as it is known
	failed   bool
	retry    retry
	why      desk.Why     // reason why the move shown or the latest try is worse
	line     []rules.Hole // line shown, from the position before the move or try; empty for none
	desk.BoardView
}

// retry is the state of an exercise: to find a better move than a mistake.
type retry struct {
	on     bool
	side   rules.Side      // side of the mistakes
	tried  rules.MaybeHole // latest try
	solved bool            // the solution is shown
	kept   bool            // the training has the outcome

	timer   int  // ID of the timer for the reply to a good try; 0 means none
	replied bool // the reply is shown

	practice bool // the exercise is a task of today, not one of this review
}

// Name is the name of the review. In a fragment a record follows it.
const Name desk.ScreenName = "review"

// New returns the review of the moves of g up to its live position. It shows the last move.
func New(g game.Game) Screen {
	judged, done := g.Judgement()
	n := judged.Record.Len()
	v := Screen{Game: g, Judged: judged, ply: n, analyses: make([]engine.Analysis, n+1), passes: make([]int, n+1)}
	v.BoardView = desk.BoardView{Pointer: desk.NewPointer(g.Board()), Orientation: g.Orientation}
	if done {
		v.pass = engine.ReviewPasses
		return v
	}
	return v.nextPass(0)
}

// nextPass returns v at the beginning of a pass.
func (v Screen) nextPass(pass int) Screen {
	v.pass, v.due = pass, v.Judged.Record.Len()
	if v.Judged.Record.At(v.due).Over() {
		v.due--
	}
	return v.skip()
}

// skip moves on to the next position that the pass can improve.
func (v Screen) skip() Screen {
	for v.pass < engine.ReviewPasses {
		switch {
		case v.due < 0:
			return v.nextPass(v.pass + 1)
		case v.passes[v.due] <= v.pass && !v.known(v.due):
			return v
		}
		v.due--
	}
	return v
}

// known reports whether no pass can improve the analysis of a position.
func (v Screen) known(ply int) bool {
	a := v.analyses[ply]
	return len(a.Moves) > 0 && (v.passes[ply] == engine.ReviewPasses || a.Complete())
}

func (Screen) Name() desk.ScreenName { return Name }

// Prefixes of the record in the fragment of an exercise.
const (
	inExercise = "try/"
	inPractice = "again/" // address of a task of today
)

func (v Screen) Fragment() string {
	name := string(Name) + "/"
	switch {
	case v.retry.practice:
		name += inPractice
	case v.retry.on:
		name += inExercise
	}
	return name + rules.Link{Record: v.Judged.Record.WithCursor(v.ply), Orientation: v.Orientation}.String()
}

func (v Screen) BoardShown() *rules.Board { return v.Judged.Record.Board() }

func (v Screen) From() desk.Origin {
	return desk.Origin{Record: v.Judged.UpTo(v.ply), Orientation: v.Orientation, Edition: v.Game.Edition, Tree: v.Game.Shown(), Line: v.Judged.Record.Moves(),
		Game: v.Game.ID, Opener: v}
}

func (v Screen) wanted() (ply, pass int, ok bool) {
	const last = engine.ReviewPasses - 1
	switch {
	case v.retry.on && !v.known(v.ply):
		return v.ply, last, true
	case v.pass <= last:
		return v.due, v.pass, true
	case v.retry.on || v.ply == 0:
		return 0, 0, false
	case !v.known(v.ply - 1):
		return v.ply - 1, last, true
	}
	return v.ply, last, v.Improves(v.ply-1) && !v.known(v.ply) && !v.Judged.Record.At(v.ply).Over()
}

// Found returns the analysis of the position at ply.
func (v Screen) Found(ply int) engine.Analysis { return v.analyses[ply] }

func (v Screen) left(ply int) int { return v.Judged.Record.Rules().MaxPlies() - ply }

func (v Screen) Asked() string { return v.Judged.Asked(v.ply) }

// Record returns the judged moves.
func (v Screen) Record() rules.Record { return v.Judged.Record }

// Ply returns the number of marbles on the board.
func (v Screen) Ply() int { return v.ply }

// Done returns the finished fraction of the review, 0…1.
func (v Screen) Done() float64 {
	if v.pass >= engine.ReviewPasses {
		return 1
	}
	positions := v.Judged.Record.Len() + 1
	return float64(v.pass*positions+positions-1-v.due) / float64(engine.ReviewPasses*positions)
}

// Chance returns the points that First can expect from the result at ply, 0…1. Ok is false without
// a value.
func (v Screen) Chance(ply int) (chance float64, ok bool) {
	i := v.Judged.Positions[ply]
	if i.Best == rules.NoHole && i.Outcome() == engine.Open {
		return 0.5, false
	}
	chance = i.WinChance(v.left(ply), v.Judged.Record.Rules())
	if ply&1 == 1 {
		chance = 1 - chance
	}
	return chance, true
}

// Phases returns the numbers of marbles at which the opening, the middle and the ending begin and
// end, as far as the game got. The phases divide at a quarter and at two thirds of a complete game.
// The number of marbles of an unfinished game is unknown, so its phases divide the largest possible
// number.
func (v Screen) Phases() [4]int {
	n := v.Judged.Record.Len()
	whole := n
	if !v.Judged.Record.At(n).Over() {
		whole = v.Judged.Record.Rules().MaxPlies()
	}
	return [4]int{0, min(whole/4, n), min(whole*2/3, n), n}
}

// Move returns the index of the move that led to the position shown. Ok is false at the beginning
// and in an exercise.
func (v Screen) Move() (index int, ok bool) { return v.ply - 1, v.ply > 0 && !v.retry.on }

// CanProve reports whether the margin of the position shown is proven, so that the player can play
// it out.
func (v Screen) CanProve() bool {
	return !v.retry.on && len(v.line) == 0 && v.Judged.Positions[v.ply].Exact && !v.Judged.Record.At(v.ply).Over()
}

// Improves reports whether there is a better move than the one at index, which is not a good one.
func (v Screen) Improves(index int) bool {
	p := v.Judged.Plies[index]
	return p.Best != p.Hole && (p.Verdict != engine.GoodMove || p.Swing() >= game.Costs)
}

// Line returns the best line instead of a move, as far as it is known.
func (v Screen) Line(index int) []rules.Hole {
	if line := v.Judged.Plies[index].Line; len(line) > 0 {
		return line
	}
	m, _ := v.analyses[index].Find(v.Judged.Plies[index].Best)
	return m.Line
}

// Facts returns the facts about a marble in h instead of the move at index. They follow from the
// rules and the opponent's expected reply.
func (v Screen) Facts(index int, h rules.Hole) []facts.Fact {
	line := []rules.Hole{h}
	if m, ok := v.analyses[index].Find(h); ok {
		line = m.Line
	}
	return facts.Of(v.Judged.Record.At(index), h, line)
}

// Moments returns the moments of the game. After the review it adds the costliest marbles of the
// person, or of both sides.
func (v Screen) Moments() []int {
	moments := v.Judged.Moments()
	for side := range v.Judged.PointsLost {
		if me := v.Game.Players.Person(); v.Done() == 1 && (me == rules.Nobody || me == rules.Side(side)) {
			moments = v.Judged.Costliest(moments, rules.Side(side))
		}
	}
	return moments
}

// ahead is the least chance that counts as better. A smaller one is nearly even.
const ahead = 0.55

// Led returns the winner and the number of marbles from which the winner always had the better
// chances. Ok is false before the review is complete, without a winner, and if the winner did not
// have them in the end.
func (v Screen) Led() (winner rules.Side, from int, ok bool) {
	winner, last := v.Game.Winner(), v.Judged.Record.Len()
	if v.Done() < 1 || winner == rules.Nobody {
		return winner, 0, false
	}
	// The last position of a resigned game has no value.
	if _, known := v.Chance(last); !known {
		last--
	}
	for from = last + 1; from > 0; from-- {
		if chance, _ := v.Chance(from - 1); winner == rules.First && chance < ahead || winner == rules.Second && chance > 1-ahead {
			break
		}
	}
	return winner, from, from <= last
}

// Note returns the note about the position shown.
func (v Screen) Note() rules.Note { return v.Game.Record().Note(v.Judged.Record.Moves()[:v.ply]) }

// Package review draws the judged moves of a game, also as a picture.
package review

import (
	"math"
	"strings"

	"kulami/app/dom"
	"kulami/app/screen/review"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// Screen is the screen on which the moves of a game are judged.
type Screen struct {
	scene.Scene
	State review.Screen
}

// MoveWords returns the move that led to the position shown, its verdict, and the better move.
func (v *Screen) MoveWords() (title, words string) {
	t, r := v.Text, v.State
	i, ok := r.Move()
	if !ok {
		return t.LookingAt(0, r.Record().Len()), ""
	}
	p := r.Judged.Plies[i]
	title = t.LookingAt(r.Ply(), r.Record().Len())
	move := t.Colon(v.Sides()[i&1], v.Board.Name(p.Hole))
	if p.Verdict == "" {
		return title, move
	}
	verdict := dom.Either(p.OnlyMove && p.Verdict == engine.BestMove, t.OnlyMove, t.Verdict.Of(string(p.Verdict)))
	words = move + ", " + verdict + dom.When(p.Exact, ", "+t.Exact) + "."
	if p.Verdict == engine.GoodMove && r.Improves(i) {
		words = move + "."
	}
	words = scene.Joined(words, dom.When(p.MissedWin, t.MissedWin))
	if !r.Improves(i) {
		return title, scene.Joined(words, v.FactsOf(v.Board, p.Hole, r.Facts(i, p.Hole)))
	}
	words = scene.Joined(words, dom.When(p.Swing() >= 10, t.PointsLost(float64(p.Swing())/100)))
	better := v.names(r.Line(i), p.Best)
	if why, ok := r.Why(); ok {
		return title, scene.Joined(words, v.Reason(why, better))
	}
	return title, scene.Joined(words, t.Better(better))
}

// shownLine is the number of holes shown of a line.
const shownLine = 4

// names returns the names of the holes of a line, or of first if the line is unknown.
func (v *Screen) names(line []rules.Hole, first rules.Hole) string {
	if len(line) == 0 {
		line = []rules.Hole{first}
	}
	return v.Played(line[:min(len(line), shownLine)])
}

// provenSince returns from which move the result was proven, and from which move a side could not
// lose.
func (v *Screen) provenSince() string { return strings.Join(v.provenSentences(), " ") }

// provenSentences returns the sentences of provenSince.
func (v *Screen) provenSentences() (said []string) {
	t, j := v.Text, v.State.Judged.Review
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if ply := j.SafePly[side]; ply >= 0 && (j.DecidedPly < 0 || ply < j.DecidedPly) {
			said = append(said, t.SafeFrom(ply, v.Sides()[side]))
		}
	}
	if ply := j.DecidedPly; ply >= 0 {
		winner := rules.Side(ply & 1)
		switch j.Positions[ply].Outcome() {
		case engine.Win:
		case engine.Loss:
			winner = winner.Other()
		default:
			winner = rules.Nobody
		}
		said = append(said, t.ProvenFrom(ply, v.Wins(winner)))
	}
	return said
}

// accuracyWords returns the accuracy of a side, or a dash if it had no choice.
func (v *Screen) accuracyWords(j engine.Review, side rules.Side) string {
	return v.meanWords(j.Accuracy[side], j.Choices[side])
}

// meanWords returns a mean accuracy of choices moves, or a dash if choices is 0.
func (v *Screen) meanWords(mean float64, choices int) string {
	return dom.Either(choices == 0, "–", v.Text.Percent(int(math.Round(mean))))
}

// lostWords returns the points that a side has lost, or a dash if it had no choice.
func (v *Screen) lostWords(j engine.Review, side rules.Side) string {
	return dom.Either(j.Choices[side] == 0, "–", v.Text.Decimal(float64(j.PointsLost[side])/100))
}

// kindOf returns the sign of a move's verdict and the verdict in words. If the move was not a
// mistake by itself, it returns its cost for both.
func (v *Screen) kindOf(p engine.PlyReview) (sign, words string) {
	if sign = glyphOf(p.Verdict); sign == "" && !p.MissedWin {
		cost := v.gainWords(-p.Swing())
		return cost, cost
	}
	return sign, v.Text.Verdict.Of(string(p.Verdict))
}

// gainWords formats hundredths of a point as points with a sign and one decimal.
func (v *Screen) gainWords(score int) string {
	switch points := math.Round(float64(score)/10) / 10; {
	case points > 0:
		return "+" + v.Text.Decimal(points)
	case points < 0:
		return "−" + v.Text.Decimal(-points)
	}
	return "0"
}

// glyphOf returns the glyph of a verdict in notes of games.
func glyphOf(verdict engine.Verdict) string {
	switch verdict {
	case engine.Inaccuracy:
		return "?!"
	case engine.Mistake:
		return "?"
	case engine.Blunder:
		return "??"
	}
	return ""
}

// reaction returns the answer to the latest try. A good try is answered when its reply is shown.
func (v *Screen) reaction() scene.Reaction {
	t, r := v.Text, v.State
	i, _ := r.Retrying()
	h, try := r.Tried()
	reply := ""
	if h != rules.NoHole && r.Reply(h) != rules.NoHole {
		reply = t.Replies(v.Sides()[1-i&1], v.Board.Name(r.Reply(h)))
	}
	switch try {
	case review.Judging:
		return scene.Reaction{Kind: "none", Headline: t.RetryWait}
	case review.Good:
		if !r.Replied() {
			return scene.Reaction{Kind: "done"}
		}
		return scene.Reaction{Kind: "done", Headline: t.RetryGood(v.Board.Name(h)), Said: append([]string{dom.When(r.WasRight(), t.OwnRight), reply}, v.Reasons(v.Board, h, r.Facts(i, h))...)}
	case review.Bad:
		bad := scene.Reaction{Kind: "slip", Headline: t.RetryBad(v.Board.Name(h))}
		if why, ok := r.Why(); ok {
			bad.Said, bad.Line = []string{v.TryReason(why)}, v.WhyLine(why, len(r.Followed()))
		} else {
			bad.Said = []string{reply}
		}
		bad.Said = append(bad.Said, v.Reasons(v.Board, h, r.Facts(i, h))...)
		return bad
	case review.Solved:
		right := scene.Reaction{Kind: "right", Headline: t.Better(v.names(r.Line(i), h)), Said: v.Reasons(v.Board, h, r.Facts(i, h))}
		if r.WasRight() {
			right.Headline, right.Said = t.SolutionIs(v.Board.Name(h)), append([]string{t.OwnRight}, right.Said...)
		}
		return right
	}
	return scene.Reaction{Kind: "none"}
}

// task returns the move played, and that there is a better move. A task of today does not say
// whether there is.
func (v *Screen) task() string {
	i, _ := v.State.Retrying()
	side, hole := v.Sides()[i&1], v.Board.Name(v.State.Judged.Plies[i].Hole)
	if v.State.Practising() {
		return v.Text.PractiseTask(side, hole)
	}
	return v.Text.RetryTask(side, hole)
}

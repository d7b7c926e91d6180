// Package review draws the moves of a game as they were judged, also as a picture.
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

// MoveWords says which move led to the position shown, how good it was, and what was
// better.
func (v *Screen) MoveWords() (title, words string) {
	t, r := v.Text, v.State
	i, ok := r.Move()
	if !ok {
		return t.LookingAt(0, r.Record().Len()), ""
	}
	p := r.Judged.Plies[i]
	title = t.LookingAt(r.Ply(), r.Record().Len())
	move := v.Sides()[i&1] + " " + v.Board.Name(p.Hole)
	if p.Verdict == "" {
		return title, move
	}
	verdict := dom.Either(p.OnlyMove && p.Verdict == engine.BestMove, t.OnlyMove, t.Verdict.Of(string(p.Verdict)))
	words = t.Colon(move+glyphOf(p.Verdict), verdict+dom.When(p.Exact, ", "+t.Exact)) + "."
	const costs = 50 // from here on no move is called good
	if p.Verdict == engine.GoodMove && p.Swing() >= costs {
		words = move + "."
	}
	words = scene.Joined(words, dom.When(p.MissedWin, t.MissedWin))
	if p.Best == p.Hole {
		return title, scene.Joined(words, v.FactsOf(v.Board, p.Hole, r.Facts(i, p.Hole)))
	}
	words = scene.Joined(words, dom.When(p.Swing() >= 10, t.PointsLost(float64(p.Swing())/100)))
	better := v.names(r.Line(i), p.Best)
	if why, ok := r.Why(); ok {
		return title, scene.Joined(words, v.Reason(why, better))
	}
	return title, scene.Joined(words, t.Better(better))
}

// shownLine is how many holes of a line are shown.
const shownLine = 4

// names are the names of the holes of a line, or of its first one if that is all that is
// known.
func (v *Screen) names(line []rules.Hole, first rules.Hole) string {
	if len(line) == 0 {
		line = []rules.Hole{first}
	}
	return v.Line(line[:min(len(line), shownLine)])
}

// provenSince says from which move on the result was proven, and when no side could lose before.
func (v *Screen) provenSince() string { return strings.Join(v.provenSentences(), " ") }

// provenSentences are the sentences of provenSince.
func (v *Screen) provenSentences() (said []string) {
	t, j := v.Text, v.State.Judged.Review
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if ply := j.SafePly[side]; ply >= 0 && (j.DecidedPly < 0 || ply < j.DecidedPly) {
			said = append(said, t.SafeFrom(ply, v.Sides()[side]))
		}
	}
	if ply := j.DecidedPly; ply >= 0 {
		i := j.Positions[ply]
		result, winner := t.Draw, rules.Side(ply&1)
		switch i.Outcome() {
		case engine.Win:
			result = t.Wins(v.Sides()[winner])
		case engine.Loss:
			result = t.Wins(v.Sides()[winner.Other()])
		}
		said = append(said, t.ProvenFrom(ply, result))
	}
	return said
}

// accuracyWords is the accuracy of a side, or a dash if it had no choice.
func (v *Screen) accuracyWords(j engine.Review, side rules.Side) string {
	return v.meanWords(j.Accuracy[side], j.Choices[side])
}

// meanWords is a mean accuracy of so many moves, or a dash of none.
func (v *Screen) meanWords(mean float64, choices int) string {
	return dom.Either(choices == 0, "–", v.Text.Percent(int(math.Round(mean))))
}

// lostWords is how many points a side has lost, or a dash if it had no choice.
func (v *Screen) lostWords(j engine.Review, side rules.Side) string {
	return dom.Either(j.Choices[side] == 0, "–", v.Text.Decimal(float64(j.PointsLost[side])/100))
}

// kindOf is the sign of a move's verdict and the verdict in words, or for both what the move has cost if that was
// no mistake by itself.
func (v *Screen) kindOf(p engine.PlyReview) (sign, words string) {
	if sign = glyphOf(p.Verdict); sign == "" && !p.MissedWin {
		cost := v.gainWords(-p.Swing())
		return cost, cost
	}
	return sign, v.Text.Verdict.Of(string(p.Verdict))
}

// gainWords is a score in hundredths of a point as points with their sign and one decimal.
func (v *Screen) gainWords(score int) string {
	switch points := math.Round(float64(score)/10) / 10; {
	case points > 0:
		return "+" + v.Text.Decimal(points)
	case points < 0:
		return "−" + v.Text.Decimal(-points)
	}
	return "0"
}

// glyphOf returns the sign that notes of games have for a verdict.
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

// reaction is the answer to the latest try: to a good one as soon as the reply to it is there.
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
		return scene.Reaction{Kind: "done", Headline: t.RetryGood(v.Board.Name(h)), Said: append([]string{reply}, v.Reasons(v.Board, h, r.Facts(i, h))...)}
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
		return scene.Reaction{Kind: "right", Headline: t.Better(v.names(r.Line(i), h)), Said: v.Reasons(v.Board, h, r.Facts(i, h))}
	}
	return scene.Reaction{Kind: "none"}
}

// task says what was played, and that there is something better.
func (v *Screen) task() string {
	i, _ := v.State.Retrying()
	return v.Text.RetryTask(v.Sides()[i&1], v.Board.Name(v.State.Judged.Plies[i].Hole))
}

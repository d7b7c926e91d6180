package view

import (
	"math"
	"strings"

	"kulami/app/dom"
	"kulami/app/screen/review"
	"kulami/rules"
	"kulami/rules/engine"
)

// reviewScreen is the screen on which the moves of a game are judged.
type reviewScreen struct {
	scene
	review review.Screen
}

// moveWords says which move led to the position shown, how good it was, and what was
// better.
func (v reviewScreen) moveWords() (title, words string) {
	t, r := v.text, v.review
	i, ok := r.Move()
	if !ok {
		return t.LookingAt(0, r.Record().Len()), ""
	}
	p := r.Judged.Plies[i]
	title = t.LookingAt(r.Ply(), r.Record().Len())
	move := v.sides()[i&1] + " " + v.board.Name(p.Hole)
	if p.Verdict == "" {
		return title, move
	}
	verdict := dom.Either(p.Only && p.Verdict == engine.BestMove, t.OnlyMove, t.Verdict.Of(string(p.Verdict)))
	words = t.Colon(move+glyphOf(p.Verdict), verdict+dom.When(p.Exact, ", "+t.Exact)) + "."
	const costs = 50 // from here on no move is called good
	if p.Verdict == engine.GoodMove && p.Swing() >= costs {
		words = move + "."
	}
	words = joined(words, dom.When(p.MissedWin, t.MissedWin))
	if p.Best == p.Hole {
		return title, joined(words, v.factsOf(v.board, p.Hole, r.Facts(i, p.Hole)))
	}
	words = joined(words, dom.When(p.Swing() >= 10, t.PointsLost(float64(p.Swing())/100)))
	better := v.names(r.Line(i), p.Best)
	if why, ok := r.Why(); ok {
		return title, joined(words, v.reason(why, better))
	}
	return title, joined(words, t.Better(better))
}

// shownLine is how many holes of a line are shown.
const shownLine = 4

// names are the names of the holes of a line, or of its first one if that is all that is
// known.
func (v reviewScreen) names(line []rules.Hole, first rules.Hole) string {
	if len(line) == 0 {
		line = []rules.Hole{first}
	}
	return v.line(line[:min(len(line), shownLine)])
}

// provenSince says from which move on the result was proven, and when no side could lose before.
func (v reviewScreen) provenSince() string { return strings.Join(v.provenSentences(), " ") }

// provenSentences are the sentences of provenSince.
func (v reviewScreen) provenSentences() (said []string) {
	t, j := v.text, v.review.Judged.Review
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if ply := j.Safe[side]; ply >= 0 && (j.Decided < 0 || ply < j.Decided) {
			said = append(said, t.SafeFrom(ply, v.sides()[side]))
		}
	}
	if ply := j.Decided; ply >= 0 {
		i := j.Positions[ply]
		result, winner := t.Draw, rules.Side(ply&1)
		switch i.Outcome() {
		case engine.Win:
			result = t.Wins(v.sides()[winner])
		case engine.Loss:
			result = t.Wins(v.sides()[winner.Other()])
		}
		said = append(said, t.ProvenFrom(ply, result))
	}
	return said
}

// accuracyWords is the accuracy of a side, or a dash if it had no choice.
func (v reviewScreen) accuracyWords(j engine.Review, side rules.Side) string {
	return v.meanWords(j.Accuracy[side], j.Choices[side])
}

// meanWords is a mean accuracy of so many moves, or a dash of none.
func (v reviewScreen) meanWords(mean float64, choices int) string {
	return dom.Either(choices == 0, "–", v.text.Percent(int(math.Round(mean))))
}

// lostWords is how many points a side has lost, or a dash if it had no choice.
func (v reviewScreen) lostWords(j engine.Review, side rules.Side) string {
	return dom.Either(j.Choices[side] == 0, "–", v.text.Decimal(float64(j.Lost[side])/100))
}

// kindOf is the sign of a move's verdict and the verdict in words, or for both what the move has cost if that was
// no mistake by itself.
func (v reviewScreen) kindOf(p engine.PlyReview) (sign, words string) {
	if sign = glyphOf(p.Verdict); sign == "" && !p.MissedWin {
		cost := v.finePoints(-p.Swing())
		return cost, cost
	}
	return sign, v.text.Verdict.Of(string(p.Verdict))
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
func (v reviewScreen) reaction() reaction {
	t, r := v.text, v.review
	i, _ := r.Retrying()
	h, try := r.Tried()
	reply := ""
	if h != rules.NoHole && r.Reply(h) != rules.NoHole {
		reply = t.Replies(v.sides()[1-i&1], v.board.Name(r.Reply(h)))
	}
	switch try {
	case review.Judging:
		return reaction{kind: "none", headline: t.RetryWait + "."}
	case review.Good:
		if !r.Replied() {
			return reaction{kind: "done"}
		}
		return reaction{kind: "done", headline: t.RetryGood(v.board.Name(h)), said: append([]string{reply}, v.reasons(v.board, h, r.Facts(i, h))...)}
	case review.Bad:
		bad := reaction{kind: "slip", headline: t.RetryBad(v.board.Name(h))}
		if why, ok := r.Why(); ok {
			bad.said, bad.line = []string{v.tryReason(why)}, v.whyLine(why, len(r.Followed()))
		} else {
			bad.said = []string{reply}
		}
		bad.said = append(bad.said, v.reasons(v.board, h, r.Facts(i, h))...)
		return bad
	case review.Solved:
		return reaction{kind: "right", headline: t.Better(v.names(r.Line(i), h)), said: v.reasons(v.board, h, r.Facts(i, h))}
	}
	return reaction{kind: "none"}
}

// task says what was played, and that there is something better.
func (v reviewScreen) task() string {
	i, _ := v.review.Retrying()
	return v.text.RetryTask(v.sides()[i&1], v.board.Name(v.review.Judged.Plies[i].Hole))
}

// retryTitle names the exercises of a side.
func (v reviewScreen) retryTitle(side rules.Side) string {
	return dom.Either(v.review.Game.Players.Person() == side, v.text.RetryYours, v.text.RetryOf(v.sides()[side]))
}

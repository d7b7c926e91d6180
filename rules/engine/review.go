package engine

import (
	"slices"

	"kulami/rules"
)

// Verdict is the judgement of one move of a game. The zero value is that of a move not
// judged yet.
type Verdict string

// The verdicts, from the best one to the worst.
const (
	BestMove   Verdict = "best" // as good as the best move
	GoodMove   Verdict = "good" // nearly as good, or not known to be worse
	Inaccuracy Verdict = "inaccuracy"
	Mistake    Verdict = "mistake"
	Blunder    Verdict = "blunder"
)

// From these losses of an expected point on, a move has the verdict: those of lichess.org,
// whose winning chances range from -1 to 1.
const (
	inaccuracyLoss = 0.05
	mistakeLoss    = 0.10
	blunderLoss    = 0.15
)

func verdictFor(loss float64) Verdict {
	switch {
	case loss >= blunderLoss:
		return Blunder
	case loss >= mistakeLoss:
		return Mistake
	case loss >= inaccuracyLoss:
		return Inaccuracy
	}
	return GoodMove
}

// Review is the judgement of a game by analyses of its positions.
type Review struct {
	Plies     []PlyReview // by ply
	Positions []Info      // what is known before each ply and at the end, by ply; Best is NoHole if unknown

	// Accuracy is the mean accuracy of the judged moves of each side, 0…100, without those
	// where a single hole was legal; Choices is their number, and Accuracy 0 without any.
	// A move that loses x percent of an expected point has the accuracy
	// 103.1668·e^(-0.04354·x) - 3.1669 (lichess.org/page/accuracy).
	Accuracy [2]float64
	Choices  [2]int
	Lost     [2]int // by the judged moves of each side beside the best ones, in hundredths of a point

	// Decided is the ply from which on every position has the same proven outcome, and
	// Safe the ply from which on each side is proven to reach at least a draw in every
	// position; -1 without any.
	Decided int
	Safe    [2]int
}

// PlyReview is the judgement of one move. Values are for the side that plays it.
type PlyReview struct {
	Hole      rules.Hole   // the move played
	Best      rules.Hole   // the best one, which is Hole if that is as good; NoHole if not judged
	Line      []rules.Hole // the best line, Best first; must not be changed
	Holes     int          // number of legal holes
	Value     int          // of Hole, in hundredths of a point
	BestValue int          // of Best, in hundredths of a point
	Exact     bool         // both values are proven
	Depth     int          // of the analysis of the position, in plies
	Loss      float64      // expected points lost, 0…1, as far as that is certain
	Verdict   Verdict
	Only      bool // every other hole is a mistake or a blunder, and there is another one
	MissedWin bool // a proven win was there, and the move is proven not to win
}

// Swing returns by how much the move is worse than the best one, in hundredths of a point.
func (p PlyReview) Swing() int { return p.BestValue - p.Value }

// NewReview judges the moves of a game, without its variations. The analyses are those of
// game.At(0), game.At(1) and so on; one that is not there yet is the zero Analysis, or
// missing at the end. A finished game needs none of its last position. What is proven
// about a position counts for the one before it, too.
//
// A move is judged by the expected points that it loses (WinChance), but not below the
// certainty of the engine:
//
//   - It loses nothing if it keeps a proven win or draw, or if all is lost.
//   - With at most 20 plies left only what is proven counts.
//   - Before, the scores are compared where a result is not proven. Their difference
//     counts if it is greater than the change of each in the last iteration, and from
//     depth 2 on. The worse score is raised by the standard error of such a difference
//     first (scoreError), so that a small difference is no mistake by itself.
//   - Where the analysis of the position and that of the next one differ about the move
//     played, the better value counts.
func NewReview(game rules.Record, analyses []Analysis) Review {
	moves := game.Moves()
	r := Review{Plies: make([]PlyReview, len(moves)), Positions: make([]Info, len(moves)+1)}
	left := func(ply int) int { return game.Rules().MaxPlies() - ply }
	for ply := len(moves); ply >= 0; ply-- {
		var a Analysis
		if ply < len(analyses) {
			a = analyses[ply]
		}
		known := unknown
		switch {
		case len(a.Moves) > 0 && ply < len(moves):
			a = a.after(moves[ply], r.Positions[ply+1])
			r.Plies[ply] = a.Judge(moves[ply], left(ply), game.Rules())
			known = a.Info
		case ply < len(moves):
			known.Low, known.LikelyLow = -r.Positions[ply+1].High, -r.Positions[ply+1].LikelyHigh
			r.Plies[ply] = PlyReview{Hole: moves[ply], Best: rules.NoHole}
		case len(a.Moves) > 0:
			known = a.Info
		case game.At(ply).Over():
			known = finished(game.At(ply))
		}
		r.Positions[ply] = known
	}
	r.count()
	r.findProven()
	return r
}

// RestoreReview returns the Review with the given Plies and Positions: one that was kept.
func RestoreReview(plies []PlyReview, positions []Info) Review {
	r := Review{Plies: plies, Positions: positions}
	r.count()
	r.findProven()
	return r
}

// after returns the analysis with what is known about the position after a move.
func (a Analysis) after(h rules.Hole, next Info) Analysis {
	moves := slices.Clone(a.Moves)
	for i := range moves {
		m := &moves[i]
		if m.Best != h {
			continue
		}
		if next.Best != rules.NoHole && !m.Exact {
			m.Score = max(m.Score, -next.Score)
			m.Line = append([]rules.Hole{h}, next.Line...)
		}
		m.setProven(-next.High, -next.Low)
		if m.setLikely(max(m.LikelyLow, -next.LikelyHigh), min(m.LikelyHigh, -next.LikelyLow)); m.Exact {
			m.Change = 0
		}
	}
	return newAnalysis(moves, a.Nodes)
}

// Judge returns the review of any move of the position that was analysed, with so many
// plies left to a full board; h is one of a.Moves.
func (a Analysis) Judge(h rules.Hole, left int, r rules.Ruleset) PlyReview {
	best := a.Moves[0]
	m, _ := a.Find(h)
	if m.Score >= best.Score { // also a proven loss, beside a worse one that is not proven
		best = m
	}
	p := PlyReview{Hole: h, Best: best.Best, Line: best.Line, Holes: len(a.Moves), Depth: a.Depth,
		Value: m.Score, BestValue: best.Score, Exact: m.Exact && best.Exact, Verdict: BestMove}
	if best.Best != h {
		p.Loss = best.lossOf(m, left, r)
		p.Verdict = verdictFor(p.Loss)
	}
	p.MissedWin = best.Outcome() == Win && m.High <= 0
	p.Only = len(a.Moves) > 1
	for _, other := range a.Moves {
		if other.Best != best.Best && best.lossOf(other, left, r) < mistakeLoss {
			p.Only = false
		}
	}
	return p
}

// minReviewDepth is the least depth from which on an unproven value is judged.
const minReviewDepth = 2

// lossOf returns the expected points that another move loses for certain.
func (m Move) lossOf(other Move, left int, r rules.Ruleset) float64 {
	loss := max(0, leastChance(m.Low)-(1-leastChance(-other.High)))
	if left <= ReviewProves || m.Outcome() != Open && other.Outcome() != Open {
		return loss
	}
	unsure := func(m Move) bool { return !m.Exact && m.Depth < minReviewDepth }
	if unsure(m) || unsure(other) || m.Score-other.Score <= max(m.Change, other.Change) {
		return loss
	}
	return max(loss, WinChance(m.Score, left, r)-WinChance(other.Score+scoreError(left), left, r))
}

// scoreError returns the standard error of the difference between the scores of two moves
// in the last pass of a review, in hundredths of a point, with so many plies left. It grows
// with the plies played, as more is at stake on each tile. Fitted by hand: MEASURED.md,
// section Review.
func scoreError(left int) int {
	played := 2*rules.Marbles - left
	return int(20 * exp(float64(played)/20))
}

// leastChance returns the expected points that a proven lower bound of the margin makes
// certain.
func leastChance(low int) float64 {
	switch {
	case low > 0:
		return 1
	case low == 0:
		return 0.5
	}
	return 0
}

// count finds the accuracies, and the points lost.
func (r *Review) count() {
	for ply, p := range r.Plies {
		if p.counts() {
			r.Lost[ply&1] += p.Swing()
		}
	}
	for side := range r.Accuracy {
		r.Accuracy[side], r.Choices[side] = r.AccuracyIn(rules.Side(side), 0, len(r.Plies))
	}
}

// AccuracyIn returns what Accuracy and Choices are for the moves of a side from a ply on to before
// another one.
func (r *Review) AccuracyIn(side rules.Side, from, to int) (mean float64, choices int) {
	for ply := from; ply < to; ply++ {
		if p := r.Plies[ply]; ply&1 == int(side) && p.counts() {
			mean += accuracy(p.Loss)
			choices++
		}
	}
	return mean / float64(max(choices, 1)), choices
}

// counts reports whether the move is judged, and was not the only one.
func (p PlyReview) counts() bool { return p.Verdict != "" && p.Holes > 1 }

// accuracy returns the accuracy of a move that loses so much of an expected point.
func accuracy(loss float64) float64 {
	return min(max(float64(103.1668*exp(-4.354*loss))-3.1669, 0), 100)
}

// findProven finds the plies from which on results are proven.
func (r *Review) findProven() {
	last := len(r.Positions) - 1
	since := func(holds func(ply int) bool) int {
		ply := last + 1
		for ply > 0 && holds(ply-1) {
			ply--
		}
		if ply > last {
			return -1
		}
		return ply
	}
	final := r.outcome(last)
	r.Decided = since(func(ply int) bool { return final != Open && r.outcome(ply) == final })
	for side := range r.Safe {
		r.Safe[side] = since(func(ply int) bool {
			if i := r.Positions[ply]; ply&1 == side {
				return i.Low >= 0
			} else {
				return i.High <= 0
			}
		})
	}
}

// outcome returns what is proven at a ply, for the first player.
func (r *Review) outcome(ply int) Outcome {
	i := r.Positions[ply]
	if ply&1 == 1 {
		i.Low, i.High = -i.High, -i.Low
	}
	return i.Outcome()
}

// ReviewPasses is the number of passes over the positions of a game in which a review
// gets deeper, see ReviewLimits.
const ReviewPasses = 3

// ReviewProves is the number of plies left from which on the last pass proves all values,
// and from which on nothing else counts.
const ReviewProves = 20

// ReviewLimits returns the limits for the analysis of a position of a review in a pass,
// 0…ReviewPasses-1, with so many plies left. The first pass of a whole game takes a tenth
// of a second on a computer, the last one some seconds; what a pass finds replaces what
// the one before has found. Each pass should begin at the end of the game: the last
// positions cost least, and what is proven about one is used for those before it.
func ReviewLimits(pass, left int) Limits {
	if pass >= ReviewPasses-1 && left <= ReviewProves {
		return Limits{Nodes: 10_000_000}
	}
	nodes := [ReviewPasses]int{2_000, 30_000, 250_000}
	return Limits{Nodes: nodes[min(max(pass, 0), ReviewPasses-1)]}
}

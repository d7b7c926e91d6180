package engine

import (
	"slices"

	"kulami/rules"
)

// Verdict is the judgement of one move of a game. The zero value means not judged yet.
type Verdict string

// The verdicts, from best to worst.
const (
	BestMove   Verdict = "best" // a move as good as the best move
	GoodMove   Verdict = "good" // nearly as good, or not known to be worse
	Inaccuracy Verdict = "inaccuracy"
	Mistake    Verdict = "mistake"
	Blunder    Verdict = "blunder"
)

// Minimum losses of an expected point for each verdict. They are the limits of lichess.org, whose
// winning chances range from -1 to 1.
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
	Plies []PlyReview // by ply
	// results before each ply and at the end, by ply; Best is NoHole if unknown
	Positions []Info

	// Accuracy is the mean accuracy of the judged moves of each side, 0…100. It leaves out moves
	// without an alternative. Choices is the number of moves counted; without any, Accuracy is 0. A
	// move that loses x percent of an expected point has the accuracy 103.1668·e^(-0.04354·x) -
	// 3.1669 (lichess.org/page/accuracy).
	Accuracy   [2]float64
	Choices    [2]int
	PointsLost [2]int // points lost by the judged moves of each side, in hundredths of a point

	// DecidedPly is the ply from which on every position has the same proven outcome. SafePly is
	// the ply from which on each side is proven to reach at least a draw in every position. -1
	// means never.
	DecidedPly int
	SafePly    [2]int
}

// PlyReview is the judgement of one move. Values are for the side that plays it.
type PlyReview struct {
	Hole      rules.Hole   // the move played
	Best      rules.Hole   // best move; equal to Hole if that is as good, NoHole if not judged
	Line      []rules.Hole // best line, Best first; read-only
	Holes     int          // number of legal holes
	Value     int          // value of Hole, in hundredths of a point
	BestValue int          // value of Best, in hundredths of a point
	Exact     bool         // both values are proven
	Depth     int          // depth of the position's analysis, in plies
	Loss      float64      // certain loss of expected points, 0…1
	Verdict   Verdict
	OnlyMove  bool // there are other holes, and each is a mistake or a blunder
	MissedWin bool // a win was proven, and the move is proven not to win
}

// Swing returns the loss of the move against the best move, in hundredths of a point.
func (p PlyReview) Swing() int { return p.BestValue - p.Value }

// NewReview judges the moves of a game, without its variations. The analyses belong to game.At(0),
// game.At(1) and so on. An analysis that does not exist yet is the zero Analysis, or is missing at
// the end. A finished game needs no analysis of its last position. A proof about a position also
// counts for the position before it.
//
// A move is judged by its loss of expected points (WinChance), but only as far as the engine is
// certain:
//
//   - It loses nothing if it keeps a proven win or draw, or if the game is lost anyway.
//   - With at most 20 plies left only proofs count.
//   - With more plies left, unproven results are compared by score. The difference counts
//     from depth 2 on, if it exceeds the change of each score in the last iteration. The
//     standard error of such a difference (scoreError) is first added to the worse score,
//     so that a small difference alone is not a mistake.
//   - If the analyses of the position and of the next one disagree about the move played,
//     the better value counts.
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

// RestoreReview returns the Review with the given Plies and Positions, for example stored ones.
func RestoreReview(plies []PlyReview, positions []Info) Review {
	r := Review{Plies: plies, Positions: positions}
	r.count()
	r.findProven()
	return r
}

// after returns the analysis improved by the results for the position after move h.
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

// Judge returns the review of any move h in a.Moves. Left is the number of plies to a full board.
func (a Analysis) Judge(h rules.Hole, left int, r rules.Ruleset) PlyReview {
	best := a.Moves[0]
	m, _ := a.Find(h)
	// includes a proven loss whose unproven alternative has a worse score
	if m.Score >= best.Score {
		best = m
	}
	p := PlyReview{Hole: h, Best: best.Best, Line: best.Line, Holes: len(a.Moves), Depth: a.Depth,
		Value: m.Score, BestValue: best.Score, Exact: m.Exact && best.Exact, Verdict: BestMove}
	if best.Best != h {
		p.Loss = best.lossOf(m, left, r)
		p.Verdict = verdictFor(p.Loss)
	}
	p.MissedWin = best.Outcome() == Win && m.High <= 0
	p.OnlyMove = len(a.Moves) > 1
	for _, other := range a.Moves {
		if other.Best != best.Best && best.lossOf(other, left, r) < mistakeLoss {
			p.OnlyMove = false
		}
	}
	return p
}

// minReviewDepth is the minimum depth at which an unproven value is judged.
const minReviewDepth = 2

// lossOf returns the certain loss of expected points by another move.
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

// scoreError returns the standard error of the difference between two moves' scores in the last
// pass of a review, in hundredths of a point. Left is the number of plies left. The error grows
// during the game, because each tile decides more. Fitted by hand: MEASURED.md, section Review.
func scoreError(left int) int {
	played := 2*rules.Marbles - left
	return int(20 * exp(float64(played)/20))
}

// leastChance returns the expected points that a proven lower bound of the margin guarantees.
func leastChance(low int) float64 {
	switch {
	case low > 0:
		return 1
	case low == 0:
		return 0.5
	}
	return 0
}

// count computes the accuracies and the points lost.
func (r *Review) count() {
	for ply, p := range r.Plies {
		if p.counts() {
			r.PointsLost[ply&1] += p.Swing()
		}
	}
	for side := range r.Accuracy {
		r.Accuracy[side], r.Choices[side] = r.AccuracyIn(rules.Side(side), 0, len(r.Plies))
	}
}

// AccuracyIn returns Accuracy and Choices for one side's moves at plies from…to-1.
func (r *Review) AccuracyIn(side rules.Side, from, to int) (mean float64, choices int) {
	for ply := from; ply < to; ply++ {
		if p := r.Plies[ply]; ply&1 == int(side) && p.counts() {
			mean += accuracy(p.Loss)
			choices++
		}
	}
	return mean / float64(max(choices, 1)), choices
}

// counts reports whether the move is judged and had an alternative.
func (p PlyReview) counts() bool { return p.Verdict != "" && p.Holes > 1 }

// accuracy returns the accuracy in percent of a move with the given loss of an expected point.
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
	r.DecidedPly = since(func(ply int) bool { return final != Open && r.outcome(ply) == final })
	for side := range r.SafePly {
		r.SafePly[side] = since(func(ply int) bool {
			if i := r.Positions[ply]; ply&1 == side {
				return i.Low >= 0
			} else {
				return i.High <= 0
			}
		})
	}
}

// outcome returns the proven outcome at a ply, for the first player.
func (r *Review) outcome(ply int) Outcome {
	i := r.Positions[ply]
	if ply&1 == 1 {
		i.Low, i.High = -i.High, -i.Low
	}
	return i.Outcome()
}

// ReviewPasses is the number of passes over the positions of a game, see ReviewLimits. Each pass is
// deeper than the previous pass.
const ReviewPasses = 3

// ReviewProves is a number of plies left. From there on, the last pass proves every value and only
// proofs count.
const ReviewProves = 20

// ReviewLimits returns the limits for analysing a position in a pass of a review, 0…ReviewPasses-1.
// Left is the number of plies left. The first pass of a whole game takes a tenth of a second on a
// desktop computer, the last one some seconds. The results of a pass replace earlier ones. Each
// pass should start at the end of the game: the last positions cost least, and their proofs help
// the positions before them.
func ReviewLimits(pass, left int) Limits {
	if pass >= ReviewPasses-1 && left <= ReviewProves {
		return Limits{Nodes: 10_000_000}
	}
	nodes := [ReviewPasses]int{2_000, 30_000, 250_000}
	return Limits{Nodes: nodes[min(max(pass, 0), ReviewPasses-1)]}
}

package engine

// The selective solver answers the solver's questions almost surely, several plies before
// they can be proven: it also cuts where the static value predicts the answer, as ProbCut
// does with estimates. Its answers narrow Info.LikelyLow and Info.LikelyHigh. They stand in
// the transposition table under keys of their own, so that no proof rests on one of them.

// selectiveMaxLeft is the number of plies left from which the selective solver is tried,
// selectiveMinLeft the number of plies left up to which it cuts.
const (
	selectiveMaxLeft = 34
	selectiveMinLeft = 12
)

// selectiveKeys keeps the entries of the selective solver apart from those of the solver.
const selectiveKeys = 0x2545f4914f6cdd1d

// How many times fewer positions than proofNodes an answer takes, with basic scoring and with
// bonuses.
const (
	selectiveGain      = 5
	selectiveBonusGain = 2
)

// selectiveOpen reports whether the selective solver is to be used, with so many plies left,
// and does not know the margin yet. Where less is left the solver does as well; a level that
// errs does without.
func (s *search) selectiveOpen(left int) bool {
	return left > solverOneTry && left <= selectiveMaxLeft && s.noise == 0 && s.without&SelectiveSolver == 0 &&
		s.info.LikelyLow < s.info.LikelyHigh
}

// selectiveDue reports whether it may succeed in so many nodes.
func (s *search) selectiveDue(left, nodes int) bool {
	gain := selectiveGain
	if !s.counting {
		gain = selectiveBonusGain
	}
	return s.selectiveOpen(left) && gain*nodes >= proofNodes(left)
}

// prediction is the standard error of the static value as a prediction of the final margin,
// in hundredths of a point: at the end of the game, and by how much it is less for each ply
// left, up to predictionLeft.
type prediction struct{ deviation, perPly int }

// predictionLeft is the most plies left for which the error was measured.
const predictionLeft = 24

// predictions is by chanceKind, about what TestFitPredictions finds; without areas they fail
// more often than their standard error says, and it is taken for a little greater.
var predictions = [...]prediction{{240, 5}, {310, 5}, {320, 6}, {360, 7}}

// trust is how many standard errors an almost sure prediction is away from both answers.
const trust = 2

// predict returns what the static value of f predicts for a question of atLeast, as atLeast
// returns it, and whether that is almost sure. A search of two or four plies in its place
// saves no more: its error is only a tenth smaller.
func (s *search) predict(f *frame, target, left int) (bound int, sure bool) {
	s.nodes++
	doubt := trust * (s.prediction.deviation - s.prediction.perPly*min(left, predictionLeft))
	beyond := s.static(f, s.ply) - (100*target - 50)
	if beyond > 0 {
		return target, beyond >= doubt
	}
	return target - 1, -beyond >= doubt
}

package engine

// The selective solver answers the solver's questions almost surely, several plies before they can
// be proven. It also cuts if the static value predicts the answer, as ProbCut does with estimates.
// Its answers narrow Info.LikelyLow and Info.LikelyHigh. They have their own keys in the
// transposition table, so that no proof depends on them.

// selectiveMaxLeft is the maximum number of plies left at which the selective solver is tried,
// selectiveMinLeft the minimum at which it cuts.
const (
	selectiveMaxLeft = 34
	selectiveMinLeft = 12
)

// selectiveKeys separates the entries of the selective solver from the solver's entries.
const selectiveKeys = 0x2545f4914f6cdd1d

// Factors by which an answer takes fewer positions than proofNodes, with basic scoring and with
// bonuses.
const (
	selectiveGain      = 5
	selectiveBonusGain = 2
)

// selectiveOpen reports whether the selective solver should run with left plies left. It runs until
// it knows the margin. With fewer plies left the solver is as fast. A level that errs does not use
// it.
func (s *search) selectiveOpen(left int) bool {
	return left > solverOneTry && left <= selectiveMaxLeft && s.noise == 0 && s.without&SelectiveSolver == 0 &&
		s.info.LikelyLow < s.info.LikelyHigh
}

// selectiveDue reports whether the selective solver is likely to succeed with the given number of
// nodes.
func (s *search) selectiveDue(left, nodes int) bool {
	gain := selectiveGain
	if !s.counting {
		gain = selectiveBonusGain
	}
	return s.selectiveOpen(left) && gain*nodes >= proofNodes(left)
}

// prediction is the standard error of the static value as a prediction of the final margin, in
// hundredths of a point. Deviation is the error at the end of the game. It falls by perPly for each
// ply left, up to predictionLeft.
type prediction struct{ deviation, perPly int }

// predictionLeft is the maximum number of plies left for which the error was measured.
const predictionLeft = 24

// predictions are by chanceKind, close to the results of TestFitPredictions. Without areas they
// fail more often than their standard error says, so it is set a little higher.
var predictions = [...]prediction{{240, 5}, {310, 5}, {320, 6}, {360, 7}}

// trust is the distance of an almost sure prediction from both answers, in standard errors.
const trust = 2

// predict returns the prediction of f's static value for a question of atLeast, in the form of
// atLeast's result, and whether it is almost sure. A search of two or four plies instead saves no
// more: its error is only a tenth smaller.
func (s *search) predict(f *node, target, left int) (bound int, sure bool) {
	s.nodes++
	doubt := trust * (s.prediction.deviation - s.prediction.perPly*min(left, predictionLeft))
	beyond := s.static(f, s.ply) - (100*target - 50)
	if beyond > 0 {
		return target, beyond >= doubt
	}
	return target - 1, -beyond >= doubt
}

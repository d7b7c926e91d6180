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

// selectiveGain is how many times fewer positions an answer takes than a proof.
const selectiveGain = 5

// selectiveOpen reports whether the selective solver is to be used, with so many plies left,
// and does not know the margin yet. Where less is left the solver does as well; a level that
// errs does without.
func (s *search) selectiveOpen(left int) bool {
	return left > solverOneTry && left <= selectiveMaxLeft && s.noise == 0 && s.without&SelectiveSolver == 0 &&
		s.info.LikelyLow < s.info.LikelyHigh
}

// selectiveDue reports whether it may succeed in so many nodes.
func (s *search) selectiveDue(left, nodes int) bool {
	return s.selectiveOpen(left) && selectiveGain*nodes >= proofNodes(left)
}

// prediction is the error of the static value as a prediction of the final margin, in
// hundredths of a point: its standard deviation at the end of the game, by how much it is
// less for each ply left, and what is to be added to the static value.
type prediction struct{ deviation, perPly, bias int }

// predictions is by chanceKind.
var predictions = [...]prediction{{210, 5, -30}, {350, 8, -10}, {300, 7, -15}, {380, 8, -10}}

// trust is how many tenths of a standard deviation beyond the question a prediction must be.
var trust = 20

// predict returns what the static value of f predicts for a question of atLeast, as atLeast
// does, and whether it is almost sure.
func (s *search) predict(f *frame, target, left int) (bound int, sure bool) {
	s.nodes++
	p := s.prediction
	beyond := s.static(f, s.ply) + p.bias - (100*target - 50)
	doubt := trust * (p.deviation - p.perPly*left) / 10
	if beyond > 0 {
		return target, beyond >= doubt
	}
	return target - 1, -beyond >= doubt
}

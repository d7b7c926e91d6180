package engine

// A short look foretells a long one: the values differ by an error that spreads
// more the later it is in the game. Where the short look is beyond a narrow window
// by more than that, the long one is left out (Buro's ProbCut).
const (
	staticDepth   = 3 // depth up to which the position as it stands is the short look
	probMinDepth  = 5 // depth from which a search of probed plies less is
	probReduction = 4
)

// doubt is the difference to be reckoned with, in hundredths of a point for every
// hundred plies played (and 20), by depth; from probing on it is the last.
var probMargin = [...]int{1: 70, 2: 90, 3: 110, 4: 90}

// foresee returns the value of the end of the path, looking depth plies ahead with
// a narrow window, if a short look tells that it is not within.
func (s *search) probCut(f *frame, alpha, beta, depth int) (value int, sure bool) {
	if beta >= maxUnproven || alpha <= -maxUnproven {
		return 0, false
	}
	s.nodes++
	v := s.static(f, s.ply)
	m := probMargin[min(depth, len(probMargin)-1)] * (20 + s.ply) / 100
	switch {
	case depth <= staticDepth:
		if v-m >= beta {
			return v - m, true
		}
		return v + m, v+m <= alpha
	case depth < probMinDepth:
	case v >= beta:
		v = s.alphaBeta(beta+m-1, beta+m, depth-probReduction)
		return beta, v >= beta+m
	case v <= alpha:
		v = s.alphaBeta(alpha-m, alpha-m+1, depth-probReduction)
		return alpha, v <= alpha-m
	}
	return 0, false
}

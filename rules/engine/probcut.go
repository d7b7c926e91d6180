package engine

// ProbCut (Buro 1995, "ProbCut: an effective selective extension of the alpha-beta
// algorithm"): the value of a shallow search predicts that of a deep one, with an error
// that grows in the course of the game. Where the shallow value is outside a null window
// by more than this margin, the deep search is skipped.
const (
	staticDepth   = 3 // up to this depth the static value is the shallow search
	probMinDepth  = 5 // from this depth on it is a search to probReduction plies less
	probReduction = 4
)

// probMargin is the error to allow for, in hundredths of a point for every hundred plies
// played (plus 20), by depth; the last one is that of probMinDepth and beyond. MEASURED.md
// has what ProbCut gains with these margins. With bonuses the values of a shallow search and
// of a deep one differ more: the margins are half as wide again.
var probMargin = [...]int{1: 70, 2: 90, 3: 110, 4: 90}

// probCut searches the end of the path at a shallow depth. If that predicts that a search
// to the given depth fails outside of the null window, it returns a bound of the value
// and true.
func (s *search) probCut(f *frame, alpha, beta, depth int) (value int, sure bool) {
	if beta >= maxUnproven || alpha <= -maxUnproven {
		return 0, false
	}
	s.nodes++
	v := s.static(f, s.ply)
	m := probMargin[min(depth, len(probMargin)-1)] * (20 + s.ply) / 100
	if !s.counting {
		m += m / 2
	}
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

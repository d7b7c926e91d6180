package engine

// ProbCut (Buro 1995, "ProbCut: an effective selective extension of the alpha-beta algorithm"): the
// value of a shallow search predicts the value of a deep one. The error grows during the game. If
// the shallow value is outside a null window by more than this error, the deep search is skipped.
const (
	staticDepth   = 3 // up to this depth the static value replaces the shallow search
	probMinDepth  = 5 // from this depth on, the shallow search is probReduction plies less deep
	probReduction = 4
)

// probMargin is the allowed error by depth, in hundredths of a point per hundred plies played (plus
// 20). The last entry is for probMinDepth and beyond. MEASURED.md has the gain of ProbCut with
// these margins. With bonuses shallow and deep values differ more, so the margins are half as wide
// again.
var probMargin = [...]int{1: 70, 2: 90, 3: 110, 4: 90}

// probCut searches the end of the path at a shallow depth. If that predicts that a search to the
// given depth fails outside the null window, it returns a bound of the value and true.
func (s *search) probCut(f *node, alpha, beta, depth int) (value int, sure bool) {
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

package play

import (
	"strings"

	"kulami/rules"
	"kulami/rules/facts"
)

// Why returns why a move is worse than the best one, by what the engine has found before the move and after it. Ok is false
// before that is there, and if nothing is proven that tells the two apart.
func (v Review) Why(index int) (r facts.Reason, ok bool) {
	p := v.Judged.Plies[index]
	better, ok := v.analyses[index].Find(p.Best)
	if !ok || p.Best == p.Hole {
		return r, false
	}
	line, proven := []rules.Hole{p.Hole}, better.Exact
	if moves := v.analyses[index+1].Moves; len(moves) > 0 {
		line, proven = append(line, moves[0].Line...), proven && moves[0].Exact
	} else if !v.Judged.Record.At(index + 1).Over() {
		return r, false
	}
	return facts.Why(v.Judged.Record.At(index), line, better.Line, proven)
}

// Followed returns the marbles of a line that are on the board in place of the move shown.
func (v Review) Followed() []rules.Hole { return v.line }

// playLine shows the position after a line, given by the names of its holes, from before the move shown; that of the move
// itself if the line goes no further.
func (v Review) playLine(s *Shell, names string) Review {
	i, ok := v.Move()
	if !ok {
		return v
	}
	var line []rules.Hole
	p := v.Judged.Record.At(i)
	for _, name := range strings.Fields(names) {
		h := p.Board().Hole(name)
		if !p.Legal().Has(h) {
			return v
		}
		line, p = append(line, h), p.After(h)
	}
	if len(line) == 1 && line[0] == v.Judged.Plies[i].Hole {
		line = nil
	}
	v.line, v.Hover = line, rules.NoHole
	s.announce(Announcement{Kind: AnnounceShown})
	return v
}

// NextMoment returns the number of marbles after the next of the moments, from the first one again after the last one, 0
// without any.
func (v Review) NextMoment() int {
	moments := v.Moments()
	for _, i := range moments {
		if i >= v.ply {
			return i + 1
		}
	}
	if len(moments) == 0 {
		return 0
	}
	return moments[0] + 1
}

package rules

import "slices"

// The moves of a record and its variations form a tree. A place in it is the line
// that leads there: all moves from the first ply on. The game itself comes first
// wherever lines part, then the variations in their order.

// Lines returns every line of the tree that ends: the game, then each variation
// with the moves that lead to it. The lines are copies.
func (r Record) Lines() [][]Hole {
	lines := r.lines()
	lines[0] = slices.Clone(lines[0])
	return lines
}

// lines is Lines with the moves of the game themselves.
func (r Record) lines() [][]Hole {
	lines := [][]Hole{slices.Clip(r.moves)}
	for _, v := range r.variations {
		lines = append(lines, slices.Concat(r.moves[:v.Ply], v.Moves))
	}
	return lines
}

// Next returns the moves that follow line in the tree, without repeating one.
func (r Record) Next(line []Hole) []Hole {
	var next []Hole
	for _, l := range r.lines() {
		if len(l) > len(line) && leads(line, l) && !slices.Contains(next, l[len(line)]) {
			next = append(next, l[len(line)])
		}
	}
	return next
}

// Through returns the first line of the tree that begins with line, or nil if the
// tree has none.
func (r Record) Through(line []Hole) []Hole {
	for _, l := range r.lines() {
		if leads(line, l) {
			return slices.Clone(l)
		}
	}
	return nil
}

// Try returns the record with line in its tree, as the last variation if it is
// none yet. A variation that line goes on from grows. If a move is not legal it
// returns r itself and a *MoveError.
func (r Record) Try(line []Hole) (Record, error) {
	if _, err := r.legal(line); err != nil {
		return r, err
	}
	if r.Through(line) != nil {
		return r, nil
	}
	lines := r.lines()[1:]
	for i, l := range lines {
		if leads(l, line) {
			lines[i] = line
			return r.withVariations(lines), nil
		}
	}
	return r.withVariations(append(lines, line)), nil
}

// Prune returns the record without the last move of line and all that follows it
// in variations. The game itself is never pruned.
func (r Record) Prune(line []Hole) Record {
	if leads(line, r.moves) {
		return r
	}
	var kept [][]Hole
	for _, l := range r.lines()[1:] {
		if leads(line, l) {
			l = line[:len(line)-1]
		}
		kept = append(kept, l)
	}
	return r.withVariations(kept)
}

// Promote returns the record with line, and what follows it, one place further to
// the front where it last parts from a line before it. Where that line is the
// game, the two change places if game is set: the game becomes a variation and
// loses its early finish; otherwise nothing happens.
func (r Record) Promote(line []Hole, game bool) Record {
	tidy := r.withVariations(r.lines()[1:]) // a text may have variations that are part of others
	lines := tidy.lines()
	at := slices.IndexFunc(lines, func(l []Hole) bool { return leads(line, l) })
	if at <= 0 {
		return r
	}
	fork, rival := 0, 0
	for i, l := range lines[:at] {
		if n := common(l, line); n >= fork {
			fork, rival = n, i
		}
	}
	switch {
	case rival == 0 && !game:
		return r
	case fork == len(lines[rival]): // the line goes on where the game ends
		r.moves, r.finish = lines[at], NotFinished
		return r.withVariations(lines[1:])
	}
	branch, before := line[:fork+1], lines[rival][:fork+1]
	// The lines of the branch go where the first line of its rival stands.
	first := slices.IndexFunc(lines, func(l []Hole) bool { return leads(before, l) })
	var moved, rest [][]Hole
	for _, l := range lines[first:] {
		if leads(branch, l) {
			moved = append(moved, l)
		} else {
			rest = append(rest, l)
		}
	}
	lines = slices.Concat(lines[:first], moved, rest)
	if first == 0 {
		r.moves, r.finish = lines[0], NotFinished
		r.cursor = fork
	}
	return r.withVariations(lines[1:])
}

// withVariations returns r with the given lines as its variations, each named by
// the ply at which it leaves the game, without what is part of another line.
func (r Record) withVariations(lines [][]Hole) Record {
	r.variations = nil
	for i, l := range lines {
		part := func(o []Hole) bool { return leads(l, o) }
		longer := func(o []Hole) bool { return len(o) > len(l) && leads(l, o) }
		if part(r.moves) || slices.ContainsFunc(lines[:i], part) || slices.ContainsFunc(lines[i+1:], longer) {
			continue
		}
		ply := common(l, r.moves)
		r.variations = append(r.variations, Variation{ply, slices.Clone(l[ply:])})
	}
	return r
}

// leads reports whether line begins with start.
func leads(start, line []Hole) bool {
	return len(start) <= len(line) && slices.Equal(start, line[:len(start)])
}

// common returns how many moves a and b begin with alike.
func common(a, b []Hole) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

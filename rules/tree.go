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
	var seen Set
	add := func(h Hole) {
		if !seen.Has(h) {
			seen |= h.bit()
			next = append(next, h)
		}
	}
	main := CommonPrefix(line, r.moves)
	if main == len(line) && main < len(r.moves) {
		add(r.moves[main])
	}
	for _, v := range r.variations {
		switch n := v.common(line, main); {
		case n < len(line) || n == v.len():
		case n < v.Ply:
			add(r.moves[n])
		default:
			add(v.Moves[n-v.Ply])
		}
	}
	return next
}

// Through returns the first line of the tree that begins with line, or nil if the
// tree has none.
func (r Record) Through(line []Hole) []Hole {
	main := CommonPrefix(line, r.moves)
	if main == len(line) {
		return slices.Clone(r.moves)
	}
	for _, v := range r.variations {
		if v.common(line, main) == len(line) {
			return slices.Concat(r.moves[:v.Ply], v.Moves)
		}
	}
	return nil
}

// Try returns the record with line in its tree, as the last variation if it is
// not there yet. A variation that line goes on from grows. If a move is not legal
// it returns r itself and a *MoveError; if there are MaxVariations already, r itself
// and FaultTooMany.
func (r Record) Try(line []Hole) (Record, error) {
	if _, err := r.legal(line); err != nil {
		return r, err
	}
	if r.Through(line) != nil {
		return r, nil
	}
	lines := r.lines()[1:]
	if i := slices.IndexFunc(lines, func(l []Hole) bool { return leads(l, line) }); i >= 0 {
		lines[i] = line
	} else if len(lines) >= MaxVariations {
		return r, FaultTooMany
	} else {
		lines = append(lines, line)
	}
	return r.withVariations(lines), nil
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
		if n := CommonPrefix(l, line); n >= fork {
			fork, rival = n, i
		}
	}
	onward := fork == len(lines[rival]) // the line goes on where the game ends
	switch {
	case !game && (onward || leads(lines[rival][:fork+1], lines[0])):
		return r
	case onward:
		r.moves, r.finish = lines[at], NotFinished // the times of its first moves stay
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
		r.cursor, r.times = fork, r.times.upTo(fork)
	}
	return r.withVariations(lines[1:])
}

// withVariations returns r with the given lines as its variations, each named by
// the ply at which it leaves the game, without those that are part of another line, and
// without the notes on positions that are in none.
func (r Record) withVariations(lines [][]Hole) Record {
	r.variations = nil
	if len(lines) == 0 {
		return r.withTreeNotes()
	}
	size := 1 + len(r.moves)
	for _, l := range lines {
		size += len(l)
	}
	t := make(prefixTree, 1, size)
	t[t.add(r.moves)].taken = true
	ends := make([]int32, len(lines))
	for i, l := range lines {
		ends[i] = t.add(l)
	}
	for i, l := range lines {
		if end := &t[ends[i]]; end.child == 0 && !end.taken {
			end.taken = true
			ply := CommonPrefix(l, r.moves)
			r.variations = append(r.variations, Variation{ply, slices.Clone(l[ply:])})
		}
	}
	return r.withTreeNotes()
}

// prefixTree has a node for every beginning of the lines added to it. Node 0 is the
// empty line.
type prefixTree []prefixNode

type prefixNode struct {
	move        Hole
	child, next int32 // the first node that continues this line, and the next with the same parent; 0 if none
	taken       bool  // a line that ends here is among the variations, or the game ends here
}

// add adds a line and returns its node.
func (t *prefixTree) add(line []Hole) (node int32) {
	for _, h := range line {
		link := &(*t)[node].child
		for *link != 0 && (*t)[*link].move != h {
			link = &(*t)[*link].next
		}
		if node = *link; node == 0 {
			node = int32(len(*t))
			*link = node // before append moves t
			*t = append(*t, prefixNode{move: h})
		}
	}
	return node
}

// leads reports whether line begins with start.
func leads(start, line []Hole) bool {
	return len(start) <= len(line) && slices.Equal(start, line[:len(start)])
}

// CommonPrefix returns how many moves a and b begin with alike.
func CommonPrefix(a, b []Hole) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// len returns the number of moves of the line, those of the game included.
func (v Variation) len() int { return v.Ply + len(v.Moves) }

// common returns how many moves the line begins with as line does, if the game
// begins with main of them.
func (v Variation) common(line []Hole, main int) int {
	if main < v.Ply {
		return main
	}
	return v.Ply + CommonPrefix(v.Moves, line[v.Ply:])
}

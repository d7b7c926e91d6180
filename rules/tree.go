package rules

import "slices"

// The moves of a record and its variations form a tree. A line is a sequence of moves from the
// first ply; it identifies a place in the tree. At a fork the game comes first, then the variations
// in their order.

// Lines returns every complete line of the tree: the game, then each variation with the moves that
// lead to it. The lines are copies.
func (r Record) Lines() [][]Hole {
	lines := r.lines()
	lines[0] = slices.Clone(lines[0])
	return lines
}

// lines is Lines, but shares the moves of the game.
func (r Record) lines() [][]Hole {
	lines := [][]Hole{slices.Clip(r.moves)}
	for _, v := range r.variations {
		lines = append(lines, slices.Concat(r.moves[:v.Ply], v.Moves))
	}
	return lines
}

// Next returns the moves that follow line in the tree, each once.
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

// Through returns the first complete line that begins with line, or nil if line is not in the tree.
func (r Record) Through(line []Hole) []Hole {
	main := CommonPrefix(line, r.moves)
	if main == len(line) {
		return append([]Hole{}, r.moves...) // no moves are a line, too
	}
	for _, v := range r.variations {
		if v.common(line, main) == len(line) {
			return slices.Concat(r.moves[:v.Ply], v.Moves)
		}
	}
	return nil
}

// Try returns the record with line in its tree. A variation that line continues grows; otherwise a
// new line becomes the last variation. If a move is illegal, Try returns r itself and a *MoveError.
// If the record has MaxVariations variations, it returns r itself and FaultTooMany.
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

// Prune returns the record without the last move of line and everything after it in variations. It
// never changes the game itself.
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

// Promote moves line, with its continuations, one place forward at its last fork from an earlier
// line. If the earlier line is the game, the two change places if game is set: the game becomes a
// variation and loses its early finish. If game is not set, Promote returns r.
func (r Record) Promote(line []Hole, game bool) Record {
	tidy := r.withVariations(r.lines()[1:]) // a text can contain variations that are part of others
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
	onward := fork == len(lines[rival]) // line continues where the game ends
	switch {
	case !game && (onward || leads(lines[rival][:fork+1], lines[0])):
		return r
	case onward:
		r.moves, r.finish = lines[at], NotFinished // the times of the moves so far stay
		return r.withVariations(lines[1:])
	}
	branch, before := line[:fork+1], lines[rival][:fork+1]
	// The lines of the branch move before the first line of its rival.
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

// withVariations returns r with the given lines as its variations, each named by the ply at which
// it leaves the game. It drops variations that are part of another line, and notes on positions
// that are no longer in the tree.
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

// prefixTree has a node for every prefix of the lines added to it. Node 0 is the empty line.
type prefixTree []prefixNode

type prefixNode struct {
	move Hole
	// first node that continues this line, and next node of the same parent; 0 means none
	child, next int32
	taken       bool // a variation or the game ends here
}

// add adds a line and returns the node of its end.
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

// CommonPrefix returns the number of equal moves at the start of a and b.
func CommonPrefix(a, b []Hole) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// len returns the number of moves from the first ply, moves of the game included.
func (v Variation) len() int { return v.Ply + len(v.Moves) }

// common returns the length of the common prefix of v and line. The game and line have main moves
// in common.
func (v Variation) common(line []Hole, main int) int {
	if main < v.Ply {
		return main
	}
	return v.Ply + CommonPrefix(v.Moves, line[v.Ply:])
}

package game

import (
	"slices"

	"kulami/rules"
)

// Tree is the moves of a game with two of their nodes: the live node, where play goes on, and the
// node shown. Both are always in the tree. Moves after the live node were taken back and can be
// played again.
type Tree struct {
	// Its cursor is the ply shown, or the ply at which the line shown leaves the game.
	record rules.Record
	live   int // the live node's ply
	// The line shown if it leaves the game, otherwise nil; never changed in place.
	line []rules.Hole
	ply  int // the ply of line that is shown
}

// NewTree returns the tree of r with its end live and its cursor shown.
func NewTree(r rules.Record) Tree { return Tree{record: r, live: r.Len()} }

// restoredTree returns the tree of r with a live ply, and ply at of line number line shown. An
// invalid live ply is replaced by the end. Line 0 is the game at its cursor.
func restoredTree(r rules.Record, live, line, at int) Tree {
	t := NewTree(r)
	if r.Finish() == rules.NotFinished && live >= r.Cursor() && live <= r.Len() {
		t.live = live
	}
	if lines := t.Shown().Lines(); line > 0 && line < len(lines) {
		t = t.At(lines[line], at)
	}
	return t
}

// WithTimes returns t with another time control and other times of moves.
func (t Tree) WithTimes(times rules.Times) Tree {
	t.record = t.record.WithTimes(times)
	return t
}

// Exists reports whether t has a game.
func (t Tree) Exists() bool { return !t.record.IsZero() }

// Record returns the whole record, with the moves that were taken back.
func (t Tree) Record() rules.Record { return t.record }

// Board returns the board played on.
func (t Tree) Board() *rules.Board { return t.record.Board() }

// Shown returns the record without moves that were taken back.
func (t Tree) Shown() rules.Record {
	if t.live == t.record.Len() {
		return t.record
	}
	return t.record.WithCursor(t.live).Cut().WithCursor(t.record.Cursor())
}

// Live returns the ply at which play goes on.
func (t Tree) Live() int { return t.live }

// Moves returns the line shown: the game up to its live node, or a variation.
func (t Tree) Moves() []rules.Hole {
	if t.line != nil {
		return slices.Clone(t.line)
	}
	return t.record.Moves()[:t.live]
}

// Ply returns the ply of Moves that is shown.
func (t Tree) Ply() int {
	if t.line != nil {
		return t.ply
	}
	return t.record.Cursor()
}

// Path returns the moves that lead to the node shown.
func (t Tree) Path() []rules.Hole { return t.Moves()[:t.Ply()] }

// Variation reports whether the node shown is in a variation.
func (t Tree) Variation() bool { return t.line != nil }

// AtLive reports whether the live node is shown.
func (t Tree) AtLive() bool { return t.line == nil && t.record.Cursor() == t.live }

// Position returns the position shown.
func (t Tree) Position() rules.Position {
	if t.line == nil {
		return t.record.Position()
	}
	return t.Extract().Position()
}

// Before returns the position before the last marble of the position shown, or the empty board.
func (t Tree) Before() rules.Position {
	r := t.Extract()
	return r.At(max(r.Cursor()-1, 0))
}

// LivePosition returns the position at which play goes on.
func (t Tree) LivePosition() rules.Position { return t.record.At(t.live) }

// Over reports whether the game has ended at the live node.
func (t Tree) Over() bool { return t.record.Finish() != rules.NotFinished || t.LivePosition().Over() }

// Winner returns the winner at the live node, by early finish or by points. It returns Nobody for a
// draw.
func (t Tree) Winner() rules.Side {
	if f := t.record.Finish(); f != rules.NotFinished {
		return f.Winner()
	}
	return t.LivePosition().Score().Leader()
}

// Extract returns a record with only the moves that lead to the node shown.
func (t Tree) Extract() rules.Record {
	r, _ := t.record.Extract(t.Path())
	return r
}

// SameNode reports whether t and o show the same node of the same line.
func (t Tree) SameNode(o Tree) bool {
	return t.Ply() == o.Ply() && slices.Equal(t.Moves(), o.Moves())
}

// At returns t with a ply of a line shown. If the ply is part of the game, the game is shown.
func (t Tree) At(line []rules.Hole, ply int) Tree {
	ply = min(max(ply, 0), len(line))
	same := rules.CommonPrefix(line[:ply], t.record.Moves()[:t.live])
	t.record = t.record.WithCursor(same)
	t.line, t.ply = nil, 0
	if same < ply {
		t.line, t.ply = line, ply
	}
	return t
}

// Played returns t with h played at the live node, which is shown.
func (t Tree) Played(h rules.Hole) (Tree, error) {
	r, err := t.record.Play(h)
	if err != nil {
		return t, err
	}
	return NewTree(r), nil
}

// WentTo returns t with ply as the live node. It takes an early finish back.
func (t Tree) WentTo(ply int) Tree {
	t.record = t.record.WithFinish(rules.NotFinished).WithCursor(ply)
	t.live, t.line, t.ply = ply, nil, 0
	return t
}

// Finished returns t ended early at the live node.
func (t Tree) Finished(f rules.Finish) Tree {
	return NewTree(t.record.WithCursor(t.live).Cut().WithFinish(f))
}

// Tried returns t with h played at the node shown, without a change of the game. The move follows
// an existing line, or starts a variation. Moves that were taken back become a variation, too. An
// error means that h is not legal, or that there are rules.MaxVariations.
func (t Tree) Tried(h rules.Hole) (Tree, error) {
	line := append(t.Path(), h)
	lines := [][]rules.Hole{line}
	if t.live < t.record.Len() {
		lines = append(t.record.Lines(), line)
	}
	r := t.Shown()
	for _, l := range lines {
		var err error
		if r, err = r.Try(l); err != nil {
			return t, err
		}
	}
	t.record = r
	return t.At(r.Through(line), len(line)), nil
}

// Branched returns t in the next variation at the ply shown. This is the first variation that
// leaves the line shown here. On the first move of a variation it is the next alternative. With out
// it returns to the ply where the line shown leaves its parent line.
func (t Tree) Branched(out bool) Tree {
	r, line, ply := t.Shown(), t.Moves(), t.Ply()
	beside := func(at int) (Tree, bool) { // the alternative after the move of line
		next := r.Next(line[:at])
		if len(next) < 2 {
			return t, false
		}
		i := 1
		if at < len(line) {
			i = (slices.Index(next, line[at]) + 1) % len(next)
		}
		start := append(slices.Clone(line[:at]), next[i])
		return t.At(r.Through(start), len(start)), true
	}
	if out {
		for n := ply - 1; n >= 0; n-- {
			if next := r.Next(line[:n]); len(next) > 1 && next[0] != line[n] {
				return t.At(line, n)
			}
		}
		return t
	}
	if next, ok := beside(ply); ok || ply == 0 {
		return next
	}
	next, _ := beside(ply - 1)
	return next
}

// Promoted returns t with the line shown one place to the front. It goes before the game itself
// only if game is set.
func (t Tree) Promoted(game bool) Tree {
	if t.line == nil {
		return t
	}
	line, ply := t.line, t.ply
	t = NewTree(t.Shown().Promote(line[:ply], game))
	return t.At(line, ply)
}

// Pruned returns t without the move shown and its continuations, in variations.
func (t Tree) Pruned() Tree {
	if t.line == nil {
		return t
	}
	stem := t.line[:t.ply-1]
	t.record = t.record.Prune(t.line[:t.ply])
	return t.At(t.record.Through(stem), len(stem))
}

// LineShown returns the number of the line shown and its ply, 0 for the game itself.
func (t Tree) LineShown() (line, at int) {
	if t.line == nil {
		return 0, 0
	}
	same := func(l []rules.Hole) bool { return slices.Equal(l, t.line) }
	if line = slices.IndexFunc(t.Shown().Lines(), same); line < 1 {
		return 0, 0
	}
	return line, t.ply
}

// Extended returns t with h played at the live node. The node shown does not change, unless it is
// the live one.
func (t Tree) Extended(h rules.Hole) (Tree, error) {
	if t.AtLive() {
		return t.Played(h)
	}
	r, err := t.record.WithCursor(t.live).Play(h)
	if err != nil {
		return t, err
	}
	t.record, t.live = r.WithCursor(t.record.Cursor()), r.Len()
	return t, nil
}

// With returns t with the variations and notes of r, which has the same game.
func (t Tree) With(r rules.Record) Tree {
	t.record = r.WithCursor(t.record.Cursor())
	if t.line != nil && t.record.Through(t.line[:t.ply]) == nil {
		t.line, t.ply = nil, 0
	}
	return t
}

package game

import "kulami/rules"

// Relation compares what two records hold: their moves, early finishes, variations and
// notes. Cursor and orientation do not count.
type Relation int8

const (
	Parted Relation = iota // each has something that the other lacks, or they are of different boards or rules
	Same
	Ahead  // the first has all of the second, and more
	Behind // the second has all of the first, and more
)

// Relate returns how a stands to b.
func Relate(a, b rules.Record) Relation {
	if a.Rules() != b.Rules() || a.Board().Layout() != b.Board().Layout() {
		return Parted
	}
	switch more, less := has(a, b), has(b, a); {
	case more && less:
		return Same
	case more:
		return Ahead
	case less:
		return Behind
	}
	return Parted
}

// has reports whether a has all that b has.
func has(a, b rules.Record) bool {
	am, bm := a.Moves(), b.Moves()
	if len(bm) > len(am) || rules.CommonPrefix(am, bm) < len(bm) {
		return false
	}
	if f := b.Finish(); f != rules.NotFinished && (f != a.Finish() || len(am) != len(bm)) {
		return false
	}
	for _, line := range b.Lines() {
		if a.Through(line) == nil {
			return false
		}
	}
	for _, n := range b.Notes() {
		if mine := a.Note(n.Line); mine.Glyph != n.Glyph || mine.Value != n.Value || mine.Comment != n.Comment {
			return false
		}
	}
	return true
}

// LacksMarbleOf reports whether a person has played a marble in g that o lacks: one of a side that the computer does not play in
// both, because it can have taken over the side since then.
func (o Game) LacksMarbleOf(g Game) bool {
	mine, seats, theirs := g.Record().Moves()[:g.Live()], g.Players.Seats(), o.Players.Seats()
	for ply := rules.CommonPrefix(mine, o.Record().Moves()); ply < len(mine); ply++ {
		if !seats[ply&1].Computer() || !theirs[ply&1].Computer() {
			return true
		}
	}
	return false
}

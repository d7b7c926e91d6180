package game

import "kulami/rules"

// Relation is the relation between the contents of two records: their moves, early finishes,
// variations and notes. Cursor and orientation do not count.
type Relation int8

const (
	// Each has something that the other lacks, or their boards or rules differ.
	Parted Relation = iota
	Same
	Ahead  // the first has everything in the second, and more
	Behind // the second has everything in the first, and more
)

// Relate returns the relation of a to b.
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

// has reports whether a has everything in b.
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

// LacksPlayOf reports whether a person has played in g what o lacks. A marble counts if a person
// plays its side in at least one of the games. This is because the computer can have taken over the
// side since then. An early finish counts if o has another marble instead.
func (o Game) LacksPlayOf(g Game) bool {
	mine, theirs := g.Record().Moves()[:g.Live()], o.Record().Moves()
	seats, others := g.Players.Seats(), o.Players.Seats()
	for ply := rules.CommonPrefix(mine, theirs); ply < len(mine); ply++ {
		if !seats[ply&1].Computer() || !others[ply&1].Computer() {
			return true
		}
	}
	return g.Record().Finish() != rules.NotFinished && o.Live() > len(mine)
}

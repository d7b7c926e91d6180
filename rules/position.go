package rules

import "math/bits"

// Position is a moment of a game: the marbles and the last two moves, which is all that the rules
// need. It is a small value: assignment copies it. Two positions on the same *Board are equal (==)
// exactly if they have the same marbles, the same last two holes and the same ruleset. The zero
// value is not a position; begin with Start.
type Position struct {
	board        *Board
	rules        Ruleset
	last, before Hole
	marbles      [2]Set
}

// Start returns the empty board b under the rules r, with First to move.
func Start(b *Board, r Ruleset) Position {
	return Position{board: b, rules: r, last: NoHole, before: NoHole}
}

// NewPosition returns the position with the given marbles, indexed by Side. Last is the hole of
// the last move, before of the move before it; NoHole means there was no such move. The board must
// not be nil. If no game can have these marbles, it returns the zero Position and a MarbleFault:
//
//   - MarblesOverlap: marbles of both sides are in one hole;
//   - MarblesTooMany: a side has more than 28, or more than the rules let it play;
//   - MarblesUneven: First has fewer marbles than Second, or more than one more;
//   - MarblesLast: last is not a marble of the side that moved, or before not of the other side;
//   - MarblesOrder: last is illegal after before.
//
// It does not check whether moves lead to the position.
func NewPosition(b *Board, r Ruleset, marbles [2]Set, last, before Hole) (Position, error) {
	p := Position{board: b, rules: r, last: last, before: before, marbles: marbles}
	first, second := marbles[First].Len(), marbles[Second].Len()
	mover, other := p.Turn().Other(), p.Turn()
	wrong := func(s Side, h Hole, none bool) bool {
		return none != (h == NoHole) || !none && !marbles[s].Has(h)
	}
	var f MarbleFault
	switch {
	case marbles[First]&marbles[Second] != 0:
		f = MarbleFault{Kind: MarblesOverlap, Side: First}
	case first > Marbles:
		f = MarbleFault{MarblesTooMany, First, first}
	case second > Marbles || first+second > r.MaxPlies():
		f = MarbleFault{MarblesTooMany, Second, second}
	case first > second+1:
		f = MarbleFault{MarblesUneven, First, first - second}
	case second > first:
		f = MarbleFault{MarblesUneven, Second, second - first}
	case wrong(mover, last, first+second < 1):
		f = MarbleFault{Kind: MarblesLast, Side: mover}
	case wrong(other, before, first+second < 2):
		f = MarbleFault{Kind: MarblesLast, Side: other}
	case before != NoHole && (!b.cross[before].Has(last) || b.tileOf[before] == b.tileOf[last]):
		f = MarbleFault{Kind: MarblesOrder, Side: mover}
	default:
		return p, nil
	}
	return Position{}, f
}

// Board returns the board.
func (p Position) Board() *Board { return p.board }

// Rules returns the ruleset.
func (p Position) Rules() Ruleset { return p.rules }

// Ply returns the number of marbles played, 0…56.
func (p Position) Ply() int {
	return bits.OnesCount64(uint64(p.marbles[First] | p.marbles[Second]))
}

// Turn returns the side to move, also when the game is over.
func (p Position) Turn() Side { return Side(p.Ply() & 1) }

// Last returns the hole of the last marble, or NoHole at the start.
func (p Position) Last() Hole { return p.last }

// Before returns the hole of the marble before the last, or NoHole.
func (p Position) Before() Hole { return p.before }

// Marbles returns the holes with marbles of s.
func (p Position) Marbles(s Side) Set { return p.marbles[s] }

// Empty returns the holes without a marble.
func (p Position) Empty() Set { return ^(p.marbles[First] | p.marbles[Second]) }

// At returns the side of the marble in h, or Nobody.
func (p Position) At(h Hole) Side {
	switch {
	case p.marbles[First].Has(h):
		return First
	case p.marbles[Second].Has(h):
		return Second
	}
	return Nobody
}

// Closed returns the holes of the closed tiles, empty or not. These are the tiles of the last two
// marbles, at most two.
func (p Position) Closed() Set {
	var s Set
	if p.last != NoHole {
		s = p.board.tileHoles[p.board.tileOf[p.last]]
	}
	if p.before != NoHole {
		s |= p.board.tileHoles[p.board.tileOf[p.before]]
	}
	return s
}

// Legal returns the holes that the side to move can play. They are empty, in the row or the column
// of the last marble, and not on a closed tile. The set is empty exactly if the game is over.
func (p Position) Legal() Set {
	if p.last == NoHole {
		return p.Empty()
	}
	if p.Ply() >= p.rules.MaxPlies() {
		return 0
	}
	return p.board.cross[p.last] & p.Empty() &^ p.Closed()
}

// Over reports whether the game has ended: all marbles are played, or the side
// to move has no legal hole.
func (p Position) Over() bool { return p.Legal() == 0 }

// Reason is the reason why a hole is illegal. It is an error, so that errors.Is(err, Filled) finds
// it in a *MoveError.
type Reason int8

// The reasons. If several apply, the first one in this order is returned.
const (
	Playable   Reason = iota // the hole is legal
	NoSuchHole               // the board does not have this hole
	GameOver                 // the game has ended
	Filled                   // the hole has a marble
	OffLines                 // neither in the row nor in the column of the last marble
	TileOfLast               // on the tile of the marble just played
	TileBefore               // on the tile of the marble before it, the mover's own last marble
)

var reasons = [...]string{"playable", "no-such-hole", "game-over", "filled", "off-lines", "tile-of-last", "tile-before"}

// String returns the reason as a stable word.
func (r Reason) String() string { return reasons[r] }

// Error returns the same word.
func (r Reason) Error() string { return r.String() }

// Why returns the reason why h is illegal, or Playable.
func (p Position) Why(h Hole) Reason {
	switch {
	case h < 0 || h >= Holes:
		return NoSuchHole
	case p.Legal().Has(h):
		return Playable
	case p.Over():
		return GameOver
	case !p.Empty().Has(h):
		return Filled
	case !p.board.cross[p.last].Has(h):
		return OffLines
	case p.board.tileOf[h] == p.board.tileOf[p.last]:
		return TileOfLast
	}
	return TileBefore
}

// MoveError reports an illegal hole and the reason.
type MoveError struct {
	Hole Hole
	Why  Reason
}

// Error describes the error in English, for developers.
func (e *MoveError) Error() string { return "illegal move: " + e.Why.String() }

// Is reports whether target is the Reason Why, for errors.Is.
func (e *MoveError) Is(target error) bool { return target == e.Why }

// Play returns the position after the side to move has played h. If h is illegal, it returns p
// itself and a *MoveError.
func (p Position) Play(h Hole) (Position, error) {
	if why := p.Why(h); why != Playable {
		return p, &MoveError{h, why}
	}
	return p.After(h), nil
}

// After is Play for a hole known to be legal. For other holes the result is undefined.
func (p Position) After(h Hole) Position {
	p.marbles[p.Turn()] |= h.bit()
	p.before, p.last = p.last, h
	return p
}

// Pass returns the position after the side to move lets the other side play instead. No rule allows
// this: it shows the other side's threat. The legal holes stay the same, because they depend only
// on the last two marbles. The number of marbles determines the side to move, so Pass exchanges the
// marbles and the handicap: First of the result is Second of p.
//
// Both sides play the marbles that they still have. After an odd number of plies the other side has
// one marble too few for all plies. So the result has EarlyEnd, and no legal hole if that marble
// was the last one. If p already has EarlyEnd, the other side can play one marble more than it has.
func (p Position) Pass() Position {
	p.rules.EarlyEnd = p.rules.EarlyEnd || p.Ply()&1 == 1
	p.rules.Handicap = -p.rules.Handicap
	p.marbles[First], p.marbles[Second] = p.marbles[Second], p.marbles[First]
	return p
}

// Score counts the marbles of the position.
func (p Position) Score() Score { return Count(p.board, p.rules, p.marbles) }

// Perft returns the number of sequences of exactly depth legal moves from p. A game that is over
// has no such sequence. Depth 0 counts p itself.
func Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	legal := p.Legal()
	if depth == 1 {
		return uint64(legal.Len())
	}
	var n uint64
	for _, h := range legal.Slice() {
		n += Perft(p.After(h), depth-1)
	}
	return n
}

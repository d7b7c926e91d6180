package rules

import "math/bits"

// Position is a moment of a game: whose marbles lie where, and the last two
// moves, which is all the rules ask for. It is a small value: copying is
// assignment, and two positions on the same *Board are equal (==) exactly if
// they hold the same marbles, the same last two holes and the same ruleset.
// The zero value is not a position; begin with Start.
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

// NewPosition returns the position with the given marbles, indexed by Side, in which
// last is the move just made and before the one before it; NoHole stands where there
// was none. The board must not be nil.
//
// It returns the zero Position and a MarbleFault if marbles of both sides lie in one
// hole, if a side has more than its 28 or the game would have ended sooner, if First
// has not as many marbles as Second or one more, if last is not a marble of the side
// that moved, or before not one of the other, and if last may not follow before. It
// does not check whether any sequence of moves leads there.
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

// Last returns the hole of the marble just played, NoHole at the start.
func (p Position) Last() Hole { return p.last }

// Before returns the hole of the marble before the last, NoHole if there is none.
func (p Position) Before() Hole { return p.before }

// Marbles returns the holes filled by s.
func (p Position) Marbles(s Side) Set { return p.marbles[s] }

// Empty returns the holes without a marble.
func (p Position) Empty() Set { return ^(p.marbles[First] | p.marbles[Second]) }

// At returns the side whose marble lies in h, or Nobody.
func (p Position) At(h Hole) Side {
	switch {
	case p.marbles[First].Has(h):
		return First
	case p.marbles[Second].Has(h):
		return Second
	}
	return Nobody
}

// Closed returns the holes, filled or not, of the up to two tiles on which the
// last two marbles were played.
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

// Legal returns the holes that the side to move may play: empty ones in the row or
// the column of the last marble, not on a closed tile. It is empty exactly if
// the game is over.
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

// Reason says why a hole may not be played. It is an error, so that
// errors.Is(err, Filled) finds it in a *MoveError.
type Reason int8

// The reasons, in the order in which they are given where several hold.
const (
	Playable   Reason = iota // it may be played
	NoSuchHole               // the board does not have this hole
	GameOver                 // the game has ended
	Filled                   // a marble lies there
	OffLines                 // neither in the row nor in the column of the last marble
	TileOfLast               // on the tile of the marble just played
	TileBefore               // on the tile of the marble before that, the mover's own last
)

var reasons = [...]string{"playable", "no-such-hole", "game-over", "filled", "off-lines", "tile-of-last", "tile-before"}

// String returns the reason as one stable word.
func (r Reason) String() string { return reasons[r] }

// Error returns the same word.
func (r Reason) Error() string { return r.String() }

// Why returns the reason why h may not be played, or Playable.
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

// MoveError says that a hole may not be played, and why.
type MoveError struct {
	Hole Hole
	Why  Reason
}

// Error describes the fault in English, for developers.
func (e *MoveError) Error() string { return "illegal move: " + e.Why.String() }

// Is reports whether target is the Reason Why, for errors.Is.
func (e *MoveError) Is(target error) bool { return target == e.Why }

// Play returns the position after the side to move has played h. If that is not
// legal it returns p itself and a *MoveError.
func (p Position) Play(h Hole) (Position, error) {
	if why := p.Why(h); why != Playable {
		return p, &MoveError{h, why}
	}
	return p.After(h), nil
}

// After is Play for a hole known to be legal; for any other the result is
// undefined.
func (p Position) After(h Hole) Position {
	p.marbles[p.Turn()] |= h.bit()
	p.before, p.last = p.last, h
	return p
}

// Pass returns the position that would be there if the side to move let the other one
// play instead. No rule allows that: it shows what the other side threatens. The legal
// holes stay the same, as they follow from the last two marbles, whoever played them.
// Since the number of marbles says whose turn it is, the marbles of both sides are
// exchanged, and so is the handicap: First of the result is Second of p.
//
// Both sides play the marbles that they have left. After an odd number of plies the other
// side has one less than it would need for all plies, so that the result has EarlyEnd,
// and no legal hole if that was its last marble. Where p has EarlyEnd already, the other
// side can play one marble more than it has.
func (p Position) Pass() Position {
	p.rules.EarlyEnd = p.rules.EarlyEnd || p.Ply()&1 == 1
	p.rules.Handicap = -p.rules.Handicap
	p.marbles[First], p.marbles[Second] = p.marbles[Second], p.marbles[First]
	return p
}

// Score counts the position as it stands.
func (p Position) Score() Score { return Count(p.board, p.rules, p.marbles) }

// Perft returns the number of sequences of exactly depth legal moves from p: a
// game that has ended has none. Depth 0 counts p itself.
func Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	legal := p.Legal()
	if depth == 1 {
		return uint64(legal.Len())
	}
	var n uint64
	for h := range legal.All() {
		n += Perft(p.After(h), depth-1)
	}
	return n
}

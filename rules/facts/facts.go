package facts

import "kulami/rules"

// Kind is a kind of fact.
type Kind int8

// The kinds, the most important first. Saves and Closes occur only if the game continues after the
// move. "Could win" means: win for good with the next marble in the right legal hole.
const (
	Ends   Kind = iota // the opponent has marbles left, but no legal hole: the game ends
	Leaves             // the opponent has Count legal holes, 1…3
	Wins               // the mover wins the tile of the move for good; Count is its worth
	// the opponent cannot win another tile, but could after every other legal hole; Count is its
	// worth
	Saves
	Ties // the tile of the move stays tied in every fill; Count is its worth
	// two or more areas of the mover become their largest, of Count marbles; needs an area bonus
	Joins
	// the largest area of the mover grows to Count marbles in another way; needs an area bonus
	Grows
	// the move belongs to a line of Count marbles, the longest through it; needs a line bonus
	Line
	// the expected reply wins a tile for good, but could not after another legal hole; Count is its
	// worth
	Gives
	// the move neither wins nor ties its tile, but the opponent could win it after another legal
	// hole; Count is its worth
	Closes

	// The kinds of Why alone.
	// the mover becomes the owner of the tile of the move, which has other marbles, but does not
	// win it; Count is its worth
	Leads
	// the tile of the move becomes tied but can still change, and the opponent led on it; Count is
	// its worth
	Levels
	Wastes // the owner of the tile of the move was already certain; Count is its worth
	Scores // the game ends with Side ahead by Count points, possibly 0
)

var kinds = [...]string{"ends", "leaves", "wins", "saves", "ties", "joins", "grows", "line", "gives", "closes", "leads", "levels", "wastes", "scores"}

// String returns the kind as a stable word.
func (k Kind) String() string { return kinds[k] }

// Fact is something that a move proves by the rules, without an estimate.
type Fact struct {
	Kind Kind
	// side of the fact: the opponent in Ends, Leaves, Saves, Gives and Closes, otherwise the mover.
	// In Scores it is the leader, or the opponent if tied.
	Side  rules.Side
	Count int        // holes or marbles, see the kinds; 0 for Ends
	Hole  rules.Hole // the move; in Gives the reply, in Saves the lowest empty hole of the tile
}

// fewHoles is the maximum number of legal holes worth a mention.
const fewHoles = 3

// Of returns the facts about playing h in p, the most important first. Line holds the expected
// moves from p on. If it begins with h, its second hole is the expected reply; without a reply
// there is no Gives. An illegal hole has no facts.
func Of(p rules.Position, h rules.Hole, line []rules.Hole) []Fact {
	if !p.Legal().Has(h) {
		return nil
	}
	b, q, side := p.Board(), p.After(h), p.Turn()
	tile, opponent := b.TileOf(h), side.Other()
	var facts []Fact
	add := func(kind Kind, side rules.Side, count int, at rules.Hole) {
		facts = append(facts, Fact{kind, side, count, at})
	}

	holes := q.Legal().Len()
	switch {
	case holes == 0 && q.Ply() < q.Rules().MaxPlies():
		add(Ends, opponent, 0, h)
	case 0 < holes && holes <= fewHoles:
		add(Leaves, opponent, holes, h)
	}

	some, every := winnableElsewhere(p, h)
	won := wins(p, h)
	owner, certain := OwnerForGood(q, tile)
	tied := certain && owner == rules.Nobody
	if won {
		add(Wins, side, b.Tile(tile).Holes(), h)
	}
	if t := greatest(b, some&every&^winnable(q)&^(1<<tile)); t >= 0 && holes > 0 {
		add(Saves, opponent, b.Tile(t).Holes(), (b.TileHoles(t) & q.Empty()).First())
	}
	if tied {
		add(Ties, side, b.Tile(tile).Holes(), h)
	}

	before, after := p.Score(), q.Score()
	if n := after.Areas[side].Holes.Len(); p.Rules().Area != rules.NoArea && n > before.Areas[side].Holes.Len() {
		kind := Grows
		if touched(b, h, p.Marbles(side)) > 1 {
			kind = Joins
		}
		add(kind, side, n, h)
	}
	if n := longestLine(b, h, after.Lines[side]); p.Rules().Lines != rules.NoLines && n > 0 {
		add(Line, side, n, h)
	}

	if reply, ok := expectedReply(q, h, line); ok && wins(q, reply) && !every.has(b.TileOf(reply)) {
		add(Gives, opponent, b.Tile(b.TileOf(reply)).Holes(), reply)
	}
	if some.has(tile) && !won && !tied && holes > 0 {
		add(Closes, opponent, b.Tile(tile).Holes(), h)
	}
	return facts
}

// touched returns the number of areas of marbles that touch h edge to edge.
func touched(b *rules.Board, h rules.Hole, marbles rules.Set) int {
	n := 0
	for rest := b.Neighbours(h) & marbles; rest != 0; n++ {
		rest &^= b.Area(rest.First(), marbles)
	}
	return n
}

// longestLine returns the length of the longest of lines through h, or 0.
func longestLine(b *rules.Board, h rules.Hole, lines []rules.Line) int {
	longest := 0
	for _, l := range lines {
		for at, n := l.From, 0; n < l.Len; at, n = b.Next(at, l.Dir), n+1 {
			if at == h {
				longest = max(longest, l.Len)
			}
		}
	}
	return longest
}

// expectedReply returns the second hole of line. It reports false if line does not begin with h or
// does not continue legally to q.
func expectedReply(q rules.Position, h rules.Hole, line []rules.Hole) (rules.Hole, bool) {
	if len(line) < 2 || line[0] != h || !q.Legal().Has(line[1]) {
		return rules.NoHole, false
	}
	return line[1], true
}

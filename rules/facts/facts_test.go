package facts

import (
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// fillWins is wins by trying every fill of the tile.
func fillWins(p rules.Position, h rules.Hole) bool {
	tile, own := p.Board().TileOf(h), [...]endings{firstOwns, secondOwns}[p.Turn()]
	return fills(p.After(h), tile) == own && fills(p, tile) != own
}

// couldWin reports whether a legal hole wins a tile for good for the side to move in p.
func couldWin(p rules.Position, tile int) bool {
	return slices.ContainsFunc((p.Legal() & p.Board().TileHoles(tile)).Slice(), func(h rules.Hole) bool { return fillWins(p, h) })
}

// areaAt returns the marbles of a side that are joined to the marble in h. It merges numbers of
// neighbours until none changes.
func areaAt(p rules.Position, side rules.Side, h rules.Hole) rules.Set {
	number := map[rules.Hole]rules.Hole{}
	for _, at := range p.Marbles(side).Slice() {
		number[at] = at
	}
	for changed := true; changed; {
		changed = false
		for at := range number {
			for next := range number {
				if p.Board().Neighbours(at).Has(next) && number[next] < number[at] {
					number[at], changed = number[next], true
				}
			}
		}
	}
	var area rules.Set
	for at := range number {
		if number[at] == number[h] {
			area |= rules.SetOf(at)
		}
	}
	return area
}

// largest returns the size of the largest area of a side.
func largest(p rules.Position, side rules.Side) int {
	n := 0
	for _, h := range p.Marbles(side).Slice() {
		n = max(n, areaAt(p, side, h).Len())
	}
	return n
}

// runThrough returns the length of the longest run of marbles of a side through h.
func runThrough(p rules.Position, side rules.Side, h rules.Hole) int {
	steps := [][2]int8{{1, 0}, {0, 1}, {1, 1}, {1, -1}}
	if p.Rules().Orthogonal {
		steps = steps[:2]
	}
	longest := 0
	for _, step := range steps {
		n := 1
		for _, sign := range []int8{1, -1} {
			at := p.Board().Point(h)
			for {
				at.X, at.Y = at.X+sign*step[0], at.Y+sign*step[1]
				hole := p.Board().At(at)
				if hole == rules.NoHole || p.At(hole) != side {
					break
				}
				n++
			}
		}
		longest = max(longest, n)
	}
	return longest
}

// factsByDefinition returns all facts, each according to the comment of its kind.
func factsByDefinition(p rules.Position, h, reply rules.Hole) (facts []Fact) {
	b, q, side, other := p.Board(), p.After(h), p.Turn(), p.Turn().Other()
	own := b.TileOf(h)
	others := slices.DeleteFunc(p.Legal().Slice(), func(at rules.Hole) bool { return at == h })
	couldAfter := func(tile int) func(rules.Hole) bool {
		return func(at rules.Hole) bool { return couldWin(p.After(at), tile) }
	}
	couldNotAfter := func(tile int) func(rules.Hole) bool {
		return func(at rules.Hole) bool { return !couldWin(p.After(at), tile) }
	}

	legal := q.Legal().Len()
	all := p.Ply()+1 == p.Rules().MaxPlies()
	if legal == 0 && !all {
		facts = append(facts, Fact{Ends, other, 0, h})
	}
	if legal >= 1 && legal <= 3 {
		facts = append(facts, Fact{Leaves, other, legal, h})
	}
	won := fillWins(p, h)
	tied := fills(q, own) == noneOwns
	if won {
		facts = append(facts, Fact{Wins, side, b.TileHoles(own).Len(), h})
	}
	saved := -1
	for tile := range rules.Tiles {
		if tile != own && legal > 0 && len(others) > 0 && !couldWin(q, tile) && !slices.ContainsFunc(others, couldNotAfter(tile)) &&
			(saved < 0 || b.TileHoles(tile).Len() > b.TileHoles(saved).Len()) {
			saved = tile
		}
	}
	if saved >= 0 {
		facts = append(facts, Fact{Saves, other, b.TileHoles(saved).Len(), (b.TileHoles(saved) & q.Empty()).First()})
	}
	if tied {
		facts = append(facts, Fact{Ties, side, b.TileHoles(own).Len(), h})
	}
	if n := largest(q, side); p.Rules().Area != rules.NoArea && n > largest(p, side) {
		kind, before := Grows, areaAt(q, side, h)&^rules.SetOf(h)
		if before != 0 && areaAt(p, side, before.First()) != before {
			kind = Joins
		}
		facts = append(facts, Fact{kind, side, n, h})
	}
	if n := runThrough(q, side, h); p.Rules().Lines != rules.NoLines && n >= 5 {
		facts = append(facts, Fact{Line, side, n, h})
	}
	if reply != rules.NoHole && fillWins(q, reply) && slices.ContainsFunc(others, couldNotAfter(b.TileOf(reply))) {
		facts = append(facts, Fact{Gives, other, b.TileHoles(b.TileOf(reply)).Len(), reply})
	}
	if !won && !tied && legal > 0 && slices.ContainsFunc(others, couldAfter(own)) {
		facts = append(facts, Fact{Closes, other, b.TileHoles(own).Len(), h})
	}
	return facts
}

// everyRuleset returns the rulesets of all editions, each once.
func everyRuleset() []rules.Ruleset {
	var all []rules.Ruleset
	for _, e := range rules.Editions() {
		if !slices.Contains(all, e.Rules) {
			all = append(all, e.Rules)
		}
	}
	return all
}

// checkFacts compares the facts of h, and of the reply in line, with their definitions.
func checkFacts(t *testing.T, p rules.Position, h rules.Hole, line []rules.Hole) {
	t.Helper()
	reply := rules.NoHole
	if len(line) > 1 {
		reply = line[1]
	}
	want := factsByDefinition(p, h, reply)
	if got := Of(p, h, line); !slices.Equal(got, want) {
		t.Fatalf("%s in %s proves %v, want %v", p.Board().Name(h), p, got, want)
	}
}

// A tile that is won or tied for good stays so until the end, in every continuation.
func TestFactsAreTheirDefinitions(t *testing.T) {
	type promise struct {
		tile  int
		owner rules.Side
	}
	seen := map[Kind]int{}
	for i, ruleset := range everyRuleset() {
		for _, shape := range []rules.Shape{rules.Square, rules.Irregular} {
			r := random.Source(uint64(i)*2 + uint64(shape) + 1)
			var promised []promise // later moves must not change these
			p := rules.Start(rules.Deal(uint64(i), shape), ruleset)
			for !p.Over() {
				h := players.Pick(&r, p.Legal())
				line := []rules.Hole{h}
				if replies := p.After(h).Legal(); replies != 0 {
					line = append(line, players.Pick(&r, replies))
				}
				checkFacts(t, p, h, line)
				for _, f := range Of(p, h, line) {
					seen[f.Kind]++
					switch f.Kind {
					case Wins:
						promised = append(promised, promise{p.Board().TileOf(h), f.Side})
					case Ties:
						promised = append(promised, promise{p.Board().TileOf(h), rules.Nobody})
					}
				}
				p = p.After(h)
			}
			for _, a := range promised {
				if owner := p.Score().Owners[a.tile]; owner != a.owner {
					t.Errorf("rules %q, %v: tile %d ends with %v, promised to %v", ruleset, shape, a.tile, owner, a.owner)
				}
			}
		}
	}
	for kind := Ends; kind <= Closes; kind++ {
		if seen[kind] == 0 {
			t.Errorf("kind %v does not occur", kind)
		}
	}
}

// A move that ends the game leaves nothing to win or to close.
func TestFactsOfTheEnd(t *testing.T) {
	seeds := uint64(150)
	if testing.Short() {
		seeds /= 20
	}
	for seed := range seeds {
		r := random.Source(seed)
		for p := rules.Start(rules.Deal(seed, rules.Square), rules.Ruleset{}); !p.Over(); {
			legal := p.Legal()
			for _, h := range legal.Slice() {
				if p.After(h).Over() {
					checkFacts(t, p, h, []rules.Hole{h})
				}
			}
			p = p.After(players.Pick(&r, legal))
		}
	}
}

// A line that does not begin with the move, or does not continue legally, has no expected reply. An
// illegal hole has no facts.
func TestFactsOfOtherLines(t *testing.T) {
	p, h, reply := given(t)
	if f := Of(p, h, []rules.Hole{h, reply}); !slices.ContainsFunc(f, isGift) {
		t.Fatalf("the reply wins a tile, but the facts are %v", f)
	}
	for _, line := range [][]rules.Hole{nil, {h}, {reply, reply}, {h, h}, {h, rules.NoHole}} {
		if f := Of(p, h, line); slices.ContainsFunc(f, isGift) {
			t.Errorf("the line %v gives %v", line, f)
		}
	}
	for _, h := range []rules.Hole{rules.NoHole, p.Last(), rules.Holes} {
		if f := Of(p, h, nil); f != nil {
			t.Errorf("hole %d is not legal and proves %v", h, f)
		}
	}
}

func isGift(f Fact) bool { return f.Kind == Gives }

// given returns a position, a move, and a reply that wins a tile only because of that move.
func given(t *testing.T) (p rules.Position, h, reply rules.Hole) {
	t.Helper()
	r := random.Source(7)
	for p = rules.Start(rules.Deal(7, rules.Square), rules.Ruleset{}); !p.Over(); p = p.After(h) {
		legal := p.Legal()
		for _, h := range legal.Slice() {
			for _, reply := range p.After(h).Legal().Slice() {
				if slices.ContainsFunc(Of(p, h, []rules.Hole{h, reply}), isGift) {
					return p, h, reply
				}
			}
		}
		h = players.Pick(&r, legal)
	}
	t.Fatal("no move of the game gives a tile")
	return p, h, reply
}

package play

import (
	"slices"
	"testing"

	"kulami/rules"
)

// inEveryFill reports whether want holds for the lead of side on a tile in every way to fill
// its empty holes, some or all, with at most the given marbles of each side.
func inEveryFill(holes []rules.Hole, left [2]int, side rules.Side, lead int, want func(lead int) bool) bool {
	if len(holes) == 0 {
		return want(lead)
	}
	if !inEveryFill(holes[1:], left, side, lead, want) {
		return false
	}
	for s := range left {
		if left[s] == 0 {
			continue
		}
		fewer, step := left, -1
		fewer[s]--
		if rules.Side(s) == side {
			step = 1
		}
		if !inEveryFill(holes[1:], fewer, side, lead+step, want) {
			return false
		}
	}
	return true
}

// decided reports whether want holds for the lead of side on a tile in every fill of it.
func decided(p rules.Position, tile int, side rules.Side, want func(lead int) bool) bool {
	var holes []rules.Hole
	lead := 0
	for h := range p.Board().TileHoles(tile).All() {
		switch p.At(h) {
		case rules.Nobody:
			holes = append(holes, h)
		case side:
			lead++
		default:
			lead--
		}
	}
	var left [2]int
	if p.Legal() != 0 {
		for ply := p.Ply(); ply < p.Rules().MaxPlies(); ply++ {
			left[ply%2]++
		}
	}
	return inEveryFill(holes, left, side, lead, want)
}

// fillWins is wins by trying every fill of the tile.
func fillWins(p rules.Position, h rules.Hole) bool {
	tile, side := p.Board().TileOf(h), p.Turn()
	ahead := func(lead int) bool { return lead > 0 }
	return decided(p.After(h), tile, side, ahead) && !decided(p, tile, side, ahead)
}

// couldWin reports whether the side to move in p wins a tile for good by some legal hole.
func couldWin(p rules.Position, tile int) bool {
	return slices.ContainsFunc((p.Legal() & p.Board().TileHoles(tile)).Slice(), func(h rules.Hole) bool { return fillWins(p, h) })
}

// areaAt returns the marbles of a side that are joined to the one in h, found by merging
// numbers of neighbours until none changes.
func areaAt(p rules.Position, side rules.Side, h rules.Hole) rules.Set {
	number := map[rules.Hole]rules.Hole{}
	for at := range p.Marbles(side).All() {
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
	for h := range p.Marbles(side).All() {
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

// factsByDefinition returns all facts, each found as the comment of its kind says.
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
		facts = append(facts, Fact{FactEnds, other, 0, h})
	}
	if legal >= 1 && legal <= 3 {
		facts = append(facts, Fact{FactLeaves, other, legal, h})
	}
	won := fillWins(p, h)
	tied := decided(q, own, side, func(lead int) bool { return lead == 0 })
	if won {
		facts = append(facts, Fact{FactWins, side, b.TileHoles(own).Len(), h})
	}
	saved := -1
	for tile := range rules.Tiles {
		if tile != own && legal > 0 && len(others) > 0 && !couldWin(q, tile) && !slices.ContainsFunc(others, couldNotAfter(tile)) &&
			(saved < 0 || b.TileHoles(tile).Len() > b.TileHoles(saved).Len()) {
			saved = tile
		}
	}
	if saved >= 0 {
		facts = append(facts, Fact{FactSaves, other, b.TileHoles(saved).Len(), (b.TileHoles(saved) & q.Empty()).First()})
	}
	if tied {
		facts = append(facts, Fact{FactTies, side, b.TileHoles(own).Len(), h})
	}
	if n := largest(q, side); p.Rules().Area != rules.NoArea && n > largest(p, side) {
		kind, before := FactGrows, areaAt(q, side, h)&^rules.SetOf(h)
		if before != 0 && areaAt(p, side, before.First()) != before {
			kind = FactJoins
		}
		facts = append(facts, Fact{kind, side, n, h})
	}
	if n := runThrough(q, side, h); p.Rules().Lines != rules.NoLines && n >= 5 {
		facts = append(facts, Fact{FactLine, side, n, h})
	}
	if reply != rules.NoHole && fillWins(q, reply) && slices.ContainsFunc(others, couldNotAfter(b.TileOf(reply))) {
		facts = append(facts, Fact{FactGives, other, b.TileHoles(b.TileOf(reply)).Len(), reply})
	}
	if !won && !tied && legal > 0 && slices.ContainsFunc(others, couldAfter(own)) {
		facts = append(facts, Fact{FactCloses, other, b.TileHoles(own).Len(), h})
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

// checkFacts compares the facts of h, and of the reply if line has one, with their definitions.
func checkFacts(t *testing.T, p rules.Position, h rules.Hole, line []rules.Hole) {
	t.Helper()
	reply := rules.NoHole
	if len(line) > 1 {
		reply = line[1]
	}
	want := factsByDefinition(p, h, reply)
	if got := Facts(p, h, line); !slices.Equal(got, want[:min(3, len(want))]) {
		t.Fatalf("rules %q, %v, last %d, before %d: %d proves %v, want %v", p.Rules(), p.Board(), p.Last(), p.Before(), h, got, want)
	}
}

// Random games of every ruleset have the facts that the definitions give, and each kind occurs.
// What is won or tied for good stays so until the end of the game, however it goes on.
func TestFactsAreTheirDefinitions(t *testing.T) {
	type promise struct {
		tile  int
		owner rules.Side
	}
	seen := map[FactKind]int{}
	for i, r := range everyRuleset() {
		for _, shape := range []rules.Shape{rules.Square, rules.Irregular} {
			next := dice(uint64(i)*2 + uint64(shape) + 1)
			var promised []promise // what later moves cannot change
			p := rules.Start(rules.Deal(uint64(i), shape), r)
			for !p.Over() {
				legal := p.Legal().Slice()
				h := legal[next(len(legal))]
				line := []rules.Hole{h}
				if replies := p.After(h).Legal().Slice(); len(replies) > 0 {
					line = append(line, replies[next(len(replies))])
				}
				checkFacts(t, p, h, line)
				for _, f := range Facts(p, h, line) {
					seen[f.Kind]++
					switch f.Kind {
					case FactWins:
						promised = append(promised, promise{p.Board().TileOf(h), f.Side})
					case FactTies:
						promised = append(promised, promise{p.Board().TileOf(h), rules.Nobody})
					}
				}
				p = p.After(h)
			}
			for _, a := range promised {
				if owner := p.Score().Owners[a.tile]; owner != a.owner {
					t.Errorf("rules %q, %v: tile %d ends with %v, promised to %v", r, shape, a.tile, owner, a.owner)
				}
			}
		}
	}
	for kind := FactEnds; kind <= FactCloses; kind++ {
		if seen[kind] == 0 {
			t.Errorf("kind %d does not occur", kind)
		}
	}
}

// Moves that end the game leave nothing to win or to close.
func TestFactsOfTheEnd(t *testing.T) {
	for seed := range tries(uint64(150)) {
		next := dice(seed)
		for p := rules.Start(rules.Deal(seed, rules.Square), rules.Ruleset{}); !p.Over(); {
			legal := p.Legal().Slice()
			for _, h := range legal {
				if p.After(h).Over() {
					checkFacts(t, p, h, []rules.Hole{h})
				}
			}
			p = p.After(legal[next(len(legal))])
		}
	}
}

// A line that does not begin with the move, or does not go on legally, has no expected reply;
// a hole that is not legal proves nothing.
func TestFactsOfOtherLines(t *testing.T) {
	p, h, reply := given(t)
	if f := Facts(p, h, []rules.Hole{h, reply}); !slices.ContainsFunc(f, isGift) {
		t.Fatalf("the reply wins a tile, but the facts are %v", f)
	}
	for _, line := range [][]rules.Hole{nil, {h}, {reply, reply}, {h, h}, {h, rules.NoHole}} {
		if f := Facts(p, h, line); slices.ContainsFunc(f, isGift) {
			t.Errorf("the line %v gives %v", line, f)
		}
	}
	for _, h := range []rules.Hole{rules.NoHole, p.Last(), rules.Holes} {
		if f := Facts(p, h, nil); f != nil {
			t.Errorf("hole %d is not legal and proves %v", h, f)
		}
	}
}

func isGift(f Fact) bool { return f.Kind == FactGives }

// given returns a position, a move, and a reply that wins a tile only because of that move.
func given(t *testing.T) (p rules.Position, h, reply rules.Hole) {
	t.Helper()
	next := dice(7)
	for p = rules.Start(rules.Deal(7, rules.Square), rules.Ruleset{}); !p.Over(); p = p.After(h) {
		legal := p.Legal().Slice()
		for _, h := range legal {
			for reply := range p.After(h).Legal().All() {
				if slices.ContainsFunc(Facts(p, h, []rules.Hole{h, reply}), isGift) {
					return p, h, reply
				}
			}
		}
		h = legal[next(len(legal))]
	}
	t.Fatal("no move of the game gives a tile")
	return p, h, reply
}

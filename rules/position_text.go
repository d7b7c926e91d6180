package rules

import (
	"slices"
	"strings"
)

// nothing stands in the text of a position where there is nothing to write.
const nothing = "-"

// String returns the position as a text that ParsePosition reads, for positions without a
// record: the layout code, the letters of the ruleset, the holes of First's and of Second's
// marbles in their order, and the last two moves, the earlier one first:
// "8tsSQDQdDSQTtQdsQT/a/d4g7/a4/d4a4". Only A–Z, a–z, 0–9, "/" and "-" occur. A handicap
// is not written: it belongs to a game and its players, and a position that is set up by hand has neither. The zero
// Position is the empty text.
func (p Position) String() string {
	if p.board == nil {
		return ""
	}
	parts := []string{p.board.Layout(), p.rules.String(), p.names(p.marbles[First].Slice()), p.names(p.marbles[Second].Slice()), p.names([]Hole{p.before, p.last})}
	for i := range parts {
		if parts[i] == "" {
			parts[i] = nothing
		}
	}
	return strings.Join(parts, "/")
}

// names runs the names of holes together, without NoHole.
func (p Position) names(holes []Hole) string {
	var s strings.Builder
	for _, h := range holes {
		if h != NoHole {
			s.WriteString(p.board.Name(h))
		}
	}
	return s.String()
}

// ParsePosition reads a text that String has written. For any other it returns a
// *ParseError, a *BoardError or a MarbleFault, as NewPosition does.
func ParsePosition(text string) (Position, error) {
	parts := strings.Split(text, "/")
	if len(parts) != 5 {
		return Position{}, oneFault(FaultNoRecord)
	}
	for i := range parts {
		if parts[i] == nothing {
			parts[i] = ""
		}
	}
	b, err := ParseLayout(parts[0])
	if err != nil {
		return Position{}, err
	}
	r, ok := ParseRuleset(parts[1])
	if !ok {
		return Position{}, oneFault(FaultBadRuleset)
	}
	var lists [3][]Hole
	for i := range lists {
		if lists[i], ok = b.named(parts[2+i]); !ok {
			return Position{}, oneFault(FaultMarbles)
		}
	}
	last := slices.Concat([]Hole{NoHole, NoHole}, lists[2])
	if len(lists[2]) > 2 {
		return Position{}, oneFault(FaultMarbles)
	}
	last = last[len(last)-2:]
	p, err := NewPosition(b, r, [2]Set{SetOf(lists[0]...), SetOf(lists[1]...)}, last[1], last[0])
	if err == nil && p.String() != text { // holes out of their order, or twice
		return Position{}, oneFault(FaultMarbles)
	}
	return p, err
}

// named reads names of holes that are run together; ok is false if one of them is none.
func (b *Board) named(names string) (holes []Hole, ok bool) {
	for names != "" {
		point, rest, ok := cutPoint(names)
		if !ok || b.At(point) == NoHole {
			return nil, false
		}
		holes, names = append(holes, b.At(point)), rest
	}
	return holes, true
}

package rules

import (
	"slices"
	"strings"
)

// nothing is written for an empty part of a position's text.
const nothing = "-"

// String returns the position as text for ParsePosition, for positions without a record:
// "8tsSQDQdDSQTtQdsQT/a/d4g7/a4/d4a4". The parts are the layout code, the ruleset's letters, the
// holes of First, the holes of Second, and the last two moves in order. Only A–Z, a–z, 0–9, "/" and
// "-" occur. The handicap is not written, because it belongs to a game and its players. The text of
// the zero Position is empty.
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

// names concatenates the names of holes, without NoHole.
func (p Position) names(holes []Hole) string {
	var s strings.Builder
	for _, h := range holes {
		if h != NoHole {
			s.WriteString(p.board.Name(h))
		}
	}
	return s.String()
}

// ParsePosition reads the text of String. For other text it returns a *ParseError, a *BoardError,
// or the MarbleFault of NewPosition.
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
	if err == nil && p.String() != text { // holes out of order or repeated
		return Position{}, oneFault(FaultMarbles)
	}
	return p, err
}

// named reads concatenated hole names. It reports false if one of them is not a hole of the board.
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

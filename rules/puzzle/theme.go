package puzzle

import (
	"strings"

	"kulami/rules"
	"kulami/rules/facts"
)

// Theme is a property of the solution of a puzzle by the rules, without an estimate. Package facts
// defines "for good" and "could win".
type Theme int8

// The themes. Best play is the line that the solver proves.
const (
	Closing Theme = iota // the move closes a tile that the opponent could win after another move
	// the opponent cannot win a tile that they could win after every other move
	Denying
	Capture // the move wins its tile for good
	// the reply of best play wins a tile for good, but could not after some other move
	Sacrifice
	LastHole // the move fills the last empty hole of its tile
	// best play soon ends with the opponent without a legal hole, but with marbles left
	Stuck
	Forcing // the opponent has one legal hole
	// the move changes neither the count nor any undecided tile: it passes the turn
	Parity
	Areas // the move enlarges the largest area of the mover; needs an area bonus
	// the move makes or prolongs a line, or prevents one of the opponent; needs a line bonus
	Lines
)

var themes = [...]struct {
	name   string
	letter byte
}{
	Closing:   {"closing", 'c'},
	Denying:   {"denying", 'd'},
	Capture:   {"capture", 't'},
	Sacrifice: {"sacrifice", 's'},
	LastHole:  {"last-hole", 'h'},
	Stuck:     {"stuck", 'k'},
	Forcing:   {"forcing", 'f'},
	Parity:    {"parity", 'p'},
	Areas:     {"areas", 'a'},
	Lines:     {"lines", 'l'},
}

// String returns the theme as a stable word.
func (t Theme) String() string { return themes[t].name }

// AllThemes returns all themes in the order of the menu.
func AllThemes() []Theme { return (1<<len(themes) - 1 + Themes(0)).Slice() }

// ThemeNamed returns the theme of the given name.
func ThemeNamed(name string) (Theme, bool) {
	for t, theme := range themes {
		if theme.name == name {
			return Theme(t), true
		}
	}
	return 0, false
}

// Themes is a set of themes, one bit each. The zero value is the empty set.
type Themes uint16

// ThemesOf returns the set of the given themes.
func ThemesOf(all ...Theme) Themes {
	var s Themes
	for _, t := range all {
		s |= 1 << t
	}
	return s
}

// Has reports whether t is in s.
func (s Themes) Has(t Theme) bool { return s>>t&1 != 0 }

// Slice returns the themes of s in their order.
func (s Themes) Slice() []Theme {
	var all []Theme
	for t := range themes {
		if s.Has(Theme(t)) {
			all = append(all, Theme(t))
		}
	}
	return all
}

// String returns the names of the themes with commas between them.
func (s Themes) String() string {
	var names []string
	for _, t := range s.Slice() {
		names = append(names, t.String())
	}
	return strings.Join(names, ",")
}

// soon is the maximum number of plies of best play, the solution included, that a person can
// foresee.
const soon = 7

// themeOf maps kinds of facts to themes.
var themeOf = map[facts.Kind]Theme{
	facts.Closes: Closing,
	facts.Saves:  Denying,
	facts.Wins:   Capture,
	facts.Gives:  Sacrifice,
	facts.Joins:  Areas,
	facts.Grows:  Areas,
}

// themesOf returns the themes of a puzzle. Line is best play, beginning with the solution h.
func themesOf(p rules.Position, h rules.Hole, line []rules.Hole) Themes {
	b, q, side := p.Board(), p.After(h), p.Turn()
	tile := b.TileOf(h)
	var s Themes
	add := func(t Theme, holds bool) {
		if holds {
			s |= 1 << t
		}
	}

	for _, f := range facts.Of(p, h, line) {
		t, ok := themeOf[f.Kind]
		add(t, ok)
	}
	add(LastHole, b.TileHoles(tile)&q.Empty() == 0)
	end := p
	for _, move := range line {
		end = end.After(move)
	}
	add(Stuck, end.Over() && end.Turn() != side && end.Ply() < end.Rules().MaxPlies() && len(line) <= soon)
	add(Forcing, q.Legal().Len() == 1)
	_, decided := facts.OwnerForGood(p, tile)
	add(Parity, decided && p.Score().Lead(side) == q.Score().Lead(side))
	for _, s := range []rules.Side{rules.First, rules.Second} {
		add(Lines, p.Rules().Lines != rules.NoLines && lineLength(p, h, s) > lineLength(p, rules.NoHole, s))
	}
	return s
}

// lineLength returns the total length of side's lines with a marble in h; NoHole adds no marble.
func lineLength(p rules.Position, h rules.Hole, side rules.Side) int {
	marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
	marbles[side] |= rules.SetOf(h)
	s := rules.Count(p.Board(), p.Rules(), marbles)
	return s.LineTotal(side)
}

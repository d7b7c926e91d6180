package puzzle

import (
	"strings"

	"kulami/rules"
	"kulami/rules/facts"
)

// Theme is a property of the solution of a puzzle, by the rules and without an estimate. To win
// a tile for good, and all that is said of it, is as in package facts.
type Theme int8

// The themes. Best play is the line that the solver proves.
const (
	Closing   Theme = iota // the move closes a tile that the opponent could win for good after another move
	Denying                // the opponent cannot win a tile for good that they could win after every other move
	Capture                // the move wins its tile for good
	Sacrifice              // the reply of best play wins a tile for good that it could not win after some other move
	LastHole               // the move fills the last empty hole of its tile
	Stuck                  // best play soon ends with the opponent, who has marbles left, without a legal hole
	Forcing                // the opponent has one legal hole
	Parity                 // the move changes neither the count nor any tile that is still open: it passes the turn
	Areas                  // the move enlarges the largest area of the mover; with an area bonus only
	Lines                  // the move makes or prolongs a line, or keeps the opponent from it; with a line bonus only
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

// String returns the theme as one stable word.
func (t Theme) String() string { return themes[t].name }

// AllThemes returns all themes in the order in which they are offered.
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

// soon is the greatest number of plies of best play, the solution included, that a person
// sees from the beginning to the end.
const soon = 7

// themeOf has the themes that are facts.
var themeOf = map[facts.Kind]Theme{
	facts.Closes: Closing,
	facts.Saves:  Denying,
	facts.Wins:   Capture,
	facts.Gives:  Sacrifice,
	facts.Joins:  Areas,
	facts.Grows:  Areas,
}

// themesOf returns the themes of a puzzle: the position, its solution and best play from
// there on, the solution first.
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

// lineLength returns the total length of the lines that side has with a marble in h; NoHole
// adds none.
func lineLength(p rules.Position, h rules.Hole, side rules.Side) int {
	marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
	marbles[side] |= rules.SetOf(h)
	s := rules.Count(p.Board(), p.Rules(), marbles)
	return s.LineTotal(side)
}

package rules

import (
	"slices"
	"strings"
)

// AreaBonus is the bonus for the largest area.
type AreaBonus int8

// The area bonuses.
const (
	NoArea         AreaBonus = iota
	AreaDifference           // the larger area scores the difference in marbles
	AreaTiles                // the larger area scores the number of tiles with its marbles
)

// LineBonus is the bonus for lines of five and more.
type LineBonus int8

// The line bonuses.
const (
	NoLines        LineBonus = iota
	LineDifference           // the greater total length scores the difference
	LineSum                  // each side scores the total length of its lines
)

// Ruleset is the set of options in which the printed editions differ. The options are independent.
// The zero value is the basic game of all sheets except es-advanced. A bonus without a constant
// counts as no bonus.
type Ruleset struct {
	Area       AreaBonus
	Lines      LineBonus
	Orthogonal bool // lines count along rows and columns only
	EarlyEnd   bool // the game ends when one player has placed all 28 marbles

	// Handicap is the points added to the count of the weaker player to make chances even. Positive
	// points go to First, negative ones to Second. They belong to a game, not to a sheet.
	Handicap int8
}

// MaxHandicap is the maximum number of handicap points in a record.
const MaxHandicap = 40

// HandicapOf returns the handicap points of side, 0…MaxHandicap.
func (r Ruleset) HandicapOf(side Side) int {
	if side == Second {
		return max(0, -int(r.Handicap))
	}
	return max(0, int(r.Handicap))
}

// WithHandicap returns r with a handicap for side of points, limited to 0…MaxHandicap.
func (r Ruleset) WithHandicap(side Side, points int) Ruleset {
	r.Handicap = int8(min(max(points, 0), MaxHandicap))
	if side == Second {
		r.Handicap = -r.Handicap
	}
	return r
}

// Sheet returns r as printed on a rule sheet, without a handicap.
func (r Ruleset) Sheet() Ruleset {
	r.Handicap = 0
	return r
}

// Bonuses reports whether r has an area bonus or a line bonus.
func (r Ruleset) Bonuses() bool { return r.Area != NoArea || r.Lines != NoLines }

// MaxPlies returns the number of marbles after which the game ends: 56, or 55
// with EarlyEnd.
func (r Ruleset) MaxPlies() int {
	if r.EarlyEnd {
		return 55
	}
	return 56
}

// String returns the letters of the share link. The letters a and t name the area bonus, l and s
// the line bonus, o orthogonal lines, e the early end. The basic game is the empty string. A link
// writes the handicap into another field.
func (r Ruleset) String() string {
	var s strings.Builder
	switch r.Area {
	case AreaDifference:
		s.WriteByte('a')
	case AreaTiles:
		s.WriteByte('t')
	}
	switch r.Lines {
	case LineDifference:
		s.WriteByte('l')
	case LineSum:
		s.WriteByte('s')
	}
	if r.Orthogonal {
		s.WriteByte('o')
	}
	if r.EarlyEnd {
		s.WriteByte('e')
	}
	return s.String()
}

// ParseRuleset reads the letters of String in any order. It reports false for an unknown letter, a
// repeated letter, or two letters for the same bonus.
func ParseRuleset(letters string) (Ruleset, bool) {
	var r Ruleset
	for _, c := range letters {
		before := r
		switch {
		case c == 'a' && r.Area == NoArea:
			r.Area = AreaDifference
		case c == 't' && r.Area == NoArea:
			r.Area = AreaTiles
		case c == 'l' && r.Lines == NoLines:
			r.Lines = LineDifference
		case c == 's' && r.Lines == NoLines:
			r.Lines = LineSum
		case c == 'o':
			r.Orthogonal = true
		case c == 'e':
			r.EarlyEnd = true
		}
		if r == before {
			return Ruleset{}, false
		}
	}
	return r, true
}

// Edition is a ruleset with its name on a printed rule sheet.
type Edition struct {
	Name  string // stable name, used in links to settings, on the command line and in tests
	Sheet string // es-advanced, cs, it-pergioco or tr; empty for the basic game
	Rules Ruleset
}

// Editions returns the named presets in the order of the menu. Several sheets can name the same
// ruleset.
func Editions() []Edition { return slices.Clone(editions) }

var editions = []Edition{
	{"basic", "", Ruleset{}},
	{"es-tiles", "es-advanced", Ruleset{EarlyEnd: true}},
	{"es-1", "es-advanced", Ruleset{Area: AreaTiles, EarlyEnd: true}},
	{"es-2", "es-advanced", Ruleset{Lines: LineSum, EarlyEnd: true}},
	{"es-3", "es-advanced", Ruleset{Area: AreaTiles, Lines: LineSum, EarlyEnd: true}},
	{"cs-1", "cs", Ruleset{Area: AreaDifference}},
	{"cs-2", "cs", Ruleset{Area: AreaDifference, Lines: LineDifference}},
	{"it-areas", "it-pergioco", Ruleset{Area: AreaDifference}},
	{"it-lines", "it-pergioco", Ruleset{Lines: LineDifference}},
	{"it-both", "it-pergioco", Ruleset{Area: AreaDifference, Lines: LineDifference}},
	{"tr-area", "tr", Ruleset{Area: AreaDifference}},
	{"tr-rows", "tr", Ruleset{Lines: LineDifference, Orthogonal: true}},
	{"tr-both", "tr", Ruleset{Area: AreaDifference, Lines: LineDifference, Orthogonal: true}},
}

// EditionNamed returns the edition of the given name.
func EditionNamed(name string) (Edition, bool) {
	for _, e := range editions {
		if e.Name == name {
			return e, true
		}
	}
	return Edition{}, false
}

// EditionName returns the name of the first edition with the rules r, or the letters of r if no
// sheet has them. It ignores the handicap.
func EditionName(r Ruleset) string {
	r = r.Sheet()
	for _, e := range editions {
		if e.Rules == r {
			return e.Name
		}
	}
	return r.String()
}

package play

import (
	"slices"

	"kulami/rules"
	"kulami/rules/engine"
)

// What comes from storage, from a backup or from a form may hold any value of its
// type. A value that no control offers is replaced by one that is.

// valid returns s with every value that the new-game dialog does not offer replaced
// by that of otherwise; numbers become the nearest one offered. Texts that are read
// later, such as a code, stay.
func (s Setup) valid(otherwise Setup) Setup {
	s.Opponent = oneOf(s.Opponent, otherwise.Opponent, "computer", "person", "analysis")
	s.Starter = oneOf(s.Starter, otherwise.Starter, "me", "other", "lot")
	s.Opening = oneOf(s.Opening, otherwise.Opening, "free", "swap", "lot")
	s.Board = oneOf(s.Board, otherwise.Board, "square", "irregular", "symmetric", "number", "sheet", "today", "mine", "code")
	s.Level = min(max(s.Level, 1), int(engine.Strongest))
	s.Seed = min(max(s.Seed, 1), MaxSeed)
	s.Number = min(max(s.Number, 1), rules.SquareBoards)
	if _, ok := rules.EditionNamed(s.Edition); !ok && s.Edition != "house" {
		s.Edition = otherwise.Edition
	}
	if _, ok := rules.ParseRuleset(s.House); !ok {
		s.House = otherwise.House
	}
	if !slices.ContainsFunc(rules.Symmetries[:], func(y rules.Symmetry) bool { return y.String() == s.Symmetry }) {
		s.Symmetry = otherwise.Symmetry
	}
	if s.Sheet.Board() == nil {
		s.Sheet = otherwise.Sheet
	}
	return s
}

// valid returns s with every value that the settings dialog does not offer replaced
// by that of otherwise. Of a language only its form is checked: a later version may
// know more of them.
func (s Settings) valid(otherwise Settings) Settings {
	s.Theme = oneOf(s.Theme, otherwise.Theme, "auto", "light", "dark")
	s.Marbles = oneOf(s.Marbles, otherwise.Marbles, "red-black", "white-black", "red-white", "safe")
	s.Pace = oneOf(s.Pace, otherwise.Pace, "quick", "calm", "slow")
	s.Wood = oneOf(s.Wood, otherwise.Wood, "light", "dark", "flat", "contrast")
	if s.Language != "auto" && !isLanguageTag(s.Language) {
		s.Language = otherwise.Language
	}
	return s
}

func oneOf(value, otherwise string, offered ...string) string {
	if slices.Contains(offered, value) {
		return value
	}
	return otherwise
}

// isLanguageTag reports whether tag has the form of a BCP 47 tag: letters, digits
// and hyphens, at most 35 of them.
func isLanguageTag(tag string) bool {
	for _, c := range tag {
		if c != '-' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return len(tag) >= 2 && len(tag) <= 35
}

// maxMinute is the last minute that a time in storage may name: the end of the year
// 9999, in minutes since 1970, which is the last that all formats of dates can write.
const maxMinute = 253_402_300_799 / 60

// validMinute returns a time as Model.Now, or 0 if it cannot be one.
func validMinute(minute int64) int64 {
	if minute < 0 || minute > maxMinute {
		return 0
	}
	return minute
}

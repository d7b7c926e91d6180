package view

import (
	"strconv"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// setupForm holds the choices for a new game, or for another board.
var setupForm = form{"setup", func(m *play.Model) []play.Msg { return []play.Msg{play.Choose{Setup: readSetup(m.Setup)}} }}

// readSetup reads the form; what is not shown stays as in s.
func readSetup(s game.Setup) game.Setup {
	get := func(name, otherwise string) string { return field("setup", name, otherwise) }
	number := func(name string, otherwise int) int {
		n, err := strconv.Atoi(get(name, ""))
		if err != nil {
			return otherwise
		}
		return n
	}
	s.Opponent = pick(get, "opponent", s.Opponent)
	for i, name := range nameFields {
		s.Names[i] = get(name, s.Names[i])
	}
	s.Level = number("level", s.Level)
	s.Starter = pick(get, "starter", s.Starter)
	s.Edition = get("edition", s.Edition)
	s.Board = pick(get, "board", s.Board)
	s.Seed = min(max(number("seed", s.Seed), 1), game.MaxSeed)
	s.Number = min(max(number("number", s.Number), 1), rules.SquareBoards)
	s.Symmetry = get("symmetry", s.Symmetry)
	s.Mine = get("mine", s.Mine)
	s.House = readHouse(s.House)
	s.Sheet = pick(get, "sheet", s.Sheet)
	s.Code = get("code", s.Code)
	s.Opening = pick(get, "opening", s.Opening)
	s.Clock = pick(get, "clock", s.Clock)
	s.Minutes, s.Increment = number("minutes", s.Minutes), number("increment", s.Increment)
	s.Pauses = get("pauses", strconv.FormatBool(s.Pauses)) == "true"
	return s
}

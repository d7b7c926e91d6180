package view

import (
	"strconv"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// formMessages returns the messages for a change in a form.
func formMessages(form string, m *play.Model) []play.Msg {
	switch form {
	case "setup":
		return []play.Msg{play.Choose{Setup: readSetup(m.Setup)}}
	case "wooden":
		return []play.Msg{
			play.Brush{Side: sideNamed(field("wooden", "brush", ""))},
			play.CountBy{Edition: field("wooden", "counted", "")},
		}
	case "what-if":
		tile, err := strconv.Atoi(field("what-if", "tile", ""))
		if err != nil {
			tile = -1
		}
		return []play.Msg{play.ConsiderTile{Tile: tile}}
	case "replay":
		return []play.Msg{play.Step{Ply: plyChosen()}}
	case "share":
		return []play.Msg{play.ShareFrom{Here: field("share", "from", "game") == "here"}}
	case "settings":
		return []play.Msg{play.Set{Settings: readSettings(m.Settings)}}
	}
	return nil
}

// sideNamed returns the side of a name, Nobody if it is the name of none.
func sideNamed(name string) rules.Side {
	switch name {
	case rules.First.String():
		return rules.First
	case rules.Second.String():
		return rules.Second
	}
	return rules.Nobody
}

// pick reads a choice with get.
func pick[V ~string](get func(name, otherwise string) string, name string, otherwise V) V {
	return V(get(name, string(otherwise)))
}

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

func readSettings(s play.Settings) play.Settings {
	get := func(name, otherwise string) string { return field("settings", name, otherwise) }
	on := func(name string, otherwise bool) bool { return get(name, strconv.FormatBool(otherwise)) == "true" }
	s.Language = pick(get, "language", s.Language)
	s.Theme = pick(get, "theme", s.Theme)
	s.Marbles = pick(get, "marbles", s.Marbles)
	s.Coordinates = on("coordinates", s.Coordinates)
	s.Animation = on("animation", s.Animation)
	s.Bands = on("bands", s.Bands)
	s.Legal = on("legal", s.Legal)
	s.Owners = on("owners", s.Owners)
	s.Pace = pick(get, "pace", s.Pace)
	s.Wood = pick(get, "wood", s.Wood)
	s.Sound = on("sound", s.Sound)
	s.Haptics = on("haptics", s.Haptics)
	s.Confirm = on("confirm", s.Confirm)
	s.Stun = get("stun", s.Stun)
	return s
}

// dealt returns s with another board of the same kind.
func dealt(s game.Setup) game.Setup {
	if s.Board == game.NumberedBoard {
		s.Number = int(seed()*2654435761%rules.SquareBoards) + 1
		return s
	}
	s.Seed = int(seed()%9999) + 1
	return s
}

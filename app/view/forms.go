package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// onChange reads the form in which something has been chosen.
func (r *Root) onChange(ctx app.Context, e app.Event) {
	_, name, _ := closest(e, "data-form")
	switch name {
	case "setup":
		r.send(ctx, play.Choose{Setup: readSetup(r.model.Setup)})
	case "wooden":
		for _, msg := range r.readWooden() {
			r.send(ctx, msg)
		}
	case "share":
		r.send(ctx, play.ShareFrom{Here: field("share", "from", "game") == "here"})
	case "settings":
		r.send(ctx, play.Set{Settings: readSettings(r.model.Settings)})
	}
}

// field returns the value of a form control, or the given one if there is none.
func field(form, name, otherwise string) string {
	v := app.Window().Get("document").Call("querySelector", `[data-form="`+form+`"]`)
	if !v.Truthy() {
		return otherwise
	}
	control := v.Get("elements").Get(name)
	if !control.Truthy() {
		return otherwise
	}
	if control.Get("type").Equal(app.ValueOf("checkbox")) {
		return strconv.FormatBool(control.Get("checked").Bool())
	}
	return control.Get("value").String()
}

func readSetup(s play.Setup) play.Setup {
	get := func(name, otherwise string) string { return field("setup", name, otherwise) }
	number := func(name string, otherwise int) int {
		n, err := strconv.Atoi(get(name, ""))
		if err != nil {
			return otherwise
		}
		return n
	}
	s.Opponent = get("opponent", s.Opponent)
	s.Level = number("level", s.Level)
	s.Starter = get("starter", s.Starter)
	s.Edition = get("edition", s.Edition)
	s.Board = get("board", s.Board)
	s.Seed = min(max(number("seed", s.Seed), 1), play.MaxSeed)
	s.Number = min(max(number("number", s.Number), 1), rules.SquareBoards)
	s.Symmetry = get("symmetry", s.Symmetry)
	s.Mine = get("mine", s.Mine)
	s.House = readHouse(s.House)
	s.Sheet = rules.Sheet(get("sheet", string(s.Sheet)))
	s.Code = get("code", s.Code)
	s.Opening = get("opening", s.Opening)
	return s
}

func readSettings(s play.Settings) play.Settings {
	get := func(name, otherwise string) string { return field("settings", name, otherwise) }
	on := func(name string, otherwise bool) bool { return get(name, strconv.FormatBool(otherwise)) == "true" }
	s.Language = get("language", s.Language)
	s.Theme = get("theme", s.Theme)
	s.Marbles = get("marbles", s.Marbles)
	s.Coordinates = on("coordinates", s.Coordinates)
	s.Animation = on("animation", s.Animation)
	s.Bands = on("bands", s.Bands)
	s.Legal = on("legal", s.Legal)
	s.Owners = on("owners", s.Owners)
	s.Pace = get("pace", s.Pace)
	s.Wood = get("wood", s.Wood)
	s.Sound = on("sound", s.Sound)
	s.Haptics = on("haptics", s.Haptics)
	s.Confirm = on("confirm", s.Confirm)
	return s
}

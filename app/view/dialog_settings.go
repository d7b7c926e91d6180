package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/text"
)

// settingsDialog has the player's lasting choices.
var settingsDialog = dialog{play.SettingsDialog, func(t *text.Text) string { return t.Settings }, dialogs.settings}

// settings draws the player's lasting choices.
func (v dialogs) settings() []app.UI {
	t, s := v.text, v.shell.Settings
	var sets []option
	for _, name := range []string{"red-black", "white-black", "red-white", "safe"} {
		sets = append(sets, option{name, t.MarbleSet.Of(name)})
	}
	spoken := []option{{"auto", t.ThemeAuto}}
	for _, l := range text.Languages() {
		spoken = append(spoken, option{l.Lang, l.Name})
	}
	return []app.UI{halves("settings", []app.UI{
		choice("language", t.Language, s.Language, spoken),
		v.languageTip(),
		segments("theme", t.Theme, s.Theme, []option{{"auto", t.ThemeAuto}, {"light", t.ThemeLight}, {"dark", t.ThemeDark}}),
		swatches("wood", t.Wood, s.Wood, []option{{"light", t.WoodLight}, {"dark", t.WoodDark}, {"flat", t.WoodFlat}, {"contrast", t.WoodContrast}},
			func(w play.Wood) app.UI {
				return app.Raw(picture.Swatch("on-"+string(w), string(w), string(s.Marbles)))
			}),
		swatches("marbles", t.Marbles, s.Marbles, sets,
			func(m play.MarbleSet) app.UI {
				return app.Raw(picture.Swatch("of-"+string(m), string(s.Wood), string(m)))
			}),
	}, []app.UI{
		toggle("sound", t.Sound, s.Sound),
		toggle("haptics", t.Haptics, s.Haptics),
		segments("pace", t.Pace, s.Pace, []option{{"quick", t.PaceQuick}, {"calm", t.PaceCalm}, {"slow", t.PaceSlow}}),
		toggle("coordinates", t.Coordinates, s.Coordinates),
		toggle("bands", t.Bands, s.Bands),
		toggle("legal", t.Legal, s.Legal),
		toggle("owners", t.Owners, s.Owners),
		toggle("animation", t.Animation, s.Animation),
		toggle("confirm", t.Confirm, s.Confirm),
		app.Label().Class("field").Body(
			app.Span().Class("label").Text(t.StunLabel),
			app.Input().Type("text").Name("stun").Placeholder("stun:…").MaxLength(260).
				AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").Value(s.Stun)),
		v.stunTip(),
	}), app.P().Class("tip").DataSet("version", v.shell.Build).Text(t.AppVersion(v.shell.Build))}
}

// languageTip says that the words of a language are missing.
func (v dialogs) languageTip() app.UI {
	tip := app.P().Class("tip").Role("status")
	if v.shell.Notice.Kind == play.WordsMissing {
		return tip.Text(v.text.WordsMissing)
	}
	return tip.Hidden(true)
}

// stunTip says what the address of a STUN server is for, or that what was typed is none.
func (v dialogs) stunTip() app.UI {
	tip := app.P().Class("tip").Role("status")
	if v.shell.Notice.Kind == play.BadStun {
		return tip.Text(v.text.BadStun)
	}
	return tip.Text(v.text.StunHelp)
}

// settingsForm holds the player's lasting choices.
var settingsForm = form{"settings", func(m *play.Model) []play.Msg { return []play.Msg{play.Set{Settings: readSettings(m.Settings)}} }}

// readSettings reads the form; what is not shown stays as in s.
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

// swatches is a choice whose options are pictures with their names below.
func swatches[V ~string](name, label string, value V, options []option, picture func(value V) app.UI) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Label().Class("card").Body(
			app.Input().Type("radio").Name(name).Value(o.value).Checked(o.value == string(value)),
			app.Span().Class("card-body").Body(picture(V(o.value)), app.Span().Class("swatch-name").Text(o.label)))
	}
	return app.FieldSet().Class("field").Body(
		app.Legend().Class("label").Text(label),
		app.Div().Class("swatches").Body(list...))
}

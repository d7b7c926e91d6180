package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/view/page"
)

// settings draws the player's lasting choices.
func (v dialogs) settings() []app.UI {
	t, s := v.text, v.desk.Settings
	sets := dom.Each([]library.MarbleSet{library.RedBlack, library.WhiteBlack, library.RedWhite, library.Safe}, func(m library.MarbleSet) option {
		return option{string(m), t.MarbleSet.Of(string(m))}
	})
	return []app.UI{halves("settings", []app.UI{
		choice("language", t.Language, s.Language, v.languages()),
		statusTip(dom.When(v.desk.Notice.Kind == desk.WordsMissing, t.WordsMissing)),
		segments("theme", t.Theme, s.Theme, v.themes()),
		swatches("wood", t.Wood, s.Wood, []option{{string(library.LightWood), t.WoodLight}, {string(library.DarkWood), t.WoodDark}, {string(library.FlatWood), t.WoodFlat}, {string(library.ContrastWood), t.WoodContrast}},
			func(w library.Wood) app.UI {
				return app.Raw(picture.Swatch("on-"+string(w), string(w), string(s.Marbles)))
			}),
		swatches("marbles", t.Marbles, s.Marbles, sets,
			func(m library.MarbleSet) app.UI {
				return app.Raw(picture.Swatch("of-"+string(m), string(s.Wood), string(m)))
			}),
	}, []app.UI{
		toggle("sound", t.Sound, s.Sound),
		toggle("haptics", t.Haptics, s.Haptics),
		segments("pace", t.Pace, s.Pace, []option{{string(library.QuickPace), t.PaceQuick}, {string(library.CalmPace), t.PaceCalm}, {string(library.SlowPace), t.PaceSlow}}),
		toggle("coordinates", t.Coordinates, s.Coordinates),
		toggle("bands", t.Bands, s.Bands),
		toggle("legal", t.Legal, s.Legal),
		toggle("owners", t.Owners, s.Owners),
		toggle("animation", t.Animation, s.Animation),
		toggle("confirm", t.Confirm, s.Confirm),
		toggle("facing", t.Facing, s.Facing),
		dom.Only(v.desk.Unkept, app.P().Class("tip").DataSet("unkept", true).Text(t.OfflineUnready)),
		app.Details().Class("more").Body(
			app.Summary().Body(app.Span().Text(t.Advanced), icon("next")),
			app.Div().Class("form").Body(
				labelled(t.StunLabel, app.Input().Type("text").Name("stun").Placeholder("stun:…").MaxLength(260).
					AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").Value(s.Stun)),
				statusTip(dom.Either(v.desk.Notice.Kind == desk.BadStun, t.BadStun, t.StunHelp)),
				app.P().Class("tip").DataSet("version", v.desk.Build).Text(t.AppVersion(v.desk.Build)))),
	})}
}

func (v dialogs) themes() []option {
	return []option{{string(library.AutoTheme), v.text.ThemeAuto}, {string(library.LightTheme), v.text.ThemeLight}, {string(library.DarkTheme), v.text.ThemeDark}}
}

// languages are the choice of a language, first that of the reader.
func (v dialogs) languages() []option {
	spoken := []option{{string(library.AutoLanguage), v.text.ThemeAuto}}
	for _, l := range text.Languages() {
		spoken = append(spoken, option{l.Lang, l.Name})
	}
	return spoken
}

// statusTip is a tip that is read out when it changes; without words it is hidden.
func statusTip(words string) app.UI {
	tip := app.P().Class("tip").Role("status")
	if words == "" {
		return tip.Hidden(true)
	}
	return tip.Text(words)
}

var settingsForm = form{"settings", func(m *play.Model) []desk.Msg { return []desk.Msg{desk.Set{Settings: readSettings(m.Settings)}} }}

// readSettings reads the form; what is not shown stays as in s.
func readSettings(s library.Settings) library.Settings {
	get := func(name, otherwise string) string { return page.Field("settings", name, otherwise) }
	on := func(name string, otherwise bool) bool { return get(name, strconv.FormatBool(otherwise)) == "true" }
	s.Language = page.Pick(get, "language", s.Language)
	s.Theme = page.Pick(get, "theme", s.Theme)
	s.Marbles = page.Pick(get, "marbles", s.Marbles)
	s.Coordinates = on("coordinates", s.Coordinates)
	s.Animation = on("animation", s.Animation)
	s.Bands = on("bands", s.Bands)
	s.Legal = on("legal", s.Legal)
	s.Owners = on("owners", s.Owners)
	s.Pace = page.Pick(get, "pace", s.Pace)
	s.Wood = page.Pick(get, "wood", s.Wood)
	s.Sound = on("sound", s.Sound)
	s.Haptics = on("haptics", s.Haptics)
	s.Confirm = on("confirm", s.Confirm)
	s.Facing = on("facing", s.Facing)
	s.Stun = get("stun", s.Stun)
	return s
}

// swatches is a choice whose options are pictures with their names below.
func swatches[V ~string](name, label string, value V, options []option, picture func(value V) app.UI) app.UI {
	return group(label, app.Div().Class("swatches").Body(dom.Each(options, func(o option) app.UI {
		return card(name, o.value, o.value == string(value), picture(V(o.value)), app.Span().Class("swatch-name").Text(o.label))
	})...))
}

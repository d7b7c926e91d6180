package dialogs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
)

// settings draws the player's settings.
func (v Open) settings() []app.UI {
	t, s := v.Text, v.Desk.Settings
	sets := dom.Each([]library.MarbleSet{library.RedBlack, library.WhiteBlack, library.RedWhite, library.Safe}, func(m library.MarbleSet) controls.Option {
		return controls.Option{Value: string(m), Label: t.MarbleSet.Of(string(m))}
	})
	return []app.UI{controls.Halves("settings", []app.UI{
		controls.Choice("language", t.Language, s.Language, v.languages()),
		statusTip(dom.When(v.Desk.Notice.Kind == desk.WordsMissing, t.WordsMissing)),
		controls.Segments("theme", t.Theme, s.Theme, v.themes()),
		swatches("wood", t.Wood, s.Wood, []controls.Option{{Value: string(library.LightWood), Label: t.WoodLight}, {Value: string(library.DarkWood), Label: t.WoodDark}, {Value: string(library.FlatWood), Label: t.WoodFlat}, {Value: string(library.ContrastWood), Label: t.WoodContrast}},
			func(w library.Wood) app.UI {
				return app.Raw(picture.Swatch("on-"+string(w), string(w), s.Colours()))
			}),
		swatches("marbles", t.Marbles, s.Marbles, sets,
			func(m library.MarbleSet) app.UI {
				return app.Raw(picture.Swatch("of-"+string(m), string(s.Wood), library.Settings{Marbles: m, Reversed: s.Reversed}.Colours()))
			}),
	}, []app.UI{
		controls.Toggle("reversed", t.ColourStarts(t.SidesOf(string(s.Marbles))[1]), s.Reversed),
		controls.Toggle("sound", t.Sound, s.Sound),
		controls.Toggle("haptics", t.Haptics, s.Haptics),
		controls.Segments("pace", t.Pace, s.Pace, []controls.Option{{Value: string(library.QuickPace), Label: t.PaceQuick}, {Value: string(library.CalmPace), Label: t.PaceCalm}, {Value: string(library.SlowPace), Label: t.PaceSlow}}),
		controls.Toggle("coordinates", t.Coordinates, s.Coordinates),
		controls.Toggle("bands", t.Bands, s.Bands),
		controls.Toggle("legal", t.Legal, s.Legal),
		controls.Toggle("owners", t.Owners, s.Owners),
		controls.Toggle("animation", t.Animation, s.Animation),
		controls.Toggle("confirm", t.Confirm, s.Confirm),
		controls.Toggle("facing", t.Facing, s.Facing),
		dom.Only(v.Desk.Unkept, app.P().Class("tip").DataSet("unkept", true).Text(t.OfflineUnready)),
		app.Details().Class("fold").Body(
			app.Summary().Text(t.Advanced),
			app.Div().Class("form").Body(
				controls.Labelled(t.StunLabel, app.Input().Type("text").Name("stun").Placeholder("stun:…").MaxLength(260).
					AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").Value(s.Stun)),
				statusTip(dom.Either(v.Desk.Notice.Kind == desk.BadStun, t.BadStun, t.StunHelp)))),
	})}
}

func (v Open) themes() []controls.Option {
	return []controls.Option{{Value: string(library.AutoTheme), Label: v.Text.ThemeAuto}, {Value: string(library.LightTheme), Label: v.Text.ThemeLight}, {Value: string(library.DarkTheme), Label: v.Text.ThemeDark}}
}

// languages returns the options for the language, first the reader's own language.
func (v Open) languages() []controls.Option {
	spoken := []controls.Option{{Value: string(library.AutoLanguage), Label: v.Text.ThemeAuto}}
	for _, l := range text.Languages() {
		spoken = append(spoken, controls.Option{Value: l.Lang, Label: l.Name})
	}
	return spoken
}

// statusTip draws a tip that screen readers read when it changes. Without words it is hidden.
func statusTip(words string) app.UI {
	tip := app.P().Class("tip").Role("status")
	if words == "" {
		return tip.Hidden(true)
	}
	return tip.Text(words)
}

// SettingsForm handles the player's settings.
var SettingsForm = scene.Form{Name: "settings", Take: func(m *play.Model, control, value string) desk.Msg {
	s := m.Settings
	switch control {
	case "language":
		s.Language = library.Language(value)
	case "theme":
		s.Theme = library.Theme(value)
	case "wood":
		s.Wood = library.Wood(value)
	case "marbles":
		s.Marbles = library.MarbleSet(value)
	case "reversed":
		s.Reversed = value == on
	case "pace":
		s.Pace = library.Pace(value)
	case "stun":
		s.Stun = value
	case "sound":
		s.Sound = value == on
	case "haptics":
		s.Haptics = value == on
	case "coordinates":
		s.Coordinates = value == on
	case "bands":
		s.Bands = value == on
	case "legal":
		s.Legal = value == on
	case "owners":
		s.Owners = value == on
	case "animation":
		s.Animation = value == on
	case "confirm":
		s.Confirm = value == on
	case "facing":
		s.Facing = value == on
	default:
		return nil
	}
	return desk.Set{Settings: s}
}}

// on is the value of a checkbox that is checked.
const on = "true"

// swatches draws a choice whose options are pictures with their names below.
func swatches[V ~string](name, label string, value V, options []controls.Option, picture func(value V) app.UI) app.UI {
	return controls.Group(label, app.Div().Class("swatches").Body(dom.Each(options, func(o controls.Option) app.UI {
		return controls.Card(name, o.Value, o.Value == string(value), picture(V(o.Value)), app.Span().Class("swatch-name").Text(o.Label))
	})...))
}

package dialogs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/rules"
)

// noteTools draws the controls for a note and for a variation.
func (v Open) noteTools() []app.UI {
	t := v.Text
	a, ok := v.Screen.(analysis.Screen)
	if !ok {
		return nil
	}
	n := a.Note()
	var marks []app.UI
	for _, g := range rules.Glyphs() {
		name := t.GlyphName.Of(g.String())
		b := controls.Button("mark", g.String()).Class("mark").DataSet("value", int(g)).Aria("label", name).Title(name)
		marks = append(marks, controls.Enabled(b.Aria("pressed", n.Glyph == g), a.Ply() > 0))
	}
	keep := controls.Enabled(controls.SwitchItem("keep-value", "computer", t.KeepValue, n.Value.Known), a.CanKeepValue(v.Desk))
	parts := []app.UI{
		app.Div().Class("marks").Role("group").Aria("label", t.MoveMark).Body(marks...),
		app.Div().Class("items").Body(keep),
		app.Form().Class("form").DataSet("form", "note").Body(
			controls.Labelled(t.Comment,
				app.Textarea().Name("comment").Rows(3).MaxLength(rules.MaxComment).Dir("auto").Attr("enterkeyhint", "done").Text(n.Comment)),
			app.Div().Class("offers").Body(
				app.Button().Type("submit").Class("button", "primary").DataSet("act", "annotate").Text(t.Save),
				controls.Enabled(controls.Button("delete-note", t.DeleteIt).Class("grave"), !n.IsEmpty()))),
	}
	if a.Variation() {
		parts = append(parts, app.H3().Text(t.Variation), app.Div().Class("offers").Role("group").Aria("label", t.Variation).Body(
			controls.Enabled(controls.WideButton("promote", "promote", t.Promote), a.CanPromote()), controls.WideButton("prune", "delete", t.Prune)))
	}
	return parts
}

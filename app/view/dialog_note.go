package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// noteDialog writes a note on the position shown.
var noteDialog = dialog{play.NoteDialog, func(t *text.Text) string { return t.Annotate }, dialogs.noteTools}

// noteTools draws what a note is written with, and what is done with a variation.
func (v dialogs) noteTools() []app.UI {
	t := v.text
	a, ok := v.screen.(play.Analysis)
	if !ok {
		return nil
	}
	n := a.Note()
	var marks []app.UI
	for _, g := range rules.Glyphs() {
		b := app.Button().Type("button").Class("button", "mark").DataSet("act", "mark").DataSet("value", int(g)).
			Aria("label", t.GlyphName.Of(g.String())).Title(t.GlyphName.Of(g.String())).Text(g.String())
		marks = append(marks, enabled(b.Aria("pressed", strconv.FormatBool(n.Glyph == g)), a.Ply() > 0))
	}
	keep := enabled(button("keep-value", t.KeepValue).Aria("pressed", strconv.FormatBool(n.Value.Known)), a.CanKeepValue(*v.shell))
	parts := []app.UI{
		app.Div().Class("marks").Role("group").Aria("label", t.MoveMark).Body(marks...),
		app.Form().Class("form").DataSet("form", "note").Body(
			app.Label().Class("field").Body(
				app.Span().Class("label").Text(t.Comment),
				app.Textarea().Name("comment").Rows(3).MaxLength(rules.MaxComment).Dir("auto").Attr("enterkeyhint", "done").Text(n.Comment)),
			app.Button().Type("submit").Class("button", "primary").DataSet("act", "annotate").Text(t.Save)),
		app.Div().Class("offers").Body(keep),
	}
	if a.Variation() {
		parts = append(parts, app.H3().Text(t.Variation), app.Div().Class("offers").Role("group").Aria("label", t.Variation).Body(
			enabled(wideButton("promote", "promote", t.Promote), a.CanPromote()), wideButton("prune", "delete", t.Prune)))
	}
	return parts
}

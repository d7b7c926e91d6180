package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// noteWords says what a note says, but for its comment: the glyph in words and the value
// that was written down.
func (v scene) noteWords(n rules.Note) []string {
	var words []string
	if n.Glyph != rules.NoGlyph {
		words = append(words, v.text.GlyphName.Of(n.Glyph.String()))
	}
	if n.Value.Known {
		value := v.pointsOf(10*n.Value.Tenths, rules.First)
		if n.Value.Proven {
			value += ", " + v.text.Exact
		}
		words = append(words, value)
	}
	return words
}

// noted draws a note on the position shown, nothing if it is empty. A comment may be of
// any language and so run either way.
func (v scene) noted(n rules.Note) app.UI {
	if n.IsEmpty() {
		return nil
	}
	var parts []app.UI
	if n.Glyph != rules.NoGlyph {
		parts = append(parts, app.Strong().Class("glyph").Aria("hidden", "true").Text(n.Glyph.String()))
	}
	for i, words := range v.noteWords(n) {
		if i == 0 && n.Glyph != rules.NoGlyph {
			parts = append(parts, app.Span().Class("unseen").Text(words+"."))
			continue
		}
		parts = append(parts, app.Span().Class("kept-value").Text(v.text.Colon(v.text.KeptValue, words)))
	}
	if n.Comment != "" {
		parts = append(parts, app.Q().Class("comment").Dir("auto").Text(n.Comment))
	}
	box := app.Div().Class("noted").Role("note").Aria("label", v.text.Annotate).DataSet("noted", int(n.Glyph))
	if n.Comment != "" {
		box = box.TabIndex(0) // it is scrolled where there is little room
	}
	return box.Body(parts...)
}

// noteSentence is a note as it is announced, with a blank before it; empty if there is none.
func (v scene) noteSentence(n rules.Note) string {
	words := ""
	for _, w := range v.noteWords(n) {
		words += " " + capital(v.text, w) + "."
	}
	if n.Comment != "" {
		words += " " + v.text.Colon(v.text.Comment, n.Comment)
	}
	return words
}

package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// noteWords says what a note says, but for its comment: the glyph in words and the value
// that was written down.
func (v scene) noteWords(n rules.Note) []string {
	var words []string
	if n.Glyph != rules.NoGlyph {
		words = append(words, v.text.GlyphName.Of(n.Glyph))
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
		words += " " + capital(w) + "."
	}
	if n.Comment != "" {
		words += " " + v.text.Colon(v.text.Comment, n.Comment)
	}
	return words
}

// movesOf draws the list of the moves of a record, with the signs of its notes.
func (v scene) movesOf(r rules.Record, shown []rules.Hole) app.UI {
	var lines []line
	current := 0
	for n, moves := range r.Lines() {
		if current == 0 && len(shown) > 0 && len(moves) >= len(shown) && slices.Equal(moves[:len(shown)], shown) {
			current = place(n, len(shown))
		}
		lines = append(lines, line{n, spell(moves)})
	}
	return &moveList{Board: r.Board(), Lines: join(lines), Notes: joinNotes(r.Notes()), Times: v.joinTimes(r.Times()), Current: current, Sides: v.sides(), Text: v.text}
}

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
			Aria("label", t.GlyphName.Of(g)).Title(t.GlyphName.Of(g)).Text(g.String())
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

// sameMove reports whether two screens show the same moves in the list of an analysis, or
// none.
func sameMove(a, b play.Screen) bool {
	x, ok := a.(play.Analysis)
	y, too := b.(play.Analysis)
	return ok == too && (!ok || slices.Equal(x.Record().Moves(), y.Record().Moves()))
}

// undoOffer draws the button that takes a change of the notes or variations back, beside
// the notice about it.
func (v analysisScreen) undoOffer() app.UI {
	switch v.shell.Notice.Kind {
	case play.MovesPruned, play.CommentDeleted, play.LinePromoted:
		if v.analysis.CanUndelete() {
			return button("undelete", v.text.Undo)
		}
	}
	return nil
}

// commentButton opens the dialog of notes; nil where there is no record to write in.
func (v analysisScreen) commentButton() app.UI {
	if v.analysis.BySetUp() {
		return nil
	}
	return iconButton("comment", "edit", v.text.Annotate)
}

// tree draws the game with its variations; nil where there is no record.
func (v analysisScreen) tree() app.UI {
	if v.analysis.BySetUp() {
		return nil
	}
	return v.movesOf(v.analysis.Tree(), v.analysis.Record().Moves())
}

// branchKey goes into a variation or out of one, or asks to write a comment; nil for other keys.
func (v analysisScreen) branchKey(k keyPress) play.Msg {
	if v.analysis.BySetUp() {
		return nil
	}
	switch {
	case k.key == "ArrowLeft" && k.shift, k.key == "ArrowUp" && k.inMoves:
		return play.Branch{Out: true}
	case k.key == "ArrowRight" && k.shift, k.key == "ArrowDown" && k.inMoves:
		return play.Branch{}
	case k.key == "c":
		return play.Open{Dialog: play.NoteDialog}
	}
	return nil
}

// commentTyped returns the message of the field for a comment, where Enter writes it and
// Enter with Shift begins a new line.
func commentTyped(k keyPress) play.Msg {
	if k.key != "Enter" || k.shift || k.composing || k.field != "comment" {
		return nil
	}
	return typedComment()
}

func typedComment() play.Msg { return play.Annotate{Comment: controlValue(`[name="comment"]`)} }

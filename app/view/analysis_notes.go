package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

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

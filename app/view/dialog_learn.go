package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
)

// learnDialog has the rules, and leads to the lessons.
var learnDialog = dialog{play.LearnDialog, func(t *text.Text) string { return t.Learn }, dialogs.learn}

func (v dialogs) learn() []app.UI {
	t := v.text
	parts := []app.UI{app.Div().Class("offers").Body(wideButton("lesson", "play", t.LearnByPlaying).DataSet("value", v.nextLesson()).Class("primary"))}
	for _, p := range t.Rules {
		parts = append(parts, app.H3().Text(p.Head), app.P().Text(p.Body))
	}
	return append(parts, app.P().Body(app.A().Href(ruleBook(t.Lang)).Target("_blank").Rel("noopener").Text(t.RuleBook)))
}

// ruleBook is the address of the page with all rules in a language.
func ruleBook(lang string) string {
	if lang == "en" {
		return "rules/"
	}
	return lang + "/rules/"
}

// nextLesson is the first lesson not done yet, or the first of all.
func (v dialogs) nextLesson() int {
	for i, l := range play.Lessons {
		if !l.Learnt(v.shell.Flags) {
			return i
		}
	}
	return 0
}

package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// keys lists the keys, and takes commands. A browser does not translate the labels of keys.
func (v dialogs) keys() []app.UI {
	t := v.text
	help := t.KeyHelp
	switch v.screen.Name() {
	case play.WorkshopScreen:
		help = t.WorkshopKeys
	case play.AnalysisScreen:
		help = t.AnalysisKeys
	}
	list := app.Dl().Class("keys").Body(each(help, func(k [2]string) app.UI {
		return app.Div().Body(app.Dt().Body(app.Kbd().Attr("translate", "no").Text(k[0])), app.Dd().Text(k[1]))
	})...)
	if v.screen.Name() == play.WorkshopScreen {
		return []app.UI{list}
	}
	entry := app.Form().Class("form", "entry").DataSet("form", "entry").Body(
		labelled(t.Entry, app.Input().Type("text").Name("entry").MaxLength(4).AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off")),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "enter").Text(t.EntryPlay))
	commands := []app.UI{}
	for topic := play.TopicScore; topic <= play.TopicValue; topic++ {
		commands = append(commands, button("tell", t.Commands[topic]).DataSet("value", int(topic)))
	}
	return []app.UI{entry,
		app.Div().Class("offers", "files").Role("group").Aria("label", t.Keys).Body(commands...),
		list}
}

var keyActs = []act{
	{name: "enter", decode: func(pressed) play.Msg { return play.Entry{Text: field("entry", "entry", "")} }},
	{name: "tell", decode: func(p pressed) play.Msg { return play.Describe{Topic: play.Topic(p.number())} }},
}

// learn has the rules, and leads to the lessons.
func (v dialogs) learn() []app.UI {
	t := v.text
	parts := []app.UI{app.Div().Class("offers").Body(wideButton("lesson", "learn", t.LearnByPlaying).DataSet("value", v.nextLesson()).Class("primary"))}
	for _, p := range t.Rules {
		parts = append(parts, app.H3().Text(p.Head), app.P().Text(p.Body))
	}
	return append(parts, app.P().Body(app.A().Href(when(t.Lang != "en", t.Lang+"/")+"rules/").Target("_blank").Rel("noopener").Text(t.RuleBook)))
}

// nextLesson is the first lesson not done yet, or the first of all.
func (v dialogs) nextLesson() int {
	return max(0, slices.IndexFunc(play.Lessons, func(l play.Lesson) bool { return !l.Learnt(v.shell.Flags) }))
}

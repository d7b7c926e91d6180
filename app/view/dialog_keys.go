package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
)

// keysDialog lists the keys, and takes commands.
var keysDialog = dialog{play.KeysDialog, func(t *text.Text) string { return t.Keys }, dialogs.keys}

func (v dialogs) keys() []app.UI {
	t := v.text
	help := t.KeyHelp
	switch v.screen.Name() {
	case play.WorkshopScreen:
		help = t.WorkshopKeys
	case play.AnalysisScreen:
		help = t.AnalysisKeys
	}
	var rows []app.UI
	for _, k := range help {
		rows = append(rows, app.Div().Body(app.Dt().Body(app.Kbd().Text(k[0])), app.Dd().Text(k[1])))
	}
	list := app.Dl().Class("keys").Body(rows...)
	if v.screen.Name() == play.WorkshopScreen {
		return []app.UI{list}
	}
	entry := app.Form().Class("form", "entry").DataSet("form", "entry").Body(
		app.Label().Class("field").Body(
			app.Span().Class("label").Text(t.Entry),
			app.Input().Type("text").Name("entry").MaxLength(4).AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off")),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "enter").Text(t.EntryPlay))
	commands := []app.UI{}
	for topic := play.TopicScore; topic <= play.TopicValue; topic++ {
		commands = append(commands, button("tell", t.Commands[topic]).DataSet("value", int(topic)))
	}
	return []app.UI{entry,
		app.Div().Class("offers", "files").Role("group").Aria("label", t.Keys).Body(commands...),
		list}
}

// keyActs are what the controls beside the list of keys ask for.
var keyActs = []act{
	{name: "enter", decode: func(pressed) play.Msg { return play.Entry{Text: field("entry", "entry", "")} }},
	{name: "tell", decode: func(p pressed) play.Msg { return play.Describe{Topic: play.Topic(p.number())} }},
}

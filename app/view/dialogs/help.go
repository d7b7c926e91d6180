package dialogs

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// keys lists the keys and has the field for board commands. A browser does not translate the labels
// of keys.
func (v Open) keys() []app.UI {
	t := v.Text
	list := app.Dl().Class("keys").Body(dom.Each(v.KeyHelp(), func(k [2]string) app.UI {
		return app.Div().Body(app.Dt().Body(app.Kbd().Attr("translate", "no").Text(k[0])), app.Dd().Text(k[1]))
	})...)
	where := app.P().Class("tip").Text(t.KeysWhere)
	if v.Screen.Name() == wooden.WorkshopScreen {
		return []app.UI{where, list}
	}
	words := ""
	switch v.Desk.Notice.Kind {
	case desk.EntryUnread, desk.IllegalHole, desk.ConfirmHole:
		words = v.NoticeWords()
	}
	entry := app.Form().Class("form", "entry").DataSet("form", "entry").Body(
		controls.Labelled(t.Entry, app.Input().Type("text").Name("entry").MaxLength(12).AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off")),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "enter").Text(t.EntryPlay))
	commands := []app.UI{}
	for topic := desk.TopicScore; topic <= desk.TopicValue; topic++ {
		commands = append(commands, controls.Button("tell", t.Commands[topic]).DataSet("value", int(topic)))
	}
	return []app.UI{entry,
		app.P().Class("note", dom.When(words == "", "unseen")).Role("alert").Text(words),
		app.Div().Class("offers", "files").Role("group").Aria("label", t.Keys).Body(commands...),
		where, list}
}

// Indices in KeyHelp of keys that some screens do not have.
const (
	hintHelp = iota + 9
	undoHelp
	stepHelp
	endHelp
	branchHelp
	replayHelp
	mistakeHelp
)

// KeyHelp returns the keys of the screen with their meanings.
func (v Open) KeyHelp() [][2]string {
	help, lacks := v.Text.KeyHelp[:], []int{hintHelp, undoHelp, stepHelp, endHelp, branchHelp, replayHelp, mistakeHelp}
	switch v.Screen.Name() {
	case wooden.WorkshopScreen:
		return v.Text.WorkshopKeys[:]
	case desk.AnalysisScreen:
		return v.Text.AnalysisKeys[:]
	case analysis.SetUpName: // a set-up position has no variations and no record
		help, lacks = v.Text.AnalysisKeys[:], []int{14, 15}
	case table.TableScreen:
		lacks = []int{mistakeHelp}
	case wooden.TallyScreen:
		lacks = slices.DeleteFunc(lacks, func(key int) bool { return key == undoHelp })
	case review.Name:
		if _, retrying := v.Screen.(review.Screen).Retrying(); !retrying {
			lacks = []int{hintHelp, undoHelp, branchHelp, replayHelp}
		}
	}
	var keys [][2]string
	for i, k := range help {
		if !slices.Contains(lacks, i) {
			keys = append(keys, k)
		}
	}
	return keys
}

var keyActs = []scene.Act{
	{Name: "enter", Decode: func(scene.Pressed) desk.Msg { return play.Entry{Text: page.ControlValue(`[name="entry"]`)} },
		Focus: func(scene.Pressed) []string { return []string{`dialog:not(.gone) [name="entry"]`} }},
	{Name: "tell", Decode: func(p scene.Pressed) desk.Msg { return desk.Describe{Topic: desk.Topic(p.Number())} }},
}

// learn shows the ideas of the game with pictures. They open the lessons. The next idea is marked.
func (v Open) learn() []app.UI {
	next, _ := course.Next(v.Desk.Flags, 0, len(course.Lessons))
	var rows []app.UI
	for n, idea := range course.Ideas {
		at, left := course.Next(v.Desk.Flags, idea.From, idea.To)
		learnt := 0
		for _, l := range course.Lessons[idea.From:idea.To] {
			if l.Learnt(v.Desk.Flags) {
				learnt++
			}
		}
		sign := controls.Icon("next")
		switch {
		case !left:
			sign = app.Span().Class("is-done").Text("✓")
		case learnt > 0:
			sign = app.Span().DataSet("found", learnt).Text(v.Text.Found(learnt, idea.To-idea.From))
		}
		p, from, to := idea.Position()
		marks := picture.Marks{}
		switch all := picture.MarksAt(p); n {
		case 0:
			marks.Owned = all.Owned
		case 1, 2, 3:
			marks.Last, marks.Legal, marks.Closed = all.Last, p.Legal(), p.Closed()
		}
		drawn := picture.Excerpt(p, from, to, marks, n == 4)
		rows = append(rows, controls.Control("item", "lesson").DataSet("value", at).Aria("current", dom.When(at == next, "step")).Body(
			app.Raw(drawn), app.Span().Text(v.Text.Ideas[n]), sign))
	}
	return []app.UI{app.Div().Class("items", "choices", "ideas").Body(append(rows, v.ruleBook())...)}
}

// ruleBook returns the link to the rule book.
func (v Open) ruleBook() app.UI {
	return app.A().Class("item").Href(dom.When(v.Text.Lang != "en", v.Text.Lang+"/")+"rules/").Target("_blank").Rel("noopener").Body(
		controls.Icon("learn"), app.Span().Text(v.Text.RuleBook),
		app.Span().Class("unseen").Text(" ("+v.Text.NewTab+")"), controls.Icon("out"))
}

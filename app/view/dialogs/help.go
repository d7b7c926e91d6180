package dialogs

import (
	"strings"

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
		return app.Div().Body(app.Dt().Body(caps(k[0])...), app.Dd().Text(k[1]))
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
	return []app.UI{entry,
		app.P().Class("note", dom.When(words == "", "unseen")).Role("alert").Text(words),
		where, list}
}

// caps draws the keys that words name.
func caps(words string) (drawn []app.UI) {
	for _, key := range strings.FieldsFunc(words, func(r rune) bool { return r == ' ' || r == ',' }) {
		drawn = append(drawn, app.Kbd().Attr("translate", "no").Text(key), app.Text(" "))
	}
	return drawn
}

// KeyHelp returns the keys of the screen with their actions.
func (v Open) KeyHelp() [][2]string {
	t, name := v.Text, v.Screen.Name()
	arrows, edge := [2]string{"← ↑ → ↓", t.KeyMove}, [2]string{t.KeyHome, t.KeyEdge}
	list := [2]string{"?", t.Keys}
	shift, ctrl := t.KeyShift+" ", t.KeyCtrl+" "
	if name == wooden.WorkshopScreen {
		return [][2]string{
			arrows, {"6, 4, 3, 2", t.KeyTake}, {t.KeyEnter, t.KeyPlace}, {"r", t.Rotate}, {t.KeyDelete, t.Lift},
			{shift + arrows[0], t.KeyNudge}, {t.KeyEscape, t.KeyPutBack}, edge, {"u, " + ctrl + "Z", t.Undo}, {ctrl + "Y", t.Redo}, list,
		}
	}
	playing, studying := name == table.TableScreen, name == desk.AnalysisScreen
	// A set-up position has no variations and no record.
	engine := studying || name == analysis.SetUpName
	reviewing := false
	if s, ok := v.Screen.(review.Screen); ok {
		_, retrying := s.Retrying()
		reviewing = !retrying
	}
	last := dom.When(engine, shift) + "l"
	var keys [][2]string
	add := func(wanted bool, more ...[2]string) {
		if wanted {
			keys = append(keys, more...)
		}
	}
	add(true, arrows, [2]string{t.KeyEnter, t.KeyPlay}, [2]string{"n, p", t.KeyNext}, edge)
	add(engine, [2]string{"b", t.KeyBest}, [2]string{"l", t.Engine})
	for topic, key := range []string{"s", last, "m", "t", "e"} {
		add(true, [2]string{key, t.Commands[topic]})
	}
	add(playing, [2]string{"h", t.Hint})
	add(playing || engine || name == wooden.TallyScreen, [2]string{"u", t.Undo})
	add(playing || engine || reviewing, [2]string{"[ ]", t.KeyStep}, [2]string{"← →", t.KeyOutside})
	add(playing || studying, [2]string{shift + "← →", t.KeyBranch})
	add(playing, [2]string{"r", t.Replay})
	add(reviewing, [2]string{"j", t.NextMistake})
	add(studying, [2]string{"c", t.Note})
	add(engine, [2]string{"x", t.Threat}, [2]string{"w", t.WhatIf})
	add(true, list)
	return keys
}

var keyActs = []scene.Act{
	{Name: "enter", Decode: func(scene.Pressed) desk.Msg { return play.Entry{Text: page.ControlValue(`[name="entry"]`)} },
		Focus: func(scene.Pressed) []string { return []string{`dialog:not(.gone) [name="entry"]`} }},
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

// Package challenge draws the screen that compares the results of one task.
package challenge

import (
	"cmp"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	challenges "kulami/app/screen/challenge"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Screen shows a task, and the names and results of everybody who has done it.
type Screen struct {
	scene.Scene
	State challenges.Screen
}

// Acts lists the acts of the controls.
var Acts = []scene.Act{
	{Name: "take-up", Msg: play.TakeUp{}},
	{Name: "send-answer", Msg: challenges.Answer{}},
}

// NameForm sets the name of the person at this device.
var NameForm = scene.Form{Name: "own-name", Take: func(_ *play.Model, _, value string) desk.Msg { return challenges.SetName{Name: value} }}

func (v *Screen) Title() string { return v.Text.Challenge }

func (v *Screen) Main() app.UI {
	t, mine := v.Text, v.State.Mine(v.Desk)
	main := controls.Button("take-up", t.PuzzleStart)
	if mine >= 0 {
		main = controls.WideButton("send-answer", "share", dom.Either(len(v.State.Entries) > 1, t.SendBack, t.BeatMe))
	}
	name := app.Form().Class("form").DataSet("form", NameForm.Name).Body(controls.Labelled(t.YourName,
		app.Input().Type("text").Name("own-name").MaxLength(game.MaxName).AutoComplete(false).Spellcheck(false).Value(v.Desk.Settings.Name)))
	why := func(verdict challenges.Verdict, words string) app.UI {
		return dom.Only(slices.Contains(v.State.Verdicts, verdict), app.P().Class("tip").Text(words))
	}
	return app.Main().Class("table", "course", "challenge").DataSet("state", "challenge").Body(
		scene.Stage(v.board()),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			dom.Only(mine < 0, app.H2().Text(t.Challenges(cmp.Or(v.State.Entries[0].Name, t.Friend)))),
			v.facts(),
			app.Table().Class("ranking").Body(v.caption(), app.TBody().Body(v.rows()...)),
			dom.Only(mine >= 0, name),
			dom.Only(mine < 0 && v.State.Kind == challenge.Game, app.P().Class("tip").Text(t.BeatHow)),
			why(challenges.Unchecked, t.BeatUncheckedWhy),
			dom.Only(v.State.Kind == challenge.Game, why(challenges.Open, t.BeatOpenWhy)),
			app.P().Class("note").DataSet("status", "notice").Text(v.NoticeWords())),
		app.Nav().Class("offers").Aria("label", t.Challenge).Body(main.Class("primary"), controls.Button("import", t.AddAnswers)))
}

// board draws the empty board of a game. Other tasks, which have many boards or show theirs later,
// have a printed board instead.
func (v *Screen) board() app.UI {
	b := rules.SheetSquare.Board()
	if v.State.Kind == challenge.Game {
		b = v.State.New().Board()
	}
	return app.Div().Class("board", "cols-"+strconv.Itoa(b.Width()), "rows-"+strconv.Itoa(b.Height())).Aria("hidden", "true").Body(
		controls.NewPortrait(rules.Start(b, rules.Ruleset{})))
}

// facts draws the parts of the task, each with its label. A part without a label is a line.
func (v *Screen) facts() app.UI {
	var rows []app.UI
	for _, part := range v.task() {
		rows = append(rows, dom.Only(part[0] != "", app.Dt().Text(part[0])), app.Dd().Text(part[1]))
	}
	return app.Dl().Class("task").Body(rows...)
}

// task names the task in a few parts with their labels. It reveals no marble of any entry.
func (v *Screen) task() [][2]string {
	t, s := v.Text, v.State
	switch s.Kind {
	case challenge.Storm:
		return [][2]string{{"", t.Storm}}
	case challenge.Finish:
		return [][2]string{{"", t.FinishOf(s.Number)}, {"", t.PerfectPlay}}
	}
	g := s.New()
	seat, _ := g.Players.Opponent()
	starts := dom.Either(g.Turn().Computer(), t.OpponentComputer, t.You)
	return [][2]string{{t.Opponent, v.ComputerAt(seat)}, {t.BoardChoice, v.BoardOn(g.Origin, g.Board().Layout())},
		{t.Edition, v.RulesOf(g.Edition, g.Record().Rules())}, {t.Starter, starts}}
}

// ranked returns the indexes of the entries, the best first.
func (v *Screen) ranked() []int {
	order := make([]int, len(v.State.Entries))
	for i := range order {
		order[i] = i
	}
	best := func(i int) int {
		if v.State.Kind == challenge.Finish { // points given away
			return v.State.Entries[i].Result
		}
		return -v.State.Entries[i].Result
	}
	sort.SliceStable(order, func(i, j int) bool { return best(order[i]) < best(order[j]) })
	return order
}

// words returns the name, the result and the verdict of an entry.
func (v *Screen) words(i int) (name, result, verdict string) {
	t, e := v.Text, v.State.Entries[i]
	if name = cmp.Or(e.Name, t.Friend); i == v.State.Mine(v.Desk) {
		name = t.You
	}
	switch v.State.Kind {
	case challenge.Game:
		result = scene.ShortPoints(100 * e.Result)
	case challenge.Storm:
		result = t.StormScore(e.Result)
	case challenge.Finish:
		result = scene.ShortPoints(-100 * e.Result)
	}
	return name, result, [...]string{t.BeatWaits, "", t.BeatUnchecked, t.BeatOpen}[v.State.Verdicts[i]]
}

// caption says what the results are, unless they say it themselves.
func (v *Screen) caption() app.UI {
	switch v.State.Kind {
	case challenge.Game:
		return app.Caption().Text(v.Text.PointsAhead)
	case challenge.Finish:
		return app.Caption().Text(v.Text.LostPoints)
	}
	return nil
}

func (v *Screen) rows() []app.UI {
	return dom.Each(v.ranked(), func(i int) app.UI {
		name, result, verdict := v.words(i)
		state := [...]string{"waits", "checked", "unchecked", "open"}[v.State.Verdicts[i]]
		return app.Tr().DataSet("verdict", state).DataSet("mine", i == v.State.Mine(v.Desk)).Body(
			app.Th().Scope("row").Text(name), app.Td().Class("certain").Text(verdict), app.Td().Class("sum").Text(result))
	})
}

func (v *Screen) Announcement() string {
	if v.Desk.Announced.Kind == desk.AnnounceNotice {
		return v.NoticeWords()
	}
	parts := dom.Each(v.task(), func(part [2]string) string {
		if part[0] == "" {
			return part[1]
		}
		return v.Text.Colon(part[0], part[1])
	})
	said := []string{scene.Ended(strings.Join(parts, ", "))}
	for _, i := range v.ranked() {
		name, result, verdict := v.words(i)
		said = append(said, scene.Ended(v.Text.Colon(name, result+", "+verdict)))
	}
	return scene.Joined(said...)
}

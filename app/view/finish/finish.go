// Package finish draws a finish: its board, its task, and the result.
package finish

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/text"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Screen is the screen of a finish.
type Screen struct {
	scene.Scene
	State finish.Screen
}

func (v *Screen) Title() string {
	switch {
	case v.State.Day != 0:
		return v.Text.FinishToday
	case v.State.Here():
		return v.Text.FinishOf(v.State.Number())
	}
	return v.Text.PlayFinish
}

func (v *Screen) Tool() controls.Tool { return v.Analyses(v.State.Ended()) }

func (v *Screen) Main() app.UI {
	s := v.State
	if !s.Here() {
		return v.Waiting(v.Desk.Finishes.State)
	}
	state, head := "playing", v.task()
	switch {
	case s.Ended():
		state, head = "over", v.gave()
	case s.Counting:
		state = "counting"
	}
	return app.Main().Class("table", "course", "finish").DataSet("finish", s.Number()).DataSet("state", state).Body(
		scene.Stage(v.board()),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			app.H2().Text(head),
			dom.Only(s.Ended(), v.pips()),
			v.Points(s.Position()),
			v.about(),
			v.Unsaid(),
		),
		app.Nav().Class("offers").Aria("label", v.Title()).Body(v.ways()...),
	)
}

// board draws the board, or the tiles in piles at the end.
func (v *Screen) board() *board.Board {
	s := v.State
	b := v.BoardOf(s.Position(), s.Marks(), s.Focus, rules.Link{Record: s.Record(), Orientation: s.Orientation})
	b.Thinking, b.Counted, b.Counting, b.Sunk = !s.Over() && !s.Active(), len(s.Steps()), s.Counting, s.Side()
	if s.Ended() {
		b.Headline = v.Wins(s.Position().Score().Leader())
	}
	return b
}

// task names the player's side.
func (v *Screen) task() string { return v.Text.FinishTask(v.Sides()[v.State.Side()]) }

// gave returns the points given away in words.
func (v *Screen) gave() string { return v.Text.FinishGave(v.State.Given()) }

// pips draws the points given away by each of the player's marbles.
func (v *Screen) pips() app.UI {
	pips := dom.Each(v.State.Lost(), func(lost int) app.UI {
		return app.Span().Class("pip", [...]string{"is-found", "is-half", "is-lost"}[min(lost, 2)])
	})
	return app.Div().Class("pips").Role("img").Aria("label", cmp.Or(v.slips(0), v.gave())).Body(pips...)
}

// slips lists the points given away by each of the player's marbles but one, counted from 1.
func (v *Screen) slips(but int) string {
	var words []string
	for i, lost := range v.State.Lost() {
		if lost > 0 && i+1 != but {
			words = append(words, v.Text.FinishLost(v.Board.Name(v.State.HoleOf(i+1)), lost))
		}
	}
	return strings.Join(words, ", ")
}

// about draws lines. At the end it also draws a control to try again from the first slip, and the
// time until the next finish of a date.
func (v *Screen) about() app.UI {
	s := v.State
	body := dom.Each(v.lines(), func(line string) app.UI { return app.P().Text(line) })
	body = append(body, dom.Only(s.Ended() && s.Given() > 0, controls.Control("text-button", "from-slip").Text(v.Text.FromSlip)))
	if s.Ended() && s.Day != 0 && !s.Outdated(v.Desk) {
		left := v.Desk.Now.Left()
		body = append(body, app.P().Class("tip").DataSet("next", left).Text(v.Text.TodayNext(left/60, left%60)))
	}
	return app.Div().Class("about").Body(body...)
}

// lines returns the proven result at the beginning, a level as opponent, and the rules. At the end
// it returns the worst marble, the other slips, and the level with the nearest mean.
func (v *Screen) lines() (lines []string) {
	s, t := v.State, v.Text
	if !s.Ended() {
		return []string{scene.Joined(t.BestPlay(v.ResultBy(s.Side(), s.Margin())), dom.When(s.Level() > 0, scene.Ended(v.opponent(s.Level()))), scene.Ended(t.NameOf(s.Position().Rules())))}
	}
	if marble, better, slipped := s.Worst(); slipped {
		lost := scene.Ended(t.FinishLost(v.Board.Name(s.HoleOf(marble)), s.Lost()[marble-1]))
		lines = append(lines, lost+dom.When(better != rules.NoHole, " "+v.kept(better)))
		if others := v.slips(marble); others != "" {
			lines = append(lines, scene.Ended(others))
		}
	}
	if s.Counts() {
		level, average := training.LevelGiving(s.Given())
		return append(lines, t.FinishLevel(level, average))
	}
	return append(lines, dom.When(s.Level() == 0, t.FinishSecond))
}

// kept names the hole that kept the margin, "" for NoHole.
func (v *Screen) kept(h rules.Hole) string {
	if h == rules.NoHole {
		return ""
	}
	return v.Text.FinishKept(v.Board.Name(h))
}

// opponent names the opponent.
func (v *Screen) opponent(level int) string {
	if level == 0 {
		return v.Text.PerfectPlay
	}
	return v.Text.AgainstLevel(level)
}

// ways returns the controls at the foot. Before the first marble one is the other opponent, unless
// the finish is the finish of the date. At the end the controls lead on.
func (v *Screen) ways() []app.UI {
	s, t := v.State, v.Text
	_, answers, _ := v.Desk.DoneOn(s)
	switch {
	case answers:
		return []app.UI{controls.Button("challenge", t.Compare).Class("primary")}
	case s.Counting:
		return []app.UI{controls.Button("skip-count", t.Skip)}
	case s.Over():
		next := controls.Button("next-finish", t.NextFinish)
		if s.Day != 0 {
			next = v.NextTask()
		}
		return []app.UI{controls.Button("share-finish", t.ShareResult), next.Class("primary")}
	}
	next := controls.Button("next-finish", t.NextFinish)
	if s.Begun() || s.Day != 0 {
		return []app.UI{next}
	}
	level := 0
	if s.Level() == 0 {
		level = int(v.Desk.Offered().Seat().Strength().Nearest())
	}
	return []app.UI{controls.Button("oppose", v.opponent(level)).DataSet("value", level), next}
}

// Announcement returns the task, a marble with its pip, or the result.
func (v *Screen) Announcement() string {
	s := v.State
	if !s.Here() {
		return v.NoticeWords()
	}
	switch v.Desk.Announced.Kind {
	case desk.AnnounceMove:
		return scene.Joined(v.LastMarble(s.Position()), dom.When(s.Active(), scene.Ended(v.Text.FinishPlayed(s.Played(), s.Marbles()))), dom.When(s.Ended(), v.said()))
	case desk.AnnounceShown:
		if s.Ended() {
			return v.said()
		}
		return scene.Joined(append([]string{scene.Ended(v.Title()), v.task()}, append(v.lines(), v.PointsSentence(s.Position()))...)...)
	}
	return v.PlainAnnouncement(s.Position(), s.Marks(), "")
}

// said returns the result in words.
func (v *Screen) said() string {
	return scene.Joined(append([]string{scene.Ended(v.gave())}, v.lines()...)...)
}

// Result returns a line without spoilers. It has the date or number of a finish, the points given
// away, and a pip for each marble.
func Result(t *text.Text, e desk.SendFinish) string {
	which, total, pips := t.FinishOf(e.Number), training.FinishTry{Lost: e.Lost}.Total(), ""
	if e.Day != "" {
		which = t.Dated(e.Day[len("2006"):])
	}
	for _, lost := range e.Lost {
		pips += [...]string{"●", "◐", "○"}[min(lost, 2)]
	}
	return t.Title + " " + which + " " + dom.When(total > 0, "−") + strconv.Itoa(total) + " " + pips
}

// Acts lists the acts of the controls.
var Acts = []scene.Act{
	{Name: "finish", Msg: play.OpenFinish{}},
	{Name: "from-slip", Msg: finish.Again{}},
	{Name: "next-finish", Msg: finish.Next{}},
	{Name: "share-finish", Msg: finish.ShareResult{}},
	{Name: "oppose", Decode: func(p scene.Pressed) desk.Msg {
		s, _ := p.Model.Screen().(finish.Screen)
		return play.OpenFinish{Number: s.Number(), Level: p.Number()}
	}},
}

// Package course draws the lessons.
package course

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Screen is the screen of the course: the board of a lesson, its task and the next step.
type Screen struct {
	scene.Scene
	State course.Screen
}

func (v *Screen) Title() string { return v.Text.Learn }

func (v *Screen) Tool() controls.Tool {
	return controls.Tool{Act: "learn", Drawing: "learn", Label: v.Text.Learn}
}

func (v *Screen) Main() app.UI {
	t, at := v.Text, v.State.At
	b := v.BoardOf(v.State.Position(), v.State.Marks(), v.State.Focus, rules.Link{Record: v.State.Record(), Orientation: v.State.Orientation})
	b.Over = v.State.Over()
	if b.Bubble.Words == "" {
		b.Bubble = v.feedback()
	}
	words := v.LessonWords()
	found, need := v.State.Progress()
	last := at == len(course.Lessons)-1
	ending := at == course.Basics-1 || last
	var ways []app.UI
	if !last {
		label := dom.Either(v.State.Done(), t.NextLesson, t.Skip)
		if at == course.Basics-1 {
			label = t.LessonBonus
		}
		ways = append(ways, controls.Button("lesson", label).DataSet("value", at+1).Class(dom.When(v.State.Done() && !ending, "primary")))
	}
	if v.State.Task && v.State.Done() {
		ways = []app.UI{v.NextTask().Class("primary")}
	} else if ending {
		ways = append(ways, controls.Button("first-game", t.PlayGame).Class("primary"))
	}
	return app.Main().Class("table", "course").DataSet("state", "lesson").DataSet("lesson", string(course.Lessons[at].Name)).
		DataSet("done", v.State.Done()).Body(
		scene.Stage(b),
		app.Section().Class("lesson").Aria("labelledby", "lesson-title").Body(
			app.Ol().Class("lessons").Body(v.lessons()...),
			app.H2().ID("lesson-title").Body(app.Text(words.Title), dom.Only(need > 1 && !v.State.Done(), app.Span().DataSet("found", found).Text(t.Found(found, need))),
				dom.Only(v.State.Done(), board.Badge(true).DataSet("found", found))),
			// Only one of the two is visible. Both have the same place, so that nothing moves.
			app.Div().Class("sentence").Body(
				app.P().Class("task").Text(words.Task),
				app.P().Class("done").Text(words.Done)),
			v.Notice(),
		),
		app.Nav().Class("offers").Aria("label", t.Learn).Body(ways...),
	)
}

// feedback answers a wrong press at its hole. The board marks and counts right presses.
func (v *Screen) feedback() board.Bubble {
	h := v.Desk.Announced
	if h.Kind != desk.AnnounceLesson || v.State.Wrong == rules.NoHole {
		return board.Bubble{}
	}
	return board.Bubble{Hole: h.Hole, Words: v.reaction(), Shakes: true, Turn: h.Seq % 2}
}

// lessons draws the buttons of the lessons and marks the lessons done.
func (v *Screen) lessons() (items []app.UI) {
	for i, l := range course.Lessons {
		is, sign := "", strconv.Itoa(i+1)
		if l.Learnt(v.Desk.Flags) {
			is, sign = "is-done", "✓"
		}
		title := v.Text.Lessons.Of(string(l.Name) + ".Title")
		items = append(items, app.Li().Body(controls.Control(is, "lesson").DataSet("value", i).Title(title).
			Aria("current", dom.Either(i == v.State.At, "step", "false")).Aria("label", sign+" "+title)))
	}
	return items
}

// LessonWords returns the phrases of the lesson shown, with the sides' names and the hole of a
// wrong press.
func (v *Screen) LessonWords() text.Lesson {
	p, h, sides := v.State.Position(), v.State.Wrong, v.Sides()
	gaps := text.LessonGaps{First: sides[rules.First], Second: sides[rules.Second]}
	if h != rules.NoHole {
		holes := p.Board().TileHoles(p.Board().TileOf(h))
		count := func(side rules.Side) int { return (holes & p.Marbles(side)).Len() }
		gaps.Hole, gaps.A, gaps.B = p.Board().Name(h), count(rules.First), count(rules.Second)
	}
	return v.Text.Lesson(string(v.State.Lesson().Name), gaps)
}

// reactionKind returns done, slip, right or none.
func (v *Screen) reactionKind() string {
	found, _ := v.State.Progress()
	switch {
	case v.State.Done():
		return "done"
	case v.State.Wrong != rules.NoHole:
		return "slip"
	case found > 0:
		return "right"
	}
	return "none"
}

// reaction returns the answer to the last press in words.
func (v *Screen) reaction() string {
	words := v.LessonWords()
	switch v.reactionKind() {
	case "done":
		return words.Done
	case "right":
		found, need := v.State.Progress()
		return v.Text.Right(found, need)
	case "slip":
		return v.slip(words.Slip)
	}
	return ""
}

// slip returns why the last press was wrong: by the rules, or in the lesson's own words.
func (v *Screen) slip(words string) string {
	p, h := v.State.Position(), v.State.Wrong
	name := p.Board().Name(h)
	switch v.State.Lesson().Name {
	case course.LessonFirst, course.LessonRow, course.LessonGap, course.LessonEnd:
		if why := p.Why(h); why != rules.Playable {
			return v.Text.Why(why, name)
		}
	case course.LessonArea:
		if p.At(h) == rules.Nobody { // comparing areas there would be wrong
			return name + ", " + v.Text.EmptyHole + "."
		}
	}
	return words
}

// Announcement returns the lesson in words, or the answer to a press.
func (v *Screen) Announcement() string {
	if v.Desk.Announced.Kind != desk.AnnounceLesson {
		return v.PlainAnnouncement(v.State.Position(), v.State.Marks(), "")
	}
	words := v.LessonWords()
	if v.Desk.Announced.Hole == rules.NoHole {
		return scene.Ended(words.Title) + " " + words.Task
	}
	return v.reaction()
}

// Acts are the acts of the course's controls.
var Acts = []scene.Act{
	{Name: "first-game", Decode: func(scene.Pressed) desk.Msg { return play.FirstGame{Seed: page.Seed()} }},
	{Name: "lesson", Decode: func(p scene.Pressed) desk.Msg { return play.Learn{At: p.Number()} }},
}

package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// lesson draws the screen of the course: the board, what is to be found on it, and
// the way on.
func (r *Root) lesson() app.UI {
	t, m := r.text, &r.model
	words, at := r.lessonWords(), m.Course.At
	found, need := m.Learnt()
	pips := make([]app.UI, need)
	for i := range pips {
		pips[i] = app.Span().Class("pip", map[bool]string{true: "is-found"}[i < found])
	}
	next := button("lesson", t.NextLesson).DataSet("value", at+1)
	if at == play.Basics-1 {
		next = next.Text(t.LessonBonus)
	}
	ways := []app.UI{
		enabled(iconButton("lesson", "previous", t.PreviousLesson).DataSet("value", at-1), at > 0),
		button("return", t.LeaveLessons),
	}
	if at < len(play.Lessons)-1 {
		if m.LessonDone() {
			next = next.Class("primary")
		}
		ways = append(ways, next)
	}
	return app.Main().Class("table", "course").DataSet("state", "lesson").DataSet("lesson", string(play.Lessons[at].Name)).
		DataSet("done", strconv.FormatBool(m.LessonDone())).Body(
		r.stage(rules.First),
		app.Section().Class("lesson").Aria("labelledby", "lesson-title").Body(
			app.H2().ID("lesson-title").Body(
				app.Span().Class("where").Text(strconv.Itoa(at+1)+" / "+strconv.Itoa(len(play.Lessons))),
				app.Text(words.Title)),
			app.P().Class("task").Text(words.Task),
			app.Div().Class("pips").Aria("hidden", "true").Body(pips...),
			app.P().Class("reaction", "is-"+r.reactionKind()).Text(r.reaction()),
			r.notice(),
		),
		app.Nav().Class("offers").Aria("label", t.Learn).Body(ways...),
	)
}

// lessonWords returns the words of the lesson shown, with the sides' names.
func (r *Root) lessonWords() text.Lesson {
	name := string(play.Lessons[r.model.Course.At].Name)
	sides := r.sides()
	in := strings.NewReplacer("{first}", sides[0], "{second}", sides[1]).Replace
	l := r.text.Lessons.Of(name)
	return text.Lesson{Title: l.Title, Task: in(l.Task), Slip: in(l.Slip), Done: in(l.Done)}
}

// reactionKind is done, slip, right or none.
func (r *Root) reactionKind() string {
	found, _ := r.model.Learnt()
	switch {
	case r.model.LessonDone():
		return "done"
	case r.model.Course.Slip != rules.NoHole:
		return "slip"
	case found > 0:
		return "right"
	}
	return "none"
}

// reaction tells what the last press has shown.
func (r *Root) reaction() string {
	t, m := r.text, &r.model
	words := r.lessonWords()
	switch r.reactionKind() {
	case "done":
		return words.Done
	case "right":
		found, need := m.Learnt()
		return t.Right(found, need)
	case "slip":
		return r.slip(words.Slip)
	}
	return ""
}

// slip tells why the last press was none: by the rules, or by the marbles on the
// tile.
func (r *Root) slip(words string) string {
	m := &r.model
	p, h := m.Game.Position(), m.Course.Slip
	name := p.Board().Name(h)
	switch play.Lessons[m.Course.At].Name {
	case play.LessonRow, play.LessonGap, play.LessonEnd:
		if why := p.Why(h); why != rules.Playable {
			return r.text.Why(why, name)
		}
	case play.LessonOwn:
		holes := p.Board().TileHoles(p.Board().TileOf(h))
		count := func(side rules.Side) int { return (holes & p.Marbles(side)).Len() }
		sides := r.sides()
		return words + " " + r.text.Tally(sides[0], count(rules.First), sides[1], count(rules.Second))
	}
	return strings.ReplaceAll(words, "{hole}", name)
}

// heardLesson puts the latest of the course into words: the lesson, or the answer
// to a press.
func (r *Root) heardLesson() string {
	words := r.lessonWords()
	if r.model.Heard.Hole == rules.NoHole {
		return words.Title + ". " + words.Task
	}
	return r.reaction()
}

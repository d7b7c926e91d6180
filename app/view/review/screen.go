package review

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/screen/review"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

func (v *Screen) Title() string {
	switch i, retrying := v.State.Retrying(); {
	case !retrying:
		return v.Text.Review
	case v.State.Practising():
		return v.Text.Today
	default:
		return v.Text.LearnFrom(len(v.State.Exercises(rules.Side(i & 1))))
	}
}

func (v *Screen) Tool() controls.Tool {
	_, retrying := v.State.Retrying()
	return v.Analyses(!retrying)
}

// Key returns the message of a key. Keys step through the game, except in an exercise.
func (v *Screen) Key(k scene.KeyPress) desk.Msg {
	if _, retrying := v.State.Retrying(); retrying || k.Shift && !k.Types() {
		return scene.HoleKey(k, v.Board)
	}
	if to := v.State.NextMoment(); k.Pressed == "j" && !k.Modified() && to > 0 {
		return desk.Step{Ply: to}
	}
	return cmp.Or(scene.StepKey(k, v.State.Ply(), v.State.Record().Len()), scene.HoleKey(k, v.Board))
}

func (v *Screen) Main() app.UI {
	r, body := v.State, v.findings
	if _, retrying := r.Retrying(); retrying {
		body = v.exercise
	}
	return app.Main().Class("table", "course", "review").DataSet("state", "review").
		DataSet("review", true).DataSet("done", strconv.FormatFloat(r.Done(), 'f', 2, 64)).Body(
		scene.Stage(v.BoardOf(r.Position(), r.Marks(), r.Focus, rules.Link{Record: r.Record().WithCursor(r.Ply()), Orientation: r.Orientation})),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(body()...),
		app.Nav().Class("offers").Aria("label", v.Text.Review).Body(v.ways()...),
	)
}

// findings draws the results: the chances, the move shown, the points lost and the key moments. The
// steps are above all parts whose height depends on the move.
func (v *Screen) findings() []app.UI {
	t, r := v.Text, v.State
	title, words := v.MoveWords()
	return []app.UI{
		v.story(),
		dom.PartOf(v.Graph()),
		v.steps(),
		app.H2().Text(title),
		app.P().Class("task").Text(words),
		v.why(),
		v.Notice(),
		v.Noted(r.Note()),
		v.lost(),
		v.moments(),
		dom.Only(r.CanProve(), controls.Button("prove", t.PlayProof)),
		dom.Only(r.Done() == 1, app.P().Class("tip").Text(v.provenSince())),
		dom.Only(r.Done() == 1, v.accuracy()),
		dom.Only(r.Done() == 1, controls.WideButton("save-png", "save", t.SaveReport)),
	}
}

// story draws the progress of the review. Then it draws the side with the better chances and from
// which move, as a button that shows this move.
func (v *Screen) story() app.UI {
	t, r := v.Text, v.State
	winner, from, ok := r.Led()
	switch {
	case r.Done() < 1:
		return app.P().Class("story").DataSet("state", "reviewing").Body(
			app.Text(t.Reviewing(t.Percent(int(100*r.Done())))), app.Progress().Max(1).Value(r.Done()).Aria("hidden", "true"))
	case !ok:
		return app.P().Class("story").Text(t.ReviewDone)
	case from == 0:
		return app.P().Class("story").Text(scene.Joined(t.LedThroughout(v.Sides()[winner]), v.turnless()))
	}
	return app.P().Class("story").Body(controls.Control("story-move", "moment").DataSet("value", from).DataSet("led", from).Text(t.LedFrom(from, v.Sides()[winner])),
		app.Text(dom.When(v.turnless() != "", " "+v.turnless())))
}

// turnless returns that the loser made no mistake, if no move turned the game.
func (v *Screen) turnless() string {
	_, turned := v.State.Turn()
	return dom.When(!turned && v.State.Game.Result() == game.Lost, v.Text.NoMistakes)
}

// lost shows the points that both sides have lost.
func (v *Screen) lost() app.UI {
	cell := func(side rules.Side) app.UI {
		return app.Div().Body(board.Marble(side), app.Dt().Class("unseen").Text(v.Sides()[side]),
			app.Dd().DataSet("lost", side.String()).Text(v.lostWords(v.State.Judged.Review, side)))
	}
	return app.Div().Class("lost").Body(app.H3().Text(v.Text.LostPoints), app.Dl().Class("counts").Body(cell(rules.First), cell(rules.Second)))
}

// accuracy draws the accuracy of both sides, folded, in the whole game and in each of its phases.
func (v *Screen) accuracy() app.UI {
	t, r := v.Text, v.State
	rows := []app.UI{
		v.sideRow("", func(side rules.Side) app.UI {
			return app.Th().Scope("col").Body(board.Marble(side), app.Span().Class("unseen").Text(v.Sides()[side]))
		}),
		v.sideRow(t.Accuracy, func(side rules.Side) app.UI {
			return app.Td().DataSet("accuracy", side.String()).Text(v.accuracyWords(r.Judged.Review, side))
		})}
	for i, name := range t.PhaseName {
		rows = append(rows, v.sideRow(name, func(side rules.Side) app.UI {
			return app.Td().Text(v.meanWords(r.Judged.AccuracyIn(side, r.Phases()[i], r.Phases()[i+1])))
		}))
	}
	return app.Details().Body(app.Summary().Text(t.Details), app.Table().Class("accuracy").Body(rows...))
}

// sideRow returns a row of a table with a cell for each side; without a name it is the head.
func (v *Screen) sideRow(name string, cell func(rules.Side) app.UI) app.UI {
	var head app.UI = app.Th().Scope("row").Text(name)
	if name == "" {
		head = app.Td()
	}
	return app.Tr().Body(head, cell(rules.First), cell(rules.Second))
}

// moments lists the key moments as buttons that show them.
func (v *Screen) moments() app.UI {
	t, r := v.Text, v.State
	moments := r.Moments()
	if len(moments) == 0 {
		return dom.Only(r.Done() == 1, app.P().Class("tip").Text(t.NoMistakes))
	}
	items := make([]app.UI, len(moments))
	for n, i := range moments {
		p := r.Judged.Plies[i]
		sign, verdict := v.kindOf(p)
		items[n] = app.Li().Body(controls.Control("moment", "moment").Class("is-"+string(p.Verdict)).
			DataSet("value", i+1).DataSet("moment", true).DataSet("ply", i+1).DataSet("kind", p.Verdict).Aria("current", r.Ply() == i+1).Body(
			board.Marble(rules.Side(i&1)),
			app.Span().Text(strconv.Itoa(scene.MoveNumber(i))+". "+v.Board.Name(p.Hole)),
			app.Span().Class("unseen").Text(", "+v.Sides()[i&1]+", "+verdict),
			app.Span().Class("kind").Aria("hidden", "true").Text(sign)))
	}
	return app.Div().Class("moments").Body(app.H3().Class("unseen").Text(t.KeyMoments), app.Ul().Body(items...))
}

// exercise draws the task to find a better move, like a puzzle.
func (v *Screen) exercise() []app.UI {
	r := v.State
	return []app.UI{app.H2().Class("task").Text(v.task()), v.Points(r.Position()), v.Reacted(v.reaction(), v.about()), v.Unsaid()}
}

// about returns the points lost by the mistake of an exercise, and the rules if more than tiles
// count.
func (v *Screen) about() string {
	i, _ := v.State.Retrying()
	lost, r := v.State.Judged.Plies[i].Swing(), v.State.Position().Rules()
	return scene.Joined(dom.When(lost >= 10, v.Text.PointsLost(float64(lost)/100)), dom.When(r.Bonuses(), scene.Ended(v.Text.NameOf(r))))
}

// ways draws the buttons at the foot: the exercises, or the next steps.
func (v *Screen) ways() (ways []app.UI) {
	t, r := v.Text, v.State
	if _, retrying := r.Retrying(); !retrying {
		sides := r.CanRetry()
		for n, side := range sides {
			ways = append(ways, controls.Control("button", "retry").DataSet("value", int(side)).Class(dom.When(n == 0, "primary")).Body(
				dom.Only(len(sides) > 1, board.Marble(side)), app.Span().Text(t.LearnFrom(len(r.Exercises(side)))),
				dom.Only(len(sides) > 1, app.Span().Class("unseen").Text(", "+v.Sides()[side]))))
		}
		return ways
	}
	_, try := r.Tried()
	done := try == review.Good || try == review.Solved
	switch {
	case done && r.Practising():
		return []app.UI{v.NextTask().Class("primary")}
	case done && r.NextMistake() >= 0:
		return []app.UI{controls.Button("retry", t.NextMistake).Class("primary")}
	case done:
		return []app.UI{controls.Button("retry", t.Review).Class("primary")}
	}
	return []app.UI{controls.Button("solution", t.Solution)}
}

// ShowMove scrolls to the words about the move shown, if the steps cover them or the head covers
// half of the board. The key moments can be far below.
func ShowMove() {
	words := page.Find(".review .task")
	if !words.Truthy() || !page.Find(".review .steps").Truthy() {
		return
	}
	at := func(selector, side string) float64 {
		return page.Find(selector).Call("getBoundingClientRect").Get(side).Float()
	}
	middle := (at(".board", "top") + at(".board", "bottom")) / 2
	if middle < at(".head", "bottom") || at(".lesson h2", "top") < at(".steps", "bottom")-1 {
		words.Call("scrollIntoView", map[string]any{"block": "end"})
	}
}

// why draws the marbles of the reason why the move shown is a mistake. Each is a button that shows
// the position after it.
func (v *Screen) why() app.UI {
	r := v.State
	why, ok := r.Why()
	shown := len(r.Followed())
	if !why.Missed {
		shown = max(shown, 1) // the move itself
	}
	if !ok || shown == len(why.Line) && len(r.Followed()) == 0 {
		return nil
	}
	return v.WhyLine(why, shown)
}

// steps draws the buttons that step through the game.
func (v *Screen) steps() app.UI {
	t, at, last := v.Text, v.State.Ply(), v.State.Record().Len()
	step := func(drawing, label string, to int) app.UI {
		return controls.Enabled(controls.IconButton("review-step", drawing, label).DataSet("value", to), to != at && to >= 0 && to <= last)
	}
	return app.Div().Class("steps").Role("group").Aria("label", t.MoveList).DataSet("steps", true).Body(
		step("first", t.First, 0), step("previous", t.Previous, at-1), step("next", t.Next, at+1), step("last", t.Last, last),
		v.nextMoment())
}

// nextMoment draws the button for the next key moment, like the key j; nil if there is no other.
func (v *Screen) nextMoment() app.UI {
	to := v.State.NextMoment()
	return dom.Only(to > 0 && to != v.State.Ply(), controls.IconButton("moment", "mistake", v.Text.NextMistake).DataSet("value", to))
}

// Announcement returns the move shown, the answer to a try, or that the review is complete.
func (v *Screen) Announcement() string {
	t, r := v.Text, v.State
	switch v.Desk.Announced.Kind {
	case desk.AnnounceReviewed:
		j, sides := r.Judged.Review, v.Sides()
		return strings.TrimSpace(t.ReviewDone + " " + t.LostPoints + ". " + t.Colon(sides[0], v.lostWords(j, rules.First)) + ", " + t.Colon(sides[1], v.lostWords(j, rules.Second)) + ". " + v.provenSince())
	case desk.AnnounceShown, desk.AnnounceMove:
		if len(r.Followed()) > 0 {
			return v.LastMarble(r.Position())
		}
		if _, retrying := r.Retrying(); retrying {
			if r := v.reaction(); r.Headline != "" || r.Kind != "none" {
				return r.Words()
			}
			return v.task()
		}
		title, words := v.MoveWords()
		return strings.TrimSpace(scene.Ended(title)+" "+words) + v.NoteSentence(r.Note())
	}
	return v.PlainAnnouncement(r.Position(), r.Marks(), v.value())
}

// value returns the value of the position shown in words, or "" before there is one. Only an
// analysis adds the search depth.
func (v *Screen) value() string {
	r := v.State
	if _, ok := r.Chance(r.Ply()); !ok {
		return ""
	}
	i := r.Judged.Positions[r.Ply()]
	return v.Lead(i.Score, r.Position().Turn(), i.Exact).Words
}

// Acts are the acts of the review's controls.
var Acts = []scene.Act{
	{Name: "review-step", Decode: func(p scene.Pressed) desk.Msg { return desk.Step{Ply: p.Number()} }},
	{Name: "moment", Decode: func(p scene.Pressed) desk.Msg { return desk.Step{Ply: p.Number()} }},
	{Name: "retry", Decode: func(p scene.Pressed) desk.Msg { return desk.Retry{Side: rules.Side(p.Number())} }},
	{Name: "solution", Msg: desk.ShowSolution{}},
}

// Package puzzles draws the Today screen, puzzles and storms.
package puzzles

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/puzzles"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/facts"
)

// Puzzle is the screen of one puzzle: its board, its goal, and the reply to a move.
type Puzzle struct {
	scene.Scene
	State puzzles.Puzzle
}

func (v *Puzzle) Main() app.UI {
	if !v.State.HasPuzzle() {
		return v.Waiting(v.Desk.Puzzles.State)
	}
	p := v.State
	head, facts, next := app.H2().Text(v.task()), v.Points(p.Position()), app.UI(nil)
	if p.Daily && p.Done() {
		head, facts, next = app.H2().Body(app.Text(v.result()), dom.Only(p.Found(), row(p.Tries()))), nil, v.next()
	}
	return app.Main().Class("table", "course", "puzzle").DataSet("puzzle", p.Number).DataSet("state", string(p.State)).Body(
		scene.Stage(v.BoardOf(p.Position(), p.Marks(), p.Focus, rules.Link{Record: p.Shown(), Orientation: p.Orientation})),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			head,
			facts,
			v.Reacted(v.reaction(), v.about()),
			next,
			v.Unsaid(),
		),
		app.Nav().Class("offers").Aria("label", v.Text.Puzzles).Body(v.ways()...),
	)
}

func (v *Puzzle) Title() string {
	switch p := v.State; {
	case p.Daily && p.HasPuzzle():
		return v.Text.DailyOf(p.Date()[len("2006"):])
	case p.Daily:
		return v.Text.DailyPuzzle
	case !p.HasPuzzle():
		return v.Text.Puzzles
	}
	return v.Text.Puzzle
}

// result describes the result of the daily puzzle, with the streak if it was solved.
func (v *Puzzle) result() string {
	t, p := v.Text, v.State
	return t.Capital(resultWords(t, p.Found())) + dom.When(p.Found() && p.Streak.Now > 0, " · "+t.DailyStreak(p.Streak.Now))
}

func resultWords(t *text.Text, solved bool) string { return dom.Either(solved, t.Solved, t.NotSolved) }

// next shows the time until the next daily puzzle, if that has not come.
func (v *Puzzle) next() app.UI {
	left := v.Desk.Now.Left()
	return dom.Only(!v.State.Outdated(v.Desk), app.P().Class("tip").DataSet("next", left).Text(v.Text.TodayNext(left/60, left%60)))
}

// task names the side to move and the goal.
func (v *Puzzle) task() string {
	goal, margin := v.State.Goal()
	return goalWords(v.Scene, goal, margin, v.State.Solver())
}

// goalWords names a side to move and its goal.
func goalWords(v scene.Scene, goal string, margin int, side rules.Side) string {
	name := v.Sides()[side]
	switch goal {
	case "draw":
		return v.Text.GoalDraw(name)
	case "margin":
		return v.Text.GoalMargin(name, margin)
	}
	return v.Text.GoalWin(name)
}

// about describes the rules and the difficulty of the puzzle, and after a move its themes.
func (v *Puzzle) about() string {
	t, p := v.Text, v.State
	themes := dom.Each(p.Themes(), t.ThemeName.Of)
	open := p.State == puzzles.PuzzleOpen
	return scene.Joined(scene.Ended(t.NameOf(p.Position().Rules())), scene.Ended(t.PuzzleLevel(p.Difficulty())), dom.When(!open && len(themes) > 0, scene.Ended(strings.Join(themes, ", "))))
}

// reaction returns the reaction to the latest move.
func (v *Puzzle) reaction() (r scene.Reaction) {
	t, p := v.Text, v.State
	b := p.BoardShown()
	wrong, reply := p.Tried()
	move := p.Facts()
	switch {
	case p.State == puzzles.PuzzleSolved:
		r = scene.Reaction{Kind: "done", Headline: t.RetryGood(b.Name(p.Solution())), Said: []string{dom.When(p.Late, t.DailyLate)}}
		r.Said = append(append(r.Said, v.Reasons(b, p.Solution(), move)...), v.outcome())
	case p.Judging():
		r = scene.Reaction{Kind: "slip", Headline: t.PuzzleWrong(b.Name(wrong)), Said: []string{t.RetryWait}}
	case wrong != rules.NoHole:
		r = scene.Reaction{Kind: "slip", Headline: t.PuzzleWrong(b.Name(wrong))}
		why, ok := p.Why()
		switch {
		case ok:
			r.Said = []string{v.TryReason(why)}
			r.Line = dom.Only(!why.Missed, v.WhyLine(why, p.Shown().Len()-p.Record().Len()))
		case reply != rules.NoHole:
			r.Said = []string{t.Replies(v.Sides()[p.Solver().Other()], b.Name(reply))}
		}
		r.Said = append(r.Said, dom.When(!ok || why.Kind != facts.Scores, v.outcome()), v.FactsOf(b, wrong, move))
	case p.SolutionShown() != rules.NoHole:
		r = scene.Reaction{Kind: "right", Headline: t.SolutionIs(b.Name(p.Solution())), Said: append(v.Reasons(b, p.Solution(), move), v.outcome())}
	default:
		return scene.Reaction{Kind: "none"}
	}
	return r
}

// outcome describes the proven result of best play from the position shown, "" if nothing is
// proven.
func (v *Puzzle) outcome() string {
	margin, exact, ok := v.State.Outcome()
	side := v.State.Solver()
	switch {
	case !ok:
		return ""
	case exact || margin == 0:
		return v.Text.BestPlay(v.ResultBy(side, margin))
	case margin < 0:
		side = side.Other()
	}
	return v.Text.BestPlay(v.Wins(side))
}

// DailyResult describes the result of a daily puzzle, with a sign for each try.
func DailyResult(t *text.Text, e desk.SendResult) string {
	return scene.Joined(t.Colon(t.DailyResult(e.Day), resultWords(t, e.Solved)), strings.ReplaceAll(strings.ReplaceAll(e.Tries, "-", "✕"), "+", "✓"), dom.When(e.Streak > 0, t.DailyStreak(e.Streak)))
}

func (v *Puzzle) Tool() controls.Tool { return v.Analyses(v.State.State != puzzles.PuzzleOpen) }

func (v *Puzzle) ways() []app.UI {
	t, p := v.Text, v.State
	label := dom.Either(p.State == puzzles.PuzzleOpen, t.Skip, t.NextPuzzle)
	next := controls.Button("next-puzzle", label)
	switch {
	case p.Outdated(v.Desk):
		next = controls.Button("daily", t.DailyPuzzle)
	case p.Daily:
		next = controls.Button("puzzle", label).DataSet("value", "")
	case p.Task && p.Done():
		next = v.NextTask()
	}
	prove := dom.Only(p.CanProve(), controls.Button("prove", t.PlayProof))
	switch {
	case p.State == puzzles.PuzzleOpen:
		return []app.UI{controls.Button("solution", t.Solution), dom.Only(!p.Task, next)}
	case !p.Done():
		return []app.UI{controls.Button("solution", t.Solution), controls.Button("retry", t.Retry).Class("primary")}
	case p.Daily:
		return []app.UI{prove, controls.Button("share-result", t.ShareResult), next.Class("primary")}
	}
	return []app.UI{prove, next.Class("primary")}
}

// Announcement returns the task, or the reaction to a move.
func (v *Puzzle) Announcement() string {
	if !v.State.HasPuzzle() {
		return v.NoticeWords()
	}
	p := v.State
	switch v.Desk.Announced.Kind {
	case desk.AnnounceShown, desk.AnnounceMove:
		if len(p.Followed()) > 0 {
			return v.LastMarble(p.Position())
		}
		if words := v.reaction().Words(); words != "" {
			return words
		}
		return scene.Ended(v.Title()) + " " + v.task() + " " + v.PointsSentence(p.Position())
	}
	return v.PlainAnnouncement(p.Position(), p.Marks(), "")
}

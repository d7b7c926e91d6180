package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/puzzles"
	"kulami/app/text"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/rules"
	"kulami/rules/facts"
)

// puzzleScreen is the screen of one puzzle: its board, what is to be reached, and the answer to a
// move.
type puzzleScreen struct {
	scene
	puzzle puzzles.Puzzle
}

func (v puzzleScreen) main() app.UI {
	if !v.puzzle.HasPuzzle() {
		return waiting(v.scene)
	}
	p := v.puzzle
	return app.Main().Class("table", "course", "puzzle").DataSet("puzzle", p.Number).DataSet("state", string(p.State)).Body(
		stage(v.boardOf(p.Position(), p.Marks(), p.Focus, p.Shown().WithOrientation(p.Orientation))),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			app.H2().Text(v.task()),
			v.points(p.Position()),
			v.reacted(v.reaction(), dom.Only(p.Daily && p.Streak.Now > 0, v.streak(p.Streak.Now)), v.about()),
			v.unsaid(),
		),
		app.Nav().Class("offers").Aria("label", v.text.Puzzles).Body(v.ways()...),
	)
}

// waiting is the main part of a screen of puzzles while the collection is not here.
func waiting(v scene) app.UI {
	t, missing := v.text, v.desk.Puzzles.State == training.NotThere
	return app.Main().Class("page").DataSet("state", dom.Either(missing, "missing", "fetching")).Body(
		app.Section().Class("group").Aria("labelledby", "title").Body(
			app.P().Class("task").Text(dom.Either(missing, t.PuzzlesMissing, t.PuzzlesComing)),
			dom.Only(missing, app.Div().Class("offers").Body(controls.Button("fetch-again", t.Retry).Class("primary")))))
}

func (v puzzleScreen) title() string {
	switch p := v.puzzle; {
	case p.Daily && p.HasPuzzle():
		return v.text.DailyOf(p.Date()[len("2006"):])
	case p.Daily:
		return v.text.DailyPuzzle
	case !p.HasPuzzle():
		return v.text.Puzzles
	}
	return v.text.PuzzleOf(v.puzzle.Number)
}

// task says who is to move, and what is to be reached.
func (v puzzleScreen) task() string {
	goal, margin := v.puzzle.Goal()
	return goalWords(v.scene, goal, margin, v.puzzle.Solver())
}

// goalWords says which side is to move, and what it is to reach.
func goalWords(v scene, goal string, margin int, side rules.Side) string {
	name := v.sides()[side]
	switch goal {
	case "draw":
		return v.text.GoalDraw(name)
	case "margin":
		return v.text.GoalMargin(name, margin)
	}
	return v.text.GoalWin(name)
}

// about says how difficult the puzzle is, and when it is over what it was about.
func (v puzzleScreen) about() string {
	t, p := v.text, v.puzzle
	themes := dom.Each(p.Themes(), t.ThemeName.Of)
	open := p.State == puzzles.PuzzleOpen
	return joined(ended(t.NameOf(p.Position().Rules())), ended(t.PuzzleLevel(p.Difficulty())), dom.When(!open && len(themes) > 0, ended(strings.Join(themes, ", "))),
		dom.When(p.Daily && open, dom.Either(p.Streak.Missed, endedStreak(t, p.Streak.Ended), t.DailyFirst)))
}

// endedStreak says that a streak of so many days has ended; empty without one.
func endedStreak(t *text.Text, days int) string { return dom.When(days > 0, t.StreakEnded(days)) }

// reaction is the answer to the latest move.
func (v puzzleScreen) reaction() (r reaction) {
	t, p := v.text, v.puzzle
	b := p.BoardShown()
	wrong, reply := p.Tried()
	move := p.Facts()
	switch {
	case p.State == puzzles.PuzzleSolved:
		r = reaction{kind: "done", headline: t.RetryGood(b.Name(p.Solution())), said: []string{dom.When(p.Missed(), t.DailyFirst), dom.When(p.Late, t.DailyLate)}}
		r.said = append(append(r.said, v.reasons(b, p.Solution(), move)...), v.outcome())
	case p.Judging():
		r = reaction{kind: "slip", headline: t.PuzzleWrong(b.Name(wrong)), said: []string{t.RetryWait + "."}}
	case wrong != rules.NoHole:
		r = reaction{kind: "slip", headline: t.PuzzleWrong(b.Name(wrong))}
		why, ok := p.Why()
		switch {
		case ok:
			r.said = []string{v.tryReason(why)}
			r.line = dom.Only(!why.Missed, v.whyLine(why, p.Shown().Len()-p.Record().Len()))
		case reply != rules.NoHole:
			r.said = []string{t.Replies(v.sides()[p.Solver().Other()], b.Name(reply))}
		}
		r.said = append(r.said, dom.When(!ok || why.Kind != facts.Scores, v.outcome()), v.factsOf(b, wrong, move))
	case p.SolutionShown() != rules.NoHole:
		r = reaction{kind: "right", headline: t.SolutionIs(b.Name(p.Solution())), said: append(v.reasons(b, p.Solution(), move), v.outcome())}
	default:
		return reaction{kind: "none"}
	}
	r.said = append(r.said, endedStreak(t, p.Streak.Ended))
	r.said = append(r.said, dom.When(p.Outdated(v.desk), t.DailyNew))
	return r
}

// outcome says what best play leads to from the position shown, as far as it is proven.
func (v puzzleScreen) outcome() string {
	t, p := v.text, v.puzzle
	margin, exact, ok := p.Outcome()
	if !ok {
		return ""
	}
	result := t.Draw
	if winner := p.Solver(); margin != 0 {
		if margin < 0 {
			winner = winner.Other()
		}
		result = t.Wins(v.sides()[winner])
		if exact {
			result = v.wonBy(result, t.ByPoints(max(margin, -margin)))
		}
	}
	return t.BestPlay(result)
}

// dailyResult says how a daily puzzle was solved.
func dailyResult(t *text.Text, e desk.SendResult) string {
	return joined(t.DailyResult(e.Day), dom.When(e.Tries > 0, t.DailyTries(e.Tries)), dom.When(e.Streak > 0, ended(t.DailyStreak(e.Streak))))
}

func (v puzzleScreen) tool() controls.Tool { return v.analyses(v.puzzle.State != puzzles.PuzzleOpen) }

func (v puzzleScreen) ways() []app.UI {
	t, p := v.text, v.puzzle
	next := controls.Button("next-puzzle", t.NextPuzzle)
	switch {
	case p.Outdated(v.desk):
		next = controls.Button("daily", t.DailyPuzzle)
	case p.Daily:
		next = controls.Button("puzzle", t.MorePuzzles).DataSet("value", "")
	}
	prove := dom.Only(p.CanProve(), controls.Button("prove", t.PlayProof))
	switch {
	case p.State == puzzles.PuzzleOpen:
		return []app.UI{controls.Button("solution", t.Solution), next}
	case p.SolutionShown() == rules.NoHole && p.State == puzzles.PuzzleFailed:
		return []app.UI{controls.Button("solution", t.Solution), controls.IconButton("next-puzzle", "next", t.NextPuzzle), controls.Button("retry", t.Retry).Class("primary")}
	case p.State == puzzles.PuzzleSolved && p.Daily:
		return []app.UI{controls.IconButton("share-result", "share", t.ShareResult), prove, next.Class("primary")}
	}
	return []app.UI{prove, next.Class("primary")}
}

// announcement is the task, or the answer to a move.
func (v puzzleScreen) announcement() string {
	if !v.puzzle.HasPuzzle() {
		return v.noticeWords()
	}
	p := v.puzzle
	switch v.desk.Announced.Kind {
	case desk.AnnounceShown, desk.AnnounceMove:
		if len(p.Followed()) > 0 {
			return v.lastMarble(p.Position())
		}
		if words := v.reaction().words(); words != "" {
			return words
		}
		return ended(v.title()) + " " + v.task() + " " + v.pointsSentence(p.Position())
	}
	return v.plainAnnouncement(p.Position(), p.Marks(), "")
}

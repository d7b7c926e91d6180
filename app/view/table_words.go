package view

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// status draws the status line: the state of the game, a notice, or the answer to a
// board command.
func (v tableScreen) status() app.UI {
	m := v.m
	head, rest := v.statusWords()
	if n := v.noticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	if m.Heard.Kind == play.HeardBoard {
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(app.Span().Text(v.announcement()))
	}
	state := "play"
	switch {
	case m.AtEnd():
		state = "over"
	case m.Asking():
		state = "thinking"
	case m.Looking():
		state = "looking"
	}
	body := []app.UI{app.Strong().Text(head), app.Span().Text(rest)}
	if m.Asking() {
		body = append(body, app.Span().Class("dots").Aria("hidden", "true"))
	}
	return app.P().Class("status").DataSet("status", state).Body(body...)
}

// statusWords says whose turn it is and where, or how the game ended.
func (v tableScreen) statusWords() (head, rest string) {
	t, m := v.text, v.m
	p := m.Game.Position()
	switch {
	case m.Counting():
		return t.Count, ""
	case m.AtEnd():
		return v.resultOf(m.Game)
	case m.Linked && len(m.Game.Moves()) == m.Game.Ply():
		return t.LinkedGame, v.where(p)
	case m.Game.Line != nil:
		return t.Variation, v.lookingAt()
	case m.Looking():
		return t.LookingAt(m.Game.Ply(), len(m.Game.Moves())), ""
	case m.Thinking():
		return t.ThinkingNow, v.depth()
	case m.Asking():
		return t.HintSearch, v.depth()
	case m.CanSwap():
		return t.YourMove, t.SwapOffer
	}
	head = t.SideToMove(v.sides()[p.Turn()])
	if m.Person() != rules.Nobody {
		head = t.YourMove
	}
	if m.Game.Value {
		if v := v.value(); v != "" {
			return head, v
		}
	}
	return head, v.where(p)
}

// lookingAt says which ply is shown, and in an analysis its value.
func (v tableScreen) lookingAt() string {
	m := v.m
	words := v.text.LookingAt(m.Game.Ply(), len(m.Game.Moves()))
	if v := v.value(); m.Game.Value && v != "" {
		words += " · " + v
	}
	return words
}

func (v tableScreen) where(p rules.Position) string {
	if p.Last() == rules.NoHole {
		return v.text.FirstAnywhere
	}
	name := p.Board().Name(p.Last())
	return v.text.Where(name[1:], name[:1], p.Legal().Len())
}

// depth is the depth of the engine's search in words, or empty.
func (v tableScreen) depth() string {
	thought, ok := v.m.Thought()
	if !ok {
		return ""
	}
	return v.text.Depth(thought.Depth)
}

// value is the engine's value of the position in words, always with its depth, and
// called exact only where that is proven; empty before there is one.
func (v tableScreen) value() string {
	t, m := v.text, v.m
	thought, ok := m.Thought()
	if !ok {
		return ""
	}
	side, points := m.Game.Position().Turn(), float64(thought.Score)/100
	if points < 0 {
		side, points = side.Other(), -points
	}
	words := t.ValueEven
	if math.Round(points*10) > 0 {
		words = t.Value(v.sides()[side], points)
	}
	if thought.Exact {
		return words + ", " + t.Exact
	}
	return words + ", " + v.depth()
}

// noticeWords puts the notice into words, also one that concerns the game.
func (v tableScreen) noticeWords() string {
	t, n := v.text, v.shell.Notice
	hole := v.m.Game.Record.Board.Name(n.Hole)
	switch n.Kind {
	case play.IllegalHole:
		if n.Why == rules.GameOver {
			return t.Why(n.Why, hole) + " " + v.resultSentence()
		}
		return t.Why(n.Why, hole)
	case play.NotYourTurn:
		return t.NotYourTurn
	case play.ConfirmHole:
		return t.ConfirmHole(hole)
	case play.HintGiven:
		return t.HintGiven(hole) + " · " + v.value()
	}
	return v.scene.noticeWords()
}

// announcement is the latest announcement in words.
func (v tableScreen) announcement() string {
	t, m := v.text, v.m
	switch h := m.Heard; h.Kind {
	case play.HeardMove:
		return v.moveAnnouncement()
	case play.HeardShown:
		return v.plyAnnouncement()
	case play.HeardNotice:
		return v.noticeWords()
	case play.HeardStart:
		head, rest := v.statusWords()
		return t.GameBegins + " " + sentence(head, rest)
	case play.HeardBoard:
		return v.answer(h)
	}
	return ""
}

// moveAnnouncement announces a move that was played.
func (v tableScreen) moveAnnouncement() string {
	t, m := v.text, v.m
	p := m.Game.Position()
	words := []string{t.Played(v.sides()[m.Heard.Side], p.Board().Name(m.Heard.Hole)), v.tally()}
	if m.Game.Line != nil {
		words = append([]string{t.Variation + "."}, words...)
	}
	if m.AtEnd() {
		return strings.Join(append(words, v.resultSentence()), " ")
	}
	words = append(words, t.HolesLeft(p.Legal().Len()))
	if v.shell.Notice.Kind == play.TrialBegun {
		words = append(words, t.TrialBegun)
	}
	return strings.Join(words, " ")
}

// plyAnnouncement announces the ply that is shown now.
func (v tableScreen) plyAnnouncement() string {
	t, m := v.text, v.m
	p := m.Game.Position()
	words := []string{t.LookingAt(m.Game.Ply(), len(m.Game.Moves())) + "."}
	if m.Game.Line != nil {
		words = []string{t.Variation + ".", words[0]}
	}
	if p.Last() != rules.NoHole {
		words = append(words, t.Played(v.sides()[p.Turn().Other()], p.Board().Name(p.Last())))
	}
	words = append(words, v.tally())
	if m.AtEnd() {
		words = append(words, v.resultSentence())
	}
	if v.shell.Notice.Kind == play.OfflineReady {
		words = append(words, t.OfflineReady)
	}
	return strings.Join(words, " ")
}

func (v tableScreen) resultSentence() string { return sentence(v.resultOf(v.m.Game)) }

// tally is the points of both sides in words, the person's first.
func (v tableScreen) tally() string {
	totals := v.m.Marks().Totals
	first := max(v.m.Person(), rules.First)
	name := func(side rules.Side) string {
		if v.m.Person() == side {
			return v.text.You
		}
		return v.sides()[side]
	}
	return v.text.Tally(name(first), totals[first], name(first.Other()), totals[first.Other()])
}

// answer answers a board command.
func (v tableScreen) answer(h play.Heard) string {
	switch words := v.value(); {
	case h.Topic == play.TopicScore:
		return v.tally()
	case h.Topic == play.TopicValue && words != "":
		return words
	}
	return v.scene.answer(h, v.m.Game.Position(), v.m.Marks())
}

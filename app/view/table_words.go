package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// status draws the status line: the state of the game, a notice, or the answer to a
// board command.
func (v tableScreen) status() app.UI {
	at := v.table
	head, rest := v.statusWords()
	if n := v.noticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	if v.shell.Announced.Kind == play.AnnounceAnswer {
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(app.Span().Text(v.announcement()))
	}
	state := "play"
	switch {
	case at.AtEnd():
		state = "over"
	case v.shell.Asking():
		state = "thinking"
	case at.Looking():
		state = "looking"
	}
	class := ""
	if v.atGoal() {
		class = "goal"
	}
	body := []app.UI{app.Strong().Text(head), app.Span().Text(rest)}
	if v.shell.Asking() {
		body = append(body, app.Span().Class("dots").Aria("hidden", "true"))
	}
	return app.P().Class("status", class).DataSet("status", state).Body(body...)
}

// statusWords says whose turn it is and where, or how the game ended.
func (v tableScreen) statusWords() (head, rest string) {
	t, at := v.text, v.table
	p := at.Game.Position()
	switch {
	case at.Counting():
		return t.Count, ""
	case at.AtEnd():
		return v.result(at.Game)
	case at.Linked && len(at.Game.Moves()) == at.Game.Ply():
		return t.LinkedGame, v.where(p)
	case at.Game.Variation():
		return t.Variation, v.lookingAt()
	case at.Looking():
		return t.LookingAt(at.Game.Ply(), len(at.Game.Moves())), ""
	case v.shell.Thinking():
		return t.ThinkingNow, v.depth()
	case v.shell.Asking():
		return t.HintSearch, v.depth()
	case at.CanSwap():
		return t.YourMove, t.SwapOffer
	case v.atGoal():
		return t.Goal, sentence(t.YourMove, t.FirstAnywhere)
	}
	head = t.SideToMove(v.sides()[p.Turn()])
	if at.Game.Players.Person() != rules.Nobody {
		head = t.YourMove
	}
	if at.Game.Players.Mode == play.Analysing {
		if v := v.value(); v != "" {
			return head, v
		}
	}
	return head, v.where(p)
}

// atGoal reports whether the aim of the game is said: before the first marble of a first
// visit and of a coached game.
func (v tableScreen) atGoal() bool {
	at := v.table
	return at.Welcome(*v.shell) || at.Coached(*v.shell) && at.Game.Ply() == 0
}

// lookingAt says which ply is shown, and in an analysis its value.
func (v tableScreen) lookingAt() string {
	at := v.table
	words := v.text.LookingAt(at.Game.Ply(), len(at.Game.Moves()))
	if v := v.value(); at.Game.Players.Mode == play.Analysing && v != "" {
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
	thought, ok := v.shell.ThoughtOf(v.table.Asked())
	if !ok {
		return ""
	}
	return v.text.Depth(thought.Depth)
}

// value is the engine's value of the position in words, empty before there is one.
func (v tableScreen) value() string {
	return v.valueOf(v.table.Asked(), v.table.Game.Position().Turn())
}

// noticeWords puts the notice into words, also one that concerns the game.
func (v tableScreen) noticeWords() string {
	n := v.shell.Notice
	switch {
	case n.Kind == play.IllegalHole && n.Why == rules.GameOver:
		return v.scene.noticeWords() + " " + v.resultSentence(v.table.Game)
	case n.Kind == play.HintGiven:
		return v.hint(n.Hole)
	}
	return v.scene.noticeWords()
}

// hint advises a move; what the engine expects of it goes without the depth of its search.
func (v tableScreen) hint(h rules.Hole) string {
	words := v.text.HintGiven(v.board.Name(h))
	if thought, ok := v.shell.ThoughtOf(v.table.Asked()); ok {
		words += " · " + v.pointsOf(thought.Score, v.table.Game.Position().Turn())
	}
	return words
}

// announcement is the latest announcement in words.
func (v tableScreen) announcement() string {
	switch h := v.shell.Announced; h.Kind {
	case play.AnnounceMove:
		return v.moveAnnouncement()
	case play.AnnounceShown:
		return v.plyAnnouncement()
	case play.AnnounceNotice:
		return v.noticeWords()
	case play.AnnounceStart:
		head, rest := v.statusWords()
		return v.text.GameBegins + " " + sentence(head, rest)
	case play.AnnounceAnswer:
		return v.answer(h, v.table.Game.Position(), v.table.Marks(), v.table.Game.Players.Person(), v.value())
	}
	return ""
}

// moveAnnouncement announces a move that was played.
func (v tableScreen) moveAnnouncement() string {
	t, at := v.text, v.table
	p := at.Game.Position()
	words := []string{t.Played(v.sides()[v.shell.Announced.Side], p.Board().Name(v.shell.Announced.Hole)), v.tally(at.Marks().Totals, at.Game.Players.Person())}
	if at.Game.Variation() {
		words = append([]string{t.Variation + "."}, words...)
	}
	if at.AtEnd() {
		return strings.Join(append(words, v.resultSentence(v.table.Game)), " ")
	}
	words = append(words, t.HolesLeft(p.Legal().Len()))
	if said := v.coachSentence(); said != "" {
		words = append(words, said)
	}
	if v.shell.Notice.Kind == play.TrialBegun {
		words = append(words, t.TrialBegun)
	}
	return strings.Join(words, " ")
}

// plyAnnouncement announces the ply that is shown now.
func (v tableScreen) plyAnnouncement() string {
	t, at := v.text, v.table
	p := at.Game.Position()
	words := []string{t.LookingAt(at.Game.Ply(), len(at.Game.Moves())) + "."}
	if at.Game.Variation() {
		words = []string{t.Variation + ".", words[0]}
	}
	if p.Last() != rules.NoHole {
		words = append(words, t.Played(v.sides()[p.Turn().Other()], p.Board().Name(p.Last())))
	}
	words = append(words, v.tally(at.Marks().Totals, at.Game.Players.Person()))
	if at.AtEnd() {
		words = append(words, v.resultSentence(v.table.Game))
	}
	return strings.Join(words, " ")
}

package view

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// status draws the status line: the state of the game, a notice, or the answer to a
// board command.
func (v tableScreen) status() app.UI {
	at := v.table
	if at.AtEnd() && !at.Counting() {
		return v.ending()
	}
	head, rest := v.statusWords()
	if v.shell.Announced.Kind == play.AnnounceAnswer { // later than the notice, which stays for what can be done about it
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(app.Span().Text(v.announcement()))
	}
	if n := v.noticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	state := "play"
	switch {
	case v.shell.Asking():
		state = "thinking"
	case at.Looking():
		state = "looking"
	case at.Game.Waits():
		state = "friend"
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
	case at.Linked && len(at.Game.Moves()) == at.Game.Ply():
		return t.LinkedGame, v.where(p)
	case at.Game.Variation():
		return t.Variation, v.lookingAt()
	case at.Looking():
		return t.LookingAt(at.Game.Ply(), len(at.Line())), ""
	case v.shell.Thinking():
		return t.ThinkingNow, ""
	case v.shell.Asking():
		return t.HintSearch, ""
	case at.CanSwap():
		return t.YourMove, t.SwapOffer
	case v.atGoal():
		return t.Goal, ended(t.Colon(t.YourMove, t.FirstAnywhere))
	}
	if at.Game.Players.Friend() {
		return v.friendWords()
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

// statusSentence is statusWords as one text.
func (v tableScreen) statusSentence() string {
	head, rest := v.statusWords()
	switch {
	case rest == "":
		return ended(head)
	case v.atGoal() || v.table.CanSwap(): // rest is a sentence
		return ended(head) + " " + rest
	}
	return ended(v.text.Colon(head, rest))
}

// ending draws the status line at the end of a game: the result as a headline, and under it
// how it came about, or a notice.
func (v tableScreen) ending() app.UI {
	head, sentences := v.endWords()
	state := "over"
	if n := v.noticeWords(); n != "" {
		state, sentences = "notice", []string{n}
	}
	body := []app.UI{app.Strong().Class("headline").Text(head)}
	for _, words := range sentences {
		body = append(body, app.Span().Text(words+" "))
	}
	return app.P().Class("status", "ending").DataSet("status", state).Body(body...)
}

// endWords is the headline of a game that is over, and what there is to say about it, the
// most useful sentence last.
func (v tableScreen) endWords() (head string, sentences []string) {
	t, g := v.text, v.table.Game
	head, by, stuck := v.resultOf(g.Summary())
	if !g.Position().Over() {
		return head, []string{capital(by) + "."}
	}
	marks := v.table.Marks()
	head = t.Headline(head, max(marks.Totals[0], marks.Totals[1]), min(marks.Totals[0], marks.Totals[1]))
	if stuck != "" {
		sentences = append(sentences, capital(stuck)+".")
	}
	if g.Summary().Result() == play.Lost {
		if lead := g.LastLead(); lead > 0 {
			sentences = append(sentences, t.LedUntil(lead))
		} else {
			sentences = append(sentences, t.LookBack)
		}
	}
	return head, sentences
}

// capital returns a phrase as the beginning of a sentence.
func capital(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[size:]
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
	words := v.text.LookingAt(at.Game.Ply(), len(at.Line()))
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

// value is the engine's value of the position in words, empty before there is one. How
// deep the engine has searched is said in an analysis only.
func (v tableScreen) value() string {
	asked, turn := v.table.Asked(), v.table.Game.Position().Turn()
	if v.table.Game.Players.Mode == play.Analysing {
		return v.valueOf(asked, turn)
	}
	if thought, ok := v.shell.ThoughtOf(asked); ok {
		return v.pointsOf(thought.Score, turn)
	}
	return ""
}

// noticeWords puts the notice into words, also one that concerns the game.
func (v tableScreen) noticeWords() string {
	n := v.shell.Notice
	switch {
	case n.Kind == play.HintGiven:
		return v.hint(n.Hole)
	}
	return v.scene.noticeWords()
}

// hint advises a move, and says in words how the side to move then stands.
func (v tableScreen) hint(h rules.Hole) string {
	outlook := ""
	if thought, ok := v.shell.ThoughtOf(v.table.Asked()); ok {
		outlook = v.text.Outlook[outlookOf(thought.Score)]
	}
	return v.text.HintGiven(v.board.Name(h), outlook)
}

// outlookOf returns the index in text.Text.Outlook for a score in hundredths of a point:
// up to one point is even, up to four a small lead and up to ten a lead.
func outlookOf(score int) int {
	const even = 3
	at := even
	for _, bound := range [...]int{100, 400, 1000} {
		if score > bound {
			at++
		}
		if score < -bound {
			at--
		}
	}
	return at
}

// announcement is the latest announcement in words.
func (v tableScreen) announcement() string {
	switch h := v.shell.Announced; h.Kind {
	case play.AnnounceMove:
		return v.moveAnnouncement()
	case play.AnnounceShown:
		return v.plyAnnouncement() + v.noteSentence(v.table.Note())
	case play.AnnounceReplay:
		return v.replayAnnouncement()
	case play.AnnounceTime:
		seconds := (v.table.Game.TimeLeft(h.Side, v.shell.Milli) + 999) / 1000
		return v.text.SecondsLeft(v.player(h.Side), int(seconds))
	case play.AnnounceNotice:
		return v.noticeWords()
	case play.AnnounceStart:
		return v.text.GameBegins + " " + v.statusSentence()
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
	if at.Game.Waits() && at.Game.AtLive() {
		return strings.Join(append(words, v.statusSentence()), " ")
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
	words := []string{t.LookingAt(at.Game.Ply(), len(at.Line())) + "."}
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
	if said := v.friendCard(); said != "" {
		words = append(words, said)
	}
	return strings.Join(words, " ")
}

package table

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/facts"
)

// StatusWords returns whose turn it is and where, or how the game ended.
func (v *Screen) StatusWords() (head, rest string) {
	t, at := v.Text, v.State
	p := at.Game.Position()
	switch {
	case at.Counting:
		return v.counts(), ""
	case at.Linked && len(at.Game.Moves()) == at.Game.Ply():
		return t.SideToMove(v.Sides()[p.Turn()]), v.where(p)
	case at.Game.Variation():
		return t.Variation, v.lookingAt()
	case at.Looking():
		return t.LookingAt(at.Game.Ply(), len(at.Line())), ""
	case at.Offer().Pending:
		return v.advice(), ""
	case v.Desk.Thinking():
		return t.ThinkingNow, ""
	case v.Desk.Searching():
		return t.HintSearch, ""
	case at.CanSwap() && at.Game.Players.Person() == rules.Nobody: // two people read it
		return t.SideToMove(v.Sides()[p.Turn()]), t.SwapOffer
	case at.CanSwap():
		return t.YourMove, t.SwapOffer
	case v.atGoal():
		return t.Goal, scene.Ended(t.Colon(t.YourMove, t.FirstAnywhere))
	}
	if at.Game.Players.Friend() {
		return v.friendWords()
	}
	head = v.turnWords()
	if at.Paused() {
		return head, t.ClocksStand
	}
	if at.Referees() && at.Game.Ply() > 0 {
		return head, scene.Joined(scene.Ended(v.where(p)), scene.Ended(v.closed(p)))
	}
	if at.Game.Players.Mode == game.Analysing {
		if v := v.value(); v != "" {
			return head, v
		}
	}
	return head, v.where(p)
}

// closed names the closed tiles by the marbles that close them.
func (v *Screen) closed(p rules.Position) string {
	var holes []string
	for _, h := range []rules.Hole{p.Before(), p.Last()} {
		if h != rules.NoHole {
			holes = append(holes, p.Board().Name(h))
		}
	}
	return v.Text.ClosedTiles(v.Listed(holes), len(holes))
}

// counts returns the name of the present step of the count.
func (v *Screen) counts() string {
	if steps := v.State.Steps(); len(steps) > 0 {
		switch steps[len(steps)-1].Kind {
		case picture.CountHandicap:
			return v.Text.Handicap
		case picture.CountAreas:
			return v.Text.CountArea
		case picture.CountLines:
			return v.Text.CountLines
		}
	}
	return v.Text.Count
}

// joint returns the signs between the two parts of StatusWords.
func (v *Screen) joint(head, rest string) string {
	switch {
	case rest == "" || head == v.Text.Variation || v.atGoal():
		return " "
	case v.State.CanSwap(): // rest is a sentence
		return strings.TrimPrefix(scene.Ended(head), head) + " "
	}
	return strings.TrimPrefix(v.Text.Colon(head, ""), head)
}

// StatusSentence returns StatusWords as one text.
func (v *Screen) StatusSentence() string {
	head, rest := v.StatusWords()
	switch {
	case rest == "":
		return scene.Ended(head)
	case head == v.Text.Variation: // rest begins with a capital letter
		return scene.Joined(scene.Ended(head), scene.Ended(rest))
	case v.atGoal() || v.State.CanSwap(): // rest is a sentence
		return scene.Ended(head) + " " + rest
	}
	return scene.Ended(v.Text.Colon(head, rest))
}

// EndWords returns the headline of a finished game and sentences about it, the most useful sentence
// last.
func (v *Screen) EndWords() (head string, sentences []string) {
	t, g := v.Text, v.State.Game
	head, by, stuck := v.ResultOf(g.Ending(), g.Players)
	if !g.Position().Over() {
		return head, []string{t.Capital(by) + "."}
	}
	marks := v.State.Marks()
	won, lost := max(marks.Totals[0], marks.Totals[1]), min(marks.Totals[0], marks.Totals[1])
	if head == t.YouLost {
		won, lost = lost, won
	}
	head = t.Headline(head, won, lost)
	if stuck != "" {
		sentences = append(sentences, stuck)
	}
	if lead := g.LastLead(); g.Result() == game.Lost && lead >= early {
		sentences = append(sentences, t.LedUntil(lead))
	}
	return head, sentences
}

// early is the ply before which a lead means nothing.
const early = 8

// NoticeWords returns the notice in words, also a notice about the game.
func (v *Screen) NoticeWords() string {
	switch n := v.Desk.Notice; n.Kind {
	case desk.MarbleAdvised:
		// The status line has the advice, but does not explain the keys.
		if v.State.Offer().Pending {
			return scene.Joined(v.advice(), v.Text.TakeItBackKeys)
		}
		return v.advice()
	case desk.HintGiven:
		return v.hint(n.Hole)
	case desk.SidesSwapped:
		return v.swapped()
	// The other side causes these notices, so add whose turn it is.
	case desk.PeerConnected, desk.UndoRefused, desk.UndoOvertaken, desk.UndoWithdrawn:
		if !v.State.Game.Over() {
			head, _ := v.StatusWords()
			return scene.Joined(v.Scene.NoticeWords(), scene.Ended(head))
		}
	}
	return v.Scene.NoticeWords()
}

// swapped returns that the sides are swapped, and the new colours of people with names.
func (v *Screen) swapped() string {
	words, players := v.Text.SidesSwapped, v.State.Game.Players
	for side, colour := range v.Text.SidesOf(v.Desk.Settings.Colours()) {
		if name := v.PlayerOf(players, rules.Side(side)); name != colour {
			words += " " + scene.Ended(v.Text.Colon(name, colour))
		}
	}
	return words
}

// hint returns the hint in words: the most important fact about its marble, or else its hole.
func (v *Screen) hint(h rules.Hole) string {
	p := v.State.Game.Position()
	proven := append(facts.Of(p, h, nil), facts.LeadChange(p, h)...)
	if tile := p.Board().TileHoles(p.Board().TileOf(h)); tile&p.Empty() == tile {
		proven = append(proven, facts.Fact{Kind: facts.Leads, Count: tile.Len()})
	}
	if len(proven) > 0 {
		return v.FactsOf(v.Board, h, proven[:1])
	}
	return v.Text.HintGiven(v.Board.Name(h))
}

func (v *Screen) Announcement() string {
	switch h := v.Desk.Announced; h.Kind {
	case desk.AnnounceMove:
		return v.moveAnnouncement() + v.noticed()
	case desk.AnnounceShown:
		return v.plyAnnouncement() + v.NoteSentence(v.State.Note()) + v.noticed()
	case desk.AnnounceReplay:
		return v.replayAnnouncement()
	case desk.AnnounceTime:
		seconds := (v.State.Game.TimeLeft(h.Side, v.Desk.Now.Milli) + 999) / 1000
		return v.Text.SecondsLeft(v.player(h.Side), int(seconds))
	case desk.AnnounceNotice:
		return v.NoticeWords()
	case desk.AnnounceStart:
		return scene.Ended(v.Text.NewGame) + " " + v.StatusSentence()
	case desk.AnnounceAnswer:
		return v.Answer(h, v.State.Game.Position(), v.State.Marks(), v.State.Game.Players.Person(), v.value())
	}
	return ""
}

// Spoken returns the words that the app speaks in a game on a wooden board.
func (v *Screen) Spoken(e desk.Speak) string {
	var words string
	switch {
	case e.State:
		words = v.stateSentence()
	case e.Announced:
		words = v.Announcement()
	default:
		words = v.CoachWords()
	}
	// Some languages would read a name with a point after it as an ordinal number.
	if e.Hole != rules.NoHole {
		words = v.Board.Name(e.Hole) + dom.When(words != "", "; ") + words
	}
	return words
}

// stateSentence returns whose turn it is, how the game ended, or the advice.
func (v *Screen) stateSentence() string {
	if v.State.Game.Over() {
		return v.ResultSentence(v.State.Game)
	}
	if v.State.Referees() {
		return v.StatusSentence()
	}
	head, rest := v.StatusWords()
	return scene.Joined(scene.Ended(head), dom.When(v.State.CanSwap(), rest))
}

// noticed returns the notice of the announcement as another sentence.
func (v *Screen) noticed() string { return dom.When(v.Desk.Announced.Noticed, " "+v.NoticeWords()) }

func (v *Screen) moveAnnouncement() string {
	t, at := v.Text, v.State
	p := at.Game.Position()
	words := scene.Joined(dom.When(at.Game.Variation(), t.Variation+"."),
		t.Played(v.Sides()[v.Desk.Announced.Side], p.Board().Name(v.Desk.Announced.Hole)), v.Tally(at.Marks().Totals, at.Game.Players.Person()))
	switch {
	case at.AtEnd():
		return scene.Joined(words, v.ResultSentence(at.Game))
	case at.Game.Waits() && at.Game.AtLive():
		return scene.Joined(words, v.StatusSentence())
	}
	return scene.Joined(words, t.HolesLeft(p.Legal().Len()), dom.When(!v.Desk.Announced.Noticed, v.CoachWords()), dom.When(v.Desk.Notice.Kind == desk.TrialBegun, t.TrialBegun))
}

func (v *Screen) plyAnnouncement() string {
	t, at := v.Text, v.State
	p := at.Game.Position()
	played, result := "", ""
	if p.Last() != rules.NoHole {
		played = t.Played(v.Sides()[p.Turn().Other()], p.Board().Name(p.Last()))
	}
	if at.AtEnd() {
		result = v.ResultSentence(at.Game)
	}
	return scene.Joined(dom.When(at.Game.Variation(), t.Variation+"."), t.LookingAt(at.Game.Ply(), len(at.Line()))+".", played,
		v.Tally(at.Marks().Totals, at.Game.Players.Person()), result, v.friendCard())
}

// replayAnnouncement announces the beginning or the end of a replay.
func (v *Screen) replayAnnouncement() string {
	return dom.Either(v.State.Replaying, v.Text.ReplayBegins, v.Text.ReplayEnds+" "+v.plyAnnouncement())
}

package view

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/text"
	"kulami/app/view/page"
	"kulami/rules"
)

// editionOf names the rules of a game.
func (v scene) editionOf(edition string, r rules.Ruleset) string {
	if name := v.text.EditionName.Of(edition); name != "" {
		return name
	}
	return v.text.NameOf(r)
}

// boardName names the board that a game is played on.
func (v scene) boardName(o game.Origin) string {
	if o.Board == game.SheetBoard {
		return v.text.SheetName.Of(string(o.Sheet))
	}
	return v.text.BoardName(string(o.Board), o.Seed, o.Day)
}

// boardOn names the board of a game as a line begins. That of a link is one of the sheets, or has its shape.
func (v scene) boardOn(o game.Origin, layout string) string {
	if o.Board != "" {
		return capital(v.text, v.boardName(o))
	}
	for _, sheet := range rules.SheetBoards() {
		if sheet.Board().Layout() == layout {
			return v.text.SheetName.Of(string(sheet))
		}
	}
	return capital(v.text, v.shape(layout))
}

// shape says whether a board is square: eight holes wide, without a gap.
func (v scene) shape(layout string) string {
	if strings.HasPrefix(layout, "8") && !strings.ContainsAny(layout[1:], "0123456789") {
		return v.text.BoardName("anySquare", 0, "")
	}
	return v.text.BoardName("", 0, "")
}

// resultOf says who won a game that is over, by what, and, as a sentence, whether a side was stuck.
func (v scene) resultOf(e game.Ending, players game.Players) (head, by, stuck string) {
	t := v.text
	switch winner, result := e.Winner, players.Result(e); {
	case winner == rules.Nobody:
		head = t.Draw
	case result == game.Won:
		head = t.YouWin
	case result == game.Lost && players.Friend():
		head = t.YouLost
	case result == game.Lost:
		head = t.YouLose
	default:
		head = t.Wins(v.of(players).sides()[winner])
	}
	switch e.Finish {
	case rules.FirstResigned, rules.SecondResigned:
		return head, t.ByResignation, ""
	case rules.DrawAgreed:
		return head, t.ByAgreement, ""
	case rules.FirstOutOfTime, rules.SecondOutOfTime:
		return head, t.ByTime, ""
	}
	if e.Margin != 0 {
		by = t.ByPoints(max(e.Margin, -e.Margin))
	}
	return head, by, v.stuck(e.Stuck, players)
}

// stuck says which side had no legal move though it had marbles left; empty if both had
// played all of them.
func (v scene) stuck(side rules.Side, players game.Players) string {
	switch {
	case side == rules.Nobody:
		return ""
	case side == players.Person():
		return v.text.YouStuck
	case players.At(side).Computer():
		return v.text.ComputerStuck
	default:
		return v.text.SideStuck(v.sides()[side])
	}
}

// resultSentence is resultOf as a sentence, or two.
func (v scene) resultSentence(g game.Game) string {
	head, by, stuck := v.resultOf(g.Ending(), g.Players)
	return joined(ended(v.wonBy(head, by)), stuck)
}

// wonBy joins who won with by what, if that is known.
func (v scene) wonBy(head, by string) string {
	if by == "" {
		return head
	}
	return v.text.WonBy(head, by)
}

// resultBy says that a side wins by so many points, or that there is a draw.
func (v scene) resultBy(winner rules.Side, points int) string {
	if points == 0 {
		return v.text.Draw
	}
	return v.wonBy(v.text.Wins(v.sides()[winner]), v.text.ByPoints(points))
}

// opponent names who was played against, or the two who played, or how a game was played without one.
func (v scene) opponent(g game.Summary) string {
	switch seat, ok := g.Players.Opponent(); {
	case g.Counted:
		return v.text.CountedGame
	case ok:
		return v.computer(seat)
	case g.Players.Mode == game.Analysing:
		return v.text.OpponentAnalysis
	case g.Players.Friend():
		return cmp.Or(g.Players.Names[g.Players.Own.Other()], v.text.OpponentFriend)
	}
	sides := v.of(g.Players).sides()
	return sides[0] + " – " + sides[1]
}

// outcome says how a game ended, or that it has not, and with a friend who is to move.
func (v scene) outcome(g game.Summary) string {
	switch {
	case g.Counted:
		return strings.TrimSuffix(v.tally(g.Totals, rules.Nobody), ".")
	case g.Over:
		head, by, _ := v.resultOf(g.Ending, g.Players)
		return v.wonBy(head, by)
	case g.OwnTurn:
		return v.text.YourMove
	case g.Waits:
		return v.text.FriendToMove
	}
	return v.text.Unfinished
}

// turnOf returns the hook of who is to move in a game with a friend: own or friend.
func turnOf(g game.Summary) string {
	switch {
	case g.OwnTurn:
		return "own"
	case g.Waits:
		return "friend"
	}
	return ""
}

// captioned is a screen of which pictures have captions: of the record shown, with the link of the other.
type captioned interface {
	captions(shown, linked rules.Record) picture.Captions
}

// captions are the texts on a picture of a game, but for how it stands.
func (v scene) captions(g game.Game, linked rules.Record) picture.Captions {
	c := picture.Captions{Title: v.text.Title, Edition: v.editionOf(g.Edition, g.Record().Rules()), Link: page.Link(linked)}
	for side := range c.Names {
		c.Names[side] = v.playerOf(g.Players, rules.Side(side))
	}
	return c
}

// gameText returns the game of a record as a text that people read, and that the import reads: how it ended, its moves and its
// link.
func gameText(r rules.Record, of captioned) string {
	c := of.captions(r.WithCursor(r.Len()), r)
	lines := []string{c.Title + " · " + c.Edition, c.Names[0] + " – " + c.Names[1], dom.When(r.Over(), joined(c.Result, c.Detail))}
	var moves []string
	for ply, h := range r.Moves() {
		if ply&1 == 0 {
			moves = append(moves, strconv.Itoa(ply/2+1)+".")
		}
		moves = append(moves, r.Board().Name(h))
	}
	lines = append(lines, strings.Join(moves, " "), c.Link)
	return strings.Join(slices.DeleteFunc(lines, func(l string) bool { return l == "" }), "\n")
}

// savePicture hands on a picture of a game with texts on it.
func (v scene) savePicture(e desk.Picture, words picture.Captions, failed func()) {
	look := v.look()
	switch e.Format {
	case desk.Animated:
		page.Download(e.Name+".svg", "image/svg+xml", picture.Animation(e.Record, look, words))
	case desk.SVG:
		page.Download(e.Name+".svg", "image/svg+xml", picture.Still(e.Record, look, words))
	default:
		page.SavePNG(e.Name+".png", picture.Still(e.Record, look, words), failed)
	}
}

// joined puts sentences behind each other; empty ones are left out.
func joined(sentences ...string) string {
	return strings.Join(slices.DeleteFunc(sentences, func(s string) bool { return s == "" }), " ")
}

// ended returns words with a mark at the end, as a sentence has one.
func ended(words string) string {
	if strings.HasSuffix(words, "?") || strings.HasSuffix(words, ".") {
		return words
	}
	return words + "."
}

// capital returns a phrase as the beginning of a sentence.
func capital(t *text.Text, words string) string {
	upper := unicode.ToUpper
	if t.Lang == "tr" {
		upper = unicode.TurkishCase.ToUpper
	}
	first, size := utf8.DecodeRuneInString(words)
	return string(upper(first)) + words[size:]
}

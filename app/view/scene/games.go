package scene

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/view/page"
	"kulami/rules"
)

// EditionOf returns the name of a game's rules.
func (v Scene) EditionOf(edition string, r rules.Ruleset) string {
	if name := v.Text.EditionName.Of(edition); name != "" {
		return name
	}
	return v.Text.NameOf(r)
}

// RulesOf returns the name of rules as the choices of a new game show it.
func (v Scene) RulesOf(edition string, r rules.Ruleset) string {
	if PlainRules(edition, r) {
		return v.Text.EditionAdds.Of(TilesAlone)
	}
	return v.EditionOf(edition, r)
}

// PlainRules reports whether a game has the rules of a first visit.
func PlainRules(edition string, r rules.Ruleset) bool {
	return edition == game.DefaultSetup.Edition || edition == "" && !r.Bonuses()
}

// TilesAlone is the key, in text.Text.EditionAdds, of rules without bonuses.
const TilesAlone = "tiles"

// boardName returns the name of a game's board.
func (v Scene) boardName(o game.Origin) string {
	if o.Board == game.SheetBoard {
		return v.Text.SheetName.Of(string(o.Sheet))
	}
	return v.Text.BoardName(string(o.Board), o.Seed, o.Day)
}

// BoardOn returns the name of a game's board, with a capital letter. It names the board of a link
// by its sheet, or by its shape.
func (v Scene) BoardOn(o game.Origin, layout string) string {
	if o.Board != "" {
		return v.Text.Capital(v.boardName(o))
	}
	for _, sheet := range rules.SheetBoards() {
		if sheet.Board().Layout() == layout {
			return v.Text.SheetName.Of(string(sheet))
		}
	}
	return v.Text.Capital(v.Shape(layout))
}

// Shape returns whether a board is square, in words. A square board is eight holes wide, without a
// gap.
func (v Scene) Shape(layout string) string {
	if strings.HasPrefix(layout, "8") && !strings.ContainsAny(layout[1:], "0123456789") {
		return v.Text.BoardName("anySquare", 0, "")
	}
	return v.Text.BoardName("", 0, "")
}

// ResultOf returns the winner of a finished game, the margin or cause, and a sentence about a stuck
// side.
func (v Scene) ResultOf(e game.Ending, players game.Players) (head, by, stuck string) {
	t := v.Text
	switch winner, result := e.Winner, players.Result(e); {
	case result == game.Won:
		head = t.YouWin
	case result == game.Lost && players.Friend():
		head = t.YouLost
	case result == game.Lost:
		head = t.YouLose
	default:
		head = v.WithPlayers(players).Wins(winner)
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

// stuck returns a sentence about the side that had marbles left but no legal move, or "".
func (v Scene) stuck(side rules.Side, players game.Players) string {
	switch {
	case side == rules.Nobody:
		return ""
	case side == players.Person():
		return v.Text.YouStuck
	case players.At(side).Computer():
		return v.Text.ComputerStuck
	default:
		return v.Text.SideStuck(v.Sides()[side])
	}
}

// ResultSentence returns ResultOf as one or two sentences.
func (v Scene) ResultSentence(g game.Game) string {
	head, by, stuck := v.ResultOf(g.Ending(), g.Players)
	return Joined(Ended(v.WonBy(head, by)), stuck)
}

// WonBy joins the winner and the margin or cause, if it is known.
func (v Scene) WonBy(head, by string) string {
	if by == "" {
		return head
	}
	return v.Text.WonBy(head, by)
}

// Wins returns that a side wins, or that there is a draw.
func (v Scene) Wins(winner rules.Side) string {
	switch {
	case winner == rules.Nobody:
		return v.Text.Draw
	case v.seated && winner == v.players.Person():
		return v.Text.YouWin
	case v.seated && v.players.At(winner).Computer():
		return v.Text.YouLose
	}
	return v.Text.Wins(v.Sides()[winner])
}

// ResultBy returns the result with a lead of points for a side. The other side wins if they are
// negative.
func (v Scene) ResultBy(side rules.Side, points int) string {
	switch {
	case points == 0:
		return v.Text.Draw
	case points < 0:
		side, points = side.Other(), -points
	}
	return v.WonBy(v.Wins(side), v.Text.ByPoints(points))
}

// Opponent returns the name of the opponent or of both players, or the kind of a game without them.
func (v Scene) Opponent(g game.Summary) string {
	switch seat, ok := g.Players.Opponent(); {
	case g.Counted:
		return v.Text.CountedGame
	case ok:
		return v.ComputerAt(seat)
	case g.Players.Mode == game.Analysing:
		return v.Text.OpponentAnalysis
	case g.Players.Friend():
		return cmp.Or(g.Players.Names[g.Players.Own.Other()], v.Text.OpponentFriend)
	}
	sides := v.WithPlayers(g.Players).Sides()
	return sides[0] + " – " + sides[1]
}

// Outcome returns how a game ended, or whose turn it is, or that the game is unfinished.
func (v Scene) Outcome(g game.Summary) string {
	switch {
	case g.Counted:
		return strings.TrimSuffix(v.Tally(g.Totals, rules.Nobody), ".")
	case g.Over:
		head, by, _ := v.ResultOf(g.Ending, g.Players)
		return v.WonBy(head, by)
	case g.OwnTurn:
		return v.Text.YourMove
	case g.Waits:
		return v.Text.FriendToMove
	}
	switch turn := rules.Side(g.Marbles & 1); {
	case g.Marbles == 0 || g.Players.Mode == game.Analysing || g.Players.At(turn).Computer():
		return v.Text.Unfinished
	case turn == g.Players.Person():
		return v.Text.YourMove
	default:
		return v.Text.SideToMove(v.WithPlayers(g.Players).Sides()[turn])
	}
}

// TurnOf returns the hook for the side to move in a game with a friend: own or friend.
func TurnOf(g game.Summary) string {
	switch {
	case g.OwnTurn:
		return "own"
	case g.Waits:
		return "friend"
	}
	return ""
}

// Captioned is a screen whose pictures have captions: about the record shown, with a link.
type Captioned interface {
	Captions(shown rules.Record, link rules.Link) picture.Captions
}

// Captions returns the texts on a picture of a game, without its result.
func (v Scene) Captions(g game.Game, link rules.Link) picture.Captions {
	c := picture.Captions{Title: v.Text.Title, Edition: v.EditionOf(g.Edition, g.Record().Rules()), Link: page.Link(link)}
	for side := range c.Names {
		c.Names[side] = v.PlayerOf(g.Players, rules.Side(side))
	}
	return c
}

// GameText returns the game of a link as a text for people that the import also reads: its result,
// moves and link.
func GameText(r rules.Link, of Captioned) string {
	c := of.Captions(r.WithCursor(r.Len()), r)
	lines := []string{c.Title + " · " + c.Edition, c.Names[0] + " – " + c.Names[1], dom.When(r.Over(), Joined(c.Result, c.Detail))}
	var moves []string
	for i, h := range r.Moves() {
		moves = append(moves, strconv.Itoa(MoveNumber(i))+". "+r.Board().Name(h))
	}
	lines = append(lines, strings.Join(moves, " "), c.Link)
	return strings.Join(slices.DeleteFunc(lines, func(l string) bool { return l == "" }), "\n")
}

// SavePicture saves a picture of a game with texts on it.
func (v Scene) SavePicture(e desk.Picture, words picture.Captions, failed func()) {
	look := v.Look()
	switch e.Format {
	case desk.Animated:
		page.Download(e.Name+".svg", "image/svg+xml", picture.Animation(e.Shown, look, words))
	case desk.SVG:
		page.Download(e.Name+".svg", "image/svg+xml", picture.Still(e.Shown, look, words))
	default:
		page.SavePNG(e.Name+".png", picture.Still(e.Shown, look, words), failed)
	}
}

// Joined joins sentences and leaves out empty sentences.
func Joined(sentences ...string) string {
	return strings.Join(slices.DeleteFunc(sentences, func(s string) bool { return s == "" }), " ")
}

// Ended returns words with a full stop, unless they have one or a question mark.
func Ended(words string) string {
	if strings.HasSuffix(words, "?") || strings.HasSuffix(words, ".") {
		return words
	}
	return words + "."
}

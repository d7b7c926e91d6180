package table

import (
	"kulami/app/desk"
	"kulami/rules"
)

// LinkedEntry is the id in the history of a game opened from a link.
const LinkedEntry = "-"

// Own returns t with the game from a link as the player's own. If it continues one of the player's
// games that is not live now, it becomes that game, else a new game.
func (t Screen) Own(d *desk.Desk) Screen {
	g := t.Game
	if mine, ok := d.Kept.ContinuedBy(g.Record()); ok && !d.Peer.Live(mine.ID) {
		g.ID, g.Name, g.Began, g.Edition, g.Origin, g.Build = mine.ID, mine.Name, mine.Began, mine.Edition, mine.Origin, mine.Build
		g.Match, g.Sent = mine.Match, true
		g.Players = mine.ByLink()
	} else {
		g.ID, g.Began, g.Build = d.NewID(g), d.Now.Minute, d.Build
	}
	g.Clock.Paused = g.Timed()
	d.DropEmpty()
	t.Linked, t.Game = false, g
	d.Recent = desk.ToFront(d.Recent, g.ID)
	return t
}

// answerLink makes the game from a link the player's own if a marble in h continues it. The two
// people then send each other the game.
func (t Screen) answerLink(d *desk.Desk, h rules.Hole) Screen {
	if !t.Linked || !t.Game.AtLive() || t.Game.Over() || !t.Game.Position().Legal().Has(h) {
		return t
	}
	t = t.Own(d)
	t.Game.Players = t.Game.ByLink()
	return t
}

// MarkHelp marks a game of the player as played with help, if msg asks the engine about it.
func (t Screen) MarkHelp(msg desk.Msg) Screen {
	visit, _ := msg.(desk.Visit)
	if _, reviews := msg.(desk.ReviewGame); !t.Linked && (reviews || visit.Screen == desk.AnalysisScreen) {
		t.Game = t.Game.WithHelp()
	}
	return t
}

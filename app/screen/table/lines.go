package table

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// A player can try other moves while stepping through a game. They become variations of its record
// and leave the game itself unchanged.

func (t Screen) look(d *desk.Desk, to game.Tree) Screen {
	if to.SameNode(t.Game.Tree) {
		return t
	}
	t.Game.Tree = to
	t = t.At(d, t.Game)
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

func (t Screen) goToLine(d *desk.Desk, line, ply int) Screen {
	lines := t.Game.Shown().Lines()
	if line < 0 || line >= len(lines) {
		return t
	}
	return t.look(d, t.Game.Tree.At(lines[line], ply))
}

// try plays h at the ply shown without changing the game. It follows an existing line, or adds a
// variation.
func (t Screen) try(d *desk.Desk, h rules.Hole) Screen {
	g, p := t.Game, t.Game.Position()
	if why := p.Why(h); why != rules.Playable {
		d.Notify(desk.Notice{Kind: desk.IllegalHole, Hole: h, Why: why})
		return t
	}
	tree, err := g.Tried(h)
	if err != nil {
		d.Notify(desk.Notice{Kind: desk.TreeFull})
		return t
	}
	g.Tree = tree
	t = t.At(d, g)
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Turn(), Hole: h})
	if g.Variation() && !d.Flags.Tried && !t.Linked && g.Players.Mode != game.Analysing && !g.Over() {
		d.Flags.Tried, d.Notice = true, desk.Notice{Kind: desk.TrialBegun}
	}
	return t
}

func (t Screen) promote(d *desk.Desk) Screen {
	if !t.Game.Variation() {
		return t
	}
	d.Dialog, t.Game.Tree = desk.NoDialog, t.Game.Promoted(t.mayPromoteToGame())
	t = t.At(d, t.Game)
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

func (t Screen) prune(d *desk.Desk) Screen {
	if !t.Game.Variation() {
		return t
	}
	d.Dialog, t.Game.Tree = desk.NoDialog, t.Game.Pruned()
	t = t.At(d, t.Game)
	d.Notify(desk.Notice{Kind: desk.MovesPruned})
	return t
}

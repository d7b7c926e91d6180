package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// While going through a game one can play other moves. They are variations of its
// record and leave the game itself alone.

func (t Table) look(d *desk.Desk, to game.Tree) Table {
	if to.SameNode(t.Game.Tree) {
		return t
	}
	t.Game.Tree = to
	t = t.At(d, t.Game)
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

func (t Table) goToLine(d *desk.Desk, line, ply int) Table {
	lines := t.Game.Shown().Lines()
	if line < 0 || line >= len(lines) {
		return t
	}
	return t.look(d, t.Game.Tree.At(lines[line], ply))
}

// try plays h at the ply shown without changing the game: along a line that is
// there, or as a variation.
func (t Table) try(d *desk.Desk, h rules.Hole) Table {
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

func (t Table) promote(d *desk.Desk) Table {
	if !t.Game.Variation() {
		return t
	}
	t.Game.Tree = t.Game.Promoted(t.mayPromoteToGame())
	t = t.At(d, t.Game)
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

func (t Table) prune(d *desk.Desk) Table {
	if !t.Game.Variation() {
		return t
	}
	t.Game.Tree = t.Game.Pruned()
	t = t.At(d, t.Game)
	d.Notify(desk.Notice{Kind: desk.MovesPruned})
	return t
}

package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// While going through a game one can play other moves. They are variations of its
// record and leave the game itself alone.

// look shows a node of the tree.
func (t Table) look(s Shell, to game.Tree) (Table, Shell, []Effect) {
	if to.SameNode(t.Game.Tree) {
		return t, s, nil
	}
	g := t.Game
	g.Tree = to
	t, s = t.at(s, g)
	return t, s.announce(Announcement{Kind: AnnounceShown}), nil
}

// goToLine shows a ply of the game, line 0, or of one of its variations.
func (t Table) goToLine(s Shell, line, ply int) (Table, Shell, []Effect) {
	lines := t.Game.Shown().Lines()
	if line < 0 || line >= len(lines) {
		return t, s, nil
	}
	return t.look(s, t.Game.Tree.At(lines[line], ply))
}

// try plays h at the ply shown without changing the game: along a line that is
// there, or as a variation.
func (t Table) try(s Shell, h rules.Hole) (Table, Shell, []Effect) {
	g, p := t.Game, t.Game.Position()
	if why := p.Why(h); why != rules.Playable {
		return t, s.notify(Notice{Kind: IllegalHole, Hole: h, Why: why}), nil
	}
	tree, err := g.Tried(h)
	if err != nil {
		return t, s.notify(Notice{Kind: TreeFull}), nil
	}
	g.Tree = tree
	t, s = t.at(s, g)
	s = s.announce(Announcement{Kind: AnnounceMove, Side: p.Turn(), Hole: h})
	if g.Variation() && !s.Flags.Tried && !t.Linked && g.Players.Mode != game.Analysing && !g.Over() {
		s.Flags.Tried, s.Notice = true, Notice{Kind: TrialBegun}
	}
	return t, s, nil
}

// promote moves the line shown one place to the front.
func (t Table) promote(s Shell) (Table, Shell, []Effect) {
	if !t.Game.Variation() {
		return t, s, nil
	}
	g := t.Game
	g.Tree = g.Promoted(t.mayPromoteToGame())
	t, s = t.at(s, g)
	return t, s.announce(Announcement{Kind: AnnounceShown}), nil
}

// prune deletes the move shown and what follows it, in variations.
func (t Table) prune(s Shell) (Table, Shell, []Effect) {
	if !t.Game.Variation() {
		return t, s, nil
	}
	g := t.Game
	g.Tree = g.Pruned()
	t, s = t.at(s, g)
	return t, s.notify(Notice{Kind: MovesPruned}), nil
}

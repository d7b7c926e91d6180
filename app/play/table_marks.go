package play

import "kulami/app/game"

// Marks returns the marks of the position shown.
func (t Table) Marks() game.Marks {
	p := t.Game.Position()
	k := game.MarksAt(p)
	k.Hint, k.Pending = t.Hint(), t.Pending()
	if t.AtEnd() {
		return k
	}
	k.Legal, k.Closed = p.Legal(), p.Closed()
	k.Trial = t.Trial()
	k.Active = !k.Trial && t.Game.Players.Plays(p.Turn())
	if (k.Active || k.Trial) && k.Legal.Has(t.Hover) {
		after := game.MarksOf(p.After(t.Hover).Score())
		k.Preview, k.After = t.Hover, after.Totals
		k.Would = after.Owners[p.Board().TileOf(t.Hover)]
	}
	return k
}

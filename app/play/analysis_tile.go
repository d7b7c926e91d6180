package play

import (
	"kulami/rules"
	"kulami/rules/facts"
)

// Considered returns the tile whose count is looked at; ok is false if none is.
func (a Analysis) Considered() (tile int, ok bool) { return a.tile - 1, a.tile > 0 }

// Considers reports whether the tile of h is considered.
func (a Analysis) Considers(h rules.Hole) bool {
	tile, ok := a.Considered()
	return ok && h != rules.NoHole && a.BoardShown().TileOf(h) == tile
}

// Takings returns what changes if the tile considered changes hands.
func (a Analysis) Takings() []facts.Taking {
	tile, ok := a.Considered()
	if !ok {
		return nil
	}
	return facts.Takings(a.Position(), tile)
}

// considerTile looks at the count of a tile, or of none; the same tile again ends it.
func (a Analysis) considerTile(s *Shell, tile int) Analysis {
	if now, ok := a.Considered(); ok && now == tile || tile < 0 || tile >= rules.Tiles {
		a.tile = 0
	} else {
		a.tile = tile + 1
	}
	s.announce(Announcement{Kind: AnnounceTile, Hole: rules.NoHole})
	return a
}

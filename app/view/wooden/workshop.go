package wooden

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/wooden"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Workshop is the screen on which a board is built: the frame, the tray, the
// tools for a tile, and the bench with the tools for whole boards.
type Workshop struct {
	scene.Scene
	State   wooden.Workshop
	Pointer *Pointer
}

// progress says how many tiles are still to be placed, or how many mistakes there
// are, or that the board is complete.
func (v *Workshop) progress() string {
	left, wrong := 0, 0
	for _, f := range v.State.Draft.Faults() {
		if f.Kind == rules.DraftMissing {
			left += f.Count
		} else {
			wrong++
		}
	}
	switch {
	case left > 0:
		return v.Text.TilesLeft(left)
	case wrong > 0:
		return v.Text.Mistakes(wrong)
	}
	return v.Text.Complete
}

// help says what can be done with the tiles.
func (v *Workshop) help() string {
	return dom.Either(v.State.Built() != nil, v.Text.WorkshopBuilt, v.Text.WorkshopHelp)
}

// DeedWords says what was done last.
func (v *Workshop) DeedWords() string {
	t, d := v.Text, v.State.Deed
	worth, at := d.Tile.Holes(), ""
	if worth > 0 {
		at = tileName(d.Tile)
	}
	switch d.Kind {
	case wooden.TileTaken:
		return t.TileTaken(worth, int(d.Tile.W), int(d.Tile.H))
	case wooden.NoTileLeft:
		return t.NoTileLeft(worth)
	case wooden.TilePlaced:
		return t.TilePlaced(worth, at)
	case wooden.TilePicked:
		return t.TilePicked(worth, at)
	case wooden.TileMoved:
		return t.TileMoved(at)
	case wooden.TileTurned:
		return t.TileTurned(at)
	case wooden.TileLifted:
		return t.TileLifted(worth)
	case wooden.TrayTurned:
		if d.Tile.H > d.Tile.W {
			return t.TilesStand
		}
		return t.TilesLie
	case wooden.BoardSaved:
		return t.BoardSaved(d.Name)
	}
	return v.deedOfBoard()
}

// deedOfBoard says what was done last where it is not said of a tile; empty if nothing was.
func (v *Workshop) deedOfBoard() string {
	t := v.Text
	return [...]string{
		wooden.TilePutBack:  t.TilePutBack,
		wooden.NoTileHeld:   t.NoTileHeld,
		wooden.AllMoved:     t.AllMoved,
		wooden.AtEdge:       t.AtEdge,
		wooden.AllTurned:    t.AllTurned,
		wooden.AllMirrored:  t.AllMirrored,
		wooden.AllLifted:    t.AllLifted,
		wooden.BoardLaid:    t.BoardLaid,
		wooden.DeedUndone:   t.DeedUndone,
		wooden.DeedRedone:   t.DeedRedone,
		wooden.BoardDropped: t.BoardDropped,
		wooden.BoardFaulty:  t.BoardFaulty,
	}[v.State.Deed.Kind]
}

// FaultWords words a fault of some tiles.
func (v *Workshop) FaultWords(f rules.DraftFault) string {
	t := v.Text
	tiles := v.State.Draft.Tiles()
	names := dom.Each(f.Tiles, func(n int) string { return tileName(tiles[n]) })
	switch f.Kind {
	case rules.DraftOutside:
		return t.FlawOutside(names[0])
	case rules.DraftOverlap:
		return t.FlawOverlap(names[0], names[1])
	case rules.DraftApart:
		return t.FlawApart(strings.Join(names, ", "), len(names))
	case rules.DraftTooMany:
		return t.FlawTooMany(t.TilesOf(f.Count, f.Worth), strings.Join(names, ", "))
	}
	return t.TilesMissing(t.TilesOf(f.Count, f.Worth))
}

// fairWords is the engine's value of the empty board in words, always with its depth;
// empty before there is one.
func (v *Workshop) fairWords() string {
	t := v.Text
	thought, ok := v.Desk.ThoughtOf(v.State.Asked())
	if !ok || v.State.Built() == nil {
		return ""
	}
	words := t.FairEven
	switch points := float64(thought.Score) / 100; {
	case points >= .05:
		words = v.edge(rules.First, points)
	case points <= -.05:
		words = v.edge(rules.Second, -points)
	}
	return words + " · " + v.Certainty(thought, rules.First)
}

// edge says which side is better off, and how much.
func (v *Workshop) edge(side rules.Side, points float64) string {
	const clear = 1.5
	words := v.Text.FairSmall
	if points >= clear {
		words = v.Text.FairClear
	}
	return words(v.Sides()[side], points)
}

// Announcement is the last deed in words, the progress of the board, and its first fault.
func (v *Workshop) Announcement() string {
	switch v.Desk.Announced.Kind {
	case desk.AnnounceWorkshop:
	case desk.AnnounceNotice:
		return v.NoticeWords()
	default:
		return ""
	}
	w := v.State
	words := dom.Either(w.Deed.Kind == wooden.NoDeed, v.Text.Workshop+". "+v.help(), v.DeedWords()) + " " + v.progress() + "."
	if f := w.Draft.Faults(); len(f) > 0 && f[0].Kind != rules.DraftMissing {
		words += " " + v.FaultWords(f[0])
	}
	return words
}

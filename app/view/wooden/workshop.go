package wooden

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/wooden"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Workshop draws the tiles of a board in their frame, the tray and the tools for a tile.
type Workshop struct {
	scene.Scene
	State   wooden.Workshop
	Pointer *Pointer
}

// progress returns the number of remaining tiles in words, or says that the board is complete. It
// returns "" if all tiles are placed with faults.
func (v *Workshop) progress() string {
	left := 0
	for _, n := range v.State.Draft.Tray() {
		left += n
	}
	if left > 0 {
		return v.Text.TilesLeft(left)
	}
	return dom.When(v.State.Built() != nil, v.Text.Complete)
}

// faults returns the faults of the tiles. It leaves out missing tiles, because the tray shows them.
func (v *Workshop) faults() []rules.DraftFault {
	return slices.DeleteFunc(v.State.Draft.Faults(), func(f rules.DraftFault) bool { return f.Kind == rules.DraftMissing })
}

// help returns advice on the next step with the tiles.
func (v *Workshop) help() string {
	return dom.Either(v.State.Built() != nil, v.Text.WorkshopBuilt, v.Text.WorkshopHelp)
}

// DeedWords returns the latest deed in words.
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
		return t.Capital(t.PlaceTile(worth, at)) + "."
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

// deedOfBoard returns the latest deed in words if they name no tile. Without a deed it returns "".
func (v *Workshop) deedOfBoard() string {
	t := v.Text
	return [...]string{
		wooden.TilePutBack: t.TilePutBack,
		wooden.NoTileHeld:  t.NoTileHeld,
		wooden.AllMoved:    t.AllMoved,
		wooden.AtEdge:      t.AtEdge,
		wooden.AllTurned:   t.AllTurned,
		wooden.AllLifted:   t.AllLifted,
		wooden.DeedUndone:  t.DeedUndone,
		wooden.DeedRedone:  t.DeedRedone,
		wooden.BoardFaulty: t.BoardFaulty,
	}[v.State.Deed.Kind]
}

// FaultWords returns a fault of tiles in words.
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
		return t.FlawTooMany(f.Count, f.Worth, strings.Join(names, ", "))
	}
	return ""
}

// Announcement returns the last deed, the progress of the board and its first fault in words.
func (v *Workshop) Announcement() string {
	switch v.Desk.Announced.Kind {
	case desk.AnnounceWorkshop:
	case desk.AnnounceNotice:
		return v.NoticeWords()
	default:
		return ""
	}
	w := v.State
	words := dom.Either(w.Deed.Kind == wooden.NoDeed, v.Title()+". "+v.help(), v.DeedWords()) + " " + scene.Ended(v.progress())
	if f := v.faults(); len(f) > 0 {
		words += " " + v.FaultWords(f[0])
	}
	return words
}

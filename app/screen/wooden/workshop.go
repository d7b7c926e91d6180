package wooden

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/rules"
)

// Workshop is the screen on which a player builds a board from tiles.
//
// The player holds at most one tile: in hand from the tray, or picked up on the board. A drop names
// the place of its upper left hole. If the tile does not fit there, it snaps to a place nearby.
type Workshop struct {
	desk.Plain
	library.Drafts
	Hand    int          // worth of the tile in hand; 0 means none
	Upright bool         // tiles from the tray are vertical
	Picked  int          // 1 + index of the tile picked up; 0 means none
	Cell    rules.Point  // tab stop
	Aim     rules.Point  // target of the held tile
	Aiming  bool         // Aim is valid
	Deed    Deed         // latest deed
	Turns   int          // turns of all tiles
	Judging bool         // the engine evaluates the empty board
	Board   *rules.Board // board of the previous screen
	opener  desk.Screen  // Tally or Start; nil for a new game
}

// Deed is a player's change of the tiles, as data.
type Deed struct {
	Kind DeedKind
	Tile rules.Tile // changed tile
	Name string     // name of a saved board
}

// DeedKind is the kind of a deed.
type DeedKind int8

const (
	NoDeed      DeedKind = iota
	TileTaken            // from the tray into the hand; Tile has the orientation in hand
	NoTileLeft           // the tray has no more tiles of this worth
	TilePutBack          // from the hand into the tray, or at its old place
	NoTileHeld           // no tile is held, so nothing changed
	TrayTurned           // tiles from the tray now have the orientation of Tile
	TilePlaced           // from the hand onto the board
	TilePicked           // picked up on the board
	TileMoved            // to another place on the board
	TileTurned           // by a quarter, on the board
	TileLifted           // from the board, back into the tray
	AllMoved             // by one hole
	AtEdge               // all tiles stay, because one is at the edge of the frame
	AllTurned            // by a quarter
	AllLifted            // the board is empty
	DeedUndone           // one step back
	DeedRedone           // one step forward
	BoardSaved           // under Name
	BoardFaulty          // the board is not playable yet
)

// Shape returns a tile of the tray in the orientation for the hand.
func (w Workshop) Shape(worth int) rules.Tile {
	t := Lying(worth)
	if w.Upright {
		t.W, t.H = t.H, t.W
	}
	return t
}

// Held returns the held tile, which has its place if it is from the board, and the draft without
// it.
func (w Workshop) Held() (t rules.Tile, others rules.Draft, ok bool) {
	tiles := w.Draft.Tiles()
	switch {
	case w.Hand > 0:
		return w.Shape(w.Hand), w.Draft, true
	case w.Picked > 0 && w.Picked <= len(tiles):
		return tiles[w.Picked-1], w.Draft.Lift(w.Picked - 1), true
	}
	return rules.Tile{}, w.Draft, false
}

// Ghost returns the held tile at its target in the frame. It fits if it covers no other tile.
func (w Workshop) Ghost() (t rules.Tile, fits, ok bool) {
	t, others, ok := w.Held()
	if !ok || !w.Aiming {
		return t, false, false
	}
	t, fits = fitted(others, cornerAt(t, w.Aim))
	return t, fits, true
}

// Chosen returns the index of the tile to turn or lift: the tile picked up, or else the tile at the
// tab stop. It returns -1 if there is no such tile.
func (w Workshop) Chosen() int {
	if w.Picked > 0 {
		return w.Picked - 1
	}
	return w.Draft.At(w.Cell)
}

// did records a deed.
func (w Workshop) did(kind DeedKind, t rules.Tile) Workshop {
	w.Deed = Deed{Kind: kind, Tile: t}
	return w
}

// become makes d the draft. Undo can revert this deed.
func (w Workshop) become(d rules.Draft, kind DeedKind, t rules.Tile) Workshop {
	w.Drafts = w.Then(d)
	w.Aiming = false
	return w.did(kind, t)
}

// emptied puts all tiles back into the tray.
func (w Workshop) emptied() Workshop {
	return w.empty().become(rules.Draft{}, AllLifted, rules.Tile{})
}

// empty releases the held tile without a deed.
func (w Workshop) empty() Workshop {
	w.Hand, w.Picked, w.Aiming = 0, 0, false
	return w
}

// release puts the held tile back to its old place.
func (w Workshop) release() Workshop {
	t, _, ok := w.Held()
	if !ok {
		return w.did(NoTileHeld, rules.Tile{})
	}
	return w.empty().did(TilePutBack, t)
}

// take takes a tile from the tray into the hand, or turns it if it is in hand.
func (w Workshop) take(worth int) Workshop {
	if worth < 2 || worth >= len(rules.Stock()) || rules.Stock()[worth] == 0 {
		return w
	}
	if w.Hand == worth {
		return w.rotate()
	}
	w = w.empty()
	if w.Draft.Tray()[worth] == 0 {
		return w.did(NoTileLeft, Lying(worth))
	}
	w.Hand = worth
	return w.did(TileTaken, w.Shape(worth))
}

// press handles a press on a place of the frame. It picks up the tile there, or puts it down again.
// On a free place it drops the held tile.
func (w Workshop) press(at rules.Point) Workshop {
	w.Cell = at
	i := w.Draft.At(at)
	_, _, held := w.Held()
	switch {
	case i >= 0 && w.Picked == i+1:
		return w.empty().did(TilePutBack, w.Draft.Tiles()[i])
	case i >= 0:
		return w.pick(at)
	case held:
		return w.drop(at)
	}
	return w.did(NoTileHeld, rules.Tile{})
}

// pick picks up the tile at a place.
func (w Workshop) pick(at rules.Point) Workshop {
	i := w.Draft.At(at)
	if i < 0 {
		return w
	}
	w = w.empty()
	w.Picked = i + 1
	return w.did(TilePicked, w.Draft.Tiles()[i])
}

// drop drops the held tile with its upper left hole at a place. The hand then takes another tile of
// the same worth, if the tray has one.
func (w Workshop) drop(at rules.Point) Workshop {
	w.Aim, w.Aiming = at, true
	t, _, ok := w.Ghost()
	if !ok {
		return w
	}
	if i := w.Picked - 1; i >= 0 {
		w.Picked = 0
		return w.become(w.Draft.Move(i, t.Min), TileMoved, t)
	}
	d, ok := w.Draft.Place(t)
	if !ok {
		return w
	}
	if d.Tray()[w.Hand] == 0 {
		w.Hand = 0
	}
	return w.become(d, TilePlaced, t)
}

// dropped ends a drag at a place. The hand is then empty. The tile is picked up and has the tab
// stop, so that the player can turn it.
func (w Workshop) dropped(at rules.Point) Workshop {
	w = w.drop(at)
	w.Hand = 0
	if t := w.Deed.Tile; w.Placed() {
		w.Cell = rules.Point{X: t.Min.X, Y: t.Min.Y + t.H - 1}
		w.Picked = slices.Index(w.Draft.Tiles(), t) + 1
	}
	return w
}

// Placed reports whether the latest deed placed or moved a tile on the board.
func (w Workshop) Placed() bool { return w.Deed.Kind == TilePlaced || w.Deed.Kind == TileMoved }

// rotate turns the tile in hand. Otherwise it turns the chosen tile about its middle and keeps it
// in the frame. Without either it turns the tiles of the tray.
func (w Workshop) rotate() Workshop {
	i := w.Chosen()
	if w.Hand > 0 || i < 0 {
		w.Upright = !w.Upright
		if w.Hand > 0 {
			return w.did(TileTaken, w.Shape(w.Hand))
		}
		return w.did(TrayTurned, w.Shape(2))
	}
	d := w.Draft.Rotate(i)
	if was := w.Draft.Tiles()[i]; framed(was) == was {
		d = d.Move(i, framed(d.Tiles()[i]).Min)
	}
	return w.become(d, TileTurned, d.Tiles()[i])
}

// lift puts the chosen tile into the tray. Without a chosen tile it releases the tile in hand.
func (w Workshop) lift() Workshop {
	i := w.Chosen()
	switch {
	case i >= 0:
		t := w.Draft.Tiles()[i]
		return w.empty().become(w.Draft.Lift(i), TileLifted, t)
	case w.Hand > 0:
		return w.release()
	}
	return w.did(NoTileHeld, rules.Tile{})
}

// nudge moves the tile picked up by one hole. Without such a tile it moves all tiles, unless one
// would leave the frame.
func (w Workshop) nudge(dx, dy int) Workshop {
	if i := w.Picked - 1; i >= 0 {
		t := w.Draft.Tiles()[i]
		d := w.Draft.Move(i, rules.Point{X: t.Min.X + int8(dx), Y: t.Min.Y + int8(dy)})
		return w.become(d, TileMoved, d.Tiles()[i])
	}
	d := w.Draft.Shifted(dx, dy)
	for i, t := range w.Draft.Tiles() {
		if framed(t) == t && framed(d.Tiles()[i]) != d.Tiles()[i] {
			return w.did(AtEdge, rules.Tile{})
		}
	}
	return w.become(d, AllMoved, rules.Tile{})
}

// turn turns all tiles with the frame by a quarter clockwise. After a full turn it exchanges left
// and right.
func (w Workshop) turn() Workshop {
	turned := w.Draft.Turned(1)
	if w.Turns++; w.Turns%4 == 0 {
		turned = turned.Turned(4)
	}
	return w.empty().become(turned, AllTurned, rules.Tile{})
}

// inTheMiddle returns the draft of a board in the middle of the frame.
func inTheMiddle(b *rules.Board) rules.Draft {
	return rules.DraftOf(b).Shifted((rules.Frame-b.Width())/2, (rules.Frame-b.Height())/2)
}

// undo undoes a step; redo repeats it.
func (w Workshop) undo() Workshop { return w.wentTo(w.CanUndo(), w.Undo(), DeedUndone) }

func (w Workshop) redo() Workshop { return w.wentTo(w.CanRedo(), w.Redo(), DeedRedone) }

// wentTo shows the drafts d if can is true.
func (w Workshop) wentTo(can bool, d library.Drafts, kind DeedKind) Workshop {
	if !can {
		return w
	}
	w.Drafts = d
	w.Picked, w.Aiming = 0, false
	if w.Hand > 0 && w.Draft.Tray()[w.Hand] == 0 {
		w.Hand = 0
	}
	return w.did(kind, rules.Tile{})
}

// move moves the tab stop and the target within the frame.
func (w Workshop) move(x, y int) Workshop {
	within := func(n int) int8 { return int8(min(max(n, 0), rules.Frame-1)) }
	w.Cell = rules.Point{X: within(x), Y: within(y)}
	w.Aim, w.Aiming = w.Cell, true
	return w
}

// Built returns the finished board, or nil if the tiles do not form a board yet.
func (w Workshop) Built() *rules.Board {
	b, err := w.Draft.Board()
	if err != nil {
		return nil
	}
	return b
}

package wooden

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/rules"
)

// Workshop is the screen that shows the tiles of a board.
//
// At most one tile is held: in hand, taken from the tray, or picked up on the board. It goes where
// its upper left hole is put. If it does not fit there, it goes to the nearest place where it does.
type Workshop struct {
	desk.Plain
	library.Drafts
	Hand    int          // the worth of the tile in hand, 0 if there is none
	Upright bool         // a tile in hand is vertical
	Picked  int          // one more than the number of the tile picked up, 0 if there is none
	Cell    rules.Point  // the tab stop
	Aim     rules.Point  // the place at which the tile held is aimed,
	Aiming  bool         // if it is aimed
	Deed    Deed         // the latest
	Judging bool         // the engine judges the empty board
	Board   *rules.Board // of the game shown before
	opener  desk.Screen  // the marbles on the board, or the choice of a board; nil for a new game
}

// Deed is something that was done with the tiles, as data.
type Deed struct {
	Kind DeedKind
	Tile rules.Tile // the tile it was done to
	Name string     // of a board
}

// DeedKind says what was done.
type DeedKind int8

const (
	NoDeed      DeedKind = iota
	TileTaken            // from the tray into the hand; Tile stands or lies as it is held
	NoTileLeft           // such a tile is not in the tray any more
	TilePutBack          // from the hand into the tray, or down where it was picked up
	NoTileHeld           // there was nothing to do it with: no tile is held
	TrayTurned           // tiles from the tray stand from now on if Tile does
	TilePlaced           // from the hand
	TilePicked           // on the board
	TileMoved            // on the board
	TileTurned           // on the board
	TileLifted           // from the board, back into the tray
	AllMoved             // by one hole
	AtEdge               // they are at the edge of the frame and were not moved
	AllTurned            // by a quarter
	AllMirrored          // left and right
	AllLifted            // the board is empty
	DeedUndone           // one step back
	DeedRedone           // one step forward
	BoardSaved           // under Name
	BoardFaulty          // it cannot be played yet
)

// Shape returns a tile of the tray as it would be held.
func (w Workshop) Shape(worth int) rules.Tile {
	t := Lying(worth)
	if w.Upright {
		t.W, t.H = t.H, t.W
	}
	return t
}

// Held returns the tile held, with its place if it is one of the board, and the
// draft without it.
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

// Ghost returns where the tile held would go now; it fits if it would lie in the
// frame and on no tile.
func (w Workshop) Ghost() (t rules.Tile, fits, ok bool) {
	t, others, ok := w.Held()
	if !ok || !w.Aiming {
		return t, false, false
	}
	t, fits = fitted(others, cornerAt(t, w.Aim))
	return t, fits, true
}

// Chosen returns the number of the tile that is turned or lifted: the one picked up,
// or the one at the tab stop; -1 if there is none.
func (w Workshop) Chosen() int {
	if w.Picked > 0 {
		return w.Picked - 1
	}
	return w.Draft.At(w.Cell)
}

// did notes a deed.
func (w Workshop) did(kind DeedKind, t rules.Tile) Workshop {
	w.Deed = Deed{Kind: kind, Tile: t}
	return w
}

// become makes d the draft, by a deed that can be undone.
func (w Workshop) become(d rules.Draft, kind DeedKind, t rules.Tile) Workshop {
	w.Drafts = w.Then(d)
	w.Aiming = false
	return w.did(kind, t)
}

// emptied takes all tiles from the board.
func (w Workshop) emptied() Workshop {
	return w.empty().become(rules.Draft{}, AllLifted, rules.Tile{})
}

// empty lets go of the tile held.
func (w Workshop) empty() Workshop {
	w.Hand, w.Picked, w.Aiming = 0, 0, false
	return w
}

// release puts the tile held back where it was taken from.
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

// press presses a place of the frame: a tile there is picked up or put down again;
// on a free place the tile held is dropped.
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

// drop lets the tile held go with its upper left hole at a place. The hand keeps
// another such tile while there is one.
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

// dropped ends a drag at a place: nothing is in hand afterwards, and the tile is picked
// up and has the tab stop, so that it can be turned.
func (w Workshop) dropped(at rules.Point) Workshop {
	w = w.drop(at)
	w.Hand = 0
	if t := w.Deed.Tile; w.Placed() {
		w.Cell = rules.Point{X: t.Min.X, Y: t.Min.Y + t.H - 1}
		w.Picked = slices.Index(w.Draft.Tiles(), t) + 1
	}
	return w
}

// Placed reports whether a tile was put somewhere on the board by the latest deed.
func (w Workshop) Placed() bool { return w.Deed.Kind == TilePlaced || w.Deed.Kind == TileMoved }

// rotate turns the tile in hand, or the tile chosen about its middle, as far as the
// frame allows.
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

// lift takes the tile chosen from the board, or puts back the one in hand.
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

// nudge moves the tile picked up by one hole, or all tiles if there is none and none
// leaves the frame by it.
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

// turn turns the frame with everything in it by a quarter clockwise, or exchanges
// left and right.
func (w Workshop) turn(mirror bool) Workshop {
	kind, orientation := AllTurned, 1
	if mirror {
		kind, orientation = AllMirrored, 4
	}
	return w.empty().become(w.Draft.Turned(orientation), kind, rules.Tile{})
}

// inTheMiddle is the draft of a board in the middle of the frame.
func inTheMiddle(b *rules.Board) rules.Draft {
	return rules.DraftOf(b).Shifted((rules.Frame-b.Width())/2, (rules.Frame-b.Height())/2)
}

// undo undoes a step; redo does it again.
func (w Workshop) undo() Workshop { return w.wentTo(w.CanUndo(), w.Undo(), DeedUndone) }

func (w Workshop) redo() Workshop { return w.wentTo(w.CanRedo(), w.Redo(), DeedRedone) }

// wentTo goes to another of the drafts, if there is one.
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

// move moves the tab stop within the frame, and with it the aim.
func (w Workshop) move(x, y int) Workshop {
	within := func(n int) int8 { return int8(min(max(n, 0), rules.Frame-1)) }
	w.Cell = rules.Point{X: within(x), Y: within(y)}
	w.Aim, w.Aiming = w.Cell, true
	return w
}

// Built returns the board that lies in the workshop, or nil if it is none yet.
func (w Workshop) Built() *rules.Board {
	b, err := w.Draft.Board()
	if err != nil {
		return nil
	}
	return b
}

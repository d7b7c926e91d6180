package play

import (
	"fmt"
	"strconv"
	"strings"

	"kulami/rules"
)

// workshop reads a command of the workshop.
func (s *session) workshop(words []string) Msg {
	number := func(i int) int {
		n, err := strconv.Atoi(at(words, i))
		if err != nil {
			s.t.Fatal(words, err)
		}
		return n
	}
	point := func() rules.Point {
		p, ok := rules.ParsePoint(at(words, 1))
		if !ok {
			s.t.Fatal(words)
		}
		return p
	}
	switch words[0] {
	case "take":
		return Take{number(1)}
	case "cell":
		return PressCell{point()}
	case "pick":
		return PickUp{point()}
	case "drop":
		return Drop{point()}
	case "aim":
		return AimAt{At: point()}
	case "nudge":
		return Nudge{number(1), number(2)}
	case "save-board":
		b := s.m.Screen.(Workshop).Built()
		return SaveBoard{Named{strings.Join(words[1:], " "), b.Layout()}}
	case "drop-board":
		return DropBoard{at(words, 1)}
	}
	return map[string]Msg{"build": Visit{WorkshopScreen}, "release": Release{}, "rotate": Rotate{}, "lift": Lift{}, "lift-all": LiftAll{},
		"use-game": UseGameBoard{}, "play-board": PlayBoard{}, "send-board": SendBoard{}, "fair": AskFair{}}[words[0]]
}

// workshopState writes what is built, what is held and what was done.
func workshopState(s Shell, w Workshop) string {
	var out strings.Builder
	fmt.Fprintf(&out, "draft %q", w.Draft)
	if t, _, ok := w.Held(); ok && w.Hand > 0 {
		fmt.Fprintf(&out, ", hand %dx%d", t.W, t.H)
	} else if ok {
		fmt.Fprintf(&out, ", picked %s", Inside(t))
	}
	if t, fits, ok := w.Ghost(); ok {
		fmt.Fprintf(&out, ", ghost %s fits %v", t, fits)
	}
	fmt.Fprintf(&out, ", at %s", w.Cell)
	if w.Deed != (Deed{}) {
		fmt.Fprintf(&out, ", %s", deedNames[w.Deed.Kind])
		if w.Deed.Tile.W > 0 && w.Deed.Kind != TileTaken && w.Deed.Kind != NoTileLeft {
			fmt.Fprintf(&out, " %s", Inside(w.Deed.Tile))
		}
		if w.Deed.Name != "" {
			fmt.Fprintf(&out, " %q", w.Deed.Name)
		}
	}
	for _, f := range w.Draft.Faults() {
		if f.Kind != rules.DraftMissing {
			fmt.Fprintf(&out, ", %s %v", f.Kind, f.Tiles)
		}
	}
	for _, b := range s.Boards {
		fmt.Fprintf(&out, ", mine %q %s", b.Name, b.Layout)
	}
	return out.String()
}

var deedNames = map[DeedKind]string{
	TileTaken: "taken", NoTileLeft: "none-left", TilePutBack: "put-back", NoTileHeld: "none-held", TilePlaced: "placed",
	TilePicked: "picked", TileMoved: "moved", TileTurned: "turned", TileLifted: "lifted", AllMoved: "all-moved",
	AllTurned: "all-turned", AllMirrored: "all-mirrored", AllLifted: "all-lifted", BoardLaid: "laid", DeedUndone: "undone",
	DeedRedone: "redone", BoardSaved: "saved", BoardDropped: "dropped", BoardFaulty: "faulty",
	TrayTurned: "tray-turned", AtEdge: "at-edge",
}

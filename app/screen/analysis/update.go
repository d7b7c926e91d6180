package analysis

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/rules"
)

type (
	// SwitchEngine switches the engine of the analysis on or off.
	SwitchEngine struct{}
	// ShowValues shows the values of the holes, which needs the engine.
	ShowValues struct{}
	// SwitchThreat shows the opponent's move if it were their turn now, or the values again.
	SwitchThreat struct{}
	// SwitchUnit shows values as win chances instead of points, or the other way round.
	SwitchUnit struct{}
	// ShowMoves shows or hides the list of moves on small screens.
	ShowMoves struct{}
	// ConsiderTile shows the count if a tile changed hands. The same tile again, or a tile outside
	// the board, ends it.
	ConsiderTile struct{ Tile int }
)

func (SwitchEngine) Message() {}
func (ShowValues) Message()   {}
func (SwitchThreat) Message() {}
func (SwitchUnit) Message()   {}
func (ShowMoves) Message()    {}
func (ConsiderTile) Message() {}

// Question asks for the values of all legal holes.
func (a Screen) Question(d *desk.Desk) (desk.Question, bool) {
	if d.Hidden || !d.Ready || a.Off() || a.failed || a.Position().Over() {
		return desk.Question{}, false
	}
	return desk.Question{For: desk.ForHoles, Record: a.Asked(), Pass: a.Threat()}, true
}

// Marks returns the highlights of the position.
func (a Screen) Marks() picture.Marks {
	p := a.Position()
	k := picture.MarksAt(p)
	if !p.Over() {
		k.Legal, k.Closed, k.Active = p.Legal(), p.Closed(), a.isReaders()
	}
	if tile, ok := a.Considered(); ok {
		k.Considered = p.Board().TileHoles(tile)
		for _, t := range a.Takings() {
			k.Needed |= t.Holes
		}
	}
	return k
}

func (a Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	p := a.Position()
	if view, ok := a.CarryOut(d, p.Board(), p.Legal(), msg); ok {
		a.BoardView = view
		return a, true
	}
	if next, ok := a.updateProof(d, msg); ok {
		return next, true
	}
	switch msg := msg.(type) {
	case desk.Press:
		a = a.press(d, msg.Hole)
	case desk.PlayLine:
		// A game against perfect play shows no lines.
		if !a.proof.On {
			a = a.playLine(d, msg.Holes)
		}
	case desk.Undo:
		a = a.showPly(d, a.Ply()-1)
	case desk.Redo:
		a = a.showPly(d, a.Ply()+1)
	case desk.Step:
		a = a.showPly(d, msg.Ply)
	case SwitchEngine:
		if !a.Barred {
			a.off = !a.Off()
			d.Settings.EngineOff = a.off
		}
		a.failed, a.threat, a.proof, d.Dialog = false, false, Proof{}, desk.NoDialog
	case ShowValues:
		if a.off && !a.Barred {
			a.off, d.Settings.EngineOff = false, false
		}
		a.failed, a.threat, a.tile = false, false, 0
	case SwitchUnit:
		unit := &d.Settings.Values
		if *unit == library.ChanceValues {
			*unit = library.PointValues
		} else {
			*unit = library.ChanceValues
		}
		d.Dialog = desk.NoDialog
	case ShowMoves:
		a.Moves = !a.Moves
	case SwitchThreat:
		a = a.switchThreat(d)
	case ConsiderTile:
		a = a.considerTile(d, msg.Tile)
	case desk.Consider:
		if msg.Hole != rules.NoHole && !a.Considers(msg.Hole) {
			a = a.considerTile(d, p.Board().TileOf(msg.Hole))
		}
	case desk.PlayProof:
		a = a.switchProof(d)
	case desk.Valued:
		a.announceThreat(d)
		a = a.prove(d)
	case desk.Visit:
		if !a.BySetUp() || msg.Screen != desk.AnalysisScreen {
			return a, false
		}
		d.Arrive(desk.Announcement{Kind: desk.AnnounceShown}) // the screen is shown already
	case desk.Unanswered:
		a.failed = true
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
	default:
		if a.share(d, msg) {
			return a, true
		}
		a, ok := a.annotate(d, msg)
		return a, ok
	}
	return a, true
}

func (a Screen) press(d *desk.Desk, h rules.Hole) Screen {
	next, ok := a.Played(h)
	switch why := a.Position().Why(h); {
	case why != rules.Playable:
		d.Notify(desk.Notice{Kind: desk.IllegalHole, Hole: h, Why: why})
	case !ok:
		d.Notify(desk.Notice{Kind: desk.TreeFull})
	case a.proof.On:
		return a.playProof(d, h)
	default:
		return next.announceMove(d)
	}
	return a
}

// playLine plays the marbles of a line, or none if the line is illegal here.
func (a Screen) playLine(d *desk.Desk, holes string) Screen {
	next, ok := a, true
	for _, name := range strings.Fields(holes) {
		if next, ok = next.Played(a.BoardShown().Hole(name)); !ok {
			return a
		}
	}
	if next.Ply() > a.Ply() {
		return next.announceMove(d)
	}
	return a
}

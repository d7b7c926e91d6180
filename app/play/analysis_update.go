package play

import (
	"strings"

	"kulami/app/picture"
	"kulami/rules"
)

type (
	// PlayLine plays marbles on the analysis, as names of holes with spaces between them:
	// all of them, or none if one is not legal. A review shows them from before the move shown.
	PlayLine struct{ Holes string }
	// SwitchEngine switches the engine of the analysis on or off.
	SwitchEngine struct{}
	// SwitchThreat shows what the opponent would do if it were their turn now, or the
	// values of the position again.
	SwitchThreat struct{}
	// ConsiderTile shows what the count would be if a tile changed hands; the same tile
	// again, or none of the board, ends that.
	ConsiderTile struct{ Tile int }
	// SetUp takes the marbles of the analysis to where they are put down by hand. Visit leads
	// from there to the analysis.
	SetUp struct{}
)

func (PlayLine) Message()     {}
func (SwitchEngine) Message() {}
func (SwitchThreat) Message() {}
func (ConsiderTile) Message() {}
func (SetUp) Message()        {}

// Question wants the values of all legal holes.
func (a Analysis) Question(s *Shell) (Question, bool) {
	if s.Hidden || !s.Ready || a.Off() || a.failed || a.Position().Over() {
		return Question{}, false
	}
	return Question{For: ForHoles, Record: a.Asked(), Pass: a.Threat()}, true
}

// Marks returns the marks of the position.
func (a Analysis) Marks() picture.Marks {
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

func (a Analysis) Update(s *Shell, msg Msg) (Screen, bool) {
	p := a.Position()
	if pointer, turned, ok := a.carryOut(s, p.Board(), a.record.Orientation(), p.Legal(), msg); ok {
		a.Pointer, a.record = pointer, a.record.WithOrientation(turned)
		return a, true
	}
	if next, ok := a.updateProof(s, msg); ok {
		return next, true
	}
	switch msg := msg.(type) {
	case Press:
		a = a.press(s, msg.Hole)
	case PlayLine:
		if !a.proof.On { // which shows no lines
			a = a.playLine(s, msg.Holes)
		}
	case Undo:
		a = a.showPly(s, a.Ply()-1)
	case Redo:
		a = a.showPly(s, a.Ply()+1)
	case Step:
		a = a.showPly(s, msg.Ply)
	case SwitchEngine:
		if !a.Barred {
			a.off = !a.Off()
			s.Settings.EngineOff = a.off
		}
		a.failed, a.threat, a.proof = false, false, Proof{}
	case SwitchThreat:
		a = a.switchThreat(s)
	case ConsiderTile:
		a = a.considerTile(s, msg.Tile)
	case Consider:
		if msg.Hole != rules.NoHole && !a.Considers(msg.Hole) {
			a = a.considerTile(s, p.Board().TileOf(msg.Hole))
		}
	case PlayProof:
		a = a.switchProof(s)
	case Valued:
		a.announceThreat(s)
		a = a.prove(s)
	case SetUp:
		if a.CanSetUp() {
			s.arrive(Announcement{Kind: AnnounceTally, Hole: rules.NoHole})
			return a.tally(), true
		}
	case Visit:
		if !a.BySetUp() || msg.Screen != AnalysisScreen {
			return a, false
		}
		s.arrive(Announcement{Kind: AnnounceShown}) // it is there already
	case Unanswered:
		a.failed = true
		s.notify(Notice{Kind: EngineFailed})
	default:
		if a.share(s, msg) {
			return a, true
		}
		a, ok := a.annotate(s, msg)
		return a, ok
	}
	return a, true
}

func (a Analysis) press(s *Shell, h rules.Hole) Analysis {
	next, ok := a.played(h)
	switch why := a.Position().Why(h); {
	case why != rules.Playable:
		s.notify(Notice{Kind: IllegalHole, Hole: h, Why: why})
	case !ok:
		s.notify(Notice{Kind: TreeFull})
	case a.proof.On:
		return a.playProof(s, h)
	default:
		return next.announceMove(s)
	}
	return a
}

// playLine plays the marbles of a line, or none if it is the line of another position.
func (a Analysis) playLine(s *Shell, holes string) Analysis {
	next, ok := a, true
	for name := range strings.FieldsSeq(holes) {
		if next, ok = next.played(a.BoardShown().Hole(name)); !ok {
			return a
		}
	}
	if next.Ply() > a.Ply() {
		return next.announceMove(s)
	}
	return a
}

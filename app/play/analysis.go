package play

import (
	"slices"
	"strings"

	"kulami/rules"
)

// Analysis is the screen that shows what the engine makes of a position. Marbles can be
// played on and taken back; the game that it was opened from stays as it is, but for what
// is written about its positions.
type Analysis struct {
	Off     bool         // the engine is switched off
	study   study        // the game with everything that was tried and written here
	record  rules.Record // the moves that lead to the position
	ahead   []rules.Hole // the moves after it that were taken back, in their order; never changed in place
	edition string
	failed  bool   // the engine could not answer about the position, and is not asked again
	opener  Screen // the review or the puzzle from which it was opened, nil if it was not
	threat  bool   // what the opponent would do is shown
	setUp   *setUp // the marbles that were put down by hand, nil if the record leads to the position
	tile    int    // the tile whose count is looked at, from 1; 0 if none is
	Pointer
}

// AnalysisScreen names the analysis; its addresses go on with a record text.
const AnalysisScreen ScreenName = "analysis"

// openAnalysis opens the position of an address, that of what is shown without one.
func openAnalysis(s Shell, from origin, rest string) (Screen, bool) {
	if rest != "" {
		place, rest := cutPlace(rest)
		r, err := rules.ParseRecord(rest)
		if err != nil {
			return nil, false
		}
		return addressed(s, r, place), true
	}
	return newAnalysis(s, from), true
}

// Name returns AnalysisScreen, or SetUpScreen if the marbles were put down by hand.
func (a Analysis) Name() ScreenName {
	if a.setUp != nil {
		return SetUpScreen
	}
	return AnalysisScreen
}

// BoardShown returns the board of the position.
func (a Analysis) BoardShown() *rules.Board { return a.record.Board() }

func (a Analysis) origin() origin {
	return origin{a.record, a.edition, a.study.tree, a.Line(), a.study.game}
}

// question wants the values of all legal holes.
func (a Analysis) question(s Shell) (Question, bool) {
	if s.Hidden || !s.Ready || a.Off || a.failed || a.Position().Over() {
		return Question{}, false
	}
	return Question{For: ForHoles, Record: a.Asked(), Pass: a.Threat()}, true
}

// Asked returns the text of the moves that lead to the position, or of the position if its
// marbles were put down by hand.
func (a Analysis) Asked() string {
	if a.setUp != nil {
		return a.Position().String()
	}
	return a.record.WithOrientation(0).String()
}

// Record returns the moves that lead to the position; none if its marbles were put down by
// hand, see BySetUp.
func (a Analysis) Record() rules.Record { return a.record }

// Position returns the position analysed.
func (a Analysis) Position() rules.Position {
	if a.setUp != nil {
		return a.setUp.position()
	}
	return a.record.Position()
}

// Opener names the review or the puzzle from which it was opened, to which Return leads; it is
// empty if it was opened from elsewhere.
func (a Analysis) Opener() ScreenName {
	if a.opener == nil {
		return ""
	}
	return a.opener.Name()
}

// CanUndo reports whether there is a marble to take back.
func (a Analysis) CanUndo() bool { return a.Ply() > 0 }

// CanRedo reports whether there is a marble that was taken back.
func (a Analysis) CanRedo() bool { return len(a.ahead) > 0 }

// Ply returns the number of moves that lead to the position, from where it was set up.
func (a Analysis) Ply() int { return len(a.moves()) }

// Plies returns Ply and the number of moves taken back after it.
func (a Analysis) Plies() int { return a.Ply() + len(a.ahead) }

// moves returns the moves that lead to the position.
func (a Analysis) moves() []rules.Hole {
	if a.setUp != nil {
		return a.setUp.moves
	}
	return a.record.Moves()
}

// with returns a after these moves, which must be legal.
func (a Analysis) with(moves []rules.Hole) Analysis {
	if a.setUp != nil {
		a.setUp = a.setUp.with(moves)
	} else {
		a.record, _ = a.record.Extract(moves)
	}
	return a
}

// Marks returns the marks of the position.
func (a Analysis) Marks() Marks {
	p := a.Position()
	k := marksOf(p.Score())
	k.Last, k.Before = p.Last(), p.Before()
	if !p.Over() {
		k.Legal, k.Closed, k.Active = p.Legal(), p.Closed(), true
	}
	if tile, ok := a.Considered(); ok {
		k.Considered = p.Board().TileHoles(tile)
		for _, t := range a.Takings() {
			k.Needed |= t.Holes
		}
	}
	return k
}

func (a Analysis) update(s Shell, msg Msg) (Screen, Shell, []Effect, bool) {
	p := a.Position()
	if pointer, focus, ok := a.moved(p.Board(), a.record.Orientation(), p.Legal(), msg); ok {
		a.Pointer = pointer
		return a, s, focusEffects(focus), true
	}
	switch msg := msg.(type) {
	case Press:
		next, ok := a.played(msg.Hole)
		if why := p.Why(msg.Hole); why != rules.Playable {
			return a, s.notify(Notice{Kind: IllegalHole, Hole: msg.Hole, Why: why}), nil, true
		}
		if !ok {
			return a, s.notify(Notice{Kind: TreeFull}), nil, true
		}
		a, s = next, announceMove(s, p.Turn(), msg.Hole)
	case PlayLine:
		next, ok := a, true
		for name := range strings.FieldsSeq(msg.Holes) {
			if next, ok = next.played(p.Board().Hole(name)); !ok { // the line of another position
				return a, s, nil, true
			}
		}
		if next.Ply() > a.Ply() {
			last := next.Position()
			a, s = next, announceMove(s, last.Turn().Other(), last.Last())
		}
	case Undo:
		a, s = a.shown(s, a.Ply()-1)
	case Redo:
		a, s = a.shown(s, a.Ply()+1)
	case Step:
		a, s = a.shown(s, msg.Ply)
	case SwitchEngine:
		a.Off, a.failed, a.threat = !a.Off, false, false
		s.Notice = Notice{}
	case SwitchThreat:
		a, s = a.switchThreat(s)
	case ConsiderTile:
		a, s = a.considerTile(s, msg.Tile)
	case Consider:
		if msg.Hole != rules.NoHole && !a.Considers(msg.Hole) {
			a, s = a.considerTile(s, p.Board().TileOf(msg.Hole))
		}
	case Valued:
		s = a.heardThreat(s)
	case Turn:
		a.record, s.Dialog = a.record.WithOrientation(turned(a.record.Orientation(), msg.Mirror)), NoDialog
	case Describe:
		s = s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: a.Focus})
	case Unanswered:
		a.failed, s.question = true, Question{}
		return a, s.notify(Notice{Kind: EngineFailed}), nil, true
	default:
		a, s, ok := a.annotate(s, msg)
		return a, s, nil, ok
	}
	return a, s, nil, true
}

// played returns the analysis of the position after a marble in h; ok is false if that is
// not legal, or there are rules.MaxVariations.
func (a Analysis) played(h rules.Hole) (next Analysis, ok bool) {
	if !a.Position().Legal().Has(h) {
		return a, false
	}
	path := append(slices.Clip(a.moves()), h)
	var after []rules.Hole
	if a.setUp == nil {
		tree, err := a.study.tree.Try(path)
		if err != nil {
			return a, false
		}
		a.study.tree, a.study.deleted = tree, nil
		after = tree.Through(path)[len(path):]
	}
	if len(a.ahead) > 0 && a.ahead[0] == h {
		after = a.ahead[1:]
	}
	a.ahead, a.failed, a.threat, a.Focus = after, false, false, h
	return a.with(path), true
}

// shown returns the analysis of the position at a ply, clamped to those that are there.
func (a Analysis) shown(s Shell, ply int) (Analysis, Shell) {
	ply = min(max(ply, 0), a.Plies())
	if ply == a.Ply() {
		return a, s
	}
	return a.show(s, a.Line(), ply)
}

// announceMove announces a marble that was played in an analysis.
func announceMove(s Shell, side rules.Side, h rules.Hole) Shell {
	s.Notice = Notice{}
	return s.announce(Announcement{Kind: AnnounceMove, Side: side, Hole: h})
}

package play

import "kulami/rules"

// Analysis is the screen that shows what the engine makes of a position. Marbles can be
// played on and taken back; the game that it was opened from stays as it is.
type Analysis struct {
	record  rules.Record // the moves that lead to the position
	edition string
	failed  bool // the engine could not answer about the position, and is not asked again
	Pointer
}

// AnalysisScreen names the analysis; its addresses go on with a record text.
const AnalysisScreen ScreenName = "analysis"

// openAnalysis opens the position of an address, that of what is shown without one.
func openAnalysis(_ Shell, from origin, rest string) (Screen, bool) {
	if rest != "" {
		r, err := rules.ParseRecord(rest)
		if err != nil {
			return nil, false
		}
		from = origin{record: r}
		from.record, _ = r.Extract(r.Moves()[:r.Cursor()])
	}
	return Analysis{record: from.record, edition: from.edition, Pointer: newPointer(from.record.Board())}, true
}

// Name returns AnalysisScreen.
func (Analysis) Name() ScreenName { return AnalysisScreen }

func (a Analysis) fragment() string { return string(AnalysisScreen) + "/" + a.record.String() }

// BoardShown returns the board of the position.
func (a Analysis) BoardShown() *rules.Board { return a.record.Board() }

func (a Analysis) origin() origin { return origin{a.record, a.edition} }

// question wants the values of all legal holes.
func (a Analysis) question(s Shell) (Question, bool) {
	if s.Hidden || !s.Ready || a.failed || a.Position().Over() {
		return Question{}, false
	}
	return Question{For: ForHoles, Record: a.Asked()}, true
}

// Asked returns the text of the moves that lead to the position.
func (a Analysis) Asked() string { return a.record.WithOrientation(0).String() }

// Record returns the moves that lead to the position.
func (a Analysis) Record() rules.Record { return a.record }

// Position returns the position analysed.
func (a Analysis) Position() rules.Position { return a.record.Position() }

// CanUndo reports whether there is a marble to take back.
func (a Analysis) CanUndo() bool { return a.record.Len() > 0 }

// Marks returns the marks of the position.
func (a Analysis) Marks() Marks {
	p := a.Position()
	k := marksOf(p.Score())
	k.Last, k.Before = p.Last(), p.Before()
	if !p.Over() {
		k.Legal, k.Closed, k.Active = p.Legal(), p.Closed(), true
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
		r, err := a.record.Play(msg.Hole)
		if err != nil {
			return a, s.notify(Notice{Kind: IllegalHole, Hole: msg.Hole, Why: p.Why(msg.Hole)}), nil, true
		}
		a.record, a.failed, a.Focus, s.Notice = r, false, msg.Hole, Notice{}
		s = s.announce(Announcement{Kind: AnnounceMove, Side: p.Turn(), Hole: msg.Hole})
	case Undo:
		if !a.CanUndo() {
			return a, s, nil, true
		}
		a.record, a.failed, s.Notice = a.record.WithCursor(a.record.Len()-1).Cut(), false, Notice{}
		s = s.announce(Announcement{Kind: AnnounceShown})
	case Turn:
		a.record, s.Dialog = a.record.WithOrientation(turned(a.record.Orientation(), msg.Mirror)), NoDialog
	case Describe:
		s = s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: a.Focus})
	case Unanswered:
		a.failed, s.question = true, Question{}
		return a, s.notify(Notice{Kind: EngineFailed}), nil, true
	default:
		return a, s, nil, false
	}
	return a, s, nil, true
}

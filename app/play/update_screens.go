package play

import "kulami/rules"

// navigate carries out what shows another screen, or what is behind a dialog; ok is false for other
// messages.
func (m *Model) navigate(msg Msg) (ok bool) {
	switch msg := msg.(type) {
	case Navigated:
		m.navigated(msg)
	case Visit:
		m.visitScreen(msg)
	case Return:
		m.back()
	case Close:
		if m.Dialog == NoDialog && m.Screen.Name() != TableScreen {
			m.Notice = Notice{} // as with Return
			m.back()
		} else {
			m.Dialog, m.Notice = NoDialog, m.Notice.afterDialog()
		}
	case Open:
		if msg.Dialog != ShareDialog || m.Screen.Name() == TableScreen {
			return false
		}
		m.Dialog = NoDialog // there is an address to share, and no more
		m.do(SendPlace{m.fragment()})
	case ReviewGame:
		if t, ok := m.Table(); ok {
			m.visit(newReview(t.Game), Announcement{Kind: AnnounceShown})
		}
	case Practise:
		m.practise()
	case OpenPuzzle:
		m.visit(Puzzle{theme: msg.Theme, State: PuzzleOpen}, Announcement{})
	case Learn:
		m.Flags.Begun = true
		m.visit(newCourse(msg.At), Announcement{Kind: AnnounceLesson, Hole: rules.NoHole})
	case Import:
		m.importText(msg.Text)
	case Unopened:
		m.unopened(msg.Long)
	default:
		return false
	}
	return true
}

// visitScreen shows a screen for what is on the one shown.
func (m *Model) visitScreen(msg Visit) {
	if m.Screen.Name() == ProgressScreen && msg.Screen != ProgressScreen { // it has nothing to begin from
		m.back()
		if t, ok := m.Table(); ok {
			m.Screen = t.askEngine(msg)
		}
	}
	if t, ok := m.Screen.(Tally); ok && msg.Screen == AnalysisScreen { // its marbles may be no position
		m.analyse(t)
		return
	}
	m.openScreen(string(msg.Screen))
}

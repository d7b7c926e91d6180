package play

// SaysOffline reports whether the page says now that the app starts without a network.
func (s *Shell) SaysOffline() bool { return s.toast != 0 }

// toastTime is for how long, in milliseconds, the page says that the app starts without a
// network.
const toastTime = 6000

// sayOffline says, once, that the app starts without a network from now on. It waits
// for a game of the player's own without a dialog, so that it does not drown out a lesson.
func (s *Shell) sayOffline() {
	if _, own := s.own(); !s.toastDue || !own || s.Dialog != NoDialog {
		return
	}
	s.toastDue, s.Flags.Offline = false, true
	s.toast = s.nextID()
	s.do(Wait{s.toast, toastTime})
}

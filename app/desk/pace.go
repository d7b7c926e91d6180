package desk

// Two clocks tell the time. The device's clock has the date and goes on while the program is closed, but people, networks
// and daylight set it, by seconds or by days. The page's steady clock is never set. It begins with the page, and in some
// browsers it stands while the device sleeps. So:
//
//   - What is stored are instants of the device's clock. Across a reload it alone decides.
//   - While the page lives, both clocks are read with every message, and at least once a second while a clock of a game
//     or a storm runs. When the device's clock was set, what began before moves with it: a correction decides nothing.
//   - The device's clock is behind the steady clock: it was set back. No sleep does that.
//   - It is ahead, and the reading came when it was due: it was set forward.
//   - It is ahead, and the reading came late by the steady clock, too: the device slept, and has spent its time. It takes a
//     device some time to fall asleep and to wake up, in which the steady clock goes on and the page does not. If that is more
//     than due, a reading after it is always late; if less, only where the reading before was not just before the sleep.
//   - Both went on alike, however late the reading: nothing was set. The page slept, or was frozen, and has spent the time.
//
// When a page is late for another reason in the very second in which the clock is set forward, it cannot tell, and takes
// it for sleep. The same holds for a page that was hidden for so long that the browser wakes it once a minute: sleep is by
// far more frequent there. A device that falls asleep and wakes up within due may give its player that sleep.

// pace compares the two clocks.
type pace struct {
	ahead  int64 // milliseconds of the device's clock ahead of the steady clock, when it was read last or was set
	steady int64 // the latest reading of the steady clock
}

// A reading comes late if it comes more than due after the one before it, in milliseconds of the steady clock: browsers wake
// a hidden page once a second, with up to a second's delay. Smaller differences of the clocks than slip are no corrections.
const due, slip = 2500, 50

// read takes a reading of both clocks, in milliseconds. It returns by how many milliseconds the device's clock was set since the last one.
func (p *pace) read(milli, steady int64) (set int64) {
	late := steady-p.steady > due
	p.steady = steady
	set = milli - steady - p.ahead
	if -slip < set && set < slip {
		return 0
	}
	p.ahead += set
	if set > 0 && late {
		return 0
	}
	return set
}

// behind is the game whose clock runs on while another screen is shown.
type behind struct {
	id  string
	set int64 // milliseconds by which the device's clock was set meanwhile
}

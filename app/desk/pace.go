package desk

// Two clocks measure time. The device's clock has the date and goes on while the program is closed.
// But people, networks and daylight saving time set it, by seconds or by days. The page's steady
// clock is never set. It begins with the page, and in some browsers it stops while the device
// sleeps. These rules follow:
//
//   - Stored instants are instants of the device's clock. Across a reload it alone decides.
//   - While the page runs, both clocks are read with every message. This is at least once a second
//     while a clock of a game or a storm runs. When the device's clock was set, all earlier
//     instants are moved by the same amount, so a correction costs no time.
//   - If the device's clock is behind the steady clock, it was set back. Sleep cannot cause this.
//   - If it is ahead, and the reading is on time, it was set forward.
//   - If it is ahead, and the reading is late by the steady clock, too, the device slept. The time
//     of the sleep counts. A device takes some time to fall asleep and to wake up. During that time
//     the steady clock goes on and the page does not. If the time is longer than due, a reading
//     after sleep is always late. If it is shorter, the reading is late unless the last one was
//     just before the sleep.
//   - If both clocks advanced equally, nothing was set, however late the reading is. The page slept
//     or was frozen, and its time counts.
//
// A page can be late for another reason in the same second in which the clock is set forward. It
// cannot distinguish this from sleep. The same is true of a page that was hidden for so long that
// the browser wakes it once a minute. There, sleep is much more frequent. A device that falls
// asleep and wakes up within due can give its player that time.

// pace compares the two clocks.
type pace struct {
	// Milliseconds of the device's clock ahead of the steady clock, at the last reading or
	// correction.
	ahead  int64
	steady int64 // the latest reading of the steady clock
}

// A reading is late if it is more than due after the reading before, in milliseconds of the steady
// clock. Browsers wake a hidden page once a second, with up to a second's delay. A difference of
// the clocks below slip is not a correction.
const due, slip = 2500, 50

// read compares readings of both clocks, in milliseconds. It returns the milliseconds by which the
// device's clock was set since the last reading.
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

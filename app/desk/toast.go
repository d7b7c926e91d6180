package desk

// SaysOffline reports whether the page says now that the app starts without a network.
func (d *Desk) SaysOffline() bool { return d.toast != 0 }

// ToastTime is for how long, in milliseconds, the page says that the app starts without a
// network.
const ToastTime = 6000

// SayOffline says, once, that the app starts without a network from now on. It waits
// for a game of the player's own without a dialog, so that it does not drown out a lesson.
func (d *Desk) SayOffline() {
	if _, own := d.Own(); !d.toastDue || !own || d.Dialog != NoDialog {
		return
	}
	d.toastDue, d.Flags.Offline = false, true
	d.toast = d.NextID()
	d.Do(Wait{d.toast, ToastTime})
}

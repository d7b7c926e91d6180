package desk

// SaysOffline reports whether the "works offline" toast is shown.
func (d *Desk) SaysOffline() bool { return d.toast != 0 }

// ToastTime is the time for which that toast is shown, in milliseconds.
const ToastTime = 6000

// SayOffline shows the "works offline" toast once. It waits for one of the player's own games
// without a dialog, so that the announcement does not interrupt a lesson.
func (d *Desk) SayOffline() {
	if _, own := d.Own(); !d.toastDue || !own || d.Dialog != NoDialog {
		return
	}
	d.toastDue, d.Flags.Offline = false, true
	d.toast = d.NextID()
	d.Do(Wait{d.toast, ToastTime})
}

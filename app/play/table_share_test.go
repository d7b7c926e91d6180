package play

import "testing"

// What could not be copied or shared is shown, to be copied by hand; the share sheet is not offered again where it was refused.
func TestCopiedByHand(t *testing.T) {
	m, _ := begin(Loaded{Now: today, Device: Device{Share: true}})
	m, _ = Update(m, Copied{Text: "abc"})
	if m.Dialog != HandDialog || m.ByHand != "abc" || m.Notice.Kind != CopyFailed {
		t.Errorf("after copying in vain: dialog %q with %q, notice %v", m.Dialog, m.ByHand, m.Notice)
	}
	if m, _ = Update(m, Copied{OK: true}); m.Dialog != NoDialog || m.Notice.Kind != LinkCopied {
		t.Errorf("after another try: dialog %q, notice %v", m.Dialog, m.Notice)
	}
	m, _ = Update(m, Unshared{Text: "abc"})
	if m.Dialog != HandDialog || m.Notice.Kind != ShareFailed || !m.Device.Share {
		t.Errorf("without an answer: dialog %q, notice %v, %v", m.Dialog, m.Notice, m.Device)
	}
	m, _ = Update(m, Open{LiveDialog})
	m, _ = Update(m, Unshared{Text: "abc", Refused: true})
	if m.Dialog != LiveDialog || m.Notice.Kind != ShareFailed || m.Device.Share {
		t.Errorf("refused: dialog %q, notice %v, %v", m.Dialog, m.Notice, m.Device)
	}
}

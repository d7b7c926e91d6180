package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// Phones, dictation and keyboards of other languages change the name of a hole. It is read all the
// same.
func TestEntryNames(t *testing.T) {
	for text, want := range map[string]string{
		"c5": "c5", "C5": "c5", " c 5 ": "c5", "c-5": "c5", "C.5.": "c5", "“c5”": "c5", "c,5": "c5", "c\u00a05": "c5", "c\u200b5": "c5", "C\t5\n": "c5",
		"ｃ５": "c5", "Ｃ５": "c5", "с5": "c5", "С5": "c5", "а4": "a4", "А4": "a4", "Е4": "e4", "В2": "b2", "Н1": "h1", "д4": "d4", "α4": "a4", "Ε4": "e4",
		"c٥": "c5", "c۵": "c5", "c५": "c5", "c๕": "c5", "a10": "a10", "a ١٠": "a10", "İ3": "i3", "I3": "i3", "ı3": "i3", "S": "s", " s.": "s",
		"": "", "…": "", "c five": "cfive",
	} {
		if got := entryName(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// An entry that cannot be read or played keeps the dialog open, with a message.
func TestEntryStays(t *testing.T) {
	m, _ := begin(Loaded{})
	setup := m.Setup
	setup.Opponent = game.PersonOpponent
	m, _ = act(m, Start{setup, 1})
	for _, c := range []struct {
		text string
		open bool
		kind desk.NoticeKind
	}{{"c five", true, desk.EntryUnread}, {"", true, desk.EntryUnread}, {"z9", true, desk.EntryUnread}, {"C 4.", false, desk.NoNotice}, {"c4", true, desk.IllegalHole}, {"s", false, desk.NoNotice}} {
		m, _ = act(m, Open{desk.KeysDialog})
		m, _ = act(m, Entry{c.text})
		if open := m.Dialog == desk.KeysDialog; open != c.open || m.Notice.Kind != c.kind {
			t.Errorf("after %q the dialog is open: %v, notice %v", c.text, open, m.Notice)
		}
	}
	if last := tableOf(m).Game.Position().Last(); last != tableOf(m).Game.Board().Hole("c4") || last == rules.NoHole {
		t.Errorf("the last marble is in %v", last)
	}
	m, _ = act(m, Open{desk.KeysDialog})
	m, _ = act(m, Entry{"c4"})
	if m, _ = act(m, desk.Close{}); m.Notice.Kind != desk.NoNotice {
		t.Errorf("after the dialog: %v", m.Notice)
	}
}

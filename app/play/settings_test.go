package play

import "testing"

// The address of a STUN server is kept as browsers take it. Anything else is refused, with words,
// and the one before stays.
func TestStunAddress(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "",
		"  ":                       "",
		"stun:example.org":         "stun:example.org",
		" stun:example.org:3478\n": "stun:example.org:3478",
		"stun.example.org:19302":   "stun:stun.example.org:19302",
		"stun:[2001:db8::1]:3478":  "stun:[2001:db8::1]:3478",
		"192.0.2.7":                "stun:192.0.2.7",
	} {
		m, _ := Update(New(), Loaded{Day: "2026-11-20"})
		settings := m.Settings
		settings.Stun = text
		if m, _ = Update(m, Set{settings}); m.Settings.Stun != want || m.Notice.Kind != NoNotice {
			t.Errorf("%q becomes %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
	}
	for _, text := range []string{"stun:", "turn:example.org", "https://example.org", "stun:exa mple.org", "stun::3478", "stun:example.org:", "stun:example.org:0",
		"stun:example.org:65536", "stun:[2001:db8::1", "stun:2001:db8::1", "[example.org]", "stun:example.org?transport=udp"} {
		m, _ := Update(New(), Loaded{Day: "2026-11-20"})
		settings := m.Settings
		settings.Stun = "stun:example.org"
		m, _ = Update(m, Set{settings})
		settings.Stun, settings.Sound = text, false
		m, _ = Update(m, Set{settings})
		if m.Settings.Stun != "stun:example.org" || m.Settings.Sound || m.Notice.Kind != BadStun {
			t.Errorf("%q becomes %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
		settings.Stun = ""
		if m, _ = Update(m, Set{settings}); m.Settings.Stun != "" || m.Notice.Kind != NoNotice {
			t.Errorf("after %q: %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
	}
}

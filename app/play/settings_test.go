package play

import (
	"maps"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/library"
)

// The address of a STUN server is kept in the form that browsers accept. Another text is refused
// with a message, and the earlier address stays.
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
		m, _ := act(New(), Loaded{})
		settings := m.Settings
		settings.Stun = text
		if m, _ = act(m, desk.Set{Settings: settings}); m.Settings.Stun != want || m.Notice.Kind != desk.NoNotice {
			t.Errorf("%q becomes %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
	}
	for _, text := range []string{"stun:", "turn:example.org", "https://example.org", "stun:exa mple.org", "stun::3478", "stun:example.org:", "stun:example.org:0",
		"stun:example.org:65536", "stun:[2001:db8::1", "stun:2001:db8::1", "[example.org]", "stun:example.org?transport=udp"} {
		m, _ := act(New(), Loaded{})
		settings := m.Settings
		settings.Stun = "stun:example.org"
		m, _ = act(m, desk.Set{Settings: settings})
		settings.Stun, settings.Sound = text, false
		m, _ = act(m, desk.Set{Settings: settings})
		if m.Settings.Stun != "stun:example.org" || m.Settings.Sound || m.Notice.Kind != desk.BadStun {
			t.Errorf("%q becomes %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
		settings.Stun = ""
		if m, _ = act(m, desk.Set{Settings: settings}); m.Settings.Stun != "" || m.Notice.Kind != desk.NoNotice {
			t.Errorf("after %q: %q, notice %d", text, m.Settings.Stun, m.Notice.Kind)
		}
	}
}

// The colour of First is only a setting. It is kept, and changes no game, link or import.
func TestTheOtherColourFirst(t *testing.T) {
	p := newPlace(t, map[string]string{library.HeadKey: old(oldRecords...)})
	tab := p.open(Loaded{})
	before, shared := maps.Clone(p.texts), gameOf(tab.m).Record().String()
	settings := tab.m.Settings
	settings.Reversed = true
	p.send(tab, desk.Set{Settings: settings})
	again := p.open(Loaded{})
	if again.m.Settings != settings || gameOf(again.m).Record().String() != shared {
		t.Errorf("comes back with %+v and %s", again.m.Settings, gameOf(again.m).Record())
	}
	for key, text := range before {
		if strings.HasPrefix(key, library.GamePrefix) && p.texts[key] != text {
			t.Errorf("%s was %s, now %s", key, text, p.texts[key])
		}
	}
	const link = "k1/b8tsSQDQdDSQTtQdsQT/md4f4f8h8a8/caf"
	p.send(again, Import{link})
	if got := gameOf(again.m).Record().String(); got != link {
		t.Errorf("the import gives %s", got)
	}
}

// The phrases of a language are fetched when it is chosen. Until they are available, or if they
// cannot be fetched, nothing else changes.
func TestChooseALanguage(t *testing.T) {
	m, effects := act(New(), Loaded{Speaks: []string{"cs", "en"}})
	wants := func(effects []desk.Effect, want library.Language) {
		t.Helper()
		got := library.Language("none")
		for _, e := range effects {
			if e, ok := e.(desk.FetchWords); ok {
				got = e.Language
			}
		}
		if got != want {
			t.Errorf("words of %s are fetched, want %s", got, want)
		}
	}
	wants(effects, library.AutoLanguage)
	choose := func(l library.Language) {
		t.Helper()
		settings := m.Settings
		settings.Language = l
		m, effects = act(m, desk.Set{Settings: settings})
		wants(effects, l)
	}
	answer := func(msg desk.WordsFetched, want library.Language, notice desk.NoticeKind) {
		t.Helper()
		if m, _ = act(m, msg); m.Settings.Language != want || m.Notice.Kind != notice {
			t.Errorf("after %+v: %s, notice %d", msg, m.Settings.Language, m.Notice.Kind)
		}
	}
	// At the start there is no other language.
	answer(desk.WordsFetched{Language: library.AutoLanguage, OK: false}, library.AutoLanguage, desk.WordsMissing)
	choose("de")
	choose("fr")
	answer(desk.WordsFetched{Language: "de", OK: false}, "fr", desk.NoNotice)
	answer(desk.WordsFetched{Language: "fr", OK: true}, "fr", desk.NoNotice)
	choose("tr")
	answer(desk.WordsFetched{Language: "tr", OK: false}, "fr", desk.WordsMissing)
	settings := m.Settings
	settings.Sound = false
	_, effects = act(m, desk.Set{Settings: settings})
	wants(effects, "none")
}

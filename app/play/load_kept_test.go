package play

import (
	"maps"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/table"
)

// The storage has no room for the last plies. The address still has them, and the same game
// continues from there.
func TestAddressAheadOfStorage(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{Seed: 1})
	setup := tab.m.Setup
	setup.Opponent = "analysis"
	p.send(tab, Start{setup, 1})
	play := func(plies int) {
		for range plies {
			p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
		}
	}
	play(4)
	p.send(tab, desk.Undo{})
	p.full = func(string) bool { return true }
	again := func() Model {
		m, _ := begin(Loaded{Stored: maps.Clone(p.texts), Fragment: tab.m.Address, ID: tab.m.HistoryID})
		if looked(m) || gameOf(m).ID != gameOf(tab.m).ID || gameOf(m).Players != gameOf(tab.m).Players || m.fragment() != tab.m.fragment() {
			t.Errorf("comes back as %s %s %v, not %s %s", gameOf(m).ID, m.fragment(), looked(m), gameOf(tab.m).ID, tab.m.fragment())
		}
		return m
	}
	if m := again(); gameOf(m).Record().Len() != gameOf(tab.m).Record().Len() {
		t.Errorf("the move taken back cannot be played again: %v", gameOf(m).Record())
	}
	p.send(tab, desk.Redo{})
	play(3)
	again()
}

// A page that was closed in mid-move is reopened without its history. Its address is a ply or two
// behind, or empty. The player's own game continues.
func TestAddressBehindStorage(t *testing.T) {
	for before := range 3 {
		for since := range 4 {
			p := newPlace(t, nil)
			tab := p.open(Loaded{Seed: 1})
			p.send(tab, Start{tab.m.Setup, 1})
			own := tableOf(tab.m)
			own.Game.Players = game.Players{}
			tab.m.Put(own)
			play := func(plies int) {
				for range plies {
					p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
				}
			}
			play(before)
			address := tab.m.fragment()
			play(since)
			m, _ := begin(Loaded{Stored: maps.Clone(p.texts), Fragment: address})
			if own := !looked(m) && gameOf(m).ID == gameOf(tab.m).ID; own != (since <= 2) {
				t.Errorf("%d plies and %d more: comes back as its own game %v", before, since, own)
			}
			if before == 0 {
				continue
			}
			// A link to the same game is only viewed, and still is after a reload.
			p.send(tab, Navigated{Fragment: address})
			m, _ = begin(Loaded{Stored: maps.Clone(p.texts), Fragment: tab.m.Address, ID: tab.m.HistoryID})
			if looked(m) != looked(tab.m) || m.fragment() != tab.m.fragment() {
				t.Errorf("%d plies and %d more: a link, loaded again, is looked at %v and shows %s, not %v and %s",
					before, since, looked(m), m.fragment(), looked(tab.m), tab.m.fragment())
			}
		}
	}
}

// Fields that a migrated text lacks get their defaults.
func TestMigratedDefaults(t *testing.T) {
	p := newPlace(t, map[string]string{library.HeadKey: `{"v":1,"game":{"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"},"settings":{"Theme":"dark"}}`})
	want := New().Settings
	want.Theme = "dark"
	if tab := p.open(Loaded{}); tab.m.Settings != want || tab.m.Setup != New().Setup {
		t.Errorf("%+v, %+v", tab.m.Settings, tab.m.Setup)
	}
}

// A reloaded page shows the same as before, on every screen.
func TestLoadedAgainShowsTheSame(t *testing.T) {
	for seed := range tries(uint64(60)) {
		p, tab, next := alone(t, seed)
		for range 150 {
			msg := randomMsg(tab.m, next)
			if p.send(tab, msg); desk.TraitsOf(msg)&desk.Fleeting != 0 || gameOf(tab.m).Variation() {
				continue
			}
			m := tab.m
			again, _ := begin(Loaded{Stored: maps.Clone(p.texts), Fragment: m.Address, ID: m.HistoryID})
			if again.Screen().Name() != m.Screen().Name() || again.fragment() != m.fragment() || looked(again) != looked(m) || gameOf(again).ID != gameOf(m).ID && m.Screen().Name() == table.TableScreen {
				t.Fatalf("seed %d: after %#v loaded again shows %s %s %q %v, not %s %s %q %v", seed, msg,
					again.Screen().Name(), again.fragment(), gameOf(again).ID, looked(again), m.Screen().Name(), m.fragment(), gameOf(m).ID, looked(m))
			}
		}
	}
}

// The loaded state is shown before anything is written and before the address is set. Nothing is
// lost if the player is faster.
func TestShownBeforeKept(t *testing.T) {
	writes := func(effects []desk.Effect) (n int) {
		for _, e := range effects {
			if _, ok := e.(desk.Write); ok {
				n++
			}
		}
		return n
	}
	address := func(effects []desk.Effect) (found desk.Address) {
		for _, e := range effects {
			if a, ok := e.(desk.Address); ok {
				found = a
			}
		}
		return found
	}
	m, effects := act(New(), Loaded{})
	if n := writes(effects); n > 0 || address(effects) != (desk.Address{}) {
		t.Errorf("%d writes come with Loaded, and the address %q", n, address(effects).Fragment)
	}
	if _, effects := act(m, Shown{}); address(effects) != (desk.Address{Fragment: m.fragment(), ID: gameOf(m).ID, Push: false}) {
		t.Errorf("with Shown comes the address %#v", address(effects))
	}
	if _, effects := act(m, Shown{}); writes(effects) != 2 {
		t.Errorf("%d writes come with Shown, want the game and the head", writes(effects))
	}
	m, effects = act(m, desk.Press{Hole: gameOf(m).Position().Legal().First()})
	if writes(effects) != 2 {
		t.Errorf("%d writes come with a press before Shown, want the game and the head", writes(effects))
	}
	if _, effects := act(m, Shown{}); writes(effects) > 0 {
		t.Error("Shown writes again")
	}
}

// The journal restores texts that storage has lost, and nothing else. It ignores its unreadable
// texts. An unreadable text that it replaces is kept under another key.
func TestJournal(t *testing.T) {
	const saved = library.GamePrefix + "a"
	m, _ := begin(Loaded{})
	setup := m.Setup
	setup.Opponent = game.PersonOpponent
	m, _ = act(m, Start{setup, 1})
	m, _ = act(m, desk.Press{Hole: legal(m)[0]})
	older := game.Pack(tableOf(m).Game)
	m, _ = act(m, desk.Press{Hole: legal(m)[0]})
	newer := game.Pack(tableOf(m).Game)
	m.Settings.Theme, m.Recent = "dark", []string{"a"}
	dark, earlier := json.Encode(m.Head()), old(tableOf(m).Game.Record().String())
	for name, c := range map[string]struct {
		stored, journal, want map[string]string
	}{
		"ahead":                  {map[string]string{library.HeadKey: headOf("a"), saved: older}, map[string]string{saved: newer}, map[string]string{saved: newer}},
		"equal":                  {map[string]string{library.HeadKey: headOf("a"), saved: newer}, map[string]string{saved: newer}, map[string]string{saved: newer}},
		"all was lost":           {nil, map[string]string{library.HeadKey: dark, saved: newer}, map[string]string{library.HeadKey: dark, saved: newer}},
		"removed":                {map[string]string{library.HeadKey: headOf("a"), saved: older, library.GamePrefix + "b": older}, map[string]string{library.GamePrefix + "b": ""}, map[string]string{saved: older, library.GamePrefix + "b": ""}},
		"unreadable":             {map[string]string{library.HeadKey: headOf("a"), saved: older}, map[string]string{saved: "rubbish", library.HeadKey: "rubbish"}, map[string]string{saved: older, library.HeadKey: headOf("a")}},
		"newer schema":           {map[string]string{library.HeadKey: headOf("a"), saved: older}, map[string]string{saved: `{"v":99}`, library.HeadKey: `{"v":99}`}, map[string]string{saved: older, library.HeadKey: headOf("a")}},
		"over an unreadable":     {map[string]string{library.HeadKey: headOf("a"), saved: "rubbish"}, map[string]string{saved: newer}, map[string]string{saved: newer, library.UnreadKey("rubbish"): "rubbish"}},
		"unreadable and removed": {map[string]string{library.HeadKey: headOf("a"), saved: "rubbish"}, map[string]string{saved: ""}, map[string]string{saved: "", library.UnreadKey("rubbish"): ""}},
		"over a newer head":      {map[string]string{library.HeadKey: `{"v":99}`}, map[string]string{library.HeadKey: dark}, map[string]string{library.HeadKey: dark, library.UnreadKey(`{"v":99}`): `{"v":99}`}},
		"over the schema before": {map[string]string{library.HeadKey: earlier}, map[string]string{library.HeadKey: dark, saved: newer},
			map[string]string{library.HeadKey: dark, saved: newer}},
	} {
		m := New()
		m.Kept, _, _ = library.Open(c.stored, c.journal, false, m.Head())
		for key, want := range c.want {
			if got := m.Kept.Text(key); got != want {
				t.Errorf("%s: under %s %s, want %s", name, key, got, want)
			}
		}
		there := m.Kept.All()
		_, writes := m.Kept.Due()
		for _, due := range writes {
			if there[due.Key] = due.Was; due.Was == "" {
				delete(there, due.Key)
			}
		}
		if !maps.Equal(there, c.stored) {
			t.Errorf("%s: the disk is said to hold %v", name, there)
		}
	}
}

// Texts that the journal has restored are written to storage automatically.
func TestJournalIsStored(t *testing.T) {
	p := newPlace(t, nil)
	first := p.open(Loaded{})
	setup := first.m.Setup
	setup.Opponent = game.PersonOpponent
	p.send(first, Start{setup, 1})
	p.send(first, desk.Press{Hole: legal(first.m)[0]})
	before := maps.Clone(p.texts)
	p.send(first, desk.Press{Hole: legal(first.m)[0]})
	after := maps.Clone(p.texts)
	p.texts = before
	again := p.open(Loaded{Journal: after})
	if got, want := gameOf(again.m).Record().String(), gameOf(first.m).Record().String(); got != want {
		t.Errorf("%s comes back, was %s", got, want)
	}
	if key := library.GamePrefix + gameOf(first.m).ID; p.texts[key] != after[key] {
		t.Errorf("stored is %s, was %s", p.texts[key], after[key])
	}
}

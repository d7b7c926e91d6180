package play

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
)

// The program can be killed between any two writes of a message. Every earlier text is then in its
// old or new state, and nothing is there twice.
func TestKilledBetweenTwoWrites(t *testing.T) {
	for seed := range tries(uint64(40)) {
		p, tab, next := alone(t, seed)
		for range 150 {
			msg := randomMsg(tab.m, next)
			before, set := maps.Clone(p.texts), tab.m.Settings
			m, effects := act(tab.m, msg)
			p.send(tab, msg)
			cut(t, before, p.texts, effects, func(stored map[string]string) {
				again, _ := begin(Loaded{Stored: stored, ID: gameOf(m).ID, Fragment: m.Address})
				if again.Settings != set && again.Settings != m.Settings {
					t.Fatalf("seed %d: after %#v the settings are %+v", seed, msg, again.Settings)
				}
				if own := stored[library.GamePrefix+gameOf(m).ID]; !looked(m) && own != "" && own == p.texts[library.GamePrefix+gameOf(m).ID] && gameOf(again).ID != gameOf(m).ID {
					t.Fatalf("seed %d: after %#v %s is shown, not %s", seed, msg, gameOf(again).ID, gameOf(m).ID)
				}
			})
		}
	}
}

// cut stores more and more of the writes among effects, and checks that every game of before and
// after is stored.
func cut(t *testing.T, before, after map[string]string, effects []desk.Effect, look func(stored map[string]string)) {
	t.Helper()
	was, is := gamesIn(before), gamesIn(after)
	stored := before
	for _, e := range effects {
		w, ok := e.(desk.Write)
		if !ok {
			continue
		}
		stored = maps.Clone(stored)
		if stored[w.Key] = w.Text; w.Text == "" {
			delete(stored, w.Key)
		}
		games := gamesIn(stored)
		for id, g := range was {
			if _, stays := is[id]; stays && games[id].Record().IsZero() {
				t.Fatalf("killed after the write of %s, game %s (%v) is gone", w.Key, id, g.Record())
			}
		}
		for id, g := range games {
			if a, b := was[id], is[id]; game.Pack(g) != pack2(a) && game.Pack(g) != pack2(b) {
				t.Fatalf("killed after the write of %s, game %s is %v, was %v, should be %v", w.Key, id, g, a, b)
			}
		}
		look(stored)
	}
}

// pack2 returns pack of a game, or "" for no game.
func pack2(g game.Game) string {
	if !g.Exists() {
		return ""
	}
	return game.Pack(g)
}

// old returns a head of the first schema, with all games under one key.
func old(records ...string) string {
	games := make([]string, len(records))
	for i, r := range records {
		games[i] = fmt.Sprintf(`{"record":%q,"live":99,"levels":[0,%d],"edition":"basic","origin":{"Board":"sheet","Seed":0,"Sheet":"square","Day":""},"seed":"%d"}`, r, i%9, i)
	}
	setup, settings := json.Encode(New().Setup), json.Encode(New().Settings)
	return fmt.Sprintf(`{"v":1,"game":%s,"others":[%s],"setup":%s,"settings":%s}`,
		games[0], strings.Join(games[1:], ","), setup, strings.Replace(settings, "auto", "dark", 1))
}

var oldRecords = []string{
	"k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv",
	"k1/b8ttDQQssQsDDQdstQT/md4/c00", // damaged
	"k1/b08sQQ4T1tStdQQDtQS1sd1D/rtse/mf6f3b3c3g3j3/xr1/v3d3d8d4/clb", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv",
}

// If a migration from the first schema stops at any write, the next start repeats it with the same
// outcome.
func TestKilledInMigration(t *testing.T) {
	before := map[string]string{library.HeadKey: old(oldRecords...)}
	m, effects := begin(Loaded{Stored: maps.Clone(before)})
	whole := maps.Clone(m.Kept.All())
	if got := len(m.Kept.Played()); got != 5 {
		t.Errorf("%d games are kept, want 5", got)
	}
	if m.Settings.Theme != "dark" || gameOf(m).Record().String() != oldRecords[0] {
		t.Errorf("%+v, %v", m.Settings, gameOf(m).Record())
	}
	stored := before
	for n := 0; ; n++ {
		p := newPlace(t, stored)
		p.open(Loaded{})
		if !maps.Equal(p.texts, whole) {
			t.Fatalf("cut off after %d writes, then started again:\n%v\nnot\n%v", n, p.texts, whole)
		}
		if n == len(effects) {
			break
		}
		if w, ok := effects[n].(desk.Write); ok {
			stored = maps.Clone(stored)
			stored[w.Key] = w.Text
		}
	}
}

// A full storage loses nothing. No write removes a text before an earlier write has stored it
// elsewhere.
func TestMigrationIntoFullStorage(t *testing.T) {
	for name, full := range map[string]func(key string) bool{
		"no game": func(key string) bool { return strings.HasPrefix(key, library.GamePrefix) },
		"no copy": func(key string) bool { return strings.HasPrefix(key, library.UnreadPrefix) },
		"all games but one": func() func(key string) bool {
			n := 0
			return func(key string) bool { n++; return strings.HasPrefix(key, library.GamePrefix) && n > 1 }
		}(),
		"no head": func(key string) bool { return key == library.HeadKey },
	} {
		t.Run(name, func(t *testing.T) {
			records := slices.Clone(oldRecords)
			records[0], records[2] = records[2], records[0] // the game shown is damaged
			p := newPlace(t, map[string]string{library.HeadKey: old(records...)})
			p.full = full
			tab := p.open(Loaded{})
			if !tab.m.Unsaved || tab.m.Notice.Kind != desk.StorageFailed {
				t.Errorf("nothing is said: %v", tab.m.Notice.Kind)
			}
			p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
			p.send(tab, desk.Set{Settings: tab.m.Settings})
			if got := len(gamesIn(p.texts)); got < 5 {
				t.Errorf("another tab finds %d games", got)
			}
			p.full = nil
			p.send(tab, desk.Set{Settings: tab.m.Settings})
			if tab.m.Unsaved || !maps.Equal(p.texts, tab.m.Kept.All()) {
				t.Errorf("when there is room, unsaved %v, stored %v", tab.m.Unsaved, p.texts)
			}
		})
	}
}

// An unreadable text under one of our keys stays, is reported, and can be copied. The game goes on
// and is stored.
func TestUnreadableTexts(t *testing.T) {
	g := gameOf(New())
	g.Tree, _ = g.Played(9)
	good := game.Pack(g)
	half := strings.Replace(good, "/m", "/mc2", 1)
	newer := `{"v":9,"record":"k9/zz"}`
	for _, c := range []struct {
		name   string
		stored map[string]string
		notice desk.NoticeKind
	}{
		{"rubbish", map[string]string{library.HeadKey: "{"}, desk.SavedUnread},
		{"null", map[string]string{library.HeadKey: "null"}, desk.SavedUnread},
		{"a list", map[string]string{library.HeadKey: "[]"}, desk.SavedUnread},
		{"another program's", map[string]string{library.HeadKey: `{"theme":"dark"}`}, desk.SavedUnread},
		{"half a head", map[string]string{library.HeadKey: json.Encode(ptr(New()).Head())[:60]}, desk.SavedUnread},
		{"wrong types", map[string]string{library.HeadKey: `{"v":2,"recent":"x","setup":[],"settings":1}`}, desk.SavedUnread},
		{"newer", map[string]string{library.HeadKey: `{"v":3,"recent":[]}`}, desk.SavedUnread},
		{"a head and a game beside", map[string]string{library.HeadKey: "{", library.GamePrefix + "a": good}, desk.SavedUnread},
		{"a game", map[string]string{library.HeadKey: headOf("a"), library.GamePrefix + "a": "rubbish"}, desk.SavedUnread},
		{"a game of two", map[string]string{library.HeadKey: headOf("a", "b"), library.GamePrefix + "a": "{}", library.GamePrefix + "b": good}, desk.SavedUnread},
		{"a newer game", map[string]string{library.HeadKey: headOf("a"), library.GamePrefix + "a": newer}, desk.SavedUnread},
		{"a newer game of two", map[string]string{library.HeadKey: headOf("a", "b"), library.GamePrefix + "a": newer, library.GamePrefix + "b": good}, desk.SavedUnread},
		{"half a game", map[string]string{library.HeadKey: headOf("a"), library.GamePrefix + "a": half}, desk.SavedUnread},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPlace(t, c.stored)
			tab := p.open(Loaded{})
			if got := tab.m.Notice.Kind; got != c.notice || tab.m.Notice.Text == "" {
				t.Errorf("the notice is %d, %q", got, tab.m.Notice.Text)
			}
			p.send(tab, Start{tab.m.Setup, 7})
			p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
			p.send(tab, Start{tab.m.Setup, 8})
			for key, text := range c.stored {
				if !slices.Contains(slices.Collect(maps.Values(p.texts)), text) && !strings.HasPrefix(text, `{"v":2,"recent":["`) {
					t.Errorf("%s is gone: %s", key, text)
				}
			}
			if again := p.open(Loaded{}); !slices.Contains(again.m.Recent, gameOf(tab.m).ID) && len(again.m.Kept.Played()) == 0 {
				t.Error("the game played after it is not kept")
			}
			p.send(tab, Open{desk.LibraryDialog})
			if again := New().Settings; tab.m.Settings != again {
				t.Errorf("the settings are %+v", tab.m.Settings)
			}
		})
	}
}

func headOf(ids ...string) string {
	m := New()
	m.Recent = ids
	return json.Encode(m.Head())
}

// Storage fails from the start, after some writes, for some keys or now and then. The game goes on,
// and stored texts stay readable. When storage works again, everything is stored.
func TestStorageThatFails(t *testing.T) {
	for seed := range tries(uint64(60)) {
		p, tab, next := alone(t, seed)
		faults := []func(key string) bool{
			func(string) bool { return true },
			func() func(string) bool { n := next(20); return func(string) bool { n--; return n < 0 } }(),
			func(key string) bool { return strings.HasPrefix(key, library.GamePrefix) },
			func(key string) bool { return key == library.HeadKey },
			func(string) bool { return next(3) == 0 },
		}
		fault := faults[int(seed)%len(faults)]
		p.full = func(key string) bool { return fault(key) }
		for range 120 {
			msg := randomMsg(tab.m, next)
			if _, ok := msg.(desk.Stored); ok {
				continue // the storage answers itself
			}
			ply, said := gameOf(tab.m).Record().Len(), tab.m.Unsaved
			p.send(tab, msg)
			if _, played := msg.(desk.Press); played && tab.m.Notice.Kind == desk.CopyKept {
				t.Fatalf("seed %d: with one tab, another is said to have played after ply %d", seed, ply)
			}
			behind := desk.TraitsOf(msg)&desk.Fleeting == 0 && !maps.Equal(p.texts, tab.m.Kept.All())
			if behind && !tab.m.Unsaved {
				t.Fatalf("seed %d: after %#v it is not said that saving fails", seed, msg)
			}
			if tab.m.Unsaved && !said && tab.m.Notice.Kind != desk.StorageFailed {
				t.Fatalf("seed %d: after %#v the notice is %d", seed, msg, tab.m.Notice.Kind)
			}
		}
		p.full = nil
		p.send(tab, Open{desk.MoreDialog})
		if tab.m.Unsaved || !maps.Equal(p.texts, tab.m.Kept.All()) {
			t.Fatalf("seed %d: it works again, and unsaved is %v, stored\n%v\nwanted\n%v", seed, tab.m.Unsaved, p.texts, tab.m.Kept.All())
		}
	}
}

// Storage returns other texts than it was given. The program goes on, reports that it cannot save,
// and stores everything when storage works again.
func TestStorageThatReadsRubbish(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
	p.blurs = true
	for range 3 {
		p.send(tab, Start{tab.m.Setup, 3})
		p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
	}
	if !tab.m.Unsaved {
		t.Error("it does not say that it stores nothing")
	}
	p.blurs = false
	p.send(tab, Open{desk.MoreDialog})
	if got := p.texts[library.GamePrefix+gameOf(tab.m).ID]; tab.m.Unsaved || got != game.Pack(gameOf(tab.m)) {
		t.Errorf("unsaved %v, stored %s", tab.m.Unsaved, got)
	}
}

// The whole storage is cleared while the program runs. The program restores it with its next write,
// or at once if it gets an event.
func TestClearedStorage(t *testing.T) {
	for _, heard := range []bool{false, true} {
		p := newPlace(t, map[string]string{library.HeadKey: old(oldRecords...)})
		tab := p.open(Loaded{})
		set := tab.m.Settings
		set.Marbles = "safe"
		p.send(tab, desk.Set{Settings: set})
		clear(p.texts)
		if heard {
			p.send(tab, Changed{})
		} else {
			p.send(tab, desk.Press{Hole: gameOf(tab.m).Position().Legal().First()})
		}
		if got := gamesIn(p.texts); len(got) != 5 || pack2(got[gameOf(tab.m).ID]) != game.Pack(gameOf(tab.m)) {
			t.Errorf("heard %v: %d games are stored", heard, len(got))
		}
		if again := p.open(Loaded{}); again.m.Settings != set || gameOf(again.m).ID != gameOf(tab.m).ID {
			t.Errorf("heard %v: comes back with %+v", heard, again.m.Settings)
		}
	}
}

// Saving works again as soon as no write fails, even if another tab has stored a text first.
func TestSavingWorksAgain(t *testing.T) {
	foreign, full := library.Failure{Key: library.GamePrefix + "a", Now: "{}", Foreign: true}, library.Failure{Key: library.GamePrefix + "b"}
	for _, c := range []struct {
		unsaved  bool
		failures []library.Failure
		want     []desk.Msg
	}{
		{false, nil, nil},
		{true, nil, []desk.Msg{desk.Stored{OK: true}}},
		{false, []library.Failure{foreign}, []desk.Msg{Changed{foreign.Key, "{}", true}}},
		{true, []library.Failure{foreign}, []desk.Msg{Changed{foreign.Key, "{}", true}, desk.Stored{OK: true}}},
		{true, []library.Failure{foreign, full}, []desk.Msg{Changed{foreign.Key, "{}", true}, desk.Stored{Key: full.Key}}},
	} {
		m := New()
		m.Unsaved = c.unsaved
		if got := m.saved(c.failures, false); !slices.Equal(got, c.want) {
			t.Errorf("unsaved %v, %v: %v, want %v", c.unsaved, c.failures, got, c.want)
		}
	}
}

package play

import (
	std "encoding/json"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/course"
	"kulami/app/screen/table"
	"kulami/rules"
)

// Storage, a backup or another program can have values that the app never stores. Each such value
// is replaced by a valid one, and nothing else is lost.
func TestStoredValuesOutOfRange(t *testing.T) {
	with := func(change func(h map[string]any)) string {
		h := map[string]any{}
		if err := std.Unmarshal([]byte(json.Encode(ptr(New()).Head())), &h); err != nil {
			t.Fatal(err)
		}
		change(h)
		text, err := std.Marshal(h)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	setup := func(key string, value any) string {
		return with(func(h map[string]any) { h["setup"].(map[string]any)[key] = value })
	}
	settings := func(key string, value any) string {
		return with(func(h map[string]any) {
			h["settings"].(map[string]any)[key] = value
			h["settings"].(map[string]any)["Sound"] = false
		})
	}
	for _, c := range []struct {
		key    string
		value  any
		become func(*game.Setup)
	}{
		{"Level", 9, func(s *game.Setup) { s.Level = 8 }}, {"Level", -1, func(s *game.Setup) { s.Level = 1 }}, {"Level", 0, func(s *game.Setup) { s.Level = 1 }},
		{"Adaptive", 34, func(s *game.Setup) { s.Adaptive = 34 }}, {"Adaptive", 99, func(s *game.Setup) { s.Adaptive = 80 }}, {"Adaptive", -3, func(s *game.Setup) { s.Adaptive = 10 }},
		{"Seed", -5, nil}, {"Seed", 1 << 40, func(s *game.Setup) { s.Seed = game.MaxSeed }}, {"Number", -1, nil},
		{"Opponent", "x", nil}, {"Starter", "", nil}, {"Edition", "x", nil}, {"House", "zz", nil}, {"Board", "x", nil},
		{"Symmetry", "x", nil}, {"Sheet", "x", nil}, {"Opening", "x", nil},
	} {
		want := New().Setup
		if c.become != nil {
			c.become(&want)
		}
		p := newPlace(t, map[string]string{library.HeadKey: setup(c.key, c.value)})
		if tab := p.open(Loaded{}); tab.m.Setup != want {
			t.Errorf("%s %v: %+v, want %+v", c.key, c.value, tab.m.Setup, want)
		}
	}
	for text, want := range map[string]library.StormRun{
		`{"ends":-1,"solved":-2,"missed":-3,"best":-4}`:           {},
		`{"seed":7,"ends":1800000000,"solved":"x","best":12}`:     {Seed: 7, Ends: 1_800_000_000, Best: 12},
		`{"seed":"x","ends":1800000000,"over":true,"solved":1}`:   {Ends: 1_800_000_000, Over: true, Solved: 1},
		`{"seed":7,"ends":1800000000,"best":1,"new":{"field":1}}`: {Seed: 7, Ends: 1_800_000_000, Best: 1},
	} {
		p := newPlace(t, map[string]string{library.HeadKey: with(func(h map[string]any) { h["storm"] = std.RawMessage(text) })})
		if tab := p.open(Loaded{}); tab.m.Storm != want {
			t.Errorf("%s\nbecame %+v", text, tab.m.Storm)
		}
	}
	want := New().Settings
	want.Sound = false
	for _, text := range []string{
		settings("Theme", "x"), settings("Marbles", ""), settings("Pace", "x"), settings("Wood", "x"), settings("Values", "x"), settings("Language", "../x"), settings("Language", strings.Repeat("x", 99)),
	} {
		p := newPlace(t, map[string]string{library.HeadKey: text})
		if tab := p.open(Loaded{}); tab.m.Settings != want {
			t.Errorf("%s\nbecame %+v", text, tab.m.Settings)
		}
	}
}

// Of a field with a wrong type only that field is lost. The text is kept and reported.
func TestStoredFieldsOfAnotherType(t *testing.T) {
	text := `{"v":2,"recent":["a"],"setup":{"Level":"x","Opponent":"person"},"settings":{"Theme":7,"Confirm":"yes","Sound":false,"Wood":"dark"}}`
	saved := `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/c3h","live":"x","levels":[0,3],"edition":5,"name":"mine","seed":"1"}`
	p := newPlace(t, map[string]string{library.HeadKey: text, library.GamePrefix + "a": saved})
	tab := p.open(Loaded{})
	setup, settings := New().Setup, New().Settings
	setup.Opponent = game.PersonOpponent
	settings.Sound, settings.Wood = false, library.DarkWood
	if m := tab.m; m.Setup != setup || m.Settings != settings || m.Notice.Kind != desk.SavedUnread {
		t.Errorf("%+v %+v, notice %d", m.Setup, m.Settings, m.Notice.Kind)
	}
	if g := gameOf(tab.m); g.ID != "a" || g.Name != "mine" || g.Live() != 1 || g.Players != game.AgainstComputer(rules.Second, 3) {
		t.Errorf("%+v", g)
	}
	p.send(tab, desk.Set{Settings: settings})
	for _, was := range []string{text, saved} {
		if p.texts[library.UnreadKey(was)] != was {
			t.Errorf("it is not kept: %s", was)
		}
	}
}

// This also holds for a head of the first format. Its readable fields are converted to the present
// format, and the text itself is kept.
func TestDamagedHeadsOfTheFirstFormat(t *testing.T) {
	whole := old("k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	for name, change := range map[string][2]string{
		"half a surrogate pair":    {`"edition":"basic"`, "\"edition\":\"\xed\xa0\x80\""},
		"a field of another type":  {`"Confirm":false`, `"Confirm":"yes"`},
		"a game of another type":   {`"others":[`, `"others":[7,`},
		"a number that is too big": {`"live":99`, `"live":1e99`},
	} {
		text := strings.Replace(whole, change[0], change[1], 1)
		if text == whole {
			t.Fatalf("%s: nothing is changed", name)
		}
		p := newPlace(t, map[string]string{library.HeadKey: text})
		tab := p.open(Loaded{})
		if p.texts[library.UnreadKey(text)] != text || tab.m.Notice.Kind != desk.SavedUnread {
			t.Errorf("%s: kept %q, notice %d", name, p.texts[library.UnreadKey(text)], tab.m.Notice.Kind)
		}
		if n := len(gamesIn(p.texts)); n != 2 || tab.m.Settings.Theme != library.DarkTheme {
			t.Errorf("%s: %d games, theme %s", name, n, tab.m.Settings.Theme)
		}
	}
}

// The start time of a stored game can be any number.
func TestStoredTimesOutOfRange(t *testing.T) {
	for _, began := range []string{"1000000000000000", "-1", "9223372036854775807"} {
		text := `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/cr0","began":` + began + `,"touched":` + began + `,"levels":[0,99],"seed":"1"}`
		g, _ := game.Unpack("a", text)
		if g.Began != 0 || g.Touched != 0 || g.Players.Seats()[1].Level != 8 {
			t.Errorf("%s: began %d, touched %d, players %v", began, g.Began, g.Touched, g.Players)
		}
	}
}

// A link to the position of a lesson opens the game of the link.
func TestLinkEqualToALesson(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	p.send(tab, Learn{})
	p.send(tab, Navigated{Fragment: course.Lessons[0].Record})
	if tab.m.Screen().Name() != table.TableScreen || !tableOf(tab.m).Linked {
		t.Errorf("the link opens %q, linked %v", tab.m.Screen(), tableOf(tab.m).Linked)
	}
}

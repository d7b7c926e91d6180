package play

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
)

// The states in testdata/stored were written by programs of each format. All have the same content:
// three games, one of them with a variation shown, and settings and a setup that differ from the
// defaults.
func TestEveryFormat(t *testing.T) {
	files, err := filepath.Glob("testdata/stored/schema-*.json")
	if err != nil || len(files) != game.Schema {
		t.Fatalf("%d files (%v), want one for each of %d formats", len(files), err, game.Schema)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			stored := map[string]string{}
			if err := json.Unmarshal(content, &stored); err != nil {
				t.Fatal(err)
			}
			p := newPlace(t, maps.Clone(stored))
			tab := p.open(Loaded{})
			if tab.m.Notice.Kind != desk.NoNotice {
				t.Errorf("the notice is %+v", tab.m.Notice)
			}
			checkFormat(t, tab.m)
			checkFormat(t, p.open(Loaded{}).m) // now in the present format
			if n := len(gamesIn(p.texts)); n != 3 {
				t.Errorf("%d games are stored", n)
			}
		})
	}
}

func checkFormat(t *testing.T, m Model) {
	t.Helper()
	settings := library.DefaultSettings
	settings.Theme, settings.Marbles, settings.Confirm = library.DarkTheme, library.Safe, true
	setup := game.DefaultSetup
	setup.Edition, setup.Opponent = "cs-2", game.PersonOpponent
	if m.Settings != settings || m.Setup != setup {
		t.Errorf("%+v, %+v", m.Settings, m.Setup)
	}
	want := []struct {
		record string
		name   string
		people bool
	}{
		{"k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", "", false},
		{"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "", true},
		{"k1/b08sQQ4T1tStdQQDtQS1sd1D/rtse/mf6f3b3c3g3j3/p3/xr1/v3d3d8d4/cp7", "Sunday", true},
	}
	if got := gameOf(m).Record().String(); got != want[0].record {
		t.Errorf("shown is %s", got)
	}
	for i, w := range want {
		if i >= len(m.Recent) {
			t.Fatalf("%d games are known", len(m.Recent))
		}
		g, err := game.Unpack(m.Recent[i], m.Kept.Text(library.GamePrefix+m.Recent[i]))
		if err != nil || g.Record().String() != w.record || g.Name != w.name || g.Players.People() != w.people {
			t.Errorf("game %d: %s %q %+v, %v", i, g.Record(), g.Name, g.Players, err)
		}
		if i == 2 && (!g.Variation() || g.Shown().Len() != 6 || g.Live() != 6) {
			t.Errorf("game %d shows no variation, but %v", i, g.Shown())
		}
	}
}

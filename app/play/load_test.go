package play

import (
	"fmt"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// manyGames returns a storage after years of use, with n games of one marble against the computer.
// It also returns the ids of the games, the last shown first.
func manyGames(t *testing.T, n int) (stored map[string]string, ids []string) {
	t.Helper()
	stored = map[string]string{}
	for i := range n {
		g, ok := game.New(game.Setup{Board: game.SquareBoard, Seed: i, Opponent: game.ComputerOpponent, Level: 1 + i%8}.Valid(game.DefaultSetup), "2026-11-20", uint64(i))
		if !ok {
			t.Fatal("no game")
		}
		g.ID, g.Touched = fmt.Sprintf("g%d", i), int64(n-i)
		g.Tree, _ = g.Played(g.Position().Legal().First())
		stored[library.GamePrefix+g.ID] = game.Pack(g)
		ids = append(ids, g.ID)
	}
	stored[library.HeadKey] = json.Encode(library.Head{Version: game.Schema, Recent: ids[:min(n, desk.MaxRecent)], Setup: game.DefaultSetup, Settings: library.DefaultSettings})
	return stored, ids
}

// games is the number of kept games in tests with many games.
const games = 60

// beginWithMany returns a function that opens a program with many games, their ids, and the game
// that was shown first of all.
func beginWithMany(t *testing.T) (begin func(Loaded) (*place, *tab), ids []string, last game.Game) {
	t.Helper()
	stored, ids := manyGames(t, games)
	last, _ = game.Unpack(ids[games-1], stored[library.GamePrefix+ids[games-1]])
	return func(msg Loaded) (*place, *tab) {
		p := newPlace(t, stored)
		p.tabs = []*tab{{}} // the second tab reads in parts
		return p, p.open(msg)
	}, ids, last
}

// With many kept games, the program begins with the games shown last. It reads the other games when
// the library, a link or a backup needs them.
func TestGamesAreReadWhenNeeded(t *testing.T) {
	begin, ids, last := beginWithMany(t)
	t.Run("start", func(t *testing.T) {
		_, tab := begin(Loaded{})
		if got := tab.m.OwnID(); got != ids[0] || !tab.m.Kept.Partly() {
			t.Errorf("%s is shown, want %s; read in part: %v", got, ids[0], tab.m.Kept.Partly())
		}
		if got := len(tab.m.Kept.All()); got != desk.MaxRecent+1 {
			t.Errorf("%d texts are read, want %d", got, desk.MaxRecent+1)
		}
	})
	for name, msg := range map[string]desk.Msg{
		"library": Open{desk.LibraryDialog}, "link": Navigated{Fragment: last.Shown().String()}, "backup": desk.Backup{}, "import": Import{last.Shown().String()},
	} {
		t.Run(name, func(t *testing.T) {
			p, tab := begin(Loaded{})
			p.send(tab, msg)
			if got := len(tab.m.Kept.All()); got != games+1 {
				t.Errorf("%d texts are read, want %d", got, games+1)
			}
			if name == "library" && len(tab.m.Library.Games) != games {
				t.Errorf("%d games are listed, want %d", len(tab.m.Library.Games), games)
			}
			if (name == "link" || name == "import") && tab.m.OwnID() != last.ID {
				t.Errorf("%q is shown, want %s", tab.m.OwnID(), last.ID)
			}
		})
	}
	t.Run("start with a link", func(t *testing.T) {
		_, tab := begin(Loaded{Fragment: last.Shown().String()})
		if got := tab.m.OwnID(); got != last.ID {
			t.Errorf("%q is shown, want %s", got, last.ID)
		}
	})
	t.Run("start without a readable head", func(t *testing.T) {
		p, _ := begin(Loaded{})
		p.texts[library.HeadKey] = "rubbish"
		p.tabs = p.tabs[:1]
		tab := p.open(Loaded{})
		p.send(tab, Open{desk.LibraryDialog})
		if got := len(tab.m.Library.Games); got != games {
			t.Errorf("%d games are listed, want %d", got, games)
		}
	})
	t.Run("a game that comes with a link becomes one's own", func(t *testing.T) {
		other := rules.NewRecord(rules.Deal(7, rules.Irregular), rules.Ruleset{})
		p, tab := begin(Loaded{})
		p.send(tab, Navigated{Fragment: other.String()})
		p.send(tab, desk.Press{Hole: legal(tab.m)[0]})
		if tab.m.OwnID() == "" || len(p.texts) != games+2 {
			t.Errorf("%q is shown, %d texts are stored", tab.m.OwnID(), len(p.texts))
		}
	})
}

// The progress counts all games, whichever way the Today screen is opened.
func TestProgressCountsAllGames(t *testing.T) {
	begin, _, _ := beginWithMany(t)
	for name, open := range map[string]func() (*place, *tab){
		"menu": func() (*place, *tab) {
			p, tab := begin(Loaded{})
			p.send(tab, desk.Visit{Screen: puzzles.PuzzlesScreen})
			return p, tab
		},
		"address": func() (*place, *tab) { return begin(Loaded{Fragment: "progress"}) },
		"navigated": func() (*place, *tab) {
			p, tab := begin(Loaded{})
			p.send(tab, Navigated{Fragment: "#progress"})
			return p, tab
		},
	} {
		p, tab := open()
		for tab.m.Library.Pending > 0 {
			p.send(tab, desk.ReadGames{})
		}
		v, ok := tab.m.Screen().(puzzles.Today)
		if !ok || !v.Progress.Counted() || len(tab.m.Library.Games) != games {
			t.Errorf("%s: %T is shown, of %d games", name, tab.m.Screen(), len(tab.m.Library.Games))
		}
	}
}

// Pruning keeps games with a name and the games shown last. All pruned games can be restored
// together.
func TestGamesArePruned(t *testing.T) {
	begin, _, last := beginWithMany(t)
	p, tab := begin(Loaded{})
	p.send(tab, Open{desk.LibraryDialog})
	p.send(tab, desk.Rename{ID: last.ID, Name: "kept"})
	p.send(tab, desk.PruneGames{})
	if got := len(p.texts); got != 1+desk.MaxRecent+1 || p.texts[library.GamePrefix+last.ID] == "" {
		t.Errorf("%d texts are stored, want the head, the games shown last, and the named one", got)
	}
	p.send(tab, desk.Undelete{})
	if got := len(p.texts); got != games+1 {
		t.Errorf("%d texts are stored after undoing, want %d", got, games+1)
	}
}

// The library keeps its order while its games are read.
func TestGamesAreReadAFewAtATime(t *testing.T) {
	begin, _, _ := beginWithMany(t)
	p, tab := begin(Loaded{})
	p.send(tab, Open{desk.LibraryDialog})
	pending := tab.m.Library.Pending
	if pending != games-20 {
		t.Errorf("%d games have still to be read, want %d", pending, games-20)
	}
	order := func() (ids []string) {
		for _, g := range tab.m.Library.Games {
			ids = append(ids, g.ID)
		}
		return ids
	}
	before := order()
	for tab.m.Library.Pending > 0 {
		p.send(tab, desk.ReadGames{})
		if now := tab.m.Library.Pending; now >= pending {
			t.Fatalf("%d games have still to be read, were %d", now, pending)
		} else {
			pending = now
		}
	}
	if !slices.Equal(before, order()) || len(tab.m.Library.Summaries()) != games {
		t.Error("the games are in another order when all have been read")
	}
}

// Games that are about to be visible are read first. The order of the list stays, and the other
// games are read one after the other.
func TestGamesAboutToBeSeenAreRead(t *testing.T) {
	begin, _, _ := beginWithMany(t)
	p, tab := begin(Loaded{})
	p.send(tab, Open{desk.LibraryDialog})
	before := tab.m.Library
	m, effects := act(tab.m, desk.ReadGames{From: 40, To: 45})
	for i, g := range m.Library.Games {
		if read := i < 20 || 40 <= i && i < 45; g.ID != before.Games[i].ID || (g.Summary != nil) != read {
			t.Errorf("in place %d is %s, read: %v", i, g.ID, g.Summary != nil)
		}
	}
	if m.Library.Pending != before.Pending-5 || hasReadOn(effects) {
		t.Errorf("%d are missing, before it were %d; reads on: %v", m.Library.Pending, before.Pending, hasReadOn(effects))
	}
	if _, effects = act(m, desk.ReadGames{}); !hasReadOn(effects) {
		t.Error("the others are not read")
	}
	for _, to := range []int{-1, 1000} {
		act(m, desk.ReadGames{From: -5, To: to})
		act(m, desk.ReadGames{From: 900, To: to})
	}
}

// A link opens if a count was shown last and there is no game.
func TestALinkOpensWhereACountWasShown(t *testing.T) {
	p, tab, _ := alone(t, 1)
	p.send(tab, desk.Visit{Screen: wooden.TallyScreen})
	p.send(tab, desk.Press{Hole: 3})
	delete(p.texts, library.HeadKey)
	m, _ := begin(Loaded{Stored: p.texts, Fragment: oldRecords[0]})
	if got := gameOf(m).Record().String(); got != oldRecords[0] {
		t.Errorf("%s is shown", got)
	}
}

// A marble costs the same work with any number of games.
func BenchmarkPressWithManyGames(b *testing.B) {
	for _, games := range []int{10, 5000} {
		b.Run(fmt.Sprint(games), func(b *testing.B) {
			stored, _ := manyGames(&testing.T{}, games)
			m, _ := begin(Loaded{Stored: stored})
			m, _ = act(m, Start{Setup: game.Setup{Opponent: game.PersonOpponent, Board: game.SquareBoard}.Valid(game.DefaultSetup), Seed: 1})
			for b.Loop() {
				act(m, desk.Press{Hole: legal(m)[0]})
			}
		})
	}
}

package play

import (
	"maps"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/wooden"
	"kulami/rules"
	"kulami/rules/engine"
)

// Two or three tabs perform random actions of players, and get each other's events late or at once.
// They never answer each other without end. After all events, a game that two tabs show is the same
// in both and in storage.
func TestTabsAgree(t *testing.T) {
	for seed := range tries(uint64(120)) {
		p := newPlace(t, nil)
		next := dice(seed)
		p.racy = seed >= tries(uint64(60))
		tabs := []*tab{p.open(Loaded{Seed: 1}), p.open(Loaded{Seed: 2})}
		if p.racy {
			p.settle()
			tabs = append(tabs, p.open(Loaded{Seed: 3}))
		}
		for range 200 {
			a := tabs[next(len(tabs))]
			if p.racy && next(3) != 0 {
				p.race(next)
				continue
			} else if next(3) == 0 {
				p.deliver(a)
				continue
			}
			msg := randomMsg(a.m, next)
			if _, ok := msg.(desk.Stored); ok {
				continue
			}
			p.send(a, msg)
		}
		p.settle()
		for _, one := range tabs[1:] {
			a, b := tabs[0].m, one.m
			if a.Settings != b.Settings {
				t.Fatalf("seed %d: the settings differ", seed)
			}
			if looked(a) || looked(b) || gameOf(a).ID != gameOf(b).ID {
				continue
			}
			if pa, pb := game.Pack(gameOf(a)), game.Pack(gameOf(b)); pa != pb {
				t.Fatalf("seed %d: the tabs show\n%s\n%s\nstored is\n%s", seed, pa, pb, p.texts[library.GamePrefix+gameOf(a).ID])
			}
		}
	}
}

// Two tabs that build boards keep one draft each, and do not overwrite each other's draft without
// end.
func TestTwoWorkshops(t *testing.T) {
	p := newPlace(t, nil)
	a, b := p.open(Loaded{Seed: 1}), p.open(Loaded{Seed: 2})
	for i, one := range []*tab{a, b} {
		p.send(one, desk.Visit{Screen: wooden.WorkshopScreen})
		p.send(one, wooden.Take{Worth: 6})
		p.send(one, wooden.PressCell{At: rules.Point{X: int8(i), Y: 9}})
	}
	p.settle()
	if a.m.Drafts.Draft == b.m.Drafts.Draft {
		t.Error("one tab has the draft of the other")
	}
}

// Two tabs show the streak, and one has a clock that was stopped. They do not overwrite each
// other's time mark without end.
func TestTwoClocks(t *testing.T) {
	p := newPlace(t, nil)
	for _, minute := range []int64{29_000_000, 29_010_000} {
		p.now = func() desk.Instant { return desk.Instant{Minute: minute, Date: "2025-02-19"} }
		one := p.open(Loaded{Seed: 1})
		p.send(one, desk.Visit{Screen: puzzles.PuzzlesScreen})
	}
	p.settle()
}

// Two people, or a person and the computer, play in two or three tabs at once. Every line of moves
// that was shown after a person's marble is in storage at the end. A notice was shown for every
// game that had to be kept apart.
func TestNoMarbleIsLostBetweenTabs(t *testing.T) {
	for seed := range tries(uint64(600)) {
		p := newPlace(t, nil)
		p.racy = seed >= tries(uint64(100))
		next := dice(seed)
		first := p.open(Loaded{Seed: 1})
		setup := first.m.Setup
		setup.Opponent = []game.Opponent{game.PersonOpponent, game.ComputerOpponent}[seed%2]
		p.send(first, Start{setup, seed})
		p.settle()
		tabs := []*tab{first, p.open(Loaded{Seed: 2})}
		if p.racy {
			p.settle()
			tabs = append(tabs, p.open(Loaded{Seed: 3}))
		}
		var played [][]rules.Hole
		for range 60 {
			a := tabs[next(len(tabs))]
			legal := legal(a.m)
			switch {
			case p.racy && next(4) != 0:
				p.race(next)
			case next(2) == 0 || len(legal) == 0:
				p.deliver(a)
			case a.m.Thinking():
				p.send(a, desk.Thought{ID: a.m.Question.ID, Info: engine.Info{Best: legal[next(len(legal))]}, Done: true})
			case !gameOf(a.m).Players.Seats()[gameOf(a.m).Position().Turn()].Computer():
				line := append(slices.Clone(gameOf(a.m).Record().Moves()), legal[next(len(legal))])
				p.send(a, desk.Press{Hole: line[len(line)-1]})
				played = append(played, line)
			}
		}
		p.settle()
		games := gamesIn(p.texts)
		for _, line := range played {
			if !slices.ContainsFunc(keys(games), func(id string) bool { return starts(games[id].Record().Moves(), line) }) {
				t.Fatalf("seed %d: %v is lost; %d games", seed, line, len(games))
			}
		}
		if len(games) > 1 && p.kept == 0 {
			t.Fatalf("seed %d: there are %d games, and nothing was said", seed, len(games))
		}
	}
}

func starts(moves, with []rules.Hole) bool {
	return len(with) <= len(moves) && slices.Equal(moves[:len(with)], with)
}

func keys(games map[string]game.Game) (ids []string) {
	for id := range games {
		ids = append(ids, id)
	}
	return ids
}

// Only the tab with the last move asks the computer.
func TestOneTabAsksTheComputer(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	b := p.open(Loaded{Seed: 2})
	p.send(a, desk.Press{Hole: gameOf(a.m).Position().Legal().First()})
	p.settle()
	if !a.m.Thinking() || b.m.Thinking() || gameOf(b.m).Live() != 1 {
		t.Errorf("asked here %v, there %v, at ply %d", a.m.Thinking(), b.m.Thinking(), gameOf(b.m).Live())
	}
	// The tab that asked is killed. The other tab asks when it becomes visible.
	p.tabs = []*tab{b}
	p.send(b, desk.Seen{Hidden: true})
	p.send(b, desk.Seen{})
	if !b.m.Thinking() {
		t.Error("no tab asks the computer any more")
	}
}

// A page that was frozen gets events for every stored text. A text that it could not store stays.
func TestAFrozenPageWithAFullStorage(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	p.send(a, Start{game.Setup{Opponent: game.PersonOpponent}.Valid(a.m.Setup), 2})
	p.send(a, desk.Press{Hole: legal(a.m)[0]})
	stored := maps.Clone(p.texts)
	p.full = func(string) bool { return true }
	p.send(a, desk.Press{Hole: legal(a.m)[0]})
	set := a.m.Settings
	set.Theme = library.DarkTheme
	p.send(a, desk.Set{Settings: set})
	for _, key := range slices.Sorted(maps.Keys(stored)) {
		p.send(a, Changed{Key: key, Text: stored[key]})
	}
	if g := gameOf(a.m); g.Live() != 2 || a.m.Settings != set || p.kept > 0 {
		t.Errorf("there is %s, with %+v", g.Record(), a.m.Settings)
	}
}

// Another tab has played at the same time in a game that was left here for another game. The
// marbles played here are kept.
func TestWhatWasPlayedInTheGameThatWasLeft(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	setup := a.m.Setup
	setup.Opponent = game.PersonOpponent
	p.send(a, Start{setup, 2})
	p.send(a, desk.Press{Hole: legal(a.m)[0]})
	left := gameOf(a.m)
	theirs := extended(t, left, 1)
	p.send(a, desk.Press{Hole: legal(a.m)[0]})
	line := gameOf(a.m).Record().Moves()
	p.send(a, Start{setup, 3})
	key, text := library.GamePrefix+left.ID, game.Pack(theirs)
	p.texts[key] = text
	p.send(a, Changed{Key: key, Text: text})
	if !slices.ContainsFunc(keys(gamesIn(p.texts)), func(id string) bool { return starts(gamesIn(p.texts)[id].Record().Moves(), line) }) || p.kept != 1 {
		t.Errorf("%v was lost: %v, %d kept", line, p.texts, p.kept)
	}
}

// Tabs with different games do not affect each other, and one tab's list of games does not replace
// the other's.
func TestTabsWithDifferentGames(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	p.send(a, desk.Press{Hole: gameOf(a.m).Position().Legal().First()})
	b := p.open(Loaded{Seed: 2})
	setup := b.m.Setup
	setup.Opponent = "person"
	p.send(b, Start{setup, 3})
	p.send(b, desk.Press{Hole: gameOf(b.m).Position().Legal().First()})
	p.settle()
	one, two := gameOf(a.m).ID, gameOf(b.m).ID
	set := a.m.Settings
	set.Theme = "dark"
	p.send(a, desk.Set{Settings: set})
	p.settle()
	if gameOf(a.m).ID != one || gameOf(b.m).ID != two || b.m.Settings != set {
		t.Errorf("%s and %s are shown, with %+v", gameOf(a.m).ID, gameOf(b.m).ID, b.m.Settings)
	}
	if again := p.open(Loaded{}); !slices.Contains(again.m.Recent, one) || !slices.Contains(again.m.Recent, two) {
		t.Errorf("recent are %v", again.m.Recent)
	}
}

// Another tab has overwritten the game that was left for another screen, and the text cannot be
// read here. The game continues as an additional game.
func TestAnUnreadableTextForTheGameThatWasLeft(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	p.send(a, desk.Press{Hole: legal(a.m)[0]})
	key, left := library.GamePrefix+gameOf(a.m).ID, gameOf(a.m).Record().String()
	p.send(a, desk.Visit{Screen: puzzles.PuzzlesScreen})
	p.texts[key] = "{}"
	p.send(a, Changed{Key: key, Text: "{}"})
	p.send(a, Return{})
	if g := gameOf(a.m); p.texts[key] != "{}" || p.kept != 1 || g.Record().String() != left || p.texts[library.GamePrefix+g.ID] != game.Pack(g) {
		t.Errorf("%s is shown, stored is %v", g.Record(), p.texts)
	}
}

// Another tab, of a later version, has written a text that cannot be read here. The text stays
// unchanged, and the game continues as an additional game.
func TestATabOfALaterVersion(t *testing.T) {
	p := newPlace(t, nil)
	a := p.open(Loaded{Seed: 1})
	p.send(a, desk.Press{Hole: gameOf(a.m).Position().Legal().First()})
	key, shown := library.GamePrefix+gameOf(a.m).ID, gameOf(a.m).Record().String()
	newer, head := `{"v":9,"record":"k9/x"}`, `{"v":9,"recent":[],"more":1}`
	for k, text := range map[string]string{key: newer, library.HeadKey: head} {
		p.texts[k] = text
		p.send(a, Changed{Key: k, Text: text})
	}
	if p.texts[key] != newer || p.texts[library.HeadKey] != head && p.texts[library.UnreadKey(head)] != head {
		t.Errorf("it was overwritten: %v", p.texts)
	}
	if got := p.texts[library.GamePrefix+gameOf(a.m).ID]; gameOf(a.m).Record().String() != shown || library.GamePrefix+gameOf(a.m).ID == key || got != game.Pack(gameOf(a.m)) {
		t.Errorf("the game goes on as %s, stored %s", gameOf(a.m).ID, got)
	}
	p.send(a, desk.Set{Settings: a.m.Settings})
	set := a.m.Settings
	set.Theme = "dark"
	p.send(a, desk.Set{Settings: set})
	if p.texts[library.HeadKey] != head && p.texts[library.UnreadKey(head)] != head {
		t.Error("the head was overwritten")
	}
}

// Another tab removes a game as empty while its first marble is played here. Then the game is
// stored again at once, even if another screen is shown by now. A game that the player deletes
// there is stored again only with the next marble.
func TestAGameThatIsRemovedWhileItBegins(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		for after, want := range map[int64]bool{20: true, 5000: false} {
			m := ready(New())
			now := desk.Instant{Date: today.Date, Milli: 1_790_000_000_000}
			m, _ = Update(m, now, desk.Press{Hole: legal(m)[0]})
			key := library.GamePrefix + m.OwnID()
			if leaves {
				m, _ = Update(m, now, desk.Visit{Screen: puzzles.PuzzlesScreen})
			}
			now.Milli += after
			m, effects := Update(m, now, Changed{Key: key})
			kept := slices.ContainsFunc(effects, func(e desk.Effect) bool {
				w, ok := e.(desk.Write)
				return ok && w.Key == key && w.Text != ""
			})
			if kept != want || leaves && kept != (m.Kept.Text(key) != "") {
				t.Errorf("%d ms after its first marble it is kept again: %v (left: %v)", after, kept, leaves)
			}
		}
	}
}

// A game that was deleted here and continued in another tab is not restored to its older text.
func TestUndeleteAGameThatWentOn(t *testing.T) {
	m, _ := act(ready(New()), desk.Press{Hole: legal(ready(New()))[0]})
	id := m.OwnID()
	key := library.GamePrefix + id
	g := gameOf(m)
	g.Tree, _ = g.Played(g.Position().Legal().First())
	longer := game.Pack(g)
	for _, msg := range []desk.Msg{Open{desk.LibraryDialog}, Delete{id}, Changed{Key: key, Text: longer}, desk.Undelete{}} {
		m, _ = act(m, msg)
	}
	if m.Kept.Text(key) != longer {
		t.Errorf("%s is kept, not %s", m.Kept.Text(key), longer)
	}
}

package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// countShown returns the count that a tab shows, and its marbles in short.
func countShown(t *testing.T, m Model) (wooden.Tally, string) {
	t.Helper()
	shown, ok := m.Screen().(wooden.Tally)
	if !ok {
		t.Fatalf("no count is shown, but %q", m.fragment())
	}
	return shown, game.MarblesText(shown.Marbles)
}

// A count is found again after any other screen. It is never emptied, except by a new count, which
// is stored separately.
func TestACountIsKept(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	for _, msg := range []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, wooden.UseBoard{Setup: game.Setup{Board: game.IrregularBoard, Seed: 7}}, wooden.CountBy{Edition: "it-both"}, desk.Press{Hole: 3}, desk.Press{Hole: 9}, wooden.Brush{Side: rules.Second}, desk.Press{Hole: 12}} {
		p.send(tab, msg)
	}
	first, marbles := countShown(t, tab.m)
	address, id := tab.m.Address, tab.m.HistoryID
	same := func(after string, shown Model) {
		t.Helper()
		again, now := countShown(t, shown)
		if again.ID != first.ID || now != marbles || again.Marbles.Board.Layout() != first.Marbles.Board.Layout() || again.Edition != "it-both" {
			t.Fatalf("after %s the count is %+v", after, again)
		}
	}
	p.send(tab, desk.Visit{Screen: wooden.TallyScreen})
	same("the menu", tab.m)
	if !tab.m.Screen().(wooden.Tally).CanUndo() {
		t.Error("after the menu nothing can be undone")
	}
	for _, trip := range [][]desk.Msg{
		{Return{}, desk.Visit{Screen: wooden.TallyScreen}}, {desk.Visit{Screen: wooden.WorkshopScreen}, desk.Visit{Screen: wooden.TallyScreen}}, {desk.Visit{Screen: puzzles.PuzzlesScreen}, desk.Visit{Screen: wooden.TallyScreen}},
		{Return{}, Navigated{address, id}}, {desk.Visit{Screen: desk.AnalysisScreen}, Return{}, desk.Visit{Screen: wooden.TallyScreen}}, {Return{}, OpenGame{first.ID}},
		{Return{}, desk.Press{Hole: 5}, Start{tab.m.Setup, 3}, desk.Press{Hole: 6}, desk.Visit{Screen: wooden.TallyScreen}},
	} {
		for _, msg := range trip {
			p.send(tab, msg)
		}
		same(strings.TrimSpace(strings.ReplaceAll(tab.m.Address, "/", " ")), tab.m)
	}
	same("a reload", p.open(Loaded{Fragment: tab.m.Address, ID: tab.m.HistoryID}).m)
	fresh := p.open(Loaded{})
	if _, onTable := fresh.m.Table(); !onTable {
		t.Error("the program begins with a count, not with the game shown last")
	}
	p.send(fresh, desk.Visit{Screen: wooden.TallyScreen})
	same("a new start", fresh.m)

	p.send(tab, Open{desk.ClearDialog})
	p.send(tab, wooden.ClearMarbles{})
	second, now := countShown(t, tab.m)
	if tab.m.Dialog != desk.NoDialog || second.ID == first.ID || now != "-/-" || second.Marbles.Board.Layout() != first.Marbles.Board.Layout() || second.Edition != "it-both" || tab.m.Notice.Kind != desk.CountKept {
		t.Fatalf("cleared: %+v, notice %v", second, tab.m.Notice.Kind)
	}
	p.send(tab, Open{desk.LibraryDialog})
	if l := tab.m.Library.Summaries(); len(l) != 3 || !slices.ContainsFunc(l, func(g game.Summary) bool { return g.ID == first.ID && g.Counted && g.Marbles == 3 }) {
		t.Errorf("the library has %+v", l)
	}
	p.send(tab, wooden.UseBoard{Setup: game.Setup{Board: game.IrregularBoard, Seed: 8}})
	if third, _ := countShown(t, tab.m); third.ID != second.ID {
		t.Error("a count without a marble is left behind")
	}
	p.send(tab, Navigated{address, id})
	same("Back from a new one", tab.m)
	p.send(tab, wooden.UseBoard{Setup: game.Setup{Board: game.IrregularBoard, Seed: 8}})
	p.send(tab, OpenGame{first.ID})
	same("another board", tab.m)
}

// A count can be renamed, deleted, undeleted, and restored from a backup, like a game.
func TestTheLibraryKeepsCounts(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	for _, msg := range []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, desk.Press{Hole: 9}} {
		p.send(tab, msg)
	}
	first, marbles := countShown(t, tab.m)
	key := library.GamePrefix + first.ID
	p.send(tab, Open{desk.LibraryDialog})
	p.send(tab, desk.Rename{ID: first.ID, Name: "Sunday"})
	p.send(tab, desk.Close{})
	p.send(tab, desk.Press{Hole: 12})
	p.send(tab, desk.Undo{})
	if g, err := game.Unpack(first.ID, p.texts[key]); err != nil || g.Name != "Sunday" || g.Count != marbles || g.Record().Len() > 0 {
		t.Errorf("renamed: %q %s, %v", g.Name, g.Count, err)
	}
	saved := tab.m.Kept.File()
	p.send(tab, Open{desk.LibraryDialog})
	p.send(tab, Delete{first.ID})
	if _, now := countShown(t, tab.m); now != "-/-" || p.texts[key] != "" {
		t.Errorf("deleted: %s is shown, %q stored", now, p.texts[key])
	}
	p.send(tab, desk.Undelete{})
	p.send(tab, OpenGame{first.ID})
	if _, now := countShown(t, tab.m); now != marbles {
		t.Errorf("brought back: %s", now)
	}
	elsewhere := newPlace(t, nil)
	there := elsewhere.open(Loaded{})
	elsewhere.send(there, Import{saved})
	elsewhere.send(there, OpenGame{first.ID})
	if _, now := countShown(t, there.m); now != marbles {
		t.Errorf("restored: %s", now)
	}
	elsewhere.send(there, desk.Press{Hole: 20})
	elsewhere.send(there, Import{saved})
	if n := len(gamesIn(elsewhere.texts)); n != 2 {
		t.Errorf("a backup with other marbles leaves %d counts, not both", n)
	}
}

// Two tabs that show one count have the same marbles. Marbles that were put down only here can be
// restored.
func TestTwoTabsCountTogether(t *testing.T) {
	p := newPlace(t, nil)
	one := p.open(Loaded{})
	p.send(one, desk.Visit{Screen: wooden.TallyScreen})
	p.send(one, desk.Press{Hole: 3})
	two := p.open(Loaded{Fragment: one.m.Address, ID: one.m.HistoryID})
	_, marbles := countShown(t, one.m)
	p.send(two, desk.Press{Hole: 9})
	p.settle()
	_, a := countShown(t, one.m)
	_, b := countShown(t, two.m)
	if a != b || a == marbles {
		t.Fatalf("one shows %s, the other %s", a, b)
	}
	p.send(one, desk.Undo{})
	p.settle()
	if _, now := countShown(t, two.m); now != marbles {
		t.Errorf("undone here, %s there", now)
	}
}

// The count of a link is stored only after a change. An imported count is stored at once.
func TestACountOfALinkIsKeptWhenItChanges(t *testing.T) {
	link := desk.WithCode("count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8")
	p := newPlace(t, nil)
	tab := p.open(Loaded{Fragment: link})
	if shown, _ := countShown(t, tab.m); shown.ID != "" || len(gamesIn(p.texts)) != 0 {
		t.Errorf("the link is kept as %q", shown.ID)
	}
	p.send(tab, desk.Press{Hole: 20})
	if shown, _ := countShown(t, tab.m); p.texts[library.GamePrefix+shown.ID] == "" {
		t.Error("its marbles were changed and are not kept")
	}
	p.send(tab, Import{"https://any.host/#" + link})
	if shown, _ := countShown(t, tab.m); p.texts[library.GamePrefix+shown.ID] == "" {
		t.Error("what was imported is not kept")
	}
}

// Only the damaged part of a stored count is lost. An earlier version ignores the marbles, and sees
// a game without a move, which it does not list.
func TestADamagedCount(t *testing.T) {
	g, err := game.Unpack("x", `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":0,"levels":[0,0],"edition":"","seed":"0","count":"-a1/-a1"}`)
	if err == nil || g.Count != "-a1/-" {
		t.Errorf("%q, %v", g.Count, err)
	}
}

// A player who builds a board for a count or a position finds an empty frame, and returns with the
// new board.
func TestABoardIsBuiltForACount(t *testing.T) {
	built := rules.Deal(3, rules.Square)
	for _, from := range []desk.ScreenName{wooden.TallyScreen, wooden.PlaceScreen} {
		m, _ := act(ready(New()), desk.Visit{Screen: from})
		m, _ = act(m, wooden.CountBy{Edition: "it-both"})
		was := m.Screen().(wooden.Tally)
		m, _ = act(m, Open{desk.BoardDialog})
		m, _ = act(m, desk.Visit{Screen: wooden.WorkshopScreen})
		w := m.Screen().(wooden.Workshop)
		if is, setsUp := w.ForCount(); !is || setsUp != (from == wooden.PlaceScreen) || len(w.Draft.Tiles()) > 0 || !w.CanUndo() {
			t.Fatalf("%s: for a count %v, a position %v, %d tiles", from, is, setsUp, len(w.Draft.Tiles()))
		}
		if undone, _ := act(m, desk.Undo{}); undone.Screen().(wooden.Workshop).Built() == nil {
			t.Errorf("%s: the board that was there cannot be brought back", from)
		}
		if back, _ := act(m, Return{}); back.Screen().Name() != from {
			t.Errorf("%s: the way back leads to %q", from, back.Screen().Name())
		}
		setup := m.Setup
		setup.Board, setup.Code = game.CodeBoard, built.Layout()
		m, _ = act(m, wooden.UseBoard{Setup: setup})
		m, _ = act(m, wooden.CountBoard{})
		if c, ok := m.Screen().(wooden.Tally); !ok || c.Name() != from || c.Marbles.Board.Layout() != built.Layout() || c.Edition != was.Edition {
			t.Errorf("%s: %T %q is shown", from, m.Screen(), m.Screen().Name())
		}
	}
	m, _ := act(ready(New()), Open{desk.NewDialog})
	m, _ = act(m, desk.Visit{Screen: wooden.WorkshopScreen})
	if is, _ := m.Screen().(wooden.Workshop).ForCount(); is {
		t.Error("a board for a new game is for a count")
	}
	m, _ = act(ready(New()), Open{desk.MoreDialog})
	if m, _ = act(m, desk.Visit{Screen: wooden.WorkshopScreen}); m.Screen().(wooden.Workshop).Built() == nil {
		t.Error("the board of the workshop is gone without a word")
	}
}

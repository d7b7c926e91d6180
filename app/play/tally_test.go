package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/course"
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

// countOn opens a count on the irregular board of a seed.
func countOn(seed uint64) []desk.Msg {
	return []desk.Msg{desk.Visit{Screen: wooden.StartScreen}, wooden.UseBoard{Layout: rules.Deal(seed, rules.Irregular).Layout()}, wooden.CountBoard{}}
}

// A count is found again after any other screen. It is never emptied, except by a new count, which
// is stored separately.
func TestACountIsKept(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	for _, msg := range append(countOn(7), wooden.CountBy{Edition: "it-both"}, desk.Press{Hole: 3}, desk.Press{Hole: 9}, wooden.Brush{Side: rules.Second}, desk.Press{Hole: 12}) {
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
		{Return{}, Return{}, desk.Press{Hole: 5}, Start{tab.m.Setup, 3}, desk.Press{Hole: 6}, desk.Visit{Screen: wooden.TallyScreen}},
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

	p.send(tab, Open{desk.CountDialog})
	p.send(tab, wooden.ClearMarbles{})
	second, now := countShown(t, tab.m)
	if tab.m.Dialog != desk.NoDialog || second.ID == first.ID || now != "-/-" || second.Marbles.Board.Layout() != first.Marbles.Board.Layout() || second.Edition != "it-both" || tab.m.Notice.Kind != desk.GameKept {
		t.Fatalf("cleared: %+v, notice %v", second, tab.m.Notice.Kind)
	}
	p.send(tab, Open{desk.LibraryDialog})
	if l := tab.m.Library.Summaries(); len(l) != 3 || !slices.ContainsFunc(l, func(g game.Summary) bool { return g.ID == first.ID && g.Counted && g.Marbles == 3 }) {
		t.Errorf("the library has %+v", l)
	}
	for _, msg := range countOn(8) {
		p.send(tab, msg)
	}
	if third, _ := countShown(t, tab.m); third.ID != second.ID {
		t.Error("a count without a marble is left behind")
	}
	p.send(tab, Navigated{address, id})
	same("Back from a new one", tab.m)
	for _, msg := range countOn(8) {
		p.send(tab, msg)
	}
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

// A count or a position shows the tiles of its board. Another board is another count by the same
// edition. The same board keeps its marbles.
func TestTheTilesUnderTheMarbles(t *testing.T) {
	for _, use := range []desk.Msg{wooden.CountBoard{}, wooden.StudyBoard{}} {
		m := ready(New())
		for _, msg := range []desk.Msg{desk.Visit{Screen: wooden.StartScreen}, use, wooden.CountBy{Edition: "it-both"}, desk.Press{Hole: 5}, wooden.Tiles{}} {
			m, _ = act(m, msg)
		}
		w := m.Screen().(wooden.Workshop)
		if b := w.Built(); b == nil || b.Layout() != rules.SheetSquare.Board().Layout() {
			t.Fatalf("%T: the tiles are %v", use, b)
		}
		for _, back := range []desk.Msg{wooden.Done{}, wooden.Brush{Side: rules.First}, Return{}} {
			if was, _ := act(m, back); was.Screen().(wooden.Tally).Marbles.Marbles[0] != rules.SetOf(5) {
				t.Errorf("%T: after %T the marble is gone", use, back)
			}
		}
		m, _ = act(m, desk.Turn{})
		m, _ = act(m, wooden.Brush{Side: rules.Second})
		next := m.Screen().(wooden.Tally)
		if next.Marbles.Marbles != [2]rules.Set{} || next.Edition != "it-both" || next.Brush != rules.Second || next.SetsUp != (use == wooden.StudyBoard{}) {
			t.Errorf("%T: on another board %+v", use, next)
		}
	}
	m, _ := act(ready(New()), Open{desk.NewDialog})
	m, _ = act(m, desk.Visit{Screen: wooden.WorkshopScreen})
	built := rules.Deal(3, rules.Square)
	m, _ = act(m, Navigated{Fragment: desk.WithCode("workshop/" + rules.DraftOf(built).String())})
	m, _ = act(m, wooden.Done{})
	if b, _, _ := game.BoardOf(m.Setup, ""); m.Dialog != desk.NewDialog || b.Layout() != built.Layout() {
		t.Errorf("a board for a new game leads to the dialog %q on %v", m.Dialog, b)
	}
}

// The boards to choose from stay in their places whichever is chosen.
func TestTheBoardsOfTheSetStay(t *testing.T) {
	layouts := func(m Model) (all []string) {
		for _, b := range m.Screen().(wooden.Start).Boards(&m.Desk) {
			all = append(all, b.Layout())
		}
		return all
	}
	for _, before := range [][]desk.Msg{nil, {wooden.CountBoard{}, desk.Press{Hole: 5}, desk.Visit{Screen: wooden.StartScreen}}} {
		m, _ := act(ready(New()), desk.Visit{Screen: wooden.StartScreen})
		for _, msg := range before {
			m, _ = act(m, msg)
		}
		want := layouts(m)
		for _, layout := range want {
			if m, _ = act(m, wooden.UseBoard{Layout: layout}); !slices.Equal(layouts(m), want) {
				t.Errorf("after %v, %s is chosen from\n%v\nnot\n%v", before, layout, layouts(m), want)
			}
		}
	}
}

// worked returns the last position of the worked example.
func worked() rules.Diagram {
	r, _ := rules.ParseRecord(course.Lessons[len(course.Lessons)-1].Record)
	return r.Position().Diagram()
}

// An owner builds the board of the worked example and counts its 55 marbles in at most 75 presses.
// At a second and a half for a press, and a fifth of a second for each hole that a finger is drawn
// over, this takes at most 150 seconds.
func TestACountTakesFewPresses(t *testing.T) {
	d := worked()
	m, presses, drawn := ready(New()), 0, 0
	press := func(msg desk.Msg) { m, _ = act(m, msg); presses++ }
	press(Open{desk.MoreDialog})
	press(desk.Visit{Screen: wooden.StartScreen})
	press(wooden.Tiles{})
	upright := false
	for _, worth := range []int{6, 4, 3, 2} {
		for _, tall := range []bool{upright, !upright} {
			for i := range rules.Tiles {
				tile := d.Board.Tile(i)
				if tile.Holes() != worth || worth != 4 && tile.H > tile.W != tall {
					continue
				}
				if w := m.Screen().(wooden.Workshop); w.Hand != worth {
					press(wooden.Take{Worth: worth})
				}
				if w := m.Screen().(wooden.Workshop); w.Upright != tall && worth != 4 {
					press(wooden.Take{Worth: worth})
					upright = tall
				}
				press(wooden.PressCell{At: rules.Point{X: tile.Min.X, Y: tile.Min.Y + tile.H - 1}})
			}
		}
	}
	press(wooden.Done{})
	press(wooden.CountBoard{})
	press(Open{desk.CountDialog}) // the rules are chosen from a list
	press(wooden.CountBy{Edition: "it-both"})
	m, _ = act(m, desk.Close{})
	b := m.Screen().(wooden.Tally).Marbles.Board
	for side := rules.First; side <= rules.Second; side++ {
		if side == rules.Second {
			press(wooden.Brush{Side: side})
		}
		left := rules.Set(0)
		for _, h := range d.Marbles[side].Slice() {
			at := d.Board.Point(h)
			left |= rules.SetOf(b.At(rules.Point{X: at.X - origin(d.Board).X, Y: at.Y - origin(d.Board).Y}))
		}
		for left != 0 {
			path := longest(b, left)
			press(desk.Press{Hole: path[0]})
			for _, h := range path[1:] {
				m, _ = act(m, wooden.Stroke{Hole: h})
				drawn++
			}
			for _, h := range path {
				left &^= rules.SetOf(h)
			}
		}
	}
	press(Open{desk.CountDialog})
	if s := m.Screen().(wooden.Tally).Score(); s.Totals() != [2]int{31, 35} {
		t.Errorf("the count is %v", s.Totals())
	}
	seconds := 1.5*float64(presses) + .2*float64(drawn)
	t.Logf("%d presses, %d holes drawn over, %.0f seconds", presses, drawn, seconds)
	if presses > 75 || seconds > 150 {
		t.Errorf("a count takes %d presses and %.0f seconds", presses, seconds)
	}
}

// origin returns the lowest column and row of a board.
func origin(b *rules.Board) rules.Point {
	low := b.Point(0)
	for h := range rules.Hole(rules.Holes) {
		low.X, low.Y = min(low.X, b.Point(h).X), min(low.Y, b.Point(h).Y)
	}
	return low
}

// longest returns a long way from hole to neighbouring hole in a set. At each end it goes on where
// few ways lead.
func longest(b *rules.Board, set rules.Set) (best []rules.Hole) {
	next := func(h rules.Hole, free rules.Set) (holes []rules.Hole) {
		for _, step := range []rules.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			at := b.Point(h)
			if n := b.At(rules.Point{X: at.X + step.X, Y: at.Y + step.Y}); n != rules.NoHole && free.Has(n) {
				holes = append(holes, n)
			}
		}
		return holes
	}
	for _, from := range set.Slice() {
		path, free := []rules.Hole{from}, set&^rules.SetOf(from)
		for ways := next(from, free); len(ways) > 0; ways = next(path[len(path)-1], free) {
			h := slices.MinFunc(ways, func(a, b rules.Hole) int { return len(next(a, free)) - len(next(b, free)) })
			path, free = append(path, h), free&^rules.SetOf(h)
		}
		if len(path) > len(best) {
			best = path
		}
	}
	return best
}

// Another tab can name a count among the games shown last. Back leads to a table all the same.
func TestBackPassesACountAmongTheGames(t *testing.T) {
	m, _ := act(ready(New()), desk.Visit{Screen: wooden.TallyScreen})
	m, _ = act(m, desk.Press{Hole: 3})
	m.Kept = m.Kept.Remove(m.Recent[0])
	head := m.Head()
	head.Recent = []string{m.Count}
	m, _ = act(m, Changed{Key: library.HeadKey, Text: json.Encode(head)})
	m, _ = act(m, Return{}) // to the choice of a board
	if m, _ = act(m, Return{}); !m.Shown {
		t.Errorf("%q is shown", m.Screen().Name())
	}
}

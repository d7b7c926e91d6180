package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// after returns the Model after some messages of a player.
func after(m Model, msgs ...desk.Msg) Model {
	for _, msg := range msgs {
		m, _ = act(m, msg)
	}
	return m
}

// tried returns a game of two people with two variations, the second of which is shown.
func tried(opponent game.Opponent) Model {
	press := func(name string) desk.Press { return desk.Press{Hole: rules.SheetPergioco.Board().Hole(name)} }
	return after(New(), Start{Setup: game.Setup{Opponent: opponent, Board: "sheet", Sheet: rules.SheetPergioco}},
		press("c4"), press("c7"), press("e7"), desk.Step{Ply: 1}, press("c8"), press("e8"), desk.Step{Ply: 2}, press("f8"))
}

func TestPromoteIsOfferedWhereItDoesSomething(t *testing.T) {
	m := tried("person")
	for n, want := range []bool{true, false, false} {
		if got := tableOf(m).CanPromote(); got != want {
			t.Errorf("after %d times it is offered: %v", n, got)
		}
		before := gameOf(m).Shown().String()
		m = after(m, desk.Promote{})
		if changed := gameOf(m).Shown().String() != before; changed != want {
			t.Errorf("time %d changes the record: %v", n+1, changed)
		}
	}
	if m = after(tried("analysis"), desk.Promote{}); !tableOf(m).CanPromote() {
		t.Error("a variation of an analysis cannot become the game")
	}
	if m = after(m, desk.Goto{Line: 0, Ply: 1}); tableOf(m).CanPromote() {
		t.Error("the game itself is to be promoted")
	}
}

// A click on an earlier ply is a trial. A click at the end of a link is not.
func TestTrialsAreMarked(t *testing.T) {
	m := tried("person")
	if k := tableOf(m).Marks(); !k.Trial || k.Active || k.Legal == 0 {
		t.Errorf("a variation has the marks %+v", k)
	}
	hole := tableOf(m).Marks().Legal.Slice()[0]
	if k := tableOf(after(m, desk.Hover{Hole: hole})).Marks(); k.Preview.Hole() != hole || k.After == k.Totals {
		t.Errorf("the hole under the pointer is not previewed: %+v", k)
	}
	if k := tableOf(after(m, desk.Goto{Line: 0, Ply: 3})).Marks(); k.Trial || !k.Active {
		t.Errorf("the game has the marks %+v", k)
	}
	m = after(New(), Loaded{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"})
	if k := tableOf(m).Marks(); k.Trial || !k.Active {
		t.Errorf("the end of a link has the marks %+v", k)
	}
	if k := tableOf(after(m, desk.Step{Ply: 2})).Marks(); !k.Trial || k.Active {
		t.Errorf("an earlier ply of a link has the marks %+v", k)
	}
}

// A full tree accepts no other move, shows a notice, and does not change.
func TestFullTree(t *testing.T) {
	r := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	var fill func(line []rules.Hole, p rules.Position)
	fill = func(line []rules.Hole, p rules.Position) {
		for _, h := range p.Legal().Slice() {
			next := append(append([]rules.Hole{}, line...), h)
			if len(next) < 3 {
				fill(next, p.After(h))
			} else if tried, err := r.Try(next); err == nil {
				r = tried
			} else {
				return
			}
		}
	}
	fill(nil, r.Position())
	m := after(New(), Loaded{Fragment: r.String()})
	if n := len(gameOf(m).Record().Variations()); n != rules.MaxVariations {
		t.Fatalf("there are %d variations", n)
	}
	m = after(m, desk.Goto{Line: len(gameOf(m).Shown().Lines()) - 1, Ply: 1})
	before := gameOf(m).Shown().String()
	for _, h := range gameOf(m).Position().Legal().Slice() {
		if next := after(m, desk.Press{Hole: h}); next.Notice.Kind == desk.TreeFull {
			if gameOf(next).Shown().String() != before {
				t.Error("the tree was changed")
			}
			return
		}
	}
	t.Error("every move was taken")
}

// TestConsider touches holes for a long time. This shows the effects of a marble, and asks for
// another click. It never plays a marble, and its display disappears when the finger moves away.
func TestConsider(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent = game.PersonOpponent
	m, _ := act(New(), Loaded{})
	m, _ = act(m, Start{setup, 1})
	hole := m.Screen().BoardShown().Hole
	m, _ = act(m, desk.Press{Hole: hole("d4")})
	held, _ := act(m, desk.Consider{Hole: hole("d1")})
	table, _ := held.Table()
	if k := table.Marks(); k.Preview.Hole() != hole("d1") || k.Pending.Hole() != hole("d1") || k.After == k.Totals || held.Notice.Kind != desk.ConfirmHole || table.Game.Ply() != 1 {
		t.Errorf("a long touch shows %+v and notice %d at ply %d", k, held.Notice.Kind, table.Game.Ply())
	}
	for name, h := range map[string]rules.Hole{"away": rules.NoHole, "a hole that may not be played": hole("a1")} {
		left, _ := act(held, desk.Consider{Hole: h})
		table, _ := left.Table()
		if k := table.Marks(); k.Preview != 0 || k.Pending != 0 || left.Notice.Kind != desk.NoNotice {
			t.Errorf("%s: the marks are %+v, the notice %d", name, k, left.Notice.Kind)
		}
	}
	for _, pressed := range []string{"d1", "d8"} {
		played, _ := act(held, desk.Press{Hole: hole(pressed)})
		if table, _ := played.Table(); table.Game.Ply() != 2 {
			t.Errorf("%s pressed after the long touch is not played", pressed)
		}
	}
}

package play

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

// An import of a list keeps every link once, without the words around it. A notice has the number
// of games, and of lines without a readable game. A single link is opened and kept.
func TestImportOfAList(t *testing.T) {
	one := "https://any.host/#k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"
	played := func(b *rules.Board, n int) string {
		r := rules.NewRecord(b, rules.Ruleset{})
		for range n {
			r, _ = r.Play(r.Position().Legal().First())
		}
		return r.String()
	}
	two, three := played(rules.SheetPergioco.Board(), 2), played(rules.SheetSquare.Board(), 6)
	for name, c := range map[string]struct {
		text         string
		kept, unread int
	}{
		"a link a line":         {one + "\n" + two + "\n" + three + "\n", 3, 0},
		"words around them":     {"Round 1: " + one + " (Ana)\n\n2. " + two + "\nthe end\n", 2, 1},
		"damaged ones":          {one + "\n" + two + "\n" + strings.Replace(three, "/m", "/mz", 1) + "\nk1/b8\n", 2, 2},
		"the same twice":        {one + "\n" + one + "\n" + two, 2, 0},
		"two links in one line": {one + " " + two, 2, 0},
	} {
		p := newPlace(t, nil)
		tab := p.open(Loaded{})
		p.send(tab, Open{desk.ImportDialog})
		p.send(tab, Import{c.text})
		if n := tab.m.Notice; n.Kind != desk.GamesImported || n.Of != c.unread || len(gamesIn(p.texts)) != c.kept || tab.m.Dialog != desk.ImportDialog {
			t.Errorf("%s: %d games are kept, the notice is %+v", name, len(gamesIn(p.texts)), n)
		}
		p.send(tab, Import{c.text})
		if n := len(gamesIn(p.texts)); n != c.kept {
			t.Errorf("%s: imported again there are %d games", name, n)
		}
	}
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	p.send(tab, Open{desk.ImportDialog})
	p.send(tab, Import{one})
	if shown, _ := tab.m.Table(); shown.Linked || len(gamesIn(p.texts)) != 1 || tab.m.Dialog != desk.NoDialog {
		t.Errorf("a single link: linked %v, %d games, notice %+v", shown.Linked, len(gamesIn(p.texts)), tab.m.Notice)
	}
}

// Games are sorted by their result for the player.
func TestSortByResult(t *testing.T) {
	ended := func(id string, winner rules.Side, margin int) library.Listed {
		return library.Listed{ID: id, Summary: &game.Summary{Players: game.AgainstComputer(rules.Second, 1), Ending: game.Ending{Over: true, Winner: winner, Margin: margin}}}
	}
	games := []library.Listed{{ID: "e", Summary: &game.Summary{}}, ended("d", rules.Second, -9), ended("c", rules.Nobody, 0), ended("b", rules.First, 1), ended("a", rules.First, 20)}
	library.SortByResult(games)
	order := ""
	for _, g := range games {
		order += g.ID
	}
	if order != "abcde" {
		t.Errorf("the order is %s", order)
	}
}

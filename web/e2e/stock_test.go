package e2e

import (
	"net/http/httptest"
	"testing"

	"kulami/web/host"
	"kulami/web/site"
)

// The program with an unchanged go-app, built by an unchanged toolchain, plays and draws the same
// as ours. This is checked through ten marbles, and with -thorough through a whole game.
func TestTheStockBuildPlays(t *testing.T) {
	all, err := site.Stock("./web")
	if err != nil {
		t.Fatal(err)
	}
	if len(program()) >= len(all) {
		t.Errorf("the program has %d bytes, with all of go-app %d", len(program()), len(all))
	}
	stock, err := site.Build(all)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(host.Handler(stock))
	t.Cleanup(server.Close)
	var pages [2]*Page
	for i, address := range []string{server.URL + "/", rootURL} {
		pages[i] = inMotion(t, Phone)
		pages[i].OpenGame(address)
		pages[i].PlayOn(3, "first", pages[i].PressHole) // against the computer
	}
	steps := []struct {
		name string
		take func(p *Page)
	}{
		{"a new game", func(p *Page) { p.NewGame("opponent", "person", "board", "sheet", "edition", "it-both") }},
		{"ten marbles", func(p *Page) { p.PlayOn(10, "", p.PressHole) }},
		{"an undo", func(p *Page) { p.Press(Act("undo")); p.WaitPly(9) }},
		{"settings", func(p *Page) {
			p.PressAct("settings")
			p.Choose("wood", "dark")
			p.CloseDialog()
		}},
		{"choosing a game", func(p *Page) { p.OpenNewGame(); p.Choose("opponent", "computer") }},
		{"another game", func(p *Page) {
			p.Press("dialog " + Act("close"))
			p.NewGame("opponent", "person", "board", "sheet", "edition", "es-3")
		}},
		{"the whole game", func(p *Page) { p.PlayOn(56, "", p.PressHole) }},
	}
	if !*thorough {
		steps = steps[:2]
	}
	for _, step := range steps {
		for _, p := range pages {
			step.take(p)
			p.WaitStill()
		}
		drawTheSame(t, step.name, pages)
	}
}

package world

import (
	"maps"
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/app/library"
)

// quiet waits until everything has arrived. It then checks that the pages of each device agree, and
// that friends agree.
func (w *world) quiet() {
	for _, d := range w.devices {
		d.disk.full = false
		for _, t := range d.tabs {
			if t.frozen {
				t.guard(t.thaw)
			}
		}
	}
	w.advance(4000)
	for _, d := range w.devices {
		for n := 0; w.now < d.wrote+100; n++ {
			w.must(n < 500, "quiet", "pages write without end: %s", w.did)
			w.advance(100)
		}
	}
	for _, d := range w.devices {
		d.checkTabs()
		for _, t := range d.tabs {
			t.checkFriend()
		}
	}
}

// checkTabs checks that pages with the same game agree with each other and with the storage. Every
// line that a person has played must be stored.
func (d *device) checkTabs() {
	pages := slices.DeleteFunc(slices.Clone(d.tabs), func(t *tab) bool { return !t.keeps() })
	for i, a := range pages {
		g, ok := a.ownGame()
		text := d.disk.texts[library.GamePrefix+g.ID]
		for _, b := range pages[i+1:] {
			if h, too := b.ownGame(); ok && too && g.ID == h.ID {
				d.must(g.Record().WithCursor(0).Equal(h.Record().WithCursor(0)) && g.Live() == h.Live() && g.Players == h.Players, "tabs", "two pages show\n%s\n%s\nstored is\n%s", game.Pack(g), game.Pack(h), text)
			}
		}
		if stored, _ := game.Unpack(g.ID, text); ok && g.Live() > g.Base() && !d.deleted[g.ID] {
			d.must(stored.Exists() && stored.Live() == g.Live() && holds(stored.Record(), g.Record().Moves()), "stored", "shown is\n%s, stored\n%s", g.Record(), text)
		}
		for number := range d.tried {
			_, ok := a.m.Kept.Training().Puzzle(number)
			d.must(ok, "trained", "that puzzle %d was tried is lost: %s", number, a.m.Kept.Training())
		}
	}
	if len(pages) == 0 || len(pages) < len(d.tabs) {
		d.played = nil
		return
	}
	texts := slices.Collect(maps.Values(d.disk.texts))
	head, _ := library.ParseHead(d.disk.texts[library.HeadKey], library.Default)
	for _, l := range d.played {
		if l.try.Number > 0 {
			_, ok := pages[0].m.Kept.Training().Finish(l.try.Number)
			d.must(l.keptBy(head.Finishes) && (ok || !l.ends), "finish", "%+v is lost, kept are %+v", l.try, head.Finishes)
			continue
		}
		found := slices.ContainsFunc(texts, func(text string) bool {
			return strings.Contains(text, "/b"+l.layout) && l.in(text)
		})
		d.must(found, "lost", "%v was played on device %d at %d and is lost: %s", l.moves, d.number, l.at%10_000_000, sortedKeys(d.disk.texts))
	}
}

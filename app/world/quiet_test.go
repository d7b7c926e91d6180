package world

import (
	"maps"
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
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

// checkFriend checks that both sides of a live game agree.
func (t *tab) checkFriend() {
	p := t.peer
	if p == nil || p.other == nil || p.lost || p.dishonest || p.misses || p.other.misses || t.m.Peer.Step != desk.PeerOn || p.other.tab.m.Peer.Step != desk.PeerOn || p.way > t.now || p.other.way > t.now {
		return
	}
	a, b := t.m.Peer.Session, p.other.tab.m.Peer.Session
	if !t.m.Peer.Met || !p.other.tab.m.Peer.Met {
		return
	}
	t.must(slices.Equal(a.Record().Moves(), b.Record().Moves()) && a.Record().Finish() == b.Record().Finish(), "friends", "two friends have\n%s\n%s", a.Record(), b.Record())
	t.must(a.Asking() == b.Asked() && b.Asking() == a.Asked(), "friends", "one asks %v, %v, the other is asked %v, %v", a.Asking(), b.Asking(), b.Asked(), a.Asked())
	for side := rules.First; side <= rules.Second; side++ {
		t.must(a.Again(side) == b.Again(side), "friends", "another game is wanted by %v: %v and %v", side, a.Again(side), b.Again(side))
		t.must(a.Name(side) == b.Name(side), "friends", "%v is called %q and %q", side, a.Name(side), b.Name(side))
	}
	// After an undo the time used in an unfinished move is unknown.
	said, heard := a.Clock(a.Own()), b.Clock(a.Own())
	t.must(said == heard || heard.Used == 0, "friends", "the clock of %v has %+v, the other side knows %+v", a.Own(), said, heard)
	if g, _, ok := t.m.LiveGame(); ok && !(len(t.tabs) > 1 && t.disk.wasFull) {
		t.must(g.Players.Own == a.Own(), "friends", "%v is played here, and %v over the connection", g.Players.Own, a.Own())
		t.must(slices.Equal(g.Record().Moves()[:g.Live()], a.Record().Moves()), "friends", "the game is\n%s, not\n%s", g.Record(), a.Record())
	}
}

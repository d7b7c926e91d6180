package e2e

import (
	"math/rand"
	"strings"
	"testing"

	"kulami/rules"
)

// A person sends games of every kind to friends who have never seen the page.

// someRecord is a game on a board of any kind, with what a link can hold.
func someRecord(r *rand.Rand, n int) rules.Record {
	board := []*rules.Board{rules.SheetBoards()[n%3].Board(), rules.Deal(uint64(n), rules.Square), rules.Deal(uint64(n), rules.Irregular)}[n%3]
	rec := rules.NewRecord(board, rules.Editions()[n%len(rules.Editions())].Rules)
	rec, _ = rec.Extract(someMoves(r, rec.At(0), []int{1, 7, 20, 56}[n%4]))
	rec = rec.WithCursor(rec.Len() - n%5%(rec.Len()+1)).WithOrientation(n % 8)
	if n%2 == 0 {
		rec = rec.WithFinish(rules.Finish(n / 2 % 6))
	}
	if n%3 == 0 {
		ply := r.Intn(rec.Len())
		if line := someMoves(r, rec.At(ply), 4); len(line) > 0 {
			rec, _ = rec.Try(append(append([]rules.Hole{}, rec.Moves()[:ply]...), line...))
		}
	}
	return rec
}

func someMoves(r *rand.Rand, pos rules.Position, most int) (moves []rules.Hole) {
	for len(moves) < most && !pos.Over() {
		legal := pos.Legal().Slice()
		pos = pos.After(legal[r.Intn(len(legal))])
		moves = append(moves, pos.Last())
	}
	return moves
}

// Thirty games are opened by their links, copied from the page, and opened where nothing is stored: the same game at
// the same ply, turned the same way.
func TestCopiedLinksOpenAsTheSameGame(t *testing.T) {
	t.Parallel()
	const games = 30
	r := rand.New(rand.NewSource(30))
	p := table(t, Phone)
	var copied, links []string
	for n := range games {
		link := someRecord(r, n).String()
		p.Run(`location.hash = ` + quote(link))
		p.waitLink(link)
		p.Run(`document.querySelector('[data-act="share"]').click()`)
		p.Wait("the share sheet", `document.querySelector('dialog[open] [data-act="copy-link"]')`)
		p.Run(`navigator.clipboard.writeText(""); document.querySelector('dialog [data-act="copy-link"]').click()`)
		p.Wait("the link in the clipboard", `navigator.clipboard.readText().then((text) => text.includes("#k1/"))`)
		copied = append(copied, Eval[string](p, `navigator.clipboard.readText()`))
		links = append(links, link)
		p.Run(`document.querySelector('dialog[open] [data-act="close"]').click()`)
		p.Wait("the sheet to close", `!document.querySelector("dialog[open]")`)
	}
	friend := start(t, Desktop)
	friend.BeforeLoad(`try { localStorage.clear(); indexedDB.deleteDatabase("kulami"); } catch {}`)
	for n, address := range copied {
		friend.Goto("about:blank")
		friend.Goto(address)
		friend.WaitReady()
		friend.waitLink(links[n])
		rec, _ := rules.ParseRecord(links[n])
		if got := friend.Table(); got.Ply != rec.Cursor() || got.Link != links[n] {
			t.Errorf("%s\nopens at ply %d as %s", address, got.Ply, got.Link)
		}
	}
}

// A link is made on a phone and opened by a friend who has installed the game and has no network.
func TestALinkOpensOffline(t *testing.T) {
	t.Parallel()
	p := table(t, SmallPhone)
	p.NewGame("opponent", "person", "edition", "es-1", "board", "irregular")
	p.PlayOn(9, "", p.PressHole)
	p.Press(Act("previous"))
	p.WaitPly(8)
	link := p.Table().Link
	if !strings.Contains(link, "/p8/") {
		t.Errorf("the link %s does not say which ply is shown", link)
	}
	h := NewHost(files)
	friend, address := settled(t, h)
	h.Cut(0)
	friend.Goto("about:blank")
	friend.Goto(address + "#" + link)
	friend.WaitReady()
	friend.waitLink(link)
	if got := friend.Table().Ply; got != 8 {
		t.Errorf("ply %d is shown, want 8", got)
	}
}

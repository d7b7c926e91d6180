package e2e

import (
	"math/rand"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/rules"
)

// A person sends games of every kind to friends who have never seen the page.

// someLink returns a game on a board of any kind, with several of the fields that a link can have.
func someLink(r *rand.Rand, n int) rules.Link {
	board := []*rules.Board{rules.SheetBoards()[n%3].Board(), rules.Deal(uint64(n), rules.Square), rules.Deal(uint64(n), rules.Irregular)}[n%3]
	rec := rules.NewRecord(board, rules.Editions()[n%len(rules.Editions())].Rules)
	rec, _ = rec.Extract(someMoves(r, rec.At(0), []int{1, 7, 20, 56}[n%4]))
	rec = rec.WithCursor(rec.Len() - n%5%(rec.Len()+1))
	if n%2 == 0 {
		rec = rec.WithFinish(rules.Finish(n / 2 % 6))
	}
	if n%3 == 0 {
		ply := r.Intn(rec.Len())
		if line := someMoves(r, rec.At(ply), 4); len(line) > 0 {
			rec, _ = rec.Try(append(append([]rules.Hole{}, rec.Moves()[:ply]...), line...))
		}
	}
	return rules.Link{Record: rec, Orientation: n % 8}
}

func someMoves(r *rand.Rand, pos rules.Position, most int) (moves []rules.Hole) {
	for len(moves) < most && !pos.Over() {
		legal := pos.Legal().Slice()
		pos = pos.After(legal[r.Intn(len(legal))])
		moves = append(moves, pos.Last())
	}
	return moves
}

// Links are copied from the page and opened with empty storage. They show the same game at the same
// ply in the same orientation.
func TestCopiedLinksOpenAsTheSameGame(t *testing.T) {
	games := 5
	if *thorough {
		games = 30
	}
	r := rand.New(rand.NewSource(30))
	p := table(t, Phone)
	var copied, links []string
	for n := range games {
		link := someLink(r, n).String()
		p.Run(`location.hash = ` + quote(link))
		p.WaitLink(link)
		p.Run(`document.querySelector('[data-act="share"]').click()`)
		p.Wait("the share sheet", `document.querySelector('dialog[open] [data-act="copy-link"]')`)
		p.Run(`document.querySelector('dialog [name="from"][value="notes"]')?.click()`)
		Eval[bool](p, `navigator.clipboard.writeText("").then(() => { document.querySelector('dialog [data-act="copy-link"]').click(); return true; })`)
		p.Wait("the link in the clipboard", `navigator.clipboard.readText().then((text) => text.includes("#k1/"))`)
		p.Wait("a word about it, which moves the buttons", `document.querySelector("dialog .note:not(.unseen)")`)
		copied = append(copied, Eval[string](p, `navigator.clipboard.readText()`))
		links = append(links, link)
		p.Press("dialog .fold summary")
		p.Press(`dialog [data-act="copy-record"]`)
		p.Wait("the text in the clipboard", `navigator.clipboard.readText().then((text) => text.includes("\n") && text.endsWith("\n`+copied[n]+`"))`)
		p.Run(`document.querySelector('dialog[open] [data-act="close"]').click()`)
		p.WaitGone("dialog[open]")
	}
	friend := begin(t, Desktop)
	friend.BeforeLoad(`try { localStorage.clear(); indexedDB.deleteDatabase("kulami"); } catch {}`)
	for n, address := range copied {
		if n%4 == 0 {
			friend.Leave()
			friend.OpenGame(address)
		} else {
			friend.Goto(address) // in the open page
		}
		friend.WaitLink(links[n])
		rec, _ := rules.ParseRecord(links[n])
		if got := friend.Table(); got.Ply != rec.Cursor() || got.Link != links[n] {
			t.Errorf("%s\nopens at ply %d as %s", address, got.Ply, got.Link)
		}
	}
}

// A link is made on a phone and opened by a friend who has installed the game and is offline.
func TestALinkOpensOffline(t *testing.T) {
	p := tableOfTwo(t, SmallPhone, 9, "edition", "es-1", "board", "irregular")
	p.PressAct("previous")
	p.WaitPly(8)
	link := p.Link()
	if !strings.Contains(link, "/p8/") {
		t.Errorf("the link %s does not say which ply is shown", link)
	}
	friend, address := settledOffline(t)
	friend.Leave()
	friend.OpenGame(address + "#" + link)
	friend.WaitLink(link)
	if got := friend.Ply(); got != 8 {
		t.Errorf("ply %d is shown, want 8", got)
	}
}

// linkUnreadable is the message for an unreadable link, without the reason.
var linkUnreadable, _, _ = strings.Cut(text.In("en").Unreadable, ".")

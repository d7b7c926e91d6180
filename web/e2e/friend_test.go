package e2e

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"strings"
	"testing"

	"kulami/rules"
)

// Two people who are far from each other send each other a game, marble by marble.

// friendsLink is a link from a friend, with these marbles on the board of the sheet of PerGioco, to who plays second.
func friendsLink(holes ...string) string {
	r := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	for _, h := range holes {
		r, _ = r.Play(r.Board().Hole(h))
	}
	return r.WithByLink(rules.ByLink{To: rules.Second, Game: "k3x9"}).String()
}

// copyLink copies the link of a game with a friend, and returns its address.
func copyLink(p *Page) string {
	p.T.Helper()
	p.Run(`navigator.clipboard.writeText("")`)
	p.Press(Act("copy-link"))
	p.Wait("the link in the clipboard", `navigator.clipboard.readText().then((text) => text.includes("#k1/"))`)
	return Eval[string](p, `navigator.clipboard.readText()`)
}

// receive opens a link in the page, as a program does that shows it in a page that is open already.
func receive(p *Page, address string) {
	p.T.Helper()
	_, fragment, _ := strings.Cut(address, "#")
	p.Run(`location.hash = ` + quote(fragment))
}

// answer plays a marble that is legal, and returns its hole.
func answer(p *Page, n int) string {
	p.T.Helper()
	shown := p.Table()
	hole := shown.Legal[n*5%len(shown.Legal)]
	p.PressHole(hole)
	p.WaitFor(`[data-status="friend"]`)
	p.WaitPly(shown.Ply + 1)
	return hole
}

func TestPlayAFriendByLink(t *testing.T) {
	t.Parallel()
	p := table(t, Desktop)
	p.NewGame("opponent", "friend", "starter", "me", "board", "sheet", "sheet", "pergioco", "edition", "basic")
	first := answer(p, 3)
	p.WaitFor(`.code[data-state="to-send"]`)
	p.Press(".code summary")
	p.WaitFor(".code[open] .qr-code svg")
	code, err := base64.StdEncoding.DecodeString(Eval[string](p, photograph))
	p.must("photograph the code", err)
	picture, err := png.Decode(bytes.NewReader(code))
	p.must("read the photograph", err)
	address, err := scan(picture)
	p.must("scan the code", err)
	if copied := copyLink(p); copied != address {
		t.Errorf("the code says %s, the link is %s", address, copied)
	}
	p.WaitFor(`.code[data-state="sent"]`)

	friend := start(t, Phone)
	friend.BeforeLoad(withoutServiceWorker)
	friend.Goto(address)
	friend.WaitReady()
	friend.WaitPly(1)
	if said := friend.Text(".coach"); said != "You play Black. It is your turn: play a marble, then send the link back." {
		t.Errorf("the friend reads %q", said)
	}
	if moves := friend.Table().Link; !strings.Contains(moves, "/m"+first+"/") {
		t.Errorf("the friend sees %s after %s", moves, first)
	}
	var older string
	for n := range 3 {
		hole := answer(friend, n)
		if n == 1 { // not the friend's marble
			friend.PressHole(Names(friend.position(), friend.position().Legal())[0])
			friend.Wait("a word", `document.querySelector("[data-status]").textContent.includes("friend")`)
		}
		address = copyLink(friend)
		receive(p, address)
		p.WaitPly(2 * (n + 1))
		want := fmt.Sprintf("Your friend played %s. It is your move.", hole)
		if said := p.Text("[data-status]"); said != want {
			t.Errorf("the status line says %q, want %q", said, want)
		}
		if n == 1 {
			p.Reload()
			p.WaitReady()
			p.WaitPly(4)
			receive(p, older)
			p.Wait("a word about the older link", `document.querySelector("[data-status]").textContent.includes("older")`)
		}
		older = address
		answer(p, n)
		address = copyLink(p)
		receive(friend, address)
		friend.WaitPly(2*n + 3)
	}
	friend.Agree()

	// A link that does not fit is a game beside the other one. In the library the games in which the friend waits come first.
	rec, err := rules.ParseRecord(strings.SplitN(address, "#", 2)[1])
	p.must("read the link", err)
	parted, err := rec.Extract(rec.Moves()[:5])
	p.must("take marbles back", err)
	parted, err = parted.Play(anotherHole(parted.Position(), rec.Moves()[5]))
	p.must("play another one", err)
	by, _ := rec.ByLink()
	receive(p, "#"+parted.WithByLink(rules.ByLink{To: rules.First, Game: by.Game}).String())
	p.Wait("a word about the link", `document.querySelector("[data-status]").textContent.includes("does not fit")`)
	p.WaitPly(6)
	p.NewGame("opponent", "computer", "starter", "me")
	p.PlayOn(1, "first", p.PressHole)
	openLibrary(p)
	waitListed(p, 3)
	if got := Eval[string](p, `[...document.querySelectorAll("[data-game]")].map((e) => e.dataset.turn ?? "none").join(" ")`); got != "own none friend" {
		t.Errorf("the library lists %s", got)
	}
	if row := listed(p)[0]; !strings.Contains(row, "Friend by link | Your move") {
		t.Errorf("the game that waits is %q", row)
	}
	closeDialog(p)

	// Both sides can be played here; the friend's next link ends that.
	friend.Press(Act("menu"))
	friend.Press("dialog " + Act("both-sides"))
	friend.Wait("the menu to close", `!document.querySelector("dialog")`)
	friend.PlayOn(2, "", friend.PressHole)
}

// position is what the page shows, also while nothing can be pressed.
func (p *Page) position() rules.Position {
	p.T.Helper()
	rec, err := rules.ParseRecord(p.Table().Link)
	p.must("read the record", err)
	return rec.Position()
}

// anotherHole is a legal hole that is not h.
func anotherHole(pos rules.Position, h rules.Hole) rules.Hole {
	for _, legal := range pos.Legal().Slice() {
		if legal != h {
			return legal
		}
	}
	return rules.NoHole
}

// The friend is asked to begin: a link without a marble, sent with the system's share sheet, which is closed at first.
func TestAFriendBegins(t *testing.T) {
	t.Parallel()
	p := table(t, Phone, `window.closedSheets = 0;
navigator.share = async (what) => {
  if (closedSheets++ === 0) throw new DOMException("the sheet was closed", "AbortError");
  window.sent = what.url;
}`)
	p.NewGame("opponent", "friend", "starter", "other", "board", "irregular")
	p.WaitFor(`[data-status="friend"]`)
	p.Press(Act("send-link"))
	p.Wait("the sheet to close", `closedSheets === 1`)
	p.WaitStill()
	if !p.Has(`.code[data-state="to-send"]`) {
		t.Error("a link that was not sent counts as sent")
	}
	p.Press(Act("send-link"))
	p.WaitFor(`.code[data-state="sent"]`)
	address := Eval[string](p, `window.sent`)
	friend := start(t, SmallPhone)
	friend.BeforeLoad(withoutServiceWorker)
	friend.Goto(address)
	friend.WaitReady()
	friend.WaitFor(".coach p")
	answer(friend, 7)
	receive(p, copyLink(friend))
	p.WaitPly(1)
	if said := p.Text(".seat-bottom .name"); said != "You" {
		t.Errorf("below the board sits %q", said)
	}
	if rec, err := rules.ParseRecord(p.Table().Link); err != nil || rec.Position().Turn() != rules.Second {
		t.Errorf("after the friend's marble: %v, %v", rec, err)
	}
}

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/rules"
)

// Two people in different places play by link, marble by marble.

// receive opens a link in the open page, as a click on a link in another program does.
func receive(p *Page, address string) {
	p.T.Helper()
	_, fragment, _ := strings.Cut(address, "#")
	p.Run(`location.hash = ` + quote(fragment))
}

// answer plays a legal marble and returns its hole.
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
	p := table(t, Desktop)
	p.NewGame("opponent", "friend", "starter", "me", "board", "sheet", "sheet", "pergioco", "edition", "basic")
	first := answer(p, 3)
	p.Press(`[data-state="to-send"]`)
	p.WaitFor("dialog .qr-code svg")
	address := scanCode(p)
	leaveDialog(p)
	if copied := copyLink(p); copied != address {
		t.Errorf("the code says %s, the link is %s", address, copied)
	}
	p.WaitFor(`[data-state="sent"]`)

	friend := visitor(t, Phone, address)
	friend.WaitPly(1)
	if said := friend.Text(".coach"); said != "You play Black. Make your move, then send the link back." {
		t.Errorf("the friend reads %q", said)
	}
	if moves := friend.Link(); !strings.Contains(moves, "/m"+first+"/") {
		t.Errorf("the friend sees %s after %s", moves, first)
	}
	for n := range 3 {
		hole := answer(friend, n)
		address = copyLink(friend)
		receive(p, address)
		p.WaitPly(2 * (n + 1))
		p.WaitStatus(fmt.Sprintf("Your friend played %s. It’s your move.", hole))
		if n == 1 {
			p.ReloadGame()
			p.WaitPly(4)
		}
		answer(p, n)
		address = copyLink(p)
		receive(friend, address)
		friend.WaitPly(2*n + 3)
	}
	friend.Agree()
	receiveAnother(p, address)

	// The friend plays both sides here; the other's next link ends that.
	friend.PressAct("both-sides")
	friend.WaitGone("dialog")
	friend.PlayOn(2, "", friend.PressHole)
}

// receiveAnother opens a link that has parted from the game of an address, and keeps it as a second
// game. In the library, games in which the friend waits come first.
func receiveAnother(p *Page, address string) {
	p.T.Helper()
	rec, err := rules.ParseLink(strings.SplitN(address, "#", 2)[1])
	p.Must("read the link", err)
	parted, err := rec.Extract(rec.Moves()[:5])
	p.Must("take marbles back", err)
	parted, err = parted.Play(anotherHole(parted.Position(), rec.Moves()[5]))
	p.Must("play another one", err)
	receive(p, "#"+rules.Link{Record: parted, Friend: rules.Friend{To: rules.First, Game: rec.Friend.Game}}.String())
	p.WaitStatus(text.In("en").LinkParted(6))
	p.Press(Act("keep-theirs"))
	p.WaitGone(Act("keep-theirs"))
	p.WaitPly(6)
	p.NewGame("opponent", "computer", "starter", "me")
	p.PlayOn(1, "first", p.PressHole)
	openLibrary(p)
	waitListed(p, 3)
	if got := Eval[string](p, `[...document.querySelectorAll("[data-game]")].map((e) => e.dataset.turn ?? "none").join(" ")`); got != "own none none" {
		p.T.Errorf("the library lists %s", got)
	}
	// The heading already says it.
	if row := listed(p)[0]; !strings.Contains(row, text.In("en").OpponentFriend) || strings.Contains(row, "Your move") {
		p.T.Errorf("the game that waits is %q", row)
	}
	p.CloseDialog()
}

// anotherHole returns a legal hole other than h.
func anotherHole(pos rules.Position, h rules.Hole) rules.Hole {
	for _, legal := range pos.Legal().Slice() {
		if legal != h {
			return legal
		}
	}
	return rules.NoHole
}

// The friend is asked to begin. The link has no marble. The share sheet is closed at the first try
// and sends the link at the second.
func TestAFriendBegins(t *testing.T) {
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
	if !p.Has(`[data-state="to-send"]`) {
		t.Error("a link that was not sent counts as sent")
	}
	p.Press(Act("send-link"))
	p.WaitFor(`[data-state="sent"]`)
	address := Eval[string](p, `window.sent`)
	friend := visitor(t, SmallPhone, address)
	friend.WaitFor(".coach p")
	answer(friend, 7)
	receive(p, copyLink(friend))
	p.WaitPly(1)
	if said := p.Text(".seat-bottom .name"); said != "You" {
		t.Errorf("below the board sits %q", said)
	}
	if rec, err := rules.ParseRecord(p.Link()); err != nil || rec.Position().Turn() != rules.Second {
		t.Errorf("after the friend's marble: %v, %v", rec, err)
	}
}

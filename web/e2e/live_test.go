package e2e

import (
	"strings"
	"testing"
	"time"
)

// Two people play live: their browsers are connected, without a server.

// invitation is one that has no host any more.
const invitation = "live/AINmvkqSq7_ZrX-0aPQb2mTn5sUv8wXyCzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYYAAAUKDxQZHiMoLTI3PEFGS8NQABAVGh8kKS4zOD1CR0xRVlvDUQ/cus"

// timedInvitation is the same to a game with clocks.
const timedInvitation = "live/DAoFg2a-SpKrv9mtf7Ro9BvaZOfmxS_zBfILMFV6n8TpDjNYfaLH7BE2W4Clyu8UOV6DqM3yFzxhhgAABQoPFBkeIygtMjc8QUZLw1AAEBUaHyQpLjM4PUJHTFFWW8NR/cvd"

// connected opens two pages that play a game live, with these choices. The host begins.
func connected(t *testing.T, choices ...string) (host, guest *Page) {
	t.Helper()
	host, guest = table(t, Desktop), table(t, Phone)
	host.NewGame(append([]string{"opponent", "live"}, choices...)...)
	connect(host, guest)
	return host, guest
}

// connect sends the links of a connection to and fro. The invitation says which clocks there are, if any.
func connect(host, guest *Page, control ...string) {
	invitation := host.code("invited")
	guest.Goto("about:blank")
	guest.Goto(invitation)
	guest.WaitReady()
	guest.WaitFor(`[data-peer-step="offered"]`)
	for _, c := range control {
		guest.WaitFor(`[data-control="` + c + `"]`)
	}
	guest.Press(Act("join-live"))
	answer := guest.code("answered")
	host.Run(`document.querySelector('[name="answer"]').value = ` + quote(answer))
	host.Press(Act("answer-live"))
	waitOn(host, guest)
}

// waitOn waits until the pages are connected.
func waitOn(pages ...*Page) {
	for _, p := range pages {
		p.WaitFor(`[data-peer="on"]`)
	}
}

// code waits for a step of the connection and returns the link that it shows.
func (p *Page) code(step string) string {
	p.T.Helper()
	p.WaitFor(`[data-peer-step="` + step + `"]`)
	link := Eval[string](p, `document.querySelector('dialog [name="code"]').value`)
	if !strings.Contains(link, "#live/") || len(link) > 300 {
		p.T.Fatalf("the link %s of %d characters", link, len(link))
	}
	return link
}

// agreeing waits until both pages show the same game, and compares it with the rules.
func agreeing(t *testing.T, ply int, pages ...*Page) {
	t.Helper()
	for _, p := range pages {
		p.WaitPly(ply)
		if p.Sees(Act("skip-count")) {
			p.Press(Act("skip-count"))
			p.Wait("the count to end", `!document.querySelector('[data-act="skip-count"]')`)
		}
	}
	a, b := pages[0].Table(), pages[1].Table()
	for _, shown := range []Table{a, b} {
		if _, err := shown.Check(); err != nil {
			t.Fatal(err)
		}
	}
	if difference(a, b) != "" {
		t.Fatalf("the two show different games: %s", difference(a, b))
	}
}

func TestALiveGame(t *testing.T) {
	t.Parallel()
	host, guest := connected(t)
	for ply := 0; ; ply++ {
		agreeing(t, ply, host, guest)
		pos, _ := host.Table().Check()
		if pos.Over() {
			break
		}
		mover := []*Page{host, guest}[ply&1]
		legal := Names(pos, pos.Legal())
		mover.PressHole(legal[(ply*7+len(legal)/2)%len(legal)])
	}
}

// The answer is opened in another tab of the host, as from a message; and the one who is gone comes back by another pair of
// links, whoever invites.
func TestALiveGameGoesOn(t *testing.T) {
	t.Parallel()
	host, guest := table(t, Desktop), table(t, Phone)
	host.NewGame("opponent", "live")
	invitation := host.code("invited")
	guest.Goto("about:blank")
	guest.Goto(invitation)
	guest.WaitReady()
	guest.Press(Act("join-live"))
	beside := host.Beside(Desktop)
	t.Cleanup(func() { beside.Close() })
	beside.Goto(guest.code("answered"))
	beside.WaitReady()
	beside.WaitFor(`[data-peer-step="passed"]`)
	waitOn(host, guest)
	press := func(p *Page, hole string) {
		ply := p.Table().Ply
		p.PressHole(hole)
		agreeing(t, ply+1, host, guest)
	}
	press(host, "d4")
	press(guest, "d6")

	// What was played is asked back, refused, asked back again, and allowed.
	for i, answer := range []string{"undo-no", "undo-yes"} {
		guest.Press(Act("undo"))
		host.WaitFor(Act(answer))
		host.Press(Act(answer))
		host.Wait("the request to end", `!document.querySelector('[data-act="undo-yes"]')`)
		agreeing(t, 2-i, host, guest)
	}
	press(guest, "d7")

	guest.Goto("about:blank")
	host.WaitFor(`.panel ` + Act("invite-live"))
	host.PressHole("h7")
	host.WaitPly(3)
	guest.Goto(rootURL)
	guest.WaitReady()
	guest.WaitPly(2)
	guest.Press(Act("menu"))
	guest.Press("dialog " + Act("invite-live"))
	connect(guest, host)
	agreeing(t, 3, host, guest)
	press(guest, "h3")

	guest.Press(Act("menu"))
	guest.Press("dialog " + Act("resign"))
	guest.Press(Act("resign-now"))
	for _, p := range []*Page{host, guest} {
		p.WaitFor(Act("rematch"))
	}
	host.Press(Act("rematch"))
	guest.Wait("the wish for another game", `document.querySelector('[data-status="notice"]')?.textContent.includes("another game")`)
	guest.Press(Act("rematch"))
	agreeing(t, 0, host, guest)
	press(guest, "d4")
	press(host, "d6")
}

// Two people play live with clocks: the invitation says so, each device measures its own player, the clocks stand while the
// two are not connected, and the time of one is over on both devices.
func TestALiveGameByTheClock(t *testing.T) {
	t.Parallel()
	host, guest := table(t, Desktop, setClock), table(t, SmallPhone, setClock)
	host.NewGame("opponent", "live", "clock", "fischer", "minutes", "3", "increment", "2")
	connect(host, guest, "3+2")
	host.PressHole("d4")
	agreeing(t, 1, host, guest)
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-clock="second"][data-state="runs"]`)
		clockIs(p, "second", 100, 179) // it goes by itself
	}
	pass(guest, 20*time.Second) // on its device alone
	guest.PressHole("d6")
	agreeing(t, 2, host, guest)
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	}
	if here, there := clockShows(host, "second"), clockShows(guest, "second"); here != there || there < 120 || there > 162 {
		t.Errorf("after 20 seconds the clock shows %v and %v", here, there)
	}
	second := clockShows(guest, "second")
	guest.Goto("about:blank")
	host.WaitFor(`[data-clock="first"][data-state="stands"]`)
	first := clockShows(host, "first")
	pass(host, time.Minute)
	if got := clockShows(host, "first"); got != first {
		t.Errorf("without a connection the clock goes on from %v to %v s", first, got)
	}
	host.Press(`.panel ` + Act("invite-live"))
	connect(host, guest, "3+2")
	agreeing(t, 2, host, guest)
	host.WaitFor(`[data-clock="first"][data-state="runs"]`)
	if got := clockShows(guest, "second"); got != second {
		t.Errorf("loaded again, the clock shows %v s, was %v", got, second)
	}
	clockIs(guest, "first", 60, first)

	pass(host, time.Duration(clockShows(host, "first")*1000+1000)*time.Millisecond)
	for _, p := range []*Page{host, guest} {
		p.Wait("the end of the game", `document.querySelector("[data-board]").dataset.over === "true"`)
		p.WaitFor(Act("rematch"))
		if link := p.Table().Link; !strings.Contains(link, "/xt1") {
			t.Errorf("the game is %s", link)
		}
		clockIs(p, "first", 0, 0)
	}
}

// A device that sends what it must not is refused, and the game stays as it is.
func TestAHostileDevice(t *testing.T) {
	t.Parallel()
	const send = `addEventListener("kulami-test", ({ detail }) => channel.send(detail));
let channel;
const create = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...args) { return (channel = create.apply(this, args)); };`
	host, guest := table(t, Desktop), table(t, Phone, send)
	host.NewGame("opponent", "live")
	connect(host, guest)
	host.PressHole("d4")
	agreeing(t, 1, host, guest)
	link := host.Table().Link
	for _, text := range []string{
		`"hello"`,
		`new Uint8Array(1000)`,
		`"x".repeat(60000)`,
		`JSON.stringify({ v: 1, n: 99, game: "x", side: 1, record: "k1/b8tsSQDQdDSQTtQdsQT/c2d" })`,
		`JSON.stringify({ v: 2 })`,
	} {
		guest.Run(`dispatchEvent(new CustomEvent("kulami-test", { detail: ` + text + ` }))`)
		host.Wait("a word about "+text, `document.querySelector('[data-status="notice"]') && !document.querySelector('[data-peer="on"]')`)
		if got := host.Table().Link; got != link {
			t.Errorf("after %s the game is %s, was %s", text, got, link)
		}
		guest.WaitFor(`.panel ` + Act("invite-live"))
		host.Press(".panel " + Act("invite-live"))
		connect(host, guest)
	}
	guest.PressHole("d6")
	agreeing(t, 2, host, guest)
}

// The answer of a page that has been closed connects to nothing, which the host reads; a new invitation works.
func TestALiveGameThatCannotBegin(t *testing.T) {
	t.Parallel()
	host, guest := table(t, Desktop), table(t, Phone)
	host.NewGame("opponent", "live")
	guest.Goto("about:blank")
	guest.Goto(host.code("invited"))
	guest.WaitReady()
	guest.Press(Act("join-live"))
	answer := guest.code("answered")
	const focused = `document.activeElement.closest("dialog") !== null`
	guest.Wait("the focus in the dialog with the answer", focused)
	guest.Goto("about:blank")
	time.Sleep(time.Second) // the browser ends the connections of a page that was left a little later
	host.Run(`document.querySelector('[name="answer"]').value = ` + quote(answer))
	host.Press(Act("answer-live"))
	host.WaitFor(`[data-peer-step="connecting"]`)
	host.WaitFor(`[data-peer-step="failed"]`)
	host.Wait("the focus in the dialog that says so", focused)
	host.Press("dialog " + Act("close"))
	host.Press(".panel " + Act("invite-live"))
	connect(host, guest)
	host.PressHole("d4")
	agreeing(t, 1, host, guest)
}

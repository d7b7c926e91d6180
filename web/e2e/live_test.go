package e2e

import (
	"strings"
	"testing"
	"time"

	"kulami/rules"
	"kulami/web/journey"
)

// Two people play live: their browsers are connected, without a server.

// invitation is an invitation whose host is gone.
const invitation = "live/AINmvkqSq7_ZrX-0aPQb2mTn5sUv8wXyCzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYYAAAUKDxQZHiMoLTI3PEFGS8NQABAVGh8kKS4zOD1CR0xRVlvDUQ/cus"

// timedInvitation is an invitation to a game with clocks, whose host is gone, too.
const timedInvitation = "live/DAoFg2a-SpKrv9mtf7Ro9BvaZOfmxS_zBfILMFV6n8TpDjNYfaLH7BE2W4Clyu8UOV6DqM3yFzxhhgAABQoPFBkeIygtMjc8QUZLw1AAEBUaHyQpLjM4PUJHTFFWW8NR/cvd"

// connect passes the links of a connection between host and guest.
func connect(host, guest *Page, control ...string) {
	journey.Connect(host.Page, guest.Page, control...)
}

// agreeing waits until both pages show the same game.
func agreeing(ply int, a, b *Page) rules.Position { return journey.Agreeing(ply, a.Page, b.Page) }

// inviting opens the pages of two people. The host invites the guest to a live game. The scripts
// run before the scripts of the guest's page.
func inviting(t *testing.T, before ...string) (host, guest *Page) {
	t.Helper()
	host, guest = table(t, Desktop), table(t, Phone, before...)
	host.NewGame("opponent", "live")
	return host, guest
}

// Two people scan the codes on each other's screens. The host's camera opens the answer in another
// tab. Marbles appear on both devices, and one player grants the other's request. A device that
// sends anything but text is disconnected.
func TestALiveGame(t *testing.T) {
	const send = `addEventListener("kulami-test", () => channel.send(new Uint8Array(1000)));
let channel;
const create = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...args) { return (channel = create.apply(this, args)); };`
	host, guest := inviting(t, send)
	host.LiveCode("invited")
	guest.OpenInvitation(scanCode(host))
	guest.Press(Act("join-live"))
	guest.LiveCode("answered")
	other := beside(t, host, Desktop)
	other.OpenGame(scanCode(guest))
	other.WaitFor(`[data-peer-step="passed"]`)
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-peer="on"]`)
	}
	pos := agreeing(0, host, guest)
	for ply := 1; ply <= 4; ply++ {
		[]*Page{guest, host}[ply&1].PressHole(journey.SomeHole(pos))
		pos = agreeing(ply, host, guest)
	}
	guest.Press(Act("undo"))
	host.WaitFor(Act("undo-yes"))
	host.Press(Act("undo-yes"))
	agreeing(3, host, guest)

	link := host.Link()
	guest.Run(`dispatchEvent(new Event("kulami-test"))`)
	host.Wait("a word about what came", `document.querySelector('[data-status="notice"]') && !document.querySelector('[data-peer="on"]')`)
	if got := host.Link(); got != link {
		t.Errorf("the game is %s, was %s", got, link)
	}
}

// Two people play live with clocks, which the invitation mentions. Each device measures its own
// player's time. Without a connection the clocks stop. When a side runs out of time, both devices
// say so.
func TestALiveGameByTheClock(t *testing.T) {
	host, guest := table(t, Desktop, setClock), table(t, SmallPhone, setClock)
	host.NewGame("opponent", "live", "clock", "fischer", "minutes", "3", "increment", "2")
	connect(host, guest, "3+2")
	host.PressHole("d4")
	agreeing(1, host, guest)
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-clock="second"][data-state="runs"]`)
		clockIs(p, "second", 100, 179) // without a press
	}
	pass(guest, 20*time.Second) // on the guest's device alone
	guest.PressHole("d6")
	agreeing(2, host, guest)
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	}
	if here, there := clockShows(host, "second"), clockShows(guest, "second"); here != there || there < 120 || there > 162 {
		t.Errorf("after 20 seconds the clock shows %v and %v", here, there)
	}
	second := clockShows(guest, "second")
	guest.Leave()
	host.WaitFor(`[data-clock="first"][data-state="stands"]`)
	first := clockShows(host, "first")
	pass(host, time.Minute)
	if got := clockShows(host, "first"); got != first {
		t.Errorf("without a connection the clock goes on from %v to %v s", first, got)
	}
	host.Press(`.panel ` + Act("invite-live"))
	connect(host, guest, "3+2")
	agreeing(2, host, guest)
	host.WaitFor(`[data-clock="first"][data-state="runs"]`)
	if got := clockShows(guest, "second"); got != second {
		t.Errorf("loaded again, the clock shows %v s, was %v", got, second)
	}
	clockIs(guest, "first", 60, first)

	pass(host, time.Duration(clockShows(host, "first")*1000+1000)*time.Millisecond)
	for _, p := range []*Page{host, guest} {
		p.WaitOver()
		if link := p.Link(); !strings.Contains(link, "/xt1") {
			t.Errorf("the game is %s", link)
		}
		clockIs(p, "first", 0, 0)
	}
}

// If the page that answered was closed, its answer connects to nothing, and the host reads so. A
// new invitation works.
func TestALiveGameThatCannotBegin(t *testing.T) {
	host, guest := inviting(t)
	guest.OpenInvitation(host.LiveCode("invited"))
	guest.Press(Act("join-live"))
	answer := guest.LiveCode("answered")
	const focused = `document.activeElement.closest("dialog") !== null`
	guest.Wait("the focus in the dialog with the answer", focused)
	guest.Leave()
	time.Sleep(time.Second) // the browser ends the connections of a closed page a little later
	Eval[bool](host, `navigator.clipboard.writeText(`+quote(answer)+`).then(() => true)`)
	host.Press(Act("read-answer"))
	host.WaitFor(`[data-peer-step="connecting"]`)
	host.WaitFor(`[data-peer-step="failed"]`)
	host.Wait("the focus in the dialog that says so", focused)
	host.CloseDialog()
	host.Press(".panel " + Act("invite-live"))
	connect(host, guest)
	host.PressHole("d4")
	agreeing(1, host, guest)
}

package world

import (
	"fmt"
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/rules"
)

// end is one end of a connection, like a connection of package rtc in a browser.
type end struct {
	tab       *tab
	id        int
	offer     live.Description // made or accepted here
	answer    string           // code of the answer, at the guest's end
	other     *end             // nil until both ends are connected
	lost      bool             // texts cannot reach either end
	way       int64            // when the latest text in order arrives
	due       int64            // when all texts have arrived
	misses    bool             // the latest text to this end was lost
	heard     int              // number of the latest text that arrived
	dishonest bool             // a text arrived that the friend's program did not send
	last      string           // latest text sent to this end
}

// describe returns a description of a connection.
func (w *world) describe() live.Description {
	d := live.Description{Ufrag: fmt.Sprintf("%04x", w.next()>>48), Pwd: fmt.Sprintf("%024x", w.next())}
	for i := range d.Fingerprint {
		d.Fingerprint[i] = byte(w.next())
	}
	d.Candidates = []live.Candidate{{Host: "\x0a\x00\x00\x01", Port: 5000}}
	return d
}

// runPeer carries out an effect on the connection, as page.Peers does.
func (t *tab) runPeer(e desk.Effect) {
	switch e := e.(type) {
	case desk.Invite:
		t.peer = &end{tab: t, id: e.ID, offer: t.describe()}
		if t.chance(5) {
			t.count("no connection can be made")
			t.peer.say(play.PeerClosed, "", t.between(5, 200))
			return
		}
		t.peer.say(play.PeerDescribed, t.peer.offer.String(), t.between(5, 400))
	case desk.Accept:
		offer, err := live.Parse(e.Code)
		if err != nil {
			return
		}
		answer := t.describe()
		answer.Answer, answer.To = true, offer.Tag()
		t.peer = &end{tab: t, id: e.ID, offer: offer, answer: answer.String()}
		t.answers[t.peer.answer] = t.peer
		t.peer.say(play.PeerDescribed, t.peer.answer, t.between(5, 400))
		t.peer.say(play.PeerStalled, "", 20_000)
	case desk.Connect:
		host, guest := t.peer, t.answers[e.Code]
		if host == nil {
			return
		}
		if guest == nil || guest.tab.dead || guest.tab.peer != guest || guest.other != nil {
			host.say(play.PeerClosed, "", 15_000)
			return
		}
		host.other, guest.other = guest, host
		opens := max(t.between(20, 300), t.between(20, 300)) // before any text arrives
		host.say(play.PeerOpened, "", opens)
		guest.say(play.PeerOpened, "", opens)
	case desk.SendPeer:
		if t.connected() {
			t.peer.other.receive(e.Text)
		}
	case desk.HangUp:
		t.dropPeer()
	case desk.SayToTabs:
		for _, other := range t.tabs {
			if other != t {
				other.post(desk.TabSaid(e))
			}
		}
	}
}

// connected reports whether the page has a connection, even if it is interrupted.
func (t *tab) connected() bool { return t.peer != nil && t.peer.other != nil }

// distrust ends the checks that need an honest program at the other end.
func (t *tab) distrust() {
	if t.connected() {
		t.peer.dishonest, t.peer.other.dishonest = true, true
	}
}

// say reports an event to the program at an end, if this is still its connection.
func (p *end) say(event play.PeerEvent, text string, in int64) {
	p.tab.after(in, func() {
		if p.tab.peer == p && !(event == play.PeerStalled && p.other != nil) {
			p.tab.send(play.PeerSaid{ID: p.id, Event: event, Text: text})
		}
	})
}

// receive transports a text to an end. A good network delivers each text once and in order.
func (p *end) receive(text string) {
	w := p.tab.world
	w.must(len(text) <= live.MaxText, "friend", "a text of %d bytes is sent", len(text))
	p.last, p.misses = text, false
	in := w.between(5, 300)
	if w.chance(10) {
		w.count("network slow")
		in += 3000
	}
	if w.badNet {
		switch w.below(8) {
		case 0:
			w.count("text lost")
			p.misses = true
			return
		case 1:
			w.count("text doubled")
			p.take(text, in+w.between(0, 500))
		case 2:
			w.count("texts reordered")
			p.due = max(p.due, w.now+in)
			p.take(text, in)
			return
		}
	}
	p.way = max(p.way, w.now+in)
	p.due = max(p.due, p.way)
	p.take(text, p.way-w.now)
}

// take delivers a text to the program, unless the connection has ended. While the connection is
// lost, the text waits.
func (p *end) take(text string, in int64) {
	t := p.tab
	t.after(in, func() {
		switch {
		case t.peer != p || p.other == nil:
		case p.lost:
			p.way = t.now + 500
			p.due = max(p.due, p.way)
			p.take(text, 500)
		default:
			t.send(play.PeerSaid{ID: p.id, Event: play.PeerReceived, Text: text})
			if s, err := live.Read(text); err == nil && !p.dishonest {
				inOrder := s.Number > p.heard || !t.m.Peer.Session.Heard()
				t.must(inOrder, "friends", "text %d is taken after %d", s.Number, p.heard)
				p.heard = max(p.heard, s.Number)
			}
		}
	})
}

// dropPeer ends the connection of a page. The other end notices later.
func (t *tab) dropPeer() {
	p := t.peer
	if t.peer = nil; p == nil || p.other == nil {
		return
	}
	other := p.other
	p.other, other.other = nil, nil
	other.say(play.PeerClosed, "", t.between(5, 8000))
}

// disconnected interrupts a connection for a while or permanently.
func (d *device) disconnected() {
	i := slices.IndexFunc(d.tabs, func(t *tab) bool { return t.connected() && !t.peer.lost })
	if i < 0 {
		return
	}
	d.count("friend disconnected")
	p := d.tabs[i].peer
	ends := []*end{p, p.other}
	for _, e := range ends {
		e.lost = true
		e.say(play.PeerMissed, "", d.between(1000, 6000))
	}
	if d.chance(60) {
		back := d.between(7000, 20_000)
		for _, e := range ends {
			d.at(back-10, nil, func() { e.lost = false })
			e.say(play.PeerFound, "", back)
		}
		return
	}
	for _, e := range ends {
		d.at(15_000, nil, func() {
			if e.other != nil {
				e.other = nil
				e.say(play.PeerClosed, "", 1)
			}
		})
	}
}

// hostile delivers a text to a page that an honest program of this build does not send. Some of the
// texts come from older or newer builds.
func (d *device) hostile() {
	i := slices.IndexFunc(d.tabs, func(t *tab) bool { return t.connected() && t.peer.last != "" })
	if i < 0 {
		return
	}
	d.count("hostile text")
	d.tabs[i].distrust()
	p := d.tabs[i].peer
	text, at := p.last, d.below(len(p.last))
	switch d.below(5) {
	case 0:
		text = text[:at]
	case 1:
		text = text[:at] + pick(d, "9", "\"", "-") + text[at+1:]
	case 2:
		d.count("friend of a newer build")
		text = strings.Replace(text, `"v":1`, `"v":2`, 1)
	case 3:
		text = strings.Replace(text, `"n":`, `"n":9`, 1)
	default:
		d.count("friend of an older build")
		text = strings.Replace(strings.Replace(text, `"n":`, `"n":8`, 1), `"name"`, `"title"`, 1)
	}
	p.take(text, 1)
}

// connect takes the person's next step to a live game. It reports false if no step is due.
func (t *tab) connect() bool {
	peer := t.m.Peer
	if !t.chance(40) && t.theme != withFriends {
		return false
	}
	switch peer.Step {
	case desk.PeerInvited:
		if code := t.answerTo(peer.Offer); code != "" {
			t.send(pick[desk.Msg](t, desk.PasteAnswer{Text: code}, play.Import{Text: code}))
			return true
		}
		for _, d := range t.devices {
			if d == t.device || len(d.tabs) == 0 {
				continue
			}
			friend := d.tabs[len(d.tabs)-1]
			if step := friend.m.Peer.Step; friend.usable() && !friend.m.Peer.Connected() && step != desk.PeerAnswered && step != desk.PeerAnswering {
				friend.guard(func() {
					friend.goTo(peer.Code, false)
					friend.send(desk.JoinLive{})
				})
				return true
			}
		}
	case desk.PeerOffered:
		t.send(desk.JoinLive{})
		return true
	case desk.PeerOn:
		if g, _, ok := t.m.LiveGame(); ok && g.Over() && t.chance(50) {
			msg := play.Rematch{Seed: t.next() >> 12}
			if t.send(msg); t.chance(20) {
				t.count("pressed twice")
				t.send(msg)
			}
			return true
		}
	case desk.PeerGone, desk.PeerFailed:
		if g, ok := t.ownGame(); ok && g.Players.Friend() && t.chance(70) {
			t.send(desk.InviteLive{})
			return true
		}
	}
	return false
}

// answerTo returns the code of a guest who has accepted the invitation and waits, or "".
func (w *world) answerTo(offer live.Description) string {
	for _, d := range w.devices {
		for _, t := range d.tabs {
			waits := t.peer != nil && !t.connected() && t.m.Peer.Step == desk.PeerAnswered
			if waits && t.peer.answer != "" && t.peer.offer.Tag() == offer.Tag() {
				return t.peer.answer
			}
		}
	}
	return ""
}

// checkFriend checks that both sides of a live game agree once everything has arrived.
func (t *tab) checkFriend() {
	if !t.agrees() || !t.peer.other.tab.agrees() {
		return
	}
	a, b := t.m.Peer.Session, t.peer.other.tab.m.Peer.Session
	same := func(ok bool, what string, here, there any) {
		t.must(ok, "friends", "%s: one side has\n%v, the other\n%v", what, here, there)
	}
	ra, rb := a.Record(), b.Record()
	same(slices.Equal(ra.Moves(), rb.Moves()) && ra.Finish() == rb.Finish(), "the game", ra, rb)
	same(a.Asking() == b.Asked(), "what one asks", a.Asking(), b.Asked())
	same(a.Asked() == b.Asking(), "what the other asks", a.Asked(), b.Asking())
	for side := rules.First; side <= rules.Second; side++ {
		same(a.Again(side) == b.Again(side), "another game", a.Again(side), b.Again(side))
		same(a.Name(side) == b.Name(side), "the name", a.Name(side), b.Name(side))
	}
	// After an undo the time used in an unfinished move is unknown.
	said, heard := a.Clock(a.Own()), b.Clock(a.Own())
	same(said == heard || heard.Used == 0, "the clock", said, heard)
	if g, _, ok := t.m.LiveGame(); ok && !(len(t.tabs) > 1 && t.disk.wasFull) {
		same(g.Players.Own == a.Own(), "the side here and over the connection", g.Players.Own, a.Own())
		same(slices.Equal(g.Record().Moves()[:g.Live()], ra.Moves()), "the game here and over the connection", g.Record(), ra)
	}
}

// agrees reports whether the page is in a live game and has received everything.
func (t *tab) agrees() bool {
	p := t.peer
	return t.connected() && !p.lost && !p.dishonest && !p.misses && p.due <= t.now &&
		t.m.Peer.Step == desk.PeerOn && t.m.Peer.Met
}

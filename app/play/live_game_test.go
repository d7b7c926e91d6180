package play

import (
	"fmt"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/live"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/rules"
)

// timedPair is a live game with clocks under simulated time, with the time that each player's own
// device must show. The clocks of the devices differ by an hour.
type timedPair struct {
	*pair
	name   string
	own    [2]rules.Side
	left   [2]int64 // milliseconds left for the player of each device
	hidden [2]bool
}

func newTimedPair(t *testing.T, seed uint64, setup func(*game.Setup)) *timedPair {
	p := &timedPair{pair: newPairAt(t, seed, 1_800_000_000_000), name: fmt.Sprint("seed ", seed)}
	host := p.side[0]
	s := host.m.Setup
	s.Opponent, s.Board, s.Clock, s.Minutes = game.LiveOpponent, game.IrregularBoard, game.FischerClock, 3
	setup(&s)
	host.send(Start{s, seed})
	p.connect()
	for i, b := range p.side {
		p.own[i] = gameOf(b.m).Players.Own
		p.left[i] = 180_000
	}
	return p
}

// runs reports whether the clock of a device's player runs.
func (p *timedPair) runs(i int) bool {
	b := p.side[i]
	g := gameOf(b.m)
	return b.m.Peer.Step == desk.PeerOn && b.m.Peer.Live(g.ID) && g.Live() > 0 && g.OwnTurn() && !(p.hidden[i] && g.Record().Times().Pauses)
}

// pass lets some time pass, in which the timers of the devices go off.
func (p *timedPair) pass(ms int64) {
	for i := range p.side {
		if p.runs(i) {
			p.left[i] = max(p.left[i]-ms, 0)
		}
	}
	until := p.now + ms
	due := func(b *party) int64 { return max(b.m.Alarm.At-b.ahead, p.now) }
	for n := 0; ; n++ {
		if n > 99 {
			p.t.Fatalf("%s: the timers do not end", p.name)
		}
		waiting := slices.DeleteFunc(slices.Clone(p.side[:]), func(b *party) bool { return b.m.Alarm.ID == 0 || due(b) > until })
		if len(waiting) == 0 {
			break
		}
		b := slices.MinFunc(waiting, func(a, b *party) int { return int(due(a) - due(b)) })
		p.now = due(b)
		b.send(desk.ClockDue{ID: b.m.Alarm.ID})
	}
	p.now = until
}

// check compares each device's display of its own clock with the expected time.
func (p *timedPair) check(what string) {
	p.t.Helper()
	for i, b := range p.side {
		g := gameOf(b.m)
		if outOfTime(g.Record()) && g.Winner() == p.own[i] && !p.over(1-i) {
			p.t.Fatalf("%s, %s: device %d ends the game for the other", p.name, what, i)
		}
		if got := g.TimeLeft(p.own[i], b.milli()); got != p.left[i] {
			p.t.Fatalf("%s, %s: device %d has %d ms left, not %d; %s, %+v, step %d, hidden %v, now %d", p.name, what, i, got, p.left[i], g.Record(), g.Clock, b.m.Peer.Step, p.hidden, b.m.Now.Milli)
		}
	}
}

// agree fails unless both devices have the same game with the same times, and show the same time of
// the stopped clock.
func (p *timedPair) agree() {
	p.t.Helper()
	p.pair.agree()
	a, b := gameOf(p.side[0].m), gameOf(p.side[1].m)
	sent := func(g game.Game) rules.Record { return live.New(g.Match, g.TimedLine(), rules.First).Record() }
	if !sent(a).Equal(sent(b)) {
		p.t.Fatalf("%s: the times differ:\n%s\n%s", p.name, a.TimedLine(), b.TimedLine())
	}
	for i, own := range p.own {
		if turn := a.LivePosition().Turn(); turn == own && !a.Over() {
			continue
		}
		other := p.side[1-i]
		if got := gameOf(other.m).TimeLeft(own, other.milli()); got != p.left[i] {
			p.t.Fatalf("%s: device %d shows %d ms of the other's clock, which has %d; %s", p.name, 1-i, got, p.left[i], a.Record())
		}
	}
}

// moved plays a marble on the device of the side to move, if that device has the turn.
func (p *timedPair) moved() {
	for i, b := range p.side {
		g := gameOf(b.m)
		if !g.OwnTurn() {
			continue
		}
		holes := g.LivePosition().Legal().Slice()
		b.send(desk.Press{Hole: holes[p.IntN(len(holes))]})
		if next := gameOf(b.m); next.Live() > g.Live() && g.Live() > 0 {
			p.left[i] += int64(next.Record().Times().Increment) * 1000
		}
		return
	}
}

// takenBack performs an action that can take marbles back, and updates the expected times.
func (p *timedPair) takenBack(do func()) {
	var was [2]game.Game
	for i, b := range p.side {
		was[i] = gameOf(b.m)
	}
	do()
	for i, b := range p.side {
		if g := gameOf(b.m); g.Live() < was[i].Live() {
			p.left[i] = min(p.left[i], int64(was[i].Record().Times().Left(p.own[i], g.Live()))*100)
		}
	}
}

func (p *timedPair) hide(i int, hidden bool) {
	p.hidden[i] = hidden
	p.side[i].send(desk.Seen{Hidden: hidden})
}

// over reports whether the game has ended on a device.
func (p *timedPair) over(i int) bool { return gameOf(p.side[i].m).Over() }

// In a live game each player's own device shows the right time. The other device shows it as soon
// as the texts have arrived, after any delay. A side runs out of time once, and only its own device
// reports it. The test is one loop over all events.
func TestLiveClocks(t *testing.T) {
	lost, played, taken := 0, 0, 0
	for seed := range tries(uint64(120)) {
		p := newTimedPair(t, seed, func(s *game.Setup) {
			s.Pauses, s.Starter, s.Increment = seed%2 == 0, []game.Starter{game.MeFirst, game.OtherFirst}[seed&1], []int{2, 5, 10}[seed%3]
			s.Opening = []game.Opening{game.FreeOpening, game.RandomOpening}[seed/3%2]
		})
		p.check("the beginning")
		slow := 1000 * (1 + p.IntN(40))
		for n := 0; n < 400 && !p.over(0) && !p.over(1); n++ {
			p.pass(int64(p.IntN(slow)))
			p.check("later")
			switch i := p.IntN(2); p.IntN(24) {
			case 0, 1, 2, 3, 4, 5, 6, 7:
				p.moved()
				p.check("a move")
			case 8:
				p.side[i].send(desk.Undo{})
				p.check("a request")
			case 9:
				p.takenBack(func() {
					p.side[1-i].send(desk.Undo{})
					p.side[i].take()
					before := gameOf(p.side[i].m).Live()
					p.side[i].send(AnswerUndo{p.IntN(2) == 0})
					if gameOf(p.side[i].m).Live() < before {
						taken++
					}
					p.settle()
				})
				p.check("an answer")
			case 10:
				p.hide(i, !p.hidden[i])
				p.check("hidden")
			case 11: // the network fails for a while
				for i, b := range p.side {
					b.send(PeerSaid{b.id, PeerMissed, ""})
					p.check(fmt.Sprint("lost ", i))
				}
				p.pass(int64(p.IntN(100_000)))
				p.check("a lost connection")
				for _, b := range p.side {
					b.send(PeerSaid{b.id, PeerFound, ""})
				}
			case 12: // the page is closed or the program killed, and the two connect again later
				p.takenBack(p.settle)
				if p.over(0) || p.over(1) {
					break
				}
				closed := p.IntN(2) == 0
				if closed {
					p.hide(i, true)
				}
				p.hidden[i] = false
				before := p.left[i]
				if !p.runs(1 - i) {
					p.now += 50_000 // the other device notices only then
				}
				p.side[i].load()
				p.left[i] = gameOf(p.side[i].m).TimeLeft(p.own[i], p.side[i].milli())
				if got := p.left[i]; got < before || closed && got != before || got > max(before, int64(gameOf(p.side[i].m).Record().Times().Left(p.own[i], gameOf(p.side[i].m).Live()))*100) {
					t.Fatalf("%s: loaded again, %d ms left, had %d", p.name, got, before)
				}
				p.pass(int64(p.IntN(100_000)))
				p.check("loaded again")
				if i == 0 {
					p.side[0].send(OpenGame{p.side[0].m.Recent[0]})
				}
				p.connect()
				p.check("connected again")
			default:
				p.takenBack(p.side[i].take)
				p.check("a text")
			}
		}
		p.takenBack(p.settle)
		p.check("the end")
		p.agree()
		g := gameOf(p.side[0].m)
		if !g.Over() {
			continue
		}
		played++
		if !outOfTime(g.Record()) {
			continue
		}
		lost++
		loser := slices.Index(p.left[:], 0)
		if loser < 0 || g.Winner() != p.own[1-loser] {
			t.Fatalf("%s: %v left, %s", p.name, p.left, g.Record())
		}
		for _, b := range p.side {
			for _, msg := range []desk.Msg{desk.Press{Hole: g.Position().Legal().First()}, desk.Undo{}, table.Resign{}, desk.ClockDue{}} {
				p.pass(3000)
				b.send(msg)
				p.settle()
				if got := gameOf(b.m); got.Record().Finish() != g.Record().Finish() || got.Live() != g.Live() {
					t.Fatalf("%s: after %#v the game is %s", p.name, msg, got.Record())
				}
			}
		}
	}
	if lost < tries(40) || played-lost < tries(5) || taken < tries(100) {
		t.Errorf("%d games lost on time of %d ended, %d times taken back", lost, played, taken)
	}
}

// afterFirst returns a timed pair after the first marble. The host begins, and the clocks do not
// pause.
func afterFirst(t *testing.T) (p *timedPair, host, guest *party) {
	t.Helper()
	p = newTimedPair(t, 1, func(s *game.Setup) { s.Increment = 2 })
	p.moved()
	p.settle()
	p.agree()
	return p, p.side[0], p.side[1]
}

// A device never ends the game because the other player's time is over. It waits for the other
// device's report.
func TestTimeOfTheOtherPlayerIsAwaited(t *testing.T) {
	p, host, guest := afterFirst(t)
	guest.ahead -= 5000 // its clock is set back, and nothing is sent
	guest.send(desk.Hover{Hole: 0})
	for _, ms := range []int64{179_999, 1, 60_000} {
		p.now += ms
		host.send(desk.ClockDue{ID: host.m.Alarm.ID})
		awaits := p.now > 1_800_000_000_000+179_999
		if got := tableOf(host.m).Awaits(&host.m.Desk); got != awaits || p.over(0) || host.m.Alarm.ID != 0 == awaits {
			t.Fatalf("after %d ms: awaited %v, over %v, timer %+v", ms, got, p.over(0), host.m.Alarm)
		}
	}
	guest.id, host.id = 0, 0
	host.send(PeerSaid{host.m.Peer.ID, PeerClosed, ""})
	if tableOf(host.m).Awaits(&host.m.Desk) || p.over(0) || tableOf(host.m).ClockRuns() != rules.Nobody {
		t.Error("a connection that is lost ends the game, or the clock goes on")
	}
}

// Any text corrects the display of the other clock, after any delay.
func TestTheOtherClockIsPutRight(t *testing.T) {
	p, host, guest := afterFirst(t)
	shown := func(b *party) int64 { return gameOf(b.m).TimeLeft(rules.Second, b.milli()) }
	guest.send(PeerSaid{guest.id, PeerMissed, ""}) // its clock is stopped for a while
	p.now += 7000
	guest.send(PeerSaid{guest.id, PeerFound, ""})
	p.now += 3000
	if here, there := shown(host), shown(guest); here != 170_000 || there != 177_000 {
		t.Fatalf("shown are %d and %d ms", here, there)
	}
	host.send(desk.Undo{})
	p.now += 500 // on its way
	guest.take()
	guest.send(AnswerUndo{false})
	host.take()
	if here, there := shown(host), shown(guest); here != 176_500 || there != 176_500 {
		t.Errorf("shown are %d and %d ms", here, there)
	}
}

// A player's clock goes on while the player sees another screen, even if the turn begins there. The
// time is over when the player shows the game again.
func TestLiveClocksWithoutTheTable(t *testing.T) {
	p, host, guest := afterFirst(t)
	left := func(b *party, side rules.Side) int64 { return gameOf(b.m).TimeLeft(side, b.milli()) }
	away := func(b *party, ms int64) {
		b.send(desk.Visit{Screen: puzzles.PuzzlesScreen})
		p.now += ms
		b.send(Return{})
	}
	away(guest, 20_000)
	if got := left(guest, rules.Second); got != 160_000 {
		t.Errorf("after 20 s on another screen %d ms are left", got)
	}
	host.send(desk.Visit{Screen: puzzles.PuzzlesScreen})
	p.press(guest)
	p.settle()
	p.now += 30_000
	host.send(Return{})
	if own, other := left(host, rules.First), left(host, rules.Second); own != 150_000 || other != 162_000 {
		t.Errorf("after a turn of 30 s on another screen %d and %d ms are left", own, other)
	}
	away(host, 150_000)
	p.settle()
	for i := range p.side {
		if got := gameOf(p.side[i].m).Record().Finish(); got != rules.FirstOutOfTime {
			t.Errorf("device %d: %v", i, got)
		}
	}
}

// press plays a marble on a device.
func (p *timedPair) press(b *party) {
	b.send(desk.Press{Hole: gameOf(b.m).LivePosition().Legal().First()})
}

// The invitation has the time control. The guest refuses another one. A game that the guest has
// already gets the time control of the invitation.
func TestTheInvitationNamesTheClocks(t *testing.T) {
	control := rules.Times{Minutes: 3, Increment: 2, Pauses: true}
	for _, c := range []struct {
		name    string
		claimed rules.Times
		refused bool
	}{
		{"the same", control, false},
		{"no clocks", rules.Times{}, true},
		{"other clocks", rules.Times{Minutes: 30, Increment: 2, Pauses: true}, true},
	} {
		p := newPairAt(t, 1, 1_800_000_000_000)
		host, guest := p.side[0], p.side[1]
		s := host.m.Setup
		s.Opponent, s.Clock, s.Minutes, s.Increment, s.Pauses = game.LiveOpponent, game.FischerClock, 3, 2, true
		host.send(Start{s, 1})
		d, err := live.Parse(host.m.Peer.Code)
		if err != nil || !live.SameControl(d.Control, control) || !live.SameControl(host.m.Peer.Control(), control) {
			t.Fatalf("the invitation %+v, %v", d, err)
		}
		d.Control = c.claimed
		guest.send(Navigated{Fragment: d.String()})
		if !live.SameControl(guest.m.Peer.Control(), c.claimed) {
			t.Errorf("%s: shown are %+v", c.name, guest.m.Peer.Control())
		}
		guest.send(desk.JoinLive{})
		host.send(desk.PasteAnswer{Text: guest.m.Peer.Code})
		p.settle()
		if refused := guest.m.Peer.Step == desk.PeerGone; refused != c.refused || refused != (guest.m.Notice.Kind == desk.PeerRefused) || !refused && !gameOf(guest.m).Timed() {
			t.Errorf("%s: step %v, %v, %s", c.name, guest.m.Peer.Step, guest.m.Notice.Kind, gameOf(guest.m).Record())
		}
	}
	p, host, guest := afterFirst(t)
	guest.hangUp()
	g := gameOf(guest.m)
	g.Tree = g.WithTimes(rules.Times{}) // a link has no times
	tab := tableOf(guest.m)
	tab.Game = g
	guest.m.Put(tab)
	guest.send(PeerSaid{guest.m.Peer.ID, PeerClosed, ""})
	p.connect()
	p.pair.agree()
	if !gameOf(guest.m).Timed() || !gameOf(host.m).Timed() {
		t.Error("a game that was known without clocks has none")
	}
}

// If a connection opens while both sides are played here, it is closed. If a next game has begun, a
// double click does not ask for another one.
func TestPressesThatCrossALiveGame(t *testing.T) {
	p := newPair(t, 1)
	host := p.side[0]
	s := host.m.Setup
	s.Opponent = game.LiveOpponent
	host.send(Start{s, 1})
	host.send(table.PlayBoth{})
	id := host.m.Peer.ID
	if host.m, _ = act(host.m, PeerSaid{ID: id, Event: PeerOpened}); host.m.Peer.Step != desk.PeerOff {
		t.Errorf("the connection is %v", host.m.Peer.Step)
	}
	q := begun(t, 2)
	if m, _ := act(q.side[0].m, Rematch{}); m.Peer.Session.Again(m.Peer.Session.Own()) {
		t.Error("another game is wanted in the midst of one")
	}
}

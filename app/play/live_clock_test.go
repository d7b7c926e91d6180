package play

import (
	"fmt"
	"slices"
	"testing"

	"kulami/rules"
)

// timedPair is a live game with clocks under a simulated time, and what the clock of each side
// must show on its own device. The clocks of the devices differ by an hour.
type timedPair struct {
	*pair
	name   string
	own    [2]rules.Side
	left   [2]int64 // milliseconds of the player of a device
	hidden [2]bool
}

func newTimedPair(t *testing.T, seed uint64, setup func(*Setup)) *timedPair {
	p := &timedPair{pair: newPairAt(t, seed, 1_800_000_000_000), name: fmt.Sprint("seed ", seed)}
	host := p.side[0]
	s := host.m.Setup
	s.Opponent, s.Board, s.Clock, s.Minutes = LiveOpponent, IrregularBoard, FischerClock, 3
	setup(&s)
	host.send(Start{s, seed})
	p.connect()
	for i, b := range p.side {
		p.own[i] = game(b.m).Players.Own
		p.left[i] = 180_000
	}
	return p
}

// runs reports whether the time of the player of a device passes.
func (p *timedPair) runs(i int) bool {
	b := p.side[i]
	g := game(b.m)
	return b.m.Peer.Step == PeerOn && b.m.Peer.Live(g.ID) && g.Live() > 0 && g.OwnTurn() && !(p.hidden[i] && g.Record().Times().Pauses)
}

// pass lets some time go by, in which the timers of the devices go off.
func (p *timedPair) pass(ms int64) {
	for i := range p.side {
		if p.runs(i) {
			p.left[i] = max(p.left[i]-ms, 0)
		}
	}
	until := p.now + ms
	due := func(b *party) int64 { return max(b.m.alarm.at-b.ahead, p.now) }
	for n := 0; ; n++ {
		if n > 99 {
			p.t.Fatalf("%s: the timers do not end", p.name)
		}
		waiting := slices.DeleteFunc(slices.Clone(p.side[:]), func(b *party) bool { return b.m.alarm.id == 0 || due(b) > until })
		if len(waiting) == 0 {
			break
		}
		b := slices.MinFunc(waiting, func(a, b *party) int { return int(due(a) - due(b)) })
		p.now = due(b)
		b.send(ClockDue{b.m.alarm.id})
	}
	p.now = until
}

// check compares what each device shows of its own clock with what it must show.
func (p *timedPair) check(what string) {
	p.t.Helper()
	for i, b := range p.side {
		g := game(b.m)
		if lostOnTime(g.Record()) && g.Winner() == p.own[i] && !p.over(1-i) {
			p.t.Fatalf("%s, %s: device %d ends the game for the other", p.name, what, i)
		}
		if got := g.TimeLeft(p.own[i], b.milli()); got != p.left[i] {
			p.t.Fatalf("%s, %s: device %d has %d ms left, not %d; %s, %+v, step %d, hidden %v, now %d", p.name, what, i, got, p.left[i], g.Record(), g.Clock, b.m.Peer.Step, p.hidden, b.m.Milli)
		}
	}
}

// agree fails unless both devices have the same game with the same times, and show the same of
// the clock that stands.
func (p *timedPair) agree() {
	p.t.Helper()
	p.pair.agree()
	a, b := game(p.side[0].m), game(p.side[1].m)
	if !a.timedLine().Equal(b.timedLine()) {
		p.t.Fatalf("%s: the times differ:\n%s\n%s", p.name, a.timedLine(), b.timedLine())
	}
	for i, own := range p.own {
		if turn := a.LivePosition().Turn(); turn == own && !a.Over() {
			continue
		}
		other := p.side[1-i]
		if got := game(other.m).TimeLeft(own, other.milli()); got != p.left[i] {
			p.t.Fatalf("%s: device %d shows %d ms of the other's clock, which has %d; %s", p.name, 1-i, got, p.left[i], a.Record())
		}
	}
}

// moved plays a marble on the device of the side to move, if it is its turn there.
func (p *timedPair) moved() {
	for i, b := range p.side {
		g := game(b.m)
		if !g.OwnTurn() {
			continue
		}
		holes := g.LivePosition().Legal().Slice()
		b.send(Press{holes[p.IntN(len(holes))]})
		if next := game(b.m); next.Live() > g.Live() && g.Live() > 0 {
			p.left[i] += int64(next.Record().Times().Increment) * 1000
		}
		return
	}
}

// takenBack does what may take marbles back, and keeps the account.
func (p *timedPair) takenBack(do func()) {
	var was [2]Game
	for i, b := range p.side {
		was[i] = game(b.m)
	}
	do()
	for i, b := range p.side {
		if g := game(b.m); g.Live() < was[i].Live() {
			p.left[i] = min(p.left[i], int64(was[i].Record().Times().Left(p.own[i], g.Live()))*100)
		}
	}
}

func (p *timedPair) hide(i int, hidden bool) {
	p.hidden[i] = hidden
	p.side[i].send(Seen{Hidden: hidden})
}

// over reports whether the game has ended on a device.
func (p *timedPair) over(i int) bool { return game(p.side[i].m).Over() }

// In a live game the clock of each player is right on their own device, and on the other one
// as soon as its texts have come, whatever the delay; the time of a side is over once, by the
// word of its own device.
func TestLiveClocks(t *testing.T) {
	lost, played, taken := 0, 0, 0
	for seed := range uint64(120) {
		p := newTimedPair(t, seed, func(s *Setup) {
			s.Pauses, s.Starter, s.Increment = seed%2 == 0, []Starter{MeFirst, OtherFirst}[seed&1], ClockIncrements[seed%3]
			s.Opening = []Opening{FreeOpening, RandomOpening}[seed/3%2]
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
				p.side[i].send(Undo{})
				p.check("a request")
			case 9:
				p.takenBack(func() {
					p.side[1-i].send(Undo{})
					p.side[i].take()
					before := game(p.side[i].m).Live()
					p.side[i].send(AnswerUndo{p.IntN(2) == 0})
					if game(p.side[i].m).Live() < before {
						taken++
					}
					p.settle()
				})
				p.check("an answer")
			case 10:
				p.hide(i, !p.hidden[i])
				p.check("hidden")
			case 11: // the network is gone for a while
				for i, b := range p.side {
					b.send(PeerSaid{b.id, PeerMissed, ""})
					p.check(fmt.Sprint("lost ", i))
				}
				p.pass(int64(p.IntN(100_000)))
				p.check("a lost connection")
				for _, b := range p.side {
					b.send(PeerSaid{b.id, PeerFound, ""})
				}
			case 12: // the page is closed or the program killed, and later the two connect anew
				p.takenBack(p.settle)
				if p.over(0) || p.over(1) {
					break
				}
				if p.IntN(2) == 0 {
					p.hide(i, true)
				}
				p.hidden[i] = false
				before := p.left[i]
				p.side[i].load()
				p.left[i] = game(p.side[i].m).TimeLeft(p.own[i], p.side[i].milli())
				if got := p.left[i]; got < before || got > max(before, int64(game(p.side[i].m).Record().Times().Left(p.own[i], game(p.side[i].m).Live()))*100) {
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
		g := game(p.side[0].m)
		if !g.Over() {
			continue
		}
		played++
		if !lostOnTime(g.Record()) {
			continue
		}
		lost++
		loser := slices.Index(p.left[:], 0)
		if loser < 0 || g.Winner() != p.own[1-loser] {
			t.Fatalf("%s: %v left, %s", p.name, p.left, g.Record())
		}
		for _, b := range p.side {
			for _, msg := range []Msg{Press{g.Position().Legal().First()}, Undo{}, Resign{}, ClockDue{}} {
				p.pass(3000)
				b.send(msg)
				p.settle()
				if got := game(b.m); got.Record().Finish() != g.Record().Finish() || got.Live() != g.Live() {
					t.Fatalf("%s: after %#v the game is %s", p.name, msg, got.Record())
				}
			}
		}
	}
	if lost < 40 || played-lost < 5 || taken < 100 {
		t.Errorf("%d games lost on time of %d ended, %d times taken back", lost, played, taken)
	}
}

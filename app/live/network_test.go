package live

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"kulami/rules"
)

// network carries texts between two sides with delays.
type network struct {
	*rand.Rand
	faults bool        // the network also loses, doubles and reorders texts
	way    [2][]string // texts on their way to a side
}

func (n *network) send(to int, text string) {
	if n.faults && n.IntN(5) == 0 {
		return
	}
	n.way[to] = append(n.way[to], text)
	if n.faults && n.IntN(5) == 0 {
		n.way[to] = append(n.way[to], text)
	}
}

// deliver returns a text for a side. ok is false if no text arrives now.
func (n *network) deliver(to int) (text string, ok bool) {
	way := n.way[to]
	if len(way) == 0 || n.IntN(3) == 0 {
		return "", false
	}
	i := 0
	if n.faults {
		i = n.IntN(len(way))
	}
	text = way[i]
	n.way[to] = append(way[:i:i], way[i+1:]...)
	return text, true
}

// pair is a running game between two people, with each side's knowledge of the requests.
type pair struct {
	t    *testing.T
	net  network
	side [2]Session
	// Ends of the requests to take back in this game, as known to each side.
	ends  [2]map[request]ending
	hasty bool // they resign often, and want another game
}

// request is a request to take marbles back that a side has made over a connection.
type request struct {
	by int
	id int
}

// ending is the end of a request as a player knows it, from their own action or from an Event.
type ending int8

const (
	accepted ending = iota + 1
	refused
	withdrawn // the player who asked has played
	overtaken // the player who was asked has played
)

func newPair(t *testing.T, seed uint64, marbles int, faults bool) *pair {
	r := rand.New(rand.NewPCG(seed, 22))
	p := &pair{t: t, net: network{Rand: r, faults: faults}, ends: [2]map[request]ending{{}, {}}}
	shape := rules.Square
	if seed%2 == 0 {
		shape = rules.Irregular
	}
	rec := rules.NewRecord(rules.Deal(seed, shape), rules.Editions()[int(seed)%len(rules.Editions())].Rules)
	for rec.Len() < marbles && !rec.Over() {
		holes := rec.Position().Legal().Slice()
		rec, _ = rec.Play(holes[r.IntN(len(holes))])
	}
	if seed%3 > 0 {
		rec = rec.WithTimes(rules.Times{Minutes: 10, Increment: int(seed % 3), Spent: make([]int, rec.Len())})
	}
	for i := range p.side {
		p.side[i] = New("g", rec, rules.Side(i))
	}
	return p
}

// step delivers a text to a side, or performs an action there.
func (p *pair) step(i int) {
	if text, ok := p.net.deliver(i); ok {
		p.take(i, text)
		return
	}
	s := &p.side[i]
	record, side := s.record, s.own
	over, turn, n := record.Over(), record.Position().Turn(), p.net.IntN(60)
	switch {
	case over && p.hasty && n < 30 && !s.again[side]:
		next, begun := s.PlayAgain()
		if *s = next; begun {
			p.ends[i] = map[request]ending{}
		}
		p.say(i)
	case over || n > 50:
	case s.Asked() && n < 20:
		p.answer(i, p.net.IntN(2) == 0)
		p.say(i)
	case record.Len() > 1 && n < 3:
		ply := record.Len() - 1
		if turn == side {
			ply--
		}
		*s = s.AskUndo(ply)
		p.say(i)
	case n == 3 && (p.hasty || p.net.IntN(8) == 0):
		p.set(i, record.WithFinish([]rules.Finish{rules.FirstResigned, rules.SecondResigned}[side]))
		p.say(i)
	case turn == side && n > 20:
		holes := record.Position().Legal().Slice()
		rec, err := record.Play(holes[p.net.IntN(len(holes))])
		if err != nil {
			p.t.Fatal(err)
		}
		times := rec.Times()
		times.Spent = append(times.Spent, int(s.clocks[side].Used/100)+p.net.IntN(30))
		p.set(i, rec.WithTimes(times))
		*s = s.WithClock(Clock{})
		p.say(i)
	case n < 12:
		if used := s.clocks[side].Used; turn == side && used < 5000 {
			*s = s.WithClock(Clock{Used: used + 700})
		}
		p.say(i) // again, as time goes on
	}
}

// set lets a side play or resign.
func (p *pair) set(i int, r rules.Record) {
	s := &p.side[i]
	if s.Asking() {
		p.end(i, request{i, s.mine.ID}, withdrawn)
	}
	if s.Asked() {
		p.end(i, request{1 - i, s.theirs.ID}, overtaken)
	}
	*s = s.Set(r)
}

// answer lets a side answer a request.
func (p *pair) answer(i int, yes bool) {
	s := &p.side[i]
	if !yes {
		p.end(i, request{1 - i, s.theirs.ID}, refused)
	} else {
		p.end(i, request{1 - i, s.theirs.ID}, accepted)
		if s.Asking() {
			p.end(i, request{i, s.mine.ID}, withdrawn)
		}
	}
	*s = s.AnswerUndo(yes)
}

// take lets a side receive a text.
func (p *pair) take(i int, text string) {
	before := p.side[i]
	next, events, reply, err := before.Receive(text)
	if err != nil {
		p.t.Fatalf("%s: %v\nhas  %s\ngets %s", before.own, err, before.record, text)
	}
	p.side[i] = next
	for _, e := range events {
		switch e {
		case TakenBack:
			m, _ := Read(text)
			p.end(i, request{i, m.Agreed}, accepted)
		case UndoRefused:
			p.end(i, request{i, before.mine.ID}, refused)
		case UndoOvertaken:
			p.end(i, request{i, before.mine.ID}, overtaken)
		case UndoWithdrawn: // and earlier ones of which this side received nothing
			m, _ := Read(text)
			for id := range max(before.theirs.ID, m.Withdrawn) + 1 {
				if r := (request{1 - i, id}); p.ends[i][r] == 0 {
					p.end(i, r, withdrawn)
				}
			}
		case NewGame:
			p.ends[i] = map[request]ending{}
		}
	}
	if reply {
		p.say(i)
	}
}

// end records for a side that a request has ended. A request ends once, except that a withdrawn
// request can have been accepted meanwhile.
func (p *pair) end(i int, r request, e ending) {
	if was := p.ends[i][r]; was != 0 && !(was == withdrawn && e == accepted && r.by == i) {
		p.t.Fatalf("side %d: request %v ends as %v, and has as %v", i, r, e, was)
	}
	p.ends[i][r] = e
}

func (p *pair) say(i int) {
	var text string
	p.side[i], text = p.side[i].State()
	p.net.send(1-i, text)
}

// kill ends the program of a side, and connects both again. All texts on their way are lost. A
// connection is for one game.
func (p *pair) kill() {
	if p.side[0].game != p.side[1].game {
		return
	}
	p.net.way = [2][]string{}
	p.ends = [2]map[request]ending{{}, {}}
	for i, s := range p.side {
		p.side[i] = New(s.game, s.record, s.own)
		p.say(i)
	}
}

// settle delivers all texts on their way. After faults of the network each side sends its state
// once more.
func (p *pair) settle() {
	faults := p.net.faults
	p.net.faults = false
	for i := range p.side {
		if faults {
			p.say(i)
		}
	}
	for len(p.net.way[0])+len(p.net.way[1]) > 0 {
		for i := range p.side {
			if text, ok := p.net.deliver(i); ok {
				p.take(i, text)
			}
		}
	}
	if a, b := p.side[0], p.side[1]; !a.record.Equal(b.record) || a.game != b.game {
		p.t.Fatalf("the sides have parted:\n%s %s\n%s %s", a.game, a.record, b.game, b.record)
	}
}

func TestGamesOverABadNetworkAreTheSameOnBothSides(t *testing.T) {
	seeds := uint64(100)
	if testing.Short() {
		seeds /= 20
	}
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			p := newPair(t, seed, 0, true)
			kills := p.net.IntN(4)
			for n := 0; n < 20_000 && !(p.side[0].record.Over() && p.side[1].record.Over()); n++ {
				p.step(p.net.IntN(2))
				if kills > 0 && p.net.IntN(400) == 0 {
					kills--
					p.kill()
				}
				if n%97 == 0 && rules.CommonPrefix(p.side[0].record.Moves(), p.side[1].record.Moves()) < min(p.side[0].record.Len(), p.side[1].record.Len()) && p.side[0].back == p.side[1].back {
					t.Fatalf("the sides have parted:\n%s\n%s", p.side[0].record, p.side[1].record)
				}
			}
			p.settle()
			if !p.side[0].record.Over() {
				t.Errorf("the game has not ended: %s", p.side[0].record)
			}
			replay(t, p.side[0].record)
		})
	}
}

// Texts are delayed, lost, doubled and reordered, and connections lost. After both sides have
// received each other's state, a request is either open on both sides, or both players know its
// end. Both know who wants another game.
func TestRequestsEndOnBothSides(t *testing.T) {
	schedules, groups := uint64(10_000), uint64(4)
	if testing.Short() {
		schedules /= 20
	}
	for group := range groups {
		t.Run(fmt.Sprint(group), func(t *testing.T) {
			t.Parallel()
			crossed, again := 0, 0
			for seed := group; seed < schedules; seed += groups {
				p := newPair(t, seed, int(seed%12), seed%5 > 0)
				p.hasty = true
				for range 20 + p.net.IntN(50) {
					p.step(p.net.IntN(2))
					if p.net.IntN(100) == 0 {
						p.kill()
					}
				}
				p.settle()
				crossed += p.checkRequests()
				if p.side[0].game != "g" {
					again++
				}
			}
			if crossed == 0 || again == 0 {
				t.Errorf("%d requests crossed a marble, another game began %d times", crossed, again)
			}
		})
	}
}

// checkRequests compares both sides' knowledge of the requests, and returns the number of requests
// that crossed a marble.
func (p *pair) checkRequests() (crossed int) {
	if a, b := p.side[0], p.side[1]; a.again != b.again {
		p.t.Fatalf("another game is wanted by %v and %v", a.again, b.again)
	}
	for by, here := range p.side {
		there := p.side[1-by]
		for id := 1; id <= here.mine.ID; id++ {
			r := request{by, id}
			one, other := p.ends[by][r], p.ends[1-by][r]
			waits := [2]bool{here.mine.ID == id && here.Asking(), there.theirs.ID == id && there.Asked()}
			if waits != [2]bool{one == 0, other == 0} || !slices.Contains(both[one], other) {
				p.t.Fatalf("request %+v ended as %v and %v; waits %v", r, one, other, waits)
			}
			if one == overtaken && other == withdrawn {
				crossed++
			}
		}
	}
	return crossed
}

// both lists the possible ends of a request for the player who was asked, by its end for the player
// who asked. A player who moves, or accepts the other's request, withdraws their own request,
// whatever the other answers meanwhile.
var both = [...][]ending{
	0:         {0},
	accepted:  {accepted},
	refused:   {refused},
	withdrawn: {accepted, refused, withdrawn, overtaken},
	overtaken: {withdrawn, overtaken},
}

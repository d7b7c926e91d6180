package game

import "kulami/rules"

// The clocks of a game between two people, on one device or live. Its record has the control
// and the time of each move, a TurnClock the rest. How much time is left is always computed from
// these and the present instant, never counted down, so that it is the same whatever
// happened in between: a reload, a hidden page, another tab, a press that came late.
//
// The clocks start with the first marble. The time of a side is over at the instant at
// which it has none left: a press at that instant comes too late. To take moves back gives
// no time back: afterwards each clock shows what it showed at that ply, or what it shows
// now if that is less.
//
// While the program is closed or the device sleeps the time goes on; a correction of the device's clock changes nothing, see
// pace.go of package desk. If the players agreed that the clocks pause while the page is hidden, they stand from when it was
// hidden, or another game was shown;
// a program that was killed before it could note that gives the time of the turn back.
//
// In a live game each device measures the time of its own player, from when it shows that it
// is their turn, so that the network costs no time; it alone ends the game when that time is
// over. What it shows of the other clock is a guess until the other device sends a text. Both
// clocks stand while the two are not connected: each has agreed to that by connecting.

// TurnClock is the time of a game that its record does not have.
type TurnClock struct {
	Since  int64    `json:"since,omitempty"`  // when the clock of the side to move started, in milliseconds since 1970; 0 while it stands
	Used   [2]int64 `json:"used,omitzero"`    // milliseconds that each side used for no move of the record: of this turn before Since, or taken back
	Paused bool     `json:"paused,omitempty"` // a player stopped the clocks
}

// valid returns c with numbers that can be.
func (c TurnClock) valid() TurnClock {
	c.Since, c.Used = max(c.Since, 0), [2]int64{max(c.Used[0], 0), max(c.Used[1], 0)}
	return c
}

// Timed reports whether g has clocks.
func (g Game) Timed() bool { return g.Record().Times().Timed() }

// byClock reports whether g has clocks and two people play it, on this device or live.
func (g Game) byClock() bool {
	return g.Timed() && (g.Players.Mode == TwoPeople || g.Players.Friend())
}

// Clocked reports whether g has clocks that can run: two people play it, on this device or
// live, and it is not over.
func (g Game) Clocked() bool { return g.byClock() && !g.Over() }

// TimeLeft returns the milliseconds that a side has left at the instant now, in
// milliseconds since 1970, or 0.
func (g Game) TimeLeft(side rules.Side, now int64) int64 {
	left := int64(g.Record().Times().Left(side, g.Live()))*100 - g.Clock.Used[side]
	if g.Clock.Since > 0 && side == g.LivePosition().Turn() {
		left -= max(now-g.Clock.Since, 0)
	}
	return max(left, 0)
}

// Charged returns g with the time since its clock started among the time used.
func (g Game) Charged(now int64) Game {
	if g.Clock.Since > 0 {
		g.Clock.Used[g.LivePosition().Turn()] += max(now-g.Clock.Since, 0)
		g.Clock.Since = now
	}
	return g
}

// Stopped returns g with its clock standing.
func (g Game) Stopped(now int64) Game {
	g = g.Charged(now)
	g.Clock.Since = 0
	return g
}

// TimedFrom returns g with its clocks after play went from the live node of old to that of
// g: the time used becomes that of the moves played, or moves taken back use it again.
func (g Game) TimedFrom(old Game, now int64) Game {
	if !old.byClock() {
		return g
	}
	old = old.Charged(now)
	c, times := old.Clock, old.Record().Times()
	for len(times.Spent) < old.Live() {
		times.Spent = append(times.Spent, 0)
	}
	for ply := old.Live(); ply < g.Live(); ply++ {
		used := &c.Used[ply&1]
		times.Spent = append(times.Spent, int(*used/100))
		*used %= 100
	}
	if g.Live() < old.Live() {
		for side := range c.Used {
			of := rules.Side(side)
			c.Used[side] = max(int64(times.Left(of, g.Live()))*100-old.TimeLeft(of, now), 0)
		}
	}
	g.Clock = c
	times.Spent = times.Spent[:g.Live()]
	g.Tree.record = g.Tree.record.WithTimes(times)
	return g
}

// TimeGivenBack returns g, whose last moves were taken back, with the times that both sides had before these.
func (g Game) TimeGivenBack() Game {
	g.Clock.Used = [2]int64{}
	return g
}

// TimesSwapped returns g with the times of both sides exchanged after the first marble: the
// players did that.
func (g Game) TimesSwapped(now int64) Game {
	if !g.Clocked() {
		return g
	}
	g = g.Charged(now)
	times := g.Record().Times()
	first := g.Clock.Used[rules.First]
	if len(times.Spent) > 0 {
		first += int64(times.Spent[0]) * 100
	}
	second := g.Clock.Used[rules.Second]
	times.Spent = []int{int(second / 100)}
	g.Clock.Used = [2]int64{second % 100, first}
	g.Tree.record = g.Tree.record.WithTimes(times)
	return g
}

// OutOfTime returns g lost on time by the side to move.
func (g Game) OutOfTime() Game {
	side := g.LivePosition().Turn()
	g.Clock.Since = 0
	g.Clock.Used[side] += g.TimeLeft(side, 0)
	g.Tree = g.Finished([2]rules.Finish{rules.FirstOutOfTime, rules.SecondOutOfTime}[side])
	return g
}

package game

import "kulami/rules"

// This file has the clocks of a game between two people, on one device or live. The game's record
// has the control and the time of each move, and a TurnClock has the rest. The remaining time is
// always computed from these and the present instant. It is never counted down. Therefore it is
// right after a reload, a hidden page, another tab, or a late click.
//
// The clocks start with the first marble. A side is out of time at the instant at which no time is
// left, and a click at that instant is too late. Taking moves back gives no time back. Afterwards
// each clock shows its time at that ply, or its present time if that is less.
//
// The time goes on while the app is closed or the device sleeps. A correction of the device's clock
// changes nothing, see pace.go of package desk. If the players agreed that the clocks pause, they
// stop when the page is hidden or another game is shown. If the browser is killed before it can
// store this, the player gets the time of the turn back.
//
// In a live game each device measures the time of its own player. The time starts when the device
// shows that it is the player's turn, so that the network costs no time. Only this device ends the
// game when the time is over. Its display of the other clock is an estimate until the other device
// sends a text. Both clocks stop while the two are not connected. Each player has agreed to this by
// connecting.

// TurnClock has the times of a game that its record does not have.
type TurnClock struct {
	// Instant at which the clock of the side to move started, in milliseconds since 1970. 0 while
	// it is stopped.
	Since int64 `json:"since,omitempty"`
	// Milliseconds of each side that are in no move of the record: of this turn before Since, or of
	// moves taken back.
	Used   [2]int64 `json:"used,omitzero"`
	Paused bool     `json:"paused,omitempty"` // a player stopped the clocks
}

// valid returns c with valid numbers.
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

// Clocked reports whether g has clocks that can run. Two people must play it, on this device or
// live, and it must not be over.
func (g Game) Clocked() bool { return g.byClock() && !g.Over() }

// TimeLeft returns the milliseconds that a side has left at the instant now, in milliseconds since
// 1970, or 0.
func (g Game) TimeLeft(side rules.Side, now int64) int64 {
	left := int64(g.Record().Times().Left(side, g.Live()))*100 - g.Clock.Used[side]
	if g.Clock.Since > 0 && side == g.LivePosition().Turn() {
		left -= max(now-g.Clock.Since, 0)
	}
	return max(left, 0)
}

// Charged returns g with the time since its clock started moved to the used time.
func (g Game) Charged(now int64) Game {
	if g.Clock.Since > 0 {
		g.Clock.Used[g.LivePosition().Turn()] += max(now-g.Clock.Since, 0)
		g.Clock.Since = now
	}
	return g
}

// Stopped returns g with its clock stopped.
func (g Game) Stopped(now int64) Game {
	g = g.Charged(now)
	g.Clock.Since = 0
	return g
}

// TimedFrom returns g with its clocks after play went from the live node of old to the live node of
// g. Moves played get the used time, and moves taken back return their time to it.
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

// CaughtUp returns g with its clocks after the moves from this live node on, whose times the record
// has. The clock was last known before these moves.
func (g Game) CaughtUp(from int) Game {
	times := g.Record().Times()
	for ply := from; ply < min(g.Live(), len(times.Spent)); ply++ {
		used := &g.Clock.Used[ply&1]
		if g.Clock.Since > 0 {
			g.Clock.Since += max(int64(times.Spent[ply])*100-*used, 0)
		}
		*used = 0 // the move has it
	}
	return g
}

// TimeGivenBack returns g, whose last moves were taken back, with the times that both sides had
// before these moves.
func (g Game) TimeGivenBack() Game {
	g.Clock.Used = [2]int64{}
	return g
}

// TimesSwapped returns g with the times of both sides exchanged, after the players have swapped
// sides.
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

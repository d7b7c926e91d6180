package puzzles

import (
	"strconv"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/puzzle"
)

type (
	// StartStorm begins a storm. Seed decides its puzzles.
	StartStorm struct{ Seed uint64 }
)

func (StartStorm) Message() {}

// Storm is the screen on which the player solves as many puzzles as possible in three minutes. Each
// puzzle takes one move. The run belongs to the desk, so that it survives when the page is closed.
type Storm struct {
	puzzleBoard
	Tried  rules.MaybeHole // the answer, until the next puzzle
	timer  int             // ID of the timer of the next puzzle
	Starts int             // seconds until the storm starts, 0 after its start
	before puzzle.Puzzle   // the previous puzzle
	was    rules.MaybeHole // the answer to the previous puzzle

	Samples []rules.Position // examples of puzzles before a storm, nil before the fetch
}

// StormScreen names the storm.
const StormScreen desk.ScreenName = "storm"

func (Storm) Name() desk.ScreenName { return StormScreen }

func (Storm) Fragment() string { return string(StormScreen) }

func (st Storm) From() desk.Origin { return desk.Origin{Record: st.puzzle.Record} }

// answeredRight and answeredWrong are the times in milliseconds for which the player sees an
// answer. A wrong answer is shown with the solution.
const answeredRight, answeredWrong = 500, 1000

// Position returns the position to be solved, with the answer if there is one.
func (st Storm) Position() rules.Position {
	if st.Tried != 0 {
		return st.task().After(st.Tried.Hole())
	}
	return st.task()
}

// Number returns the number of the puzzle shown, 0 without a puzzle.
func (st Storm) Number() int { return st.puzzle.Number }

// Left returns the seconds left, 0…StormSeconds.
func (st Storm) Left(d *desk.Desk) int {
	return int(min(max(d.Storm.Ends-stormSecond(d), 0), training.StormSeconds))
}

// Before returns the names of the hole tried in the previous puzzle, and of its solution. Ok is
// false if no puzzle was tried before.
func (st Storm) Before() (tried, solution string, ok bool) {
	if st.was == 0 {
		return "", "", false
	}
	b := st.before.Record.Board()
	return b.Name(st.was.Hole()), b.Name(st.before.Solution), true
}

// Marks returns the marks of the position shown.
func (st Storm) Marks() picture.Marks {
	at := st.Position()
	k := picture.MarksAt(at)
	if st.Tried != 0 {
		k.Answer, k.Right = st.Tried, st.Tried.Hole() == st.puzzle.Solution
		if !k.Right {
			k.Hint = rules.Maybe(st.puzzle.Solution)
		}
		return k
	}
	k.Legal, k.Closed, k.Active = at.Legal(), at.Closed(), st.Starts == 0
	return k
}

func (st Storm) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case StartStorm:
		d.Storm = library.StormRun{Seed: msg.Seed, Ends: d.Now.Second() + training.StormTime, Best: d.Storm.Best}
		return Storm{}, true
	case desk.Press:
		if st.HasPuzzle() && st.Tried == 0 && st.Starts == 0 {
			st = st.press(d, msg.Hole)
		}
		return st, true
	case desk.Tick:
		if st.Tried != 0 && msg.ID == st.timer {
			return Storm{before: st.puzzle, was: st.Tried}, true
		}
	}
	if !st.HasPuzzle() {
		return st, false
	}
	view, ok := st.CarryOut(d, st.BoardShown(), st.Marks().Legal, msg)
	st.BoardView = view
	return st, ok
}

// press plays a hole as the answer. A timer then shows the next puzzle.
func (st Storm) press(d *desk.Desk, h rules.Hole) Storm {
	if why := st.Position().Why(h); why != rules.Playable {
		d.Notify(desk.Notice{Kind: desk.IllegalHole, Hole: h, Why: why})
		return st
	}
	seen, b := answeredRight, st.BoardShown()
	d.Storm.Tried += b.Name(h)
	if h == st.puzzle.Solution {
		d.Storm.Solved++
		d.Storm.Row += "+"
	} else {
		d.Storm.Missed++
		d.Storm.Row += "-"
		d.Storm.Wrong += " " + strconv.Itoa(st.puzzle.Number)
		seen = answeredWrong
	}
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: st.Solver(), Hole: h})
	st.Tried, st.timer, st.Focus = rules.Maybe(h), d.NextID(), h
	d.Do(desk.Wait{ID: st.timer, Milliseconds: seen})
	return st
}

// Done returns the storm as a challenge, if it is over and something was tried. It returns none for
// a storm of an earlier version, which stored no answers.
func (st Storm) Done(d *desk.Desk) (c challenge.Challenge, ok bool) {
	c.Kind, c.Seed, c.Entries = challenge.Storm, d.Storm.Seed, []challenge.Entry{{Result: d.Storm.Solved, Marbles: d.Storm.Tried}}
	tried := len(game.Cells(d.Storm.Tried))
	return c, d.Storm.Over && tried > 0 && tried == len(d.Storm.Row)
}

func (Storm) Needs() desk.Needs { return desk.Needs{Puzzles: true, Seconds: true} }

// Follow ends the storm when its time is over, or shows the next puzzle.
func (st Storm) Follow(d *desk.Desk) desk.Screen {
	switch {
	case !d.Storm.Running() && !d.Storm.Over && st.Samples == nil && d.Puzzles.State == training.Fetched:
		st.Samples = d.Puzzles.StormSamples(uint64(d.Now.Day()))
		return st
	case !d.Storm.Running() || d.Now.Milli == 0:
		return nil
	}
	// The clock can have been set back while the page was closed.
	d.Storm.Ends = min(d.Storm.Ends, stormSecond(d)+training.StormTime)
	starts := int(min(max(d.Storm.Ends-stormSecond(d)-training.StormSeconds, 0), training.StormCountdown))
	switch {
	case stormSecond(d) >= d.Storm.Ends:
		d.Storm.Over, d.Storm.Best = true, max(d.Storm.Best, d.Storm.Solved)
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return Storm{}
	case !st.HasPuzzle() && d.Puzzles.State == training.Fetched:
		next, err := d.Puzzles.At(d.Puzzles.StormPuzzle(d.Storm.Seed, d.Storm.Solved+d.Storm.Missed))
		if err != nil {
			d.Puzzles = training.Collection{State: training.NotThere}
			return nil
		}
		st.puzzle, st.Starts, st.BoardView = next, starts, desk.BoardView{Pointer: desk.NewPointer(next.Record.Board())}
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return st
	case st.Starts != starts:
		st.Starts = starts
		return st
	}
	return nil
}

// stormSecond returns the present second on the scale of library.StormRun.Ends.
func stormSecond(d *desk.Desk) int64 { return (d.Now.Milli - d.Storm.Late) / 1000 }

package play

import (
	"strconv"

	"kulami/app/library"
	"kulami/app/picture"
	"kulami/rules"
	"kulami/rules/puzzle"
)

type (
	// StartStorm begins a storm; Seed decides on its puzzles.
	StartStorm struct{ Seed uint64 }
)

func (StartStorm) Message() {}

// Storm is the screen on which as many puzzles as possible are solved in three minutes, each with
// one move. The run itself belongs to the shell: it survives that the page is closed.
type Storm struct {
	puzzleBoard
	tried  rules.MaybeHole // the answer, until the next puzzle comes
	timer  int             // the ID of the timer that brings it
	Starts int             // in how many seconds the storm does, 0 once it has: until then nothing is played
	before puzzle.Puzzle   // the one before it
	was    rules.MaybeHole // the answer to that

	Samples []rules.Position // of a storm, before it begins; none as long as the collection is not here
}

// StormScreen names the storm.
const StormScreen ScreenName = "storm"

func (Storm) Name() ScreenName { return StormScreen }

func (Storm) Fragment() string { return string(StormScreen) }

func (st Storm) From() Origin { return Origin{record: st.puzzle.Record} }

// answered are for how long an answer is seen before the next puzzle comes, in milliseconds: one that is wrong with the solution.
const answeredRight, answeredWrong = 500, 1000

// Position returns the position to be solved, or with the answer.
func (st Storm) Position() rules.Position {
	if st.tried != 0 {
		return st.task().After(st.tried.Hole())
	}
	return st.task()
}

// Number returns the number of the puzzle shown, 0 if there is none.
func (st Storm) Number() int { return st.puzzle.Number }

// Left returns how many seconds are left, 0…StormSeconds.
func (st Storm) Left(s *Shell) int {
	return int(min(max(s.Storm.Ends-stormSecond(s), 0), StormSeconds))
}

// Before returns the names of the hole that was tried in the puzzle before, and of its solution;
// ok is false if there was none.
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
	if st.tried != 0 {
		k.Answer, k.Right = st.tried, st.tried.Hole() == st.puzzle.Solution
		if !k.Right {
			k.Hint = rules.Maybe(st.puzzle.Solution)
		}
		return k
	}
	k.Legal, k.Closed, k.Active = at.Legal(), at.Closed(), st.Starts == 0
	return k
}

func (st Storm) Update(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case StartStorm:
		s.Storm = library.StormRun{Seed: msg.Seed, Ends: s.Now.Second() + stormTime, Best: s.Storm.Best}
		return Storm{}, true
	case Press:
		if st.HasPuzzle() && st.tried == 0 && st.Starts == 0 {
			st = st.press(s, msg.Hole)
		}
		return st, true
	case Tick:
		if st.tried != 0 && msg.ID == st.timer {
			return Storm{before: st.puzzle, was: st.tried}, true
		}
	}
	if !st.HasPuzzle() {
		return st, false
	}
	view, ok := st.carryOut(s, st.BoardShown(), st.Marks().Legal, msg)
	st.BoardView = view
	return st, ok
}

// press plays a hole as the solution. Soon the next puzzle comes.
func (st Storm) press(s *Shell, h rules.Hole) Storm {
	if why := st.Position().Why(h); why != rules.Playable {
		s.notify(Notice{Kind: IllegalHole, Hole: h, Why: why})
		return st
	}
	seen := answeredRight
	if h == st.puzzle.Solution {
		s.Storm.Solved++
		s.Storm.Row += "+"
	} else {
		s.Storm.Missed++
		s.Storm.Row += "-"
		s.Storm.Wrong += " " + strconv.Itoa(st.puzzle.Number)
		seen = answeredWrong
	}
	s.announce(Announcement{Kind: AnnounceMove, Side: st.Solver(), Hole: h})
	st.tried, st.timer, st.Focus = rules.Maybe(h), s.nextID(), h
	s.do(Wait{st.timer, seen})
	return st
}

func (Storm) Needs() Needs { return Needs{Puzzles: true, Seconds: true} }

// Follow ends the storm when its time is over, or shows the next puzzle.
func (st Storm) Follow(s *Shell) Screen {
	switch {
	case !s.Storm.Running() && !s.Storm.Over && st.Samples == nil && s.Puzzles.State == Fetched:
		st.Samples = s.Puzzles.stormSamples(uint64(s.Now.Day()))
		return st
	case !s.Storm.Running() || s.Now.Milli == 0:
		return nil
	}
	s.Storm.Ends = min(s.Storm.Ends, stormSecond(s)+stormTime) // the clock may have been set back while the page was closed
	starts := int(min(max(s.Storm.Ends-stormSecond(s)-StormSeconds, 0), StormCountdown))
	switch {
	case stormSecond(s) >= s.Storm.Ends:
		s.Storm.Over, s.Storm.Best = true, max(s.Storm.Best, s.Storm.Solved)
		s.announce(Announcement{Kind: AnnounceShown})
		return Storm{}
	case !st.HasPuzzle() && s.Puzzles.State == Fetched:
		next, err := s.Puzzles.At(s.Puzzles.stormPuzzle(s.Storm.Seed, s.Storm.Solved+s.Storm.Missed))
		if err != nil {
			s.Puzzles = Collection{State: NotThere}
			return nil
		}
		st.puzzle, st.Starts, st.BoardView = next, starts, BoardView{Pointer: newPointer(next.Record.Board())}
		s.announce(Announcement{Kind: AnnounceShown})
		return st
	case st.Starts != starts:
		st.Starts = starts
		return st
	}
	return nil
}

// stormSecond returns the present second, as library.StormRun.Ends counts them.
func stormSecond(s *Shell) int64 { return (s.Now.Milli - s.Storm.Late) / 1000 }

package play

import (
	"strconv"
	"strings"

	"kulami/rules"
	"kulami/rules/puzzle"
)

type (
	// NextPuzzle goes on to another puzzle.
	NextPuzzle struct{}
	// ShareResult hands on how the daily puzzle was solved.
	ShareResult struct{}
)

func (NextPuzzle) Message()  {}
func (ShareResult) Message() {}

// openPuzzle opens the puzzle of an address, any one without a number.
func openPuzzle(_ *Shell, _ Origin, rest string) (Screen, bool) {
	theme, number, themed := strings.Cut(rest, "/")
	if !themed {
		theme, number = "", rest
	}
	if _, ok := puzzle.ThemeNamed(theme); !ok && theme != "" {
		return nil, false
	}
	p := Puzzle{theme: theme, State: PuzzleOpen}
	if rest == "" {
		return p, true
	}
	n, err := strconv.Atoi(number)
	p.Number = n
	return p, err == nil && n > 0
}

func (p Puzzle) Update(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case NextPuzzle:
		next := Puzzle{theme: p.theme, State: PuzzleOpen}
		next = next.draw(s, p.Number)
		return next, true
	case Valued:
		if msg.Done {
			p.known = msg.Analysis
			p = p.refuted(s)
		}
		return p, true
	case Unanswered:
		p.failed = true
		s.notify(Notice{Kind: EngineFailed})
		return p, true
	}
	if !p.HasPuzzle() {
		return p, false
	}
	switch msg := msg.(type) {
	case Press:
		p = p.press(s, msg.Hole)
	case Retry:
		if p.State == PuzzleFailed {
			p.State, p.tried, p.why, p.line, p.failed = PuzzleOpen, 0, why{}, nil, false
			s.announce(Announcement{Kind: AnnounceShown})
		}
	case ShowSolution:
		if p.State != PuzzleSolved {
			p.State, p.tried, p.why, p.line, p.shown = PuzzleFailed, 0, why{}, nil, true
			p.Focus = p.puzzle.Solution
			p = p.keepTry(s, false)
			s.announce(Announcement{Kind: AnnounceShown})
		}
	case PlayProof:
		if p.CanProve() {
			from := p.From()
			from.record = p.Shown()
			s.announce(Announcement{Kind: AnnounceShown})
			return newAnalysis(s, from).proveAs(s, p.Solver(), p.least()), true
		}
	case PlayLine:
		if line, ok := lineFrom(p.task(), msg.Holes); ok && p.tried != 0 && len(line) > 0 && line[0] == p.tried.Hole() {
			p.line = line
			s.announce(Announcement{Kind: AnnounceShown})
		}
	case ShareResult:
		if p.Daily && p.State == PuzzleSolved {
			s.do(SendResult{p.Date(), p.tries, p.Streak.Now})
			return p, true
		}
	default:
		view, ok := p.carryOut(s, p.BoardShown(), p.Marks().Legal, msg)
		p.BoardView = view
		return p, ok
	}
	return p, true
}

func (p Puzzle) press(s *Shell, h rules.Hole) Puzzle {
	if p.State != PuzzleOpen {
		return p
	}
	if why := p.task().Why(h); why != rules.Playable {
		s.notify(Notice{Kind: IllegalHole, Hole: h, Why: why})
		return p
	}
	p.Focus = h
	if p.tries == 0 && p.missedToday(s) { // in another tab
		p.tries, p.Streak = 1, p.Streak.Miss()
	}
	p.tries++
	if h == p.puzzle.Solution {
		p.State = PuzzleSolved
		p = p.solve(s)
		s.announce(Announcement{Kind: AnnounceMove, Side: p.Solver(), Hole: h})
		return p
	}
	p.State, p.tried = PuzzleFailed, rules.Maybe(h)
	p = p.keepTry(s, false)
	s.announce(Announcement{Kind: AnnounceMove, Side: p.Solver(), Hole: h})
	if len(p.known.Moves) > 0 {
		p = p.refuted(s)
	}
	return p
}

// solve keeps that the puzzle was solved. A daily puzzle counts for its date if the first move was right.
func (p Puzzle) solve(s *Shell) Puzzle {
	p.kept = p.kept && !p.Daily // that it is solved today is also kept of a later try
	p = p.keepTry(s, true)
	if !p.Daily || p.shown || p.Missed() {
		return p
	}
	h, counts := s.kept.Training().SolveDaily(p.opening, s.Now.Time())
	was := p.Streak
	if p.Late, p.Streak = !counts, h.Streak(s.Now.Time()); p.Late && p.Streak.Now == 0 {
		p.Streak.Ended = was.Now
	}
	s.kept = s.kept.PutTraining(h)
	return p
}

// missedToday reports whether the daily puzzle was tried today, so that another try does not count.
func (p Puzzle) missedToday(s *Shell) bool {
	try, _ := s.kept.Training().Puzzle(p.Number)
	return p.Daily && missedOn(try, s.Now.Time())
}

// keepTry writes into the training how the puzzle went. The first move decides, or that the
// solution was asked for.
func (p Puzzle) keepTry(s *Shell, solved bool) Puzzle {
	if p.kept {
		return p
	}
	p.kept = true
	if p.Daily && !solved {
		p.Streak = p.Streak.Miss()
	}
	s.kept = s.kept.PutTraining(s.kept.Training().TryPuzzle(p.Number, p.puzzle.Difficulty, solved, s.Now.Time()))
	return p
}

// refuted shows the answer to the wrong move on the board, and why it is wrong.
func (p Puzzle) refuted(s *Shell) Puzzle {
	wrong, reply := p.Tried()
	p.why = whyAt(p.task(), p.known, wrong, p.puzzle.Solution)
	if reply == rules.NoHole {
		s.announce(Announcement{Kind: AnnounceShown})
		return p
	}
	p.Focus = reply
	s.announce(Announcement{Kind: AnnounceMove, Side: p.Solver().Other(), Hole: reply})
	return p
}

// draw returns p with the puzzle that it is about: that of its number or of the date, or else
// another one than the last.
func (p Puzzle) draw(s *Shell, last int) Puzzle {
	c := s.Puzzles
	if c.State != Fetched || p.HasPuzzle() {
		return p
	}
	h, now := s.kept.Training(), s.Now.Time()
	switch {
	case p.Daily:
		year, month, day := now.Day().Date()
		p.Number = c.Daily(year, month, day) + 1
		h, p.opening = h.OpenDaily(now)
		s.kept = s.kept.PutTraining(h)
		p.Streak = c.streak(h, now)
		try, _ := h.Puzzle(p.Number)
		switch {
		case h.DailySolved(now.Day(), now):
			p.State, p.kept = PuzzleSolved, true
			if try.First.Solved {
				p.tries = 1
			}
		case missedOn(try, now) && try.Last.Solved:
			p.State, p.kept, p.tries = PuzzleSolved, true, 2
		case missedOn(try, now):
			p.tries = 1
		}
	}
	if p.Number == 0 {
		p.Number = c.next(h, now, p.theme, last, s.seed)
	}
	var err error
	if p.puzzle, err = c.At(p.Number - 1); err != nil {
		s.Puzzles = Collection{State: NotThere}
		return Puzzle{Daily: p.Daily, theme: p.theme, Number: p.Number, State: PuzzleOpen}
	}
	p.Pointer = newPointer(p.puzzle.Record.Board())
	s.announce(Announcement{Kind: AnnounceShown})
	return p
}

func (Puzzle) Needs() Needs { return Needs{Puzzles: true} }

// Follow draws the puzzle as soon as the puzzles are there.
func (p Puzzle) Follow(s *Shell) Screen {
	if !p.Daily && s.Puzzles.State == Fetched && p.Number > s.Puzzles.Len() { // it is of a later collection
		s.notify(Notice{Kind: LinkUnreadable})
		return Puzzles{}.Follow(s)
	}
	return p.draw(s, 0)
}

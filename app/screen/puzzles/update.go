package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/puzzle"
)

type (
	// NextPuzzle opens another puzzle.
	NextPuzzle struct{}
	// ShareResult shares the result of the daily puzzle.
	ShareResult struct{}
)

func (NextPuzzle) Message()  {}
func (ShareResult) Message() {}

// Open opens the puzzle of an address. Without a number it opens a puzzle that the app chooses.
func Open(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	theme, number, themed := strings.Cut(rest, "/")
	if !themed {
		theme, number = "", rest
	}
	p := Puzzle{Theme: theme, State: PuzzleOpen}
	if theme == ofToday {
		p.Theme, p.Task = "", true
	} else if _, ok := puzzle.ThemeNamed(theme); !ok && theme != "" {
		return nil, false
	}
	if rest == "" {
		return p, true
	}
	n, err := strconv.Atoi(number)
	p.Number = n
	return p, err == nil && n > 0
}

func (p Puzzle) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case NextPuzzle:
		next := Puzzle{Theme: p.Theme, State: PuzzleOpen}
		next = next.draw(d, p.Number)
		return next, true
	case desk.Valued:
		if msg.Done {
			p.known = msg.Analysis
			p = p.refuted(d)
		}
		return p, true
	case desk.Tick:
		if msg.ID != p.minute {
			return p, false
		}
		p.minute = 0
		return p, true
	case desk.Unanswered:
		p.failed = true
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
		return p, true
	}
	if !p.HasPuzzle() {
		return p, false
	}
	switch msg := msg.(type) {
	case desk.Press:
		p = p.press(d, msg.Hole)
	case desk.Retry:
		if p.State == PuzzleFailed {
			p.State, p.tried, p.why, p.line, p.failed = PuzzleOpen, 0, desk.Why{}, nil, false
			d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		}
	case desk.ShowSolution:
		if p.State != PuzzleSolved {
			p.State, p.tried, p.why, p.line, p.shown = PuzzleFailed, 0, desk.Why{}, nil, true
			p.Focus = p.puzzle.Solution
			p = p.keepTry(d, false)
			d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		}
	case desk.PlayProof:
		if p.CanProve() {
			from := p.From()
			from.Record = p.Shown()
			d.Then(desk.Analyse{From: from, Prove: true, Side: p.Solver(), Margin: p.least()})
		}
	case desk.PlayLine:
		if line, ok := desk.LineFrom(p.task(), msg.Holes); ok && p.tried != 0 && len(line) > 0 && line[0] == p.tried.Hole() {
			p.line = line
			d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		}
	case ShareResult:
		if p.Daily && p.Done() {
			result := desk.SendResult{Day: p.Date(), Solved: p.Found(), Tries: p.Tries()}
			if result.Solved {
				result.Streak = p.Streak.Now
			}
			d.Do(result)
			return p, true
		}
	default:
		view, ok := p.CarryOut(d, p.BoardShown(), p.Marks().Legal, msg)
		p.BoardView = view
		return p, ok
	}
	return p, true
}

func (p Puzzle) press(d *desk.Desk, h rules.Hole) Puzzle {
	if p.State != PuzzleOpen {
		return p
	}
	if why := p.task().Why(h); why != rules.Playable {
		d.Notify(desk.Notice{Kind: desk.IllegalHole, Hole: h, Why: why})
		return p
	}
	p.Focus = h
	if p.tries == 0 && p.missed(d) { // in another tab
		p.tries = 1
	}
	p.tries++
	if h == p.puzzle.Solution {
		p.State = PuzzleSolved
		p = p.solve(d)
		d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Solver(), Hole: h})
		return p
	}
	p.State, p.tried = PuzzleFailed, rules.Maybe(h)
	p = p.keepTry(d, false)
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Solver(), Hole: h})
	if len(p.known.Moves) > 0 {
		p = p.refuted(d)
	}
	return p
}

// solve stores that the puzzle was solved.
func (p Puzzle) solve(d *desk.Desk) Puzzle {
	// A later try of the daily puzzle is also stored if it solves the puzzle.
	p.kept = p.kept && !p.Daily
	p = p.keepTry(d, true)
	if !p.Daily || p.shown {
		return p
	}
	h, counts := d.Kept.Training().SolveDaily(p.opening, !p.Missed(), d.Now.Time())
	p.Late, p.Streak = !counts && !h.Played(p.opening.Day(), d.Now.Time()), h.Streak(d.Now.Time())
	d.Kept = d.Kept.PutTraining(h)
	return p
}

// missed reports whether the daily puzzle was tried on its date or later, so that another try does
// not count.
func (p Puzzle) missed(d *desk.Desk) bool {
	return p.Daily && d.Kept.Training().DailyMissed(p.opening.Day(), p.Number, d.Now.Time())
}

// keepTry stores the result of the try in the training. Only the first move, or a request for the
// solution, decides.
func (p Puzzle) keepTry(d *desk.Desk, solved bool) Puzzle {
	if p.kept {
		return p
	}
	p.kept = true
	h := d.Kept.Training().TryPuzzle(p.Number, p.puzzle.Difficulty, solved, d.Now.Time())
	if p.Daily && !solved {
		h = h.MissDaily(p.opening)
	}
	if p.Task {
		h = h.Play(d.Now.Time())
	}
	d.Kept = d.Kept.PutTraining(h)
	return p
}

// refuted shows the reply to the wrong move on the board, and the reason why the move is wrong.
func (p Puzzle) refuted(d *desk.Desk) Puzzle {
	wrong, reply := p.Tried()
	p.why = desk.WhyAt(p.task(), p.known, wrong, p.puzzle.Solution)
	if r := p.why.Reason; p.why.Ok && r.Missed && len(r.Line) == 1 {
		p.told = r.Fact
	}
	if reply == rules.NoHole {
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return p
	}
	p.Focus = reply
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Solver().Other(), Hole: reply})
	return p
}

// draw returns p with its puzzle: the puzzle of its number or of the date, or else a puzzle other
// than the last one.
func (p Puzzle) draw(d *desk.Desk, last int) Puzzle {
	c := d.Puzzles
	if c.State != training.Fetched || p.HasPuzzle() {
		return p
	}
	h, now := d.Kept.Training(), d.Now.Time()
	switch {
	case p.Daily:
		year, month, day := now.Day().Date()
		p.Number = c.Daily(year, month, day) + 1
		h, p.opening = h.OpenDaily(now)
		d.Kept = d.Kept.PutTraining(h)
		p.Streak = h.Streak(now)
		try, _ := h.Puzzle(p.Number)
		missed := h.DailyMissed(now.Day(), p.Number, now)
		switch {
		case h.DailySolved(now.Day(), now):
			p.State, p.kept = PuzzleSolved, true
			if try.First.Solved {
				p.tries = 1
			}
		case missed && try.Last.Solved:
			p.State, p.kept, p.tries = PuzzleSolved, true, 2
		case missed:
			p.tries = 1
		}
	}
	if p.Number == 0 {
		p.Number = c.Next(h, now, p.Theme, last, d.Seed)
	}
	var err error
	if p.puzzle, err = c.At(p.Number - 1); err != nil {
		d.Puzzles = training.Collection{State: training.NotThere}
		return Puzzle{Daily: p.Daily, Theme: p.Theme, Number: p.Number, State: PuzzleOpen}
	}
	if p.Task { // the link can be of another date
		numbers, _ := c.Today(h, now)
		p.Task = slices.Contains(numbers, p.Number)
	}
	p.Pointer = desk.NewPointer(p.puzzle.Record.Board())
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return p
}

func (Puzzle) Needs() desk.Needs { return desk.Needs{Puzzles: true} }

// Follow draws the puzzle when the collection is fetched.
func (p Puzzle) Follow(d *desk.Desk) desk.Screen {
	// A number beyond the end is of a later collection.
	if !p.Daily && d.Puzzles.State == training.Fetched && p.Number > d.Puzzles.Len() {
		d.Notify(desk.Notice{Kind: desk.LinkUnreadable})
		return Today{}
	}
	return p.draw(d, 0).counted(d)
}

// counted returns p with a timer for the next minute, while the screen shows the time until the
// next puzzle.
func (p Puzzle) counted(d *desk.Desk) Puzzle {
	if p.Daily && p.HasPuzzle() && p.Done() && p.minute == 0 && !d.Hidden && !p.Outdated(d) {
		p.minute = d.NextMinute()
	}
	return p
}

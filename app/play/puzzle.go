package play

import (
	"strconv"

	"kulami/app/game"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
	"kulami/rules/puzzle"
)

// Puzzle is the screen of one puzzle: a position, and the one hole to find. A wrong move is
// answered by its refutation on the board.
type Puzzle struct {
	puzzleBoard
	Daily  bool   // it is that of a date
	Number int    // in the collection, from 1; 0 until it is chosen: the collection may not be here yet
	theme  string // that the next puzzles have, or nothing for all

	State  PuzzleState
	tried  holeOrNone // the wrong move on the board
	reply  holeOrNone // the refutation of it
	found  engine.Info
	failed bool // the engine could not answer
	shown  bool // the solution was asked for
	tries  int  // moves, also earlier ones today as far as they are known
	kept   bool // how the try went is in the training

	opening training.Opening // of the daily puzzle
	Late    bool             // it was solved when its date was over, which does not count
	Streak  training.Streak  // of daily puzzles
}

// puzzleBoard is a puzzle on a board.
type puzzleBoard struct {
	plain
	BoardView
	puzzle puzzle.Puzzle // its record has no board as long as there is none
}

// HasPuzzle reports whether there is a puzzle: the collection may still be fetched.
func (p puzzleBoard) HasPuzzle() bool { return !p.puzzle.Record.IsZero() }

func (p puzzleBoard) BoardShown() *rules.Board { return p.puzzle.Record.Board() }

// Record returns the moves that lead to the position to be solved.
func (p puzzleBoard) Record() rules.Record { return p.puzzle.Record }

func (p puzzleBoard) task() rules.Position { return p.puzzle.Record.Position() }

// Goal returns win, draw or margin, and the margin in points that the solution reaches.
func (p puzzleBoard) Goal() (goal string, margin int) { return p.puzzle.Goal.String(), p.puzzle.Margin }

// Solution returns the one hole that reaches the goal.
func (p puzzleBoard) Solution() rules.Hole { return p.puzzle.Solution }

// PuzzleState says how far a puzzle is.
type PuzzleState string

const (
	PuzzleOpen   PuzzleState = "open"
	PuzzleSolved PuzzleState = "solved"
	PuzzleFailed PuzzleState = "failed" // a wrong move, or the solution, is on the board
)

// PuzzleScreen names a puzzle; its addresses go on with the number of the puzzle, perhaps
// after a theme, and a check code. DailyScreen names the puzzle of the day.
const (
	PuzzleScreen ScreenName = "puzzle"
	DailyScreen  ScreenName = "daily"
)

func (p Puzzle) Name() ScreenName {
	if p.Daily {
		return DailyScreen
	}
	return PuzzleScreen
}

func (p Puzzle) fragment() string {
	switch {
	case p.Daily || p.Number == 0:
		return string(p.Name())
	case p.theme != "":
		return withCode(string(PuzzleScreen) + "/" + p.theme + "/" + strconv.Itoa(p.Number))
	}
	return withCode(string(PuzzleScreen) + "/" + strconv.Itoa(p.Number))
}

func (p Puzzle) origin() origin { return origin{record: p.puzzle.Record, opener: p} }

// question wants the answer to a wrong move.
func (p Puzzle) question(s *Shell) (Question, bool) {
	if s.Hidden || !s.Ready || p.failed || p.tried == 0 || p.reply != 0 || p.Position().Over() {
		return Question{}, false
	}
	return Question{For: ForRefutation, Record: p.Asked()}, true
}

// Asked returns the text of the moves that lead to the wrong move on the board, or nothing.
func (p Puzzle) Asked() string {
	if p.tried == 0 {
		return ""
	}
	r, _ := p.puzzle.Record.Play(p.tried.hole())
	return r.WithOrientation(0).String()
}

// Solver returns the side to find the solution.
func (p Puzzle) Solver() rules.Side { return p.task().Turn() }

// Difficulty returns the lowest level that finds the solution, 1…8.
func (p Puzzle) Difficulty() int { return p.puzzle.Difficulty }

// Themes returns the names of the themes of the puzzle.
func (p Puzzle) Themes() []string { return themeNames(p.puzzle.Themes.Slice()) }

// Date returns the date of the daily puzzle as in Instant.
func (p Puzzle) Date() string { return p.opening.Day().String() }

// Missed reports whether the first move in the daily puzzle was wrong, so that it does not count.
func (p Puzzle) Missed() bool { return p.Daily && p.tries > 1 }

// Outdated reports whether there is another daily puzzle by now.
func (p Puzzle) Outdated(s Shell) bool {
	return p.Daily && p.HasPuzzle() && s.Now.Day() > p.opening.Day()
}

// Tried returns the wrong move on the board and the answer to it, NoHole for none.
func (p Puzzle) Tried() (wrong, reply rules.Hole) { return p.tried.hole(), p.reply.hole() }

// Judging reports whether the answer to a wrong move is being looked for.
func (p Puzzle) Judging() bool {
	return p.tried != 0 && p.reply == 0 && !p.failed && !p.Position().Over()
}

// SolutionShown returns the solution if the player asked for it, NoHole if not.
func (p Puzzle) SolutionShown() rules.Hole {
	if p.shown && p.State == PuzzleFailed {
		return p.puzzle.Solution
	}
	return rules.NoHole
}

// Outcome returns by how many points the solver wins at the end of best play from the position
// shown, below 0 for a loss; exact is false if only the winner is known, and ok is false if
// nothing is proven.
func (p Puzzle) Outcome() (margin int, exact, ok bool) {
	switch {
	case p.tried == 0:
		return p.puzzle.Margin, true, p.State != PuzzleOpen
	case p.Position().Over():
		return p.Position().Score().Lead(p.Solver()), true, true
	case p.reply != 0 && p.found.Exact:
		return -p.found.Low, true, true
	case p.reply != 0 && p.found.Outcome() == engine.Win:
		return -1, false, true
	case p.reply != 0 && p.found.Outcome() == engine.Draw:
		return 0, true, true
	}
	return 0, false, false
}

// CanProve reports whether the position shown can be played out: its margin is proven.
func (p Puzzle) CanProve() bool {
	_, exact, ok := p.Outcome()
	return ok && exact && !p.Position().Over()
}

// Facts returns what is proven about the wrong move and about the answer to it, or about the
// solution, by the rules.
func (p Puzzle) Facts() (move, reply []facts.Fact) {
	if p.tried == 0 {
		return facts.Of(p.task(), p.puzzle.Solution, nil), nil
	}
	line := append([]rules.Hole{p.tried.hole()}, p.found.Line...)
	move = facts.Of(p.task(), p.tried.hole(), line)
	if p.reply != 0 {
		reply = facts.Of(p.task().After(p.tried.hole()), p.reply.hole(), p.found.Line)
	}
	return move, reply
}

func (p Puzzle) Position() rules.Position { return p.Shown().Position() }

// Shown returns the moves that lead to the position shown.
func (p Puzzle) Shown() rules.Record {
	r := p.puzzle.Record
	if p.State == PuzzleOpen {
		return r
	}
	line := []rules.Hole{p.puzzle.Solution}
	if p.tried != 0 {
		line = []rules.Hole{p.tried.hole()}
		if p.reply != 0 {
			line = append(line, p.reply.hole())
		}
	}
	for _, h := range line {
		r, _ = r.Play(h)
	}
	return r
}

// Marks returns the marks of the position shown.
func (p Puzzle) Marks() game.Marks {
	at := p.Position()
	k := game.MarksAt(at)
	if !at.Over() {
		k.Legal, k.Closed = at.Legal(), at.Closed()
	}
	k.Active = p.State == PuzzleOpen
	k.Tried, k.Reply = p.Tried()
	switch {
	case p.State == PuzzleSolved:
		k.Answer, k.Right = p.puzzle.Solution, true
	case p.tried != 0:
		k.Answer = p.tried.hole()
	}
	return k
}

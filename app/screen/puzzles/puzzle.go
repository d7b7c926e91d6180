// Package puzzles has the Today screen, where all training begins, and the screens of puzzles.
package puzzles

import (
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/picture"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
	"kulami/rules/puzzle"
)

// Puzzle is the screen of one puzzle: a position and the one hole to find. It answers a wrong move
// with the best reply on the board, and shows why the move is wrong.
type Puzzle struct {
	puzzleBoard
	Daily  bool   // the puzzle of a date
	Number int    // in the collection, from 1; 0 until it is chosen
	Theme  string // theme of the next puzzles, "" for all
	Task   bool   // a task of today

	State  PuzzleState
	tried  rules.MaybeHole // wrong move on the board
	known  engine.Analysis // analysis of the task, after a wrong move
	why    desk.Why        // reason why the move is wrong
	told   facts.Fact      // fact about the solution that was the reason why a move is wrong
	line   []rules.Hole    // line on the board that begins with the wrong move, or empty
	failed bool            // the engine could not answer
	shown  bool            // the player asked for the solution
	tries  int             // moves tried, with known earlier moves of today
	kept   bool            // the training has the result of the try

	opening training.Opening // opening of the daily puzzle
	minute  int              // ID of the timer that ends with this minute, 0 for none
	Late    bool             // solved too late for its date, so that it does not count
	Streak  training.Streak  // streak after the daily puzzle
}

// puzzleBoard is a puzzle on a board.
type puzzleBoard struct {
	desk.Plain
	desk.BoardView
	puzzle puzzle.Puzzle // its record is zero until the puzzle is drawn
}

// HasPuzzle reports whether the puzzle is drawn. It is not while the app fetches the collection.
func (p puzzleBoard) HasPuzzle() bool { return !p.puzzle.Record.IsZero() }

func (p puzzleBoard) BoardShown() *rules.Board { return p.puzzle.Record.Board() }

// Record returns the moves that lead to the position to be solved.
func (p puzzleBoard) Record() rules.Record { return p.puzzle.Record }

func (p puzzleBoard) task() rules.Position { return p.puzzle.Record.Position() }

// Solver returns the side to find the solution.
func (p puzzleBoard) Solver() rules.Side { return p.task().Turn() }

// Goal returns "win", "draw" or "margin", and the margin in points that the solution reaches.
func (p puzzleBoard) Goal() (goal string, margin int) { return p.puzzle.Goal.String(), p.puzzle.Margin }

// least returns the margin that the goal requires, 0 if the goal is not a margin.
func (p puzzleBoard) least() int {
	if p.puzzle.Goal == puzzle.Margin {
		return p.puzzle.Margin
	}
	return 0
}

// Solution returns the one hole that reaches the goal.
func (p puzzleBoard) Solution() rules.Hole { return p.puzzle.Solution }

// PuzzleState is the state of a puzzle.
type PuzzleState string

const (
	PuzzleOpen   PuzzleState = "open"
	PuzzleSolved PuzzleState = "solved"
	PuzzleFailed PuzzleState = "failed" // a wrong move or the shown solution is on the board
)

// PuzzleScreen names a puzzle. Its addresses go on with an optional theme or ofToday, the number of
// the puzzle and a check code. DailyScreen names the daily puzzle.
const (
	PuzzleScreen desk.ScreenName = "puzzle"
	DailyScreen  desk.ScreenName = "daily"
	ofToday                      = "today"
)

func (p Puzzle) Name() desk.ScreenName {
	if p.Daily {
		return DailyScreen
	}
	return PuzzleScreen
}

func (p Puzzle) Fragment() string {
	switch {
	case p.Daily || p.Number == 0:
		return string(p.Name())
	case p.Task:
		return desk.WithCode(string(PuzzleScreen) + "/" + ofToday + "/" + strconv.Itoa(p.Number))
	case p.Theme != "":
		return desk.WithCode(string(PuzzleScreen) + "/" + p.Theme + "/" + strconv.Itoa(p.Number))
	}
	return desk.WithCode(string(PuzzleScreen) + "/" + strconv.Itoa(p.Number))
}

func (p Puzzle) From() desk.Origin { return desk.Origin{Record: p.puzzle.Record, Opener: p} }

// Question asks for the values of all holes after a wrong move.
func (p Puzzle) Question(d *desk.Desk) (desk.Question, bool) {
	if d.Hidden || !d.Ready || !p.Judging() {
		return desk.Question{}, false
	}
	r := p.puzzle.Record
	limits := engine.ReviewLimits(engine.ReviewPasses-1, r.Rules().MaxPlies()-r.Len())
	return desk.Question{For: desk.ForReview, Record: p.Asked(), Nodes: limits.Nodes}, true
}

// Asked returns the text of the moves that lead to the task.
func (p Puzzle) Asked() string { return p.puzzle.Record.String() }

// Difficulty returns the lowest level that finds the solution, 1…8.
func (p Puzzle) Difficulty() int { return p.puzzle.Difficulty }

// Themes returns the names of the themes of the puzzle.
func (p Puzzle) Themes() []string { return training.ThemeNames(p.puzzle.Themes.Slice()) }

// Date returns the date of the daily puzzle, in the form that Instant has.
func (p Puzzle) Date() string { return p.opening.Day().String() }

// Done reports whether the puzzle is solved, or its solution was shown.
func (p Puzzle) Done() bool { return p.State == PuzzleSolved || p.SolutionShown() != rules.NoHole }

// Found reports whether the puzzle is solved, and its solution was not shown before.
func (p Puzzle) Found() bool { return p.State == PuzzleSolved && !p.shown }

// Tries returns a sign for each known try of a puzzle that is done, in the form of
// library.StormRun.Row.
func (p Puzzle) Tries() string {
	if p.Found() {
		return strings.Repeat("-", max(p.tries-1, 0)) + "+"
	}
	return strings.Repeat("-", max(p.tries, 1))
}

// Missed reports whether the first move in the daily puzzle was wrong, so that the puzzle does not
// count.
func (p Puzzle) Missed() bool { return p.Daily && p.tries > 1 }

// Outdated reports whether the date of the daily puzzle is over.
func (p Puzzle) Outdated(d *desk.Desk) bool {
	return p.Daily && p.HasPuzzle() && d.Now.Day() > p.opening.Day()
}

// Tried returns the wrong move on the board and the reply to it, NoHole for none.
func (p Puzzle) Tried() (wrong, reply rules.Hole) {
	wrong, reply = p.tried.Hole(), rules.NoHole
	if m, ok := p.known.Find(wrong); ok && len(m.Line) > 1 {
		reply = m.Line[1]
	}
	return wrong, reply
}

// Why returns the reason why the wrong move on the board is worse than the solution. Ok is false
// before the engine has answered, and if nothing proven distinguishes the two moves.
func (p Puzzle) Why() (r facts.Reason, ok bool) { return p.why.Reason, p.why.Ok }

// Followed returns the marbles of a line that are on the board instead of the wrong move and the
// reply.
func (p Puzzle) Followed() []rules.Hole { return p.line }

// onBoard returns the marbles that are on the board after the task.
func (p Puzzle) onBoard() []rules.Hole {
	wrong, reply := p.Tried()
	switch {
	case p.State == PuzzleOpen:
		return nil
	case p.tried == 0:
		return []rules.Hole{p.puzzle.Solution}
	case len(p.line) > 0:
		return p.line
	case reply != rules.NoHole:
		return []rules.Hole{wrong, reply}
	}
	return []rules.Hole{wrong}
}

// Judging reports whether the engine still searches for the reply to a wrong move.
func (p Puzzle) Judging() bool { return p.tried != 0 && len(p.known.Moves) == 0 && !p.failed }

// SolutionShown returns the solution if the player asked for it, NoHole if not.
func (p Puzzle) SolutionShown() rules.Hole {
	if p.shown && p.State == PuzzleFailed {
		return p.puzzle.Solution
	}
	return rules.NoHole
}

// Outcome returns the margin of the solver after best play from the move on the board, below 0 for
// a loss. Exact is false if only the winner is known. Ok is false if nothing is proven.
func (p Puzzle) Outcome() (margin int, exact, ok bool) {
	if p.tried == 0 {
		return p.puzzle.Margin, true, p.State != PuzzleOpen
	}
	m, ok := p.known.Find(p.tried.Hole())
	switch outcome := m.Outcome(); {
	case !ok:
		return 0, false, false
	case m.Exact || outcome == engine.Draw:
		return m.Low, true, true
	case outcome == engine.Loss:
		return -1, false, true
	}
	return 0, false, false
}

// CanProve reports whether the position shown can be played out, because its margin is proven.
func (p Puzzle) CanProve() bool {
	_, exact, ok := p.Outcome()
	return ok && exact && !p.Position().Over()
}

// Facts returns the facts that the wrong move, or the solution, proves.
func (p Puzzle) Facts() []facts.Fact {
	if p.tried == 0 {
		list := facts.Of(p.task(), p.puzzle.Solution, nil)
		for i, f := range list {
			if f == p.told { // the reason that was given is given again
				copy(list[1:i+1], list[:i])
				list[0] = f
			}
		}
		return list
	}
	m, _ := p.known.Find(p.tried.Hole())
	return facts.Of(p.task(), p.tried.Hole(), m.Line)
}

// Position returns the position shown.
func (p Puzzle) Position() rules.Position { return p.Shown().Position() }

// Shown returns the moves that lead to the position shown.
func (p Puzzle) Shown() rules.Record {
	r := p.puzzle.Record
	for _, h := range p.onBoard() {
		r, _ = r.Play(h)
	}
	return r
}

// Marks returns the marks of the position shown.
func (p Puzzle) Marks() picture.Marks {
	at := p.Position()
	k := picture.MarksAt(at)
	if !at.Over() {
		k.Legal, k.Closed = at.Legal(), at.Closed()
	}
	k.Active = p.State == PuzzleOpen
	if line := p.onBoard(); p.tried != 0 && len(line) > 1 {
		k.Tried, k.Reply = rules.Maybe(line[len(line)-2]), rules.Maybe(line[len(line)-1])
	}
	switch {
	case p.State == PuzzleSolved:
		k.Answer, k.Right = rules.Maybe(p.puzzle.Solution), true
	case p.tried != 0:
		k.Answer = p.tried
	}
	return k
}

package play

import (
	"errors"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/wooden"
	"kulami/app/training"
	"kulami/rules"
)

type (
	// Return shows the game shown before this one.
	Return struct{}
	// Learn shows a lesson of the course, by its index in Lessons.
	Learn struct {
		At   int
		Task bool // it is one of today
	}
	// OpenPuzzle shows the puzzle with a number. If the number is 0 it shows any puzzle of a theme,
	// or of all.
	OpenPuzzle struct {
		Theme  string
		Number int
		Task   bool // it is one of today
	}
	// OpenFinish shows the finish of a number, or without a number a new one. Level 0 is perfect
	// play.
	OpenFinish struct{ Number, Level int }
	// Review shows the review of one of the player's own games.
	Review struct{ ID string }
	// GoOn shows the next task of today, of a part or of all.
	GoOn struct{ Part string }
)

func (Return) Message()     {}
func (Learn) Message()      {}
func (OpenPuzzle) Message() {}
func (OpenFinish) Message() {}
func (GoOn) Message()       {}
func (Review) Message()     {}

func (Return) run(m *Model) { m.back() }

func (p OpenPuzzle) run(m *Model) {
	m.visit(puzzles.Puzzle{Theme: p.Theme, Number: max(p.Number, 0), Task: p.Task, State: puzzles.PuzzleOpen}, desk.Announcement{})
}

func (f OpenFinish) run(m *Model) { m.visit(finish.New(f.Number, f.Level), desk.Announcement{}) }

func (l Learn) run(m *Model) {
	m.Flags.Begun = true
	c := course.New(l.At)
	c.Task = l.Task
	m.visit(c, desk.Announcement{Kind: desk.AnnounceLesson, Hole: rules.NoHole})
}

func (r Review) run(m *Model) {
	if m.showKept(r.ID) {
		m.step(desk.ReviewGame{})
	}
}

func (m *Model) reviewGame(r desk.ReviewGame) {
	if t, ok := m.Table(); ok {
		v := review.New(t.Game)
		if r.Turn {
			v = v.AtTurn()
		}
		m.visit(v, desk.Announcement{Kind: desk.AnnounceShown})
	}
}

// analyseFrom shows the analysis that a screen has asked for.
func (m *Model) analyseFrom(a desk.Analyse) {
	next := analysis.New(&m.Desk, a.From)
	said := desk.Announcement{Kind: desk.AnnounceShown}
	for _, h := range a.Moves {
		said = desk.Announcement{Kind: desk.AnnounceMove, Side: next.Position().Turn(), Hole: h}
		var ok bool
		if next, ok = next.Played(h); !ok {
			m.Notify(desk.Notice{Kind: desk.TreeFull})
			return
		}
	}
	m.Announce(said)
	if a.Prove {
		next = next.ProveAs(&m.Desk, a.Side, a.Margin)
	}
	m.Put(next)
}

// visit shows a screen, and announces it. It discards the state of the screen before, and saves the
// player's own game.
func (m *Model) visit(s desk.Screen, h desk.Announcement) {
	m.LeaveTable()
	if m.Puzzles.State == training.NotThere { // the file might be available by now
		m.Puzzles = training.Collection{}
	}
	if m.Finishes.State == training.NotThere {
		m.Finishes = training.Finishes{}
	}
	m.Put(s)
	m.Arrive(h)
}

// back returns to the screen or game before. It shows the linked game from which the screen was
// opened, or else the player's own game. If all games have been deleted, it begins a new one.
func (m *Model) back() {
	to := m.Screen().Back(&m.Desk)
	v, _ := m.screen.(review.Screen)
	c, _ := m.screen.(course.Screen)
	if _, finishes := m.screen.(finish.Screen); finishes || v.Practising() || c.Task {
		to = puzzles.Today{}
	}
	if to != nil {
		m.visit(to, desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	if _, onTable := m.Table(); !onTable && m.Open.Linked {
		m.showLinked(m.Open.Link(desk.ShareNotes))
		return
	}
	for _, id := range m.Recent {
		if g, _ := m.Kept.Game(id); g.Count == "" && id != m.OwnID() && m.showKept(id) {
			return
		}
	}
	if _, onTable := m.Table(); !onTable { // all games have been deleted
		g, _ := game.New(game.DefaultSetup, m.Now.Date, m.Seed)
		m.showNew(g)
	}
}

// run shows the next task of today, or that all are done. A finish can be played again.
func (g GoOn) run(m *Model) {
	s := puzzles.TasksOf(&m.Desk)
	task, ok := s.Next(g.Part)
	if g.Part == puzzles.FinishPart {
		task, ok = s.Finish[0], true
	}
	switch e := task.Exercise; {
	case !ok:
	case task.Kind == puzzles.LessonTask:
		Learn{Task: true}.run(m)
		return
	case task.Kind == puzzles.PuzzleTask && task.Number > 0:
		OpenPuzzle{Number: task.Number, Task: true}.run(m)
		return
	case task.Kind == puzzles.FinishTask:
		m.visitNamed(desk.Visit{Screen: finish.Name})
		return
	case e.Game != "":
		g, err := m.Kept.Game(e.Game)
		if err != nil {
			break
		}
		m.visit(review.New(g).Exercise(e.Ply, g.Players.Person(), true), desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	m.visit(puzzles.Today{}, desk.Announcement{Kind: desk.AnnounceShown})
}

// SetUp opens the analysis's marbles in the screen for setting up by hand. Visit leads from there
// to the analysis.
type SetUp struct{}

func (SetUp) Message() {}

// run shows the marbles as they were put down by hand, with their undo history, or else the marbles
// of the position.
func (SetUp) run(m *Model) {
	a, ok := m.screen.(analysis.Screen)
	if !ok || !a.CanSetUp() {
		return
	}
	t, ok := a.PutDown().(wooden.Tally)
	if !ok {
		r, edition := a.From().Record, a.Edition()
		if e, _ := rules.EditionNamed(edition); e.Rules != r.Rules().Sheet() || edition == "" {
			edition = rules.EditionName(r.Rules())
		}
		t = wooden.NewTally(a.Position().Diagram(), edition)
		t.Orientation, t.SetsUp = a.Orientation, true
	}
	m.Put(t)
	m.Arrive(desk.Announcement{Kind: desk.AnnounceTally, Hole: rules.NoHole})
}

// openSetUp opens the analysis of a position that was set up by hand, and of the marbles played
// since.
func openSetUp(d *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	at := strings.LastIndexByte(rest, '/')
	if at < 0 {
		return nil, false
	}
	p, err := rules.ParsePosition(rest[:at])
	if err != nil {
		return nil, false
	}
	t := wooden.NewTally(p.Diagram(), rules.EditionName(p.Rules())).OrLast(d)
	t.SetsUp = t.ID == ""
	a := analysis.NewSetUp(d, p, t.BoardView, t.Edition, t)
	for _, name := range game.Cells(strings.TrimPrefix(rest[at+1:], "m")) {
		var ok bool
		if a, ok = a.Played(p.Board().Hole(name)); !ok {
			return nil, false
		}
	}
	return a, true
}

// analyse shows the analysis of the marbles in t, or shows why they are not a legal position. If a
// last marble is missing, the next click marks one.
func (m *Model) analyse(t wooden.Tally) {
	last, before := wooden.LastMoves(t.Marbles)
	p, err := rules.NewPosition(t.Marbles.Board, t.Rules(), t.Marbles.Marbles, last, before)
	switch {
	case err != nil:
	case p.Ply() == 0: // there is a record
		a := analysis.New(&m.Desk, desk.Origin{Record: rules.NewRecord(p.Board(), p.Rules()), Orientation: t.Orientation, Edition: t.Edition})
		a.Pointer = t.Pointer
		m.visit(a, desk.Announcement{Kind: desk.AnnounceShown})
		return
	default:
		m.visit(analysis.NewSetUp(&m.Desk, p, t.BoardView, t.Edition, t), desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	notice := desk.Notice{Kind: desk.MarblesUnfit}
	if errors.As(err, &notice.Unfit) && notice.Unfit.Kind == rules.MarblesLast {
		t.Brush = rules.Nobody
	}
	m.Put(t)
	m.Dialog = desk.NoDialog
	m.Notify(notice)
}

package play

import (
	"kulami/app/desk"
	"kulami/app/game"
)

type (
	// Start begins a game with a setup. Seed decides the random choices.
	Start struct {
		Setup game.Setup
		Seed  uint64
	}
	// StartWooden begins a game against the computer on a wooden board.
	StartWooden Start
	// Rematch begins the same game again with the sides exchanged.
	Rematch struct{ Seed uint64 }
	// NextLevel begins the same game against the next level after a win.
	NextLevel struct{ Seed uint64 }
	// FirstGame begins the game of a first visit, with its coach.
	FirstGame struct{ Seed uint64 }
	// Home shows the open game. If the open game is shown already, Home begins a new one.
	Home struct{ Seed uint64 }
)

func (Start) Message()       {}
func (StartWooden) Message() {}
func (Rematch) Message()     {}
func (NextLevel) Message()   {}
func (FirstGame) Message()   {}
func (Home) Message()        {}

func (msg Start) run(m *Model) { m.start(msg, false) }

func (msg StartWooden) run(m *Model) {
	if msg.Setup.Opponent != game.PersonOpponent {
		msg.Setup.Opponent = game.ComputerOpponent
	}
	m.start(Start(msg), true)
}

// SetupAgainst returns the offered setup against another opponent. The level counts only against
// the computer, and the level 0 is the adaptive computer.
func (m *Model) SetupAgainst(o game.Opponent, level int) game.Setup {
	with := *m
	with.Setup = m.Offered().Against(o)
	if o == game.ComputerOpponent {
		with.Setup = with.Setup.AtLevel(level)
	}
	with.fit()
	return with.Setup
}

func (m *Model) start(msg Start, wooden bool) {
	setup := msg.Setup.Valid(m.Setup)
	setup.Adaptive = m.inPace(setup.Adaptive)
	g, ok := game.New(setup, m.Now.Date, msg.Seed)
	if !ok {
		m.NoBoard(setup)
		return
	}
	m.Setup, m.Flags.Begun = setup, true
	g.Wooden, g.Teach = wooden, m.teachesIn(setup)
	if m.showNew(g); setup.Opponent == game.LiveOpponent {
		m.Invite()
	}
}

func (msg Home) run(m *Model) {
	covered := m.Dialog != desk.NoDialog
	m.Dialog = desk.NoDialog
	t, onTable := m.Table()
	switch {
	case !onTable:
		for !onTable {
			m.back()
			_, onTable = m.Table()
		}
	case covered:
	case t.Linked:
		m.back()
	case t.Runs() || t.Game.Over():
		m.startAnew(msg.Seed)
	}
}

// startAnew begins a game with the last setup. It replaces a remote opponent, who would have to be
// asked, with the computer.
func (m *Model) startAnew(seed uint64) {
	setup := m.Setup
	if setup.Opponent == game.FriendOpponent || setup.Opponent == game.LiveOpponent {
		setup.Opponent = game.ComputerOpponent
	}
	setup.Adaptive = m.inPace(setup.Adaptive)
	g, ok := game.New(setup, m.Now.Date, seed)
	if !ok { // the setup's board is not available any more
		g, _ = game.New(game.DefaultSetup, m.Now.Date, seed)
	}
	g.Teach = m.teachesIn(setup)
	m.showNew(g)
}

// teachesIn returns how the computer teaches in a new game, and zero for a game without the
// computer.
func (m *Model) teachesIn(setup game.Setup) (t game.Teaching) {
	if setup.Opponent == game.ComputerOpponent {
		t = m.Teaches()
	}
	return t
}

func (msg FirstGame) run(m *Model) {
	g, _ := game.New(game.DefaultSetup, m.Now.Date, msg.Seed)
	g.Teach = game.TeachTwice
	m.showNew(g)
	m.Flags.Begun, m.Flags.Coach = true, m.OwnID()
}

// run begins the game shown again with the sides exchanged. With a friend, every request for a
// rematch leads to the same game.
func (msg Rematch) run(m *Model) {
	t, ok := m.Table()
	if !ok {
		return
	}
	if m.Peer.Live(t.Game.ID) {
		if t.Game.Over() { // otherwise it was a double click, and the next game has begun
			m.playAgain()
		}
		return
	}
	g := t.Game.Again().Swapped()
	g.Seed = msg.Seed
	g.Players, m.Setup.Adaptive = g.Players.WithAdaptive(m.inPace(g.Players.Adaptive)), m.inPace(m.Setup.Adaptive)
	if begun, _, known := m.Kept.Matching(g.Line(), g.Match); known && g.Players.Friend() {
		m.showKept(begun.ID)
		return
	}
	m.showNew(g)
}

// run begins the same game against the next level, with the same sides, if the player has won.
func (msg NextLevel) run(m *Model) {
	t, _ := m.Table()
	level := t.NextLevel()
	if level == 0 {
		return
	}
	g := t.Game.Again()
	g.Seed, g.Players.Level, m.Setup.Level, m.Setup.Adaptive = msg.Seed, level, level, 0
	g = g.WithHandicap(nextHandicap(g.Record().Rules(), g.Players.Person(), level))
	m.showNew(g)
}

// run lets play go on from the ply shown. It begins a new game if the game is over, if a variation
// is shown, or if the game of a link has gone on.
func (msg Continue) run(m *Model) {
	t, ok := m.Table()
	if !ok {
		return
	}
	switch g := t.Game; {
	case t.Linked && g.AtLive() && !g.Over():
		m.Put(t.Own(&m.Desk))
	case t.Linked || g.Over() || g.Variation() || g.Players.Friend():
		m.showNew(g.FromHere())
	default:
		// A randomly placed first marble stays.
		t = t.GoTo(&m.Desk, max(g.Ply(), min(g.Base(), g.Record().Len())))
		m.Put(t)
	}
	switch g := &m.Open.Game; {
	case msg.Computer:
		g.Players = m.Setup.Computer(g.Position().Turn().Other())
	case msg.Friend:
		g.Players = g.ByLink()
	}
}

func (KeepGame) run(m *Model) {
	if t, ok := m.Table(); ok && t.Linked {
		m.Put(t.Own(&m.Desk))
		m.Dialog = desk.NoDialog
		m.Notify(desk.Notice{Kind: desk.GameKept})
	}
}

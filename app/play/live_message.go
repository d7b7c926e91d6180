package play

import (
	"kulami/app/game"
	"kulami/app/live"
)

// PeerSaid says what happened to the connection of an ID.
type PeerSaid struct {
	ID    int
	Event PeerEvent
	Text  string
}

func (PeerSaid) Message() {}

func (PeerSaid) Traits() Traits { return background }

// PeerEvent is something that happens to the connection.
type PeerEvent int8

const (
	PeerDescribed PeerEvent = iota // Text is the code of this end
	PeerOpened                     // texts can be sent
	PeerReceived                   // Text came
	PeerMissed                     // the other side does not answer, and may again
	PeerFound                      // it does
	PeerClosed                     // the connection has ended, or could not be made
	PeerStalled                    // the other end was not found yet, but may still be
)

func (a AnswerUndo) run(m *Model) {
	if t, ok := m.Table(); ok && m.Notice.Kind == UndoHere {
		m.Put(t.answerUndo(&m.Shell, a.Yes))
		return
	}
	m.Notice = Notice{}
	if m.Peer.Asked() {
		m.Peer.session = m.Peer.session.AnswerUndo(a.Yes)
		m.playTo(m.Peer.session.Record())
		m.sendGame()
	}
}

func (msg PeerSaid) run(m *Model) {
	if msg.ID != m.Peer.id {
		return
	}
	switch msg.Event {
	case PeerDescribed:
		m.Peer.Code = msg.Text
		switch m.Peer.Step {
		case PeerInviting:
			m.Peer.Step = PeerInvited
			m.Peer.offer, _ = live.Parse(msg.Text)
			if g, _, ok := m.liveGame(); ok {
				m.Peer.offer.Control = live.Control(g.Record())
				m.Peer.Code = m.Peer.offer.String()
			}
		case PeerAnswering:
			m.Peer.Step = PeerAnswered
		}
	case PeerOpened:
		m.Peer.Step = PeerOn
		if m.Dialog == LiveDialog {
			m.Dialog = NoDialog
		}
		m.notify(Notice{Kind: PeerConnected})
		if g, _, ok := m.liveGame(); ok { // it is the invited one who waits for the first text
			m.Peer.session, m.Peer.met = live.New(g.Match, g.TimedLine(), g.Players.Own), true
			m.sendGame()
		}
	case PeerReceived:
		m.receive(msg.Text)
	case PeerMissed:
		m.Peer.Step = PeerLost
	case PeerFound:
		m.Peer.Step = PeerOn
	case PeerClosed:
		switch {
		case m.Peer.Connected():
			m.Peer.Step = PeerGone
			m.notify(Notice{Kind: PeerLeft})
		case m.Peer.Step == PeerInviting || m.Peer.Step == PeerAnswering:
			m.Peer.Step = PeerBlocked
		default:
			m.Peer.Step = PeerFailed
		}
	case PeerStalled:
		m.Peer.Stalled = m.Peer.Step == PeerAnswered
	}
}

// receive takes a text of the other side.
func (m *Model) receive(text string) {
	if !m.Peer.met {
		m.meet(text)
		return
	}
	session, events, reply, err := m.Peer.session.Receive(text)
	m.Peer.session = session
	if err != nil {
		m.refuse(err)
		return
	}
	before := m.Announced.Seq
	for _, e := range events {
		switch e {
		case live.Moved, live.TakenBack:
			m.playTo(session.Record())
		case live.NewGame:
			m.nextLive()
		default:
			if e == live.AgainAsked || !session.Record().Over() { // the end of the game says enough
				m.notifyBeside(eventNotices[e], before)
			}
		}
	}
	m.nameThem()
	if session.Heard() {
		m.setTheirClock(session.Clock(session.Own().Other()).Used)
	}
	if reply {
		m.sendGame()
	}
}

// eventNotices says what the status line reads after an event about a request.
var eventNotices = map[live.Event]NoticeKind{
	live.UndoAsked: UndoAsked, live.UndoRefused: UndoRefused, live.UndoOvertaken: UndoOvertaken,
	live.UndoWithdrawn: UndoWithdrawn, live.AgainAsked: RematchAsked,
}

// meet takes the first text of the one who has invited: their game goes on here, or begins.
func (m *Model) meet(text string) {
	theirs, err := live.Read(text)
	if err != nil {
		m.refuse(err)
		return
	}
	control := m.Peer.offer.Control
	if !live.SameControl(live.Control(theirs.Record), control) {
		m.refuse(live.FaultTimes)
		return
	}
	m.saveCurrent()
	own := theirs.Side.Other()
	g := game.Game{Tree: game.NewTree(theirs.Record), Match: theirs.Game, Sent: true, Opening: game.FreeOpening, Seed: m.gameSeed(),
		Players: game.Players{Mode: game.ByLink, Own: own, Live: true}}
	known := false
	for _, mine := range m.kept.On(theirs.Record.Board()) {
		if mine.Match == theirs.Game && mine.Players.Mode == game.ByLink && mine.Players.Own == own {
			g, known = mine, true
		}
	}
	if known {
		control.Spent = g.Record().Times().Spent
		g.Tree, g.Players.Live = g.WithTimes(control), true
		m.showOwn(g)
	} else {
		m.showNew(g)
	}
	m.Dialog = NoDialog
	m.Peer.game, m.Peer.met = m.ownID(), true
	m.Peer.session = live.New(g.Match, g.TimedLine(), own)
	if m.receive(text); m.Peer.Connected() {
		m.sendGame()
		m.notify(Notice{Kind: PeerConnected})
	}
}

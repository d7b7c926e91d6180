package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/live"
)

// PeerSaid reports an event of the connection with an ID.
type PeerSaid struct {
	ID    int
	Event PeerEvent
	Text  string
}

func (PeerSaid) Message() {}

func (PeerSaid) Traits() desk.Traits { return desk.Background }

// PeerEvent is an event of the connection.
type PeerEvent int8

const (
	PeerDescribed PeerEvent = iota // Text is the code of this end
	PeerOpened                     // texts can be sent
	PeerReceived                   // Text was received
	PeerMissed                     // the other side does not answer, and might answer again
	PeerFound                      // the other side answers again
	PeerClosed                     // the connection has ended, or could not be made
	PeerStalled                    // the other end has not been found yet, but might be
)

func (a AnswerUndo) run(m *Model) {
	if t, ok := m.Table(); ok && m.Notice.Kind == desk.UndoHere {
		m.Put(t.AnswerUndo(&m.Desk, a.Yes))
		return
	}
	m.Notice = desk.Notice{}
	if m.Peer.Asked() {
		m.Peer.Session = m.Peer.Session.AnswerUndo(a.Yes)
		m.playTo(m.Peer.Session.Record())
		m.SendGame()
	}
}

func (msg PeerSaid) run(m *Model) {
	if msg.ID != m.Peer.ID {
		return
	}
	switch msg.Event {
	case PeerDescribed:
		m.Peer.Code = msg.Text
		switch m.Peer.Step {
		case desk.PeerInviting:
			m.Peer.Step = desk.PeerInvited
			m.Peer.Offer, _ = live.Parse(msg.Text)
			if g, _, ok := m.LiveGame(); ok {
				m.Peer.Offer.Control = live.Control(g.Record())
				m.Peer.Code = m.Peer.Offer.String()
			}
		case desk.PeerAnswering:
			m.Peer.Step = desk.PeerAnswered
		}
	case PeerOpened:
		g, _, ok := m.LiveGame()
		if !ok && m.Peer.Game != "" { // it was deleted meanwhile, or both sides are played here
			m.Do(desk.HangUp{})
			m.Peer = desk.Peer{}
			return
		}
		m.Peer.Step = desk.PeerOn
		if m.Dialog == desk.LiveDialog {
			m.Dialog = desk.NoDialog
		}
		m.Notify(desk.Notice{Kind: desk.PeerConnected})
		if ok { // the guest waits for the first text
			m.Peer.Session, m.Peer.Met = live.New(g.Match, g.TimedLine(), g.Players.Own), true
			m.SayLive()
			m.SendGame()
		}
	case PeerReceived:
		m.receive(msg.Text)
	case PeerMissed:
		m.Peer.Step = desk.PeerLost
	case PeerFound:
		m.Peer.Step = desk.PeerOn
	case PeerClosed:
		switch {
		case m.Peer.Connected():
			m.Peer.Step = desk.PeerGone
			m.Notify(desk.Notice{Kind: desk.PeerLeft})
		case m.Peer.Step == desk.PeerInviting || m.Peer.Step == desk.PeerAnswering:
			m.Peer.Step = desk.PeerBlocked
		default:
			m.Peer.Step = desk.PeerFailed
		}
	case PeerStalled:
		m.Peer.Stalled = m.Peer.Step == desk.PeerAnswered
	}
}

// receive handles a text of the other side.
func (m *Model) receive(text string) {
	if !m.Peer.Met {
		m.meet(text)
		return
	}
	session, events, reply, err := m.Peer.Session.Receive(text)
	m.Peer.Session = session
	if err != nil {
		m.Refuse(err)
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
			// The end of the game needs no other notice.
			if e == live.AgainAsked || !session.Record().Over() {
				m.NotifyBeside(eventNotices[e], before)
			}
		}
	}
	m.NameThem()
	if session.Heard() {
		m.SetTheirClock(session.Clock(session.Own().Other()).Used)
	}
	if reply {
		m.SendGame()
	}
}

// eventNotices maps an event about a request to its notice.
var eventNotices = map[live.Event]desk.NoticeKind{
	live.UndoAsked: desk.UndoAsked, live.UndoRefused: desk.UndoRefused, live.UndoOvertaken: desk.UndoOvertaken,
	live.UndoWithdrawn: desk.UndoWithdrawn, live.AgainAsked: desk.RematchAsked,
}

// meet handles the first text of the host. The host's game continues here, or begins.
func (m *Model) meet(text string) {
	theirs, err := live.Read(text)
	if err != nil {
		m.Refuse(err)
		return
	}
	control := m.Peer.Offer.Control
	if !live.SameControl(live.Control(theirs.Record), control) {
		m.Refuse(live.FaultTimes)
		return
	}
	m.SaveCurrent()
	own := theirs.Side.Other()
	g := game.Game{Tree: game.NewTree(theirs.Record), Match: theirs.Game, Sent: true, Opening: game.FreeOpening, Seed: m.GameSeed(),
		Players: game.Players{Mode: game.ByLink, Own: own, Live: true}}
	if mine, _, known := m.Kept.Matching(game.LineOf(theirs.Record), theirs.Game); known && mine.Players.Own == own {
		g = mine
		control.Spent = g.Record().Times().Spent
		g.Tree, g.Players.Live = g.WithTimes(control), true
		m.showOwn(g)
	} else {
		m.showNew(g)
	}
	m.Dialog = desk.NoDialog
	m.Peer.Game, m.Peer.Met = m.OwnID(), true
	m.Peer.Session = live.New(g.Match, g.TimedLine(), own)
	m.SayLive()
	if m.receive(text); m.Peer.Connected() {
		m.SendGame()
		m.Notify(desk.Notice{Kind: desk.PeerConnected})
	}
}

// AnswerUndo answers the opponent's request to take marbles back, in a live game or on one device.
type AnswerUndo struct{ Yes bool }

func (AnswerUndo) Message() {}

func (AnswerUndo) Traits() desk.Traits { return desk.KeepsNotice }

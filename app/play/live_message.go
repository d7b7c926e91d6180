package play

import (
	"strings"

	"kulami/app/game"
	"kulami/app/live"
)

// peerMessage carries out a message of a live game; ok is false if msg is none.
func (m Model) peerMessage(msg Msg) (next Model, ok bool) {
	switch msg := msg.(type) {
	case InviteLive:
		return m.invite(), true
	case JoinLive:
		if m.Peer.Step == PeerOffered {
			m.Peer.Step = PeerAnswering
			m.Peer = m.Peer.with(Accept{m.Peer.id, m.Peer.offer.String(), m.Settings.Stun})
		}
		return m, true
	case PasteAnswer:
		text := msg.Text
		d, err := live.Parse(text[max(strings.Index(text, live.Prefix), 0):])
		if err != nil {
			m.Shell = m.notify(Notice{Kind: AnswerUnfit})
			return m, true
		}
		return m.answered(d), true
	case SendCode:
		m.Peer = m.Peer.with(SendPlace{m.Peer.Code})
		return m, true
	case LeaveLive:
		m.Peer = Peer{effects: m.Peer.with(HangUp{}).effects}
		m.Dialog, m.Notice = NoDialog, Notice{}
		return m, true
	case AnswerUndo:
		if m.Peer.Connected() && m.Peer.session.Asked() {
			m.Peer.session = m.Peer.session.AnswerUndo(msg.Yes)
			m = m.follows(m.Peer.session.Record()).state()
			m.Notice = Notice{}
		}
		return m, true
	case TabSaid:
		return m.tabSaid(msg.Text), true
	case PeerSaid:
		if msg.ID == m.Peer.id {
			m = m.peerSaid(msg)
		}
		return m, true
	}
	return m, false
}

// peerSaid carries out what happened to the connection.
func (m Model) peerSaid(msg PeerSaid) Model {
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
		m.Shell = m.notify(Notice{Kind: PeerConnected})
		if g, _, ok := m.liveGame(); ok { // it is the invited one who waits for the first text
			m.Peer.session, m.Peer.met = live.New(g.Match, g.TimedLine(), g.Players.Own), true
			m = m.state()
		}
	case PeerReceived:
		m = m.received(msg.Text)
	case PeerMissed:
		m.Peer.Step = PeerLost
	case PeerFound:
		m.Peer.Step = PeerOn
	case PeerClosed:
		was := m.Peer.Connected()
		m.Peer.Step = PeerFailed
		if was {
			m.Peer.Step = PeerGone
			m.Shell = m.notify(Notice{Kind: PeerLeft})
		}
	}
	return m
}

// received takes a text of the other side.
func (m Model) received(text string) Model {
	if !m.Peer.met {
		return m.meet(text)
	}
	session, events, reply, err := m.Peer.session.Receive(text)
	m.Peer.session = session
	if err != nil {
		return m.refuse(err)
	}
	before := m.Announced.Seq
	for _, e := range events {
		switch e {
		case live.Moved, live.TakenBack:
			m = m.follows(session.Record())
		case live.NewGame:
			m = m.nextLive()
		default:
			if e == live.AgainAsked || !session.Record().Over() { // the end of the game says enough
				m = m.noticed(eventNotices[e], before)
			}
		}
	}
	if session.Heard() {
		m = m.setTheirClock(session.Clock(session.Own().Other()).Used)
	}
	if reply {
		m = m.state()
	}
	return m
}

// eventNotices says what the status line reads after an event about a request.
var eventNotices = map[live.Event]NoticeKind{
	live.UndoAsked: UndoAsked, live.UndoRefused: UndoRefused, live.UndoOvertaken: UndoOvertaken,
	live.UndoWithdrawn: UndoWithdrawn, live.AgainAsked: RematchAsked,
}

// noticed puts a notice into the status line. It is announced with what has been since an
// announcement, or by itself.
func (m Model) noticed(kind NoticeKind, since int) Model {
	if m.Announced.Seq == since {
		m.Shell = m.notify(Notice{Kind: kind})
		return m
	}
	m.Notice, m.Announced.Noticed = Notice{Kind: kind}, true
	return m
}

// meet takes the first text of the one who has invited: their game goes on here, or begins.
func (m Model) meet(text string) Model {
	theirs, err := live.Read(text)
	if err != nil {
		return m.refuse(err)
	}
	control := m.Peer.offer.Control
	if !live.SameControl(live.Control(theirs.Record), control) {
		return m.refuse(live.FaultTimes)
	}
	m = m.saveCurrent()
	own := theirs.Side.Other()
	g := game.Game{Tree: game.NewTree(theirs.Record), Match: theirs.Game, Sent: true, Opening: game.FreeOpening, Seed: m.gameSeed(),
		Players: game.Players{Mode: game.ByLink, Own: own}}
	known := false
	for mine := range m.store.games(theirs.Record.Board()) {
		if mine.Match == theirs.Game && mine.Players.Mode == game.ByLink && mine.Players.Own == own {
			g, known = mine, true
		}
	}
	if known {
		control.Spent = g.Record().Times().Spent
		g.Tree = g.WithTimes(control)
		m = m.take(g)
	} else {
		m = m.begin(g)
	}
	m.Dialog = NoDialog
	m.Peer.game, m.Peer.met = m.ownID(), true
	m.Peer.session = live.New(g.Match, g.TimedLine(), own)
	if m = m.received(text); m.Peer.Connected() {
		m = m.state()
		m.Shell = m.notify(Notice{Kind: PeerConnected})
	}
	return m
}

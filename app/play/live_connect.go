package play

import (
	"strings"

	"kulami/app/live"
	"kulami/rules"
)

// passTime is how long, in milliseconds, another tab has to take an answer.
const passTime = 1500

// newPeer ends the connection and begins another.
func (s Shell) newPeer(step PeerStep) Shell {
	effects := s.Peer.effects
	if s.Peer.id != 0 {
		effects = s.Peer.with(HangUp{}).effects
	}
	s, id := s.nextID()
	s.Peer = Peer{Step: step, id: id, effects: effects}
	s.Dialog, s.Notice = LiveDialog, Notice{}
	return s
}

// peerEffects takes out what is to be carried out.
func (m Model) peerEffects() (Model, []Effect) {
	effects := m.Peer.effects
	m.Peer.effects = nil
	return m, effects
}

// CanInvite reports whether a friend can be invited to play the game of t live.
func (s Shell) CanInvite(t Table) bool {
	return !t.Linked && t.Game.Players.Friend() && !t.Game.Over() && !s.Peer.Live(t.Game.ID)
}

// invite makes an invitation to the game shown, or shows the one that waits.
func (m Model) invite() Model {
	t, _ := m.Table()
	if !m.CanInvite(t) {
		return m
	}
	if s := m.Peer.Step; (s == PeerInviting || s == PeerInvited || s == PeerConnecting) && m.Peer.game == t.Game.ID {
		m.Dialog, m.Notice = LiveDialog, Notice{}
		return m
	}
	m.Shell = m.newPeer(PeerInviting)
	m.Peer.game = t.Game.ID
	m.Peer = m.Peer.with(Invite{m.Peer.id, m.Settings.Stun})
	return m
}

// openCode opens a link of an invitation or an answer; ok is false if the fragment is neither.
func (m Model) openCode(fragment string) (next Model, ok bool) {
	text := strings.Trim(decoded(fragment), "#/ ")
	at := strings.Index(text, live.Prefix)
	if at < 0 || strings.Contains(text[:at], "k1/") {
		return m, false
	}
	d, err := live.Parse(text[at:])
	switch {
	case err != nil:
		m.Shell = m.notify(Notice{Kind: LinkUnreadable, Faults: faults(fault(rules.FaultChecksum)), Text: fragment})
	case !d.Answer && m.Peer.Code == d.String(): // the own invitation
		m.Dialog = LiveDialog
	case !d.Answer:
		m.Shell = m.newPeer(PeerOffered)
		m.Peer.offer = d
	case m.Peer.Step == PeerInvited:
		m = m.answered(d)
	case !m.Peer.Connected():
		m.Shell = m.newPeer(PeerPassing)
		m.Peer.Code = d.String()
		m.Peer = m.Peer.with(SayToTabs{m.Peer.Code}).with(Wait{m.Peer.id, passTime})
	}
	return m, true
}

// answered connects to the one who sent an answer.
func (m Model) answered(d live.Description) Model {
	if m.Peer.Step != PeerInvited || !d.Answer || d.To != m.Peer.offer.Tag() {
		m.Shell = m.notify(Notice{Kind: AnswerUnfit})
		return m
	}
	m.Peer.Step, m.Dialog, m.Notice = PeerConnecting, LiveDialog, Notice{}
	m.Peer = m.Peer.with(Connect{d.String()})
	return m
}

// takenAnswer begins what a tab says that has taken an answer.
const takenAnswer = "taken "

// tabSaid takes what another tab says: an answer that was opened there, or that it has taken the
// one that was opened here.
func (m Model) tabSaid(text string) Model {
	if code, taken := strings.CutPrefix(text, takenAnswer); taken {
		if m.Peer.Step == PeerPassing && m.Peer.Code == code {
			m.Peer.Step = PeerPassed
		}
		return m
	}
	d, err := live.Parse(text)
	if err != nil || m.Peer.Step != PeerInvited || d.To != m.Peer.offer.Tag() {
		return m
	}
	m = m.answered(d)
	m.Peer = m.Peer.with(SayToTabs{takenAnswer + text})
	return m
}

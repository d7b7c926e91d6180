package play

import (
	"strings"

	"kulami/app/live"
	"kulami/rules"
)

type (
	// InviteLive makes an invitation to play the game shown live, or shows it again. JoinLive
	// accepts the invitation that was opened, and PasteAnswer takes the answer to the own one.
	InviteLive  struct{}
	JoinLive    struct{}
	PasteAnswer struct{ Text string }
	// SendCode hands the link of the invitation or the answer to the system's share sheet.
	SendCode struct{}
	// LeaveLive ends the connection, or the attempt to make one.
	LeaveLive struct{}
	// TabSaid has what SayToTabs of another tab has sent.
	TabSaid struct{ Text string }
)

func (InviteLive) message()  {}
func (JoinLive) message()    {}
func (PasteAnswer) message() {}
func (SendCode) message()    {}
func (LeaveLive) message()   {}
func (TabSaid) message()     {}

func (TabSaid) traits() traits { return background }

func (InviteLive) run(m *Model) { m.invite() }
func (SendCode) run(m *Model)   { m.do(SendPlace{m.Peer.Code}) }

func (JoinLive) run(m *Model) {
	if m.Peer.Step == PeerOffered {
		m.Peer.Step = PeerAnswering
		m.do(Accept{m.Peer.id, m.Peer.offer.String(), m.Settings.Stun})
	}
}

func (p PasteAnswer) run(m *Model) {
	a, _ := rules.FindAddress(p.Text[:min(len(p.Text), maxLink)], liveName)
	d, err := live.Parse(a.Text)
	if err != nil {
		m.notify(Notice{Kind: AnswerUnfit})
		return
	}
	m.connect(d)
}

func (LeaveLive) run(m *Model) {
	m.do(HangUp{})
	m.Peer = Peer{}
	m.Dialog = NoDialog
}

// passTime is how long, in milliseconds, another tab has to take an answer.
const passTime = 1500

func (s *Shell) newPeer(step PeerStep) {
	if s.Peer.id != 0 {
		s.do(HangUp{})
	}
	id := s.nextID()
	s.Peer = Peer{Step: step, id: id}
	s.Dialog = LiveDialog
}

// invite makes an invitation to the game shown, or shows the one that waits.
func (m *Model) invite() {
	t, _ := m.Table()
	if !t.CanInvite(&m.Shell) {
		return
	}
	if s := m.Peer.Step; (s == PeerInviting || s == PeerInvited || s == PeerConnecting) && m.Peer.game == t.Game.ID {
		m.Dialog = LiveDialog
		return
	}
	m.newPeer(PeerInviting)
	m.Peer.game = t.Game.ID
	m.Open.Game.Players.Live = true
	m.do(Invite{m.Peer.id, m.Settings.Stun})
}

// liveName begins the links of invitations and answers.
const liveName = "live"

// openCode opens the link of an invitation or an answer, which was found in text.
func (m *Model) openCode(address, text string) {
	d, err := live.Parse(address)
	switch {
	case err != nil:
		_, code, _ := cutCode(address)
		m.notify(Notice{Kind: LinkUnreadable, Faults: faults(uncheckedFault(code)), Text: text})
	case !d.Answer && m.Peer.Code == d.String(): // the own invitation
		m.Dialog = LiveDialog
	case !d.Answer:
		m.newPeer(PeerOffered)
		m.Peer.offer = d
	case m.Peer.Step == PeerInvited:
		m.connect(d)
	case !m.Peer.Connected():
		m.newPeer(PeerPassing)
		m.Peer.Code = d.String()
		m.do(SayToTabs{m.Peer.Code}, Wait{m.Peer.id, passTime})
	}
}

func (m *Model) connect(d live.Description) {
	if m.Peer.Step == PeerInvited && d.Answer && d.To != m.Peer.offer.Tag() {
		m.Dialog = LiveDialog
		m.notify(Notice{Kind: AnswerOther})
		return
	}
	if m.Peer.Step != PeerInvited || !d.Answer {
		m.notify(Notice{Kind: AnswerUnfit})
		return
	}
	m.Peer.Step, m.Dialog, m.Notice = PeerConnecting, LiveDialog, Notice{}
	m.do(Connect{d.String()})
}

// takenAnswer begins what a tab says that has taken an answer.
const takenAnswer = "taken "

// run takes what another tab says: an answer that was opened there, or that it has taken the
// one that was opened here.
func (msg TabSaid) run(m *Model) {
	if code, taken := strings.CutPrefix(msg.Text, takenAnswer); taken {
		if m.Peer.Step == PeerPassing && m.Peer.Code == code {
			m.Peer.Step = PeerPassed
		}
		return
	}
	d, err := live.Parse(msg.Text)
	if err != nil || m.Peer.Step != PeerInvited || d.To != m.Peer.offer.Tag() {
		return
	}
	m.connect(d)
	m.do(SayToTabs{takenAnswer + msg.Text})
}

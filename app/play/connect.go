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

func (InviteLive) Message()  {}
func (JoinLive) Message()    {}
func (PasteAnswer) Message() {}
func (SendCode) Message()    {}
func (LeaveLive) Message()   {}
func (TabSaid) Message()     {}

func (TabSaid) Traits() Traits { return background }

func (InviteLive) Run(s *Shell) { s.invite() }
func (SendCode) Run(s *Shell)   { s.do(SendPlace{s.Peer.Code}) }

func (JoinLive) Run(s *Shell) {
	if s.Peer.Step == PeerOffered {
		s.Peer.Step = PeerAnswering
		s.do(Accept{s.Peer.id, s.Peer.offer.String(), s.Settings.Stun})
	}
}

func (p PasteAnswer) Run(s *Shell) {
	a, _ := rules.FindAddress(p.Text[:min(len(p.Text), maxLink)], liveName)
	d, err := live.Parse(a.Text)
	if err != nil {
		s.notify(Notice{Kind: AnswerUnfit})
		return
	}
	s.connect(d)
}

func (LeaveLive) Run(s *Shell) {
	s.do(HangUp{})
	s.Peer = Peer{}
	s.Dialog = NoDialog
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
func (s *Shell) invite() {
	if !s.Shown || !s.Open.CanInvite(s) {
		return
	}
	if p := s.Peer; (p.Step == PeerInviting || p.Step == PeerInvited || p.Step == PeerConnecting) && p.game == s.Open.Game.ID {
		s.Dialog = LiveDialog
		return
	}
	s.newPeer(PeerInviting)
	s.Peer.game = s.Open.Game.ID
	s.Open.Game.Players.Live = true
	s.do(Invite{s.Peer.id, s.Settings.Stun})
}

// liveName begins the links of invitations and answers.
const liveName = "live"

// openCode opens the link of an invitation or an answer, which was found in text.
func (s *Shell) openCode(address, text string) {
	d, err := live.Parse(address)
	switch {
	case err != nil:
		_, code, _ := cutCode(address)
		s.notify(Notice{Kind: LinkUnreadable, Faults: faults(uncheckedFault(code)), Text: text})
	case !d.Answer && s.Peer.Code == d.String(): // the own invitation
		s.Dialog = LiveDialog
	case !d.Answer:
		s.newPeer(PeerOffered)
		s.Peer.offer = d
	case s.Peer.Step == PeerInvited:
		s.connect(d)
	case !s.Peer.Connected():
		s.newPeer(PeerPassing)
		s.Peer.Code = d.String()
		s.do(SayToTabs{s.Peer.Code}, Wait{s.Peer.id, passTime})
	}
}

func (s *Shell) connect(d live.Description) {
	if s.Peer.Step == PeerInvited && d.Answer && d.To != s.Peer.offer.Tag() {
		s.Dialog = LiveDialog
		s.notify(Notice{Kind: AnswerOther})
		return
	}
	if s.Peer.Step != PeerInvited || !d.Answer {
		s.notify(Notice{Kind: AnswerUnfit})
		return
	}
	s.Peer.Step, s.Dialog, s.Notice = PeerConnecting, LiveDialog, Notice{}
	s.do(Connect{d.String()})
}

// takenAnswer begins what a tab says that has taken an answer.
const takenAnswer = "taken "

// run takes what another tab says: an answer that was opened there, or that it has taken the
// one that was opened here.
func (msg TabSaid) Run(s *Shell) {
	if code, taken := strings.CutPrefix(msg.Text, takenAnswer); taken {
		if s.Peer.Step == PeerPassing && s.Peer.Code == code {
			s.Peer.Step = PeerPassed
		}
		return
	}
	d, err := live.Parse(msg.Text)
	if err != nil || s.Peer.Step != PeerInvited || d.To != s.Peer.offer.Tag() {
		return
	}
	s.connect(d)
	s.do(SayToTabs{takenAnswer + msg.Text})
}

package desk

import (
	"strings"

	"kulami/app/live"
	"kulami/rules"
)

type (
	// InviteLive makes an invitation to play the open game live, or shows it again. JoinLive
	// accepts the invitation that was opened.
	InviteLive struct{}
	JoinLive   struct{}
	// ReadAnswer reads the answer to the player's invitation from the clipboard. PasteAnswer has a
	// text that was pasted or typed. NoClipboard reports that the player must paste or type it.
	ReadAnswer  struct{}
	PasteAnswer struct{ Text string }
	NoClipboard struct{}
	// SendCode opens the system's share sheet with the link of the invitation or the answer.
	SendCode struct{}
	// LeaveLive ends the connection, or the attempt to make one.
	LeaveLive struct{}
	// TabSaid has the text that SayToTabs of another tab has sent.
	TabSaid struct{ Text string }
)

func (InviteLive) Message()  {}
func (JoinLive) Message()    {}
func (ReadAnswer) Message()  {}
func (PasteAnswer) Message() {}
func (NoClipboard) Message() {}
func (SendCode) Message()    {}
func (LeaveLive) Message()   {}
func (TabSaid) Message()     {}

func (TabSaid) Traits() Traits     { return Background }
func (NoClipboard) Traits() Traits { return Background }

func (InviteLive) Run(d *Desk) { d.Invite() }
func (SendCode) Run(d *Desk)   { d.Do(SendPlace{Fragment: d.Peer.Code}) }
func (ReadAnswer) Run(d *Desk) { d.Do(ReadClipboard{}) }

func (NoClipboard) Run(d *Desk) { d.Peer.Typed = true }

func (JoinLive) Run(d *Desk) {
	if d.Peer.Step == PeerOffered {
		d.Peer.Step = PeerAnswering
		d.Do(Accept{d.Peer.ID, d.Peer.Offer.String(), d.Settings.Stun})
	}
}

func (p PasteAnswer) Run(d *Desk) {
	a, _ := rules.FindAddress(p.Text[:min(len(p.Text), MaxLink)], LiveName)
	answer, err := live.Parse(a.Text)
	if err != nil {
		d.Notify(Notice{Kind: AnswerUnfit})
		return
	}
	d.connect(answer)
}

func (LeaveLive) Run(d *Desk) {
	d.Do(HangUp{})
	d.Peer = Peer{}
	d.Dialog = NoDialog
}

// passTime is the time in milliseconds in which another tab can accept an answer.
const passTime = 1500

func (d *Desk) newPeer(step PeerStep) {
	if d.Peer.ID != 0 {
		d.Do(HangUp{})
	}
	id := d.NextID()
	d.Peer = Peer{Step: step, ID: id}
	d.Dialog = LiveDialog
}

// Invite makes an invitation to the open game, or shows the waiting invitation.
func (d *Desk) Invite() {
	if !d.Shown || !d.Open.CanInvite(d) {
		return
	}
	if d.Peer.Waits(d.Open.Game.ID) {
		d.Dialog = LiveDialog
		return
	}
	d.newPeer(PeerInviting)
	d.Peer.Game = d.Open.Game.ID
	d.Open.Game.Players.Live = true
	d.Do(Invite{d.Peer.ID, d.Settings.Stun})
}

// LiveName begins the links of invitations and answers.
const LiveName = "live"

// OpenCode opens the link of an invitation or an answer. The link was found in text.
func (d *Desk) OpenCode(address, text string) {
	code, err := live.Parse(address)
	switch {
	case err != nil:
		_, check, _ := CutCode(address)
		d.Notify(Notice{Kind: LinkUnreadable, Faults: Faults(UncheckedFault(check)), Text: text})
	case !code.Answer && d.Peer.Code == code.String(): // the player's own invitation
		d.Dialog = LiveDialog
	case !code.Answer:
		d.newPeer(PeerOffered)
		d.Peer.Offer = code
	case d.Peer.Step == PeerInvited:
		d.connect(code)
	case !d.Peer.Connected():
		d.newPeer(PeerPassing)
		d.Peer.Code = code.String()
		d.Do(SayToTabs{d.Peer.Code}, Wait{d.Peer.ID, passTime})
	}
}

func (d *Desk) connect(answer live.Description) {
	if d.Peer.Step == PeerInvited && answer.Answer && answer.To != d.Peer.Offer.Tag() {
		d.Dialog = LiveDialog
		d.Notify(Notice{Kind: AnswerOther})
		return
	}
	if d.Peer.Step != PeerInvited || !answer.Answer {
		d.Notify(Notice{Kind: AnswerUnfit})
		return
	}
	d.Peer.Step, d.Dialog, d.Notice = PeerConnecting, LiveDialog, Notice{}
	d.Do(Connect{answer.String()})
}

// Texts between tabs begin with one of these. A tab sends takenAnswer when it has accepted an
// answer, and playsLive when it plays a game live.
const takenAnswer, playsLive = "taken ", "live "

// SayLive informs the other tabs that this tab plays a game live from now on.
func (d *Desk) SayLive() { d.Do(SayToTabs{playsLive + d.Peer.Game}) }

// Run handles a text of another tab. The other tab has opened an answer, has accepted the answer
// that was opened here, or plays this tab's live game from now on.
func (msg TabSaid) Run(d *Desk) {
	if id, plays := strings.CutPrefix(msg.Text, playsLive); plays {
		if d.Peer.Live(id) {
			d.Peer.Step = PeerGone
			d.Do(HangUp{})
			d.Notify(Notice{Kind: PeerLeft})
		}
		return
	}
	if code, taken := strings.CutPrefix(msg.Text, takenAnswer); taken {
		if d.Peer.Step == PeerPassing && d.Peer.Code == code {
			d.Peer.Step = PeerPassed
		}
		return
	}
	answer, err := live.Parse(msg.Text)
	if err != nil || d.Peer.Step != PeerInvited || answer.To != d.Peer.Offer.Tag() {
		return
	}
	d.connect(answer)
	d.Do(SayToTabs{takenAnswer + msg.Text})
}

package play

import (
	"strings"

	"kulami/app/live"
	"kulami/rules"
)

// A game with a friend can be played live: marbles go from browser to browser at once. What
// connects the two is here: the links that go to and fro before, and what follows from the
// texts of the other side. The game itself is stored like any other. When the connection ends
// it goes on over another one, or with links. Of its clocks see clock.go.

// Peer is the connection to the other browser of a live game, and how it comes about.
type Peer struct {
	Step PeerStep
	Code string // the invitation or the answer that the other person needs

	id      int    // of the connection, in effects and messages
	game    string // the id of the game that it is for, or nothing as long as that is not known
	session live.Session
	met     bool             // session is that of the game
	offer   live.Description // the invitation, of this browser or the other
	effects []Effect         // to be carried out after the message
}

// PeerStep says how far a connection has come.
type PeerStep int8

// The steps. Those of the one who invites are PeerInviting, PeerInvited and PeerConnecting; of the
// one who is invited PeerOffered, PeerAnswering and PeerAnswered; and where the answer is opened in
// another tab than the one that waits for it, PeerPassing and then PeerPassed or PeerStray.
const (
	PeerOff        PeerStep = iota
	PeerInviting            // the browser makes the invitation
	PeerInvited             // Code waits to be sent, and the answer to be opened
	PeerConnecting          // the answer was opened
	PeerOffered             // an invitation was opened
	PeerAnswering           // it was accepted, and the browser makes the answer
	PeerAnswered            // Code waits to be sent back
	PeerPassing             // a tab is looked for that waits for an answer
	PeerPassed              // there is one, where the game goes on
	PeerStray               // there is none
	PeerOn                  // the two are connected
	PeerLost                // the other side does not answer, and may again
	PeerGone                // the connection has ended
	PeerFailed              // no connection came about
)

// Connected reports whether texts can be sent to the other side.
func (p Peer) Connected() bool { return p.Step == PeerOn || p.Step == PeerLost }

// PeerEvent is something that happens to the connection.
type PeerEvent int8

// The events.
const (
	PeerDescribed PeerEvent = iota // Text is the code of this end
	PeerOpened                     // texts can be sent
	PeerReceived                   // Text came
	PeerMissed                     // the other side does not answer, and may again
	PeerFound                      // it does
	PeerClosed                     // the connection has ended, or could not be made
)

// passTime is how long, in milliseconds, another tab has to take an answer.
const passTime = 1500

// with adds an effect.
func (p Peer) with(e Effect) Peer {
	p.effects = append(p.effects[:len(p.effects):len(p.effects)], e)
	return p
}

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

// Control returns the time control of the game to which an invitation is, see
// live.Description.
func (p Peer) Control() rules.Times { return p.offer.Control }

// Live reports whether the game with an id is played over the connection.
func (p Peer) Live(id string) bool { return p.Connected() && p.met && id != "" && p.game == id }

// Ended reports whether the game with an id was played live, or is about to be, and is not now.
func (p Peer) Ended(id string) bool {
	return p.Step != PeerOff && !p.Live(id) && id != "" && p.game == id
}

// Asked reports whether the other side waits for an answer to AnswerUndo.
func (p Peer) Asked() bool { return p.Connected() && p.session.Asked() }

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
			m.Peer.session, m.Peer.met = live.New(g.Match, g.timedLine(), g.Players.Own), true
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

// state sends the other side how the game stands here.
func (m Model) state() Model {
	var text string
	if g, _, ok := m.liveGame(); ok && g.Timed() {
		own := g.Players.Own
		used := int64(g.Record().Times().Left(own, g.Live()))*100 - g.TimeLeft(own, m.Milli)
		m.Peer.session = m.Peer.session.WithClock(live.Clock{Used: used, Stands: m.stands(g)})
	}
	m.Peer.session, text = m.Peer.session.State()
	m.Peer = m.Peer.with(SendPeer{text})
	return m
}

// received takes a text of the other side.
func (m Model) received(text string) Model {
	if !m.Peer.met {
		return m.meet(text)
	}
	session, event, reply, err := m.Peer.session.Receive(text)
	m.Peer.session = session
	if err != nil {
		return m.refuse(err)
	}
	switch event {
	case live.Moved, live.TakenBack:
		m = m.follows(session.Record())
	case live.UndoAsked:
		m.Shell = m.notify(Notice{Kind: UndoAsked})
	case live.UndoRefused:
		m.Shell = m.notify(Notice{Kind: UndoRefused})
	case live.AgainAsked:
		m.Shell = m.notify(Notice{Kind: RematchAsked})
	case live.NewGame:
		m = m.nextLive()
	}
	if session.Heard() {
		m = m.setTheirClock(session.Clock(session.Own().Other()).Used)
	}
	if reply {
		m = m.state()
	}
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
	g := Game{Tree: newTree(theirs.Record), Match: theirs.Game, Sent: true, Opening: FreeOpening, Seed: m.gameSeed(),
		Players: Players{Mode: ByLink, Own: own}}
	known := false
	for mine := range m.store.games(theirs.Record.Board()) {
		if mine.Match == theirs.Game && mine.Players.Mode == ByLink && mine.Players.Own == own {
			g, known = mine, true
		}
	}
	if known {
		control.Spent = g.Record().Times().Spent
		g.Tree.record = g.Tree.record.WithTimes(control)
		m = m.take(g)
	} else {
		m = m.begin(g)
	}
	m.Dialog = NoDialog
	m.Peer.game, m.Peer.met = m.ownID(), true
	m.Peer.session = live.New(g.Match, g.timedLine(), own)
	if m = m.received(text); m.Peer.Connected() {
		m = m.state()
		m.Shell = m.notify(Notice{Kind: PeerConnected})
	}
	return m
}

// refuse ends the connection because of what the other side has sent; the game stays as it is.
func (m Model) refuse(err error) Model {
	m.Peer.Step = PeerGone
	m.Peer = m.Peer.with(HangUp{})
	m.Shell = m.notify(Notice{Kind: PeerRefused, Refusal: refusal(err)})
	return m
}

// refusal returns the fault of a text.
func refusal(err error) live.Fault {
	f, _ := err.(live.Fault)
	return f
}

// liveGame returns the game that is played over the connection; shown reports whether it is on
// the table.
func (m Model) liveGame() (g Game, shown, ok bool) {
	if t, own := m.ownTable(); own && t.Game.ID == m.Peer.game {
		return t.Game, true, true
	}
	g, err := unpack(m.Peer.game, m.store.game(m.Peer.game))
	return g, false, err == nil && g.Players.Friend()
}

// follows brings the game that is played over the connection to a record.
func (m Model) follows(rec rules.Record) Model {
	g, shown, ok := m.liveGame()
	if !ok {
		return m
	}
	t, _ := m.Table()
	g.Sent = true
	g = g.stopped(m.Milli)
	moves, before := rec.Moves(), g
	back := len(moves) < g.Live()
	if back {
		g.Tree = newTree(g.Record().WithCursor(len(moves)).Cut())
		g = g.timedFrom(before, m.Milli)
	}
	for _, h := range moves[min(g.Live(), len(moves)):] {
		side := g.LivePosition().Turn()
		next, err := g.extended(h)
		if err != nil {
			return m
		}
		g.Tree = next
		if shown && g.AtLive() {
			t, m.Shell = t.at(m.Shell, g)
			m.Shell = m.announce(Announcement{Kind: AnnounceMove, Side: side, Hole: h})
		}
	}
	if f := rec.Finish(); f != g.Record().Finish() {
		g.Tree = g.finished(f)
	}
	g.Tree.record = g.Tree.record.WithTimes(rec.Times())
	if !shown {
		if m.clockRuns(g) && !rec.Times().Pauses {
			g.Clock.Since = m.Milli
		}
		m.store = m.store.saveGame(g)
		return m
	}
	if back || g.Over() && g.Record().Finish() != rules.NotFinished {
		t, m.Shell = t.at(m.Shell, g)
		m.Shell = m.announce(Announcement{Kind: AnnounceShown})
	}
	t.Game = g
	if g.AtLive() && g.Over() && !back {
		var effects []Effect
		t, m.Shell, effects = t.count(m.Shell)
		for _, e := range effects {
			m.Peer = m.Peer.with(e)
		}
	}
	m.Screen = t
	return m
}

// setTheirClock takes over how many milliseconds the other side has used for no move of the
// game that is played over the connection.
func (m Model) setTheirClock(used int64) Model {
	g, shown, ok := m.liveGame()
	if !ok {
		return m
	}
	g.Clock.Used[g.Players.Own.Other()] = used
	if !g.OwnTurn() && g.Clock.Since > 0 {
		g.Clock.Since = m.Milli
	}
	if !shown {
		m.store = m.store.saveGame(g)
		return m
	}
	t, _ := m.Table()
	t.Game = g
	m.Screen = t
	return m
}

// extended returns t with h played at the live node. The node shown stays, unless it is the
// live one.
func (t Tree) extended(h rules.Hole) (Tree, error) {
	if t.AtLive() {
		return t.played(h)
	}
	r, err := t.record.WithCursor(t.live).Play(h)
	if err != nil {
		return t, err
	}
	t.record, t.live = r.WithCursor(t.record.Cursor()), r.Len()
	return t, nil
}

// nextLive begins the game that the session has begun: the one before again with the sides exchanged.
func (m Model) nextLive() Model {
	was, _, ok := m.liveGame()
	if !ok {
		return m
	}
	g := was.again()
	g.Players, g.Seed, g.Sent = g.Players.swapped(), was.Seed+1, true
	m = m.begin(g)
	m.Peer.game = m.ownID()
	return m
}

// CanAskUndo reports whether the other side can be asked to take back what was played since the
// last turn here.
func (s Shell) CanAskUndo(t Table) bool {
	_, ok := s.undoAsked(t)
	return ok
}

// undoAsked returns the ply to which a game that is played live would be taken back.
func (s Shell) undoAsked(t Table) (ply int, ok bool) {
	if !s.Peer.Live(t.Game.ID) || t.Looking() || t.Game.Over() || s.Peer.session.Asking() {
		return 0, false
	}
	ply = t.Game.Live() - 1
	if !t.Game.lastOwn() {
		ply--
	}
	return ply, ply >= t.Game.base()
}

// askUndo asks the other side to take marbles back down to a ply.
func (m Model) askUndo(ply int) Model {
	m.Peer.session = m.Peer.session.AskUndo(ply)
	m = m.state()
	m.Shell = m.notify(Notice{Kind: UndoSent})
	return m
}

// playAgain wants another game with the same person, over the same connection.
func (m Model) playAgain() Model {
	var begun bool
	m.Peer.session, begun = m.Peer.session.PlayAgain()
	if m.Shell = m.notify(Notice{Kind: RematchSent}); begun {
		m = m.nextLive()
	}
	return m.state()
}

// shares sends what was played here to the other side.
func (m Model) shares() Model {
	t, ok := m.ownTable()
	if !ok || !m.Peer.Live(t.Game.ID) {
		return m
	}
	if !t.Game.Players.Friend() { // both sides are played here from now on
		m.Peer = Peer{effects: m.Peer.with(HangUp{}).effects}
		return m
	}
	known := m.Peer.session.Record()
	if t.Game.Live() <= known.Len() && t.Game.Record().Finish() == known.Finish() {
		if m.Peer.session.Timed() && m.Peer.session.Clock(t.Game.Players.Own).Stands != m.stands(t.Game) {
			m = m.state()
		}
		return m
	}
	m.Peer.session = m.Peer.session.Set(t.Game.timedLine())
	t.Game.Sent = true
	m.Screen = t
	return m.state()
}

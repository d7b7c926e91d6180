package play

import (
	"cmp"
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// Several tabs can show one game. A tab that writes expects to find the stored text that it knows
// (Store). If the text is different, the other tab's text becomes the game, and the marbles played
// here are kept as a copy. Two tabs can still overwrite each other, because browsers give each
// process a copy of the storage. Then the tab whose text was overwritten gets an event, and keeps
// the copy. A Web Lock would not prevent this, because a tab with the lock might not yet see the
// text that the last holder has stored. Three tabs that count to 600 together under a lock reach
// 417.

// crossing is the time in ms in which another tab can miss a marble played here and remove the game
// as empty. Then the game is stored again.
const crossing = 1000

// run takes over a text that another tab has stored. If both tabs have played on in the open game
// at the same time, the stored text becomes the game. The marbles played here are kept as a
// separate game.
func (msg Changed) run(m *Model) {
	if msg.Key == "" { // everything was removed: store it again
		m.Kept = m.Kept.Emptied()
		return
	}
	// No other tab has written it; a page that was frozen gets events for every stored text.
	if msg.Text == m.Kept.Stored(msg.Key) {
		return
	}
	mine := m.Kept.Text(msg.Key)
	m.Kept = m.Kept.Heard(msg.Key, msg.Text)
	id, isGame := library.GameID(msg.Key)
	o, own := m.Own()
	shown := own && isGame && id == o.Game.ID
	switch {
	case msg.Text == mine:
		return
	case msg.Key == library.HeadKey:
		m.changedHead(msg.Text)
		return
	case msg.Key == library.TrainingKey:
		m.Kept = m.Kept.MergeTraining(msg.Text)
		return
	case msg.Text == "" && isGame && id == m.Left.ID && m.Now.Milli < m.Left.Kept+crossing:
		m.Keep()
		return
	case msg.Text == "" && shown:
		// A game that was removed later stays here, and is stored again with its next marble.
		if m.Now.Milli < o.Kept+crossing {
			m.Keep()
		}
		return
	}
	if m.Peer.Live(id) && m.insists(id, msg.Text) {
		return
	}
	lost, _ := m.Kept.Game(id)
	m.Kept = m.Kept.With(msg.Key, msg.Text)
	m.followLive()
	if !shown {
		m.followLeft(lost)
		return
	}
	theirs, err := m.Kept.Game(id)
	if err != nil {
		m.continueApart(o.Game)
		return
	}
	followed := o.Away && !msg.Refused
	lost = o.Game
	t, _ := m.Table()
	t = t.At(&m.Desk, theirs)
	t.Away = true
	m.Put(t)
	if followed || !theirs.LacksPlayOf(lost) {
		m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	m.keepApart(lost)
}

// keepApart keeps a game that was played here at the same time as the stored game of its id, and
// shows a notice. Another tab can have kept it already.
func (m *Model) keepApart(lost game.Game) {
	m.Notify(desk.Notice{Kind: desk.CopyKept})
	for _, g := range m.Kept.On(lost.Board()) {
		if r := game.Relate(g.Record(), lost.Record()); g.ID != lost.ID && (r == game.Same || r == game.Ahead) {
			return
		}
	}
	lost.ID = m.NewID(lost)
	m.Kept = m.Kept.Put(lost)
}

// continueApart gives the open game another id. The text that another tab has stored cannot be
// read, and stays unchanged. If another tab has given the game an id already, it is the same here.
func (m *Model) continueApart(g game.Game) {
	was := g.ID
	g.ID = m.NewID(g)
	for _, o := range m.Kept.On(g.Board()) {
		if o.ID != was && o.Began == g.Began && o.Seed == g.Seed && game.Relate(o.Record(), g.Record()) == game.Same {
			g.ID = o.ID
		}
	}
	if m.Peer.Game == was {
		m.Peer.Game = g.ID
	}
	m.Open.Game = g
	m.Kept, m.Recent = m.Kept.Put(g), desk.ToFront(m.Recent, g.ID)
	m.Notify(desk.Notice{Kind: desk.CopyKept})
}

// followLeft follows another tab in the game that was last left for another screen or another game.
// If the player has played here at the same time, it keeps this tab's version, which can have
// continued over a connection.
func (m *Model) followLeft(lost game.Game) {
	o, followed := &m.Open, m.Left.Away
	if m.Left.ID != lost.ID || !m.Kept.Has(lost.ID) || !lost.Moved() {
		return
	}
	theirs, err := m.Kept.Game(lost.ID)
	open := !o.Linked && o.Game.ID == lost.ID
	if err != nil && open {
		m.continueApart(lost)
		return
	}
	if m.Left.Away = true; open {
		o.Game, o.Away = theirs, true
	}
	if !followed && theirs.LacksPlayOf(lost) {
		m.keepApart(lost)
	}
}

// insists reports whether the live game stays as it is here, although another tab has stored
// another text of it. The friend has the game as it is here. Marbles of the player in the other tab
// are kept as a separate game.
func (m *Model) insists(id, text string) bool {
	ours, shown, ok := m.LiveGame()
	theirs, err := game.Unpack(id, text)
	switch {
	case !ok || err != nil:
		return false
	case shown && game.Relate(ours.Record(), theirs.Record()) == game.Ahead:
		return true
	case m.continuesLive(theirs):
		return false
	}
	played := theirs.Record().Moves()[:theirs.Live()]
	for ply := rules.CommonPrefix(ours.Record().Moves(), played); ply < len(played); ply++ {
		if rules.Side(ply&1) == m.Peer.Session.Own() {
			m.keepApart(theirs)
			break
		}
	}
	return true
}

// followLive adds the marbles of the connection to the live game that another tab has stored, or
// that came back after its deletion, without these marbles.
func (m *Model) followLive() {
	known := m.Peer.Session.Record()
	if g, _, ok := m.LiveGame(); ok && m.Peer.Live(g.ID) && game.Relate(g.Line(), known) == game.Behind {
		m.playTo(known)
	}
}

// continuesLive reports whether another tab's text continues the live game. The text must have the
// game as the friend has it, or one more marble or an end from here. While the two are connected,
// the friend's marbles come over the connection alone.
func (m *Model) continuesLive(theirs game.Game) bool {
	if !theirs.Players.Friend() { // both sides are played here from now on
		return true
	}
	known, line := m.Peer.Session.Record(), theirs.Line()
	own := line.Len() == known.Len() || line.Len() == known.Len()+1 && rules.Side(known.Len()&1) == m.Peer.Session.Own()
	r := game.Relate(line, known)
	return (r == game.Same || r == game.Ahead) && (own || m.Peer.Step != desk.PeerOn)
}

// changedHead takes over the settings of another tab, and adds its recent games after those of this
// tab. A board that is being built here stays.
func (m *Model) changedHead(text string) {
	if text == "" {
		return
	}
	m.Kept = m.Kept.With(library.HeadKey, text)
	head, err := library.ParseHead(text, m.Head())
	if err != nil {
		return
	}
	next := m.Desk
	next.TakeHead(head)
	theirs := next.Recent
	next.Recent, next.Count = m.Recent, cmp.Or(m.Count, next.Count)
	if _, builds := m.screen.(wooden.Workshop); builds {
		next.Drafts = m.Drafts
	}
	for _, id := range theirs {
		if !slices.Contains(next.Recent, id) {
			next.Recent = append(slices.Clip(next.Recent), id)
		}
	}
	next.Kept = next.Kept.HeadWritten(next.Head())
	if slices.ContainsFunc(m.FinishRuns, next.FinishRuns.Lacks) { // both are to be stored
		next.FinishRuns = next.FinishRuns.Merge(m.FinishRuns)
	}
	m.Desk = next
}

// AllRead has every stored text, and Then, the message that needed them. Then runs next.
type AllRead struct {
	Stored map[string]string
	Then   desk.Msg
}

// Changed reports that another tab has written Text under Key, or removed it. Refused means that
// Write noticed the change. An empty Key means that everything was removed.
type Changed struct {
	Key, Text string
	Refused   bool
}

func (AllRead) Message() {}
func (Changed) Message() {}

func (AllRead) Traits() desk.Traits { return desk.Background }

// Traits keeps this tab from immediately storing a text that another tab has removed.
func (msg Changed) Traits() desk.Traits {
	if msg.Text == "" && msg.Key != "" {
		return desk.Fleeting | desk.Background
	}
	return desk.Background
}

// Store runs the storage effects. It returns the messages that answer them. They must be handled
// before any other message, because until then the Model assumes that its Writes succeeded.
func (m *Model) Store(s library.Storage, effects []desk.Effect) (answers []desk.Msg) {
	var writes []library.Write
	for _, e := range effects {
		switch e := e.(type) {
		case desk.ReadAll:
			all, _ := s.All()
			answers = append(answers, AllRead{all, e.Then})
		case desk.Write:
			writes = append(writes, e.Write)
		}
	}
	if len(writes) == 0 {
		return answers
	}
	return append(answers, m.saved(library.Save(s, writes))...)
}

// saved returns the messages about completed Writes, see library.Save. If no Write failed there is
// no message, except the first time after a failure.
func (m *Model) saved(failures []library.Failure, cleared bool) (answers []desk.Msg) {
	works := true
	for _, f := range failures {
		if f.Foreign {
			answers = append(answers, Changed{f.Key, f.Now, true})
		} else {
			works = false
			answers = append(answers, desk.Stored{Key: f.Key, Now: f.Now})
		}
	}
	if cleared {
		answers = append(answers, Changed{})
	}
	if m.Unsaved && works {
		answers = append(answers, desk.Stored{OK: true})
	}
	return answers
}

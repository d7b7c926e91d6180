package world

import (
	"slices"
	"strings"
	"time"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/training"
	"kulami/rules"
)

// checkStep checks the change of the Model by a message, as soon as its texts are stored.
func (t *tab) checkStep(before *play.Model, msg desk.Msg) {
	m := &t.m
	t.must(m.Effects == nil, "effect", "%T leaves effects in the Model", msg)
	if !m.Ready {
		return
	}
	g, own := t.ownGame()
	b, _ := before.Own()
	was := b.Game
	if m.Shown {
		t.checkRecord(before, m.Open.Game, msg)
	}
	t.checkDaily(before, msg)
	t.checkStreak()
	t.checkTraining(before, msg)
	if own && was.ID == g.ID && before.Ready {
		t.checkIdentity(was, g, msg)
		_, undo := msg.(desk.Undo)
		t.must(!undo || !m.Peer.Live(g.ID) || g.Live() >= m.Peer.Session.Record().Len(), "friends", "what the friend has is taken back alone: %s", g.Record())
		t.checkClock(before, was, g, b.Away, msg)
	}
	t.checkAnswer(before, msg)
	if c, ok := msg.(play.Changed); ok && c.Text != "" && before.Kept.Text(c.Key) != "" {
		copies := newGames(before, m)
		t.must(len(copies) == 0 || m.Notice.Kind == desk.CopyKept, "said", "%s was kept beside itself as %v, and %d is said", c.Key, copies, m.Notice.Kind)
	}
	if m.Notice.Kind == desk.PeerRefused && before.Notice.Kind != desk.PeerRefused && t.peer != nil {
		// Lost by a time control that the host does not know.
		untimed := strings.Contains(t.peer.last, "/xt")
		t.must(t.peer.dishonest || untimed || t.disk.wasFull || m.Notice.Refusal == live.FaultParted || m.Notice.Refusal == live.FaultTimes || m.Notice.Refusal == live.FaultGame, "friend", "an honest friend is refused: %v", m.Notice.Refusal)
	}
}

// newGames lists the keys of games that m wants in storage and before did not want. It omits the
// game that before showed.
func newGames(before, m *play.Model) (keys []string) {
	for key := range m.Kept.All() {
		if id, ok := library.GameID(key); ok && before.Kept.Text(key) == "" && id != before.OwnID() {
			keys = append(keys, key)
		}
	}
	return keys
}

// checkRecord checks that a record is legal: its text can be read and gives the same record.
func (t *tab) checkRecord(before *play.Model, g game.Game, msg desk.Msg) {
	if before.Shown && before.Open.Game.Tree.Record().String() == g.Record().String() {
		return
	}
	text := g.Record().String()
	again, err := rules.ParseRecord(text)
	t.must((err == nil || rules.IsLater(err)) && again.Equal(g.Record()), "record", "%T leaves %s, which reads as %s: %v", msg, text, again, err)
	t.must(g.Live() <= g.Record().Len() && g.Base() <= 1, "record", "%T leaves play at %d of %s", msg, g.Live(), text)
}

// checkIdentity checks that rules, board, time control, players and names never change by
// themselves.
func (t *tab) checkIdentity(was, g game.Game, msg desk.Msg) {
	a, b := was.Record(), g.Record()
	switch msg.(type) {
	case play.Changed, play.Loaded:
		return
	case desk.SwapSides, desk.Thought: // the handicap stays with its player
	default:
		t.must(a.Rules() == b.Rules(), "identity", "%T changes the rules %v to %v", msg, a.Rules(), b.Rules())
	}
	t.must(a.Board().Layout() == b.Board().Layout() && a.Rules().Sheet() == b.Rules().Sheet(), "identity", "%T changes the board", msg)
	_, friend := msg.(play.PeerSaid) // a guest has seen the time control of the invitation
	t.must(friend || live.SameControl(a.Times(), b.Times()), "identity", "%T changes the time control %v to %v", msg, a.Times(), b.Times())
	p, q := was.Players, g.Players
	switch msg.(type) {
	case desk.SwapSides, desk.Thought, table.PlayBoth, play.Continue, desk.Unanswered, table.NamePlayers, desk.CopyLink, desk.SendLink, play.PeerSaid, play.Navigated,
		play.Import, desk.InviteLive, play.KeepOne, play.KeepGame, play.Start, play.StartWooden:
	default:
		t.must(p == q, "identity", "%T changes the players %+v to %+v", msg, p, q)
	}
}

// timeLeft returns the milliseconds that a side has left; negative if it used more.
func timeLeft(g game.Game, side rules.Side, now int64) int64 {
	left := int64(g.Record().Times().Left(side, g.Live()))*100 - g.Clock.Used[side]
	if g.Clock.Since > 0 && side == g.LivePosition().Turn() {
		left -= max(now-g.Clock.Since, 0)
	}
	return left
}

// checkClock checks that a clock gains time only by the increment or by a granted request. It
// counts the time of the world, whatever the device's clocks show. At most one flag falls.
func (t *tab) checkClock(old *play.Model, was, g game.Game, away bool, msg desk.Msg) {
	timed := func(g game.Game) bool {
		return g.Timed() && (g.Players.Mode == game.TwoPeople || g.Players.Friend())
	}
	// A message that waits for all texts reads no clock.
	if !timed(g) || !timed(was) || t.m.Now.Milli != t.now+t.offset {
		return
	}
	now := t.now + t.offset
	passed := t.now - t.read
	late := passed > 2000
	set := t.set >= t.read
	switch msg.(type) {
	case play.Changed, play.Loaded, play.PeerSaid:
		return
	}
	if a := was.Record().Finish(); a == rules.FirstOutOfTime || a == rules.SecondOutOfTime {
		t.must(g.Record().Finish() == a, "flag", "%T makes %v of %v", msg, g.Record().Finish(), a)
	}
	switch msg.(type) {
	case play.AnswerUndo, desk.SwapSides, play.Navigated, play.Import, play.OpenGame:
		return
	}
	if set && late {
		return
	}
	for side := rules.First; side <= rules.Second; side++ {
		least := max(timeLeft(was, side, was.Clock.Since), 0) // as if the clock had stopped
		shown := timeLeft(g, side, now)
		gain := int64(0)
		for ply := max(was.Live(), 1); ply < g.Live(); ply++ {
			if rules.Side(ply&1) == side {
				gain += int64(g.Record().Times().Increment) * 1000
			}
		}
		t.must(shown <= least+gain+200, "clock", "%T gives %v %d ms of %d", msg, side, shown-least, least)
		runs := was.Clock.Since > 0 && g.Clock.Since > 0 && was.Live() == g.Live() && side == g.LivePosition().Turn()
		if runs && !away && old.Now.Milli > 0 {
			spent := timeLeft(was, side, old.Now.Milli) - shown
			t.must(spent > passed-200 && spent < passed+200, "clock", "%T after %d ms: %d were spent", msg, passed, spent)
		}
		t.must(shown >= 0 || away || g.Clock.Since == 0 || g.Over() || t.m.Open.Away || g.Players.Friend(), "clock", "%T leaves %v %d ms", msg, side, shown)
	}
}

// checkAnswer checks that the computer's marble is the answer to its latest question. An answer to
// another question must change nothing.
func (t *tab) checkAnswer(before *play.Model, msg desk.Msg) {
	id := 0
	switch a := msg.(type) {
	case desk.Thought:
		id = a.ID
	case desk.Valued:
		id = a.ID
	case desk.Unanswered:
		id = a.ID
	default:
		return
	}
	if id != before.Question.ID || id == 0 {
		same := t.m.Shown == before.Shown && t.m.Notice.Kind == before.Notice.Kind && t.m.Screen().Fragment() == before.Screen().Fragment() && t.m.Question == before.Question
		flagged := t.m.Shown && before.Shown && t.m.Open.Game.Over() && !before.Open.Game.Over()
		t.must(same || flagged, "engine", "answer %d to no question, %d, changes %s to %s", id, before.Question.ID, before.Screen().Fragment(), t.m.Screen().Fragment())
	}
	if t.m.Shown && before.Shown && before.Question.For != desk.ForMove && t.m.Open.Game.ID == before.Open.Game.ID {
		t.must(t.m.Open.Game.Live() == before.Open.Game.Live(), "engine", "the answer for %d is played", before.Question.For)
	}
	if a, ok := msg.(desk.Thought); ok && id == before.Question.ID && a.Done && before.Question.For == desk.ForMove && t.m.Shown && t.m.Open.Game.Live() > before.Open.Game.Live() {
		p, _ := positionOf(before.Question)
		p, now := p.After(a.Info.Best), t.m.Open.Game.LivePosition()
		t.must(p.Marbles(0) == now.Marbles(0) && p.Marbles(1) == now.Marbles(1), "engine", "%v was asked about, and %v is played elsewhere", before.Question.Record, a.Info.Best)
	}
}

// checkDaily checks that a date counts only if its first try was right, on all pages of the device
// together.
func (t *tab) checkDaily(before *play.Model, msg desk.Msg) {
	p, ok := before.Screen().(puzzles.Puzzle)
	if !ok || !p.HasPuzzle() || p.State != puzzles.PuzzleOpen || t.first == nil || t.blocked {
		return
	}
	if t.disk.full || t.m.Unsaved { // the try can be lost
		t.first, t.tried = nil, nil
		return
	}
	after, _ := t.m.Screen().(puzzles.Puzzle)
	switch msg.(type) {
	case desk.Press, play.Entry, desk.ShowSolution:
		if after.State == puzzles.PuzzleOpen || after.Date() != p.Date() {
			return
		}
	default:
		return
	}
	if t.tried != nil {
		t.tried[p.Number] = true
	}
	if !p.Daily {
		return
	}
	right := after.State == puzzles.PuzzleSolved
	_, known := t.first[p.Date()]
	crosses := t.now < t.firstAt+100 // this page might not know it yet
	if !known {
		t.firstAt, t.first[p.Date()] = t.now, right
	}
	date, _ := time.Parse(time.DateOnly, p.Date())
	day, now := training.Day(date.Unix()/86400), t.m.Now.Time()
	counts := t.m.Kept.Training().DailySolved(day, now)
	first := t.first[p.Date()] || crosses && counts
	t.first[p.Date()] = first
	t.must(first || !counts, "daily", "%s counts, and its first try was wrong", p.Date())
	if right && !known {
		// A late solution of a date that counts already makes no difference.
		other := day != now.Day() && t.m.Kept.Training().Played(day, now)
		t.must(counts || after.Late || after.Missed() || other, "daily", "%s was solved at the first try, and does not count", p.Date())
	}
}

// checkStreak checks that a streak has no more dates than those on which the device was used.
func (t *tab) checkStreak() {
	if t.first == nil || !t.m.Ready {
		return
	}
	t.dates[t.m.Now.Day()] = true
	if s, ok := t.m.Screen().(puzzles.Today); ok {
		t.must(s.Streak.Best <= len(t.dates), "daily", "a streak of %d of %d dates", s.Streak.Best, len(t.dates))
	}
}

// checkWhole checks conditions that hold once a message, its effects and their answers have been
// processed.
func (t *tab) checkWhole(msg desk.Msg) {
	m := &t.m
	if !m.Ready {
		return
	}
	t.checkWaits()
	t.must(!t.failing || m.Unsaved, "said", "%T cannot be stored, and nothing says so", msg)
	t.failing = false
	g, own := t.ownGame()
	traits := desk.TraitsOf(msg)
	_, first := msg.(play.Loaded)
	works := !t.disk.full && !t.blocked && !m.Unsaved
	if own && works && !first && traits&desk.Fleeting == 0 && t.exact {
		stored := t.texts[library.GamePrefix+g.ID]
		again, _ := game.Unpack(g.ID, stored)
		t.must(stored == game.Pack(g), "stored", "%T leaves in storage\n%s, not\n%s", msg, stored, game.Pack(g))
		t.must(game.Pack(again) == stored, "stored", "%T leaves in storage\n%s, which is read as\n%s", msg, stored, game.Pack(again))
		t.must(t.disk.wasFull || t.texts[library.HeadKey] == json.Encode(m.Head()), "stored", "%T leaves the head in storage\n%s", msg, t.texts[library.HeadKey])
		t.must(len(stored) < 20_000, "growth", "a game has %d bytes", len(stored))
	}
	if own && works && !t.hidden && g.Live() > g.Base() && t.texts[library.GamePrefix+g.ID] == game.Pack(g) {
		t.snap(g)
	}
	if traits&desk.Fleeting == 0 && !first && m.Notice.Text == "" {
		t.must(m.Address == m.Screen().Fragment(), "address", "%T leaves the address at %s, shown is %s", msg, m.Address, m.Screen().Fragment())
	}
	switch t.carried % 24 {
	case 0:
		t.checkBack()
	case 8:
		t.checkUndo()
	case 16:
		t.checkAddress()
	}
}

// checkWaits checks that the program waits only for events that will come.
func (t *tab) checkWaits() {
	m := &t.m
	t.must(m.Question == t.asked || m.Question.ID == 0 || m.Question.For == desk.ForHoles || m.Question.For == desk.ForValue, "waits", "question %+v will not be answered, the engine has %+v", m.Question, t.asked)
	t.must(!m.Ticking || t.due["second"] > 0, "waits", "the next second will not come")
	t.must(m.Puzzles.State != training.Fetching && m.Finishes.State != training.Fetching || t.due["collection"] > 0, "waits", "the puzzles or finishes will not come")
	t.must(m.Alarm.ID == 0 || t.due[m.Alarm.ID] > 0, "waits", "the alarm will not come")
	if s, ok := m.Table(); ok {
		t.must(!s.Counting && !s.Replaying || t.due[s.Timer()] > 0, "waits", "the count or the replay will not go on")
	}
	if p := m.Peer; p.Step == desk.PeerInviting || p.Step == desk.PeerConnecting || p.Step == desk.PeerAnswering {
		t.must(t.peer != nil && t.peer.id == p.ID, "waits", "the connection will not come: %v", p.Step)
	}
}

// what returns the Model after messages without effects on the world.
func (t *tab) what(m play.Model, msgs ...desk.Msg) play.Model {
	for _, msg := range msgs {
		m, _ = play.Update(m, t.instant(), msg)
	}
	return m
}

// checkBack checks that four presses of Back or ‹ lead to the table, after one for a dialog.
func (t *tab) checkBack() {
	m := t.m
	if m.Dialog != desk.NoDialog {
		m = t.what(m, desk.Close{})
	}
	for range 4 {
		switch {
		case m.Dialog != desk.NoDialog:
			m = t.what(m, desk.Close{})
		case !m.Shown:
			m = t.what(m, play.Return{})
		}
	}
	t.must(m.Shown && m.Dialog == desk.NoDialog, "back", "four presses lead to %q, dialog %q", m.Screen().Name(), m.Dialog)
}

// checkUndo checks that an undo and a redo give the same game, unless they cost time.
func (t *tab) checkUndo() {
	s, ok := t.m.Table()
	if !ok || !s.CanUndo() || s.Game.Timed() || s.Game.Record().Finish() != rules.NotFinished || t.m.Dialog != desk.NoDialog || s.Offer().Pending || s.Counting {
		return
	}
	m := t.what(t.m, desk.Undo{}, desk.Redo{})
	a, b := s.Game, m.Open.Game
	t.must(a.Record().WithCursor(0).Equal(b.Record().WithCursor(0)), "undo", "undo and redo make %s of %s", b.Record(), a.Record())
	t.must(a.Live() == b.Live() || a.Players.Mode == game.VersusComputer, "undo", "undo and redo lead to ply %d, not %d", b.Live(), a.Live())
}

// checkAddress checks that the address shows the same in a clean profile.
func (t *tab) checkAddress() {
	m := &t.m
	address := m.Screen().Fragment()
	clean, _ := play.Update(play.New(), t.instant(), play.Loaded{Fragment: address, Seed: 1, Build: "1"})
	t.must(clean.Screen().Name() == m.Screen().Name(), "address", "%s opens %q, not %q", address, clean.Screen().Name(), m.Screen().Name())
	if s, ok := m.Table(); ok {
		a, b := s.Game.Shown(), clean.Open.Game.Shown()
		same := slices.Equal(a.Moves(), b.Moves()) && a.Rules() == b.Rules() && a.Finish() == b.Finish() && a.Board().Layout() == b.Board().Layout()
		t.must(same || !s.Game.Moved(), "address", "%s opens %s", address, b)
	}
}

// checkOpened checks that an intact link shows its game. A damaged link is reported, or shows no
// other game.
func (t *tab) checkOpened(before *play.Model, fragment string, damaged bool) {
	if !strings.HasPrefix(fragment, "k1/") || !t.m.Ready || before.Kept.Partly() {
		return // for example the address of a screen that contains a record
	}
	rec, err := rules.ParseLink(fragment)
	if rules.IsLater(err) {
		err = nil
	}
	kind := t.m.Notice.Kind
	if len(desk.Faults(err)) > 0 {
		t.must(kind == desk.LinkDamaged || kind == desk.LinkUnreadable || kind == desk.StorageFailed, "link", "%s is damaged, and %d is said", fragment, kind)
	}
	if err != nil || rec.IsZero() || !t.m.Shown || damaged && rec.ForFriend() || kind == desk.LinkUnreadable || kind == desk.LinkOlder {
		return
	}
	g := t.m.Open.Game
	same := g.Board().Layout() == rec.Board().Layout() && g.Record().Rules() == rec.Rules() && holds(g.Record(), rec.Moves())
	t.must(same, "link", "%s opens %s", fragment, g.Record())
}

package world

import (
	"reflect"
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

// is reports whether a message has one of several types.
func is(msg desk.Msg, types ...desk.Msg) bool {
	same := func(o desk.Msg) bool { return reflect.TypeOf(o) == reflect.TypeOf(msg) }
	return slices.ContainsFunc(types, same)
}

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
		alone := is(msg, desk.Undo{}) && m.Peer.Live(g.ID) && g.Live() < m.Peer.Session.Record().Len()
		t.must(!alone, "friends", "what the friend has is taken back alone: %s", g.Record())
		t.checkClock(before, was, g, b.Away, msg)
	}
	t.checkAnswer(before, msg)
	if c, ok := msg.(play.Changed); ok && c.Text != "" && before.Kept.Text(c.Key) != "" {
		copies := newGames(before, m)
		t.must(len(copies) == 0 || m.Notice.Kind == desk.CopyKept, "said",
			"%s was kept beside itself as %v, and %d is said", c.Key, copies, m.Notice.Kind)
	}
	if m.Notice.Kind == desk.PeerRefused && before.Notice.Kind != desk.PeerRefused && t.peer != nil {
		why := m.Notice.Refusal
		excused := why == live.FaultParted || why == live.FaultTimes || why == live.FaultGame
		// Lost by a time control that the host does not know.
		excused = excused || strings.Contains(t.peer.last, "/xt")
		// The person here has gone back to an older link of the game.
		older := t.hasLongerCopy(before) || t.taken[m.Peer.Game] > 0
		excused = excused || why == live.FaultTurn && (t.lives > 0 && !t.disk.journal || older)
		t.must(t.peer.dishonest || excused || t.disk.wasFull, "friend", "an honest friend is refused: %v", why)
	}
}

// hasLongerCopy reports whether another stored game continues the live game, from an older link.
func (t *tab) hasLongerCopy(before *play.Model) bool {
	g, _, _ := before.LiveGame()
	return slices.ContainsFunc(t.m.Kept.On(g.Board()), func(o game.Game) bool {
		return g.Exists() && o.Match == g.Match && game.Relate(o.Line(), g.Line()) == game.Ahead
	})
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
	if is(msg, play.Changed{}, play.Loaded{}) {
		return
	}
	same := func(ok bool, what string, a, b any) {
		t.must(ok, "identity", "%T changes the %s %+v to %+v", msg, what, a, b)
	}
	a, b := was.Record(), g.Record()
	// The handicap stays with its player.
	same(a.Rules() == b.Rules() || is(msg, desk.SwapSides{}, desk.Thought{}), "rules", a.Rules(), b.Rules())
	layouts := a.Board().Layout() == b.Board().Layout()
	same(layouts && a.Rules().Sheet() == b.Rules().Sheet(), "board", a.Board(), b.Board())
	// A guest has seen the time control of the invitation.
	same(is(msg, play.PeerSaid{}) || live.SameControl(a.Times(), b.Times()), "time control", a.Times(), b.Times())
	same(was.Players == g.Players || is(msg, desk.SwapSides{}, desk.Thought{}, table.PlayBoth{},
		play.Continue{}, desk.Unanswered{}, table.NamePlayers{}, desk.CopyLink{}, desk.SendLink{},
		play.PeerSaid{}, play.Navigated{}, play.Import{}, desk.InviteLive{}, play.KeepOne{},
		play.KeepGame{}, play.Start{}, play.StartWooden{}), "players", was.Players, g.Players)
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
	now := t.now + t.offset
	// A message that waits for all texts reads no clock.
	if !timed(g) || !timed(was) || t.m.Now.Milli != now || is(msg, play.Changed{}, play.Loaded{}, play.PeerSaid{}) {
		return
	}
	if a := was.Record().Finish(); a == rules.FirstOutOfTime || a == rules.SecondOutOfTime {
		t.must(g.Record().Finish() == a, "flag", "%T makes %v of %v", msg, g.Record().Finish(), a)
	}
	passed := t.now - t.read
	setLate := passed > 2000 && t.set >= t.read
	if setLate || is(msg, play.AnswerUndo{}, desk.SwapSides{}, play.Navigated{}, play.Import{}, play.OpenGame{}) {
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
		stands := away || g.Clock.Since == 0 || g.Over() || t.m.Open.Away || g.Players.Friend()
		t.must(shown >= 0 || stands, "clock", "%T leaves %v %d ms", msg, side, shown)
	}
}

// checkAnswer checks that the computer's marble is the answer to its latest question. An answer to
// another question must change nothing.
func (t *tab) checkAnswer(before *play.Model, msg desk.Msg) {
	var id int
	var best desk.Thought
	switch a := msg.(type) {
	case desk.Thought:
		id, best = a.ID, a
	case desk.Valued:
		id = a.ID
	case desk.Unanswered:
		id = a.ID
	default:
		return
	}
	m, q, was, is := &t.m, before.Question, before.Open.Game, t.m.Open.Game
	shown := m.Shown && before.Shown
	if id != q.ID || id == 0 {
		from, to := before.Screen().Fragment(), m.Screen().Fragment()
		same := m.Shown == before.Shown && m.Notice.Kind == before.Notice.Kind && from == to && m.Question == q
		flagged := shown && is.Over() && !was.Over()
		t.must(same || flagged, "engine", "answer %d to no question, %d, changes %s to %s", id, q.ID, from, to)
	}
	if shown && q.For != desk.ForMove && is.ID == was.ID {
		t.must(is.Live() == was.Live(), "engine", "the answer for %d is played", q.For)
	}
	if best.Done && id == q.ID && q.For == desk.ForMove && m.Shown && is.Live() > was.Live() {
		p, _ := positionOf(q)
		p, now := p.After(best.Info.Best), is.LivePosition()
		right := p.Marbles(0) == now.Marbles(0) && p.Marbles(1) == now.Marbles(1)
		t.must(right, "engine", "%v was asked about, and %v is played elsewhere", q.Record, best.Info.Best)
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
	tries := is(msg, desk.Press{}, play.Entry{}, desk.ShowSolution{})
	if !tries || after.State == puzzles.PuzzleOpen || after.Date() != p.Date() {
		return
	}
	if _, known := t.tried[p.Number]; t.tried != nil && !known {
		t.tried[p.Number] = t.now
	}
	if !p.Daily {
		return
	}
	right := after.State == puzzles.PuzzleSolved
	_, known := t.first[p.Date()]
	crosses := t.now < max(t.firstAt, t.thawed)+100 // this page might not know it yet
	if !known {
		t.firstAt, t.first[p.Date()] = t.now, right
	}
	date, _ := time.Parse(time.DateOnly, p.Date())
	day, now := training.Day(date.Unix()/86400), t.m.Now.Time()
	counts := t.m.Kept.Training().DailySolved(day, now)
	first := t.first[p.Date()] || crosses && counts
	t.first[p.Date()] = first
	t.must(first || !counts, "daily", "%s counts, and its first try was wrong", p.Date())
	// Wherever the device is taken, the date stays missed.
	missed := t.m.Kept.Training().DailyMissed(day, p.Number, training.Time{Minute: now.Minute, Zone: -720})
	t.must(right || missed, "daily", "%s is not missed in another time zone", p.Date())
	if right && !known {
		// A late solution of a date that counts already makes no difference.
		other := day != now.Day() && t.m.Kept.Training().Played(day, now)
		// A clock that is believed here is wrong by another page's text. So the date counts later.
		later := len(t.tabs) > 1 && t.m.Kept.Training().DailySolved(day, training.Time{Minute: now.Minute + 28*24*60, Zone: now.Zone})
		t.must(counts || later || after.Late || after.Missed() || other, "daily",
			"%s was solved at the first try, and does not count", p.Date())
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
	text, head := t.texts[library.GamePrefix+g.ID], t.texts[library.HeadKey]
	lasts := desk.TraitsOf(msg)&desk.Fleeting == 0 && !is(msg, play.Loaded{})
	works := own && !t.disk.full && !t.blocked && !m.Unsaved
	if works && lasts && t.exact {
		again, err := game.Unpack(g.ID, text)
		t.must(text == game.Pack(g), "stored", "%T leaves in storage\n%s, not\n%s", msg, text, game.Pack(g))
		t.must(game.Pack(again) == text && err == nil, "stored",
			"%T leaves in storage\n%s, which is read as\n%s: %v", msg, text, game.Pack(again), err)
		t.must(t.disk.wasFull || head == json.Encode(m.Head()), "stored", "%T leaves the head in storage\n%s", msg, head)
		t.must(len(text) < 20_000, "growth", "a game has %d bytes", len(text))
	}
	if works && !t.hidden && g.Live() > g.Base() && text == game.Pack(g) {
		t.snap(g)
	}
	if shown := m.Screen().Fragment(); lasts && m.Notice.Text == "" {
		t.must(m.Address == shown, "address", "%T leaves the address at %s, shown is %s", msg, m.Address, shown)
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
	comes := func(ok bool, what string) { t.must(ok, "waits", "%s will not come", what) }
	m, q := &t.m, t.m.Question
	asked := q == t.asked || q.ID == 0 || q.For == desk.ForHoles || q.For == desk.ForValue
	t.must(asked, "waits", "question %+v will not be answered, the engine has %+v", q, t.asked)
	comes(!m.Ticking || t.due["second"] > 0, "the next second")
	fetching := m.Puzzles.State == training.Fetching || m.Finishes.State == training.Fetching
	comes(!fetching || t.due["collection"] > 0, "the collection")
	comes(m.Alarm.ID == 0 || t.due[m.Alarm.ID] > 0, "the alarm")
	if s, ok := m.Table(); ok {
		comes(!s.Counting && !s.Replaying || t.due[s.Timer()] > 0, "the next step of the count or the replay")
	}
	if p := m.Peer; p.Step == desk.PeerInviting || p.Step == desk.PeerConnecting || p.Step == desk.PeerAnswering {
		comes(t.peer != nil && t.peer.id == p.ID, "the connection")
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
	m, presses := t.m, 4
	if m.Dialog != desk.NoDialog {
		presses = 5
	}
	for range presses {
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
	a := s.Game
	if !ok || !s.CanUndo() || a.Timed() || a.Record().Finish() != rules.NotFinished || t.m.Dialog != desk.NoDialog || s.Offer().Pending || s.Counting {
		return
	}
	b := t.what(t.m, desk.Undo{}, desk.Redo{}).Open.Game
	t.must(sameRecord(a, b), "undo", "undo and redo make %s of %s", b.Record(), a.Record())
	same := a.Live() == b.Live() || a.Players.Mode == game.VersusComputer
	t.must(same, "undo", "undo and redo lead to ply %d, not %d", b.Live(), a.Live())
}

// sameRecord reports whether two games have the same record, wherever their cursors are.
func sameRecord(a, b game.Game) bool {
	return a.Record().WithCursor(0).Equal(b.Record().WithCursor(0))
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

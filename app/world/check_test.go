package world

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/screen/progress"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/training"
	"kulami/rules"
)

// ledger is what is promised to the people at a device.
type ledger struct {
	exact   bool             // one page alone has written since the browser began: every text is promised as it was
	played  []line           // after marbles of people, unless they took them back
	taken   map[string]int64 // by the id of a game, when a person took marbles back there
	deleted map[string]bool  // by the id of a game
	pardons int              // how often what is promised was forgotten
	tried   map[int]bool     // the numbers of the puzzles that were tried
	first   map[string]bool  // by the date of a daily puzzle, whether the first press was right
}

func newLedger() ledger {
	return ledger{taken: map[string]int64{}, deleted: map[string]bool{}, tried: map[int]bool{}, first: map[string]bool{}}
}

// line is the moves of a game on a board, as they were at a time.
type line struct {
	at     int64
	layout string
	moves  []rules.Hole
}

// shot is what a page showed at a time.
type shot struct {
	id string
	line
	finish rules.Finish
}

// forgive forgets what is promised: what is not this program's doing has changed the storage.
func (d *device) forgive() {
	d.pardons++
	d.played, d.first, d.tried, d.exact, d.disk.versions = nil, nil, nil, false, map[string][]version{}
	for _, t := range d.tabs {
		t.shots = nil
	}
}

// imported notes that what was trained elsewhere counts here, too.
func (d *device) imported() { d.first = nil }

// checkStep checks what a message has made of a Model, as soon as its texts are stored.
func (t *tab) checkStep(before *play.Model, msg desk.Msg) {
	w, m := t.world, &t.m
	if all, ok := msg.(play.AllRead); ok {
		msg = all.Then
	}
	w.must(m.Effects == nil, "effect", "%T leaves effects in the Model", msg)
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
	if own && was.ID == g.ID && before.Ready {
		t.checkIdentity(was, g, msg)
		t.checkClock(before, was, g, b.Away, msg)
	}
	t.checkAnswer(before, msg)
	if c, ok := msg.(play.Changed); ok && c.Text != "" && before.Kept.Text(c.Key) != "" {
		copies := newGames(before, m)
		w.must(len(copies) == 0 || m.Notice.Kind == desk.CopyKept, "said", "%s was kept beside itself as %v, and %d is said", c.Key, copies, m.Notice.Kind)
	}
	if m.Notice.Kind == desk.PeerRefused && before.Notice.Kind != desk.PeerRefused && t.peer != nil {
		untimed := strings.Contains(t.peer.last, "/xt") // lost by clocks that the one who invites does not know
		w.must(t.peer.dishonest || untimed || t.device.disk.wasFull || m.Notice.Refusal == live.FaultParted || m.Notice.Refusal == live.FaultTimes || m.Notice.Refusal == live.FaultGame, "friend", "an honest friend is refused: %v", m.Notice.Refusal)
	}
}

// newGames lists the keys of games that a Model wants in storage since an earlier one, but for the game that was shown before.
func newGames(before, m *play.Model) (keys []string) {
	for key := range m.Kept.All() {
		if id, ok := library.GameID(key); ok && before.Kept.Text(key) == "" && id != before.OwnID() {
			keys = append(keys, key)
		}
	}
	return keys
}

// checkRecord checks that a record is legal: reading its text gives it again.
func (t *tab) checkRecord(before *play.Model, g game.Game, msg desk.Msg) {
	if before.Shown && before.Open.Game.Tree.Record().String() == g.Record().String() {
		return
	}
	text := g.Record().String()
	again, err := rules.ParseRecord(text)
	t.world.must((err == nil || rules.IsLater(err)) && again.Equal(g.Record()), "record", "%T leaves %s, which reads as %s: %v", msg, text, again, err)
	t.world.must(g.Live() <= g.Record().Len() && g.Base() <= 1, "record", "%T leaves play at %d of %s", msg, g.Live(), text)
}

// checkIdentity checks that rules, board, time control, players and names never change by themselves.
func (t *tab) checkIdentity(was, g game.Game, msg desk.Msg) {
	a, b := was.Record(), g.Record()
	switch msg.(type) {
	case play.Changed, play.Loaded:
		return
	case desk.SwapSides, desk.Thought: // the handicap stays with the player who has it
	default:
		t.world.must(a.Rules() == b.Rules(), "identity", "%T changes the rules %v to %v", msg, a.Rules(), b.Rules())
	}
	t.world.must(a.Board().Layout() == b.Board().Layout() && a.Rules().Sheet() == b.Rules().Sheet(), "identity", "%T changes the board", msg)
	_, friend := msg.(play.PeerSaid) // who joins has seen the time control of the invitation
	t.world.must(friend || live.SameControl(a.Times(), b.Times()), "identity", "%T changes the time control %v to %v", msg, a.Times(), b.Times())
	p, q := was.Players, g.Players
	switch msg.(type) {
	case desk.SwapSides, desk.Thought, table.PlayBoth, play.Continue, desk.Unanswered, table.NamePlayers, desk.CopyLink, desk.SendLink, play.PeerSaid, play.Navigated,
		play.Import, desk.InviteLive, play.KeepOne, play.KeepGame, play.Start, play.StartWooden:
	default:
		t.world.must(p == q, "identity", "%T changes the players %+v to %+v", msg, p, q)
	}
}

// timeLeft returns the milliseconds that a side has left, below 0 if more were used.
func timeLeft(g game.Game, side rules.Side, now int64) int64 {
	left := int64(g.Record().Times().Left(side, g.Live()))*100 - g.Clock.Used[side]
	if g.Clock.Since > 0 && side == g.LivePosition().Turn() {
		left -= max(now-g.Clock.Since, 0)
	}
	return left
}

// checkClock checks that a clock never gains but by the increment or a yes, that it counts the time that passes in the world
// whatever the clocks of the device say, and that one flag falls at most.
func (t *tab) checkClock(old *play.Model, was, g game.Game, away bool, msg desk.Msg) {
	timed := func(g game.Game) bool {
		return g.Timed() && (g.Players.Mode == game.TwoPeople || g.Players.Friend())
	}
	if !timed(g) || !timed(was) || t.m.Now.Milli != t.world.now+t.device.offset { // a message that waits for all texts reads no clock
		return
	}
	w, now := t.world, t.world.now+t.device.offset
	passed := w.now - t.read
	late := passed > 2000
	set := t.device.set >= t.read
	switch msg.(type) {
	case play.Changed, play.Loaded, play.PeerSaid:
		return
	}
	if a := was.Record().Finish(); a == rules.FirstOutOfTime || a == rules.SecondOutOfTime {
		w.must(g.Record().Finish() == a, "flag", "%T makes %v of %v", msg, g.Record().Finish(), a)
	}
	switch msg.(type) {
	case play.AnswerUndo, desk.SwapSides, play.Navigated, play.Import, play.OpenGame:
		return
	}
	if set && late {
		return
	}
	for side := rules.First; side <= rules.Second; side++ {
		least := max(timeLeft(was, side, was.Clock.Since), 0) // by a clock that stood
		shown := timeLeft(g, side, now)
		gain := int64(0)
		for ply := max(was.Live(), 1); ply < g.Live(); ply++ {
			if rules.Side(ply&1) == side {
				gain += int64(g.Record().Times().Increment) * 1000
			}
		}
		w.must(shown <= least+gain+200, "clock", "%T gives %v %d ms of %d", msg, side, shown-least, least)
		runs := was.Clock.Since > 0 && g.Clock.Since > 0 && was.Live() == g.Live() && side == g.LivePosition().Turn()
		if runs && !away && old.Now.Milli > 0 {
			spent := timeLeft(was, side, old.Now.Milli) - shown
			w.must(spent > passed-200 && spent < passed+200, "clock", "%T after %d ms: %d were spent", msg, passed, spent)
		}
		w.must(shown >= 0 || away || g.Clock.Since == 0 || g.Over() || t.m.Open.Away || g.Players.Friend(), "clock", "%T leaves %v %d ms", msg, side, shown)
	}
}

// takeBack ends promises about marbles that a person, or two by agreement, take back.
func (t *tab) takeBack(before *play.Model, was, g game.Game, msg desk.Msg) {
	d := t.device
	_, friend := msg.(play.PeerSaid)
	_, answers := msg.(play.AnswerUndo)
	answers = answers && before.Notice.Kind != desk.UndoHere // which is about the game shown
	if _, _, ok := before.LiveGame(); ok && (friend || answers) {
		was, _, _ = before.LiveGame()
		g, _, _ = t.m.LiveGame()
	}
	if g.ID == "" || was.ID != g.ID || desk.TraitsOf(msg)&desk.Background != 0 && !(friend && g.Live() < was.Live()) {
		return
	}
	if g.Live() < was.Live() || was.Over() && !g.Over() || !holds(g.Record(), was.Record().Moves()) {
		d.taken[g.ID] = t.world.now
	}
	d.played = slices.DeleteFunc(d.played, func(l line) bool {
		return l.layout == g.Board().Layout() && holds(was.Record(), l.moves) && (!holds(g.Record(), l.moves) || len(l.moves) > g.Live() && g.Live() < was.Live())
	})
}

// promise promises the marble that a person has played.
func (t *tab) promise(was, g game.Game, msg desk.Msg) {
	d := t.device
	switch msg.(type) {
	case desk.Press, play.Entry:
		if g.ID != "" && was.ID == g.ID && g.Live() > was.Live() && !t.blocked && !d.disk.full && !t.m.Unsaved {
			d.played = append(d.played[max(len(d.played)-20, 0):], line{t.world.now, g.Board().Layout(), g.Record().Moves()[:g.Live()]})
		}
	}
}

// holds reports whether a record has a line, in the game or in a variation.
func holds(r rules.Record, moves []rules.Hole) bool {
	return rules.CommonPrefix(r.Moves(), moves) == len(moves) || r.Through(moves) != nil
}

// checkAnswer checks that the computer's marble is the answer to the position that it was asked about, and that an answer to
// another question changes nothing.
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
		t.world.must(same || flagged, "engine", "answer %d to no question, %d, changes %s to %s", id, before.Question.ID, before.Screen().Fragment(), t.m.Screen().Fragment())
	}
	if t.m.Shown && before.Shown && before.Question.For != desk.ForMove && t.m.Open.Game.ID == before.Open.Game.ID {
		t.world.must(t.m.Open.Game.Live() == before.Open.Game.Live(), "engine", "the answer for %d is played", before.Question.For)
	}
	if a, ok := msg.(desk.Thought); ok && id == before.Question.ID && a.Done && before.Question.For == desk.ForMove && t.m.Shown && t.m.Open.Game.Live() > before.Open.Game.Live() {
		p, _ := positionOf(before.Question)
		p, now := p.After(a.Info.Best), t.m.Open.Game.LivePosition()
		t.world.must(p.Marbles(0) == now.Marbles(0) && p.Marbles(1) == now.Marbles(1), "engine", "%v was asked about, and %v is played elsewhere", before.Question.Record, a.Info.Best)
	}
}

// checkDaily checks that a date counts only by a first try that was right, over all pages of a device.
func (t *tab) checkDaily(before *play.Model, msg desk.Msg) {
	p, ok := before.Screen().(puzzles.Puzzle)
	if !ok || !p.HasPuzzle() || p.State != puzzles.PuzzleOpen || t.device.first == nil || t.blocked {
		return
	}
	if t.device.disk.full || t.m.Unsaved { // the try may be lost
		t.device.first, t.device.tried = nil, nil
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
	if t.device.tried != nil {
		t.device.tried[p.Number] = true
	}
	if !p.Daily {
		return
	}
	puzzle := fmt.Sprint(p.Date(), " ", p.Number) // another build may have another one on that date
	right := after.State == puzzles.PuzzleSolved
	_, known := t.device.first[puzzle]
	if !known {
		t.device.first[puzzle] = right
		t.device.first[p.Date()] = t.device.first[p.Date()] || right
	}
	first := t.device.first[p.Date()]
	date, _ := time.Parse(time.DateOnly, p.Date())
	counts := t.m.Kept.Training().DailySolved(training.Day(date.Unix()/86400), t.m.Now.Time())
	t.world.must(first || !counts, "daily", "%s counts, and its first try was wrong", p.Date())
	if right && !known {
		t.world.must(counts || after.Late || after.Missed(), "daily", "%s was solved at the first try, and does not count", p.Date())
	}
	streak := t.m.Kept.Training().Streak(t.m.Now.Time())
	n := 0
	for of, r := range t.device.first {
		if r && len(of) == len(time.DateOnly) {
			n++
		}
	}
	t.world.must(streak.Best <= n, "daily", "a streak of %d of %d dates", streak.Best, n)
}

// checkRemoval checks that only the person deletes games.
func (t *tab) checkRemoval(key, text string) {
	id, isGame := library.GameID(key)
	if text != "" || !isGame {
		return
	}
	switch msg := t.msg.(type) {
	case play.Delete, desk.PruneGames:
		t.device.deleted[id] = true
		t.device.dropLines(t.texts()[key])
	default:
		g, _ := game.Unpack(id, t.texts()[key])
		t.device.deleted[id] = t.device.deleted[id] || t.world.racy && g.Record().Len() <= g.Base() // at that moment one may be played in it
		t.world.must(!g.Exists() || g.Record().Len() <= g.Base() || t.device.deleted[id] || t.device.taken[id] != 0 || t.device.disk.wasFull, "deleted", "%T deletes %s", msg, t.texts()[key])
	}
}

// dropLines forgets the lines of a game that a person has deleted.
func (d *device) dropLines(text string) {
	d.played = slices.DeleteFunc(d.played, func(l line) bool { return l.in(text) })
}

// in reports whether the game of a text has a line.
func (l line) in(text string) bool {
	g, _ := game.Unpack("", text)
	return g.Exists() && l.layout == g.Board().Layout() && holds(g.Record(), l.moves)
}

// checkWhole checks what must hold when a message is over with its effects and answers.
func (t *tab) checkWhole(msg desk.Msg) {
	w, m := t.world, &t.m
	if !m.Ready {
		return
	}
	t.checkWaits()
	w.must(!t.failing || m.Unsaved, "said", "%T cannot be stored, and nothing says so", msg)
	t.failing = false
	g, own := t.ownGame()
	traits := desk.TraitsOf(msg)
	_, first := msg.(play.Loaded)
	works := !t.device.disk.full && !t.blocked && !m.Unsaved
	if own && works && !first && traits&desk.Fleeting == 0 && t.device.exact {
		stored := t.texts()[library.GamePrefix+g.ID]
		again, _ := game.Unpack(g.ID, stored)
		w.must(stored == game.Pack(g), "stored", "%T leaves in storage\n%s, not\n%s", msg, stored, game.Pack(g))
		w.must(game.Pack(again) == stored, "stored", "%T leaves in storage\n%s, which is read as\n%s", msg, stored, game.Pack(again))
		w.must(t.device.disk.wasFull || t.texts()[library.HeadKey] == json.Encode(m.Head()), "stored", "%T leaves the head in storage\n%s", msg, t.texts()[library.HeadKey])
		w.must(len(stored) < 20_000, "growth", "a game has %d bytes", len(stored))
	}
	if own && works && !t.hidden && g.Live() > g.Base() && t.texts()[library.GamePrefix+g.ID] == game.Pack(g) {
		t.snap(g)
	}
	if traits&desk.Fleeting == 0 && !first && m.Notice.Text == "" {
		w.must(m.Address == m.Screen().Fragment(), "address", "%T leaves the address at %s, shown is %s", msg, m.Address, m.Screen().Fragment())
	}
	switch w.carried % 24 {
	case 0:
		t.checkBack()
	case 8:
		t.checkUndo()
	case 16:
		t.checkAddress()
	}
}

// snap notes what the page shows.
func (t *tab) snap(g game.Game) {
	now := t.world.now
	s := shot{g.ID, line{now, g.Board().Layout(), g.Record().Moves()[:g.Live()]}, g.Record().Finish()}
	if n := len(t.shots); n > 0 && t.shots[n-1].id == s.id && t.shots[n-1].finish == s.finish && slices.Equal(t.shots[n-1].moves, s.moves) {
		return
	}
	t.shots = append(fromPromised(t.shots, now), s)
}

// fromPromised returns a list from the latest on that was there for so long that it is promised; all of it if none was.
func fromPromised[T interface{ since() int64 }](list []T, now int64) []T {
	for len(list) > 1 && list[1].since() <= now-seen {
		list = list[1:]
	}
	return list
}

func (s shot) since() int64    { return s.at }
func (v version) since() int64 { return v.at }

// keeps reports whether a page stores what it shows.
func (t *tab) keeps() bool { return t.m.Ready && !t.blocked && !t.m.Unsaved }

// checkWaits checks that the program waits for nothing that will not come.
func (t *tab) checkWaits() {
	w, m := t.world, &t.m
	w.must(m.Question == t.asked || m.Question.ID == 0 || m.Question.For == desk.ForHoles || m.Question.For == desk.ForValue, "waits", "question %+v will not be answered, the engine has %+v", m.Question, t.asked)
	w.must(!m.Ticking || t.seconds > 0, "waits", "the next second will not come")
	w.must(m.Puzzles.State != training.Fetching || t.fetches > 0, "waits", "the puzzles will not come")
	w.must(m.Alarm.ID == 0 || t.timers[m.Alarm.ID], "waits", "the alarm will not come")
	if s, ok := m.Table(); ok {
		w.must(!s.Counting && !s.Replaying || t.timers[s.Timer()], "waits", "the count or the replay will not go on")
	}
	if p := m.Peer; p.Step == desk.PeerInviting || p.Step == desk.PeerConnecting || p.Step == desk.PeerAnswering {
		w.must(t.peer != nil && t.peer.id == p.ID, "waits", "the connection will not come: %v", p.Step)
	}
}

// what returns a Model after messages that nothing outside hears of.
func (t *tab) what(m play.Model, msgs ...desk.Msg) play.Model {
	for _, msg := range msgs {
		m, _ = play.Update(m, t.instant(), msg)
	}
	return m
}

// checkBack checks that Back or ‹ reaches the table in four presses.
func (t *tab) checkBack() {
	m := t.m
	for range 4 {
		switch {
		case m.Dialog != desk.NoDialog:
			m = t.what(m, desk.Close{})
		case !m.Shown:
			m = t.what(m, play.Return{})
		}
	}
	t.world.must(m.Shown && m.Dialog == desk.NoDialog, "back", "four presses lead to %q, dialog %q", m.Screen().Name(), m.Dialog)
}

// checkUndo checks that undo then redo is the identity, where no time is lost by it.
func (t *tab) checkUndo() {
	s, ok := t.m.Table()
	if !ok || !s.CanUndo() || s.Game.Timed() || s.Game.Record().Finish() != rules.NotFinished || t.m.Dialog != desk.NoDialog || s.Offer().Waits || s.Counting {
		return
	}
	m := t.what(t.m, desk.Undo{}, desk.Redo{})
	a, b := s.Game, m.Open.Game
	t.world.must(a.Record().WithCursor(0).Equal(b.Record().WithCursor(0)), "undo", "undo and redo make %s of %s", b.Record(), a.Record())
	t.world.must(a.Live() == b.Live() || a.Players.Mode == game.VersusComputer, "undo", "undo and redo lead to ply %d, not %d", b.Live(), a.Live())
}

// checkAddress checks that the address opened in a clean profile shows the same.
func (t *tab) checkAddress() {
	m := &t.m
	address := m.Screen().Fragment()
	clean, _ := play.Update(play.New(), t.instant(), play.Loaded{Fragment: address, Seed: 1, Build: "1"})
	t.world.must(clean.Screen().Name() == m.Screen().Name(), "address", "%s opens %q, not %q", address, clean.Screen().Name(), m.Screen().Name())
	if s, ok := m.Table(); ok {
		a, b := s.Game.Shown(), clean.Open.Game.Shown()
		same := slices.Equal(a.Moves(), b.Moves()) && a.Rules() == b.Rules() && a.Finish() == b.Finish() && a.Board().Layout() == b.Board().Layout()
		t.world.must(same || !s.Game.Moved(), "address", "%s opens %s", address, b)
	}
}

// checkOpened checks that an intact link shows its game, and a damaged one is reported, or shows no other game.
func (t *tab) checkOpened(before *play.Model, fragment string, damaged bool) {
	rec, err := rules.ParseLink(fragment)
	if rules.IsLater(err) {
		err = nil
	}
	if faults := desk.Faults(err); len(fragment) > 3 && fragment[:3] == "k1/" && len(faults) > 0 && t.m.Ready && !before.Kept.Partly() {
		kind := t.m.Notice.Kind
		t.world.must(kind == desk.LinkDamaged || kind == desk.LinkUnreadable || kind == desk.StorageFailed, "link", "%s is damaged, and %d is said", fragment, kind)
	}
	if err != nil || rec.IsZero() || !t.m.Shown || !t.m.Ready || before.Kept.Partly() {
		return
	}
	g, kind := t.m.Open.Game, t.m.Notice.Kind
	if damaged && rec.ForFriend() || kind == desk.LinkUnreadable || kind == desk.LinkOlder {
		return
	}
	if len(fragment) < 3 || fragment[:3] != "k1/" { // the address of a screen that has a record
		return
	}
	same := g.Board().Layout() == rec.Board().Layout() && g.Record().Rules() == rec.Rules() && holds(g.Record(), rec.Moves())
	t.world.must(same, "link", "%s opens %s", fragment, g.Record())
}

// checkBackup checks that a backup restored into nothing is the identity, and into something only adds. So is what follows from
// games alone.
func (t *tab) checkBackup(file string) {
	w := t.world
	fresh := t.what(play.New(), play.Loaded{Seed: 7, Build: "1"}, play.Shown{}, play.Import{Text: file})
	for _, key := range sortedKeys(t.m.Kept.All()) {
		id, isGame := library.GameID(key)
		if !isGame {
			continue
		}
		a, err := game.Unpack(id, t.m.Kept.Text(key))
		b, _ := game.Unpack(id, fresh.Kept.Text(key))
		if err == nil && a.Clock.Since == 0 { // time that has passed may have ended it
			w.must(b.Exists() && a.Record().WithCursor(0).Equal(b.Record().WithCursor(0)) && a.Players == b.Players, "backup", "%s comes back as %s", t.m.Kept.Text(key), fresh.Kept.Text(key))
		}
	}
	if h := t.m.Kept.Training().String(); library.Readable(library.TrainingKey, t.m.Kept.Text(library.TrainingKey)) {
		w.must(fresh.Kept.Training().String() == h, "backup", "what was trained comes back as %s, not %s", fresh.Kept.Training(), h)
	}
	w.must(ratingOf(t.m.Kept, t.m.Now) == ratingOf(fresh.Kept, t.m.Now), "rating", "the same games are rated %v and %v", ratingOf(t.m.Kept, t.m.Now), ratingOf(fresh.Kept, t.m.Now))
	for _, d := range w.devices {
		for _, other := range d.tabs {
			if other == t || other.m.Kept.Partly() || !other.m.Ready {
				continue
			}
			more := other.what(other.m, play.Import{Text: file})
			for id := range maps.Keys(other.m.Kept.All()) {
				a, err := game.Unpack(id, other.m.Kept.Text(id))
				b, _ := game.Unpack(id, more.Kept.Text(id))
				if _, isGame := library.GameID(id); isGame && err == nil && a.Moved() {
					w.must(b.Exists() && holds(b.Record(), a.Record().Moves()[:a.Live()]), "backup", "a backup makes %s of %s", b.Record(), a.Record())
				}
			}
		}
	}
}

// ratingOf returns the rating that follows from the games of a library.
func ratingOf(l library.Library, now desk.Instant) float64 {
	list := l.List(nil)
	for list.Pending > 0 {
		list = l.ReadOn(list, 100)
	}
	return progress.ProgressOf(list.Summaries(), now.Time()).Strength.Rating.Value
}

// stale reports whether a promise about a game has ended: a person has deleted it, or taken marbles back.
func (d *device) stale(s shot) bool { return d.deleted[s.id] || d.taken[s.id] >= s.at-1000 }

// checkDeath checks that the next life of the program has what was promised for the death of a page, or of the browser.
func (t *tab) checkDeath(browser bool) {
	d, w := t.device, t.world
	if t.blocked || d.disk.full || t.m.Unsaved || browser && !d.disk.journal {
		return
	}
	late := browser || w.racy && slices.ContainsFunc(d.tabs, func(o *tab) bool { return o != t }) // that others have overwritten it
	shots := t.shots
	if late {
		shots = slices.DeleteFunc(slices.Clone(shots), func(s shot) bool { return s.at > w.now-seen })
	}
	promised := shots[max(len(shots)-1, 0):]
	exact := d.exact && browser
	versions := maps.Clone(d.disk.versions)
	check := func() {
		next := &tab{world: w, device: d, own: map[string]int{}}
		msg := next.loaded(closed{})
		msg.Stored, msg.Partial = next.all(), false
		m, _ := play.Update(play.New(), t.instant(), msg)
		for _, s := range promised {
			w.must(d.stale(s) || s.isIn(m), "kept", "%v was shown and is lost, %s %d of %d, %v", s.moves, s.id, s.at%10_000_000, w.now%10_000_000, d.disk.rows[library.GamePrefix+s.id])
		}
		for _, key := range sortedKeys(versions) {
			if list := fromPromised(versions[key], w.now); exact && list[0].at <= w.now-seen {
				text := msg.Stored[key]
				if newer, ok := msg.Journal[key]; ok {
					text = newer
				}
				ok := slices.ContainsFunc(list, func(v version) bool { return v.text == text })
				w.must(ok, "kept", "%s is %q, promised is %q", key, text, list[0].text)
			}
		}
	}
	if browser {
		check()
	} else { // its last changes are on their way
		life, pardons := d.lives, d.pardons
		w.at(100, nil, func() {
			if d.lives == life && d.pardons == pardons && !d.disk.full {
				check()
			}
		})
	}
}

// isIn reports whether a game in a Model has what was shown.
func (s shot) isIn(m play.Model) bool {
	return slices.ContainsFunc(m.Kept.On(nil), func(g game.Game) bool {
		return g.Board().Layout() == s.layout && holds(g.Record(), s.moves) && (s.finish == rules.NotFinished || g.Record().Finish() == s.finish)
	})
}

// clock is a running clock of a game of the player's own, as it was seen last.
type seenClock struct {
	id   string
	live int
	side rules.Side
	left int64
	at   int64
}

func (t *tab) clock() (c seenClock) {
	g, ok := t.ownGame()
	if !ok || !t.device.exact || !g.Clocked() || g.Record().Times().Pauses || g.Players.Friend() || t.m.Open.Away || g.Clock.Since == 0 || t.m.Unsaved || t.blocked || t.device.disk.full {
		return c
	}
	turn := g.LivePosition().Turn()
	return seenClock{g.ID, g.Live(), turn, timeLeft(g, turn, t.world.now+t.device.offset), t.world.now}
}

// checkReloadedClock checks that a clock goes on over a reload.
func (t *tab) checkReloadedClock(old seenClock) {
	g, ok := t.ownGame()
	if old.id == "" || !ok || g.ID != old.id || g.Live() != old.live || g.Over() {
		return
	}
	left := timeLeft(g, old.side, t.world.now+t.device.offset)
	t.world.must(g.Clock.Since > 0 && left <= old.left+200 && left >= old.left-(t.world.now-old.at)-200, "clock", "over a reload %d ms become %d", old.left, left)
}

// quiet lets everything that is on its way arrive, and checks that the pages of a device, and friends, agree.
func (w *world) quiet() {
	for _, d := range w.devices {
		d.disk.full = false
		for _, t := range d.tabs {
			if t.frozen {
				t.guard(t.thaw)
			}
		}
	}
	w.advance(4000)
	for _, d := range w.devices {
		for n := 0; w.now < d.wrote+100; n++ {
			w.must(n < 500, "quiet", "pages write without end: %s", w.did)
			w.advance(100)
		}
	}
	for _, d := range w.devices {
		d.checkTabs()
		for _, t := range d.tabs {
			t.checkFriend()
		}
	}
}

// checkTabs checks that pages that show one game agree with each other and with the storage, and that every line that a person
// has played is kept.
func (d *device) checkTabs() {
	w := d.world
	pages := slices.DeleteFunc(slices.Clone(d.tabs), func(t *tab) bool { return !t.keeps() })
	for i, a := range pages {
		g, ok := a.ownGame()
		text := d.disk.texts[library.GamePrefix+g.ID]
		for _, b := range pages[i+1:] {
			if h, too := b.ownGame(); ok && too && g.ID == h.ID {
				w.must(g.Record().WithCursor(0).Equal(h.Record().WithCursor(0)) && g.Live() == h.Live() && g.Players == h.Players, "tabs", "two pages show\n%s\n%s\nstored is\n%s", game.Pack(g), game.Pack(h), text)
			}
		}
		if stored, _ := game.Unpack(g.ID, text); ok && g.Live() > g.Base() && !d.deleted[g.ID] {
			w.must(stored.Exists() && stored.Live() == g.Live() && holds(stored.Record(), g.Record().Moves()), "stored", "shown is\n%s, stored\n%s", g.Record(), text)
		}
		for number := range d.tried {
			_, ok := a.m.Kept.Training().Puzzle(number)
			w.must(ok, "trained", "that puzzle %d was tried is lost: %s", number, a.m.Kept.Training())
		}
	}
	if len(pages) == 0 || len(pages) < len(d.tabs) {
		d.played = nil
		return
	}
	texts := slices.Collect(maps.Values(d.disk.texts))
	for _, l := range d.played {
		found := slices.ContainsFunc(texts, func(text string) bool {
			return strings.Contains(text, "/b"+l.layout) && l.in(text)
		})
		w.must(found, "lost", "%v was played on device %d at %d and is lost: %s", l.moves, d.number, l.at%10_000_000, sortedKeys(d.disk.texts))
	}
}

// checkFriend checks that both sides of a live game agree.
func (t *tab) checkFriend() {
	w, p := t.world, t.peer
	if p == nil || p.other == nil || p.lost || p.dishonest || p.misses || p.other.misses || t.m.Peer.Step != desk.PeerOn || p.other.tab.m.Peer.Step != desk.PeerOn || p.way > w.now || p.other.way > w.now {
		return
	}
	a, b := t.m.Peer.Session, p.other.tab.m.Peer.Session
	if !t.m.Peer.Met || !p.other.tab.m.Peer.Met {
		return
	}
	w.must(slices.Equal(a.Record().Moves(), b.Record().Moves()) && a.Record().Finish() == b.Record().Finish(), "friends", "two friends have\n%s\n%s", a.Record(), b.Record())
	w.must(a.Asking() == b.Asked() && b.Asking() == a.Asked(), "friends", "one asks %v, %v, the other is asked %v, %v", a.Asking(), b.Asking(), b.Asked(), a.Asked())
	for side := rules.First; side <= rules.Second; side++ {
		w.must(a.Again(side) == b.Again(side), "friends", "another game is wanted by %v: %v and %v", side, a.Again(side), b.Again(side))
		w.must(a.Name(side) == b.Name(side), "friends", "%v is called %q and %q", side, a.Name(side), b.Name(side))
	}
	said, heard := a.Clock(a.Own()), b.Clock(a.Own()) // what was used for no move is not known after an undo
	w.must(said == heard || heard.Used == 0, "friends", "the clock of %v has %+v, the other side knows %+v", a.Own(), said, heard)
	if g, _, ok := t.m.LiveGame(); ok && !(len(t.device.tabs) > 1 && t.device.disk.wasFull) {
		w.must(g.Players.Own == a.Own(), "friends", "%v is played here, and %v over the connection", g.Players.Own, a.Own())
		w.must(slices.Equal(g.Record().Moves()[:g.Live()], a.Record().Moves()), "friends", "the game is\n%s, not\n%s", g.Record(), a.Record())
	}
}

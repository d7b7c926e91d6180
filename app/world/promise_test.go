package world

import (
	"maps"
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/training"
	"kulami/rules"
)

// ledger records the promises to the people at a device.
type ledger struct {
	// Only one page has written since the browser started, so every text is promised as written.
	exact   bool
	played  []line                // lines played by people, unless they took them back
	taken   map[string]int64      // by game: time of the last undo by a person
	deleted map[string]bool       // by game: whether the person deleted it
	pardons int                   // number of dropped promises
	tried   map[int]bool          // by number: puzzles that were tried
	first   map[string]bool       // by date of a daily puzzle: whether the first press was right
	firstAt int64                 // time of the last such press
	dates   map[training.Day]bool // on which a page of the device was used
}

// line holds the moves of a game on a board at a time.
type line struct {
	at     int64
	layout string
	moves  []rules.Hole
	try    library.FinishRun // with its moves, if it is of a finish
	ends   bool              // the try, which counts
}

// shot is the game on a page at a time.
type shot struct {
	id string
	line
	finish rules.Finish
}

// forgive drops all promises, because something other than this program has changed the storage.
func (d *device) forgive() {
	d.pardons++
	d.played, d.first, d.tried, d.exact, d.disk.versions = nil, nil, nil, false, map[string][]version{}
	for _, t := range d.tabs {
		t.shots = nil
		t.distrust()
	}
}

// takeBack ends the promises about marbles that a person takes back, alone or by agreement with a
// friend.
func (t *tab) takeBack(before *play.Model, was, g game.Game, msg desk.Msg) {
	d := t.device
	_, friend := msg.(play.PeerSaid)
	_, answers := msg.(play.AnswerUndo)
	answers = answers && before.Notice.Kind != desk.UndoHere // that notice is about the game shown
	if _, _, ok := before.LiveGame(); ok && (friend || answers) {
		was, _, _ = before.LiveGame()
		g, _, _ = t.m.LiveGame()
	}
	if was.ID != g.ID { // the friend's link ends the part that both sides have played here
		if stored, _ := game.Unpack(g.ID, t.texts[library.GamePrefix+g.ID]); stored.Players.Mode == game.ByLink && !stored.Players.Friend() {
			was = stored
		}
	}
	if g.ID == "" || was.ID != g.ID || desk.TraitsOf(msg)&desk.Background != 0 && !(friend && g.Live() < was.Live()) {
		return
	}
	if g.Live() < was.Live() || was.Over() && !g.Over() || !holds(g.Record(), was.Record().Moves()) {
		d.taken[g.ID] = t.now
	}
	d.played = slices.DeleteFunc(d.played, func(l line) bool {
		return l.layout == g.Board().Layout() && holds(was.Record(), l.moves) && (!holds(g.Record(), l.moves) || len(l.moves) > g.Live() && g.Live() < was.Live())
	})
}

// promise records a promise about the marble that a person has played.
func (t *tab) promise(was, g game.Game, msg desk.Msg) {
	d := t.device
	switch msg.(type) {
	case desk.Press, play.Entry:
		if g.ID != "" && was.ID == g.ID && g.Live() > was.Live() && !t.blocked && !d.disk.full && !t.m.Unsaved {
			d.played = append(d.played[max(len(d.played)-20, 0):], line{at: t.now, layout: g.Board().Layout(), moves: g.Record().Moves()[:g.Live()]})
		}
	}
}

// promiseFinish records a promise about the marbles of a finish.
func (t *tab) promiseFinish(before *play.Model, msg desk.Msg) {
	d := t.device
	s, ok := t.m.Screen().(finish.Screen)
	try := library.FinishRun{Number: s.Number(), Level: s.Level()}
	was, is := before.FinishRuns.Latest(try), t.m.FinishRuns.Latest(try)
	switch msg.(type) {
	case desk.Press, desk.Thought:
		if ok && is.Moves != was.Moves && !t.blocked && !d.disk.full && !t.m.Unsaved {
			d.played = append(d.played[max(len(d.played)-20, 0):], line{at: t.now, try: is, ends: s.Over() && s.Counts()})
		}
	}
}

// keptBy reports whether the marbles of a finish are kept.
func (l line) keptBy(tries library.FinishRuns) bool {
	is := tries.Latest(library.FinishRun{Number: l.try.Number, Level: l.try.Level})
	const kept = 10 // of a dozen
	return is.Try > l.try.Try || is.Try == l.try.Try && len(is.Moves) >= len(l.try.Moves) || len(tries) > kept
}

// checkTraining checks that the first result of a finish stays, and that no backup and no other
// page shortens a streak.
func (t *tab) checkTraining(before *play.Model, msg desk.Msg) {
	was, is, now := before.Kept.Training(), t.m.Kept.Training(), t.m.Now.Time()
	merges := false
	switch msg.(type) {
	case play.Changed, play.Import, play.Loaded:
		merges = true
	}
	if merges && t.pardons > 0 || before.Kept.Text(library.TrainingKey) == t.m.Kept.Text(library.TrainingKey) {
		return
	}
	for number := range strings.Count(someFinishes, "\n") + 1 {
		a, known := was.Finish(number)
		b, ok := is.Finish(number)
		stays := slices.Equal(a.First.Lost, b.First.Lost) && a.First.Minute == b.First.Minute
		t.must(!known || ok && b.Best <= a.Best && (stays || merges), "finish", "%T makes %+v of %+v", msg, b, a)
	}
	a, b := was.Streak(now), is.Streak(now)
	t.must(t.astray || a.Now <= b.Now && a.Best <= b.Best, "daily", "%T makes a streak of %+v of %+v", msg, b, a)
}

// holds reports whether a record contains a line, in the game or in a variation.
func holds(r rules.Record, moves []rules.Hole) bool {
	return rules.CommonPrefix(r.Moves(), moves) == len(moves) || r.Through(moves) != nil
}

// checkRemoval checks that only the person deletes games.
func (t *tab) checkRemoval(key, text string) {
	id, isGame := library.GameID(key)
	if text != "" || !isGame {
		return
	}
	switch msg := t.msg.(type) {
	case play.Delete, desk.PruneGames:
		t.deleted[id] = true
		t.played = slices.DeleteFunc(t.played, func(l line) bool { return l.in(t.texts[key]) })
	default:
		g, _ := game.Unpack(id, t.texts[key])
		// Another tab can be playing the first marble in it.
		t.deleted[id] = t.deleted[id] || t.racy && g.Record().Len() <= g.Base()
		t.must(!g.Exists() || g.Record().Len() <= g.Base() || t.deleted[id] || t.taken[id] != 0 || t.disk.wasFull, "deleted", "%T deletes %s", msg, t.texts[key])
	}
}

// in reports whether the game in a text contains a line.
func (l line) in(text string) bool {
	g, _ := game.Unpack("", text)
	return g.Exists() && l.layout == g.Board().Layout() && holds(g.Record(), l.moves)
}

// snap records the game that the page shows.
func (t *tab) snap(g game.Game) {
	now := t.now
	s := shot{g.ID, line{at: now, layout: g.Board().Layout(), moves: g.Record().Moves()[:g.Live()]}, g.Record().Finish()}
	if n := len(t.shots); n > 0 && t.shots[n-1].id == s.id && t.shots[n-1].finish == s.finish && slices.Equal(t.shots[n-1].moves, s.moves) {
		return
	}
	t.shots = append(fromPromised(t.shots, now), s)
}

// fromPromised returns the list from its latest promised element on, or all of it if no element is
// promised. An element is promised once it has been there long enough.
func fromPromised[T interface{ since() int64 }](list []T, now int64) []T {
	for len(list) > 1 && list[1].since() <= now-seen {
		list = list[1:]
	}
	return list
}

func (s shot) since() int64 { return s.at }

func (v version) since() int64 { return v.at }

// keeps reports whether a page stores the game that it shows.
func (t *tab) keeps() bool { return t.m.Ready && !t.blocked && !t.m.Unsaved }

// checkDeath checks the promises after the end of a page or of the browser: the next page must have
// everything promised.
func (t *tab) checkDeath(browser bool) {
	d, w := t.device, t.world
	if t.blocked || d.disk.full || t.m.Unsaved || browser && !d.disk.journal {
		return
	}
	// Another page can have overwritten it.
	late := browser || w.racy && slices.ContainsFunc(d.tabs, func(o *tab) bool { return o != t })
	shots := t.shots
	if late {
		shots = slices.DeleteFunc(slices.Clone(shots), func(s shot) bool { return s.at > w.now-seen })
	}
	promised := shots[max(len(shots)-1, 0):]
	exact := d.exact && browser
	versions := maps.Clone(d.disk.versions)
	check := func() {
		next := &tab{device: d, texts: d.disk.texts}
		msg := next.loaded(closed{})
		msg.Stored, _ = next.shelf().All()
		msg.Partial = false
		m, _ := play.Update(play.New(), t.instant(), msg)
		for _, s := range promised {
			ended := d.deleted[s.id] || d.taken[s.id] >= s.at-1000 // a person ended it
			w.must(ended || s.isIn(m), "kept", "%v was shown and is lost, %s %d of %d, %v", s.moves, s.id, s.at%10_000_000, w.now%10_000_000, d.disk.rows[library.GamePrefix+s.id])
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
	} else { // its last changes are still on their way
		life, pardons := d.lives, d.pardons
		w.at(100, nil, func() {
			if d.lives == life && d.pardons == pardons && !d.disk.full {
				check()
			}
		})
	}
}

// isIn reports whether a game in a Model contains the shot.
func (s shot) isIn(m play.Model) bool {
	return slices.ContainsFunc(m.Kept.On(nil), func(g game.Game) bool {
		return g.Board().Layout() == s.layout && holds(g.Record(), s.moves) && (s.finish == rules.NotFinished || g.Record().Finish() == s.finish)
	})
}

// clockGoesOn returns a check that a running clock continues across a reload.
func (t *tab) clockGoesOn() (check func()) {
	g, ok := t.ownGame()
	if !ok || !t.exact || !g.Clocked() || g.Record().Times().Pauses || g.Players.Friend() || t.m.Open.Away || g.Clock.Since == 0 || !t.keeps() || t.disk.full {
		return func() {}
	}
	at := t.now
	left := func(of game.Game) int64 { return timeLeft(of, g.LivePosition().Turn(), t.now+t.offset) }
	before := left(g)
	return func() {
		if h, ok := t.ownGame(); ok && h.ID == g.ID && h.Live() == g.Live() && !h.Over() {
			t.must(h.Clock.Since > 0 && left(h) <= before+200 && left(h) >= before-(t.now-at)-200, "clock", "over a reload %d ms become %d", before, left(h))
		}
	}
}

// checkBackup checks that a backup restored into an empty storage is the identity, and that in
// other storages it only adds.
func (t *tab) checkBackup(file string) {
	fresh := t.what(play.New(), play.Loaded{Seed: 7, Build: "1"}, play.Shown{}, play.Import{Text: file})
	for _, key := range sortedKeys(t.m.Kept.All()) {
		id, isGame := library.GameID(key)
		if !isGame {
			continue
		}
		a, err := game.Unpack(id, t.m.Kept.Text(key))
		b, _ := game.Unpack(id, fresh.Kept.Text(key))
		if err == nil && a.Clock.Since == 0 { // a clock that ran can have ended the game
			same := a.Record().WithCursor(0).Equal(b.Record().WithCursor(0)) && a.Players == b.Players
			same = same && a.Began == b.Began && a.Helped == b.Helped // for the rating
			t.must(b.Exists() && same, "backup", "%s comes back as %s", t.m.Kept.Text(key), fresh.Kept.Text(key))
		}
	}
	if h := t.m.Kept.Training().String(); library.Readable(library.TrainingKey, t.m.Kept.Text(library.TrainingKey)) {
		t.must(fresh.Kept.Training().String() == h, "backup", "what was trained comes back as %s, not %s", fresh.Kept.Training(), h)
	}
	t.must(!slices.ContainsFunc(t.m.FinishRuns, fresh.FinishRuns.Lacks), "backup", "finishes come back as %v, not %v", fresh.FinishRuns, t.m.FinishRuns)
	for _, d := range t.devices {
		for _, other := range d.tabs {
			if other == t || other.m.Kept.Partly() || !other.m.Ready {
				continue
			}
			more := other.what(other.m, play.Import{Text: file})
			t.must(!slices.ContainsFunc(other.m.FinishRuns, more.FinishRuns.Lacks), "backup", "a backup makes the finishes %v of %v", more.FinishRuns, other.m.FinishRuns)
			for id := range maps.Keys(other.m.Kept.All()) {
				a, err := game.Unpack(id, other.m.Kept.Text(id))
				b, _ := game.Unpack(id, more.Kept.Text(id))
				if _, isGame := library.GameID(id); isGame && err == nil && a.Moved() {
					t.must(b.Exists() && holds(b.Record(), a.Record().Moves()[:a.Live()]), "backup", "a backup makes %s of %s", b.Record(), a.Record())
				}
			}
		}
	}
}

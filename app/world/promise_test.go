package world

import (
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
	tried   map[int]int64         // by number: times at which puzzles were tried first
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
	friend := is(msg, play.PeerSaid{})
	// The notice UndoHere is about the game shown.
	answers := is(msg, play.AnswerUndo{}) && before.Notice.Kind != desk.UndoHere
	if _, _, ok := before.LiveGame(); ok && (friend || answers) {
		was, _, _ = before.LiveGame()
		g, _, _ = t.m.LiveGame()
	}
	if was.ID != g.ID { // the friend's link ends the part that both sides have played here
		stored, _ := game.Unpack(g.ID, t.texts[library.GamePrefix+g.ID])
		if stored.Players.Mode == game.ByLink && !stored.Players.Friend() {
			was = stored
		}
	}
	shorter := g.Live() < was.Live()
	if g.ID == "" || was.ID != g.ID || desk.TraitsOf(msg)&desk.Background != 0 && !(friend && shorter) {
		return
	}
	if shorter || was.Over() && !g.Over() || !holds(g.Record(), was.Record().Moves()) {
		t.taken[g.ID] = t.now
	}
	t.played = slices.DeleteFunc(t.played, func(l line) bool {
		gone := !holds(g.Record(), l.moves) || len(l.moves) > g.Live() && shorter
		return l.layout == g.Board().Layout() && holds(was.Record(), l.moves) && gone
	})
}

// promise records a promise about the marbles that a person has played in a game or in a finish.
func (t *tab) promise(before *play.Model, was, g game.Game, msg desk.Msg) {
	if t.blocked || t.disk.full || t.m.Unsaved {
		return
	}
	if is(msg, desk.Press{}, play.Entry{}) && g.ID != "" && was.ID == g.ID && g.Live() > was.Live() {
		t.played = append(t.played[max(len(t.played)-20, 0):], t.lineOf(g))
	}
	if s, ok := t.m.Screen().(finish.Screen); ok && is(msg, desk.Press{}, desk.Thought{}) {
		try := library.FinishRun{Number: s.Number(), Level: s.Level()}
		if run := t.m.FinishRuns.Latest(try); run.Moves != before.FinishRuns.Latest(try).Moves {
			l := line{at: t.now, try: run, ends: s.Over() && s.Counts()}
			t.played = append(t.played[max(len(t.played)-20, 0):], l)
		}
	}
}

// lineOf returns what a person has played in a game until now.
func (w *world) lineOf(g game.Game) line {
	return line{at: w.now, layout: g.Board().Layout(), moves: g.Record().Moves()[:g.Live()]}
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
	was, now, at := before.Kept.Training(), t.m.Kept.Training(), t.m.Now.Time()
	merges := is(msg, play.Changed{}, play.Import{}, play.Loaded{})
	same := before.Kept.Text(library.TrainingKey) == t.m.Kept.Text(library.TrainingKey)
	if same || merges && t.pardons > 0 {
		return
	}
	for number := range strings.Count(someFinishes, "\n") + 1 {
		a, known := was.Finish(number)
		b, ok := now.Finish(number)
		stays := merges || slices.Equal(a.First.Lost, b.First.Lost) && a.First.Minute == b.First.Minute
		t.must(!known || ok && b.Best <= a.Best && stays, "finish", "%T makes %+v of %+v", msg, b, a)
	}
	a, b := was.Streak(at), now.Streak(at)
	longer := a.Now <= b.Now && a.Best <= b.Best
	t.must(t.astray || longer, "daily", "%T makes a streak of %+v of %+v", msg, b, a)
}

// holds reports whether a record contains a line, in the game or in a variation.
func holds(r rules.Record, moves []rules.Hole) bool {
	return rules.CommonPrefix(r.Moves(), moves) == len(moves) || r.Through(moves) != nil
}

// checkWrite checks that only the person deletes games, and that no unreadable text is overwritten
// without a copy.
func (t *tab) checkWrite(key, text string) {
	id, isGame := library.GameID(key)
	was := t.texts[key]
	lasts := text == "" || was == "" || text == was || library.Readable(key, was)
	for other, copied := range t.texts {
		lasts = lasts || other != key && copied == was
	}
	t.must(lasts, "unread", "%s was %s and is overwritten by %s", key, was, text)
	if text != "" || !isGame {
		return
	}
	if is(t.msg, play.Delete{}, desk.PruneGames{}) {
		t.deleted[id] = true
		t.played = slices.DeleteFunc(t.played, func(l line) bool { return l.in(was) })
		return
	}
	g, _ := game.Unpack(id, was)
	empty := g.Record().Len() <= g.Base()
	// Another tab can be playing the first marble in it.
	t.deleted[id] = t.deleted[id] || t.racy && empty
	ended := t.deleted[id] || t.taken[id] != 0 // by a person
	t.must(!g.Exists() || empty || ended || t.disk.wasFull, "deleted", "%T deletes %s", t.msg, was)
}

// in reports whether the game in a text contains a line.
func (l line) in(text string) bool {
	g, _ := game.Unpack("", text)
	return g.Exists() && l.layout == g.Board().Layout() && holds(g.Record(), l.moves)
}

// snap records the game that the page shows.
func (t *tab) snap(g game.Game) {
	s := shot{g.ID, t.lineOf(g), g.Record().Finish()}
	for _, last := range t.shots[max(len(t.shots)-1, 0):] {
		if last.id == s.id && last.finish == s.finish && slices.Equal(last.moves, s.moves) {
			return
		}
	}
	t.shots = append(fromPromised(t.shots, t.now), s)
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
	d := t.device
	if t.blocked || d.disk.full || t.m.Unsaved || browser && !d.disk.journal {
		return
	}
	shots := t.shots
	// Another page can have overwritten it.
	if browser || t.racy && slices.ContainsFunc(d.tabs, func(o *tab) bool { return o != t }) {
		shots = slices.DeleteFunc(slices.Clone(shots), func(s shot) bool { return s.at > t.now-seen })
	}
	shots = shots[max(len(shots)-1, 0):]
	if browser {
		next := d.nextPage()
		t.checkShots(next, shots)
		if d.exact {
			t.checkTexts(next)
		}
		return
	}
	life, pardons := d.lives, d.pardons
	d.at(100, nil, func() { // its last changes are still on their way
		if d.lives == life && d.pardons == pardons && !d.disk.full {
			t.checkShots(d.nextPage(), shots)
		}
	})
}

// nextPage returns what the next page of the device starts with.
func (d *device) nextPage() play.Loaded {
	next := &tab{device: d, texts: d.disk.texts}
	msg := next.loaded(closed{})
	msg.Stored, _ = next.shelf().All()
	msg.Partial = false
	return msg
}

// checkShots checks that the next page has what a page has shown.
func (t *tab) checkShots(next play.Loaded, shots []shot) {
	m := t.what(play.New(), next)
	for _, s := range shots {
		ended := t.deleted[s.id] || t.taken[s.id] >= s.at-1000 // a person ended it
		t.must(ended || s.isIn(m), "kept", "%v was shown and is lost, %s %d of %d, %v", s.moves, s.id,
			s.at%10_000_000, t.now%10_000_000, t.disk.rows[library.GamePrefix+s.id])
	}
}

// checkTexts checks that the next page has the promised texts, or later ones.
func (t *tab) checkTexts(next play.Loaded) {
	for _, key := range sortedKeys(t.disk.versions) {
		list := fromPromised(t.disk.versions[key], t.now)
		if list[0].at > t.now-seen {
			continue
		}
		text := next.Stored[key]
		if newer, ok := next.Journal[key]; ok {
			text = newer
		}
		ok := slices.ContainsFunc(list, func(v version) bool { return v.text == text })
		t.must(ok, "kept", "%s is %q, promised is %q", key, text, list[0].text)
	}
}

// isIn reports whether a game in a Model contains the shot.
func (s shot) isIn(m play.Model) bool {
	return slices.ContainsFunc(m.Kept.On(nil), func(g game.Game) bool {
		end := g.Record().Finish()
		// If two friends have ended it at once, the longer game counts, or the friend's resignation
		// before the end of the time here.
		timeOver := s.finish == rules.FirstOutOfTime || s.finish == rules.SecondOutOfTime
		both := g.Players.Friend() && end != rules.NotFinished && (g.Record().Len() > len(s.moves) || timeOver)
		ends := s.finish == rules.NotFinished || end == s.finish || both
		return ends && g.Board().Layout() == s.layout && holds(g.Record(), s.moves)
	})
}

// clockGoesOn returns a check that a running clock continues across a reload.
func (t *tab) clockGoesOn() (check func()) {
	g, ok := t.ownGame()
	runs := ok && g.Clocked() && !g.Record().Times().Pauses && !g.Players.Friend() && !t.m.Open.Away && g.Clock.Since > 0
	if !runs || !t.exact || !t.keeps() || t.disk.full {
		return func() {}
	}
	at := t.now
	left := func(of game.Game) int64 { return timeLeft(of, g.LivePosition().Turn(), t.now+t.offset) }
	before := left(g)
	return func() {
		if h, ok := t.ownGame(); ok && h.ID == g.ID && h.Live() == g.Live() && !h.Over() {
			runs := h.Clock.Since > 0 && left(h) <= before+200 && left(h) >= before-(t.now-at)-200
			t.must(runs, "clock", "over a reload %d ms become %d", before, left(h))
		}
	}
}

// checkBackup checks that a backup restored into an empty storage is the identity, and that in
// other storages it only adds.
func (t *tab) checkBackup(file string) {
	fresh := t.what(play.New(), play.Loaded{Seed: 7, Build: "1"}, play.Shown{}, play.Import{Text: file})
	t.checkRestored(&t.m, &fresh, func(a, b game.Game) bool {
		same := b.Exists() && sameRecord(a, b) && a.Players == b.Players
		rated := a.Began == b.Began && a.Helped == b.Helped
		return same && rated || a.Clock.Since != 0 // a clock that ran can have ended the game
	})
	h := t.m.Kept.Training().String()
	if library.Readable(library.TrainingKey, t.m.Kept.Text(library.TrainingKey)) {
		again := fresh.Kept.Training().String()
		t.must(again == h, "backup", "what was trained comes back as %s, not %s", again, h)
	}
	for _, d := range t.devices {
		for _, other := range d.tabs {
			if other != t && !other.m.Kept.Partly() && other.m.Ready {
				more := other.what(other.m, play.Import{Text: file})
				t.checkRestored(&other.m, &more, func(a, b game.Game) bool {
					return !a.Moved() || b.Exists() && holds(b.Record(), a.Record().Moves()[:a.Live()])
				})
			}
		}
	}
}

// checkRestored checks that everything of one Model is in another one, where a backup was restored.
func (t *tab) checkRestored(before, after *play.Model, has func(a, b game.Game) bool) {
	missing := slices.ContainsFunc(before.FinishRuns, after.FinishRuns.Lacks)
	t.must(!missing, "backup", "finishes are %v, were %v", after.FinishRuns, before.FinishRuns)
	for _, key := range sortedKeys(before.Kept.All()) {
		id, isGame := library.GameID(key)
		a, err := game.Unpack(id, before.Kept.Text(key))
		b, _ := game.Unpack(id, after.Kept.Text(key))
		if isGame && err == nil {
			t.must(has(a, b), "backup", "%s comes back as %s", before.Kept.Text(key), after.Kept.Text(key))
		}
	}
}

// checkTabs checks that pages with the same game agree with each other and with the storage. Every
// line that a person has played must be stored.
func (d *device) checkTabs() {
	pages := slices.DeleteFunc(slices.Clone(d.tabs), func(t *tab) bool { return !t.keeps() })
	for i, a := range pages {
		g, ok := a.ownGame()
		text := d.disk.texts[library.GamePrefix+g.ID]
		for _, b := range pages[i+1:] {
			if h, too := b.ownGame(); ok && too && g.ID == h.ID {
				same := sameRecord(g, h) && g.Live() == h.Live() && g.Players == h.Players
				d.must(same, "tabs", "two pages show\n%s\n%s\nstored is\n%s", game.Pack(g), game.Pack(h), text)
			}
		}
		if stored, _ := game.Unpack(g.ID, text); ok && g.Live() > g.Base() && !d.deleted[g.ID] {
			same := stored.Exists() && stored.Live() == g.Live() && holds(stored.Record(), g.Record().Moves())
			d.must(same, "stored", "shown is\n%s, stored\n%s", g.Record(), text)
		}
		for number := range d.tried {
			_, ok := a.m.Kept.Training().Puzzle(number)
			d.must(ok, "trained", "that puzzle %d was tried is lost: %s", number, a.m.Kept.Training())
		}
	}
	if len(pages) == 0 || len(pages) < len(d.tabs) {
		d.played = nil
		return
	}
	head, _ := library.ParseHead(d.disk.texts[library.HeadKey], library.Default)
	for _, l := range d.played {
		if l.try.Number > 0 {
			_, ok := pages[0].m.Kept.Training().Finish(l.try.Number)
			ok = l.keptBy(head.Finishes) && (ok || !l.ends)
			d.must(ok, "finish", "%+v is lost, kept are %+v", l.try, head.Finishes)
			continue
		}
		found := false
		for _, text := range d.disk.texts {
			found = found || strings.Contains(text, "/b"+l.layout) && l.in(text)
		}
		d.must(found, "lost", "%v was played on device %d at %d and is lost: %s", l.moves, d.number,
			l.at%10_000_000, sortedKeys(d.disk.texts))
	}
}

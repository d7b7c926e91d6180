package world

import (
	"maps"
	"os"
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
)

// tab is a page with the program. Its methods carry out effects as the browser does.
type tab struct {
	*device
	number         int
	m              play.Model
	dead           bool
	hidden, frozen bool
	cached         bool              // in the back/forward cache, where it receives no events
	blocked        bool              // the tab's storage is only in memory
	texts          map[string]string // the storage as the tab has it
	own            map[string]int    // by key: changes of this tab that have not come back to it
	sent, heard    int64             // when the latest change leaves and enters the tab's process
	pages          pageJournal
	thawed         int64 // when it was last resumed
	born, slept    int64 // start of the steady clock; time for which it stood still
	read           int64 // when the clocks were last read
	fuse           int   // number of effects until the page dies, -1 for no limit
	held           []func()
	entries        []closed // entries of the browser's history
	here           int      // index of the entry shown
	depth          int
	msg            desk.Msg      // message being processed
	asked          desk.Question // question that the thinker works on
	due            map[any]int   // number of messages to come, by the id of a timer, or by kind
	peer           *end
	failing        bool // a text could not be stored in this step
	shots          []shot
	offered        []desk.Msg // recent messages of the person
}

// open opens a page at an address. A page that was open before has its id.
func (d *device) open(c closed) *tab {
	d.opened++
	t := &tab{device: d, number: d.opened, blocked: d.disk.blocked, texts: d.disk.texts, own: map[string]int{}, fuse: -1, entries: []closed{c}}
	switch {
	case t.blocked:
		t.texts = map[string]string{}
		d.count("storage blocked")
	case d.racy: // each tab's process has a copy
		t.texts = maps.Clone(t.texts)
	}
	if len(d.tabs) == 0 {
		d.disk.versions = map[string][]version{}
	}
	// All writes of the last page have arrived.
	d.exact = len(d.tabs) == 0 && !t.blocked && d.now > d.died+100
	d.tabs = append(d.tabs, t)
	t.load(pick(d, "", "", "", "", "", "", "new", "daily", "today"))
	return t
}

// load starts the program at the history entry shown.
func (t *tab) load(act string) {
	t.m, t.asked, t.peer, t.shots, t.due = play.New(), desk.Question{}, nil, nil, map[any]int{}
	t.born, t.slept, t.read = t.now, 0, t.now
	msg := t.loaded(t.entries[t.here])
	t.journalLearns()
	t.journalTrims()
	msg.Launch.Act, msg.Seed, msg.Calm = act, t.next()>>12, t.chance(30)
	t.send(msg)
	t.after(200, func() { t.send(play.Shown{}) })
	if t.chance(20) {
		t.after(t.between(0, 3000), func() { t.send(desk.OfflineNow{}) })
	}
}

// loaded does the same as page.Loaded.
func (t *tab) loaded(c closed) play.Loaded {
	t.journalBegins()
	journal := t.ahead()
	stored, partial, _ := library.First(t.shelf(), c.id, journal)
	return play.Loaded{Stored: stored, Partial: partial, Journal: journal, Fragment: c.fragment, ID: c.id, Blocked: t.blocked, Seed: 1,
		Build: string(rune('0' + t.build%10)), Device: desk.Device{Share: true}, Speaks: []string{"en"}}
}

// guard runs do in a page, which can die meanwhile.
func (t *tab) guard(do func()) {
	defer func() {
		if t.fuse == 0 {
			recover()
			t.fuse, t.depth = -1, 0
			t.count("page dies between two effects")
			t.die()
			// Other pages might show its last change, which its journal can lack.
			g, _ := t.ownGame()
			t.taken[g.ID] = t.now + flushed
			// Another page's text can have come first, and was not merged.
			maps.DeleteFunc(t.tried, func(_ int, at int64) bool { return at == t.now })
		}
	}()
	do()
}

// burn is called with every effect.
func (t *tab) burn() {
	if t.fuse > 0 {
		if t.fuse--; t.fuse == 0 {
			panic(t)
		}
	}
}

// post sends a message soon.
func (t *tab) post(msg desk.Msg) { t.postIn(t.between(0, 4), msg) }

func (t *tab) postIn(ms int64, msg desk.Msg) { t.after(ms, func() { t.send(msg) }) }

// postDue sends a message that checkWaits knows of.
func (t *tab) postDue(kind any, ms int64, msg desk.Msg) {
	t.due[kind]++
	t.after(ms, func() { t.due[kind]--; t.send(msg) })
}

// send processes a message, its effects and their answers, as Root.carryOutAt does.
func (t *tab) send(msg desk.Msg) {
	if c, ok := msg.(play.Changed); ok && t.depth == 0 { // as page.Storage.Latest does
		if c.Key == "" && t.blocked {
			return
		}
		c.Text = t.texts[c.Key]
		msg = c
	}
	switch msg.(type) {
	case play.Loaded, play.AllRead:
	default:
		if !t.m.Ready {
			return
		}
	}
	before := t.m
	was, _ := t.ownGame()
	t.tally["events"]++
	t.carried++
	t.say(msg)
	model, effects := play.Update(t.m, t.instant(), msg)
	if all, ok := msg.(play.AllRead); ok {
		msg = all.Then
	}
	t.m, t.msg = model, msg
	t.depth++
	g, _ := t.ownGame()
	t.takeBack(&before, was, g, msg)
	s := t.shelf()
	answers := t.m.Store(s, effects)
	t.journalWrites(s.set, 0)
	t.checkStep(&before, msg)
	for _, e := range effects {
		t.burn()
		if words, ok := e.(desk.FetchWords); ok && words.Language != "xx" {
			answers = append(answers, desk.WordsFetched{Language: words.Language, OK: true})
		} else {
			t.run(e)
		}
	}
	if t.m.Now.Milli == t.now+t.offset { // a message that waits for all texts reads no clock
		t.read = t.now
	}
	for _, a := range answers {
		t.send(a)
	}
	t.promise(&before, was, g, msg)
	if t.depth--; t.depth == 0 {
		t.checkWhole(msg)
	}
}

// run carries out an effect, as Root.run does.
func (t *tab) run(e desk.Effect) {
	switch e := e.(type) {
	case desk.Think:
		t.must(t.asked.ID == 0, "engine", "question %d is put while %d is open", e.Question.ID, t.asked.ID)
		t.asked = e.Question
		t.think(e.Question)
	case desk.Halt:
		t.asked = desk.Question{}
	case desk.Write, desk.ReadAll, desk.Persist, desk.Install, desk.PlaySound, desk.Hush, desk.KeepAwake, desk.Focus, desk.FocusCell, desk.ShowProgress, desk.Picture:
	case desk.ReadOn:
		t.postIn(10, desk.ReadGames{})
	case desk.Address:
		if e.Push {
			t.entries = append(t.entries[:t.here+1:t.here+1], closed{})
			t.here++
		}
		t.entries[t.here] = closed{e.Fragment, e.ID}
	case desk.Apply:
		t.build++
		t.at(1, t, t.reload)
	case desk.Speak:
		if t.chance(20) {
			t.post(play.Voiceless{})
		}
	case desk.FetchPuzzles:
		text, ok, in := t.fetch(somePuzzles)
		t.postDue("collection", in, puzzles.PuzzlesFetched{Text: text, OK: ok})
	case desk.FetchFinishes:
		text, ok, in := t.fetch(someFinishes)
		t.postDue("collection", in, finish.Fetched{Text: text, OK: ok})
	case desk.FetchWords:
		ok := t.chance(50)
		if !ok {
			t.count("words missing")
		}
		t.postIn(t.between(5, 3000), desk.WordsFetched{Language: e.Language, OK: ok})
	case desk.NextSecond:
		t.postDue("second", 1000-(t.now+t.offset)%1000, desk.SecondOver{})
	case desk.WaitClock:
		t.postDue(e.ID, int64(e.Milliseconds), desk.ClockDue{ID: e.ID})
	case desk.Wait:
		t.postDue(e.ID, int64(e.Milliseconds), desk.Tick{ID: e.ID})
	case desk.Invite, desk.Accept, desk.Connect, desk.SendPeer, desk.HangUp, desk.SayToTabs:
		t.runPeer(e)
	case desk.Download:
		if strings.HasSuffix(e.Name, ".json") {
			t.file = e.Text
			t.checkBackup(e.Text)
		}
	case desk.Copy:
		t.copy(e.Fragment)
	case desk.SendPlace:
		t.copy(e.Fragment)
	case desk.Send:
		t.mailed(e.Link.String())
		t.post(table.LinkSent(e))
	case desk.ReadClipboard:
		t.post(desk.NoClipboard{})
	case desk.CopyText:
		t.copy(e.Text)
	case desk.CopyGame, desk.CopyFrame, desk.SendResult, desk.SendFinish:
		t.copy("")
	default:
		t.fail("effect", "%#v has no case", e)
	}
}

// copy copies a text to the clipboard, and mails it.
func (t *tab) copy(text string) {
	if text != "" {
		t.mailed(text)
	}
	t.post(desk.Copied{OK: t.chance(90), Text: text})
}

// send sends a link by mail.
func (w *world) mailed(link string) { w.mail = append(w.mail[max(len(w.mail)-5, 0):], link) }

// somePuzzles and someFinishes are the beginnings of the app's collections.
var somePuzzles, someFinishes = beginning("puzzles.txt"), beginning("finishes.txt")

func beginning(file string) string {
	text, err := os.ReadFile("../../static/" + file)
	if err != nil {
		panic(err)
	}
	return strings.Join(strings.SplitAfter(string(text), "\n")[:30], "")
}

// fetch returns a collection, perhaps damaged or missing, and how long it takes.
func (w *world) fetch(collection string) (text string, ok bool, in int64) {
	in = w.between(5, 300)
	switch n := w.below(20); {
	case n < 2:
		w.count("puzzles missing")
		return "", false, in
	case n < 4:
		w.count("puzzles late")
		return collection, true, w.between(3000, 20_000)
	case n < 5:
		w.count("puzzles of another build")
		return collection[:len(collection)/2], true, in
	}
	return collection, true, in
}

// die ends a page without notice.
func (t *tab) die() {
	if t.dead {
		return
	}
	t.dead, t.died = true, t.now
	t.forget()
	t.closed = append(t.closed, t.entries[t.here])
	t.tabs = slices.DeleteFunc(t.tabs, func(o *tab) bool { return o == t })
	t.dropPeer()
	t.checkDeath(false)
}

// forget drops the latest promises when a page ends or is frozen: no page notices that another page
// has overwritten its last marble.
func (t *tab) forget() {
	if t.racy && len(t.tabs) > 1 {
		t.shots = slices.DeleteFunc(t.shots, func(s shot) bool { return s.at > t.now-seen })
		t.played = slices.DeleteFunc(t.played, func(l line) bool { return l.at > t.now-seen })
		maps.DeleteFunc(t.tried, func(_ int, at int64) bool { return at > t.now-seen })
	}
}

// reload reloads the page.
func (t *tab) reload() {
	t.hide(true)
	t.forget()
	t.dropPeer()
	check := t.clockGoesOn()
	t.checkDeath(false)
	// The next life of the page receives nothing that this one waits for.
	t.queue = slices.DeleteFunc(t.queue, func(e event) bool { return e.tab == t })
	t.held, t.hidden = nil, false
	t.load("")
	check()
}

// hide makes the page hidden or visible.
func (t *tab) hide(hidden bool) {
	if t.hidden = hidden; !t.frozen {
		t.send(desk.Seen{Hidden: hidden})
	}
}

// freeze hides a page and freezes it, perhaps in the back/forward cache.
func (t *tab) freeze(cached bool) {
	t.guard(func() { t.hide(true) })
	t.forget()
	t.frozen, t.cached = !t.dead, t.cached || cached
}

// thaw resumes a frozen page, which then receives the missed events.
func (t *tab) thaw() {
	t.frozen, t.thawed = false, t.now
	if t.cached { // see page.onPageShow
		t.cached = false
		t.journalBegins()
		stored, _, _ := library.First(t.shelf(), t.m.LastID(), nil)
		for _, key := range sortedKeys(stored) {
			t.post(play.Changed{Key: key})
		}
	}
	t.release()
}

// release runs the held events.
func (t *tab) release() {
	if t.frozen || t.asleep {
		return
	}
	held := t.held
	t.held = nil
	for _, do := range held {
		t.world.at(0, t, do)
	}
}

// ownGame returns the player's own game that the page shows.
func (t *tab) ownGame() (g game.Game, ok bool) {
	o, ok := t.m.Own()
	return o.Game, ok
}

// after schedules an event of the page.
func (t *tab) after(ms int64, do func()) { t.at(ms, t, do) }

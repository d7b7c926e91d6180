package world

import (
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

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
	cached         bool // frozen in the back/forward cache, where it receives no events
	blocked        bool // the tab's storage is only in memory
	memory         map[string]string
	copied         map[string]string // in a racy world: the storage in the tab's process
	own            map[string]int    // by key: changes of this tab that have not come back to it
	sent, heard    int64             // when the latest change leaves and enters the tab's process
	pages          pageJournal
	born, slept    int64 // start of the steady clock; time for which it stood still
	read           int64 // when the clocks were last read
	fuse           int   // number of effects until the page dies, -1 for no limit
	held           []func()
	entries        []closed // entries of the browser's history
	here           int      // index of the entry shown
	depth          int
	msg            desk.Msg      // message being processed
	asked          desk.Question // question that the thinker works on
	timers         map[int]bool  // ids of running Wait and WaitClock effects
	seconds        int           // number of SecondOver messages to come
	fetches        int           // number of PuzzlesFetched and Fetched messages to come
	peer           *end
	failing        bool // a text could not be stored in this step
	shots          []shot
	offered        []desk.Msg // recent messages of the person
}

// open opens a page at an address. A page that was open before has its id.
func (d *device) open(c closed) *tab {
	d.opened++
	t := &tab{device: d, number: d.opened, born: d.now, read: d.now, fuse: -1, entries: []closed{c}, own: map[string]int{}, timers: map[int]bool{}}
	if t.blocked = d.disk.blocked; t.blocked {
		t.memory = map[string]string{}
		d.count("storage blocked")
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
	c := t.entries[t.here]
	t.m, t.asked, t.peer, t.shots = play.New(), desk.Question{}, nil, nil
	t.timers, t.seconds, t.fetches = map[int]bool{}, 0, 0
	t.born, t.slept, t.read = t.now, 0, t.now
	msg := t.loaded(c)
	msg.Launch.Act, msg.Seed, msg.Calm = act, t.next()>>12, t.chance(30)
	t.send(msg)
	t.after(200, func() { t.send(play.Shown{}) })
	if t.chance(20) {
		t.after(t.between(0, 3000), func() { t.send(desk.OfflineNow{}) })
	}
}

// loaded does the same as page.Loaded.
func (t *tab) loaded(c closed) play.Loaded {
	if t.racy && !t.blocked && t.copied == nil {
		t.copied = maps.Clone(t.disk.texts)
	}
	t.journalBegins()
	journal := t.ahead()
	stored, partial, _ := library.First(&shelf{t: t}, c.id, journal)
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
func (t *tab) post(msg desk.Msg) { t.postIn(msg, t.between(0, 4)) }

func (t *tab) postIn(msg desk.Msg, in int64) { t.after(in, func() { t.send(msg) }) }

// send processes a message, its effects and their answers, as Root.carryOutAt does.
func (t *tab) send(msg desk.Msg) {
	if c, ok := msg.(play.Changed); ok && t.depth == 0 { // as page.Storage.Latest does
		if c.Key == "" && t.blocked {
			return
		}
		s := shelf{t: t}
		c.Text, _ = s.Get(c.Key)
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
	t.tally.events++
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
	s := shelf{t: t, read: map[string]string{}}
	answers := t.m.Store(&s, effects)
	if len(s.set) > 0 {
		t.journalWrites(s.set)
	}
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
	t.promise(was, g, msg)
	t.promiseFinish(&before, msg)
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
		t.postIn(desk.ReadGames{}, 10)
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
		t.fetch(somePuzzles(), func(text string, ok bool) desk.Msg { return puzzles.PuzzlesFetched{Text: text, OK: ok} })
	case desk.FetchFinishes:
		t.fetch(someFinishes(), func(text string, ok bool) desk.Msg { return finish.Fetched{Text: text, OK: ok} })
	case desk.FetchWords:
		t.fetchWords(e.Language)
	case desk.NextSecond:
		t.seconds++
		now := t.now + t.offset
		t.after(1000-now%1000, func() { t.seconds--; t.send(desk.SecondOver{}) })
	case desk.WaitClock:
		t.wait(e.ID, e.Milliseconds, desk.ClockDue{ID: e.ID})
	case desk.Wait:
		t.wait(e.ID, e.Milliseconds, desk.Tick{ID: e.ID})
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

func (t *tab) wait(id, ms int, msg desk.Msg) {
	t.timers[id] = true
	t.after(int64(ms), func() { delete(t.timers, id); t.send(msg) })
}

// somePuzzles and someFinishes are the beginnings of the app's collections.
var somePuzzles = sync.OnceValue(func() string { return beginning("puzzles.txt") })
var someFinishes = sync.OnceValue(func() string { return beginning("finishes.txt") })

func beginning(file string) string {
	text, err := os.ReadFile("../../static/" + file)
	if err != nil {
		panic(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	return strings.Join(lines[:min(len(lines), 30)], "")
}

// fetch answers with a collection, late, damaged or not at all.
func (t *tab) fetch(text string, fetched func(text string, ok bool) desk.Msg) {
	t.fetches++
	ok, in := true, t.between(5, 300)
	switch n := t.below(20); {
	case n < 2:
		t.count("puzzles missing")
		text, ok = "", false
	case n < 4:
		t.count("puzzles late")
		in = t.between(3000, 20_000)
	case n < 5:
		t.count("puzzles of another build")
		text = text[:len(text)/2]
	}
	t.after(in, func() { t.fetches--; t.send(fetched(text, ok)) })
}

func (t *tab) fetchWords(language library.Language) {
	ok := t.chance(50)
	if !ok {
		t.count("words missing")
	}
	t.postIn(desk.WordsFetched{Language: language, OK: ok}, t.between(5, 3000))
}

// die ends a page without notice.
func (t *tab) die() {
	if t.dead {
		return
	}
	t.dead, t.died = true, t.now
	// No page remains to notice that another page overwrote its last marble.
	if t.racy && len(t.tabs) > 1 {
		t.played = slices.DeleteFunc(t.played, func(l line) bool { return l.at > t.now-seen })
	}
	t.closed = append(t.closed, t.entries[t.here])
	t.tabs = slices.DeleteFunc(t.tabs, func(o *tab) bool { return o == t })
	t.dropPeer()
	t.checkDeath(false)
}

// reload reloads the page.
func (t *tab) reload() {
	t.hide(true)
	t.dropPeer()
	check := t.clockGoesOn()
	t.checkDeath(false)
	t.forget()
	t.hidden = false
	t.load("")
	check()
}

// forget cancels all events that this life of the page waits for.
func (t *tab) forget() {
	t.queue = slices.DeleteFunc(t.queue, func(e event) bool { return e.tab == t })
	t.held, t.seconds, t.fetches = nil, 0, 0
}

// hide makes the page hidden or visible.
func (t *tab) hide(hidden bool) {
	if t.hidden = hidden; !t.frozen {
		t.send(desk.Seen{Hidden: hidden})
	}
}

// thaw resumes a frozen page, which then receives the missed events.
func (t *tab) thaw() {
	t.frozen = false
	if t.cached { // see page.onPageShow
		t.cached = false
		t.journalBegins()
		stored, _, _ := library.First(&shelf{t: t}, t.entries[t.here].id, nil)
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

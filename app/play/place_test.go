package play

import (
	"maps"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
)

// place is a storage and the tabs that share it. Other tabs get the events of a write later, as in
// a browser. By then the event can be out of date.
type place struct {
	t     *testing.T
	texts map[string]string
	tabs  []*tab
	full  func(key string) bool // whether a key cannot be written or removed; nil if all can
	blurs bool                  // every read returns rubbish
	kept  int                   // notices of kept copies
	now   func() desk.Instant   // nil for today
	// Each tab reads its own copy, see change, so tabs can overwrite each other.
	racy bool
}

// change is a change of a text in a racy place. A racy place behaves like a browser with a process
// for each tab. A tab reads and writes a copy of its process. Each change goes to the browser, and
// from there in one order to all tabs. While a tab waits for its own change of a key, its copy
// keeps that change. The tab still gets the event of another tab's change. It handles the event
// later, with the text that is then in the copy.
type change struct {
	key, text string
	by        *tab
}

// tab is a program under test, with the keys whose change it has not received yet.
type tab struct {
	m      Model
	mail   []string
	copied map[string]string // the tab's copy in a racy place
	out    []change          // the tab's changes that the browser has not received
	in     []change          // changes that the tab has not received
	posted []string          // keys of the changes whose messages wait
	pushed int               // new entries of the history
}

// newPlace returns a storage with texts.
func newPlace(t *testing.T, texts map[string]string) *place {
	return &place{t: t, texts: maps.Clone(texts)}
}

// begin loads the stored texts and shows the game.
func begin(msg Loaded) (Model, []desk.Effect) { return beginAt(today, msg) }

func beginAt(now desk.Instant, msg Loaded) (Model, []desk.Effect) {
	m, effects := Update(New(), now, msg)
	m, more := act(m, Shown{})
	return m, append(effects, more...)
}

// open opens a tab at the address of Loaded.
func (p *place) open(msg Loaded) *tab {
	if p.texts == nil {
		p.texts = map[string]string{}
	}
	t := &tab{m: New(), copied: maps.Clone(p.texts)}
	p.tabs = append(p.tabs, t)
	msg.Stored, msg.Build = maps.Clone(p.texts), "test"
	if len(p.tabs)%2 == 0 { // every other tab reads games when it needs them
		msg.Stored, msg.Partial = map[string]string{}, true
		for _, key := range library.FirstKeys(p.texts[library.HeadKey], msg.ID) {
			msg.Stored[key] = p.texts[key]
		}
	}
	if msg.Seed == 0 {
		msg.Seed = uint64(len(p.tabs))
	}
	p.send(t, msg)
	p.send(t, Shown{})
	return t
}

// send lets a tab handle a message, its effects and their answers.
func (p *place) send(t *tab, msg desk.Msg) {
	var effects []desk.Effect
	before := t.m.Notice.Kind
	at := today
	if p.now != nil {
		at = p.now()
	}
	t.m, effects = Update(t.m, at, msg)
	if t.m.Notice.Kind == desk.CopyKept && before != desk.CopyKept {
		p.kept++
	}
	for _, e := range effects {
		if a, ok := e.(desk.Address); ok && a.Push {
			t.pushed++
		}
	}
	for _, answer := range t.m.Store(shelf{p, t}, effects) {
		p.send(t, answer)
	}
}

// shelf is a place as one tab sees it.
type shelf struct {
	*place
	by *tab
}

func (s shelf) Get(key string) (string, bool) {
	if s.blurs {
		return "rubbish", true
	}
	if s.racy {
		return s.by.copied[key], true
	}
	return s.texts[key], true
}

func (s shelf) Set(key, text string) bool {
	if s.full != nil && s.full(key) {
		return false
	}
	if s.racy {
		s.by.copied[key] = text
		s.by.out = append(s.by.out, change{key, text, s.by})
		return true
	}
	put(s.texts, key, text)
	for _, t := range s.tabs {
		if t != s.by {
			t.mail = append(t.mail, key)
		}
	}
	return true
}

func put(texts map[string]string, key, text string) {
	if texts[key] = text; text == "" {
		delete(texts, key)
	}
}

func (s shelf) All() (map[string]string, bool) {
	texts := s.texts
	if s.racy {
		texts = s.by.copied
	}
	texts = maps.Clone(texts)
	for key := range texts {
		if s.blurs {
			texts[key] = "rubbish"
		}
	}
	return texts, true
}

// deliver sends a tab the event of the oldest change, and reports whether there was one.
func (p *place) deliver(t *tab) bool {
	if len(t.mail) == 0 {
		return false
	}
	key := t.mail[0]
	t.mail = t.mail[1:]
	p.send(t, Changed{Key: key, Text: p.texts[key]})
	return true
}

// race lets the dice choose one of the possible events between the tabs of a racy place. It reports
// whether there was one.
func (p *place) race(next func(n int) int) bool {
	var can []func()
	for _, t := range p.tabs {
		if len(t.out) > 0 {
			can = append(can, func() {
				c := t.out[0]
				t.out = t.out[1:]
				put(p.texts, c.key, c.text)
				for _, other := range p.tabs {
					other.in = append(other.in, c)
				}
			})
		}
		if len(t.in) > 0 {
			can = append(can, func() {
				c := t.in[0]
				t.in = t.in[1:]
				if c.by == t {
					return
				}
				waits := func(own change) bool { return own.by == t && own.key == c.key }
				if !slices.ContainsFunc(t.out, waits) && !slices.ContainsFunc(t.in, waits) {
					put(t.copied, c.key, c.text)
				}
				t.posted = append(t.posted, c.key)
			})
		}
		if len(t.posted) > 0 {
			can = append(can, func() {
				key := t.posted[0]
				t.posted = t.posted[1:]
				p.send(t, Changed{Key: key, Text: t.copied[key]})
			})
		}
	}
	if len(can) > 0 {
		can[next(len(can))]()
	}
	return len(can) > 0
}

// settle delivers everything. The test fails if tabs answer each other without end.
func (p *place) settle() {
	p.t.Helper()
	for n := 0; ; n++ {
		any := false
		for _, t := range p.tabs {
			any = p.deliver(t) || any
		}
		any = p.race(func(int) int { return 0 }) || any
		if !any {
			return
		}
		if n > 2000 {
			p.t.Fatal("the tabs write without end")
		}
	}
}

// gamesIn returns the games that a new tab finds in storage, by id.
func gamesIn(texts map[string]string) map[string]game.Game {
	m, _ := begin(Loaded{Stored: maps.Clone(texts)})
	games := map[string]game.Game{}
	for _, g := range m.Kept.Played() {
		games[g.ID] = g
	}
	return games
}

// alone returns a tab in a place of its own, and dice.
func alone(t *testing.T, seed uint64) (*place, *tab, func(n int) int) {
	p := newPlace(t, nil)
	return p, p.open(Loaded{Seed: seed + 1}), dice(seed)
}

// dice returns a function for pseudo-random numbers, which are the same in every run.
func dice(seed uint64) func(n int) int {
	r := seed*2654435761 + 1
	return func(n int) int {
		r = r*6364136223846793005 + 1442695040888963407
		return int(r>>33) % n
	}
}

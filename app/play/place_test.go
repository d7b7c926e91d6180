package play

import (
	"maps"
	"testing"
)

// place is a storage and the tabs that share it. What one tab writes the others
// hear of later, as in a browser, and by then it may be out of date.
type place struct {
	t     *testing.T
	texts map[string]string
	tabs  []*tab
	full  func(key string) bool // whether a key cannot be written or removed; nil if all can
	blurs bool                  // whatever is read is rubbish
	racy  bool                  // a tab reads what it has heard of, not what is there: tabs may write past each other
}

// tab is a program under test and the keys whose change it has not heard of.
type tab struct {
	m      Model
	mail   []string
	heard  map[string]string // what it reads in a racy place
	pushed int               // new entries of the history
}

// newPlace is a storage that holds these texts.
func newPlace(t *testing.T, texts map[string]string) *place {
	return &place{t: t, texts: maps.Clone(texts)}
}

// begin loads what was stored and shows it.
func begin(msg Loaded) (Model, []Effect) {
	m, effects := Update(New(), msg)
	m, more := Update(m, Shown{})
	return m, append(effects, more...)
}

// open opens a tab at the address that Loaded has.
func (p *place) open(msg Loaded) *tab {
	if p.texts == nil {
		p.texts = map[string]string{}
	}
	t := &tab{m: New(), heard: maps.Clone(p.texts)}
	p.tabs = append(p.tabs, t)
	msg.Stored, msg.Day, msg.Build = maps.Clone(p.texts), "2026-11-20", "test"
	if len(p.tabs)%2 == 0 { // every other tab reads the games as it needs them
		msg.Stored, msg.Partial = map[string]string{}, true
		for _, key := range FirstKeys(p.texts[headKey], msg.ID) {
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

// send lets a tab carry out a message with its effects and their answers.
func (p *place) send(t *tab, msg Msg) {
	var effects []Effect
	t.m, effects = Update(t.m, msg)
	for _, e := range effects {
		if a, ok := e.(Address); ok && a.Push {
			t.pushed++
		}
	}
	for _, answer := range Store(shelf{p, t}, effects) {
		p.send(t, answer)
	}
}

// shelf is a place as a tab sees it.
type shelf struct {
	*place
	by *tab
}

func (s shelf) Get(key string) (string, bool) {
	if s.blurs {
		return "rubbish", true
	}
	if s.racy {
		return s.by.heard[key], true
	}
	return s.texts[key], true
}

func (s shelf) Set(key, text string) bool {
	if s.full != nil && s.full(key) {
		return false
	}
	for _, texts := range []map[string]string{s.texts, s.by.heard} {
		if texts[key] = text; text == "" {
			delete(texts, key)
		}
	}
	for _, t := range s.tabs {
		if t != s.by {
			t.mail = append(t.mail, key)
		}
	}
	return true
}

func (s shelf) All() (map[string]string, bool) {
	texts := s.texts
	if s.racy {
		texts = s.by.heard
	}
	texts = maps.Clone(texts)
	for key := range texts {
		if s.blurs {
			texts[key] = "rubbish"
		}
	}
	return texts, true
}

// deliver lets a tab hear of the oldest change, and reports whether there was one.
func (p *place) deliver(t *tab) bool {
	if len(t.mail) == 0 {
		return false
	}
	key := t.mail[0]
	t.mail = t.mail[1:]
	t.heard[key] = p.texts[key]
	p.send(t, Changed{Key: key, Text: p.texts[key]})
	return true
}

// settle delivers everything. Tabs that answer each other for ever fail the test.
func (p *place) settle() {
	p.t.Helper()
	for n := 0; ; n++ {
		any := false
		for _, t := range p.tabs {
			any = p.deliver(t) || any
		}
		if !any {
			return
		}
		if n > 200 {
			p.t.Fatal("the tabs write without end")
		}
	}
}

// gamesIn is what a fresh tab finds in storage, by id.
func gamesIn(texts map[string]string) map[string]Game {
	m, _ := begin(Loaded{Stored: maps.Clone(texts), Day: "2026-11-20"})
	games := map[string]Game{}
	for _, g := range m.store.played() {
		games[g.ID] = g
	}
	return games
}

// alone is a tab at a place of its own, and dice.
func alone(t *testing.T, seed uint64) (*place, *tab, func(n int) int) {
	p := newPlace(t, nil)
	return p, p.open(Loaded{Seed: seed + 1}), dice(seed)
}

// dice are numbers that look random and are the same every time.
func dice(seed uint64) func(n int) int {
	r := seed*2654435761 + 1
	return func(n int) int {
		r = r*6364136223846793005 + 1442695040888963407
		return int(r>>33) % n
	}
}

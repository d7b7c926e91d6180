package world

import (
	"cmp"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"kulami/app/library"
	"kulami/app/play"
)

// disk is the storage of a browser and the journal behind it.
type disk struct {
	texts        map[string]string // as the browser's main process has them
	late         []undone          // changes of texts that may not be on the disk yet, the latest last
	rows         map[string]row    // of the journal, on the disk
	transactions []func()          // that have begun, in order
	rowsDue      int64             // when the last transaction under way will be on the disk
	full         bool              // nothing can be written
	blocked      bool              // nothing can be read or written by pages that begin now
	wasFull      bool              // a text could not be stored
	journal      bool              // there is IndexedDB
	versions     map[string][]version
}

// undone takes back a change of a text.
type undone struct {
	key, was string
	at       int64
}

// version is a text with the time at which a page wrote it.
type version struct {
	text string
	at   int64
}

// row is one of the journal, see web/scripts/journal.js. It does not change.
type row struct {
	key, text string
	earlier   []uint32
	at        int64
}

// The numbers of the journal, and how late a browser writes its storage to the disk, in milliseconds.
const (
	maxRows    = 40
	maxEarlier = 256
	crossing   = 1000
	flushed    = 5000
	seen       = 250 // what was seen for so long is promised to outlive the browser
)

// change puts a text into the storage.
func (d *disk) change(key, text string, at int64) {
	d.late = append(d.late, undone{key, d.texts[key], at})
	put(d.texts, key, text)
}

// put sets a text; an empty one removes its key.
func put(texts map[string]string, key, text string) {
	if texts[key] = text; text == "" {
		delete(texts, key)
	}
}

// die loses changes that were not on the disk: the dice choose how many of the latest ones.
func (d *disk) die(w *world, now int64) {
	d.late = slices.DeleteFunc(d.late, func(u undone) bool { return u.at < now-flushed })
	for range w.below(len(d.late) + 1) {
		last := d.late[len(d.late)-1]
		d.late = d.late[:len(d.late)-1]
		put(d.texts, last.key, last.was)
	}
	d.late = nil
}

// wrote notes a version of a text. It keeps the latest one of those that are promised, and all that are later.
func (d *disk) wrote(key, text string, at int64) {
	d.versions[key] = fromPromised(append(d.versions[key], version{text, at}), at)
}

// hash is FNV-1a, as the journal has it.
func hash(text string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(text))
	return h.Sum32()
}

// shelf is the storage as a tab sees it. It is a library.Storage.
type shelf struct {
	t    *tab
	read map[string]string // what Get has read last
	set  [][3]string       // what was set, for the journal: key, text, the text before
}

func (s *shelf) Get(key string) (string, bool) {
	if s.t.blocked {
		return s.t.memory[key], true
	}
	text := s.t.texts()[key]
	if s.read != nil {
		s.read[key] = text
	}
	return text, true
}

func (s *shelf) Set(key, text string) bool {
	t, d, w := s.t, s.t.device.disk, s.t.world
	t.burn()
	if t.blocked {
		put(t.memory, key, text)
		d.wasFull = true
		return false
	}
	s.set = append(s.set, [3]string{key, text, s.read[key]})
	t.device.wrote = w.now
	if d.full && text != "" { // nothing is promised of what cannot be stored
		w.count("storage full")
		delete(d.versions, key)
		d.wasFull = true
		return false
	}
	d.wrote(key, text, w.now)
	t.checkRemoval(key, text)
	was := t.texts()[key]
	if !w.racy {
		d.change(key, text, w.now)
		for _, other := range t.device.tabs {
			if other != t {
				w.hear(other, key, was, text, w.between(1, 40))
			}
		}
		return true
	}
	put(t.copied, key, text)
	t.own[key]++
	t.sent = max(t.sent+1, w.now+w.between(1, 20)) // in the order in which they were set
	life := t.device.lives
	w.at(t.sent-w.now, nil, func() {
		if t.device.lives != life {
			return
		}
		d.change(key, text, w.now)
		for _, other := range t.device.tabs {
			other.heard = max(other.heard+1, w.now+w.between(1, 20))
			w.at(other.heard-w.now, nil, func() { other.copyChanged(key, was, text, t) })
		}
	})
	return true
}

// copyChanged brings a change to the copy of the storage that the process of a tab has. A change of its own comes back, and as
// long as it has not, the copy keeps it.
func (t *tab) copyChanged(key, was, text string, by *tab) {
	if t.dead || t.blocked {
		return
	}
	if by == t {
		t.own[key]--
		return
	}
	if t.own[key] == 0 {
		put(t.copied, key, text)
	} else {
		t.world.count("tabs write past each other")
	}
	t.world.hear(t, key, was, text, 1)
}

// hear lets a tab hear later what a text was and is by another one. A page that lies in the back/forward cache hears nothing.
func (w *world) hear(t *tab, key, was, text string, in int64) {
	if t.cached {
		return
	}
	w.at(in, t, func() {
		t.journalHears(key, was, text)
		t.post(play.Changed{Key: key})
	})
}

// texts returns the storage as the process of a tab has it.
func (t *tab) texts() map[string]string {
	if t.world.racy {
		return t.copied
	}
	return t.device.disk.texts
}

// all is as page.Storage.All.
func (t *tab) all() map[string]string {
	if t.blocked {
		return maps.Clone(t.memory)
	}
	all := map[string]string{}
	for key, text := range t.texts() {
		if strings.HasPrefix(key, library.HeadKey) {
			all[key] = text
		}
	}
	return all
}

// first is as page.Storage.first.
func (t *tab) first(id string, journal map[string]string) (stored map[string]string, partial bool) {
	s := shelf{t: t}
	head, _ := s.Get(library.HeadKey)
	if head == "" {
		return t.all(), false
	}
	stored = map[string]string{}
	keys := library.FirstKeys(cmp.Or(journal[library.HeadKey], head), id)
	for _, key := range slices.AppendSeq(keys, maps.Keys(journal)) {
		if text, _ := s.Get(key); text != "" {
			stored[key] = text
		}
	}
	return stored, true
}

// pages of the journal: what a page knows of the rows, those that are not on the disk as far as it knows, and when it has written
// them.
type pageJournal struct {
	latest, due map[string]*row
	wrote       map[string]int64
}

// journalBegins reads the rows, as the journal does when a page begins.
// Reading waits for the transactions that have begun.
func (t *tab) journalBegins() {
	for _, commit := range t.device.disk.transactions {
		commit()
	}
	t.device.disk.transactions = nil
	t.pages = pageJournal{map[string]*row{}, map[string]*row{}, map[string]int64{}}
	var games []row
	for _, r := range t.device.disk.rows {
		t.pages.latest[r.key] = &r
		if r.key != library.HeadKey {
			games = append(games, r)
		}
	}
	slices.SortFunc(games, func(a, b row) int { return cmp.Or(cmp.Compare(b.at, a.at), cmp.Compare(a.key, b.key)) })
	for _, old := range games[min(len(games), maxRows):] {
		delete(t.device.disk.rows, old.key)
	}
}

// journalWrites is the journal's function write.
func (t *tab) journalWrites(texts [][3]string) {
	w := t.world
	if t.blocked || !t.device.disk.journal {
		return
	}
	head := t.texts()[library.HeadKey]
	isHead := func(set [3]string) bool { return set[0] == library.HeadKey }
	if r := t.pages.latest[library.HeadKey]; (r == nil || r.text != head) && !slices.ContainsFunc(texts, isHead) {
		texts = append(texts, [3]string{library.HeadKey, head, head})
	}
	whole := len(texts) <= maxRows
	if !whole {
		clear(t.pages.due)
	}
	for _, set := range texts[max(len(texts)-maxRows, 0):] {
		key, text, was := set[0], set[1], set[2]
		last := t.pages.latest[key]
		if last == nil {
			last = &row{text: was}
		}
		earlier := append(slices.Clone(last.earlier), hash(last.text), hash(was))
		r := &row{key, text, earlier[max(len(earlier)-maxEarlier, 0):], w.now + t.device.offset}
		t.pages.latest[key], t.pages.due[key], t.pages.wrote[key] = r, r, w.now
	}
	t.journalPuts(whole)
}

// journalHears is the journal's listener for texts of other tabs.
func (t *tab) journalHears(key, was, text string) {
	last := t.pages.latest[key]
	if last == nil {
		last = &row{text: was}
	}
	r := &row{key, last.text, append(slices.Clone(last.earlier), hash(text)), last.at}
	r.earlier = r.earlier[max(len(r.earlier)-maxEarlier, 0):]
	t.pages.latest[key] = r
	if wrote, ok := t.pages.wrote[key]; ok && t.world.now < wrote+crossing && t.device.disk.journal && !t.blocked {
		r.text = t.texts()[key]
		r.earlier = append(r.earlier, hash(last.text))
		t.pages.due[key] = r
		t.journalPuts(true)
	}
}

// journalPuts is the journal's function put; if the rows are not whole, all others go.
func (t *tab) journalPuts(whole bool) {
	d, w := t.device.disk, t.world
	rows := slices.DeleteFunc(slices.Collect(maps.Values(t.pages.due)), func(r *row) bool { // another tab was faster
		now := t.texts()[r.key]
		return now != r.text && !slices.Contains(r.earlier, hash(now))
	})
	d.rowsDue = max(d.rowsDue, w.now+w.between(2, 120))
	if d.rowsDue > w.now+50 {
		w.count("journal late")
	}
	done := false
	commit := func() {
		if done {
			return
		}
		done = true
		if !whole {
			clear(d.rows)
		}
		for _, r := range rows {
			d.rows[r.key] = *r
			if t.pages.due[r.key] == r {
				delete(t.pages.due, r.key)
			}
		}
	}
	life := t.device.lives
	d.transactions = append(d.transactions, commit)
	w.at(d.rowsDue-w.now, nil, func() {
		if t.device.lives == life && !done { // else the browser died before
			commit()
			d.transactions = d.transactions[1:]
		}
	})
}

// ahead is the journal's function ahead, with page.ahead: what the storage should have, by key.
func (t *tab) ahead() map[string]string {
	taken := map[string]string{}
	d := t.device.disk
	if t.blocked || !d.journal {
		return taken
	}
	strange := false // a head of which the journal knows nothing comes from outside
	for key, r := range d.rows {
		was := t.texts()[key]
		switch {
		case was == r.text:
		case slices.Contains(r.earlier, hash(was)):
			taken[key] = r.text
		case key == library.HeadKey && was != "":
			strange = true
		}
	}
	if strange {
		return map[string]string{}
	}
	if len(taken) > 0 {
		t.world.count("journal ahead of the storage")
	}
	return taken
}

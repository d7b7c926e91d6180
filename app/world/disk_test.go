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
	texts        map[string]string // in the browser's main process
	late         []undone          // changes that are possibly not yet on the disk, the latest last
	rows         map[string]row    // rows of the journal on the disk
	transactions []*func()         // transactions that have begun, in order
	rowsDue      int64             // when the last transaction will be on the disk
	full         bool              // all writes fail
	blocked      bool              // new pages can neither read nor write
	wasFull      bool              // a text could not be stored
	journal      bool              // IndexedDB exists
	versions     map[string][]version
}

// undone reverts a change of a text.
type undone struct {
	key, was string
	at       int64
}

// version is a text with the time at which a page wrote it.
type version struct {
	text string
	at   int64
}

// row is a row of the journal, see web/scripts/journal.js. It does not change.
type row struct {
	key, text string
	earlier   []uint32
	at        int64
}

// The limits of the journal, and the longest delay of a browser's writes to the disk, in
// milliseconds.
const (
	maxRows    = 40
	maxEarlier = 256
	crossing   = 1000
	flushed    = 5000
	seen       = 250 // a state shown this long is promised to survive the browser
)

// change writes a text to the storage.
func (d *disk) change(key, text string, at int64) {
	d.late = append(d.late, undone{key, d.texts[key], at})
	put(d.texts, key, text)
}

// put sets a text; "" removes its key.
func put(texts map[string]string, key, text string) {
	if texts[key] = text; text == "" {
		delete(texts, key)
	}
}

// loses reverts changes that were not on the disk. The dice choose the number of lost changes,
// latest first.
func (d *disk) loses(w *world) {
	d.late = slices.DeleteFunc(d.late, func(u undone) bool { return u.at < w.now-flushed })
	lost := w.below(len(d.late) + 1)
	for _, u := range slices.Backward(d.late[len(d.late)-lost:]) {
		put(d.texts, u.key, u.was)
	}
	d.late = nil
}

// hash is FNV-1a, as in the journal.
func hash(text string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(text))
	return h.Sum32()
}

// shelf is the storage as a tab sees it. It is a library.Storage.
type shelf struct {
	t    *tab
	read map[string]string // texts that Get has read
	set  [][3]string       // texts to write to the journal: key, text, text before
}

func (t *tab) shelf() *shelf { return &shelf{t: t, read: map[string]string{}} }

func (s *shelf) Get(key string) (string, bool) {
	text := s.t.texts[key]
	s.read[key] = text
	return text, true
}

func (s *shelf) Set(key, text string) bool {
	t, d := s.t, s.t.disk
	t.burn()
	if t.blocked {
		put(t.texts, key, text)
		d.wasFull, t.failing = true, true
		return false
	}
	s.set = append(s.set, [3]string{key, text, s.read[key]})
	t.device.wrote = t.now
	if d.full && text != "" { // the text is not stored, so nothing is promised
		t.count("storage full")
		delete(d.versions, key)
		d.wasFull, t.failing = true, true
		return false
	}
	d.versions[key] = fromPromised(append(d.versions[key], version{text, t.now}), t.now)
	t.checkWrite(key, text)
	was := t.texts[key]
	if !t.racy {
		d.change(key, text, t.now)
		for _, other := range t.tabs {
			if other != t {
				other.hear(key, was, text, t.between(1, 40))
			}
		}
		return true
	}
	put(t.texts, key, text)
	t.own[key]++
	t.sent = max(t.sent+1, t.now+t.between(1, 20)) // in the order of the writes
	life := t.lives
	t.at(t.sent-t.now, nil, func() {
		if t.lives != life {
			return
		}
		d.change(key, text, t.now)
		for _, other := range t.tabs {
			other.heard = max(other.heard+1, t.now+t.between(1, 20))
			t.at(other.heard-t.now, nil, func() { other.copyChanged(key, was, text, t) })
		}
	})
	return true
}

// copyChanged applies a change to the copy of the storage in a tab's process. While the tab's own
// change of the same key has not come back, the copy keeps the tab's text.
func (t *tab) copyChanged(key, was, text string, by *tab) {
	if t.dead || t.blocked {
		return
	}
	if by == t {
		t.own[key]--
		return
	}
	if t.own[key] == 0 {
		put(t.texts, key, text)
	} else {
		t.count("tabs write past each other")
	}
	t.hear(key, was, text, 1)
}

// hear makes a tab receive a change of a text by another tab later. A page in the back/forward
// cache receives nothing.
func (t *tab) hear(key, was, text string, in int64) {
	if !t.cached {
		t.after(in, func() {
			t.journalHears(key, was, text)
			t.post(play.Changed{Key: key})
		})
	}
}

// All does the same as page.Storage.All.
func (s *shelf) All() (map[string]string, bool) {
	all := maps.Clone(s.t.texts)
	maps.DeleteFunc(all, func(key, _ string) bool { return !strings.HasPrefix(key, library.HeadKey) })
	return all, true
}

// pageJournal is a page's knowledge of the journal: its latest rows, rows that are possibly not
// on the disk, and the time of each write.
type pageJournal struct {
	latest, due map[string]*row
	wrote       map[string]int64
}

// journalBegins reads the rows, as the journal does when a page starts. Reading waits for the
// transactions that have begun.
func (t *tab) journalBegins() {
	for _, commit := range t.disk.transactions {
		(*commit)()
	}
	t.disk.transactions = nil
	t.pages = pageJournal{map[string]*row{}, map[string]*row{}, map[string]int64{}}
	for _, r := range t.disk.rows {
		t.pages.latest[r.key] = &r
	}
}

// journalTrims deletes the oldest rows. The page has read them, and a check deletes none.
func (t *tab) journalTrims() {
	games := slices.Collect(maps.Values(t.disk.rows))
	games = slices.DeleteFunc(games, func(r row) bool { return r.key == library.HeadKey })
	slices.SortFunc(games, func(a, b row) int { return cmp.Or(cmp.Compare(b.at, a.at), cmp.Compare(a.key, b.key)) })
	for _, old := range games[min(len(games), maxRows):] {
		delete(t.disk.rows, old.key)
	}
}

// journalLearns writes the texts that no row knows, as the journal's function ahead does.
func (t *tab) journalLearns() {
	var unknown [][3]string
	for _, key := range sortedKeys(t.disk.rows) {
		r, was := t.disk.rows[key], t.texts[key]
		switch {
		case was == r.text || slices.Contains(r.earlier, hash(was)):
		case key == library.HeadKey && was != "":
			return
		default:
			unknown = append(unknown, [3]string{key, was, r.text})
		}
	}
	t.journalWrites(unknown, 60)
}

// journalWrites does the same as the journal's function write. The rows are on the disk in some
// milliseconds, or the dice choose when.
func (t *tab) journalWrites(texts [][3]string, in int64) {
	if t.blocked || !t.disk.journal || len(texts) == 0 {
		return
	}
	head := t.texts[library.HeadKey]
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
		last := t.latestRow(key, was)
		r := &row{key, text, last.knowing(last.text, was), t.now + t.offset}
		t.pages.latest[key], t.pages.due[key], t.pages.wrote[key] = r, r, t.now
	}
	if in == 0 {
		in = t.between(2, 120)
	}
	t.journalPuts(whole, in)
}

// journalHears does the same as the journal's listener for texts of other tabs.
func (t *tab) journalHears(key, was, text string) {
	last := t.latestRow(key, was)
	r := &row{key, last.text, last.knowing(was, text), last.at}
	t.pages.latest[key] = r
	wrote, ok := t.pages.wrote[key]
	if ok && t.now < wrote+crossing && t.disk.journal && !t.blocked {
		r.text = t.texts[key]
		r.earlier = append(r.earlier, hash(last.text))
		t.pages.due[key] = r
		t.journalPuts(true, t.between(2, 120))
	}
}

// latestRow does the same as the journal's function lastRow.
func (t *tab) latestRow(key, was string) *row {
	return cmp.Or(t.pages.latest[key], &row{text: was, earlier: []uint32{hash("")}})
}

// knowing returns the earlier texts of a row and more of them, as hashes.
func (r *row) knowing(texts ...string) []uint32 {
	earlier := slices.Clone(r.earlier)
	for _, text := range texts {
		earlier = append(earlier, hash(text))
	}
	return earlier[max(len(earlier)-maxEarlier, 0):]
}

// journalPuts does the same as the journal's function put. If there are too many texts for the
// rows, it deletes all other rows.
func (t *tab) journalPuts(whole bool, in int64) {
	d := t.disk
	// Another tab was faster.
	rows := slices.DeleteFunc(slices.Collect(maps.Values(t.pages.due)), func(r *row) bool {
		now := t.texts[r.key]
		return now != r.text && !slices.Contains(r.earlier, hash(now))
	})
	d.rowsDue = max(d.rowsDue, t.now+in)
	if d.rowsDue > t.now+50 {
		t.count("journal late")
	}
	commit := func() {
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
	d.transactions = append(d.transactions, &commit)
	t.at(d.rowsDue-t.now, nil, func() {
		// Otherwise the browser died earlier, or a page has waited for it.
		if len(d.transactions) > 0 && d.transactions[0] == &commit {
			commit()
			d.transactions = d.transactions[1:]
		}
	})
}

// ahead does the same as the journal's function ahead, with page.ahead. It returns texts that the
// storage should have, by key.
func (t *tab) ahead() map[string]string {
	taken := map[string]string{}
	if t.blocked || !t.disk.journal {
		return taken
	}
	strange := false // a head that the journal does not know comes from outside
	for key, r := range t.disk.rows {
		was := t.texts[key]
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
		t.count("journal ahead of the storage")
	}
	return taken
}

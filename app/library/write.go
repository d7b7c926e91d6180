package library

import "strings"

// Write stores Text under Key if what is stored there is still Was; if not, nothing is written. The last writer wins where Blind
// is set. An empty Text removes the key. With After it is carried out only if the Writes before it were: they hold what it
// overwrites.
type Write struct {
	Key, Text, Was string
	Blind, After   bool
}

// Due returns l with everything on disk, and what must be written because
// of it. Copies of what cannot be read come first, then games, then the head that
// names them; what is written comes before what is removed.
func (l Library) Due() (Library, []Write) {
	var writes []Write
	due := l.texts.Due() // the head's key is the last
	for _, removed := range []bool{false, true} {
		for _, c := range due {
			if removed != (c.Text == "") {
				continue
			}
			after := len(writes) > 0 && !removed && c.Was != "" && !Readable(c.Key, c.Was)
			blind := c.Key != TrainingKey && !strings.HasPrefix(c.Key, GamePrefix)
			writes = append(writes, Write{c.Key, c.Text, c.Was, blind, after})
		}
	}
	l.texts = l.texts.Written()
	return l, writes
}

// Waits reports whether something must be written.
func (l Library) Waits() bool { return len(l.texts.Due()) > 0 }

// Storage keeps texts under keys. Both ways report whether they worked.
type Storage interface {
	Get(key string) (text string, ok bool) // an empty text if there is none
	Set(key, text string) (ok bool)        // an empty text removes the key
}

// Failure is a Write that was not carried out: Now is stored under Key. Foreign says that another tab has stored it; else
// the storage is full, or does not work.
type Failure struct {
	Key, Now string
	Foreign  bool
}

// Save carries out writes in their order. cleared reports whether everything was removed from the storage before.
func Save(s Storage, writes []Write) (failures []Failure, cleared bool) {
	worked := true
	for _, w := range writes {
		now, known := s.Get(w.Key)
		foreign := !w.Blind && now != "" && now != w.Was && now != w.Text
		if foreign && (w.Was != "" || Readable(w.Key, now)) {
			failures = append(failures, Failure{w.Key, now, true})
			continue
		}
		if known && now == "" && w.Was != "" { // removed: alone, or with everything?
			head, ok := s.Get(HeadKey)
			cleared = cleared || ok && head == ""
		}
		if foreign || !worked && w.After || !s.Set(w.Key, w.Text) {
			worked = false
			now, _ = s.Get(w.Key)
			if foreign { // rubbish under a new key: nothing that is read can be trusted
				now = ""
			}
			failures = append(failures, Failure{Key: w.Key, Now: now})
		}
	}
	return failures, cleared
}

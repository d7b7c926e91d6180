package library

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Write stores Text under Key if the stored text is still Was. Otherwise it writes nothing. With
// Blind it always writes. An empty Text removes the key. With After it runs only if the Writes
// before it succeeded, because they store the text that it overwrites.
type Write struct {
	Key, Text, Was string
	Blind, After   bool
}

// Due returns l with everything on disk, and the Writes for this. Copies of unreadable texts are
// written first, then games, then the head that lists them. Removals are last.
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

// Storage stores texts under keys. All methods report whether they succeeded.
type Storage interface {
	Get(key string) (text string, ok bool)   // "" if there is none
	Set(key, text string) (ok bool)          // an empty text removes the key
	All() (texts map[string]string, ok bool) // the texts of the app by key
}

// First reads the texts for the start. Without a head it reads everything. Otherwise partly is
// true, and it reads FirstKeys and the keys of the journal.
func First(s Storage, id string, journal map[string]string) (stored map[string]string, partly, ok bool) {
	head, ok := s.Get(HeadKey)
	if head == "" || !ok {
		stored, ok = s.All()
		return stored, false, ok
	}
	stored = map[string]string{}
	keys := FirstKeys(cmp.Or(journal[HeadKey], head), id)
	for _, key := range slices.AppendSeq(keys, maps.Keys(journal)) {
		if text, _ := s.Get(key); text != "" {
			stored[key] = text
		}
	}
	return stored, true, true
}

// Failure is a failed Write. Now is stored under Key. Foreign means that another tab has stored it.
// Otherwise the storage is full, or does not work.
type Failure struct {
	Key, Now string
	Foreign  bool
}

// Save runs writes in order. cleared reports whether everything was removed from the storage
// before.
func Save(s Storage, writes []Write) (failures []Failure, cleared bool) {
	worked := true
	for _, w := range writes {
		now, known := s.Get(w.Key)
		foreign := !w.Blind && now != "" && now != w.Was && now != w.Text
		if foreign && (w.Was != "" || Readable(w.Key, now)) {
			failures = append(failures, Failure{w.Key, now, true})
			continue
		}
		if known && now == "" && w.Was != "" { // was only this text removed, or everything?
			head, ok := s.Get(HeadKey)
			cleared = cleared || ok && head == ""
		}
		if foreign || !worked && w.After || !s.Set(w.Key, w.Text) {
			worked = false
			now, _ = s.Get(w.Key)
			if foreign { // rubbish under a new key means that no read can be trusted
				now = ""
			}
			failures = append(failures, Failure{Key: w.Key, Now: now})
		}
	}
	return failures, cleared
}

package store

import (
	"hash/fnv"
	"strconv"
)

// Store holds texts by key: the wanted texts, and the stored texts as far as known. It is a value
// that never changes in place; the zero value is empty.
type Store struct{ want, there *texts }

// Change is a text to write under Key. Was is the present text as far as known. Text is the wanted
// text. An empty text means no text.
type Change struct{ Key, Text, Was string }

// New returns the Store after reading the storage: all texts are stored and wanted.
func New(read map[string]string) Store {
	t := textsOf(read)
	return Store{t, t}
}

// Get returns the wanted text of a key, or "".
func (s Store) Get(key string) string { return s.want.get(key) }

// There returns the stored text of a key as far as known, or "".
func (s Store) There(key string) string { return s.there.get(key) }

// Each calls take with all wanted texts and their keys, in random order.
func (s Store) Each(take func(key, text string)) { s.want.each(take) }

// All returns all wanted texts by their keys.
func (s Store) All() map[string]string { return s.want.all() }

// With returns s with a new wanted text for a key; an empty text removes the key.
func (s Store) With(key, text string) Store {
	return s.WithAll(map[string]string{key: text})
}

// WithAll returns s with the wanted texts of changes; an empty text removes its key.
func (s Store) WithAll(changes map[string]string) Store {
	s.want = s.want.with(changes)
	return s
}

// Read returns s with texts read later from the storage. It keeps the texts that it already has,
// because their changes are reported one by one.
func (s Store) Read(stored map[string]string) Store {
	same := s.there != nil && s.there.read == s.want.read
	s.want = s.want.below(stored)
	if same {
		s.there = &texts{s.want.read, s.there.over}
	}
	return s
}

// Heard returns s with the knowledge that text is stored under key; an empty text means no text.
func (s Store) Heard(key, text string) Store {
	s.there = s.there.with(map[string]string{key: text})
	return s
}

// Emptied returns s with the knowledge that the storage is empty.
func (s Store) Emptied() Store {
	s.there = nil
	return s
}

// WantsTheSame reports whether no wanted text has changed between s and o. Because it compares no
// texts, the texts can still be equal if it returns false.
func (s Store) WantsTheSame(o Store) bool { return s.want == o.want }

// Due returns the changes that make the stored texts equal the wanted texts, by descending keys.
func (s Store) Due() []Change {
	keys := s.want.differing(s.there)
	due := make([]Change, len(keys))
	for i, key := range keys {
		due[len(keys)-1-i] = Change{key, s.want.get(key), s.there.get(key)}
	}
	return due
}

// Written returns s after all due changes were passed to the storage.
func (s Store) Written() Store {
	s.want = s.want.folded()
	s.there = s.want
	return s
}

// Name returns a short name of letters and digits for a text: its 64-bit FNV-1a hash in base 36.
func Name(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return strconv.FormatUint(h.Sum64(), 36)
}

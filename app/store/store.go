package store

import (
	"hash/fnv"
	"iter"
	"strconv"
)

// Store is texts by key: those that are wanted in storage, and those that are there as far as is
// known. It is a value that is never changed in place; the zero value is empty.
type Store struct{ want, there *texts }

// Change is a text that must be written: Was is there under Key as far as is known, Text is
// wanted. An empty text is none.
type Change struct{ Key, Text, Was string }

// New returns the Store of what was read: all of it is there, and wanted.
func New(read map[string]string) Store {
	t := textsOf(read)
	return Store{t, t}
}

// Get returns the text that is wanted under a key, or nothing.
func (s Store) Get(key string) string { return s.want.get(key) }

// There returns the text that is there under a key as far as is known, or nothing.
func (s Store) There(key string) string { return s.there.get(key) }

// Each yields all wanted texts by their keys, in no order.
func (s Store) Each() iter.Seq2[string, string] { return s.want.each() }

// All returns all wanted texts by their keys.
func (s Store) All() map[string]string { return s.want.all() }

// With returns s wanting a text under a key; an empty text removes the key.
func (s Store) With(key, text string) Store {
	return s.WithAll(map[string]string{key: text})
}

// WithAll returns s wanting every text of changes; an empty one removes its key.
func (s Store) WithAll(changes map[string]string) Store {
	s.want = s.want.with(changes)
	return s
}

// Read returns s with everything that is stored, read later than the texts that it has. Those
// stay as they are known: changes of them are reported one by one.
func (s Store) Read(stored map[string]string) Store {
	same := s.there != nil && s.there.read == s.want.read
	s.want = s.want.below(stored)
	if same {
		s.there = &texts{s.want.read, s.there.over}
	}
	return s
}

// Heard returns s knowing that a text is there under a key; an empty text is none.
func (s Store) Heard(key, text string) Store {
	s.there = s.there.with(map[string]string{key: text})
	return s
}

// Emptied returns s knowing that nothing is there any more.
func (s Store) Emptied() Store {
	s.there = nil
	return s
}

// WantsTheSame reports whether s and o want the same texts because nothing has changed between
// them. It compares no texts: false may mean that they are equal all the same.
func (s Store) WantsTheSame(o Store) bool { return s.want == o.want }

// Due returns what must be written so that what is wanted is there, by descending keys.
func (s Store) Due() []Change {
	keys := s.want.differing(s.there)
	due := make([]Change, len(keys))
	for i, key := range keys {
		due[len(keys)-1-i] = Change{key, s.want.get(key), s.there.get(key)}
	}
	return due
}

// Written returns s as it is when all that is due has been handed to the storage.
func (s Store) Written() Store {
	s.want = s.want.folded()
	s.there = s.want
	return s
}

// Name makes a short name of letters and digits from a text: the same text has the same name
// (FNV-1a of 64 bits, in base 36).
func Name(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return strconv.FormatUint(h.Sum64(), 36)
}

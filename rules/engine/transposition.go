package engine

import "unsafe"

// entry is what the search knows of one position: the value lies in lo…hi, as
// found by a search of the given depth. It fills 16 bytes, so that a pair never
// straddles two lines of the processor's cache.
type entry struct {
	key    uint64
	lo, hi int16
	move   uint8
	depth  uint8
	age    uint8
}

// table is a hash table of positions in pairs: the first of a pair keeps the
// deeper entry, the second the newer one. Entries of earlier searches count as
// absent, so that a search does not depend on what was searched before.
type transpositionTable struct {
	entries []entry
	mask    uint64
	age     uint8
}

// newTable makes a table of at most the given number of bytes.
func newTranspositionTable(size int) transpositionTable {
	n := 2
	for n*2*int(unsafe.Sizeof(entry{})) <= size {
		n *= 2
	}
	return transpositionTable{entries: make([]entry, n), mask: uint64(n - 2)}
}

// renew forgets all entries.
func (t *transpositionTable) reset() {
	if t.age == 255 {
		clear(t.entries)
		t.age = 0
	}
	t.age++
}

// find returns the entry of key, or nil.
func (t *transpositionTable) find(key uint64) *entry {
	i := key & t.mask
	pair := t.entries[i : i+2 : i+2]
	if e := &pair[0]; e.key == key && e.age == t.age {
		return e
	}
	if e := &pair[1]; e.key == key && e.age == t.age {
		return e
	}
	return nil
}

// store writes an entry, over the one of the same key if there is one.
func (t *transpositionTable) store(key uint64, lo, hi int, move uint8, depth int) {
	i := key & t.mask
	pair := t.entries[i : i+2 : i+2]
	e := &pair[0]
	if e.age == t.age && e.key != key && int(e.depth) > depth {
		e = &pair[1]
	}
	*e = entry{key: key, lo: int16(lo), hi: int16(hi), move: move, depth: uint8(depth), age: t.age}
}

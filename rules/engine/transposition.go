package engine

import "unsafe"

// entry is the result of searching one position to a depth: its value is in lo…hi. It has 16 bytes,
// so that a pair never spans two lines of the processor's cache.
type entry struct {
	key    uint64
	lo, hi int16
	move   uint8 // best move, or none
	depth  uint8
	age    uint8 // age of the table at the time of storing
}

// transpositionTable is a hash table of searched positions with two entries for each index. The
// first keeps the deeper search, the second the later one. Entries of an earlier age count as
// absent, so that a search does not depend on earlier ones.
type transpositionTable struct {
	entries []entry
	mask    uint64
	age     uint8
}

// newTranspositionTable returns a table of at most size bytes and at least one pair.
func newTranspositionTable(size int) transpositionTable {
	n := 2
	for n*2*int(unsafe.Sizeof(entry{})) <= size {
		n *= 2
	}
	return transpositionTable{entries: make([]entry, n), mask: uint64(n - 2)}
}

// reset makes all entries absent.
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

// store writes an entry and replaces an entry with the same key.
func (t *transpositionTable) store(key uint64, lo, hi int, move uint8, depth int) {
	i := key & t.mask
	pair := t.entries[i : i+2 : i+2]
	e := &pair[0]
	if e.age == t.age && e.key != key && int(e.depth) > depth {
		e = &pair[1]
	}
	*e = entry{key: key, lo: int16(lo), hi: int16(hi), move: move, depth: uint8(depth), age: t.age}
}

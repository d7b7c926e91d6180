package store

import (
	"iter"
	"maps"
	"slices"
)

// texts is what lies in storage, by key: what was read at once, and what has changed
// since. So a change costs what has changed, however much lies there. It is never
// changed in place; nil is empty.
type texts struct {
	read *snapshot
	over map[string]string // hides what was read; an empty text is none
}

// snapshot is texts by key, as they were read. Two texts that have one in common differ in
// what has changed since alone.
type snapshot struct{ byKey map[string]string }

// textsOf returns what was read.
func textsOf(byKey map[string]string) *texts { return &texts{read: &snapshot{byKey}} }

func (t *texts) get(key string) string {
	if t == nil {
		return ""
	}
	if text, ok := t.over[key]; ok {
		return text
	}
	return t.read.byKey[key]
}

// with returns t with every change made that is one; an empty text removes a key.
func (t *texts) with(changes map[string]string) *texts {
	if t == nil {
		t = textsOf(nil)
	}
	next := t
	for key, text := range changes {
		if t.get(key) == text {
			continue
		}
		if next == t {
			next = &texts{t.read, make(map[string]string, len(t.over)+len(changes))}
			maps.Copy(next.over, t.over)
		}
		next.over[key] = text
	}
	return next
}

// below returns t with texts that were read later under keys that it does not have.
func (t *texts) below(stored map[string]string) *texts {
	if t == nil {
		t = textsOf(nil)
	}
	read := maps.Clone(stored)
	if read == nil {
		read = map[string]string{}
	}
	maps.Copy(read, t.read.byKey)
	return &texts{&snapshot{read}, t.over}
}

// maxOver is how many changes may lie over what was read, before they are put together:
// a restored backup may change thousands of texts at once.
const maxOver = 200

// folded returns the same texts with few changes over what was read.
func (t *texts) folded() *texts {
	if t == nil || len(t.over) <= maxOver {
		return t
	}
	return textsOf(t.all())
}

// each yields all texts by their keys, in no order.
func (t *texts) each() iter.Seq2[string, string] {
	return func(yield func(key, text string) bool) {
		if t == nil {
			return
		}
		for key, text := range t.over {
			if text != "" && !yield(key, text) {
				return
			}
		}
		for key, text := range t.read.byKey {
			if _, hidden := t.over[key]; !hidden && text != "" && !yield(key, text) {
				return
			}
		}
	}
}

// all returns all texts by their keys.
func (t *texts) all() map[string]string { return maps.Collect(t.each()) }

// differing returns the keys under which t and o have different texts, in order.
func (t *texts) differing(o *texts) []string {
	if t == o {
		return nil
	}
	either := map[string]string{}
	for _, side := range []*texts{t, o} {
		switch {
		case side == nil:
		case t != nil && o != nil && t.read == o.read:
			maps.Copy(either, side.over)
		default:
			maps.Copy(either, side.all())
		}
	}
	maps.DeleteFunc(either, func(key, _ string) bool { return t.get(key) == o.get(key) })
	return slices.Sorted(maps.Keys(either))
}

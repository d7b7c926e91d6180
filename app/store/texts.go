package store

import (
	"maps"
	"sort"
)

// texts holds texts by key: a snapshot, and the changes since then. So the cost of a change does
// not depend on the number of texts. It never changes in place; nil is empty.
type texts struct {
	read *snapshot
	over map[string]string // overrides the snapshot; an empty text means no text
}

// snapshot holds texts by key as they were read. Two texts with the same snapshot differ only in
// their changes.
type snapshot struct{ byKey map[string]string }

// textsOf returns texts without changes.
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

// with returns t with changes; an empty text removes a key.
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

// below returns t with texts read later, for keys that t lacks.
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

// maxOver is the maximum number of changes before they are merged into the snapshot, because a
// restored backup can change thousands of texts at once.
const maxOver = 200

// folded returns the same texts with few changes.
func (t *texts) folded() *texts {
	if t == nil || len(t.over) <= maxOver {
		return t
	}
	return textsOf(t.all())
}

// each calls take with all texts and their keys, in random order.
func (t *texts) each(take func(key, text string)) {
	if t == nil {
		return
	}
	for key, text := range t.over {
		if text != "" {
			take(key, text)
		}
	}
	for key, text := range t.read.byKey {
		if _, hidden := t.over[key]; !hidden && text != "" {
			take(key, text)
		}
	}
}

// all returns all texts by their keys.
func (t *texts) all() map[string]string {
	all := map[string]string{}
	t.each(func(key, text string) { all[key] = text })
	return all
}

// differing returns the keys whose texts differ between t and o, in order.
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
	var keys []string
	for key := range either {
		if t.get(key) != o.get(key) {
			keys = append(keys, key)
		}
	}
	sort.SliceStable(keys, func(i, j int) bool { return keys[i] < keys[j] })
	return keys
}

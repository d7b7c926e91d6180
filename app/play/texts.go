package play

import (
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// headKey is where the head lies in storage. gamePrefix and an id is where a game
// lies, and unreadPrefix and a name is where a copy of what could not be read lies.
const (
	headKey      = "kulami"
	gamePrefix   = "kulami.game."
	unreadPrefix = "kulami.unread"
)

// gameID returns the id of the game that lies under key, if one does.
func gameID(key string) (id string, ok bool) { return strings.CutPrefix(key, gamePrefix) }

// KeyPrefix begins every key of ours in storage.
const KeyPrefix = headKey

// texts is what lies in storage, by key. It is never changed in place; nil is
// empty.
type texts struct{ byKey map[string]string }

func (t *texts) get(key string) string {
	if t == nil {
		return ""
	}
	return t.byKey[key]
}

// set returns t with text under key; an empty text removes the key.
func (t *texts) set(key, text string) *texts { return t.with(map[string]string{key: text}) }

// with returns t with every change made that is one; an empty text removes a key.
func (t *texts) with(changes map[string]string) *texts {
	var next map[string]string
	for key, text := range changes {
		if t.get(key) == text {
			continue
		}
		if next == nil {
			next = make(map[string]string, len(changes)+1)
			if t != nil {
				maps.Copy(next, t.byKey)
			}
		}
		if next[key] = text; text == "" {
			delete(next, key)
		}
	}
	if next == nil {
		return t
	}
	return &texts{next}
}

// texts returns all texts by their keys, not to be changed.
func (t *texts) texts() map[string]string {
	if t == nil {
		return nil
	}
	return t.byKey
}

// keys returns the keys in order.
func (t *texts) keys() []string {
	if t == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(t.byKey))
}

// Item is a text in storage.
type Item struct{ Key, Text string }

// hashName makes a short name from a text: the same text has the same name.
func hashName(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return strconv.FormatUint(h.Sum64(), 36)
}

// unreadKey is where a copy of a text that cannot be read lies.
func unreadKey(text string) string { return unreadPrefix + "." + hashName(text) }

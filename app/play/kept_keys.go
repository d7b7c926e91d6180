package play

import (
	"strings"

	"kulami/app/store"
)

// headKey is where the head lies in storage, and trainingKey where the History of the
// training does. gamePrefix and an id is where a game lies, and unreadPrefix and a name is
// where a copy of what could not be read lies.
const (
	headKey      = "kulami"
	trainingKey  = "kulami.training"
	gamePrefix   = "kulami.game."
	unreadPrefix = "kulami.unread"
)

// gameID returns the id of the game that lies under key, if one does.
func gameID(key string) (id string, ok bool) { return strings.CutPrefix(key, gamePrefix) }

// KeyPrefix begins every key of ours in storage.
const KeyPrefix = headKey

// unreadKey is where a copy of a text that cannot be read lies.
func unreadKey(text string) string { return unreadPrefix + "." + store.Name(text) }

// Item is a text in storage.
type Item struct{ Key, Text string }

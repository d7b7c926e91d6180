package play

import (
	"strings"

	"kulami/app/store"
)

// Everything is kept as texts under keys: the head under headKey, each game under
// its own, and what was trained under trainingKey. A game is written before the head that names it, so that a program
// that is killed between the two has lost nothing.
//
// Browsers put what is stored on the disk seconds later, and lose it when they are
// killed or the power fails before. What is written is therefore also put into a
// journal that is on the disk at once, and Loaded brings back what storage has lost of
// it. The journal promises that nothing is lost that was shown for 250 ms; where it does
// not work, storage alone counts.

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

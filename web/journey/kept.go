package journey

import (
	"slices"
	"time"

	"kulami/rules"
)

// Seen is how long a state must have been shown, so that nothing of it is lost when the browser is killed: as long as the
// machine takes to write to its disk.
const Seen = 250 * time.Millisecond

// GoesOn reports whether a game has all marbles of another one on the same board by the same rules, and how many more.
func GoesOn(link, from string) (more int, ok bool) {
	a, err := rules.ParseRecord(link)
	b, err2 := rules.ParseRecord(from)
	if err != nil || err2 != nil || a.Board().Layout() != b.Board().Layout() || a.Rules() != b.Rules() {
		return 0, false
	}
	more = a.Len() - b.Len()
	return more, more >= 0 && slices.Equal(a.Moves()[:b.Len()], b.Moves())
}

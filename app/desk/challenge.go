package desk

import (
	"slices"
	"strings"

	"kulami/app/challenge"
)

// Doer is a screen with a task that other people can do, too.
type Doer interface {
	// Done returns the result as a challenge with one entry; ok is false if there is no result.
	Done(d *Desk) (c challenge.Challenge, ok bool)
}

// DoneOn returns the result of a screen with the name of the person here. If it answers the
// challenge that was taken up last, it returns that challenge with the result at its end. ok is
// false if the screen has no result.
func (d *Desk) DoneOn(s Screen) (c challenge.Challenge, answers, ok bool) {
	if doer, is := s.(Doer); is {
		c, ok = doer.Done(d)
	}
	if !ok {
		return c, false, false
	}
	c.Entries[0].Name = d.Settings.Name
	if taken, is := challenge.Parse(d.Flags.Taken); is && taken.Same(c.Task) {
		return taken.With(c.Entries...), true, true
	}
	return c, false, true
}

// maxMine is how many entries of the player's own are known as such.
const maxMine = 20

// Claim notes that an entry is the player's own.
func (d *Desk) Claim(e challenge.Entry) {
	if !d.Claims(e) {
		all := append([]string{e.Marbles}, strings.Fields(d.Flags.Mine)...)
		d.Flags.Mine = strings.Join(all[:min(len(all), maxMine)], " ")
	}
}

// Claims reports whether an entry is the player's own.
func (d *Desk) Claims(e challenge.Entry) bool {
	return slices.Contains(strings.Fields(d.Flags.Mine), e.Marbles)
}

// Package finish has the screen of a finish: the end of a game, played against perfect play.
package finish

import (
	"strconv"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/finish"
)

// Screen is the screen of one finish. Until the end it does not reveal the marbles that gave points
// away.
type Screen struct {
	desk.Plain
	desk.BoardView
	finish finish.Finish     // zero until the collection is fetched
	run    library.FinishRun // Number 0 until the finish is chosen
	record rules.Record      // the finish with the marbles of the run
	Day    training.Day      // date of the finish, 0 if it is not the finish of a date
	other  bool              // a new finish instead of the finish of the date

	pending  rules.MaybeHole // hole pressed once, which a second press confirms
	failed   bool            // the engine could not answer
	Counting bool            // the count runs
	counted  int             // steps of the count that are done, while it runs
	timer    int             // ID of the timer of the count or of the next minute, 0 for none
	better   rules.MaybeHole // the hole that kept the margin instead of the worst marble
}

// Name names the screen. Its addresses have the number of the finish and a check code. The name
// alone is the address of the finish of the date.
const Name desk.ScreenName = "finish"

func (Screen) Name() desk.ScreenName { return Name }

// Fragment returns the address of a finish, without the marbles of a try.
func Fragment(number int) string { return desk.WithCode(string(Name) + "/" + strconv.Itoa(number)) }

func (s Screen) Fragment() string {
	if s.run.Number == 0 {
		return string(Name)
	}
	return Fragment(s.run.Number)
}

// Open opens the finish of an address. Without a number it opens the finish of the date.
func Open(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	if rest == "" {
		return Screen{}, true
	}
	n, err := strconv.Atoi(rest)
	return New(n, 0), err == nil && n > 0
}

// New returns the screen of a finish against a level, 0 for perfect play. Number 0 chooses a new
// finish.
func New(number, level int) Screen {
	return Screen{other: number == 0, run: library.FinishRun{Number: number, Level: level}}
}

func (Screen) Needs() desk.Needs { return desk.Needs{Finishes: true} }

// Here reports whether the collection is fetched and the finish is chosen.
func (s Screen) Here() bool { return !s.record.IsZero() }

func (s Screen) BoardShown() *rules.Board { return s.record.Board() }

// Record returns the game with the marbles that were played.
func (s Screen) Record() rules.Record { return s.record }

// Position returns the position shown.
func (s Screen) Position() rules.Position { return s.record.Position() }

func (s Screen) Asked() string { return s.asked().String() }

func (s Screen) From() desk.Origin {
	if !s.Over() {
		return desk.Origin{} // an analysis would be a hint
	}
	return desk.Origin{Record: s.record, Opener: s}
}

// Number returns the number of the finish, 0 until it is chosen.
func (s Screen) Number() int { return s.run.Number }

// Level returns the level of the computer, 0 if it plays perfectly.
func (s Screen) Level() int { return s.run.Level }

// Side returns the side of the player, who has the first move.
func (s Screen) Side() rules.Side { return s.finish.Record.Position().Turn() }

// Margin returns the proven margin at the beginning, for the player.
func (s Screen) Margin() int { return s.finish.Margin }

// Over reports whether the finish was played to its end.
func (s Screen) Over() bool { return s.Here() && s.Position().Over() }

// Ended reports whether the result is shown, after the count.
func (s Screen) Ended() bool { return s.Over() && !s.Counting }

// Begun reports whether a marble of the finish was played.
func (s Screen) Begun() bool { return s.played() > 0 }

func (s Screen) played() int { return s.record.Len() - s.finish.Record.Len() }

// own returns the plies of the player's marbles that were played.
func (s Screen) own() (plies []int) {
	for ply := s.finish.Record.Len(); ply < s.record.Len(); ply++ {
		if s.record.At(ply).Turn() == s.Side() {
			plies = append(plies, ply)
		}
	}
	return plies
}

// Played returns the number of marbles that the player has played. Marbles returns the greatest
// possible number.
func (s Screen) Played() int { return len(s.own()) }

func (s Screen) Marbles() int { return (s.finish.Left() + 1) / 2 }

// Lost returns the points that each of the player's marbles gave away. The view keeps them secret
// until the result is shown.
func (s Screen) Lost() []int { return s.run.Lost }

// Given returns the sum of the points given away.
func (s Screen) Given() int { return training.FinishTry{Lost: s.run.Lost}.Total() }

// Counts reports whether the try counts: the first one, against perfect play.
func (s Screen) Counts() bool { return s.run.Try == 0 && s.run.Level == 0 }

// Outdated reports whether the date of the finish is over.
func (s Screen) Outdated(d *desk.Desk) bool { return s.Day != 0 && d.Now.Day() > s.Day }

// Worst returns the first of the player's marbles that gave away most, counted from 1, and the hole
// that kept the margin. The hole is NoHole until the engine has found it. Ok is false if nothing
// was given away.
func (s Screen) Worst() (marble int, better rules.Hole, ok bool) {
	most := 0
	for i, lost := range s.run.Lost {
		if lost > most {
			marble, most = i+1, lost
		}
	}
	return marble, s.better.Hole(), most > 0
}

// HoleOf returns the hole of one of the player's marbles, counted from 1.
func (s Screen) HoleOf(marble int) rules.Hole { return s.record.Moves()[s.own()[marble-1]] }

// Done returns a first try against perfect play as a challenge, once its result is shown.
func (s Screen) Done(*desk.Desk) (c challenge.Challenge, ok bool) {
	c.Kind, c.Number, c.Side = challenge.Finish, s.Number(), s.Side()
	c.Entries = []challenge.Entry{{Result: s.Given(), Marbles: s.run.Moves}}
	return c, s.Ended() && s.Counts()
}

// Active reports whether the player is to play.
func (s Screen) Active() bool {
	return s.Here() && !s.Over() && s.Position().Turn() == s.Side() && s.run.Proven == s.played()
}

// Marks returns the marks of the position shown.
func (s Screen) Marks() picture.Marks {
	p := s.Position()
	k := picture.MarksAt(p)
	if s.Over() {
		return k
	}
	k.Legal, k.Closed, k.Active, k.Pending = p.Legal(), p.Closed(), s.Active(), s.pending
	return k
}

// Steps returns the steps of the count that are done.
func (s Screen) Steps() []picture.CountStep {
	if !s.Over() {
		return nil
	}
	all := picture.CountSteps(s.Position().Score(), s.BoardShown())
	if s.Counting {
		return all[:s.counted]
	}
	return all
}

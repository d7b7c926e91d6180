// Package challenge has the screen that compares the results of several people. A challenge is
// taken up here.
package challenge

import (
	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/training"
	"kulami/rules"
)

// Verdict is the judgement whether the marbles of an entry give its result.
type Verdict int8

const (
	Waits     Verdict = iota // not checked yet
	Checked                  // the marbles give the result; in a game the seed gives the replies
	Unchecked                // the marbles do not give the result
	Open                     // nobody can check it: above level 7 the replies depend on time
)

// Screen shows a challenge. It checks one entry after the other. For a game it asks the engine for
// each marble of the computer.
type Screen struct {
	desk.Plain
	challenge.Challenge
	Verdicts []Verdict    // verdicts of the entries
	game     rules.Record // game of the first entry that waits
	ply      int          // ply of its next marble for the engine
}

// SetName sets the name of the person at this device.
type SetName struct{ Name string }

// Answer sends the challenge with the entries shown.
type Answer struct{}

func (SetName) Message() {}
func (Answer) Message()  {}

// Name names the screen.
const Name desk.ScreenName = challenge.Name

// New returns the screen of a challenge.
func New(c challenge.Challenge) Screen {
	s := Screen{Challenge: c, Verdicts: make([]Verdict, len(c.Entries))}
	return s.goOn()
}

// Read opens the screen of an address, or reports false.
func Read(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	c, ok := challenge.Parse(rest)
	if !ok {
		return nil, false
	}
	return New(c), true
}

func (Screen) Name() desk.ScreenName { return Name }

func (s Screen) Fragment() string { return s.String() }

func (s Screen) Needs() desk.Needs {
	return desk.Needs{Puzzles: s.Kind == challenge.Storm, Finishes: s.Kind == challenge.Finish}
}

// Mine returns the index of the entry of the person at this device, or -1.
func (s Screen) Mine(d *desk.Desk) int {
	for i, e := range s.Entries {
		if d.Claims(e) {
			return i
		}
	}
	return -1
}

// now returns the index of the first entry that waits, or -1.
func (s Screen) now() int {
	for i, v := range s.Verdicts {
		if v == Waits {
			return i
		}
	}
	return -1
}

// goOn begins to check the first game that waits. It judges games that need no engine immediately.
func (s Screen) goOn() Screen {
	for i := s.now(); i >= 0 && !s.Start.IsZero(); i = s.now() {
		var ok bool
		s.game, ok = s.Replay(s.Entries[i])
		s.ply = s.Start.Len()
		if rules.Side(s.ply&1) == s.Side {
			s.ply++
		}
		switch {
		case !ok:
			s = s.judged(i, Unchecked)
		case s.Strength > maxStrength:
			s = s.judged(i, Open)
		default:
			return s
		}
	}
	return s
}

// maxStrength is the greatest strength whose marbles depend on the seed alone.
const maxStrength = 70

// judged returns s with a verdict on an entry.
func (s Screen) judged(i int, v Verdict) Screen {
	s.Verdicts = append([]Verdict(nil), s.Verdicts...)
	s.Verdicts[i] = v
	return s
}

func (s Screen) Question(*desk.Desk) (q desk.Question, want bool) {
	if s.Start.IsZero() || s.now() < 0 {
		return q, false
	}
	at, _ := s.game.Extract(s.game.Moves()[:s.ply])
	if s.Kind == challenge.Finish {
		return desk.Question{For: desk.ForFinish, Record: at.String()}, true
	}
	return desk.Question{For: desk.ForMove, Record: at.String(), Seed: s.Seed, Level: int(s.Strength.Level(s.Seed, s.ply))}, true
}

func (s Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	i := s.now()
	switch msg := msg.(type) {
	case desk.Thought:
		if !msg.Done || i < 0 {
			break
		}
		if s.game.Moves()[s.ply] != msg.Info.Best {
			return s.judged(i, Unchecked).goOn(), true
		}
		if s.ply += 2; s.ply >= s.game.Len() {
			return s.judged(i, Checked).goOn(), true
		}
	case desk.Unanswered:
		if i >= 0 {
			return s.judged(i, Open).goOn(), true
		}
	case SetName:
		d.Settings.Name = game.CleanName(msg.Name)
		if at := s.Mine(d); at >= 0 {
			s.Entries = append([]challenge.Entry(nil), s.Entries...)
			s.Entries[at].Name = d.Settings.Name
		}
	case Answer:
		d.Do(desk.SendPlace{Fragment: s.Fragment(), Challenge: true})
	default:
		return s, false
	}
	return s, true
}

// Follow begins to check a finish, and checks storms, when their collection is fetched.
func (s Screen) Follow(d *desk.Desk) desk.Screen {
	state := d.Puzzles.State
	if s.Kind == challenge.Finish {
		state = d.Finishes.State
	}
	if s.now() < 0 || !s.Start.IsZero() || state != training.Fetched && state != training.NotThere {
		return nil
	}
	if s.Kind == challenge.Finish && s.Number <= d.Finishes.Len() {
		f, err := d.Finishes.At(s.Number - 1)
		if err != nil {
			return nil
		}
		s.Start, s.Margin = f.Record, f.Margin
		if f.Record.Position().Turn() != s.Side {
			s.Margin = -s.Margin
		}
		return s.goOn()
	}
	for i, e := range s.Entries {
		verdict := Open
		if s.Kind == challenge.Storm && state == training.Fetched {
			verdict = stormVerdict(d, s.Seed, e)
		}
		s = s.judged(i, verdict)
	}
	return s
}

// stormVerdict replays the answers of an entry in the puzzles of a storm.
func stormVerdict(d *desk.Desk, seed uint64, e challenge.Entry) Verdict {
	n, solved := 0, 0
	for _, name := range game.Cells(e.Marbles) {
		p, err := d.Puzzles.At(d.Puzzles.StormPuzzle(seed, n))
		if err != nil {
			return Open
		}
		b := p.Record.Board()
		if h := b.Hole(name); p.Record.Position().Why(h) != rules.Playable {
			return Unchecked
		} else if h == p.Solution {
			solved++
		}
		n++
	}
	if solved != e.Result {
		return Unchecked
	}
	return Checked
}

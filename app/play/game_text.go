package play

import (
	"errors"

	"kulami/app/store"
	"kulami/rules"
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
//
// The versions of the schema:
//
//	1  one text under headKey with the games in it
//	2  a text for each game, the head names those shown last
const schema = 2

// savedGame is a game in storage. Its record is its own text.
type savedGame struct {
	Version int       `json:"v"`
	Record  string    `json:"record"`
	Live    int       `json:"live"`
	Line    int       `json:"line,omitempty"` // the variation shown, counted from 1, and the ply of it
	At      int       `json:"at,omitempty"`
	Levels  [2]int    `json:"levels"`
	Edition string    `json:"edition"`
	Origin  Origin    `json:"origin"`
	Name    string    `json:"name,omitempty"`
	Began   int64     `json:"began,omitempty"`
	Touched int64     `json:"touched,omitempty"`
	Build   string    `json:"build,omitempty"`
	Swap    bool      `json:"swap,omitempty"`
	Base    int       `json:"base,omitempty"` // 1 if the first marble was placed at random
	Value   bool      `json:"value,omitempty"`
	Passed  bool      `json:"passed,omitempty"` // the players send each other the game as a link
	Own     int       `json:"own,omitempty"`    // whose marbles the person here plays then: 1 or 2, the only one
	Names   [2]string `json:"names,omitzero"`   // of two people
	Seed    uint64    `json:"seed,string"`
	Match   string    `json:"match,omitempty"`
	Sent    bool      `json:"sent,omitempty"`
	Clock   TurnClock `json:"clock,omitzero"`
	Judged  string    `json:"judged,omitempty"`
	Helped  bool      `json:"helped,omitempty"`
}

// errNewer means that a text was written by a newer version of the program.
var errNewer = errors.New("saved by a newer version")

// pack returns the text that brings g back.
func pack(g Game) string {
	s := savedGame{Version: schema, Record: g.Record().String(), Live: g.Live(), Edition: g.Edition, Origin: g.Origin, Name: g.Name,
		Began: g.Began, Touched: g.Touched, Build: g.Build, Swap: g.Opening == SwapOpening, Base: g.base(),
		Value: g.Players.Mode == Analysing, Passed: g.Players.Mode == ByLink, Names: g.Players.Names, Seed: g.Seed, Match: g.Match, Sent: g.Sent, Clock: g.Clock,
		Judged: g.Judged, Helped: g.Helped}
	s.Line, s.At = g.variation()
	if s.Passed {
		s.Own = int(g.Players.Own) + 1
	}
	for side, seat := range g.Players.Seats() {
		s.Levels[side] = seat.Level
	}
	return store.Encode(s)
}

// unpack restores the game kept under id; the error says what could not be kept
// of it. Without a board there is no game.
func unpack(id, text string) (Game, error) {
	s := savedGame{}
	damaged, err := store.Decode(text, &s)
	if err != nil {
		return Game{}, err
	}
	switch {
	case s.Version > schema:
		return Game{}, errNewer
	case s.Version < 1:
		return Game{}, store.ErrForeign
	}
	rec, err := rules.ParseRecord(s.Record)
	if rec.IsZero() {
		return Game{}, err
	}
	if err == nil {
		err = damaged
	}
	g := Game{Tree: restoredTree(rec, s.Live, s.Line, s.At), ID: id, Name: s.Name, Began: validMinute(s.Began), Touched: validMinute(s.Touched),
		Build: s.Build, Edition: s.Edition, Origin: s.Origin, Players: s.players(), Opening: s.opening(rec), Seed: s.Seed, Match: s.Match, Sent: s.Sent,
		Clock: s.Clock.valid(), Judged: s.Judged, Helped: s.Helped}
	if e, ok := rules.EditionNamed(g.Edition); !ok || e.Rules != rec.Rules() {
		g.Edition = ""
	}
	return g, err
}

func (s savedGame) players() Players {
	switch {
	case s.Levels[rules.First] > 0 && s.Levels[rules.Second] <= 0:
		return versusComputer(rules.First, s.Levels[rules.First])
	case s.Levels[rules.Second] > 0 && s.Levels[rules.First] <= 0:
		return versusComputer(rules.Second, s.Levels[rules.Second])
	case s.Value:
		return Players{Mode: Analysing}
	}
	p := Players{Names: [2]string{cleanName(s.Names[0]), cleanName(s.Names[1])}}
	if s.Passed {
		p.Mode, p.Own = ByLink, rules.Nobody
		if s.Own == 1 || s.Own == 2 {
			p.Own = rules.Side(s.Own - 1)
		}
	}
	return p
}

func (s savedGame) opening(rec rules.Record) Opening {
	switch {
	case s.Swap:
		return SwapOpening
	case s.Base > 0 && rec.Len() > 0:
		return RandomOpening
	}
	return FreeOpening
}

// maxMinute is the last minute that a time in storage may name: the end of the year
// 9999, in minutes since 1970, which is the last that all formats of dates can write.
const maxMinute = 253_402_300_799 / 60

// validMinute returns a time as Shell.Now, or 0 if it cannot be one.
func validMinute(minute int64) int64 {
	if minute < 0 || minute > maxMinute {
		return 0
	}
	return minute
}

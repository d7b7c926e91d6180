package game

import (
	"errors"

	"kulami/app/json"
	"kulami/app/store"
	"kulami/rules"
	"kulami/rules/engine"
)

// Schema is the version of the stored texts:
//
//	1  one text with all games in it
//	2  a text for each game, and a head with the ids of the games shown last
const Schema = 2

// Saved is a stored game. Its record is a text of package rules.
type Saved struct {
	Version int    `json:"v"`
	Record  string `json:"record"`
	Live    int    `json:"live"`
	// Number of the variation shown, from 1, and its ply in At.
	Line     int    `json:"line,omitempty"`
	At       int    `json:"at,omitempty"`
	Levels   [2]int `json:"levels"`
	Adaptive int    `json:"adaptive,omitempty"`
	Edition  string `json:"edition"`
	Origin   Origin `json:"origin"`
	Name     string `json:"name,omitempty"`
	Began    int64  `json:"began,omitempty"`
	Touched  int64  `json:"touched,omitempty"`
	Build    string `json:"build,omitempty"`
	Swap     bool   `json:"swap,omitempty"`
	Base     int    `json:"base,omitempty"` // 1 if the first marble was placed at random
	Value    bool   `json:"value,omitempty"`
	Passed   bool   `json:"passed,omitempty"` // the game is by link
	// The side of the player in such games: 1 or 2; other values mean both.
	Own     int       `json:"own,omitempty"`
	Peer    bool      `json:"peer,omitempty"` // the game was played live
	Names   [2]string `json:"names,omitzero"` // names of two people
	Seed    uint64    `json:"seed,string"`
	Match   string    `json:"match,omitempty"`
	Sent    bool      `json:"sent,omitempty"`
	Clock   TurnClock `json:"clock,omitzero"`
	Judged  string    `json:"judged,omitempty"`
	Helped  bool      `json:"helped,omitempty"`
	Wooden  bool      `json:"wooden,omitempty"`
	Teach   Teaching  `json:"teach,omitempty"`
	Advised int       `json:"advised,omitempty"`
	Advice  string    `json:"advice,omitempty"`
	// Older versions read it as a game without a move, and leave it unchanged.
	Count string `json:"count,omitempty"`
}

// ErrNewer means that a text was written by a newer version of the app.
var ErrNewer = errors.New("saved by a newer version")

// Pack returns g as text for storage.
func Pack(g Game) string {
	s := Saved{Version: Schema, Record: g.LinkOf(g.Record()).String(), Live: g.Live(), Edition: g.Edition, Origin: g.Origin, Name: g.Name,
		Began: g.Began, Touched: g.Touched, Build: g.Build, Swap: g.Opening == SwapOpening, Base: min(g.Base(), g.Record().Len()),
		Value: g.Players.Mode == Analysing, Passed: g.Players.Mode == ByLink, Names: g.Players.Names, Seed: g.Seed, Match: g.Match, Sent: g.Sent, Clock: g.Clock,
		Judged: g.Judged, Helped: g.Helped, Wooden: g.Wooden, Teach: g.Teach, Advised: g.Advised, Advice: g.Advice, Count: g.Count, Adaptive: int(g.Players.Adaptive)}
	s.Line, s.At = g.LineShown()
	if s.Passed {
		s.Own, s.Peer = int(g.Players.Own)+1, g.Players.Live
	}
	for side, seat := range g.Players.Seats() {
		s.Levels[side] = seat.Level
	}
	return json.Encode(s)
}

// Unpack reads the game stored under id. The error describes the lost parts. Without a board there
// is no game.
func Unpack(id, text string) (Game, error) {
	s := Saved{}
	damaged, err := store.Decode(text, &s)
	if err != nil {
		return Game{}, err
	}
	switch {
	case s.Version > Schema:
		return Game{}, ErrNewer
	case s.Version < 1:
		return Game{}, store.ErrForeign
	}
	link, err := rules.ParseLink(s.Record)
	rec := link.Record
	if rec.IsZero() {
		return Game{}, err
	}
	if rules.IsLater(err) {
		err = nil
	}
	if err == nil {
		err = damaged
	}
	g := Game{Tree: restoredTree(rec, s.Live, s.Line, s.At), ID: id, Name: s.Name, Began: ValidMinute(s.Began), Touched: ValidMinute(s.Touched),
		Build: s.Build, Edition: s.Edition, Origin: s.Origin, Orientation: link.Orientation, Players: s.players(), Opening: s.opening(rec), Seed: s.Seed, Match: s.Match, Sent: s.Sent,
		Clock: s.Clock.valid(), Judged: s.Judged, Helped: s.Helped, Wooden: s.Wooden, Teach: s.Teach.valid(), Advised: max(s.Advised, 0), Advice: s.Advice, Count: s.Count}
	if marbles, ok := MarblesOf(rec.Board(), g.Count); g.Count != "" && !ok {
		g.Count, err = MarblesText(marbles), store.ErrForeign
	}
	if e, ok := rules.EditionNamed(g.Edition); !ok || e.Rules != rec.Rules().Sheet() {
		g.Edition = ""
	}
	return g, err
}

func (s Saved) players() Players {
	for side, level := range s.Levels {
		if level > 0 && s.Levels[1-side] <= 0 {
			return AgainstComputer(rules.Side(side), level).WithAdaptive(engine.Strength(s.Adaptive))
		}
	}
	if s.Value {
		return Players{Mode: Analysing}
	}
	p := Players{Names: [2]string{CleanName(s.Names[0]), CleanName(s.Names[1])}}
	if s.Passed {
		p.Mode, p.Own, p.Live = ByLink, rules.Nobody, s.Peer
		if s.Own == 1 || s.Own == 2 {
			p.Own = rules.Side(s.Own - 1)
		}
	}
	return p
}

func (s Saved) opening(rec rules.Record) Opening {
	switch {
	case s.Swap:
		return SwapOpening
	case s.Base > 0 && rec.Len() > 0:
		return RandomOpening
	}
	return FreeOpening
}

// maxMinute is the latest valid time in storage, the end of the year 9999, in minutes since 1970.
// It is the last minute that all date formats can write.
const maxMinute = 253_402_300_799 / 60

// ValidMinute returns a time in minutes since 1970, or 0 if it is invalid.
func ValidMinute(minute int64) int64 {
	if minute < 0 || minute > maxMinute {
		return 0
	}
	return minute
}

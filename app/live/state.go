package live

import (
	"kulami/app/json"
	"kulami/rules"
)

// State is the text of one side to the other.
type State struct {
	Version int `json:"v"`
	// Number of the text from this sender over a connection, from 1.
	Number    int          `json:"n"`
	Game      string       `json:"game"`
	Side      rules.Side   `json:"side"` // side of the sender
	Record    rules.Record `json:"record"`
	Back      int          `json:"back,omitempty"`
	Undo      ask          `json:"undo,omitzero"`
	Refused   int          `json:"refused,omitempty"`
	Agreed    int          `json:"agreed,omitempty"`
	Withdrawn int          `json:"withdrawn,omitempty"`
	Again     bool         `json:"again,omitempty"`
	Clock     Clock        `json:"clock,omitzero"` // clock of the sender
	Name      string       `json:"name,omitempty"` // name of the sender, as typed
}

// Fault is the reason to refuse a text of the other side. It is an error.
type Fault int8

const (
	FaultText    Fault = iota + 1 // not a State, or too long
	FaultVersion                  // text of a newer version of the program
	FaultGame                     // text of another game, board or rules
	FaultParted                   // both games have marbles that the other lacks
	FaultTurn                     // the other side played or resigned for this side
	FaultFlood                    // too many texts
	FaultTimes                    // impossible times, or another time control than agreed
)

func (f Fault) Error() string {
	return [...]string{"", "text cannot be read", "text of a newer version", "text of another game",
		"the games have parted", "played for the other side", "too many texts", "times that cannot be"}[f]
}

// The limits for texts of the other side.
const (
	MaxText = 2048 // bytes of a text
	maxIdle = 200  // texts between two marbles
	maxName = 16   // bytes of a game's name
	version = 1
)

// Read reads a text of the other side. The error is a Fault.
func Read(text string) (State, error) {
	var m State
	if len(text) > MaxText {
		return m, FaultText
	}
	probe := struct {
		Version int `json:"v"`
	}{}
	if damaged, err := json.Decode(text, &probe); damaged != nil || err != nil || probe.Version < 1 {
		return m, FaultText
	}
	if probe.Version > version {
		return m, FaultVersion
	}
	if damaged, err := json.Decode(text, &m); damaged != nil || err != nil || m.Record.IsZero() || m.Side != rules.First && m.Side != rules.Second ||
		m.Game == "" || len(m.Game) > maxName || m.Number < 1 {
		return m, FaultText
	}
	m.Record = plain(m.Record)
	return m, nil
}

// State returns the next text for the other side.
func (s Session) State() (Session, string) {
	s.sent++
	m := State{Version: version, Number: s.sent, Game: s.game, Side: s.own, Record: s.record, Back: s.back, Refused: s.refused, Agreed: s.agreed, Withdrawn: s.withdrawn, Again: s.again[s.own], Clock: s.clocks[s.own], Name: s.names[s.own]}
	if s.mine.open {
		m.Undo = s.mine
	}
	return s, json.Encode(m)
}

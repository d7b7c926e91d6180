package library

import (
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/live"
)

// Settings are the player's lasting choices. The values of its types are those of
// the controls that choose them.
type Settings struct {
	Theme       Theme
	Marbles     MarbleSet
	Reversed    bool `json:",omitempty"` // First has the second colour of Marbles; records and links do not change
	Coordinates bool
	Animation   bool
	Bands       bool // the row and column of the last marble are highlighted
	Legal       bool // the playable holes are marked
	Owners      bool // tiles show who owns them
	Confirm     bool // a marble is played by pressing its hole twice
	Facing      bool `json:",omitempty"` // the board turns to the player to move, in a game of two people on one device
	Pace        Pace
	Wood        Wood
	Sound       bool
	Haptics     bool // marbles are felt where the device can do that
	Language    Language
	Values      ValueUnit
	EngineOff   bool   `json:",omitempty"` // the analysis shows no values
	Stun        string `json:",omitempty"` // "stun:host:port" of a server that a browser may ask for its own address, or empty for none
}

type (
	// Theme is light, dark, or that of the system.
	Theme string
	// MarbleSet names the colours of the marbles, First's first unless they are reversed.
	MarbleSet string
	// Pace is how long the computer takes for a marble at least.
	Pace string
	// Wood is how the board is drawn.
	Wood string
	// ValueUnit is what an analysis writes into the holes.
	ValueUnit string
	// Language is a BCP 47 tag, or AutoLanguage for that of the browser.
	Language string
)

const (
	AutoTheme  Theme = "auto"
	LightTheme Theme = "light"
	DarkTheme  Theme = "dark"

	RedBlack   MarbleSet = "red-black"
	WhiteBlack MarbleSet = "white-black"
	RedWhite   MarbleSet = "red-white"
	Safe       MarbleSet = "safe" // distinguishable with every kind of colour vision

	QuickPace Pace = "quick"
	CalmPace  Pace = "calm"
	SlowPace  Pace = "slow"

	LightWood    Wood = "light"
	DarkWood     Wood = "dark"
	FlatWood     Wood = "flat"
	ContrastWood Wood = "contrast"

	PointValues  ValueUnit = "points"
	ChanceValues ValueUnit = "chance" // to win, in percent

	AutoLanguage Language = "auto"
)

// DefaultSettings are those of a first visit.
var DefaultSettings = Settings{Theme: AutoTheme, Marbles: RedBlack, Coordinates: true, Animation: true, Bands: true, Legal: true,
	Owners: true, Pace: CalmPace, Wood: LightWood, Sound: true, Haptics: true, Language: AutoLanguage, Values: PointValues}

// Valid returns s with every value that the settings dialog does not offer replaced
// by that of otherwise. Of a language only its form is checked: a later version may
// know more of them.
func (s Settings) Valid(otherwise Settings) Settings {
	s.Theme = game.OneOf(s.Theme, otherwise.Theme, AutoTheme, LightTheme, DarkTheme)
	s.Marbles = game.OneOf(s.Marbles, otherwise.Marbles, RedBlack, WhiteBlack, RedWhite, Safe)
	s.Pace = game.OneOf(s.Pace, otherwise.Pace, QuickPace, CalmPace, SlowPace)
	s.Wood = game.OneOf(s.Wood, otherwise.Wood, LightWood, DarkWood, FlatWood, ContrastWood)
	s.Values = game.OneOf(s.Values, otherwise.Values, PointValues, ChanceValues)
	if address, ok := StunAddress(s.Stun); ok {
		s.Stun = address
	} else {
		s.Stun = otherwise.Stun
	}
	if s.Language != AutoLanguage && !s.Language.isTag() {
		s.Language = otherwise.Language
	}
	return s
}

// Colours names the marbles as pictures and names of sides have them: the set, with "-reversed" behind it where First has
// its second colour.
func (s Settings) Colours() string {
	if s.Reversed {
		return string(s.Marbles) + "-reversed"
	}
	return string(s.Marbles)
}

// StunAddress returns the address of a STUN server as browsers take it (RFC 7064) from a text in
// which "stun:" may be missing. Without a server both are empty; ok is false if the text is no
// such address.
func StunAddress(text string) (address string, ok bool) {
	if text = strings.TrimSpace(text); text == "" {
		return "", true
	}
	text = strings.TrimPrefix(text, "stun:")
	host, port := text, "3478"
	if at := strings.LastIndexByte(text, ':'); at > strings.LastIndexByte(text, ']') {
		host, port = text[:at], text[at+1:]
	}
	n, err := strconv.ParseUint(port, 10, 16)
	if err != nil || n == 0 || len(host) > 255 {
		return "", false
	}
	if inner, ok := strings.CutPrefix(host, "["); ok {
		ip, closed := strings.CutSuffix(inner, "]")
		_, ok := live.ParseAddress(ip)
		return "stun:" + text, ok && closed && strings.Contains(ip, ":") && !strings.Contains(ip, "%")
	}
	return "stun:" + text, host != "" && strings.Trim(host, lettersAndDigits+".-") == ""
}

const lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// isTag reports whether l has the form of a BCP 47 tag: letters, digits and hyphens,
// at most 35 of them.
func (l Language) isTag() bool {
	return len(l) >= 2 && len(l) <= 35 && strings.Trim(string(l), lettersAndDigits+"-") == ""
}

// Flags remember what is said or asked only once.
type Flags struct {
	Persist bool   `json:"persist,omitempty"` // lasting storage has been asked for
	Offline bool   `json:"offline,omitempty"` // "ready for offline" has been said
	Begun   bool   `json:"begun,omitempty"`   // a first visit is over
	Coach   string `json:"coach,omitempty"`   // the id of the game that has a coach, or nothing
	Learnt  uint   `json:"learnt,omitempty"`  // the lessons that were done, a bit each
	Silent  bool   `json:"silent,omitempty"`  // that the device has no voice has been said
	Tried   bool   `json:"tried,omitempty"`   // that a trial leaves the game as it is has been said
	WhatIf  bool   `json:"whatif,omitempty"`  // the analysis has been asked what a tile would change
}

// ReplaySpeeds are the speeds of a replay in percent of the normal one.
var ReplaySpeeds = [...]int{50, NormalSpeed, 200, 400}

// NormalSpeed is the speed of a first visit.
const NormalSpeed = 100

package library

import (
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/live"
)

// Settings are the player's lasting choices. The values of its types are the values of the form
// controls.
type Settings struct {
	Theme   Theme
	Marbles MarbleSet
	// First has the second colour of Marbles; records and links do not change.
	Reversed    bool `json:",omitempty"`
	Coordinates bool
	Animation   bool
	Bands       bool // highlight the row and column of the last marble
	Legal       bool // highlight the legal holes
	Owners      bool // tiles show their owners
	Confirm     bool // a marble is played by two clicks on its hole
	// The board turns to the player to move, in a game of two people on one device.
	Facing    bool `json:",omitempty"`
	Pace      Pace
	Wood      Wood
	Sound     bool
	Haptics   bool // marbles vibrate on devices with that feature
	Language  Language
	Values    ValueUnit
	EngineOff bool   `json:",omitempty"` // the analysis shows no values
	Name      string `json:",omitempty"` // the player's name in challenges, see game.CleanName
	// Address "stun:host:port" of a server from which a browser can learn its own address; "" for
	// none.
	Stun string `json:",omitempty"`
}

type (
	// Theme is light, dark, or the theme of the system.
	Theme string
	// MarbleSet names the colours of the marbles, First's first unless they are reversed.
	MarbleSet string
	// Pace is the minimum time that the computer takes for a marble.
	Pace string
	// Wood is the look of the board.
	Wood string
	// ValueUnit is the unit of the analysis's values in the holes.
	ValueUnit string
	// Language is a BCP 47 tag, or AutoLanguage for the language of the browser.
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
	ChanceValues ValueUnit = "chance" // chance to win, in percent

	AutoLanguage Language = "auto"
)

// DefaultSettings are the settings of a first visit.
var DefaultSettings = Settings{Theme: AutoTheme, Marbles: RedBlack, Coordinates: true, Animation: true, Bands: true, Legal: true,
	Owners: true, Pace: CalmPace, Wood: LightWood, Sound: true, Haptics: true, Language: AutoLanguage, Values: PointValues}

// Valid returns s with valid values. It replaces values that the settings dialog does not offer
// with the values of otherwise. Of a language it checks only the format, because a later version
// can have more languages.
func (s Settings) Valid(otherwise Settings) Settings {
	s.Theme = game.OneOf(s.Theme, otherwise.Theme, AutoTheme, LightTheme, DarkTheme)
	s.Marbles = game.OneOf(s.Marbles, otherwise.Marbles, RedBlack, WhiteBlack, RedWhite, Safe)
	s.Pace = game.OneOf(s.Pace, otherwise.Pace, QuickPace, CalmPace, SlowPace)
	s.Wood = game.OneOf(s.Wood, otherwise.Wood, LightWood, DarkWood, FlatWood, ContrastWood)
	s.Values = game.OneOf(s.Values, otherwise.Values, PointValues, ChanceValues)
	s.Name = game.CleanName(s.Name)
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

// Colours names the marbles for pictures and names of sides. It is the set, followed by "-reversed"
// if First has its second colour.
func (s Settings) Colours() string {
	if s.Reversed {
		return string(s.Marbles) + "-reversed"
	}
	return string(s.Marbles)
}

// StunAddress returns the address of a STUN server in the format of browsers (RFC 7064). "stun:" is
// optional in text. For an empty text the address is empty, too. ok is false for an invalid text.
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

// isTag reports whether l has the form of a BCP 47 tag: letters, digits and hyphens, at most 35 of
// them.
func (l Language) isTag() bool {
	return len(l) >= 2 && len(l) <= 35 && strings.Trim(string(l), lettersAndDigits+"-") == ""
}

// Flags remember hints and questions that are shown only once.
type Flags struct {
	Persist bool   `json:"persist,omitempty"` // persistent storage was requested
	Offline bool   `json:"offline,omitempty"` // "ready for offline" was shown
	Begun   bool   `json:"begun,omitempty"`   // a first visit is over
	Coach   string `json:"coach,omitempty"`   // id of the game with a coach, or ""
	Learnt  uint   `json:"learnt,omitempty"`  // lessons that were completed, a bit each
	Silent  bool   `json:"silent,omitempty"`  // the notice about a device without a voice was shown
	// The hint that a trial does not change the game was shown.
	Tried  bool `json:"tried,omitempty"`
	WhatIf bool `json:"whatif,omitempty"` // the player has examined a tile in the analysis
	// The challenge that was taken up last, as challenge.Challenge.Body returns it.
	Taken string `json:"taken,omitempty"`
	// The marbles of the player's latest entries of challenges, with spaces between them.
	Mine string `json:"mine,omitempty"`
}

// HasLearnt reports whether the lesson of a number, from 1, is done.
func (f Flags) HasLearnt(number int) bool { return f.Learnt>>(number-1)&1 == 1 }

// ReplaySpeeds are the speeds of a replay in percent of the normal speed.
var ReplaySpeeds = [...]int{50, NormalSpeed, 200, 400}

// NormalSpeed is the speed of a first visit.
const NormalSpeed = 100

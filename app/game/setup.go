package game

import (
	"hash/fnv"
	"slices"
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
)

// Setup has the choices of the new-game dialog. The values of its types are the values of the form
// controls.
type Setup struct {
	Opponent Opponent
	Names    [2]string `json:",omitzero"` // names of two people, First's first; see Players.Names
	Level    int       // 1…8
	// Strength of an adaptive computer; 0 if the computer plays at Level.
	Adaptive engine.Strength `json:",omitempty"`
	// By the computer; the default for "" is desk.Desk.Teaches.
	Teach    Teaching `json:",omitempty"`
	Starter  Starter
	Edition  string // a name of rules.Editions(), or HouseEdition
	House    string // letters of the house rules, as in rules.Ruleset
	Board    BoardKind
	Seed     int    // seed of a dealt board, 1…MaxSeed
	Symmetry string // symmetry of the board, a name of rules.Symmetries()
	Number   int    // number of a square board, 1…rules.SquareBoards
	// Typed is the unreadable text in the field of the board's number.
	Unread  bool   `json:"-"`
	Typed   string `json:"-"`
	Mine    string // layout of one of desk.Desk.Boards
	Sheet   rules.Sheet
	Code    string // a layout code, board text or link
	Opening Opening
	// Points are added to the count of the player who sets the game up, or of First if two people
	// play on one device. Negative points are added to the other side's count.
	Handicap HandicapKind `json:",omitempty"`
	Points   int          `json:",omitempty"`
	// How the time of two people is limited, on one device or live. With Pauses they agreed that
	// the clocks pause while the page is hidden.
	Clock              ClockKind
	Minutes, Increment int  // 1…rules.MaxMinutes, and 0…rules.MaxIncrement seconds
	Pauses             bool `json:",omitempty"`
}

type (
	// Opponent is the kind of the opponent.
	Opponent string
	// Starter is the choice of the side to begin.
	Starter string
	// BoardKind is the source of a board, "" for a link.
	BoardKind string
	// Opening is the way in which the first marble is played.
	Opening string
	// Teaching says whether the computer teaches in a game, and how often it advises to take a
	// marble back.
	Teaching string
	// HandicapKind is the way in which the points of a handicap are found.
	HandicapKind string
)

// The choices of the new-game dialog. In stored values, "lot" means random.
const (
	ComputerOpponent Opponent = "computer"
	PersonOpponent   Opponent = "person" // two people on one device
	FriendOpponent   Opponent = "friend" // remote; the two send each other the game as a link
	LiveOpponent     Opponent = "live"   // remote; the browsers are connected
	// Value of an earlier dialog: one person plays both sides and sees the engine's value.
	NoOpponent Opponent = "analysis"

	MeFirst     Starter = "me"
	OtherFirst  Starter = "other"
	RandomFirst Starter = "lot"

	SquareBoard    BoardKind = "square"
	IrregularBoard BoardKind = "irregular"
	SymmetricBoard BoardKind = "symmetric"
	NumberedBoard  BoardKind = "number"
	SheetBoard     BoardKind = "sheet" // printed in a rule sheet
	TodaysBoard    BoardKind = "today"
	OwnBoard       BoardKind = "mine"
	CodeBoard      BoardKind = "code"

	FreeOpening   Opening = "free"
	SwapOpening   Opening = "swap" // the second player can take over the first marble
	RandomOpening Opening = "lot"  // the first marble is placed at random

	TeachOff     Teaching     = "off"
	TeachTips    Teaching     = "tips" // without advice to take a marble back
	TeachOnce    Teaching     = "once"
	TeachTwice   Teaching     = "twice"
	TeachAlways  Teaching     = "always"
	NoHandicap   HandicapKind = "none"
	EvenHandicap HandicapKind = "even" // even chances against the computer
	HandHandicap HandicapKind = "hand"

	HouseEdition = "house"
)

// DefaultSetup is the game of a first visit.
var DefaultSetup = Setup{Opponent: ComputerOpponent, Level: 1, Starter: MeFirst, Edition: "basic", Board: SheetBoard,
	Seed: 1, Number: 1, Symmetry: rules.HalfTurn.String(), Sheet: rules.SheetSquare, Opening: FreeOpening, Handicap: NoHandicap,
	Clock: NoClock, Minutes: 10, Increment: 5}

// MaxSeed is the maximum number of a dealt board in the dialog.
const MaxSeed = 999_999

// Valid returns s with valid values. It replaces values that the new-game dialog does not offer
// with the values of otherwise. It replaces a number with the nearest valid one. Texts that are
// read later, such as a code, stay.
func (s Setup) Valid(otherwise Setup) Setup {
	s.Opponent = OneOf(s.Opponent, otherwise.Opponent, ComputerOpponent, PersonOpponent, FriendOpponent, LiveOpponent, NoOpponent)
	s.Starter = OneOf(s.Starter, otherwise.Starter, MeFirst, OtherFirst, RandomFirst)
	s.Teach = s.Teach.valid()
	s.Opening = OneOf(s.Opening, otherwise.Opening, FreeOpening, SwapOpening, RandomOpening)
	s.Handicap = OneOf(s.Handicap, otherwise.Handicap, NoHandicap, EvenHandicap, HandHandicap)
	s.Points = min(max(s.Points, -rules.MaxHandicap), rules.MaxHandicap)
	s.Clock = OneOf(s.Clock, otherwise.Clock, NoClock, SuddenDeath, FischerClock)
	s.Minutes, s.Increment = min(max(s.Minutes, 1), rules.MaxMinutes), min(max(s.Increment, 0), rules.MaxIncrement)
	s.Board = OneOf(s.Board, otherwise.Board, SquareBoard, IrregularBoard, SymmetricBoard, NumberedBoard, SheetBoard, TodaysBoard, OwnBoard, CodeBoard)
	s.Names = [2]string{CleanName(s.Names[0]), CleanName(s.Names[1])}
	s.Level = min(max(s.Level, 1), int(engine.Strongest))
	if s.Adaptive != 0 {
		s.Adaptive = s.Adaptive.Valid()
	}
	s.Seed = min(max(s.Seed, 1), MaxSeed)
	s.Number = min(max(s.Number, 1), rules.SquareBoards)
	if _, ok := rules.EditionNamed(s.Edition); !ok && s.Edition != HouseEdition {
		s.Edition = otherwise.Edition
	}
	if _, ok := rules.ParseRuleset(s.House); !ok {
		s.House = otherwise.House
	}
	if !slices.ContainsFunc(rules.Symmetries(), func(y rules.Symmetry) bool { return y.String() == s.Symmetry }) {
		s.Symmetry = otherwise.Symmetry
	}
	if s.Sheet.Board() == nil {
		s.Sheet = otherwise.Sheet
	}
	return s
}

// valid returns t, or "" if the dialog does not offer t.
func (t Teaching) valid() Teaching {
	return OneOf(t, "", TeachOff, TeachTips, TeachOnce, TeachTwice, TeachAlways)
}

// Computer returns the players of a game in which the computer of s has side.
func (s Setup) Computer(side rules.Side) Players {
	return AgainstComputer(side, s.Level).WithAdaptive(s.Adaptive)
}

// Seat returns the seat of the computer of s.
func (s Setup) Seat() Seat { return Seat{s.Level, s.Adaptive} }

// Rules returns the ruleset of s, without a handicap.
func (s Setup) Rules() rules.Ruleset {
	if s.Edition == HouseEdition {
		r, _ := rules.ParseRuleset(s.House)
		return r
	}
	e, _ := rules.EditionNamed(s.Edition)
	return e.Rules
}

// Given returns the points of the handicap of s, as in Setup.Points.
func (s Setup) Given() int {
	if s.Handicap == HandHandicap || s.Handicap == EvenHandicap && s.Opponent == ComputerOpponent {
		return s.Points
	}
	return 0
}

// handicap returns r with the handicap of s. seed decides the random choices.
func (s Setup) handicap(r rules.Ruleset, seed uint64) rules.Ruleset {
	switch s.Opponent {
	case NoOpponent:
	case PersonOpponent:
		r.Handicap = s.HandicapOf(rules.First)
	default:
		r.Handicap = s.HandicapOf(s.person(seed))
	}
	return r
}

// Fair reports whether s has even chances in the way of its opponent, see WithFair.
func (s Setup) Fair() bool {
	switch s.Opponent {
	case ComputerOpponent:
		return s.Handicap == EvenHandicap
	case PersonOpponent:
		return s.Opening == SwapOpening
	}
	return s.Opening == RandomOpening
}

// WithFair returns s with or without even chances. Against the computer this is a handicap. Between
// two people on one device it is the right to swap. With a remote friend it is a random first
// marble, because a link does not know that right.
func (s Setup) WithFair(fair bool) Setup {
	s.Handicap, s.Opening = NoHandicap, FreeOpening
	switch {
	case !fair:
	case s.Opponent == ComputerOpponent:
		s.Handicap = EvenHandicap
	case s.Opponent == PersonOpponent:
		s.Opening = SwapOpening
	default:
		s.Opening = RandomOpening
	}
	return s
}

// Against returns s with another opponent. Even chances stay even.
func (s Setup) Against(o Opponent) Setup {
	fair := s.Fair()
	if s.Opponent = o; fair {
		s = s.WithFair(true)
	}
	return s
}

// AtLevel returns s with a level of the computer. The level 0 is the adaptive computer, as yet with
// the lowest strength.
func (s Setup) AtLevel(level int) Setup {
	if s.Adaptive = 0; level == 0 {
		s.Adaptive = engine.Weakest.Strength()
	} else {
		s.Level = level
	}
	return s
}

// Far reports whether the opponent of s is on another device.
func (s Setup) Far() bool { return s.Opponent == FriendOpponent || s.Opponent == LiveOpponent }

// WithPoint returns s with a number of points added to the handicap, by hand.
func (s Setup) WithPoint(more int) Setup {
	s.Points = s.Given() + more
	s.Handicap = HandHandicap
	return s
}

// WithClock returns s with clocks, or without them.
func (s Setup) WithClock(on bool) Setup {
	switch {
	case !on:
		s.Clock = NoClock
	case s.Increment > 0:
		s.Clock = FischerClock
	default:
		s.Clock = SuddenDeath
	}
	return s
}

// Added returns the increment of the clock of s in seconds.
func (s Setup) Added() int {
	if s.Clock == SuddenDeath {
		return 0
	}
	return s.Increment
}

// HandicapOf returns the handicap of a ruleset in which side has the points of s.
func (s Setup) HandicapOf(side rules.Side) int8 {
	if side == rules.Second {
		return int8(-s.Given())
	}
	return int8(s.Given())
}

// Origin is the source of a board, for its name.
type Origin struct {
	Board    BoardKind
	Seed     int
	Sheet    rules.Sheet
	Day      string
	Symmetry string `json:",omitempty"`
	Name     string `json:",omitempty"` // name of the player's own board
}

// Named is a board with its name.
type Named struct{ Name, Layout string }

// ClockKind is the kind of time limit for two people.
type ClockKind string

const (
	NoClock      ClockKind = "none"
	SuddenDeath  ClockKind = "sudden"  // Setup.Minutes for the whole game
	FischerClock ClockKind = "fischer" // and Setup.Increment seconds more after each move
)

// OneOf returns value if it is among the offered ones, and otherwise otherwise.
func OneOf[T comparable](value, otherwise T, offered ...T) T {
	if slices.Contains(offered, value) {
		return value
	}
	return otherwise
}

// BoardOf returns the board of s and its origin. It returns false if there is no such board.
func BoardOf(s Setup, day string) (*rules.Board, Origin, bool) {
	o := Origin{Board: s.Board}
	if _, most := s.number(); s.Unread && most > 0 {
		return nil, o, false
	}
	switch s.Board {
	case SquareBoard, IrregularBoard:
		o.Seed = min(max(s.Seed, 1), MaxSeed)
		shape := rules.Square
		if s.Board == IrregularBoard {
			shape = rules.Irregular
		}
		return rules.Deal(uint64(o.Seed), shape), o, true
	case TodaysBoard:
		o.Day = day
		h := fnv.New64a()
		h.Write([]byte(day))
		// The date decides between a square and an irregular board.
		return rules.Deal(h.Sum64(), rules.Shape(h.Sum64()>>32&1)), o, true
	case SymmetricBoard:
		o.Seed, o.Symmetry = min(max(s.Seed, 1), MaxSeed), s.Symmetry
		for _, symmetry := range rules.Symmetries() {
			if symmetry.String() == s.Symmetry {
				return rules.DealSymmetric(uint64(o.Seed), symmetry), o, true
			}
		}
		return nil, o, false
	case NumberedBoard:
		o.Seed = min(max(s.Number, 1), rules.SquareBoards)
		return rules.SquareBoard(o.Seed - 1), o, true
	case OwnBoard:
		b, err := rules.ParseLayout(s.Mine)
		return b, o, err == nil
	case CodeBoard:
		b := boardOfCode(s.Code)
		return b, o, b != nil
	}
	o.Board, o.Sheet = SheetBoard, s.Sheet
	b := s.Sheet.Board()
	if b == nil {
		o.Sheet = rules.SheetSquare
		b = o.Sheet.Board()
	}
	return b, o, true
}

// number returns the number of the board of s, Seed or Number, and its maximum. It returns nil and
// 0 for other kinds of boards.
func (s *Setup) number() (n *int, most int) {
	switch s.Board {
	case SquareBoard, IrregularBoard, SymmetricBoard:
		return &s.Seed, MaxSeed
	case NumberedBoard:
		return &s.Number, rules.SquareBoards
	}
	return nil, 0
}

// WithNumber returns s with a typed number of its board. An unreadable text stays in Typed.
func (s Setup) WithNumber(typed string) Setup {
	s.Unread, s.Typed = false, ""
	n, most := s.number()
	if n == nil {
		return s
	}
	if read, ok := ParseNumber(typed, most); ok && read > 0 {
		*n = read
		return s
	}
	s.Unread, s.Typed = true, typed
	return s
}

// boardOfCode reads a board from a text with a link, a position code, board text, or the layout
// code or the draft of a board. An address can contain them. It returns nil for other texts.
func boardOfCode(code string) *rules.Board {
	if i, _ := rules.ParseImport(code, nil); !i.Record.IsZero() {
		return i.Record.Board()
	}
	plain := rules.PlainText(code)
	plain += " " + strings.Join(strings.Fields(plain), "") // the code can be broken into lines
	for _, word := range strings.FieldsFunc(plain, func(c rune) bool { return !letterOrDigit(c) }) {
		if b, err := rules.ParseLayout(word); err == nil {
			return b
		}
		if d, ok := rules.ParseDraft(word); ok {
			if b, err := d.Board(); err == nil {
				return b
			}
		}
	}
	return nil
}

func letterOrDigit(c rune) bool {
	return '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

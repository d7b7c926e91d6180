// Package compact writes the games of a collection in few letters, and deals their boards.
package compact

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Game is a game of a collection. Parse does not replay it, because dealing a thousand boards takes
// a second.
type Game struct {
	Board string // a printed board, or s or i followed by the seed of a square or irregular deal
	Rules rules.Ruleset
	moves number
}

// Parse reads a game. It returns the name of the first bad field, or the empty string.
func Parse(board, ruleset, moves string) (g Game, bad string) {
	letters, ok := strings.CutSuffix(ruleset, "-")
	if g.Rules, _ = rules.ParseRuleset(letters); g.Rules.String() != letters || ok != (letters == "") {
		return g, "rules"
	}
	if g.Board = board; !isBoard(board) {
		return g, "board"
	}
	if g.moves, ok = parseNumber(moves); !ok {
		return g, "moves"
	}
	return g, ""
}

// Replay returns the game with its cursor at the end. A dealt board takes it about a millisecond.
// It reports false if the moves are illegal.
func (g Game) Replay() (rules.Record, bool) {
	game := rules.NewRecord(Board(g.Board), g.Rules)
	moves, ok := decodeMoves(game.Position(), g.moves)
	if !ok {
		return game, false
	}
	game, err := game.Extract(moves)
	return game, err == nil
}

// Fields returns the ruleset and the moves of a game for Parse. The last move must have
// alternatives.
func Fields(game rules.Record) (ruleset, moves string) {
	if ruleset = game.Rules().String(); ruleset == "" {
		ruleset = "-"
	}
	return ruleset, encodeMoves(game.At(0), game.Moves()).String()
}

// isBoard reports whether Board accepts the name.
func isBoard(name string) bool {
	_, _, ok := dealt(name)
	return ok || slices.Contains(rules.SheetBoards(), rules.Sheet(name))
}

// dealt reads the name of a dealt board.
func dealt(name string) (seed uint64, shape rules.Shape, ok bool) {
	digits, ok := strings.CutPrefix(name, "s")
	if !ok {
		shape = rules.Irregular
		digits, ok = strings.CutPrefix(name, "i")
	}
	seed, err := strconv.ParseUint(digits, 10, 64)
	return seed, shape, ok && err == nil && digits == strconv.FormatUint(seed, 10)
}

// Board returns the board of a name.
func Board(name string) *rules.Board {
	if seed, shape, ok := dealt(name); ok {
		return rules.Deal(seed, shape)
	}
	return rules.Sheet(name).Board()
}

// DrawBoard returns the name of a random board, in one game of five a printed board.
func DrawBoard(r *random.Source, seed uint64) string {
	if sheets := rules.SheetBoards(); r.Below(5) == 0 {
		return string(sheets[r.Below(len(sheets))])
	}
	return []string{"s", "i"}[r.Below(2)] + strconv.FormatUint(seed, 10)
}

// Editions returns the editions of collections: all except the Spanish tiles. These differ from the
// basic game by one marble, and the seeds of the collections depend on this list.
func Editions() []rules.Edition {
	return slices.DeleteFunc(rules.Editions(), func(e rules.Edition) bool { return e.Name == "es-tiles" })
}

// Daily returns a number below n, which must be positive, for a calendar date. It is the same
// everywhere. Each number occurs once in n days. Dates that do not exist are normalised like in
// time.Date.
func Daily(n, year int, month time.Month, day int) int {
	days := int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
	return shuffled(n)[(days%n+n)%n]
}

// shuffled returns a fixed permutation of 0…n-1.
func shuffled(n int) []int {
	r := random.Source(2026)
	order := make([]int, n)
	for i := range order {
		j := r.Below(i + 1)
		order[i], order[j] = order[j], i
	}
	return order
}

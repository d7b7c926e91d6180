package puzzle

import "kulami/rules"

// Goal is the result that the solution of a puzzle reaches.
type Goal int8

// The goals.
const (
	Win    Goal = iota // win; every other move draws or loses
	Draw               // draw; every other move loses
	Margin             // win by the greatest margin; other moves win, too
)

var goals = [...]string{Win: "win", Draw: "draw", Margin: "margin"}

// String returns the goal as a stable word: win, draw or margin.
func (g Goal) String() string { return goals[g] }

// Summary is a puzzle without its game, as in a list of puzzles.
type Summary struct {
	Goal   Goal
	Margin int // proven final margin in points for the side to move under best play
	// lowest level of the engine that finds the solution, 1…8; 8 if no lower level does
	Difficulty int
	Themes     Themes // possibly empty
}

// Puzzle is a position in which only one legal hole reaches the goal.
type Puzzle struct {
	Summary
	Number   int          // line in the collection, from 1
	Board    string       // name of its board in the text of a collection
	Record   rules.Record // game up to the puzzle, cursor at the end
	Solution rules.Hole   // only hole that reaches the goal
}

// Left returns the number of plies left to a full board.
func (p Puzzle) Left() int { return p.Record.Rules().MaxPlies() - p.Record.Len() }

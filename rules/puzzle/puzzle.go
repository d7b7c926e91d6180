package puzzle

import "kulami/rules"

// Goal is what the solution of a puzzle reaches.
type Goal int8

// The goals.
const (
	Win    Goal = iota // to win, where every other move draws or loses
	Draw               // to draw, where every other move loses
	Margin             // to win by the greatest margin, where other moves win, too
)

var goals = [...]string{Win: "win", Draw: "draw", Margin: "margin"}

// String returns the goal as one stable word: win, draw or margin.
func (g Goal) String() string { return goals[g] }

// Summary is what a list of puzzles shows, without the game.
type Summary struct {
	Goal       Goal
	Margin     int    // final margin in points for the side to move under best play by both, proven
	Difficulty int    // lowest level of the engine that finds the solution, 1…8; 8 if none below does
	Themes     Themes // none for some puzzles
}

// Puzzle is a position in which one legal hole alone reaches the goal.
type Puzzle struct {
	Summary
	Number   int          // its line in the collection, from 1
	Board    string       // the name of its board in the text of a collection
	Record   rules.Record // the game so far, the cursor at its end
	Solution rules.Hole   // the one hole that reaches the goal
}

// Left returns how many plies are left to a full board.
func (p Puzzle) Left() int { return p.Record.Rules().MaxPlies() - p.Record.Len() }

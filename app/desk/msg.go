package desk

import "kulami/rules"

type (
	// Press is a click or a tap on a hole.
	Press struct{ Hole rules.Hole }
	// Consider is a long touch of a hole. It shows the effects of a marble there, and asks for a
	// click to play it. NoHole ends it. In the analysis it examines the tile.
	Consider struct{ Hole rules.Hole }
	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows a ply of the line shown, clamped to the line.
	Step struct{ Ply int }
	// Goto shows a ply of a line. Line 0 is the game, line 1 its first variation and so on.
	Goto struct{ Line, Ply int }
	// Branch goes into the next variation at this ply. With Out it returns to the ply where the
	// line shown leaves its parent line.
	Branch struct{ Out bool }
	// Promote moves the line shown one place to the front.
	Promote struct{}
	// Prune deletes the move shown and all moves after it from the variations.
	Prune struct{}
	// Undelete restores the last deletion.
	Undelete struct{}
	// Visit opens a screen for the board, position or edition that is shown.
	Visit struct{ Screen ScreenName }
	Close struct{} // closes the dialog
	// Analyse opens the analysis of From, and plays some marbles there. With Prove the rest is a
	// game against perfect play, in which Side must keep a margin.
	Analyse struct {
		From   Origin
		Moves  []rules.Hole
		Prove  bool
		Side   rules.Side
		Margin int
	}
	// Seen reports whether the page is visible.
	Seen struct{ Hidden bool }
	// Tick reports that the time of the Wait with an ID is over.
	Tick struct{ ID int }
)

func (Press) Message()    {}
func (Consider) Message() {}
func (Undo) Message()     {}
func (Redo) Message()     {}
func (Step) Message()     {}
func (Goto) Message()     {}
func (Branch) Message()   {}
func (Promote) Message()  {}
func (Prune) Message()    {}
func (Undelete) Message() {}
func (Visit) Message()    {}
func (Close) Message()    {}
func (Seen) Message()     {}
func (Tick) Message()     {}
func (Analyse) Message()  {}

func (Consider) Traits() Traits { return Fleeting }
func (Close) Traits() Traits    { return KeepsNotice }
func (Analyse) Traits() Traits  { return KeepsNotice }
func (Tick) Traits() Traits     { return Fleeting | Background }

// Traits: a page becomes visible by an action of the player.
func (seen Seen) Traits() Traits {
	if seen.Hidden {
		return Fleeting | Background
	}
	return Fleeting
}

// PlayProof begins or ends a game against perfect play from a proven position. The line of moves
// stays as a variation.
type PlayProof struct{}

func (PlayProof) Message() {}

// PlayLine plays marbles on the analysis, as names of holes with spaces between them. It plays all
// of them, or none if one is not legal. A review shows them from the position before the move
// shown.
type PlayLine struct{ Holes string }

func (PlayLine) Message() {}

type (
	// Retry shows the position before the next exercise of a side, where the player looks for a
	// better move. The first exercise is the move that turned the game. After the last exercise
	// Retry ends.
	Retry struct{ Side rules.Side }
	// ShowSolution shows the better move.
	ShowSolution struct{}
)

func (Retry) Message()        {}
func (ShowSolution) Message() {}

// ReviewGame judges the moves of the game on the table. With Turn it shows the move that turned the
// game.
type ReviewGame struct{ Turn bool }

func (ReviewGame) Message() {}

// CopyLink copies the link of the open game.
type CopyLink struct{}

// SendLink opens the system's share sheet with the link of the open game.
type SendLink struct{}

func (CopyLink) Message() {}
func (SendLink) Message() {}

// Scrub shows a ply of the line shown while a slider is dragged. Step follows at its end.
type Scrub struct{ Ply int }

// SwapSides takes over the first marble, if that was agreed.
type SwapSides struct{}

func (Scrub) Message()     {}
func (SwapSides) Message() {}

func (Scrub) Traits() Traits { return Fleeting }

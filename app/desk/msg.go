package desk

import "kulami/rules"

type (
	// Press is a press on a hole.
	Press struct{ Hole rules.Hole }
	// Consider is a long touch of a hole: it shows what a marble there would change, and
	// asks for a press to play it. NoHole ends it. In the analysis it looks at the tile.
	Consider struct{ Hole rules.Hole }
	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows the given ply of the line shown, clamped to it.
	Step struct{ Ply int }
	// Goto shows a ply of a line: 0 is the game, 1 its first variation and so on.
	Goto struct{ Line, Ply int }
	// Branch goes into the next variation at this ply; with Out back to where the
	// line shown leaves the one before it.
	Branch struct{ Out bool }
	// Promote moves the line shown one place to the front.
	Promote struct{}
	// Prune deletes the move shown and what follows it from the variations.
	Prune struct{}
	// Undelete brings back what was deleted last.
	Undelete struct{}
	// Visit shows a screen for what is on the one shown: its board, position or edition.
	Visit struct{ Screen ScreenName }
	Close struct{} // removes the dialog
	// Analyse opens the analysis of what a screen shows, and plays some marbles there. With Prove the rest is a game against
	// perfect play, in which Side is to keep a margin.
	Analyse struct {
		From   Origin
		Moves  []rules.Hole
		Prove  bool
		Side   rules.Side
		Margin int
	}
	// Seen says whether the page is on the screen.
	Seen struct{ Hidden bool }
	// Tick says that the time of Wait ID is over.
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

// Traits: that the page is seen again is the player's doing.
func (seen Seen) Traits() Traits {
	if seen.Hidden {
		return Fleeting | Background
	}
	return Fleeting
}

// PlayProof plays a proven position out against perfect play, or ends that: the line that was
// played stays as a variation.
type PlayProof struct{}

func (PlayProof) Message() {}

// PlayLine plays marbles on the analysis, as names of holes with spaces between them:
// all of them, or none if one is not legal. A review shows them from before the move shown.
type PlayLine struct{ Holes string }

func (PlayLine) Message() {}

type (
	// Retry shows the position before the next exercise of a side, to look for a better move: first
	// before the move that turned the game. After the last one that ends.
	Retry struct{ Side rules.Side }
	// ShowSolution shows that better move.
	ShowSolution struct{}
)

func (Retry) Message()        {}
func (ShowSolution) Message() {}

// ReviewGame judges the moves of the game on the table. With Turn it shows the move that turned the game.
type ReviewGame struct{ Turn bool }

func (ReviewGame) Message() {}

// CopyLink copies the link of the game shown.
type CopyLink struct{}

// SendLink hands its link to the system's share sheet.
type SendLink struct{}

func (CopyLink) Message() {}
func (SendLink) Message() {}

// Scrub shows the given ply of the line shown while a slider is dragged, and Step the one
// where it is left.
type Scrub struct{ Ply int }

// SwapSides takes over the first marble, if that was agreed.
type SwapSides struct{}

func (Scrub) Message()     {}
func (SwapSides) Message() {}

func (Scrub) Traits() Traits { return Fleeting }

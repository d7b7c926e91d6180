package play

import (
	"kulami/app/desk"
	"kulami/rules"
)

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

func (Retry) Message() {}
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

func (Scrub) Message() {}
func (SwapSides) Message() {}

func (Scrub) Traits() desk.Traits { return desk.Fleeting }

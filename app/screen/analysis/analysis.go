// Package analysis is the screen that shows the engine's values of a position.
package analysis

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/rules"
	"kulami/rules/facts"
)

// Screen is the screen that shows the engine's values of a position. The player can play marbles
// and take them back. This leaves the game of the analysis unchanged, except for its notes.
type Screen struct {
	desk.Plain
	Barred  bool         // no engine, because the game is with a friend and not over
	off     bool         // the engine is switched off, as in the settings
	study   study        // the game with all variations and notes of the analysis
	record  rules.Record // the moves to the position
	ahead   []rules.Hole // moves taken back, in their order; never changed in place
	edition string
	failed  bool // the engine could not answer about the position
	// Review, puzzle or count from which the analysis was opened, nil if none.
	opener desk.Screen
	threat bool   // the threat is shown
	setUp  *setUp // position set up by hand, nil if the position has a record
	Moves  bool   // the list of moves is shown on small screens
	tile   int    // tile of the what-if count, from 1; 0 means none
	proof  Proof  // the game against perfect play
	desk.BoardView
}

// Proof is a game against perfect play from a position with a proven margin. Its margins are of the
// reader's side.
type Proof struct {
	On                  bool
	Side                rules.Side // the reader's side
	Margin, StartMargin int        // latest proven margin, and the margin at the start
	Loss                int        // loss by the reader's latest marble
	LosingHole          rules.Hole // hole of the reader's latest losing marble
	Goal                int        // margin to keep: 0 for a draw, 1 for a win, or more in a puzzle
	Safe                bool       // both sides' moves can no longer lose the goal
	StartPly            int
	marginPly           int // -1 means that Margin is unknown
	timer               int // ID of the timer for the reply; 0 means none
	announcedPly        int
}

// Known reports whether a margin is proven.
func (v Proof) Known() bool { return v.marginPly >= 0 }

// isReaders reports whether the reader can play now.
func (a Screen) isReaders() bool {
	return !a.proof.On || a.proof.marginPly == a.Ply() && a.Position().Turn() == a.proof.Side
}

// Name returns AnalysisScreen, or SetUpName for a position set up by hand.
func (a Screen) Name() desk.ScreenName {
	if a.setUp != nil {
		return SetUpName
	}
	return desk.AnalysisScreen
}

// Off reports whether the analysis does not use the engine. A threat and a game against perfect
// play use the engine even if it is switched off.
func (a Screen) Off() bool { return a.Barred || a.off && !a.threat && !a.proof.On }

func (a Screen) BoardShown() *rules.Board { return a.record.Board() }

func (a Screen) From() desk.Origin {
	return desk.Origin{Record: a.record, Orientation: a.Orientation, Edition: a.edition, Tree: a.study.tree, Line: a.Line(), Game: a.study.game}
}

// Asked returns the record of the position, or the position itself if it was set up by hand.
func (a Screen) Asked() string {
	if a.setUp != nil {
		return a.Position().String()
	}
	return a.record.String()
}

// Record returns the moves to the position. It has no moves if the position was set up by hand.
func (a Screen) Record() rules.Record { return a.record }

// Position returns the analysed position.
func (a Screen) Position() rules.Position {
	if a.setUp != nil {
		return a.setUp.position()
	}
	return a.record.Position()
}

// Edition returns the edition of the game; "" means unknown.
func (a Screen) Edition() string { return a.edition }

// proofUndo returns the ply of the reader's turn before the ply shown.
func (a Screen) proofUndo() int {
	if a.Position().Turn() == a.proof.Side {
		return a.Ply() - 2
	}
	return a.Ply() - 1
}

// CanUndo reports whether there is a marble to take back.
func (a Screen) CanUndo() bool {
	if a.proof.On {
		return a.proofUndo() >= a.proof.StartPly
	}
	return a.Ply() > 0
}

// CanRedo reports whether there is a marble that was taken back.
func (a Screen) CanRedo() bool { return len(a.ahead) > 0 }

// Ply returns the number of moves to the position, or since it was set up.
func (a Screen) Ply() int { return len(a.moves()) }

// Plies returns Ply and the number of moves taken back after it.
func (a Screen) Plies() int { return a.Ply() + len(a.ahead) }

func (a Screen) moves() []rules.Hole {
	if a.setUp != nil {
		return a.setUp.moves
	}
	return a.record.Moves()
}

// with returns a after moves, which must be legal.
func (a Screen) with(moves []rules.Hole) Screen {
	if a.setUp != nil {
		a.setUp = a.setUp.with(moves)
	} else {
		a.record, _ = a.record.Extract(moves)
	}
	return a
}

// Played returns the analysis after a marble in h. Ok is false if the marble is illegal, or if the
// tree already has rules.MaxVariations.
func (a Screen) Played(h rules.Hole) (next Screen, ok bool) {
	if !a.Position().Legal().Has(h) {
		return a, false
	}
	path := append(slices.Clip(a.moves()), h)
	var after []rules.Hole
	if a.setUp == nil {
		tree, err := a.study.tree.Try(path)
		if err != nil {
			return a, false
		}
		a.study.tree, a.study.deleted = tree, nil
		after = tree.Through(path)[len(path):]
	}
	if len(a.ahead) > 0 && a.ahead[0] == h {
		after = a.ahead[1:]
	}
	a.ahead, a.failed, a.threat, a.Focus = after, false, false, h
	return a.with(path), true
}

// announceMove announces the last marble.
func (a Screen) announceMove(d *desk.Desk) Screen {
	p := a.Position()
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Turn().Other(), Hole: p.Last()})
	return a
}

// showPly shows the position at ply, clamped to the line.
func (a Screen) showPly(d *desk.Desk, ply int) Screen {
	ply = min(max(ply, 0), a.Plies())
	if ply == a.Ply() {
		return a
	}
	return a.show(d, a.Line(), ply)
}

// study is the game of an analysis. Moves only change its tree and the address. Notes, promotions
// and deletions also change the stored game, or the linked game of the table.
type study struct {
	tree    rules.Record // includes the line shown
	game    string       // id of the player's own game, or ""
	deleted *deleted     // state for Undelete, nil if there is none
}

// deleted is the state of a study before its latest change.
type deleted struct {
	tree, kept rules.Record // kept is zero if the game is not stored
	line       []rules.Hole
	ply        int
}

// BySetUp reports whether the position was set up by hand, so that it has no record.
func (a Screen) BySetUp() bool { return a.setUp != nil }

// CanSetUp reports whether the player can change the position by hand. The rules must be of an
// edition, and the engine must not be barred.
func (a Screen) CanSetUp() bool {
	_, ok := rules.EditionNamed(rules.EditionName(a.record.Rules()))
	return ok && !a.Barred
}

// Tree returns the game with all variations and notes of the analysis.
func (a Screen) Tree() rules.Record { return a.study.tree }

// Line returns the moves of the line shown, including moves taken back.
func (a Screen) Line() []rules.Hole { return slices.Concat(a.moves(), a.ahead) }

// Note returns the note about the position.
func (a Screen) Note() rules.Note { return a.study.tree.Note(a.record.Moves()) }

// show shows a ply of a line of the tree.
func (a Screen) show(d *desk.Desk, line []rules.Hole, ply int) Screen {
	ply = min(max(ply, 0), len(line))
	a = a.with(line[:ply])
	a.ahead, a.failed, a.threat, a.proof = line[ply:], false, false, Proof{}
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return a
}

// A player can set up a position by hand on the screen of the count. The last marble of each side
// is marked, because the rules need the last two moves. Such a position has no record, so there is
// no review and no game of it.

// setUp is a position set up by hand, with the moves played from it. It is never changed in place.
type setUp struct {
	from  rules.Position
	moves []rules.Hole
}

// SetUpName is the name of the analysis of a position set up by hand. In a fragment the position,
// the moves played from it and a check code follow.
const SetUpName desk.ScreenName = "position"

func (s *setUp) fragment() string {
	moves := "m" // without a letter the moves could look like a check code
	for _, h := range s.moves {
		moves += s.from.Board().Name(h)
	}
	return desk.WithCode(strings.Join([]string{string(SetUpName), s.from.String(), moves}, "/"))
}

func (s *setUp) position() rules.Position {
	p := s.from
	for _, h := range s.moves {
		p = p.After(h)
	}
	return p
}

func (s *setUp) with(moves []rules.Hole) *setUp {
	return &setUp{s.from, slices.Clone(moves)}
}

// Considered returns the tile of the what-if count; ok is false if there is none.
func (a Screen) Considered() (tile int, ok bool) { return a.tile - 1, a.tile > 0 }

// Considers reports whether the tile of h is considered.
func (a Screen) Considers(h rules.Hole) bool {
	tile, ok := a.Considered()
	return ok && h != rules.NoHole && a.BoardShown().TileOf(h) == tile
}

// Takings returns the changes of the count if the considered tile changed hands.
func (a Screen) Takings() []facts.Taking {
	tile, ok := a.Considered()
	if !ok {
		return nil
	}
	return facts.Takings(a.Position(), tile)
}

// considerTile shows the what-if count of a tile. The same tile again, or no tile, ends it.
func (a Screen) considerTile(d *desk.Desk, tile int) Screen {
	if now, ok := a.Considered(); ok && now == tile || tile < 0 || tile >= rules.Tiles {
		a.tile = 0
	} else {
		a.tile, d.Flags.WhatIf = tile+1, true
	}
	d.Dialog = desk.NoDialog
	d.Announce(desk.Announcement{Kind: desk.AnnounceTile, Hole: rules.NoHole})
	return a
}

// Package analysis is the screen that shows what the engine makes of a position.
package analysis

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/rules"
	"kulami/rules/facts"
)

// Screen is the screen that shows what the engine makes of a position. Marbles can be
// played on and taken back; the game that it was opened from stays as it is, but for what
// is written about its positions.
type Screen struct {
	desk.Plain
	Barred  bool         // the engine stays off: the game is one with a friend that is not over
	off     bool         // it is switched off, as in the settings
	study   study        // the game with everything that was tried and written here
	record  rules.Record // the moves that lead to the position
	ahead   []rules.Hole // the moves after it that were taken back, in their order; never changed in place
	edition string
	failed  bool        // the engine could not answer about the position, and is not asked again
	opener  desk.Screen // the review, the puzzle or the marbles put down by hand from which it was opened, nil if it was not
	threat  bool        // what the opponent would do is shown
	setUp   *setUp      // the marbles that were put down by hand, nil if the record leads to the position
	Moves   bool        // the list of moves is shown where there is little room
	tile    int         // the tile whose count is looked at, from 1; 0 if none is
	proof   Proof       // the game against perfect play, if one is played
	desk.BoardView
}

// Proof is a game against perfect play, from a position with a proven margin on. Margins are those for
// the reader's side.
type Proof struct {
	On            bool
	Side          rules.Side // the reader's
	Margin, Began int        // proven last, and when it began
	Gave          int        // by how much the reader's latest marble has made it less
	By            rules.Hole // where that lies
	Goal          int        // the margin that is to be kept: 0 for a draw, 1 for a win, more if a puzzle asks for it
	Safe          bool       // it is kept whatever both sides still play
	Start         int        // the ply at which it began
	known         int        // that of Margin, -1 if none is known
	timer         int        // the ID of the timer that brings the reply, 0 if none was set
	heard         int        // the ply that was announced last
}

// Known reports whether a margin is proven.
func (v Proof) Known() bool { return v.known >= 0 }

// isReaders reports whether the reader may play now.
func (a Screen) isReaders() bool {
	return !a.proof.On || a.proof.known == a.Ply() && a.Position().Turn() == a.proof.Side
}

// Name returns AnalysisScreen, or SetUpScreen if the marbles were put down by hand.
func (a Screen) Name() desk.ScreenName {
	if a.setUp != nil {
		return SetUpName
	}
	return desk.AnalysisScreen
}

// Off reports whether the engine is not asked. What is shown by it alone asks it although it is switched off.
func (a Screen) Off() bool { return a.Barred || a.off && !a.threat && !a.proof.On }

func (a Screen) BoardShown() *rules.Board { return a.record.Board() }

func (a Screen) From() desk.Origin {
	return desk.Origin{Record: a.record, Orientation: a.Orientation, Edition: a.edition, Tree: a.study.tree, Line: a.Line(), Game: a.study.game}
}

// Asked returns the text of the moves that lead to the position, or of the position if its
// marbles were put down by hand.
func (a Screen) Asked() string {
	if a.setUp != nil {
		return a.Position().String()
	}
	return a.record.String()
}

// Record returns the moves that lead to the position; none if its marbles were put down by
// hand, see BySetUp.
func (a Screen) Record() rules.Record { return a.record }

// Position returns the position analysed.
func (a Screen) Position() rules.Position {
	if a.setUp != nil {
		return a.setUp.position()
	}
	return a.record.Position()
}

// Edition returns the edition of the game, empty if it is not known.
func (a Screen) Edition() string { return a.edition }

// proofUndo returns the ply of the reader's turn before the one shown.
func (a Screen) proofUndo() int {
	if a.Position().Turn() == a.proof.Side {
		return a.Ply() - 2
	}
	return a.Ply() - 1
}

// CanUndo reports whether there is a marble to take back.
func (a Screen) CanUndo() bool {
	if a.proof.On {
		return a.proofUndo() >= a.proof.Start
	}
	return a.Ply() > 0
}

// CanRedo reports whether there is a marble that was taken back.
func (a Screen) CanRedo() bool { return len(a.ahead) > 0 }

// Ply returns the number of moves that lead to the position, from where it was set up.
func (a Screen) Ply() int { return len(a.moves()) }

// Plies returns Ply and the number of moves taken back after it.
func (a Screen) Plies() int { return a.Ply() + len(a.ahead) }

func (a Screen) moves() []rules.Hole {
	if a.setUp != nil {
		return a.setUp.moves
	}
	return a.record.Moves()
}

// with returns a after these moves, which must be legal.
func (a Screen) with(moves []rules.Hole) Screen {
	if a.setUp != nil {
		a.setUp = a.setUp.with(moves)
	} else {
		a.record, _ = a.record.Extract(moves)
	}
	return a
}

// Played returns the analysis of the position after a marble in h; ok is false if that is
// not legal, or there are rules.MaxVariations.
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

// announceMove announces the marble that was played last.
func (a Screen) announceMove(d *desk.Desk) Screen {
	p := a.Position()
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: p.Turn().Other(), Hole: p.Last()})
	return a
}

// showPly shows the position at a ply, clamped to those that are there.
func (a Screen) showPly(d *desk.Desk, ply int) Screen {
	ply = min(max(ply, 0), a.Plies())
	if ply == a.Ply() {
		return a
	}
	return a.show(d, a.Line(), ply)
}

// study is the game that an analysis is about. What is tried is only in its tree, and in
// the address. What is written, promoted or deleted is also kept with the player's own
// game, or with the linked game that the analysis was opened from.
type study struct {
	tree    rules.Record // with the line shown
	game    string       // the id of the player's own game, or nothing
	deleted *deleted     // what Undelete brings back, nil for nothing
}

// deleted is a study as it was before the latest change of it.
type deleted struct {
	tree, kept rules.Record // kept is zero where the game is not kept
	line       []rules.Hole
	ply        int
}

// BySetUp reports whether the position was set up by hand, so that there is no record of
// it.
func (a Screen) BySetUp() bool { return a.setUp != nil }

// CanSetUp reports whether the position can be changed by hand: under the rules of an
// edition, and where the engine may be asked.
func (a Screen) CanSetUp() bool {
	_, ok := rules.EditionNamed(rules.EditionName(a.record.Rules()))
	return ok && !a.Barred
}

// Tree returns the game with everything that was tried and written here.
func (a Screen) Tree() rules.Record { return a.study.tree }

// Line returns the moves of the line shown, those taken back included.
func (a Screen) Line() []rules.Hole { return slices.Concat(a.moves(), a.ahead) }

// Note returns what is written about the position.
func (a Screen) Note() rules.Note { return a.study.tree.Note(a.record.Moves()) }

// show shows a ply of a line of the tree.
func (a Screen) show(d *desk.Desk, line []rules.Hole, ply int) Screen {
	ply = min(max(ply, 0), len(line))
	a = a.with(line[:ply])
	a.ahead, a.failed, a.threat, a.proof = line[ply:], false, false, Proof{}
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return a
}

// A position can be set up by hand: marbles are put down on the screen of the count, and
// the last one of each side is marked, as the rules ask for the last two moves. The
// analysis goes on from there. There is no record, so that such a position can be neither
// reviewed nor played as a game.

// setUp is a position set up by hand, and what was played from it. It is never changed in
// place.
type setUp struct {
	from  rules.Position
	moves []rules.Hole
}

// SetUpName names the analysis of a position set up by hand; its addresses go on with the
// text of the position, the moves played from it, and a check code.
const SetUpName desk.ScreenName = "position"

func (s *setUp) fragment() string {
	moves := "m" // without a letter they might look like a check code
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

// Considered returns the tile whose count is looked at; ok is false if none is.
func (a Screen) Considered() (tile int, ok bool) { return a.tile - 1, a.tile > 0 }

// Considers reports whether the tile of h is considered.
func (a Screen) Considers(h rules.Hole) bool {
	tile, ok := a.Considered()
	return ok && h != rules.NoHole && a.BoardShown().TileOf(h) == tile
}

// Takings returns what changes if the tile considered changes hands.
func (a Screen) Takings() []facts.Taking {
	tile, ok := a.Considered()
	if !ok {
		return nil
	}
	return facts.Takings(a.Position(), tile)
}

// considerTile looks at the count of a tile, or of none; the same tile again ends it.
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

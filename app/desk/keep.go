package desk

import (
	"slices"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

// Head returns the stored state except the games.
func (d *Desk) Head() library.Head {
	h := library.Head{Version: game.Schema, Recent: d.recentIDs(), Setup: d.Setup, Settings: d.Settings, Flags: d.Flags,
		Boards: d.Boards, Drafts: d.Drafts.Texts(), Storm: d.Storm, Finishes: d.FinishRuns, Count: d.Count}
	if d.ReplaySpeed != library.NormalSpeed {
		h.Speed = d.ReplaySpeed
	}
	return h
}

// MaxRecent is the number of games to which Return can go back after a reload.
const MaxRecent = 20

// recentIDs returns the ids of those games, the last shown first.
func (d *Desk) recentIDs() []string { return d.Recent[:min(len(d.Recent), MaxRecent)] }

// TakeHead takes over the values of a head.
func (d *Desk) TakeHead(h library.Head) {
	d.Setup, d.Settings, d.Flags, d.Recent, d.Boards, d.Drafts = h.Setup, h.Settings, h.Flags, h.Recent, h.Boards, library.DraftsOf(h.Drafts)
	h.Storm.Best = max(h.Storm.Best, d.Storm.Best)
	d.Storm, d.FinishRuns, d.Count = h.Storm, h.Finishes, h.Count
	d.ReplaySpeed = game.OneOf(h.Speed, library.NormalSpeed, library.ReplaySpeeds[:]...)
}

// SaveBoard adds a board to the player's own, under a name, or renames it.
func (d *Desk) SaveBoard(b game.Named) {
	if _, err := rules.ParseLayout(b.Layout); err != nil {
		return
	}
	d.DropBoard(b.Layout)
	d.Boards = append([]game.Named{b}, d.Boards...)
}

// DropBoard removes a board from the player's own.
func (d *Desk) DropBoard(layout string) {
	d.Boards = without(d.Boards, func(b game.Named) bool { return b.Layout == layout })
}

// SetupOn returns the choices of the new-game dialog with board b.
func (d *Desk) SetupOn(b *rules.Board) game.Setup {
	setup := d.Setup
	setup.Board, setup.Code = game.CodeBoard, b.Layout()
	if slices.ContainsFunc(d.Boards, func(n game.Named) bool { return n.Layout == b.Layout() }) {
		setup.Board, setup.Mine = game.OwnBoard, b.Layout()
	}
	for _, sheet := range rules.SheetBoards() {
		if sheet.Board().Layout() == b.Layout() {
			setup.Board, setup.Sheet = game.SheetBoard, sheet
		}
	}
	return setup
}

// Offered returns the setup for the dialog of a new game. It replaces choices that the opponent
// does not allow, and a board that is gone.
func (d *Desk) Offered() game.Setup {
	s := d.Setup
	if s.Opponent == game.NoOpponent { // the last game was an analysis
		s.Opponent = game.ComputerOpponent
	}
	if byLink := s.Opponent == game.FriendOpponent || s.Opponent == game.LiveOpponent; byLink && s.Opening == game.SwapOpening {
		s.Opening = game.FreeOpening // a link cannot say that the sides can be swapped
	}
	if s.Handicap == game.EvenHandicap && s.Opponent != game.ComputerOpponent {
		s.Handicap = game.NoHandicap
	}
	if len(d.Boards) > 0 && !slices.ContainsFunc(d.Boards, func(b game.Named) bool { return b.Layout == s.Mine }) {
		s.Mine = d.Boards[0].Layout
	}
	return s
}

// DropEmpty deletes the player's own game shown last if no marble was played in it.
func (d *Desk) DropEmpty() {
	if len(d.Recent) == 0 {
		return
	}
	id := d.Recent[0]
	if g, _ := d.Kept.Game(id); g.Exists() && !g.Moved() && id != d.Peer.Game {
		d.Kept = d.Kept.Remove(id)
		d.Recent = d.Recent[1:]
	}
}

// ToFront returns ids with id at its front.
func ToFront(ids []string, id string) []string {
	return append([]string{id}, without(ids, func(o string) bool { return o == id })...)
}

// without returns a copy of list without the elements for which drop returns true.
func without[T any](list []T, drop func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), drop)
}

// AskParted asks again which of the two games of LinkParted to continue, until KeepOne has
// answered.
func (d *Desk) AskParted(shown game.Game) {
	if !shown.Players.Friend() {
		return
	}
	for _, g := range d.Kept.On(shown.Board()) {
		if g.ID != shown.ID && g.Match == shown.Match && g.Players.Mode == game.ByLink {
			d.Notify(Notice{Kind: LinkParted, Game: g.ID, Kept: rules.CommonPrefix(shown.Line().Moves(), g.Line().Moves())})
		}
	}
}

// GameSeed returns the seed for a game of a link: the seed of the open game, or of the session.
func (d *Desk) GameSeed() uint64 {
	if d.Shown {
		return d.Open.Game.Seed
	}
	return d.Seed
}

// NewID returns an unused id for a game. The live game keeps its id, because it can come back after
// its deletion.
func (d *Desk) NewID(g game.Game) string {
	return d.Kept.NewID(g, d.Now.Minute, d.OwnID(), d.Peer.Game)
}

// Keep writes every change that storage lacks.
func (d *Desk) Keep() {
	if o, ok := d.Own(); ok && !d.Kept.Keeps(o.Game) {
		o.Game.Touched, o.Kept = d.Now.Minute, d.Now.Milli
		d.Kept = d.Kept.Put(o.Game)
	}
	var writes []library.Write
	d.Kept, writes = d.Kept.PutHead(d.Head()).Due()
	for _, w := range writes {
		d.Do(Write{w})
	}
}

// Run marks a failed write for another try with the next message that saves. Saving works again
// when everything is stored.
func (msg Stored) Run(d *Desk) {
	if msg.OK {
		d.Unsaved = d.Unsaved && d.Kept.Waits()
		return
	}
	d.Kept = d.Kept.Heard(msg.Key, msg.Now)
	d.SavingFails()
}

// SavingFails shows a notice, once, that saving has begun to fail.
func (d *Desk) SavingFails() {
	if !d.Unsaved {
		d.Unsaved = true
		d.Notify(Notice{Kind: StorageFailed})
	}
}

// SaveCurrent queues the player's own game for storage.
func (d *Desk) SaveCurrent() {
	if o, ok := d.Own(); ok && len(d.Recent) > 0 && d.Recent[0] == o.Game.ID {
		d.Kept = d.Kept.Put(o.Game)
	}
}

// Waiting returns the player's own unfinished game that was shown last, other than the open game.
func (d *Desk) Waiting() (g game.Game, ok bool) {
	for _, id := range d.recentIDs() {
		if g, err := d.Kept.Game(id); err == nil && id != d.Open.Game.ID && g.Moved() && !g.Over() && g.Count == "" {
			return g, true
		}
	}
	return game.Game{}, false
}

// Unreviewed returns the player's own game that was shown before the open game, if it is over and
// its moves are not judged.
func (d *Desk) Unreviewed() (g game.Game, ok bool) {
	for _, id := range d.recentIDs() {
		if id != d.Open.Game.ID {
			g, err := d.Kept.Game(id)
			return g, err == nil && g.Over() && g.Live() > 0 && g.Count == "" && g.Judged == ""
		}
	}
	return game.Game{}, false
}

// Persist asks the browser, once, to keep the storage when one of the player's own games is over.
func (d *Desk) Persist() {
	if o, ok := d.Own(); ok && !d.Flags.Persist && o.Game.Over() && o.Game.Moved() {
		d.Flags.Persist = true
		d.Do(Persist{})
	}
}

// Teaches returns how the computer teaches in a new game, by choice, or by default in the first
// three games.
func (d *Desk) Teaches() game.Teaching {
	switch {
	case d.Setup.Teach != "":
		return d.Setup.Teach
	case len(d.Recent) < 3:
		return game.TeachTwice
	}
	return game.TeachOff
}

type (
	// Stored reports that a Write failed, with the text that is stored under Key, or that Writes
	// work again.
	Stored struct {
		OK       bool
		Key, Now string
	}
)

func (Stored) Message() {}

func (Stored) Traits() Traits { return Fleeting | Background }

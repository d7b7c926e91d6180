package play

import (
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Backup hands the player everything in one file.
	Backup struct{}
	// CopyItem copies the text kept under a key, which may be unreadable.
	CopyItem struct{ Key string }
)

func (Backup) Message() {}

func (CopyItem) Message() {}

func (Backup) Run(s *Shell) {
	s.do(Download{"kulami-" + s.Now.Date + ".json", "application/json", s.kept.File()})
}

func (c CopyItem) Run(s *Shell) { s.do(CopyText{s.kept.Text(c.Key)}) }

// ReadGames reads some more games of the library; it answers ReadOn. With To it reads those that are about to be seen, in
// the places From to To of the list.
type ReadGames struct{ From, To int }

// Rename gives a game of the library a name; an empty one takes it away.
type Rename struct{ ID, Name string }

// PruneGames removes the oldest games without a name from the library, as Prunable says.
type PruneGames struct{}

func (ReadGames) Message() {}

func (Rename) Message() {}

func (PruneGames) Message() {}

func (ReadGames) Traits() Traits { return fleeting | background }

// run reads the games at From, or the next ones.
func (r ReadGames) Run(s *Shell) {
	if r.To > 0 {
		s.Library = s.kept.ReadAt(s.Library, r.From, r.To)
	} else {
		const more = 20 // a slow phone takes 20 ms for them
		s.Library = s.kept.ReadOn(s.Library, more)
	}
}

// fits reports whether the dialog of a new game is open and finds a strength that keeps pace, or the points of an even game.
func (s *Shell) fits() bool {
	c := s.Setup
	return s.Dialog == NewDialog && c.Opponent == game.ComputerOpponent && (c.Adaptive > 0 || c.Handicap == game.EvenHandicap)
}

// readOn asks for more games to be read, if m has just begun to or msg has read the next ones.
func (s *Shell) readOn(before library.List, msg Msg) {
	if s.Library.Pending > 0 && (msg == ReadGames{} || before.Pending == 0) {
		s.do(ReadOn{})
	}
}

// CutTitle returns the beginning of the name of a game or a board that is not longer than names may be.
func CutTitle(name string) string {
	const most = 60 // letters
	return rules.Shorten(name, most, 2*most)
}

func (r Rename) Run(s *Shell) {
	id, name := r.ID, strings.TrimSpace(CutTitle(strings.TrimSpace(strings.ToValidUTF8(r.Name, ""))))
	if o, ok := s.own(); ok && id == o.Game.ID {
		o.Game.Name = name
		return
	}
	g, err := s.kept.Game(id)
	if err != nil {
		return
	}
	g.Name = name
	s.kept = s.kept.Put(g)
}

// run brings back what was deleted last, or together.
func (Undelete) Run(s *Shell) {
	if len(s.Deleted) == 0 {
		return
	}
	changes := map[string]string{}
	for _, item := range s.Deleted[0] {
		changes[item.Key] = item.Text
	}
	s.kept = s.kept.WithAll(changes)
	s.Deleted = s.Deleted[1:]
}

// Prunable returns the ids of the oldest games of the library that have no name and were
// not shown lately, at most 200: those that a player misses least where storage is
// full.
func (s *Shell) Prunable() []string {
	const most = 200
	return s.Library.Oldest(most, append(slices.Clone(s.lately()), s.Count)...)
}

// run removes the games that are prunable; they can be brought back together.
func (PruneGames) Run(s *Shell) {
	changes := map[string]string{}
	var items []library.Item
	for _, id := range s.Prunable() {
		key := library.GamePrefix + id
		items = append(items, library.Item{Key: key, Text: s.kept.Text(key)})
		changes[key] = ""
	}
	if len(items) > 0 {
		s.kept = s.kept.WithAll(changes)
		s.Deleted = append([][]library.Item{items}, s.Deleted...)
	}
}

package desk

import (
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Backup gives the player everything in one file.
	Backup struct{}
	// CopyItem copies the text under a key, which can be unreadable.
	CopyItem struct{ Key string }
)

func (Backup) Message()   {}
func (CopyItem) Message() {}

func (Backup) Run(d *Desk) {
	d.SaveCurrent()
	d.Do(Download{"kulami-" + d.Now.Date + ".json", "application/json", d.Kept.File()})
}

func (c CopyItem) Run(d *Desk) { d.Do(CopyText{d.Kept.Text(c.Key)}) }

// ReadGames reads some more games of the library, and answers ReadOn. With To it reads the games in
// places From to To of the list, which are about to be visible.
type ReadGames struct{ From, To int }

// Rename gives a game of the library a name. An empty name removes the name.
type Rename struct{ ID, Name string }

// PruneGames removes the games of Prunable from the library.
type PruneGames struct{}

func (ReadGames) Message()  {}
func (Rename) Message()     {}
func (PruneGames) Message() {}

func (ReadGames) Traits() Traits { return Fleeting | Background }

// Run reads the games at From, or the next ones.
func (r ReadGames) Run(d *Desk) {
	if r.To > 0 {
		d.Library = d.Kept.ReadAt(d.Library, r.From, r.To)
	} else {
		const more = 20 // a slow phone takes 20 ms for them
		d.Library = d.Kept.ReadOn(d.Library, more)
	}
}

// Fits reports whether a new game of an open dialog can need the player's rating. It does so for an
// adaptive computer and for an even handicap.
func (d *Desk) Fits() bool {
	c := d.Setup
	return d.Dialog == OpponentDialog || d.Dialog.Whole() == NewDialog && c.Opponent == game.ComputerOpponent && (c.Adaptive > 0 || c.Handicap == game.EvenHandicap)
}

// ReadOn asks for more games to be read, if the list was just opened or msg has read the last ones.
func (d *Desk) ReadOn(before library.List, msg Msg) {
	if d.Library.Pending > 0 && (msg == ReadGames{} || before.Pending == 0) {
		d.Do(ReadOn{})
	}
}

// CutTitle returns the name of a game or a board, cut to its maximum length.
func CutTitle(name string) string {
	const most = 60 // letters
	return rules.Shorten(name, most, 2*most)
}

func (r Rename) Run(d *Desk) {
	id, name := r.ID, strings.TrimSpace(CutTitle(strings.TrimSpace(strings.ToValidUTF8(r.Name, ""))))
	if o, ok := d.Own(); ok && id == o.Game.ID {
		o.Game.Name = name
		return
	}
	g, err := d.Kept.Game(id)
	if err != nil {
		return
	}
	g.Name = name
	d.Kept = d.Kept.Put(g)
}

// Run restores the last deletion. A game that another tab has stored again since then stays.
func (Undelete) Run(d *Desk) {
	if len(d.Deleted) == 0 {
		return
	}
	changes := map[string]string{}
	for _, item := range d.Deleted[0] {
		if d.Kept.Text(item.Key) == "" {
			changes[item.Key] = item.Text
		}
	}
	d.Kept = d.Kept.WithAll(changes)
	d.Deleted = d.Deleted[1:]
}

// Prunable returns the ids of the oldest games of the library, at most 200. It leaves out games
// with a name and games shown lately.
func (d *Desk) Prunable() []string {
	const most = 200
	return d.Library.Oldest(most, append(slices.Clone(d.recentIDs()), d.Count)...)
}

// Run removes the prunable games. They can be restored together.
func (PruneGames) Run(d *Desk) {
	changes := map[string]string{}
	var items []library.Item
	for _, id := range d.Prunable() {
		key := library.GamePrefix + id
		items = append(items, library.Item{Key: key, Text: d.Kept.Text(key)})
		changes[key] = ""
	}
	if len(items) > 0 {
		d.Kept = d.Kept.WithAll(changes)
		d.Deleted = append([][]library.Item{items}, d.Deleted...)
	}
}

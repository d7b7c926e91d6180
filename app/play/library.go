package play

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
)

// newID returns a name for g that no game has yet.
func (m Model) newID(g Game) string {
	id := name(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(m.Now, 36) + " " + g.Record.String())
	for m.want.get(gamePrefix+id) != "" || id == m.Game.ID {
		id = name(id)
	}
	return id
}

// recent returns ids with id at its front.
func recent(ids []string, id string) []string {
	return append([]string{id}, slices.DeleteFunc(slices.Clone(ids), func(o string) bool { return o == id })...)
}

// stow keeps the player's own game as it stands, before another is shown.
func (m Model) stow() Model {
	if !m.Linked && len(m.Recent) > 0 && m.Recent[0] == m.Game.ID {
		m.want = m.want.set(gamePrefix+m.Game.ID, pack(m.Game))
	}
	return m
}

// dropEmpty forgets the player's own game if nobody has played in it.
func (m Model) dropEmpty() Model {
	if len(m.Recent) == 0 {
		return m
	}
	id := m.Recent[0]
	if g, _ := unpack(id, m.want.get(gamePrefix+id)); g.Exists() && !g.moved() {
		m.want = m.want.set(gamePrefix+id, "")
		m.Recent = m.Recent[1:]
	}
	return m
}

// take shows g, which is the player's own, and puts the one shown so far away.
func (m Model) take(g Game) Model {
	m = m.stow()
	if !slices.Contains(m.Recent[:min(len(m.Recent), 1)], g.ID) {
		m = m.dropEmpty()
	}
	m.Game, m.Linked, m.Away, m.Screen = g, false, false, TableScreen
	m.Recent = recent(m.Recent, g.ID)
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// openOwn shows the game kept under id; false if there is none that can be read.
func (m Model) openOwn(id string) (Model, bool) {
	next, ok := m.restore(id)
	if ok {
		next.Dialog = NoDialog
	}
	return next, ok
}

// exchange shows the game shown before this one. A game that is only looked at is
// not kept.
func (m Model) exchange() Model {
	for _, id := range m.Recent {
		if !m.Linked && id == m.Game.ID {
			continue
		}
		if next, ok := m.openOwn(id); ok {
			return next
		}
	}
	return m
}

// begin shows g, a new game, and puts the one shown so far away.
func (m Model) begin(g Game) Model {
	g.ID, g.Began, g.Build = m.newID(g), m.Now, m.Build
	m = m.take(g)
	m.Dialog = NoDialog
	m.Focus = firstFocus(g)
	return m.hear(Heard{Kind: HeardStart})
}

// listed fills the library if its dialog is open.
func (m Model) listed() Model {
	if m.Dialog != LibraryDialog {
		return m
	}
	m = m.stow()
	m.Library, m.Unread = nil, nil
	for _, key := range m.want.keys() {
		text := m.want.get(key)
		id, isGame := strings.CutPrefix(key, gamePrefix)
		var g Game
		if isGame {
			g, _ = unpack(id, text)
		}
		switch {
		case g.moved():
			m.Library = append(m.Library, g)
		case !g.Exists() && (isGame || strings.HasPrefix(key, unreadPrefix)):
			m.Unread = append(m.Unread, Item{key, text})
		}
	}
	slices.SortFunc(m.Library, func(a, b Game) int {
		return cmp.Or(cmp.Compare(b.Touched, a.Touched), cmp.Compare(m.shownSince(a), m.shownSince(b)),
			cmp.Compare(b.Began, a.Began), cmp.Compare(a.ID, b.ID))
	})
	return m
}

// shownSince returns how many other games have been shown since g, or as many as
// there are.
func (m Model) shownSince(g Game) int {
	if i := slices.Index(m.Recent, g.ID); i >= 0 {
		return i
	}
	return len(m.Recent)
}

// rename gives a game of the library a name.
func (m Model) rename(id, name string) Model {
	name = strings.TrimSpace(name)
	if len(name) > maxName {
		name = strings.ToValidUTF8(name[:maxName], "")
	}
	if !m.Linked && id == m.Game.ID {
		m.Game.Name = name
		return m.listed()
	}
	g, err := unpack(id, m.want.get(gamePrefix+id))
	if err != nil {
		return m
	}
	g.Name = name
	m.want = m.want.set(gamePrefix+id, pack(g))
	return m.listed()
}

// maxName is the greatest length of a game's name, in bytes.
const maxName = 120

// delete removes what is kept under a key, which may be unreadable. The game shown
// gives way to a new one on the same board.
func (m Model) delete(id string) Model {
	key := gamePrefix + id
	if strings.HasPrefix(id, KeyPrefix) {
		key = id
	}
	m = m.stow()
	item := Item{key, m.want.get(key)}
	if item.Text == "" || key == headKey {
		return m
	}
	if !m.Linked && id == m.Game.ID {
		m = m.afresh()
	}
	m.want = m.want.set(key, "")
	m.Recent = slices.DeleteFunc(slices.Clone(m.Recent), func(o string) bool { return o == id })
	m.Deleted = append([]Item{item}, m.Deleted...)
	return m.listed()
}

// afresh shows a new game like the one shown.
func (m Model) afresh() Model {
	g := m.Game
	g.Record = rules.NewRecord(g.Record.Board, g.Record.Rules)
	g.ID, g.Name, g.Began, g.Live, g.Base, g.Line = m.newID(g), "", m.Now, 0, 0, nil
	return m.take(g)
}

// undelete brings back what was deleted last.
func (m Model) undelete() Model {
	if len(m.Deleted) == 0 {
		return m
	}
	m.want = m.want.set(m.Deleted[0].Key, m.Deleted[0].Text)
	m.Deleted = m.Deleted[1:]
	return m.listed()
}

// backup is everything kept, in one file.
type backup struct {
	Kulami string            `json:"kulami"`
	Stored map[string]string `json:"stored"`
}

const backupKind = "backup"

// importText shows what text holds: a backup, a game, a board.
func (m Model) importText(text string) Model {
	b := backup{}
	if json.Unmarshal([]byte(strings.TrimSpace(text)), &b) == nil && b.Kulami == backupKind {
		return m.mergeBackup(b)
	}
	i, err := rules.ParseImport(text[:min(len(text), maxGame)], m.Game.Record.Board)
	var pe *rules.ParseError
	switch errors.As(err, &pe); {
	case i.Record.Board == nil || pe != nil && pe.Has(rules.FaultNewerVersion):
		m.Dialog = ImportDialog
		return m.notify(Notice{Kind: ImportFailed, Faults: faults(err), Text: text})
	case i.Diagram != nil && i.Diagram.Marbles != [2]rules.Set{}:
		return m.countOn(*i.Diagram, m.Game.Edition)
	case i.Diagram != nil || len(i.Record.Moves) == 0 && i.Record.Rules == rules.Ruleset{}:
		m.Setup.Board, m.Setup.Code, m.Dialog = "code", i.Record.Board.Layout(), NewDialog
		return m
	case err == nil && m.holds(i.Record):
		m.Dialog = NoDialog
		return m
	}
	if id := m.ownOf(i.Record); err == nil && id != "" {
		m, _ = m.openOwn(id)
		return m
	}
	return m.look(i.Record, err, text)
}

// MaxImport is the greatest length of what is imported, in bytes. A game is looked
// for in the first maxGame bytes of it.
const (
	MaxImport = 5 << 20
	maxGame   = 64 << 10
)

// unopened tells that a file was not read, and why.
func (m Model) unopened(long bool) Model {
	m.Dialog = ImportDialog
	if long {
		return m.notify(Notice{Kind: FileTooLong})
	}
	return m.notify(Notice{Kind: FileUnopened})
}

// mergeBackup brings back what a backup holds and is not here. Of two states of a
// game the longer one stays; if they part, both are kept. The settings come back
// where nothing has been played yet.
func (m Model) mergeBackup(b backup) Model {
	fresh := len(m.kept()) == 0
	m = m.stow()
	back, of := 0, 0
	changes := map[string]string{}
	for key, text := range b.Stored {
		id, isGame := strings.CutPrefix(key, gamePrefix)
		switch {
		case isGame:
			of++
			if key, text := m.merged(id, text); key != "" {
				changes[key] = text
				back++
			}
		case strings.HasPrefix(key, unreadPrefix):
			changes[key] = text
		}
	}
	m.want = m.want.with(changes)
	if theirs, err := m.readHead(b.Stored[headKey]); err == nil && !fresh {
		for _, board := range slices.Backward(theirs.Boards) {
			if !slices.ContainsFunc(m.Boards, func(b Named) bool { return b.Layout == board.Layout }) {
				m = m.saveBoard(board)
			}
		}
	}
	if fresh {
		m = m.dropEmpty().takeHead(b.Stored[headKey])
	}
	if !m.Linked && (fresh || m.want.get(gamePrefix+m.Game.ID) == "") {
		shown := m.Game
		if next, ok := m.findOwn(""); ok {
			m = next
		} else {
			m = m.take(shown)
		}
	} else if !m.Linked {
		m, _ = m.restore(m.Game.ID)
	}
	return m.listed().notify(Notice{Kind: BackupRestored, Kept: back, Of: of})
}

// takeHead takes over what a backup's head holds.
func (m Model) takeHead(text string) Model {
	m, _ = m.readHead(text)
	return m
}

// merged returns what must be written so that the text there of a game is not
// lost: nothing if what is here has all of it, the text itself if it has all of
// what is here, else a game of its own.
func (m Model) merged(id, there string) (key, text string) {
	key = gamePrefix + id
	here := m.want.get(key)
	if here == "" {
		return key, there
	}
	a, errA := unpack(id, here)
	b, errB := unpack(id, there)
	switch {
	case here == there || errB == nil && a.carriesOn(b):
		return "", ""
	case errA != nil || errB == nil && b.carriesOn(a):
		return key, there
	}
	if key = gamePrefix + name(there); m.want.get(key) == there {
		return "", ""
	}
	return key, there
}

// carriesOn reports whether g has all that o has: its moves, ending and variations.
func (g Game) carriesOn(o Game) bool {
	a, b := g.Record, o.Record
	if len(b.Moves) > len(a.Moves) || !slices.Equal(b.Moves, a.Moves[:len(b.Moves)]) {
		return false
	}
	if b.Finish != rules.NotFinished && (b.Finish != a.Finish || len(a.Moves) != len(b.Moves)) {
		return false
	}
	for _, line := range b.Lines() {
		if a.Through(line) == nil {
			return false
		}
	}
	return true
}

// backup returns the file that holds everything.
func (m Model) backup() Download {
	return Download{"kulami-" + m.Day + ".json", "application/json", encode(backup{backupKind, m.want.byKey})}
}

// Result is how a game ended for the person who played the computer.
type Result int8

// The results.
const (
	NoResult Result = iota // not over, or not against the computer
	Won
	Drawn
	Lost
)

// Result returns how g ended for the person.
func (g Game) Result() Result {
	switch me, winner := g.person(), g.Winner(); {
	case me == rules.Nobody || !g.Over():
		return NoResult
	case winner == rules.Nobody:
		return Drawn
	case winner == me:
		return Won
	}
	return Lost
}

// Opponent returns the seat of the computer in g, if it plays one side.
func (g Game) Opponent() (Seat, bool) {
	me := g.person()
	if me == rules.Nobody {
		return Seat{}, false
	}
	return g.Seats[me.Other()], true
}

// Tally counts results.
type Tally struct{ Won, Drawn, Lost int }

func (t *Tally) add(r Result) {
	switch r {
	case Won:
		t.Won++
	case Drawn:
		t.Drawn++
	case Lost:
		t.Lost++
	}
}

// Games returns how many games were counted.
func (t Tally) Games() int { return t.Won + t.Drawn + t.Lost }

// Statistics are the results of the games against the computer.
type Statistics struct {
	All      Tally
	Levels   [9]Tally         // by level 1…8
	Editions map[string]Tally // by the edition's name, "" for rules without one
	Streak   int              // games won in a row up to the latest
	Best     int              // the longest such row
}

// Statistics counts games, the latest first.
func StatisticsOf(games []Game) Statistics {
	s := Statistics{Editions: map[string]Tally{}}
	row := 0
	for _, g := range slices.Backward(games) {
		r := g.Result()
		if r == NoResult {
			continue
		}
		s.All.add(r)
		seat, _ := g.Opponent()
		s.Levels[seat.Level].add(r)
		t := s.Editions[g.Edition]
		t.add(r)
		s.Editions[g.Edition] = t
		if row++; r != Won {
			row = 0
		}
		s.Best = max(s.Best, row)
	}
	s.Streak = row
	return s
}

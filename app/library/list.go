package library

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"kulami/app/game"
	"kulami/app/store"
)

// List is every game kept, and what else lies in storage. Games are read when they are
// looked at or searched: those shown first at once, the others a few at a time while the
// list is needed. What has been read is remembered while the page is open.
//
// There is no index of the games in storage. The texts of 5,000 games, 2 MB, come in one
// piece, and their times are found without reading them: on a slow phone that takes a fifth
// of the time in which the library opens. The rest is reading and drawing the games that
// are seen, which an index would not spare. It would have to agree with what other tabs and
// older versions write, and would take storage from the games.
type List struct {
	Games   []Listed    // those in which a friend waits come first, then the latest; never changed in place
	Pending int         // how many of Games have not been read
	Unread  []Item      // what cannot be read
	of      store.Store // the texts that this was read from
}

// Listed is a game of the list.
type Listed struct {
	ID             string
	Summary        *game.Summary // nil until it has been read; never changed
	began, touched int64         // as of Game
	waiting        int           // 1 if a friend elsewhere waits for a marble, else 0
	named          bool
}

// Touched returns when the game changed last, as of game.Game.
func (g Listed) Touched() int64 {
	if g.Summary != nil {
		return g.Summary.Touched
	}
	return g.touched
}

// firstRead is how many games are read when they are listed: as many as are seen on most screens. A slow phone takes 20 ms for
// them.
const firstRead = 20

// List lists the games. Of two that were played last in the same minute, the one that stands first in recent comes first.
func (l Library) List(recent []string) List {
	list := List{of: l.texts}
	for key, text := range l.texts.Each() {
		if id, ok := GameID(key); ok {
			list.Games = append(list.Games, l.listed(id, text))
		} else if strings.HasPrefix(key, UnreadPrefix) {
			list.Unread = append(list.Unread, Item{key, text})
		}
	}
	shownSince := func(id string) int {
		if i := slices.Index(recent, id); i >= 0 {
			return i
		}
		return len(recent)
	}
	sort.SliceStable(list.Games, func(i, j int) bool {
		a, b := &list.Games[i], &list.Games[j]
		switch {
		case a.waiting != b.waiting:
			return a.waiting > b.waiting
		case a.touched != b.touched: // as it nearly always is
			return a.touched > b.touched
		}
		return cmp.Or(cmp.Compare(shownSince(a.ID), shownSince(b.ID)), cmp.Compare(b.began, a.began), cmp.Compare(a.ID, b.ID)) < 0
	})
	return l.ReadOn(list, firstRead)
}

// Lists reports whether list is of what l keeps now.
func (l Library) Lists(list List) bool { return list.of.WantsTheSame(l.texts) }

// Made reports whether list was made by List.
func (list List) Made() bool { return list.of != (store.Store{}) }

// listed returns the game of a text, with its summary if it has been read.
func (l Library) listed(id, text string) Listed {
	known, ok := l.read.summaries[id]
	if ok = ok && known.text == text; !ok && mayWait(text) {
		known.summary = l.summary(id, text)
		ok = known.summary != nil
	}
	g := Listed{ID: id, named: isNamed(text)}
	if !ok {
		g.began, g.touched = began(text), touched(text)
		return g
	}
	g.Summary, g.began, g.touched = known.summary, known.summary.Began, known.summary.Touched
	if g.Summary.OwnTurn {
		g.waiting = 1
	}
	return g
}

// summary returns the summary of a game's text, nil if there is no game in it.
func (l Library) summary(id, text string) *game.Summary {
	if known, ok := l.read.summaries[id]; ok && known.text == text {
		return known.summary
	}
	g, _ := game.Unpack(id, text)
	if !g.Exists() {
		return nil
	}
	s := g.Summary()
	l.read.summaries[id] = summaryOf{text, &s}
	return &s
}

// ReadOn returns list after the next n of its games were read. What cannot be read is
// listed apart, and a game without a marble not at all.
func (l Library) ReadOn(list List, n int) List {
	games := make([]Listed, 0, len(list.Games))
	list.Pending = 0
	for _, g := range list.Games {
		if g.Summary == nil && n > 0 {
			n--
			text := l.Text(GamePrefix + g.ID)
			if g.Summary = l.summary(g.ID, text); g.Summary == nil {
				list.Unread = append(slices.Clip(list.Unread), Item{GamePrefix + g.ID, text})
				continue
			}
		}
		if g.Summary == nil {
			list.Pending++
		} else if !g.Summary.Moved {
			continue
		}
		games = append(games, g)
	}
	list.Games = games
	sort.SliceStable(list.Unread, func(i, j int) bool { return list.Unread[i].Key < list.Unread[j].Key })
	return list
}

// ReadAt returns list after its games in the places from to to were read, as by ReadOn.
func (l Library) ReadAt(list List, from, to int) List {
	if list.Pending == 0 {
		return list
	}
	from = min(max(from, 0), len(list.Games))
	to = min(max(to, from), len(list.Games))
	part := list
	part.Games = list.Games[from:to]
	part = l.ReadOn(part, to-from)
	list.Games = slices.Concat(list.Games[:from], part.Games, list.Games[to:])
	list.Unread = part.Unread
	list.Pending = 0
	for _, g := range list.Games {
		if g.Summary == nil {
			list.Pending++
		}
	}
	return list
}

// Summaries returns the summaries of the games that have been read, the latest first.
func (list List) Summaries() []game.Summary {
	var read []game.Summary
	for _, g := range list.Games {
		if g.Summary != nil {
			read = append(read, *g.Summary)
		}
	}
	return read
}

// Waiting returns how many of Games wait for a marble of the person here; they come first.
func (list List) Waiting() (n int) {
	for n < len(list.Games) && list.Games[n].waiting > 0 {
		n++
	}
	return n
}

// Oldest returns the ids of the oldest games without a name, at most so many, but for those of but.
func (list List) Oldest(most int, but ...string) (ids []string) {
	for _, g := range slices.Backward(list.Games) {
		if len(ids) == most {
			break
		}
		if !g.named && !slices.Contains(but, g.ID) {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// Judged returns the summaries of the games whose moves were judged, the latest first, at most so many.
func (l Library) Judged(most int) (games []game.Summary) {
	judged := l.those(isJudged)
	sort.SliceStable(judged, func(i, j int) bool {
		a, b := &judged[i], &judged[j]
		return a.touched > b.touched || a.touched == b.touched && a.ID < b.ID
	})
	for _, g := range judged[:min(len(judged), most)] {
		if s := l.summary(g.ID, l.Text(GamePrefix+g.ID)); s != nil {
			games = append(games, *s)
		}
	}
	return games
}

// FriendWaits reports whether a friend waits for a marble of the person here, in one of the games that are here.
func (l Library) FriendWaits() bool {
	waiting := 0
	for _, g := range l.those(mayWait) {
		waiting += g.waiting
	}
	return waiting > 0
}

// those lists the games of which the texts have something, in no order.
func (l Library) those(have func(text string) bool) (games []Listed) {
	for key, text := range l.texts.Each() {
		if id, ok := GameID(key); ok && have(text) {
			games = append(games, l.listed(id, text))
		}
	}
	return games
}

// SameAs reports whether l and o want the same texts in storage.
func (l Library) SameAs(o Library) bool { return l.texts.WantsTheSame(o.texts) }

// SortByResult sorts games that have been read: those won by most come first, those without a result last.
func SortByResult(games []Listed) {
	rank := func(g Listed) int {
		points := max(g.Summary.Margin, -g.Summary.Margin)
		switch g.Summary.Result() {
		case game.Won:
			return 200 + points
		case game.Drawn:
			return 100
		case game.Lost:
			return -points
		}
		return -200
	}
	sort.SliceStable(games, func(i, j int) bool { return rank(games[i]) > rank(games[j]) })
}

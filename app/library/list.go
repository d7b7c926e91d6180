package library

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"kulami/app/game"
	"kulami/app/store"
)

// List is the library's list of all games and unreadable texts. Games are read for display and
// search. The first games are read at once, and the others a few at a time while the list is
// needed. The results are cached while the page is open.
//
// Storage has no index of the games. The texts of 5,000 games, 2 MB, arrive together, and their
// times are found without parsing. On a slow phone this takes a fifth of the time in which the
// library opens. The rest is the parsing and rendering of the visible games, which an index would
// not avoid. An index would have to agree with the writes of other tabs and older versions, and
// would take storage from the games.
type List struct {
	// Games that wait for the player first, then the latest first; never changed in place.
	Games   []Listed
	Pending int         // number of Games that have not been read
	Unread  []Item      // unreadable texts
	of      store.Store // the texts of which this is the list
}

// Listed is a game of the list.
type Listed struct {
	ID             string
	Summary        *game.Summary // nil until it has been read; never changed
	began, touched int64         // as in Game
	waiting        int           // 1 if a remote friend waits for a marble, otherwise 0
	named          bool
}

// Touched returns the time of the last change, as in game.Game.
func (g Listed) Touched() int64 {
	if g.Summary != nil {
		return g.Summary.Touched
	}
	return g.touched
}

// firstRead is the number of games that are read at once, which most screens can show. A slow phone
// takes 20 ms for them.
const firstRead = 20

// List lists the games. If two games were last played in the same minute, the order of recent
// decides.
func (l Library) List(recent []string) List {
	list := List{of: l.texts}
	l.texts.Each(func(key, text string) {
		if id, ok := GameID(key); ok {
			list.Games = append(list.Games, l.listed(id, text))
		} else if strings.HasPrefix(key, UnreadPrefix) {
			list.Unread = append(list.Unread, Item{key, text})
		}
	})
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
		case a.touched != b.touched: // the usual case
			return a.touched > b.touched
		}
		return cmp.Or(cmp.Compare(shownSince(a.ID), shownSince(b.ID)), cmp.Compare(b.began, a.began), cmp.Compare(a.ID, b.ID)) < 0
	})
	return l.ReadOn(list, firstRead)
}

// Lists reports whether list is up to date with l.
func (l Library) Lists(list List) bool { return list.of.WantsTheSame(l.texts) }

// Made reports whether list was made by List.
func (list List) Made() bool { return list.of != (store.Store{}) }

// listed returns the game of a text, with its summary if it has been read.
func (l Library) listed(id, text string) Listed {
	known, ok := l.cache.summaries[id]
	if ok = ok && known.text == text; !ok && mightWait(text) {
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

// summary returns the summary of a game's text, nil if the text has no game.
func (l Library) summary(id, text string) *game.Summary {
	if known, ok := l.cache.summaries[id]; ok && known.text == text {
		return known.summary
	}
	g, _ := game.Unpack(id, text)
	if !g.Exists() {
		return nil
	}
	s := g.Summary()
	l.cache.summaries[id] = summaryOf{text, &s}
	return &s
}

// ReadOn returns list after its next n games were read. It moves unreadable games to Unread, and
// drops games without a marble.
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

// Waiting returns the number of Games that wait for a marble of the player. They come first.
func (list List) Waiting() (n int) {
	for n < len(list.Games) && list.Games[n].waiting > 0 {
		n++
	}
	return n
}

// Oldest returns the ids of the oldest games without a name, except those in but, up to a maximum
// number.
func (list List) Oldest(most int, but ...string) (ids []string) {
	for i := len(list.Games) - 1; i >= 0 && len(ids) < most; i-- {
		g := list.Games[i]
		if !g.named && !slices.Contains(but, g.ID) {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// Judged returns the summaries of the judged games, the latest first, up to a maximum number.
func (l Library) Judged(most int) (games []game.Summary) {
	judged := l.gamesWhere(isJudged)
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

// FriendWaits reports whether a remote friend waits for a marble of the player, in one of the texts
// that are in memory.
func (l Library) FriendWaits() bool {
	waiting := 0
	for _, g := range l.gamesWhere(mightWait) {
		waiting += g.waiting
	}
	return waiting > 0
}

// gamesWhere lists the games whose texts have a property, in any order.
func (l Library) gamesWhere(have func(text string) bool) (games []Listed) {
	l.texts.Each(func(key, text string) {
		if id, ok := GameID(key); ok && have(text) {
			games = append(games, l.listed(id, text))
		}
	})
	return games
}

// SameAs reports whether l and o want the same texts in storage.
func (l Library) SameAs(o Library) bool { return l.texts.WantsTheSame(o.texts) }

// SortByResult sorts games that have been read. The highest wins are first, and games without a
// result last.
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

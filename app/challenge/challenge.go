// Package challenge has results that people compare. Several people do the same task, and everybody
// can check the marbles of each. rules/LINKS.md specifies the text of a challenge.
package challenge

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
)

// Kind is the kind of a task. Its value is the key in the text.
type Kind byte

const (
	Game  Kind = 'l' // a game against the computer
	Storm Kind = 's' // a puzzle storm
	// The end of a game, against perfect play.
	Finish Kind = 'f'
)

// Task is the task that everybody does.
type Task struct {
	Kind     Kind
	Seed     uint64          // seed of the computer's choices, or of the puzzles of a storm
	Strength engine.Strength // strength of the computer, in a game
	Side     rules.Side      // side of the person, in a game or a finish
	Number   int             // number of a finish
	// Start is a game without a marble, or with its first marble if that was placed at random.
	// Parse does not set it for a finish: the collection has the game and its margin.
	Start  rules.Record
	Margin int // proven margin of a finish at Start, for Side
}

// Entry is the result of one person.
type Entry struct {
	Name    string // in the form of game.CleanName, or empty
	Result  int    // the margin of a game, the puzzles solved, or the points given away
	Marbles string // names of the holes of the game, the finish or the answers
}

// Challenge is a task with the entries of everybody who has done it. The maker has the first entry.
type Challenge struct {
	Task
	Entries []Entry
}

const (
	maxEntries = 20
	maxResult  = 999
	maxMarbles = 2000 // bytes
)

// Of returns a game against the computer as a challenge without a name. The person must have played
// it to its end without help; ok is false for other games.
func Of(g game.Game) (c Challenge, ok bool) {
	seat, computer := g.Players.Opponent()
	r := g.Record()
	if !computer || g.Helped || !g.Over() || r.Finish() != rules.NotFinished {
		return c, false
	}
	start, err := rules.NewRecord(r.Board(), r.Rules()).Extract(r.Moves()[:g.Base()])
	if err != nil {
		return c, false
	}
	side := g.Players.Person()
	return Challenge{Task{Kind: Game, Seed: g.Seed, Strength: seat.Strength(), Side: side, Start: start}, []Entry{{"", marginOf(r, side), names(r)}}}, true
}

func marginOf(r rules.Record, side rules.Side) int {
	if m := r.At(r.Len()).Score().Margin(); side == rules.First {
		return m
	} else {
		return -m
	}
}

func names(r rules.Record) (text string) {
	for _, h := range r.Moves() {
		text += r.Board().Name(h)
	}
	return text
}

// New returns a new game for t.
func (t Task) New() game.Game {
	players := game.AgainstComputer(t.Side.Other(), int(t.Strength.Nearest()))
	if t.Strength%10 != 0 {
		players = players.WithAdaptive(t.Strength)
	}
	g := game.Game{Tree: game.NewTree(t.Start), Players: players, Edition: rules.EditionName(t.Start.Rules()), Opening: game.FreeOpening, Seed: t.Seed}
	if t.Start.Len() > 0 {
		g.Opening = game.RandomOpening
	}
	return g
}

// Replay returns the game of an entry; ok is false if its marbles do not lead to its result.
func (t Task) Replay(e Entry) (r rules.Record, ok bool) {
	var moves []rules.Hole
	for _, name := range game.Cells(e.Marbles) {
		moves = append(moves, t.Start.Board().Hole(name))
	}
	if t.Kind == Finish {
		moves = append(slices.Clone(t.Start.Moves()), moves...)
	}
	r, err := t.Start.Extract(moves)
	if err != nil || r.Len() < t.Start.Len() || !slices.Equal(moves[:t.Start.Len()], t.Start.Moves()) {
		return r, false
	}
	result := marginOf(r, t.Side)
	if t.Kind == Finish {
		result = t.Margin - result
	}
	return r, r.At(r.Len()).Over() && result == e.Result
}

// Same reports whether t and o are the same task.
func (t Task) Same(o Task) bool { return t.text() == o.text() }

// With returns c with more entries after its own. It drops doubles, and entries beyond maxEntries.
func (c Challenge) With(entries ...Entry) Challenge {
	c.Entries = slices.Clone(c.Entries)
	for _, e := range entries {
		at := slices.IndexFunc(c.Entries, func(o Entry) bool {
			return o.Marbles == e.Marbles && o.Result == e.Result && (o.Name == e.Name || o.Name == "" || e.Name == "")
		})
		switch {
		case at >= 0:
			c.Entries[at].Name = cmp.Or(c.Entries[at].Name, e.Name)
		case len(c.Entries) < maxEntries:
			c.Entries = append(c.Entries, e)
		}
	}
	return c
}

// Name is the first word of the text of a challenge.
const Name = "beat"

// String returns the text of c with its name and its check code.
func (c Challenge) String() string {
	text := Name + "/" + c.Body()
	return text + "/c" + rules.CheckCode(text)
}

// Body returns the text of c without its name and its check code.
func (c Challenge) Body() string {
	text := c.text()
	for _, e := range c.Entries {
		if e.Result < 0 {
			text += "/z" + strconv.Itoa(-e.Result)
		} else {
			text += "/p" + strconv.Itoa(e.Result)
		}
		if e.Name != "" {
			text += "/n" + rules.EscapeComment(e.Name)
		}
		text += "/m" + e.Marbles
	}
	return text[1:]
}

func (t Task) text() string {
	seed := strconv.FormatUint(t.Seed, 36)
	switch t.Kind {
	case Storm:
		return "/s" + seed
	case Finish:
		return "/f" + strconv.Itoa(int(t.Side)+1) + strconv.Itoa(t.Number)
	}
	text := "/l" + strconv.Itoa(int(t.Strength)) + strconv.Itoa(int(t.Side)+1) + seed
	fields := rules.Link{Record: rules.NewRecord(t.Start.Board(), t.Start.Rules())}.String()
	text += strings.TrimPrefix(fields[:strings.LastIndexByte(fields, '/')], "k1")
	if opening := names(t.Start); opening != "" {
		text += "/o" + opening
	}
	return text
}

// Parse reads the result of Body. It rejects any other text.
func Parse(text string) (c Challenge, ok bool) {
	fields := strings.Split(text, "/")
	next := func(key byte) (value string, ok bool) {
		if len(fields) == 0 || fields[0] == "" || fields[0][0] != key {
			return "", false
		}
		value, fields = fields[0][1:], fields[1:]
		return value, true
	}
	var err error
	if value, is := next(byte(Game)); is && len(value) > 3 {
		strength, wrong := strconv.Atoi(value[:2])
		c.Kind, c.Strength, c.Side = Game, engine.Strength(strength), rules.Side(value[2]-'1')
		if c.Seed, err = strconv.ParseUint(value[3:], 36, 64); err != nil || wrong != nil || c.Strength != c.Strength.Valid() || c.Side > rules.Second {
			return c, false
		}
		link := "k1"
		for _, key := range []byte("brg") {
			if value, is := next(key); is {
				link += "/" + string(key) + value
			}
		}
		l, err := rules.ParseLink(link + "/c" + rules.CheckCode(link))
		if err != nil {
			return c, false
		}
		c.Start = l.Record
		if name, is := next('o'); is {
			if c.Start, err = c.Start.Play(c.Start.Board().Hole(name)); err != nil {
				return c, false
			}
		}
	} else if value, is := next(byte(Storm)); is {
		c.Kind = Storm
		if c.Seed, err = strconv.ParseUint(value, 36, 64); err != nil {
			return c, false
		}
	} else if value, is := next(byte(Finish)); is && len(value) > 1 {
		c.Kind, c.Side = Finish, rules.Side(value[0]-'1')
		if c.Number, err = strconv.Atoi(value[1:]); err != nil || c.Side > rules.Second || c.Number < 1 {
			return c, false
		}
	}
	for len(fields) > 0 && len(c.Entries) < maxEntries {
		var e Entry
		if value, is := next('p'); is {
			e.Result, err = strconv.Atoi(value)
		} else if value, is := next('z'); is {
			e.Result, err = strconv.Atoi("-" + value)
		}
		if value, is := next('n'); is {
			name, _ := rules.UnescapeComment(value)
			e.Name = game.CleanName(name)
		}
		if e.Marbles, ok = next('m'); !ok || err != nil || max(e.Result, -e.Result) > maxResult || !areHoles(e.Marbles) {
			return c, false
		}
		c.Entries = append(c.Entries, e)
	}
	if c.Kind == 0 || len(c.Entries) == 0 || c.Kind != Game && slices.ContainsFunc(c.Entries, func(e Entry) bool { return e.Result < 0 }) {
		return c, false
	}
	return c, c.Body() == text
}

// areHoles reports whether a text is a sequence of names of holes.
func areHoles(text string) bool {
	if len(text) > maxMarbles {
		return false
	}
	for _, name := range game.Cells(text) {
		if _, ok := rules.ParsePoint(name); !ok {
			return false
		}
	}
	return true
}

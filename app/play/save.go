package play

import (
	"encoding/json"
	"errors"
	"hash/fnv"
	"slices"
	"strconv"

	"kulami/rules"
)

// Everything is kept as texts under keys: the head under headKey, each game under
// its own. A game is written before the head that names it, so that a program
// that is killed between the two has lost nothing.
//
// The versions of the schema:
//
//	1  one text under headKey with the games in it
//	2  a text for each game, the head names those shown last
const schema = 2

// headKey is where the head lies. gamePrefix and an id is where a game lies, and
// unreadPrefix and a name is where a copy of what could not be read lies.
const (
	headKey      = "kulami"
	gamePrefix   = "kulami.game."
	unreadPrefix = "kulami.unread"
)

// KeyPrefix begins every key of ours in storage.
const KeyPrefix = headKey

// head is what there is to keep besides the games. Every field has a default that
// holds when it is missing, so that older texts keep loading.
type head struct {
	Version  int      `json:"v"`
	Recent   []string `json:"recent"`
	Setup    Setup    `json:"setup"`
	Settings Settings `json:"settings"`
	Flags    Flags    `json:"flags"`
	Boards   []Named  `json:"boards,omitempty"`
	Drafts   []string `json:"drafts,omitempty"` // of the workshop: its draft and those before it, the latest first
}

// savedGame is a game in storage. Its record is its own text.
type savedGame struct {
	Version int    `json:"v"`
	Record  string `json:"record"`
	Live    int    `json:"live"`
	Line    int    `json:"line,omitempty"` // the variation shown, counted from 1, and the ply of it
	At      int    `json:"at,omitempty"`
	Levels  [2]int `json:"levels"`
	Edition string `json:"edition"`
	Origin  Origin `json:"origin"`
	Name    string `json:"name,omitempty"`
	Began   int64  `json:"began,omitempty"`
	Touched int64  `json:"touched,omitempty"`
	Build   string `json:"build,omitempty"`
	Swap    bool   `json:"swap,omitempty"`
	Base    int    `json:"base,omitempty"`
	Value   bool   `json:"value,omitempty"`
	Passed  bool   `json:"passed,omitempty"`
	Seed    uint64 `json:"seed,string"`
}

var (
	errNewer   = errors.New("saved by a newer version")
	errForeign = errors.New("not saved by this program")
)

// head returns the text of what m keeps besides its games.
func (m Model) head() string { return encode(m.headOf()) }

func (m Model) headOf() head {
	return head{schema, m.Recent[:min(len(m.Recent), maxRecent)], m.Setup, m.Settings, m.Flags, m.Boards, m.Workshop.drafts()}
}

// maxRecent is how many games Return can go back to after a reload.
const maxRecent = 20

// pack returns the text that brings g back.
func pack(g Game) string {
	line, at := g.variation()
	return encode(savedGame{schema, g.Record.String(), g.Live, line, at, [2]int{g.Seats[0].Level, g.Seats[1].Level},
		g.Edition, g.Origin, g.Name, g.Began, g.Touched, g.Build, g.Swap, g.Base, g.Value, g.Passed, g.Seed})
}

func encode(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // these types always marshal
	}
	return string(text)
}

// unpack restores the game kept under id; the error tells what could not be kept
// of it. Without a board there is no game.
func unpack(id, text string) (Game, error) {
	s := savedGame{}
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return Game{}, err
	}
	switch {
	case s.Version > schema:
		return Game{}, errNewer
	case s.Version < 1:
		return Game{}, errForeign
	}
	return s.game(id)
}

func (s savedGame) game(id string) (Game, error) {
	rec, err := rules.ParseRecord(s.Record)
	if rec.IsZero() {
		return Game{}, err
	}
	g := Game{ID: id, Name: s.Name, Began: validMinute(s.Began), Touched: validMinute(s.Touched), Build: s.Build, Record: rec, Live: s.Live,
		Edition: s.Edition, Origin: s.Origin, Swap: s.Swap, Value: s.Value, Passed: s.Passed, Seed: s.Seed}
	for i, level := range s.Levels {
		g.Seats[i].Level = min(max(level, 0), 8)
	}
	if e, ok := rules.EditionNamed(g.Edition); !ok || e.Rules != rec.Rules() {
		g.Edition = ""
	}
	if g.Live < rec.Cursor() || g.Live > rec.Len() {
		g.Live = rec.Len()
	}
	g.Base = min(max(s.Base, 0), g.Live)
	if lines := g.Shown().Lines(); s.Line > 0 && s.Line < len(lines) {
		g = g.at(lines[s.Line], min(max(s.At, 0), len(lines[s.Line])))
	}
	return g, err
}

// variation returns which of the game's variations is shown, counted from 1, and at
// which ply of it; 0 if none is.
func (g Game) variation() (line, at int) {
	if g.Line == nil {
		return 0, 0
	}
	same := func(l []rules.Hole) bool { return slices.Equal(l, g.Line) }
	if line = slices.IndexFunc(g.Shown().Lines(), same); line < 1 {
		return 0, 0
	}
	return line, g.At
}

// migrate returns the texts of the present schema that hold what stored held in
// an earlier one; what it does not say is as in otherwise. Done again, it gives the
// same texts. The error tells what could not be read of the head; the games are
// read later.
func migrate(stored *texts, otherwise head) (*texts, error) {
	text := stored.get(headKey)
	if text == "" {
		return stored, nil
	}
	probe := struct {
		Version int `json:"v"`
	}{}
	if err := json.Unmarshal([]byte(text), &probe); err != nil {
		return stored, err
	}
	switch {
	case probe.Version > schema:
		return stored, errNewer
	case probe.Version < 1:
		return stored, errForeign
	case probe.Version == schema:
		return stored, nil
	}
	old := struct {
		Game   savedGame   `json:"game"`
		Others []savedGame `json:"others"`
		head
	}{head: otherwise}
	if err := json.Unmarshal([]byte(text), &old); err != nil {
		return stored, err
	}
	now, recent := stored, []string{}
	for i, g := range append([]savedGame{old.Game}, old.Others...) {
		if g.Record == "" {
			continue
		}
		g.Version = schema
		id := name(strconv.Itoa(i) + g.Record)
		recent = append(recent, id)
		now = now.set(gamePrefix+id, encode(g))
	}
	old.head.Version, old.head.Recent = schema, recent
	return now.set(headKey, encode(old.head)), nil
}

// name makes a short name from a text: the same text has the same name.
func name(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return strconv.FormatUint(h.Sum64(), 36)
}

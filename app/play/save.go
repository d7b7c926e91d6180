package play

import (
	"encoding/json"
	"errors"
	"strings"

	"kulami/rules"
)

// saved is what a Model becomes in storage. Records are their own text; every
// other field has a default that holds when it is missing, so that older texts
// keep loading.
type saved struct {
	Version  int         `json:"v"`
	Game     savedGame   `json:"game"`
	Others   []savedGame `json:"others,omitempty"`
	Setup    Setup       `json:"setup"`
	Settings Settings    `json:"settings"`
}

type savedGame struct {
	Record  string `json:"record"`
	Live    int    `json:"live"`
	Levels  [2]int `json:"levels"`
	Edition string `json:"edition"`
	Origin  Origin `json:"origin"`
	Swap    bool   `json:"swap,omitempty"`
	Base    int    `json:"base,omitempty"`
	Value   bool   `json:"value,omitempty"`
	Seed    uint64 `json:"seed,string"`
}

const saveVersion = 1

// save returns the text that brings m back. A game that is only looked at is not
// part of it: the game in progress stays what it was.
func (m Model) save() string {
	games := append([]Game{m.Game}, m.Others...)
	if m.Linked {
		games = m.Others
	}
	s := saved{Version: saveVersion, Game: pack(games[0]), Setup: m.Setup, Settings: m.Settings}
	for _, g := range games[1:] {
		s.Others = append(s.Others, pack(g))
	}
	text, err := json.Marshal(s)
	if err != nil {
		return ""
	}
	return string(text)
}

func pack(g Game) savedGame {
	return savedGame{g.Record.String(), g.Live, [2]int{g.Seats[0].Level, g.Seats[1].Level},
		g.Edition, g.Origin, g.Swap, g.Base, g.Value, g.Seed}
}

// unpack restores a game; the error tells what could not be kept of its record.
func unpack(s savedGame) (Game, error) {
	rec, err := rules.ParseRecord(s.Record)
	if rec.Board == nil {
		return Game{}, err
	}
	g := Game{Record: rec, Live: s.Live, Edition: s.Edition, Origin: s.Origin, Swap: s.Swap, Base: s.Base, Value: s.Value, Seed: s.Seed}
	for i, level := range s.Levels {
		g.Seats[i].Level = min(max(level, 0), 8)
	}
	if e, ok := rules.EditionNamed(g.Edition); !ok || e.Rules != rec.Rules {
		g.Edition = ""
	}
	if g.Live < rec.Cursor || g.Live > len(rec.Moves) {
		g.Live = len(rec.Moves)
	}
	return g, err
}

// loaded brings back what was saved, then opens the address's fragment.
func (m Model) loaded(msg Loaded) (Model, []Effect) {
	var effects []Effect
	m.Ready, m.Day, m.Calm = true, msg.Day, msg.Calm
	m.Game.Seed = msg.Seed
	m.Focus = firstFocus(m.Game)
	if msg.Saved != "" {
		var err error
		if m, err = m.restore(msg.Saved); err != nil {
			effects = append(effects, Keep{msg.Saved})
			m = m.notify(Notice{Kind: SavedUnread, Faults: faults(err), Text: msg.Saved})
		}
	}
	m.Counted = m.steps()
	if msg.Blocked {
		m = m.stored(false)
	}
	return m.open(msg.Fragment), effects
}

// restore returns m with what text holds. If text cannot be read, or not whole,
// it returns an error and as much as could be kept.
func (m Model) restore(text string) (Model, error) {
	s := saved{Setup: m.Setup, Settings: m.Settings}
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return m, err
	}
	if s.Version > saveVersion {
		return m, errors.New("saved by a newer version")
	}
	m.Setup, m.Settings = s.Setup, s.Settings
	game, err := unpack(s.Game)
	if game.Exists() {
		m.Game = game
		m.Focus = firstFocus(game)
	}
	m.Others = nil
	for _, o := range s.Others {
		g, oErr := unpack(o)
		if g.Exists() {
			m.Others = append(m.Others, g)
		}
		err = errors.Join(err, oErr)
	}
	return m, err
}

// navigated follows the address: to a link's game, or from it back to the own one.
func (m Model) navigated(fragment string) (Model, []Effect) {
	if m.Linked && strings.Trim(fragment, "#/ ") == "" {
		return m.exchange()
	}
	return m.open(fragment), nil
}

// open shows the game of a link, unless it is the one in progress.
func (m Model) open(fragment string) Model {
	if strings.Trim(fragment, "#/ ") == "" {
		return m
	}
	rec, err := rules.ParseRecord(fragment)
	if rec.Board == nil {
		return m.notify(Notice{Kind: LinkUnreadable, Faults: faults(err), Text: fragment})
	}
	if m.Game.Shown().Equal(rec) {
		return m
	}
	if !m.Linked {
		m.Others = append([]Game{m.Game}, m.Others...)
	}
	m.Game = Game{Record: rec, Live: len(rec.Moves), Seed: m.Game.Seed}
	m.Linked, m.Dialog = true, NoDialog
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Focus = firstFocus(m.Game)
	m.Counted = m.steps()
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		m = m.notify(Notice{Kind: LinkDamaged, Faults: faults(err), Kept: pe.Kept, Of: pe.Of, Text: fragment})
	}
	return m
}

// faults lists what err complains about.
func faults(err error) []rules.Fault {
	var pe *rules.ParseError
	if !errors.As(err, &pe) {
		return nil
	}
	list := make([]rules.Fault, len(pe.Problems))
	for i, p := range pe.Problems {
		list[i] = p.Fault
	}
	return list
}

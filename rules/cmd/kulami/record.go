package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"kulami/rules"
)

// longest is the maximum input of record in bytes. The longest game with many variations has a few
// thousand.
const longest = 1 << 20

// reading is the JSON output of record.
type reading struct {
	// canonical, without address; unchanged if a later version wrote it
	Link     string      `json:"link"`
	Grid     []string    `json:"grid"`
	Rules    string      `json:"rules"` // an edition, or letters if no edition has these rules
	Handicap *pair       `json:"handicap,omitempty"`
	Moves    []string    `json:"moves"`
	Kept     int         `json:"kept"`
	Of       *int        `json:"of"` // null if the text has possibly lost moves
	Finish   string      `json:"finish"`
	Problems []string    `json:"problems"`
	Marbles  *marbleList `json:"marbles,omitempty"` // marbles of a position code
	ByLink   *byLink     `json:"byLink,omitempty"`
	Notes    []note      `json:"notes,omitempty"`
	Clock    *clock      `json:"clock,omitempty"`
}

// note is a note on a position in the output of record.
type note struct {
	Moves   []string `json:"moves"` // moves from the first ply to the position
	Glyph   string   `json:"glyph,omitempty"`
	Value   *float64 `json:"value,omitempty"` // in points for the first player
	Proven  bool     `json:"proven,omitempty"`
	Comment string   `json:"comment,omitempty"`
}

// byLink identifies a game by link and the side of its reader.
type byLink struct {
	To    int       `json:"to"` // 1 or 2
	Game  string    `json:"game"`
	Names [2]string `json:"names,omitzero"` // names of the first and the second player
}

// clock is the time control of a game and the time of its moves in the output of record.
type clock struct {
	Minutes   int       `json:"minutes"`   // per player
	Increment int       `json:"increment"` // in seconds
	Pauses    bool      `json:"pauses,omitempty"`
	Spent     []float64 `json:"spent"` // seconds by ply
}

type marbleList struct {
	Red   []string `json:"red"`
	Black []string `json:"black"`
}

// record prints the content of the text on stdin.
func record(c call) error {
	if err := c.parse(&flag.FlagSet{}); err != nil {
		return err
	}
	text, err := io.ReadAll(io.LimitReader(c.in, longest+1))
	if err != nil {
		return err
	}
	if len(text) > longest {
		return fmt.Errorf("more than %d bytes", longest)
	}
	r := read(string(text))
	if err := writeJSON(c.out, r); err != nil {
		return err
	}
	if r.Link == "" {
		return errNothingKept
	}
	return nil
}

func read(text string) reading {
	found, err := rules.ParseImport(text, nil)
	rec := found.Link
	r := reading{Grid: []string{}, Moves: []string{}, Problems: []string{}}
	of := rec.Len()
	r.Kept, r.Of = of, &of
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		if r.Kept, of = pe.Kept, pe.Of; of == rules.Unknown {
			r.Of = nil
		}
		for _, p := range pe.Problems {
			r.Problems = append(r.Problems, string(p.Fault))
		}
		if pe.Has(rules.FaultNewerVersion) {
			r.Link = pe.Text
		}
	}
	if rec.IsZero() {
		return r
	}
	r.Link = rec.String()
	r.Grid = rec.Board().Grid()
	r.Rules = rules.EditionName(rec.Rules())
	r.Handicap = handicapOf(rec.Rules())
	r.Moves = names(rec.Board(), rec.Moves())
	r.Finish = rec.Finish().String()
	if f := rec.Friend; !f.IsZero() {
		r.ByLink = &byLink{int(f.To) + 1, f.Game, rec.Names}
	}
	for _, n := range rec.Notes() {
		printed := note{Moves: names(rec.Board(), n.Line), Glyph: n.Glyph.String(), Proven: n.Value.Proven, Comment: n.Comment}
		if n.Value.Known {
			points := float64(n.Value.Tenths) / 10
			printed.Value = &points
		}
		r.Notes = append(r.Notes, printed)
	}
	if t := rec.Times(); t.Timed() {
		r.Clock = &clock{t.Minutes, t.Increment, t.Pauses, []float64{}}
		for _, tenths := range t.Spent {
			r.Clock.Spent = append(r.Clock.Spent, float64(tenths)/10)
		}
	}
	if d := found.Diagram; d != nil {
		r.Marbles = &marbleList{
			Red:   names(d.Board, d.Marbles[rules.First].Slice()),
			Black: names(d.Board, d.Marbles[rules.Second].Slice()),
		}
	}
	return r
}

func names(b *rules.Board, holes []rules.Hole) []string {
	words := make([]string, len(holes))
	for i, h := range holes {
		words[i] = b.Name(h)
	}
	return words
}

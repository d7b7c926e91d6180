package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"kulami/rules"
)

// perft prints a line for each depth: the depth and the number of sequences.
func perft(c call) error {
	fs, g := gameFlags()
	depth := fs.Int("depth", 0, "maximum `depth`, from 1")
	if err := c.parse(fs); err != nil {
		return err
	}
	if *depth < 1 || *depth > rules.Holes {
		return errors.New("need -depth from 1 to 64")
	}
	p, err := g.position()
	if err != nil {
		return err
	}
	for d := 1; d <= *depth; d++ {
		fmt.Fprintln(c.out, d, rules.Perft(p, d))
	}
	return nil
}

// legal prints the legal holes in reading order from the lowest row, separated by blanks.
func legal(c call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, legalLine(p))
	return nil
}

// score prints the count as one JSON object.
func score(c call) error {
	p, err := c.position()
	if err != nil {
		return err
	}
	return writeJSON(c.out, scoreOf(p))
}

// position reads the flags of a command that needs only a position.
func (c call) position() (rules.Position, error) {
	fs, g := gameFlags()
	if err := c.parse(fs); err != nil {
		return rules.Position{}, err
	}
	return g.position()
}

func legalLine(p rules.Position) string {
	return strings.Join(names(p.Board(), p.Legal().Slice()), " ")
}

// pair is a number for each side. The JSON keys red and black are older than First and Second: red
// moves first.
type pair struct {
	Red   int `json:"red"`
	Black int `json:"black"`
}

// count is the JSON output of score.
type count struct {
	Plies     int             `json:"plies"`
	Over      bool            `json:"over"`
	Base      pair            `json:"base"`
	Area      pair            `json:"area"`       // marbles in the largest area
	AreaTiles pair            `json:"area_tiles"` // tiles under the largest area
	Lines     pair            `json:"lines"`      // total length of the lines
	LinesOrth pair            `json:"lines_orth"` // total length of lines along rows and columns
	Handicap  *pair           `json:"handicap,omitempty"`
	Totals    map[string]pair `json:"totals"` // by edition
}

func scoreOf(p rules.Position) count {
	marbles := [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}
	all := rules.Count(p.Board(), rules.Ruleset{}, marbles)
	orthogonal := rules.Count(p.Board(), rules.Ruleset{Orthogonal: true}, marbles)
	c := count{
		Plies:     p.Ply(),
		Over:      p.Over(),
		Base:      pair{all.Base[0], all.Base[1]},
		Area:      pair{all.Areas[0].Holes.Len(), all.Areas[1].Holes.Len()},
		AreaTiles: pair{all.Areas[0].Tiles, all.Areas[1].Tiles},
		Lines:     pair{all.LineTotal(rules.First), all.LineTotal(rules.Second)},
		LinesOrth: pair{orthogonal.LineTotal(rules.First), orthogonal.LineTotal(rules.Second)},
		Handicap:  handicapOf(p.Rules()),
		Totals:    map[string]pair{},
	}
	for _, e := range rules.Editions() {
		e.Rules.Handicap = p.Rules().Handicap
		s := rules.Count(p.Board(), e.Rules, marbles)
		c.Totals[e.Name] = pair{s.Total(rules.First), s.Total(rules.Second)}
	}
	return c
}

// handicapOf returns the points of a handicap, or nil if it is 0.
func handicapOf(r rules.Ruleset) *pair {
	if r.Handicap == 0 {
		return nil
	}
	return &pair{r.HandicapOf(rules.First), r.HandicapOf(rules.Second)}
}

// writeJSON writes v on one line.
func writeJSON(out io.Writer, v any) error {
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

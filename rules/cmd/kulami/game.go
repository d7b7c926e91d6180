package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
	"kulami/rules/internal/commandline"
)

// game holds the flags that describe a position.
type game struct {
	board, grid, link, moves, rules string
	handicap                        handicap
}

// gameFlags returns the flags of a command that takes a position or a game.
func gameFlags() (fs *flag.FlagSet, g *game) {
	fs, g = &flag.FlagSet{}, &game{}
	fs.StringVar(&g.board, "board", "", "`file` with board text")
	fs.StringVar(&g.grid, "grid", "", "board `text`, rows joined by /, top row first")
	fs.StringVar(&g.link, "link", "", "share `link` or record text; its position is at its cursor")
	fs.StringVar(&g.moves, "moves", "", "`holes` played from there, such as \"c4 c7 e7\" or c4c7e7")
	fs.StringVar(&g.rules, "rules", "", "`edition`, such as es-2, or letters such as al (default basic, or the link's rules)")
	fs.Var(&g.handicap, "handicap", "`points` added to the first player's count, or to the second's if below 0 (default 0, or the link's handicap)")
	return fs, g
}

// handicap is a flag for points added to the first player's count, or to the second's if negative.
type handicap struct {
	points int
	given  bool
}

func (h *handicap) String() string { return strconv.Itoa(h.points) }

func (h *handicap) Set(text string) (err error) {
	h.given = true
	if h.points, err = strconv.Atoi(text); err == nil && (h.points < -rules.MaxHandicap || h.points > rules.MaxHandicap) {
		err = fmt.Errorf("more than %d points", rules.MaxHandicap)
	}
	return err
}

// in returns r with the handicap if it was given.
func (h handicap) in(r rules.Ruleset) rules.Ruleset {
	if h.given {
		r.Handicap = int8(h.points)
	}
	return r
}

// position returns the described position.
func (g *game) position() (rules.Position, error) {
	r, err := g.played(rules.Record.Cursor)
	if err != nil {
		return rules.Position{}, err
	}
	return r.Position(), nil
}

// played returns the described game under the rules of -rules: the first plies(link) moves of its
// link, then the moves of -moves.
func (g *game) played(plies func(rules.Record) int) (rules.Record, error) {
	rec, err := g.record()
	if err != nil {
		return rec, err
	}
	ruleset := rec.Rules()
	if g.rules != "" {
		if ruleset, err = commandline.Rules(g.rules); err != nil {
			return rec, err
		}
		ruleset.Handicap = rec.Rules().Handicap
	}
	ruleset = g.handicap.in(ruleset)
	more, err := parseCells(g.moves)
	if err != nil {
		return rec, err
	}
	return replay(rec.Board(), ruleset, append(placesOf(rec)[:plies(rec)], more...))
}

// placesOf returns the points of a game's moves.
func placesOf(rec rules.Record) []rules.Point {
	var points []rules.Point
	for _, h := range rec.Moves() {
		points = append(points, rec.Board().Point(h))
	}
	return points
}

// record returns the board and the game so far from the single flag that is set.
func (g *game) record() (rules.Record, error) {
	set := 0
	for _, f := range []string{g.board, g.grid, g.link} {
		if f != "" {
			set++
		}
	}
	switch {
	case set != 1:
		return rules.Record{}, errors.New("need exactly one of -board, -grid and -link")
	case g.link != "":
		return readLink(g.link)
	case g.board != "":
		text, err := readFile(g.board)
		if err != nil {
			return rules.Record{}, err
		}
		g.grid = text
	}
	b, err := rules.ParseBoard(g.grid)
	var be *rules.BoardError
	if errors.As(err, &be) {
		return rules.Record{}, fmt.Errorf("%w: %s", err, boardFaults[be.Fault])
	}
	return rules.NewRecord(b, rules.Ruleset{}), nil
}

// boardFaults has a sentence for each fault of board text.
var boardFaults = map[rules.BoardFault]string{
	rules.FaultShape:        "all places of a letter must form one rectangle of 6, 4, 3 or 2 holes",
	rules.FaultStock:        "a board has 4 tiles of 6 holes, 5 of 4, 4 of 3 and 4 of 2",
	rules.FaultDisconnected: "all tiles must be joined edge to edge",
	rules.FaultWidth:        "a board has 1 to 10 rows and columns",
	rules.FaultSyntax:       "a letter stands for a tile and . for no hole",
}

// readLink reads an undamaged link. It accepts fields of later versions, because a position does
// not depend on them.
func readLink(link string) (rules.Record, error) {
	rec, err := rules.ParseRecord(link)
	var pe *rules.ParseError
	if errors.As(err, &pe) && slices.ContainsFunc(pe.Problems, func(p rules.Problem) bool { return p.Fault != rules.FaultUnknownKey }) {
		return rec, err
	}
	return rec, nil
}

// readFile reads a file of board text, at most 64 KiB.
func readFile(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 1<<16))
	return string(text), err
}

// parseCells reads names of points, with or without blanks between them.
func parseCells(text string) ([]rules.Point, error) {
	var points []rules.Point
	for _, word := range strings.Fields(text) {
		for word != "" {
			n := min(2, len(word))
			if len(word) > 2 && word[1:3] == "10" {
				n = 3
			}
			p, ok := rules.ParsePoint(word[:n])
			if !ok {
				return nil, fmt.Errorf("not a hole: %q", word)
			}
			points = append(points, p)
			word = word[n:]
		}
	}
	return points, nil
}

// badMove is the first illegal move of a list.
type badMove struct {
	n     int // counted from 1
	point rules.Point
	why   rules.Reason
}

func (m *badMove) Error() string {
	return fmt.Sprintf("illegal-move %d %s %s", m.n, m.point, m.why)
}

// replay plays points from the start. It returns a *badMove for the first illegal one.
func replay(b *rules.Board, ruleset rules.Ruleset, points []rules.Point) (rules.Record, error) {
	r := rules.NewRecord(b, ruleset)
	for i, point := range points {
		next, err := r.Play(b.At(point))
		if err != nil {
			return r, &badMove{i + 1, point, r.Position().Why(b.At(point))}
		}
		r = next
	}
	return r, nil
}

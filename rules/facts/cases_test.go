package facts

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"kulami/rules"
)

var update = flag.Bool("update", false, "rewrite the expected answers in testdata/facts.txt")

const casesFile = "testdata/facts.txt"

// TestCases runs testdata/facts.txt: positions with the facts of moves, for people to read and
// extend. A line with ">" is a command. The lines up to the next command, comment or blank line are
// the expected answer. "#" begins a comment.
func TestCases(t *testing.T) {
	old, err := os.ReadFile(casesFile)
	if err != nil {
		t.Fatal(err)
	}
	var now strings.Builder
	var game rules.Record
	for line := range strings.Lines(string(old)) {
		command, ok := strings.CutPrefix(line, "> ")
		if !ok && line != "\n" && line[0] != '#' {
			continue // an old answer
		}
		now.WriteString(line)
		if ok {
			var answer string
			if game, answer, err = runCommand(game, strings.Fields(command)); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			now.WriteString(answer)
		}
	}
	if *update {
		if err := os.WriteFile(casesFile, []byte(now.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, got := strings.Split(string(old), "\n"), strings.Split(now.String(), "\n")
	for i := range min(len(want), len(got)) {
		if got[i] != want[i] {
			t.Fatalf("%s:%d: %q, want %q", casesFile, i+1, got[i], want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d lines, want %d", len(got), len(want))
	}
}

// runCommand runs a command and returns its answer, one line per result.
func runCommand(game rules.Record, words []string) (next rules.Record, answer string, err error) {
	p := rules.Position{}
	if !game.IsZero() {
		p = game.Position()
	}
	switch words[0] {
	case "square": // the printed square board; letters of a ruleset, or - for the basic game
		r, ok := rules.ParseRuleset(strings.TrimSuffix(words[1], "-"))
		if !ok {
			return game, "", fmt.Errorf("no ruleset")
		}
		return rules.NewRecord(rules.SheetSquare.Board(), r), "", nil
	case "moves":
		for _, name := range words[1:] {
			if game, err = game.Play(game.Board().Hole(name)); err != nil {
				return game, "", fmt.Errorf("%s: %w", name, err)
			}
		}
		return game, "", nil
	case "draw":
		return game, draw(p), nil
	case "facts": // facts of a move, with the expected reply if given
		var line []rules.Hole
		for _, name := range words[1:] {
			line = append(line, game.Board().Hole(name))
		}
		for _, f := range Of(p, line[0], line) {
			// facts of a move, with the expected reply if given
			answer += fmt.Sprintln(f.Kind, f.Side, f.Count, game.Board().Name(f.Hole))
		}
	case "why": // a line is worse than the line after the slash
		var lines [2][]rules.Hole
		n := 0
		for _, name := range words[1:] {
			if name == "/" {
				n++
				continue
			}
			lines[n] = append(lines[n], game.Board().Hole(name))
		}
		if r, ok := Why(p, lines[0], lines[1], true); ok {
			answer = fmt.Sprintln(map[bool]string{true: "missed:", false: "played:"}[r.Missed], r.Kind, r.Side, r.Count, names(game.Board(), r.Line))
		}
	case "owner": // the tile of a hole
		owner, certain := OwnerForGood(p, game.Board().TileOf(game.Board().Hole(words[1])))
		answer = fmt.Sprintln(map[bool]string{true: "for good:", false: "not certain:"}[certain], owner)
	case "takings": // the tile of a hole
		for _, taking := range Takings(p, game.Board().TileOf(game.Board().Hole(words[1]))) {
			answer += fmt.Sprint(taking.Side)
			for _, h := range taking.Holes.Slice() {
				answer += " " + game.Board().Name(h)
			}
			answer += fmt.Sprintln(":", taking.Before.Margin(), "to", taking.After.Margin())
		}
	default:
		return game, "", fmt.Errorf("no such command")
	}
	if answer == "" {
		answer = "nothing\n"
	}
	return game, answer, nil
}

// names returns the names of holes with blanks between them.
func names(b *rules.Board, line []rules.Hole) string {
	var all []string
	for _, h := range line {
		all = append(all, b.Name(h))
	}
	return strings.Join(all, " ")
}

// draw returns a position as rows of holes: a letter for the tile and 1, 2 or · for the marble.
func draw(p rules.Position) string {
	var text strings.Builder
	for y, row := range p.Board().Grid() {
		for x, tile := range row {
			h := p.Board().At(rules.Point{X: int8(x), Y: int8(p.Board().Height() - 1 - y)})
			mark := map[rules.Side]string{rules.First: "1", rules.Second: "2", rules.Nobody: "·"}[p.At(h)]
			if x > 0 {
				text.WriteByte(' ')
			}
			text.WriteString(string(tile) + mark)
		}
		text.WriteByte('\n')
	}
	return text.String()
}

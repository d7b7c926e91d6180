package site

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/evanw/esbuild/pkg/api"

	"kulami/rules"
)

// runScript runs a script with Node as a module next to the site's scripts, and decodes its output.
func runScript(t *testing.T, script string, input, output any) {
	t.Helper()
	root, err := repository()
	if err != nil {
		t.Fatal(err)
	}
	built := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: script, ResolveDir: filepath.Join(root, "web", "scripts"), Sourcefile: "twin.js"},
		Bundle: true, Format: api.FormatESModule, Platform: api.PlatformNode, Target: api.ES2022,
	})
	if err := failure(built.Errors); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "twin.mjs")
	if err := os.WriteFile(file, built.OutputFiles[0].Contents, 0o644); err != nil {
		t.Fatal(err)
	}
	in, err := json.Marshal(input)
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", file)
	node.Stdin = strings.NewReader(string(in))
	node.Stderr = os.Stderr
	out, err := node.Output()
	if err != nil {
		t.Fatalf("node, which comes with npm: %v", err)
	}
	if err := json.Unmarshal(out, output); err != nil {
		t.Fatalf("%v in %.200s", err, out)
	}
}

// twinGame is the result of both readers for a text.
type twinGame struct {
	Board, Damaged, Newer bool
	Moves                 []string
	Cursor, Orientation   int
	Finish                string
	Of                    int
	Plies                 []twinPly
	Winner                int
	At                    string // the record with its middle ply shown
}

// twinPly is the result of both readers for a position, at the end and at the cursor.
type twinPly struct {
	Marbles [2][]string
	Legal   []string
	Owners  []int
	Points  [2]int
}

const twinScript = `
import { at, count, legal, nameOf, read, result } from "./embed/record.js";
import { readFileSync } from "node:fs";
const names = (places) => places.map(nameOf);
const ply = (position) => ({
  Marbles: [0, 1].map((side) => names(position.board.holes.filter((place) => position.marbles[place] === side))),
  Legal: names(legal(position)), Owners: count(position).owners, Points: count(position).points,
});
const twin = (text) => {
  const game = read(text);
  const said = { Board: !!game.positions, Damaged: game.damaged, Newer: game.newer };
  if (!game.positions) return said;
  const last = game.positions.length - 1;
  return { ...said, Moves: names(game.positions[last].moves), Cursor: game.cursor, Orientation: game.orientation,
    Finish: game.finish, Of: game.of, Plies: [last, game.cursor].map((n) => ply(game.positions[n])),
    Winner: result(game, last).over ? result(game, last).winner : 0, At: at(game, last >> 1) };
};
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(twin)));
`

// harmless lists faults that leave a game complete, and faults of variations, notes and times,
// which the script does not read.
var harmless = []rules.Fault{rules.FaultUnknownKey, rules.FaultTrailing, rules.FaultBadVariation, rules.FaultBadNote, rules.FaultBadTimes}

// twinOf returns the result of package rules for a text.
func twinOf(text string) twinGame {
	rec, err := rules.ParseLink(text)
	var pe *rules.ParseError
	g := twinGame{Board: !rec.IsZero()}
	if errors.As(err, &pe) {
		g.Newer = pe.Has(rules.FaultNewerVersion)
		g.Damaged = slices.ContainsFunc(pe.Problems, func(p rules.Problem) bool {
			return !slices.Contains(harmless, p.Fault)
		})
	}
	if !g.Board {
		g.Damaged = true
		return g
	}
	b := rec.Board()
	names := func(holes []rules.Hole) []string {
		list := make([]string, len(holes))
		for i, h := range holes {
			list[i] = b.Name(h)
		}
		return list
	}
	g.Moves, g.Cursor, g.Orientation, g.Finish = names(rec.Moves()), rec.Cursor(), rec.Orientation, rec.Finish().String()
	if g.Of = rec.Len(); pe != nil {
		g.Of = pe.Of
	}
	for _, n := range []int{rec.Len(), rec.Cursor()} {
		p := rec.At(n)
		score := p.Score()
		ply := twinPly{Legal: names(p.Legal().Slice()), Points: [2]int{score.Total(rules.First), score.Total(rules.Second)}}
		for side := range ply.Marbles {
			ply.Marbles[side] = names(p.Marbles(rules.Side(side)).Slice())
		}
		for _, owner := range score.Owners {
			ply.Owners = append(ply.Owners, int(owner))
		}
		g.Plies = append(g.Plies, ply)
	}
	if rec.Finish() != rules.NotFinished {
		g.Winner = int(rec.Finish().Winner())
	} else if rec.Over() {
		g.Winner = int(rec.Position().Score().Leader())
		if p := rec.At(rec.Len()); p.Over() {
			g.Winner = int(p.Score().Leader())
		}
	}
	return g
}

// randomLink returns the text of a link to a random game that uses all fields.
func randomLink(t *testing.T, r *rand.Rand) string {
	t.Helper()
	var link rules.Link
	b := rules.Deal(uint64(r.Intn(60)), []rules.Shape{rules.Square, rules.Irregular}[r.Intn(2)])
	if r.Intn(10) == 0 {
		sheets := rules.SheetBoards()
		b = sheets[r.Intn(len(sheets))].Board()
	}
	rec := rules.NewRecord(b, rules.Ruleset{Area: rules.AreaBonus(r.Intn(3)), Lines: rules.LineBonus(r.Intn(3)), Orthogonal: r.Intn(2) == 0, EarlyEnd: r.Intn(4) == 0})
	if r.Intn(4) == 0 {
		rec = rec.WithHandicap(int8(r.Intn(2*rules.MaxHandicap+1) - rules.MaxHandicap))
	}
	most := r.Intn(60)
	for rec.Len() < most && !rec.Over() {
		rec, _ = rec.Play(pick(r, rec.Position().Legal()))
	}
	if r.Intn(3) == 0 {
		ply := r.Intn(rec.Len() + 1)
		if p := rec.At(ply); !p.Over() {
			line := append(rec.Moves()[:ply], pick(r, p.Legal()))
			rec, _ = rec.Try(line)
			rec, _ = rec.WithNote(rules.Note{Line: line, Comment: "c4! /c00 ü"})
		}
		rec, link.Orientation = rec.WithCursor(r.Intn(rec.Len()+1)), r.Intn(8)
		rec = rec.WithFinish(rules.Finish(r.Intn(6)))
	}
	if r.Intn(4) == 0 {
		link.Friend, link.Names = rules.Friend{To: rules.Second, Game: "k3x9"}, [2]string{"Ana María", "Ben"}
	}
	if r.Intn(4) == 0 {
		rec = rec.WithTimes(rules.Times{Minutes: 10, Increment: r.Intn(6), Spent: []int{0, 7, 340}})
	}
	link.Record = rec
	return link.String()
}

func pick(r *rand.Rand, holes rules.Set) rules.Hole { return holes.Slice()[r.Intn(holes.Len())] }

// spoil damages a link once.
func spoil(r *rand.Rand, link string) string {
	const letters = "ABCDQSTabcdefijkmopqrstvxyz0123456789/"
	at, c := r.Intn(len(link)-2)+2, string(letters[r.Intn(len(letters))])
	switch r.Intn(6) {
	case 0:
		return link[:at] + link[at+1:]
	case 1:
		return link[:at] + c + link[at:]
	case 2:
		return link[:at]
	case 3:
		return link + c
	case 4: // a fault that the check code does not detect
		text := link[:at] + c + link[at+1:]
		if body, _, ok := strings.Cut(text, "/c"); ok {
			return body + "/c" + rules.CheckCode(body)
		}
		return text
	}
	return link[:at] + c + link[at+1:]
}

// noisy changes a link like gateways and messengers: it adds text around or inside it, or replaces
// characters.
func noisy(r *rand.Rand, link string) string {
	for range 1 + r.Intn(2) {
		switch r.Intn(9) {
		case 0:
			link = url.QueryEscape("https://any.host/#" + link)
		case 1:
			link = strings.ReplaceAll(link, "/", "&#47;")
		case 2:
			link = strings.ReplaceAll(link, "/", "&#x2F;")
		case 3:
			link = strings.ReplaceAll(link, "/", "／")
		case 4:
			link = strings.ReplaceAll(link, "c", "c\u200b")
		case 5:
			link += []string{".", ")", "?fbclid=x", "&utm_source=a", "#:~:text=b", "…", "。", "_"}[r.Intn(8)]
		case 6:
			link = strings.ReplaceAll(link, "/", "=2F")
		case 7:
			link = strings.ReplaceAll(link, "d", "d ")
		case 8:
			link = strings.Replace(link, "k1", "K1", 1)
		}
	}
	return link
}

// The embed's script and package rules read texts alike: the text cases of rules, 1,500 random
// links and 1,500 damaged ones. The test compares boards, moves, marbles, legal holes, owners,
// points and results.
func TestEmbeddedGamesAreReadByTheRules(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 3,000 links")
	}
	r := rand.New(rand.NewSource(22))
	texts := []string{"", "k1", "k1/", "nothing", "https://example.org/#k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "k1%2Fb8tsSQDQdDSQTtQdsQT%2Fmd4%2Fp0%2Fcyv"}
	for _, name := range []string{"records.txt", "imports.txt", "score.txt"} {
		texts = append(texts, casesOf(t, name)...)
	}
	if len(texts) < 60 {
		t.Fatalf("only %d text cases", len(texts))
	}
	const board = "k1/b8tsSQDQdDSQTtQdsQT"
	for _, monster := range []string{"k1/", "/c00", "c4", "/v1", "%20", "%", "/m", "k", "1/"} {
		texts = append(texts, strings.Repeat(monster, 200_000/len(monster)), board+"/m"+strings.Repeat(monster, 200_000/len(monster)))
	}
	for _, field := range []string{"m", "f", "f1k3", "f1k3/f2k3", "f3", "t", "t5i2s", "t5i2s/t5i2p", "t0i0s", "t5i2sAAAA"} {
		text := board + "/mc4c7/" + field
		texts = append(texts, text+"/c"+rules.CheckCode(text))
	}
	for range 1500 {
		link := randomLink(t, r)
		texts = append(texts, link, spoil(r, link), link[:r.Intn(len(link))], noisy(r, link))
	}
	var got []twinGame
	began := time.Now()
	runScript(t, twinScript, texts, &got)
	if took := time.Since(began); took > 20*time.Second {
		t.Errorf("the script took %v", took)
	}
	faults := 0
	for i, text := range texts {
		want := twinOf(text)
		if _, err := rules.ParseRecord(text); errors.Is(err, rules.FaultEscape) {
			continue // the script does not repair broken percent encoding
		}
		if want.Damaged {
			faults++
		}
		if got[i].At != "" && !want.Damaged {
			rec, _ := rules.ParseRecord(text)
			other, _ := rules.ParseRecord(got[i].At)
			if !other.Equal(rec.WithCursor(rec.Len() / 2)) {
				t.Errorf("%s\nin the middle is %s", text, got[i].At)
			}
		}
		got[i].At = ""
		if g, w := fmt.Sprintf("%+v", got[i]), fmt.Sprintf("%+v", want); g != w {
			t.Errorf("%.300s\nscript %s\nrules  %s", text, g, w)
		}
	}
	if faults < 1000 {
		t.Errorf("only %d damaged texts of %d", faults, len(texts))
	}
}

// casesOf returns the one-line records of a file of text cases.
func casesOf(t *testing.T, name string) (texts []string) {
	t.Helper()
	file, err := os.Open(filepath.Join("..", "..", "rules", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), "| "); ok && strings.Count(text, "k1/") == 1 {
			texts = append(texts, text)
		} else if text, ok := strings.CutPrefix(lines.Text(), "> check "); ok {
			texts = append(texts, text)
		}
	}
	return texts
}

// The script and package rules read variations and notes alike.
func TestEmbeddedNotes(t *testing.T) {
	type note struct{ Line, Glyph, Comment string }
	type tree struct {
		Lines []string
		Notes []note
	}
	r := rand.New(rand.NewSource(5))
	links := []string{"k1/b8STQdQtQDdQsDtTsSQ/ral/mg5f5f8f3f4g4g7e7e4h4c4c1c8e8/p4/v3f1/v8a7a1/v8a7a4h4/v8d7/e3f1n1/e3f3n2m15tSteppingYbackYhereYlosesYtheYcornerZ2cYasYfirstYtakesYtheYsix/e13e8n3P30tZd9Z85Zd8ZabZd8Za7Zd9Z84/e8a7n5p20/e8a7a4n6/clw"}
	for range 200 {
		links = append(links, randomLink(t, r))
	}
	var got []tree
	runScript(t, `
import { nameOf, read } from "./embed/record.js";
import { readFileSync } from "node:fs";
const names = (places) => places.map(nameOf).join(" ");
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(read).map(({ lines, notes }) => ({
  Lines: lines.map(names), Notes: notes.map(({ line, glyph, comment }) => ({ Line: names(line), Glyph: "" + glyph, Comment: comment })),
}))));
`, links, &got)
	noted := 0
	for i, link := range links {
		rec, err := rules.ParseRecord(link)
		if err != nil {
			t.Fatal(link, err)
		}
		names := func(line []rules.Hole) string {
			list := make([]string, len(line))
			for i, h := range line {
				list[i] = rec.Board().Name(h)
			}
			return strings.Join(list, " ")
		}
		var want tree
		for _, line := range rec.Lines() {
			want.Lines = append(want.Lines, names(line))
		}
		for _, n := range rec.Notes() {
			noted++
			want.Notes = append(want.Notes, note{names(n.Line), fmt.Sprint(int(n.Glyph)), n.Comment})
		}
		less := func(a, b note) int { return strings.Compare(a.Line, b.Line) }
		slices.SortFunc(want.Notes, less)
		slices.SortFunc(got[i].Notes, less)
		if !slices.Equal(got[i].Lines, want.Lines) || !slices.Equal(got[i].Notes, want.Notes) {
			t.Errorf("%s is read as %v, want %v", link, got[i], want)
		}
	}
	if noted < 20 {
		t.Error("too few notes:", noted)
	}
}

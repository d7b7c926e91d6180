package site

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The script of embed.html passes the test vectors of rules/LINKS.md, in all that a page shows of a
// game.
func TestEmbeddedVectors(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "rules", "LINKS.md"))
	if err != nil {
		t.Fatal(err)
	}
	var links, want []string
	for _, block := range regexp.MustCompile("(?s)```vector\nlink (.*?)\n(.*?)```").FindAllStringSubmatch(string(doc), -1) {
		links, want = append(links, block[1]), append(want, shownOf(block[2]))
	}
	if len(links) != 20 {
		t.Fatalf("%d vectors", len(links))
	}
	var got []string
	runScript(t, `
import { count, nameOf, read } from "./embed/record.js";
import { readFileSync } from "node:fs";
const names = (places) => places.map(nameOf).join(" ");
const glyphs = ["", "!", "?", "!!", "??", "!?", "?!"];
const shown = (text) => {
  const game = read(text);
  if (!game.positions) return "unreadable " + (game.newer ? "newer" : "");
  const last = game.positions.at(-1);
  return [
    "board " + last.board.code,
    game.lines[0].length ? "moves " + names(game.lines[0]) : "",
    "cursor " + game.cursor,
    game.finish && "finish " + game.finish,
    game.orientation ? "orientation " + game.orientation : "",
    ...game.lines.slice(1).map((line) => "line " + names(line)),
    ...game.notes.map(({ line, glyph, comment }) => ["note [" + names(line) + "]", glyphs[glyph], comment && JSON.stringify(comment)].filter(Boolean).join(" ")),
    "points " + count(last).points.join(" "),
    game.damaged ? "damaged" : "",
  ].filter(Boolean).join("\n");
};
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(shown)));
`, links, &got)
	for i, link := range links {
		if strings.TrimSpace(got[i]) != want[i] {
			t.Errorf("%s\nscript\n%s\nvector\n%s", link, got[i], want[i])
		}
	}
}

// shownOf returns the lines of a vector that the page shows, in the order of the script above.
func shownOf(vector string) string {
	values := map[string][]string{}
	damaged := ""
	for line := range strings.Lines(vector) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		values[key] = append(values[key], value)
		if fault, _, _ := strings.Cut(value, " "); key == "fault" && fault != "unknown-key" {
			damaged = fault
		}
	}
	if values["board"] == nil {
		if damaged == "newer-version" {
			return "unreadable newer"
		}
		return "unreadable"
	}
	var lines []string
	for _, key := range []string{"board", "moves", "cursor", "finish", "orientation"} {
		for _, value := range values[key] {
			lines = append(lines, key+" "+value)
		}
	}
	for _, variation := range values["variation"] {
		ply, moves, _ := strings.Cut(variation, " ")
		main := strings.Fields(values["moves"][0])
		lines = append(lines, "line "+strings.Join(slices.Concat(main[:ply[0]-'0'], strings.Fields(moves)), " "))
	}
	for _, note := range values["note"] { // the page does not show values
		lines = append(lines, "note "+regexp.MustCompile(` [+-]\d+( proven)?`).ReplaceAllString(note, ""))
	}
	lines = append(lines, "points "+values["points"][0])
	if damaged != "" {
		lines = append(lines, "damaged")
	}
	return strings.Join(lines, "\n")
}

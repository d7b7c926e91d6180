package main

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/puzzle"
)

// Each line of the list is a position in which the solution is legal. The list is found from a
// folder below the collection.
func TestPuzzlesList(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(answer("puzzles list", ""), "\n"), "\n")
	if len(lines) < 2000 {
		t.Fatalf("%q", lines)
	}
	for i, line := range lines {
		fields := strings.Split(line, "\t")
		if len(fields) != 7 || fields[0] != strconv.Itoa(i+1) {
			t.Fatalf("%q", line)
		}
		rec, err := rules.ParseRecord(fields[1])
		at := rec.Position()
		margin, bad := strconv.Atoi(fields[4])
		if err != nil || bad != nil || rec.Cursor() != rec.Len() || !at.Legal().Has(rec.Board().Hole(fields[3])) {
			t.Errorf("%q: %v", line, err)
		}
		if margin < 0 || (fields[2] == "draw") != (margin == 0) || !slices.Contains([]string{"win", "draw", "margin"}, fields[2]) {
			t.Errorf("%q: goal %s with margin %d", line, fields[2], margin)
		}
		for _, name := range strings.FieldsFunc(fields[5], func(c rune) bool { return c == ',' }) {
			if _, ok := puzzle.ThemeNamed(name); !ok {
				t.Errorf("%q: theme %s", line, name)
			}
		}
		if fields[6] < "1" || fields[6] > "8" || len(fields[6]) != 1 {
			t.Errorf("%q: difficulty %s", line, fields[6])
		}
	}
}

// The puzzles depend on the seed, not on the number of jobs.
func TestPuzzlesGenerate(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games until they have a puzzle, twice")
	}
	find := func(jobs int) string {
		var out, errs strings.Builder
		args := fmt.Sprintf("puzzles generate -seed 2 -count 1 -jobs %d", jobs)
		if code := run(strings.Fields(args), strings.NewReader(""), &out, &errs); code != 0 || !strings.Contains(errs.String(), " games, 1 puzzles\n") {
			t.Fatalf("exit %d: %s", code, errs.String())
		}
		return out.String()
	}
	text := find(1)
	if again := find(2); again != text {
		t.Errorf("%q with two jobs, %q with one", again, text)
	}
	file := t.TempDir() + "/found"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := answer("puzzles list -file "+file, ""); !strings.HasPrefix(got, "1\tk1/b") || strings.Count(got, "\n") != 1 {
		t.Error(got)
	}
}

// The list of finishes has the records and margins of the app.
func TestFinishes(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(answer("finishes list", ""), "\n"), "\n")
	for n, line := range lines {
		fields := strings.Split(line, "\t")
		if len(fields) != 3 || fields[0] != strconv.Itoa(n+1) || !strings.Contains("-1 0 1", fields[2]) {
			t.Fatal(line)
		}
		if _, err := rules.ParseLink(fields[1]); err != nil {
			t.Fatal(line, err)
		}
	}
	if got := answer("finishes levels -count 2", ""); strings.Count(got, "\n") != 8 || !strings.Contains(got, "level 8 gives 0.0 ± 0.0\n") {
		t.Error(got)
	}
	for _, bad := range []string{"finishes", "finishes list now", "finishes generate -count 0", "finishes levels -count 1"} {
		if got := answer(bad, ""); !strings.HasPrefix(got, "! kulami finishes") || !strings.HasSuffix(got, "exit 2\n") {
			t.Errorf("%s\n%s", bad, got)
		}
	}
}

func TestPuzzlesFaults(t *testing.T) {
	file := t.TempDir() + "/bad"
	if err := os.WriteFile(file, []byte("square - w5 1 "+strings.Repeat("_", 56)+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{
		"puzzles", "puzzles solve", "puzzles list now", "puzzles list -file " + file, "puzzles list -file " + file + "s",
		"puzzles generate -count 0", "puzzles generate -jobs 0", "puzzles generate -jobs 1000", "puzzles generate -seed 10000", "puzzles generate -count 1000000",
	} {
		if got := answer(bad, ""); !strings.HasPrefix(got, "! kulami puzzles") || !strings.HasSuffix(got, "exit 2\n") {
			t.Errorf("%s\n%s", bad, got)
		}
	}
	if got := answer("puzzles generate -h", ""); !strings.Contains(got, "-seed") {
		t.Error(got)
	}
}

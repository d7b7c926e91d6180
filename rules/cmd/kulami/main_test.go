package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"kulami/rules"
)

var update = flag.Bool("update", false, "rewrite the expected answers in testdata/*.txt")

// TestTranscripts runs testdata/*.txt. A line with "$" is a command line, and lines with "<" after
// it are its stdin. The lines up to a blank line or comment are the answer: stdout, stderr after
// "!", and the exit code if it is not 0. {square}, {irregular} and {pergioco} are the grids of the
// printed boards.
func TestTranscripts(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			old, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var out strings.Builder
			lines := strings.Split(strings.TrimSuffix(string(old), "\n"), "\n")
			for i := 0; i < len(lines); {
				line := lines[i]
				i++
				out.WriteString(line + "\n")
				command, ok := strings.CutPrefix(line, "$ ")
				if !ok {
					continue
				}
				var stdin, want strings.Builder
				for ; i < len(lines) && strings.HasPrefix(lines[i], "<"); i++ {
					out.WriteString(lines[i] + "\n")
					stdin.WriteString(strings.TrimPrefix(lines[i][1:], " ") + "\n")
				}
				for ; i < len(lines) && lines[i] != "" && !strings.HasPrefix(lines[i], "#"); i++ {
					want.WriteString(lines[i] + "\n")
				}
				got := answer(command, stdin.String())
				out.WriteString(got)
				if got != want.String() && !*update {
					t.Errorf("%s\ngot:\n%swant:\n%s", line, got, want.String())
				}
			}
			if *update {
				if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func answer(command, stdin string) string {
	var stdout, stderr strings.Builder
	code := run(words(fill(command)), strings.NewReader(fill(stdin)), &stdout, &stderr)
	got := ""
	for line := range strings.Lines(stdout.String()) {
		if line == "\n" {
			line = "(empty)\n"
		}
		got += line
	}
	for line := range strings.Lines(stderr.String()) {
		got += "! " + line
	}
	if code != 0 {
		got += fmt.Sprintf("exit %d\n", code)
	}
	return got
}

func fill(text string) string {
	for _, s := range rules.SheetBoards() {
		text = strings.ReplaceAll(text, "{"+string(s)+"}", strings.Join(s.Board().Grid(), "/"))
	}
	return text
}

// words splits a command line at blanks outside quotation marks.
func words(line string) []string {
	var all []string
	for _, m := range regexp.MustCompile(`"([^"]*)"|'([^']*)'|(\S+)`).FindAllStringSubmatch(line, -1) {
		all = append(all, m[1]+m[2]+m[3])
	}
	return all
}

// TestBest checks only the form, because the engine's moves can change.
func TestBest(t *testing.T) {
	form := regexp.MustCompile(`^bestmove [a-j]\d+ score -?\d+ depth \d+ nodes \d+( exact)?\n$`)
	near := "f7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9d9d3f3i3c3c5e5e9e3g3h3h8g8c8i8e8e4e10e6d6d4g4g6g9g2g5a5b5b3"
	for _, command := range []string{
		"best -grid {square} -ms 20",
		"best -grid {irregular} -nodes 2000 -moves c8 -rules es-3",
		"best -grid {square} -depth 2 -rules al",
		"best -grid {pergioco} -nodes 2000000 -moves " + near,
	} {
		if got := answer(command, ""); !form.MatchString(got) {
			t.Errorf("%s\n%s", command, got)
		}
	}
	got := answer("line", "board {square}\ngo 20\nmoves c4\ngo nodes 2000\n")
	lines := strings.SplitAfter(got, "\n")
	if len(lines) != 5 || !form.MatchString(lines[1]) || !form.MatchString(lines[3]) {
		t.Error(got)
	}
}

// TestLineSurvives sends bad input to line.
func TestLineSurvives(t *testing.T) {
	in := "legal\n" + strings.Repeat("moves c4 ", 100_000) + "\n" + strings.Repeat("x", 1<<16) + "\n\x00\xff\n" +
		"board " + strings.Repeat("A", 1000) + "\n\r\n   \nmoves\nboard {square}\nmoves " + strings.Repeat("c4", 1000) + "\nlegal now\n" +
		strings.Repeat("z", 200_000)
	want := "error no-board\nerror line-too-long\nerror line-too-long\nerror unknown-command\n" +
		"error bad-board width\nerror no-board\nboard ok\nerror illegal-move 2 c4 filled\nerror bad-arguments\nerror line-too-long\n"
	if got := answer("line", in); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestOneLine passes arguments that would garble a terminal.
func TestOneLine(t *testing.T) {
	for _, args := range [][]string{
		{"\x1b[31m\n"},
		{"legal", "-grid", "AB\nCD\x00\xff"},
		{"legal", "-grid", strings.Repeat("A", 100_000)},
		{"legal", "-link", "k1/" + strings.Repeat("b/", 10_000)},
		{"legal", "-rules", "\r\n\x1b", "-grid", fill("{square}")},
		{"board", "\u2028\n" + strings.Repeat("é", 1000)},
	} {
		var stdout, stderr strings.Builder
		code := run(args, strings.NewReader(""), &stdout, &stderr)
		line, ended := strings.CutSuffix(stderr.String(), "\n")
		if code != 2 || stdout.Len() > 0 || !ended || len(line) > 500 ||
			strings.ContainsFunc(line, func(c rune) bool { return !unicode.IsPrint(c) }) {
			t.Errorf("%.20q: exit %d, stderr %q", args, code, stderr.String())
		}
	}
}

func TestHelp(t *testing.T) {
	got := answer("help", "")
	for _, c := range commands {
		if !strings.Contains(got, "\n  "+c.name+" ") || !strings.Contains(answer(c.name+" -h", ""), "flags of kulami "+c.name) {
			t.Errorf("no help for %s", c.name)
		}
	}
}

// TestRecordIsBounded checks that record rejects a text too long for a game.
func TestRecordIsBounded(t *testing.T) {
	if got := answer("record", strings.Repeat(" ", longest+1)); !strings.HasSuffix(got, "exit 2\n") {
		t.Error(got)
	}
}

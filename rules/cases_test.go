package rules

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the expected answers in testdata/*.txt")

// TestCases runs testdata/*.txt: scripts that every player can read and write. A line with ">" is a
// command, and lines with "|" after it are its text. The lines up to the next command, comment or
// blank line are the expected answer. "#" begins a comment. A line "# Case: …" names the lines
// after it and resets board and moves. The commands are in commands_test.go.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			old, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s := script{lines: strings.Split(strings.TrimSuffix(string(old), "\n"), "\n"), t: t, file: file}
			s.run()
			if *update {
				if err := os.WriteFile(file, []byte(s.out.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// script is a file of cases with the state of its run.
type script struct {
	t     *testing.T
	file  string
	lines []string
	at    int
	out   strings.Builder
	state scene
	named string
}

func (s *script) run() {
	for s.at < len(s.lines) {
		line := s.next()
		if name, ok := strings.CutPrefix(line, "# Case: "); ok {
			s.state, s.named = scene{}, name
		}
		if !strings.HasPrefix(line, ">") {
			if line != "" && line[0] != '#' {
				s.t.Errorf("%s:%d: answer without command: %q", s.file, s.at, line)
			}
			continue
		}
		began := s.at
		var text []string
		for s.at < len(s.lines) && strings.HasPrefix(s.lines[s.at], "|") {
			text = append(text, strings.TrimPrefix(strings.TrimPrefix(s.next(), "|"), " "))
		}
		got := s.state.runCommand(strings.TrimSpace(line[1:]), strings.Join(text, "\n"))
		s.compare(began, line, got)
	}
}

// next reads a line and copies it to the output.
func (s *script) next() string {
	line := s.lines[s.at]
	s.at++
	s.out.WriteString(line + "\n")
	return line
}

// compare reads the expected answer from the file and writes the actual answer to the output.
func (s *script) compare(began int, line string, got []string) {
	var want []string
	for ; s.at < len(s.lines) && s.lines[s.at] != "" && !strings.ContainsAny(s.lines[s.at][:1], ">#|"); s.at++ {
		want = append(want, s.lines[s.at])
	}
	for _, g := range got {
		s.out.WriteString(g + "\n")
	}
	if !*update && strings.Join(got, "\n") != strings.Join(want, "\n") {
		s.t.Errorf("%s:%d: %s\n%s\ngot:\n\t%s\nwant:\n\t%s", s.file, began, s.named, line,
			strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
}

// TestCasesKnowAllFaults checks that each fault, and each reason for an illegal hole, has a case.
func TestCasesKnowAllFaults(t *testing.T) {
	var all strings.Builder
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	var words []string
	for _, f := range Faults() {
		words = append(words, "\n"+string(f)+" at ")
	}
	for _, f := range []BoardFault{FaultOutside, FaultOverlap, FaultShape, FaultStock, FaultDisconnected, FaultWidth, FaultSyntax} {
		words = append(words, "\nboard: "+string(f))
	}
	for _, r := range reasons {
		words = append(words, " "+r+"\n")
	}
	for _, word := range words {
		if !strings.Contains(all.String(), word) {
			t.Errorf("no case for %q", word)
		}
	}
}

package world

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var mutants = flag.String("mutants", "", "find the faults of testdata/mutants.txt whose names match")

// mutant is a planted fault: an edit of a file. check fails in history number n from seed 1.
type mutant struct {
	name, file, old, new, check string
	n                           uint64
}

// plantedFaults reads testdata/mutants.txt.
func plantedFaults(t *testing.T) (list []mutant) {
	text, err := os.ReadFile("testdata/mutants.txt")
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(text), "\n\n") {
		parts := map[byte]string{} // by the first letter of their lines
		for line := range strings.Lines(block + "\n") {
			parts[line[0]] += line[min(len(line)-1, 2):]
		}
		m := mutant{name: strings.TrimSpace(parts['#']), file: strings.TrimSpace(parts['@']), old: parts['-'], new: parts['+']}
		fmt.Sscan(parts['='], &m.n, &m.check)
		list = append(list, m)
	}
	return list
}

// TestMutants plants each fault in a copy of its file, and plays the history that the list names.
// If this history does not find the fault, it counts the histories that do.
func TestMutants(t *testing.T) {
	list := plantedFaults(t)
	if len(list) < 30 {
		t.Errorf("there are %d faults", len(list))
	}
	root, _ := filepath.Abs("../..")
	for _, m := range list {
		text, err := os.ReadFile(filepath.Join(root, m.file))
		if n := strings.Count(string(text), m.old); err != nil || n != 1 {
			t.Errorf("%s: %s has the text %d times: %v", m.name, m.file, n, err)
			continue
		}
		if *mutants == "" || !regexp.MustCompile(*mutants).MatchString(m.name) {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			m.plant(t, root, string(text))
		})
	}
}

// plant plants a fault in the text of its file, and checks that the listed history finds it.
func (m mutant) plant(t *testing.T, root, text string) {
	folder := t.TempDir()
	copied, overlay, program := filepath.Join(folder, "copy.go"), filepath.Join(folder, "overlay.json"), filepath.Join(folder, "program")
	list, _ := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(root, m.file): copied}})
	err := os.WriteFile(copied, []byte(strings.Replace(text, m.old, m.new, 1)), 0o644)
	if err = errors.Join(err, os.WriteFile(overlay, list, 0o644)); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "test", "-c", "-overlay", overlay, "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if n, check := found(program, m.n, 1); check == m.check {
		t.Logf("%s: %d by %s", m.name, n, check)
	} else if n, check = found(program, 1, 20_000); check != "" {
		t.Errorf("%s: found by history %d and check %s, not as listed", m.name, n, check)
	} else {
		t.Errorf("%s: not found", m.name)
	}
}

// found plays histories in a program with a fault until one fails that holds without the fault. It
// returns its seed and the failed check, or "" if none of the histories failed. It plays one after
// the other, because a history with a fault can be endless.
func found(program string, from, count uint64) (failing uint64, check string) {
	for end := from + count; from < end; from = failing + 1 {
		run := exec.Command(program, "-test.run=^TestSimulate$", "-test.v", "-test.short", fmt.Sprint("-histories=", end-from), fmt.Sprint("-seed=", from))
		run.Env = append(os.Environ(), "GOMAXPROCS=1")
		out, _ := run.CombinedOutput()
		line := regexp.MustCompile(`found after (\d+) histories by (\w+)`).FindStringSubmatch(string(out))
		if line == nil {
			break
		}
		n, _ := strconv.ParseUint(line[1], 10, 64)
		if failing = from + n - 1; newHistory(failing).play(tally{}, nil) == nil {
			return failing, line[2]
		}
	}
	return 0, ""
}

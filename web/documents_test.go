package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// documents returns the texts of all documents by their paths from the root of the repository, and
// the paths of all files.
func documents(t *testing.T) (texts map[string]string, files []string) {
	t.Helper()
	texts = map[string]string{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel("..", path)
		name = filepath.ToSlash(name)
		switch {
		case entry.IsDir() && slices.Contains([]string{".git", "build", "dist", "shared", "node_modules"}, name):
			return filepath.SkipDir
		case !entry.IsDir():
			files = append(files, name)
		}
		if strings.HasSuffix(name, ".md") {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			texts[name] = string(text)
		}
		return nil
	})
	if err != nil || len(texts) < 10 {
		t.Fatal(len(texts), "documents:", err)
	}
	return texts, files
}

var (
	links    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	headings = regexp.MustCompile(`(?m)^#+ (.*)$`)
	quoted   = regexp.MustCompile("`([^`\n]+)`")
	aPath    = regexp.MustCompile(`^[\w.*-]+(/[\w.*-]+)*/?$`)
	sources  = regexp.MustCompile(`\.(go|js|md|css|properties|yml|patch)$`)
	folders  = regexp.MustCompile(`^(rules|app|web|static|\.ci|\.github)/`)
	targets  = regexp.MustCompile(`(?m)^([a-z-]+):`)
	makes    = regexp.MustCompile(`^(?:[A-Z]+=\S+ )*make ([a-z-]+)`)
	tests    = regexp.MustCompile(`^Test[A-Z]\w+$`)
	runs     = regexp.MustCompile(`^go test .*-run '?\^?(\w+)`)
)

// anchorOf returns the anchor of a heading, as GitHub makes it.
func anchorOf(heading string) string {
	kept := strings.Map(func(c rune) rune {
		if strings.ContainsRune("`.,:?!()/&’", c) {
			return -1
		}
		return c
	}, strings.ToLower(heading))
	return strings.ReplaceAll(kept, " ", "-")
}

// TestDocumentsNameWhatExists checks the links, files, folders, make targets and tests that
// documents name.
func TestDocumentsNameWhatExists(t *testing.T) {
	texts, files := documents(t)
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, target := range targets.FindAllStringSubmatch(string(makefile), -1) {
		known["make "+target[1]] = true
	}
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile("../" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range regexp.MustCompile(`(?m)^func (Test\w+)`).FindAllStringSubmatch(string(text), -1) {
			known[f[1]] = true
		}
	}
	for name, text := range texts {
		folder := filepath.Dir(name)
		for _, link := range links.FindAllStringSubmatch(text, -1) {
			target, anchor, _ := strings.Cut(link[1], "#")
			if strings.Contains(link[1], ":") {
				continue
			}
			to := name
			if target != "" {
				to = filepath.ToSlash(filepath.Join(folder, target))
			}
			if _, err := os.Stat("../" + to); err != nil {
				t.Errorf("%s links to %s", name, link[1])
			} else if anchor != "" && !slices.ContainsFunc(headings.FindAllStringSubmatch(texts[to], -1), func(h []string) bool { return anchorOf(h[1]) == anchor }) {
				t.Errorf("%s links to %s, which has no such heading", name, link[1])
			}
		}
		for _, found := range quoted.FindAllStringSubmatch(text, -1) {
			word := strings.TrimSuffix(found[1], "/...")
			m, run := makes.FindStringSubmatch(word), runs.FindStringSubmatch(word)
			switch {
			case m != nil && !known["make "+m[1]]:
				t.Errorf("%s: there is no target of %s", name, word)
			// MEASURED.md also names earlier tests
			case tests.MatchString(word) && !known[word] && filepath.Base(name) != "MEASURED.md":
				t.Errorf("%s: there is no %s", name, word)
			case run != nil && !anyTest(known, run[1]):
				t.Errorf("%s: %s runs nothing", name, word)
			case namesFile(word) && !exists(files, folder, word):
				t.Errorf("%s: there is no %s", name, word)
			}
		}
	}
}

// anyTest reports whether the name of a test has the given part.
func anyTest(known map[string]bool, part string) bool {
	for name := range known {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}

// namesFile reports whether a word is the path of a file or folder of this repository, or the name
// of a source file.
func namesFile(word string) bool {
	// which is built
	name := !strings.Contains(word, "/") && sources.MatchString(word) && word != "embed.js"
	return aPath.MatchString(word) && (folders.MatchString(word) || name)
}

// exists reports whether a file or a folder has this path, from the root or from a folder, or a
// path that ends so.
func exists(files []string, folder, path string) bool {
	path = strings.TrimSuffix(path, "/")
	for _, from := range []string{".", folder} {
		if found, _ := filepath.Glob(filepath.Join("..", from, path)); len(found) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(files, func(file string) bool {
		ends, _ := filepath.Match(path, filepath.Base(file))
		return ends || strings.HasSuffix(file, "/"+path)
	})
}

// TestDocumentedCommands runs each command line with the program kulami. Indented lines behind it
// are its output.
func TestDocumentedCommands(t *testing.T) {
	const program = "./rules/cmd/kulami"
	texts, _ := documents(t)
	bin := filepath.Join(t.TempDir(), "kulami")
	if out, err := exec.Command("go", "build", "-o", bin, "../"+program).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	ran := 0
	for name, text := range texts {
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			command := strings.TrimPrefix(strings.TrimSpace(line), "$ ")
			if !strings.HasPrefix(command, "go run "+program) && !strings.Contains(command, "| go run "+program) || strings.HasPrefix(line, "|") || strings.Contains(line, "`") {
				continue
			}
			ran++
			cmd := exec.Command("sh", "-c", strings.ReplaceAll(command, "go run "+program, bin))
			cmd.Dir = ".."
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%s: %s: %v\n%s", name, command, err, out)
			}
			printed := strings.Split(strings.TrimSpace(string(out)), "\n")
			for n, shown := range lines[i+1:] {
				shown, indented := strings.CutPrefix(shown, "    ")
				if !indented || strings.Contains(shown, "go run ") {
					break
				}
				if n >= len(printed) || printed[n] != shown {
					t.Errorf("%s: %s prints\n%s\nand not\n%s", name, command, out, shown)
					break
				}
			}
		}
	}
	if ran < 2 {
		t.Error("only", ran, "commands")
	}
}

// TestDocumentedExamples compares the Go code of documents with the examples of the folder, which
// are compiled and run.
func TestDocumentedExamples(t *testing.T) {
	texts, _ := documents(t)
	compared := 0
	for name, text := range texts {
		for _, block := range regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(text, -1) {
			code, err := os.ReadFile(filepath.Join("..", filepath.Dir(name), "example_test.go"))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			indented := "\t" + strings.ReplaceAll(strings.TrimSpace(block[1]), "\n", "\n\t") + "\n"
			if compared++; !strings.Contains(string(code), indented) {
				t.Errorf("%s: this is no example of example_test.go:\n%s", name, block[1])
			}
		}
	}
	if compared < 2 {
		t.Error("only", compared, "examples")
	}
}

// Games in the documents for readers and authors of pages open as they are written.
func TestDocumentedGames(t *testing.T) {
	texts, _ := documents(t)
	link := regexp.MustCompile(`k1/[\w/]+`)
	for _, name := range []string{"README.md", "web/EMBED.md"} {
		games := link.FindAllString(texts[name], -1)
		if len(games) == 0 {
			t.Errorf("%s has no game", name)
		}
		for _, game := range games {
			if _, err := rules.ParseLink(game); err != nil {
				t.Errorf("%s: %s: %v", name, game, err)
			}
		}
	}
}

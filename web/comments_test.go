package main

import (
	"bufio"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// unwanted lists words that plain comments avoid (GLOSSARY.md), with their present number of
// comment lines in the repository. The numbers may only fall.
var unwanted = []struct {
	words *regexp.Regexp
	most  int
}{
	{regexp.MustCompile(`\b(for ever|likewise|therein|thereby|somebody|tells?|told)\b`), 0},
	{regexp.MustCompile(`\b(lies?|stands?) (in|on|at|there|beside|behind|by|for)\b`), 7},
	{regexp.MustCompile(`\b(that|those) of\b`), 2},
	{regexp.MustCompile(`\b(is|are) none\b`), 22},
	{regexp.MustCompile(`\bbeside\b`), 1},
	{regexp.MustCompile(`\bin (the|its|their) place\b`), 1},
	{regexp.MustCompile(`\bmay\b`), 1},
	{regexp.MustCompile(`\bso (many|much)\b`), 0},
	{regexp.MustCompile(`\b[Ww]hat (is|are|was|has|had|it)\b`), 1},
}

// maxColumns is the maximum width of a comment line. A tab has four columns.
const maxColumns = 100

var comment = regexp.MustCompile(`(?:^|\s)// (.*)`)

func TestCommentsArePlain(t *testing.T) {
	found := make([][]string, len(unwanted))
	for _, root := range []string{"../rules", "../app", "../web"} {
		err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, ".js") {
				return err
			}
			return readComments(t, filepath.ToSlash(name), found)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for i, u := range unwanted {
		if n := len(found[i]); n > u.most {
			t.Errorf("%d comment lines have %s, at most %d:\n%s", n, u.words, u.most, strings.Join(found[i], "\n"))
		} else if n < u.most {
			t.Logf("please lower the number of lines with %s to %d", u.words, n)
		}
	}
}

// readComments adds the lines with unwanted words in a file to found, by index of unwanted. It
// reports comment lines that are too wide.
func readComments(t *testing.T, name string, found [][]string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		text := comment.FindStringSubmatch(lines.Text())
		if text == nil {
			continue
		}
		width := utf8.RuneCountInString(strings.ReplaceAll(lines.Text(), "\t", "    "))
		if width > maxColumns {
			t.Errorf("%s:%d: a comment line of %d columns", name, n, width)
		}
		for i, u := range unwanted {
			if u.words.MatchString(text[1]) {
				found[i] = append(found[i], name+": "+text[1])
			}
		}
	}
	return lines.Err()
}

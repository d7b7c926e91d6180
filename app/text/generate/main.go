// Command generate writes fields and methods for the phrases in the English files of package text,
// and the English words for the browser's program. Its working directory must be the package's
// folder.
package main

import (
	"cmp"
	"fmt"
	"go/format"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"
)

// outputs lists each English file, its output, the generator, and the name of the declaration.
var outputs = []struct {
	words, code string
	generate    func(words, file, name string) ([]byte, error)
	name        string
}{
	{"words/en.properties", "phrases_gen.go", generate, "Phrases"},
	{"words/en-book.properties", "book_gen.go", generate, "BookPhrases"},
	{"words/en.properties", "english_js.go", generateWords, "english"},
}

func main() {
	log.SetFlags(0)
	for _, o := range outputs {
		words, err := os.ReadFile(o.words)
		if err != nil {
			log.Fatal(err)
		}
		code, err := o.generate(string(words), o.words, o.name)
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(o.code, code, 0o666); err != nil {
			log.Fatal(err)
		}
	}
}

// phrase is a line of an English file without its text, such as "Percent(n.int)" or "Rules.0.Head".
type phrase struct {
	comments string   // the comments above it, in Go
	name     string   // the name of its field or method
	keys     string   // the keys after the name, with points between them
	args     []string // the names of the arguments; nil if there are none
	params   string   // the arguments with their types
}

// phrasesOf returns the phrases of an English file. It drops a comment if an empty line follows it.
func phrasesOf(words string) (all []phrase) {
	comments := ""
	for line := range strings.Lines(strings.ReplaceAll(words, "\\\n", "")) {
		switch line = strings.TrimSpace(line); {
		case line == "":
			comments = "\n"
		case line[0] == '#':
			comments += "//" + line[1:] + "\n"
		default:
			path, _, _ := strings.Cut(line, "=")
			path, list, _ := strings.Cut(strings.TrimSpace(path), "(")
			p := phrase{comments: comments}
			p.name, p.keys, _ = strings.Cut(path, ".")
			for arg := range strings.SplitSeq(strings.TrimSuffix(list, ")"), ",") {
				if name, kind, _ := strings.Cut(arg, "."); name != "" {
					p.args = append(p.args, name)
					p.params += name + " " + strings.Replace(cmp.Or(kind, "string"), "float", "float64", 1) + ", "
				}
			}
			all, comments = append(all, p), ""
		}
	}
	return all
}

// typeOf returns the type of a field with these keys. If element is true, it returns the type of a
// list's element.
func typeOf(keys []string, element bool) string {
	if keys[0] == "" {
		return "string"
	}
	var firsts []string // the first part of each key, without repetition
	var rest []string   // the other parts of the keys that begin with firsts[0]
	for _, key := range keys {
		first, after, _ := strings.Cut(key, ".")
		if !slices.Contains(firsts, first) {
			firsts = append(firsts, first)
		}
		if first == firsts[0] {
			rest = append(rest, after)
		}
	}
	last, err := strconv.Atoi(firsts[len(firsts)-1])
	switch {
	case err == nil:
		return fmt.Sprintf("[%d]%s", last+1, typeOf(rest, true))
	case element:
		return "struct{ " + strings.Join(firsts, ", ") + " string }"
	}
	return "Words"
}

// place returns the Go expression for the string of a phrase.
func place(p phrase) string {
	expression := "p." + p.name
	for key := range strings.FieldsFuncSeq(p.keys, func(c rune) bool { return c == '.' }) {
		if _, err := strconv.Atoi(key); err == nil {
			expression += "[" + key + "]"
		} else {
			expression += "." + key
		}
	}
	return expression
}

// generate returns the Go code for an English file.
func generate(words, file, name string) ([]byte, error) {
	all := phrasesOf(words)
	keys := map[string][]string{} // the keys of each field
	for _, p := range all {
		keys[p.name] = append(keys[p.name], p.keys)
	}
	var fields, places, tables, methods string
	functions, before := 0, ""
	for _, p := range all {
		kind := typeOf(keys[p.name], false)
		if p.args != nil {
			methods += fmt.Sprintf("\n%sfunc (t *Text) %s(%s) string { return t.say(%d, %s) }\n", p.comments, p.name, p.params, functions, strings.Join(p.args, ", "))
			functions++
			continue
		}
		first := p.name != before
		before = p.name
		if first {
			fields += p.comments + p.name + " " + kind + "\n"
		}
		switch {
		case kind == "Words" && first:
			tables += fmt.Sprintf("%q: &p.%s,\n", p.name, p.name)
		case kind != "Words" && first:
			places += "\n&" + place(p) + ","
		case kind != "Words":
			places += " &" + place(p) + ","
		}
	}
	return format.Source(fmt.Appendf(nil, code, file, name, strings.TrimSpace(fields), places, tables, methods))
}

// generateWords returns a constant with an English file, without comments and empty lines.
func generateWords(words, file, name string) ([]byte, error) {
	var lines strings.Builder
	goesOn := false // the line before ends in a backslash
	for line := range strings.Lines(words) {
		text := strings.TrimSpace(line)
		if goesOn || text != "" && text[0] != '#' {
			lines.WriteString(line)
			goesOn = strings.HasSuffix(text, `\`)
		}
	}
	if strings.Contains(words, "`") {
		return nil, fmt.Errorf("%s has a back quote", file)
	}
	return fmt.Appendf(nil, wordsCode, file, name, lines.String()), nil
}

const wordsCode = `// Code generated by app/text/generate from %[1]s. DO NOT EDIT.

package text

// %[2]s is %[1]s without its comments.
const %[2]s = ` + "`%[3]s`\n"

const code = `// Code generated by app/text/generate from %[1]s. DO NOT EDIT.

package text

// %[2]s has the phrases of %[1]s. It has a field for each phrase
// without arguments, for each list and for each table.
type %[2]s struct {
	%[3]s
}

// set sets the fields to phrases, which are in the order of that file. It returns the phrases with
// arguments.
func (p *%[2]s) set(phrases []property) (withArguments []property) {
	return set(phrases, []*string{%[4]s
}, map[string]*Words{
%[5]s})
}
%[6]s`

package text

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// pattern is a phrase with gaps, in a subset of ICU MessageFormat. The package comment describes
// the subset.
type pattern []part

// part is either fixed text or a gap.
type part struct {
	words string
	arg   int      // argument that fills the gap; -1 for fixed text
	kind  string   // format: "" for none, number, date, plural or select
	cases []choice // cases of plural and select
}

// choice is the text of a gap for one number, plural category or word.
type choice struct {
	key   string
	words pattern
}

// patternReader reads a pattern with named arguments.
type patternReader struct {
	rest  string
	names []string
	kinds map[string]pattern // kinds of gaps that the language defines
}

// patternOf reads a phrase.
func patternOf(phrase string, names []string, kinds map[string]pattern) (pattern, error) {
	r := patternReader{phrase, names, kinds}
	p, err := r.pattern(-1)
	if err == nil && r.rest != "" {
		err = r.fault("nothing is open")
	}
	return p, err
}

// pattern reads up to the end, or to a } that it did not open. # stands for the counted argument,
// if there is one.
func (r *patternReader) pattern(counted int) (p pattern, err error) {
	marks := "{}#"
	if counted < 0 {
		marks = "{}"
	}
	for r.rest != "" && r.rest[0] != '}' {
		if words := r.until(marks); words != "" {
			p = append(p, part{words: words, arg: -1})
		} else if r.skip("#") {
			p = append(p, part{arg: counted})
		} else {
			gap, err := r.gap(counted)
			if err != nil {
				return nil, err
			}
			p = append(p, gap)
		}
	}
	return p, nil
}

// gap reads {name}, {name, kind} or {name, kind, cases}.
func (r *patternReader) gap(counted int) (part, error) {
	r.skip("{")
	name := r.word()
	g := part{arg: slices.Index(r.names, name)}
	if g.arg < 0 {
		return g, r.fault("there is no {" + name + "}")
	}
	if r.skip(",") {
		if g.kind = r.word(); g.kind == "" {
			return g, r.fault("a kind is missing")
		}
	}
	var err error
	switch g.kind {
	case "plural":
		g.cases, err = r.cases(g.arg)
	case "select":
		g.cases, err = r.cases(counted)
	case "", "number", "date":
	default:
		if r.kinds[g.kind] == nil {
			err = r.fault(g.kind + " is no kind")
		}
	}
	if err == nil && !r.skip("}") {
		err = r.fault("a gap is not closed")
	}
	return g, err
}

// cases reads the cases of a gap. One of them must be other.
func (r *patternReader) cases(counted int) (cases []choice, err error) {
	r.skip(",")
	for {
		key := r.word()
		if !r.skip("{") {
			break
		}
		words, err := r.pattern(counted)
		if err != nil {
			return nil, err
		}
		if !r.skip("}") {
			return nil, r.fault("a case is not closed")
		}
		cases = append(cases, choice{key, words})
	}
	if !slices.ContainsFunc(cases, func(c choice) bool { return c.key == "other" }) {
		return nil, r.fault("the case other is missing")
	}
	return cases, nil
}

// word reads a name and the spaces around it.
func (r *patternReader) word() string {
	r.rest = strings.TrimLeft(r.rest, " ")
	word := r.until(" ,{}")
	r.rest = strings.TrimLeft(r.rest, " ")
	return word
}

// until reads up to the first of some marks.
func (r *patternReader) until(marks string) string {
	i := strings.IndexAny(r.rest, marks)
	if i < 0 {
		i = len(r.rest)
	}
	head := r.rest[:i]
	r.rest = r.rest[i:]
	return head
}

// skip reads a mark if it is next.
func (r *patternReader) skip(mark string) (ok bool) {
	r.rest, ok = strings.CutPrefix(r.rest, mark)
	return ok
}

// fault returns an error that quotes the rest of the phrase.
func (r *patternReader) fault(what string) error { return errors.New(what + " before " + r.rest) }

// fill fills the gaps of a phrase of t with arguments, each a string, an int or a float64.
func (p pattern) fill(t *Text, args ...any) string { return string(p.append(nil, t, args)) }

func (p pattern) append(b []byte, t *Text, args []any) []byte {
	for i := range p {
		g := &p[i]
		if g.arg < 0 {
			b = append(b, g.words...)
			continue
		}
		switch arg := args[g.arg]; g.kind {
		case "":
			b = append(b, t.written(arg)...)
		case "number":
			b = append(b, grouped(t.written(arg), t.GroupMark)...)
		case "date":
			b = append(b, t.Dated(t.written(arg))...)
		case "plural", "select":
			b = g.chosen(t, arg).append(b, t, args)
		default:
			b = t.kinds[g.kind].append(b, t, []any{arg})
		}
	}
	return b
}

// chosen returns the case of a gap for an argument. The word none stands for the empty string.
func (g *part) chosen(t *Text, arg any) pattern {
	keys := []string{t.written(arg), "other"}
	if n, ok := arg.(int); ok && g.kind == "plural" {
		keys = []string{"=" + keys[0], t.plural(n), "other"}
	} else if arg == "" {
		keys[0] = "none"
	}
	for _, key := range keys {
		for _, c := range g.cases {
			if c.key == key {
				return c.words
			}
		}
	}
	return nil
}

// written returns an argument as text. A fraction has one digit.
func (t *Text) written(arg any) string {
	switch arg := arg.(type) {
	case int:
		return strconv.Itoa(arg)
	case float64:
		return strings.Replace(strconv.FormatFloat(arg, 'f', 1, 64), ".", t.DecimalMark, 1)
	case string:
		return arg
	}
	return ""
}

// Dated formats a day as in "2026-11-20", or "-11-20" without its year.
func (t *Text) Dated(day string) string {
	if parts := strings.Split(day, "-"); len(parts) == 3 {
		return t.DateOf(parts[0], parts[1], parts[2])
	}
	return day
}

// grouped inserts a mark between groups of three digits.
func grouped(digits, mark string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + mark + digits[i:]
	}
	return digits
}

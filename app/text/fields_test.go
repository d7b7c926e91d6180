package text

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// stringsIn returns the strings in Phrases or BookPhrases by path.
func stringsIn(fields any) map[string]string {
	all := map[string]string{}
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			all[path[1:]] = v.String()
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprint(path, ".", i), v.Index(i))
			}
		case reflect.Slice: // Words
			for i := range v.Len() {
				walk(fmt.Sprint(path, ".", v.Index(i).Field(0)), v.Index(i).Field(1))
			}
		}
	}
	walk("", reflect.ValueOf(fields))
	return all
}

// Every field has the text that the file has under its name.
func TestFields(t *testing.T) {
	check := func(file string, fields any) {
		got := stringsIn(fields)
		for path, p := range readAll(t, file) {
			if p.names == nil && got[path] != p.words {
				t.Errorf("%s: %s is %q, want %q", file, path, got[path], p.words)
			}
			delete(got, path)
		}
		for path, words := range got {
			if words != "" { // lists of levels have nothing at 0
				t.Errorf("%s: %s is not in the file", file, path)
			}
		}
	}
	for _, lang := range All() {
		check(lang.Lang, lang.Phrases)
	}
	for _, r := range References() {
		check(r.Lang+"-book", r.BookPhrases)
	}
}

// Every method fills in its own phrase.
func TestMethods(t *testing.T) {
	for _, lang := range All() {
		for path, p := range readAll(t, lang.Lang) {
			if p.names == nil || strings.HasPrefix(path, "Kinds.") {
				continue
			}
			phrase, method := patternIn(t, lang, p), reflect.ValueOf(lang).MethodByName(path)
			for n, call := range samples("."+path, method.Type()) {
				if got, want := saidWith(path, n, call, method).words, phrase.fill(lang, call...); got != want {
					t.Errorf("%s: %s of %v is %q, want %q", lang.Lang, path, call, got, want)
				}
			}
			used(phrase, p.names, func(g part) {
				if kind := method.Type().In(g.arg).Kind(); (g.kind == "plural" || g.kind == "number") && kind != reflect.Int {
					t.Errorf("%s: %s has the %s of a %s", lang.Lang, path, g.kind, kind)
				}
			})
		}
	}
}

// The order of a file does not matter.
func TestOrder(t *testing.T) {
	lines := strings.SplitAfter(strings.ReplaceAll(File("de"), "\\\n", ""), "\n")
	slices.Reverse(lines)
	got, err := read(Match("de"), strings.Join(lines, ""))
	if err != nil || got.MarblesLeft(3) != In("de").MarblesLeft(3) || !reflect.DeepEqual(got.Phrases, In("de").Phrases) {
		t.Error(err)
	}
}

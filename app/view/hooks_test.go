package view

import (
	"cmp"
	"flag"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/play"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

var update = flag.Bool("update", false, "rewrite web/e2e/HOOKS.md")

// hooksFile lists the parts of the page on which tests and other programs can rely. Its tables are
// between two headings.
const (
	hooksFile   = "../../web/e2e/HOOKS.md"
	firstTable  = "## Most screens\n"
	afterTables = "## Outside the program\n"
)

var (
	tagOf  = regexp.MustCompile(`^\s*<(/?\w+)`)
	hookOf = regexp.MustCompile(`\s(data-[a-z-]+|name)(?:="([^"]*)")?`)
	// The attributes whose value is part of the hook.
	hasValue    = []string{"data-act", "data-form", "name", "data-state"}
	formControl = []string{"input", "select", "textarea"}
)

// hook is a drawn attribute.
type hook struct{ attribute, value, form string }

func (h hook) String() string {
	s := h.attribute
	if h.value != "" {
		s += `="` + h.value + `"`
	}
	s = "`" + s + "`"
	if h.form != "" {
		s += " in `" + h.form + "`"
	}
	return s
}

// words returns the meaning of the hook in a place, and its entry in hookWords.
func (h hook) words(place string) (words string, entry [2]string) {
	list, name := h.attribute, h.value
	if h.value == "" {
		list, name = "", strings.TrimPrefix(h.attribute, "data-")
	}
	for _, name := range []string{place + " " + name, name} {
		if words = hookWords[list][name]; words != "" {
			return words, [2]string{list, name}
		}
	}
	return "", [2]string{}
}

// compareHooks sorts acts first, then forms with their fields, then states, then the others.
func compareHooks(a, b hook) int {
	rank := func(h hook) int {
		if at := slices.Index(hasValue, h.attribute); h.value != "" {
			return at
		}
		return len(hasValue)
	}
	return cmp.Or(rank(a)-rank(b), cmp.Compare(a.form, b.form), cmp.Compare(a.attribute, b.attribute), cmp.Compare(a.value, b.value))
}

// places holds the hooks of each screen and dialog.
type places map[string]map[hook]bool

func (all places) add(place string, h hook) {
	if all[place] == nil {
		all[place] = map[hook]bool{}
	}
	all[place][h] = true
}

// collect adds the hooks of a page, line by line. A line has at most one tag with attributes.
func (all places) collect(screen, page string) {
	place, form, ends := screen, "", ""
	for line := range strings.Lines(page) {
		tag := ""
		if m := tagOf.FindStringSubmatch(line); m != nil {
			tag = m[1]
		}
		at := map[string]string{}
		for _, m := range hookOf.FindAllStringSubmatch(line, -1) {
			// The words of a label can also have " name".
			at[m[1]] = cmp.Or(at[m[1]], m[2])
		}
		switch {
		case tag == "dialog", tag == "main" && desk.Dialog(at["data-state"]).BehindDoor():
			place = "dialog " + at["data-state"]
			delete(at, "data-state") // the name of the place
		case tag == "/dialog", tag == "/main":
			place = screen
		case at["data-form"] != "":
			form, ends = at["data-form"], "/"+tag
		case tag == ends:
			form = ""
		}
		for attribute, value := range at {
			switch {
			case !slices.Contains(hasValue, attribute):
				all.add(place, hook{attribute: attribute})
			case attribute != "name":
				all.add(place, hook{attribute: attribute, value: value})
			case slices.Contains(formControl, tag):
				all.add(place, hook{attribute, value, form})
			}
		}
	}
}

// common moves the hooks that more than half of the places have with the same words to a place
// called name.
func (all places) common(name string, of []string) {
	count := map[hook]int{}
	shared := func(place string, h hook) bool {
		words, _ := h.words(place)
		usual, _ := h.words("")
		return words == usual
	}
	for _, place := range of {
		for h := range all[place] {
			if shared(place, h) {
				count[h]++
			}
		}
	}
	for h, n := range count {
		if n <= len(of)/2 {
			continue
		}
		all.add(name, h)
		for _, place := range of {
			if shared(place, h) {
				delete(all[place], h)
			}
		}
	}
}

// tables returns the tables of all places.
func (all places) tables() string {
	drawn := slices.Sorted(maps.Keys(all))
	isDialog := func(place string) bool { return strings.HasPrefix(place, "dialog ") }
	dialogs := slices.DeleteFunc(slices.Clone(drawn), func(place string) bool { return !isDialog(place) })
	screens := slices.DeleteFunc(drawn, isDialog)
	all.common("most screens", screens)
	all.common("most dialogs", dialogs)
	text := &strings.Builder{}
	write := func(title, place string) {
		text.WriteString(title + "\n\n")
		if note := hookNotes[place]; note != "" {
			text.WriteString(note + "\n\n")
		}
		if len(all[place]) == 0 {
			text.WriteString("It has no hook of its own.\n\n")
			return
		}
		text.WriteString("| hook | meaning |\n| --- | --- |\n")
		for _, h := range slices.SortedFunc(maps.Keys(all[place]), compareHooks) {
			words, _ := h.words(place)
			if why := undrawn[place][h.attribute]; why != "" {
				words += ". No state of the tests has it: " + why
			}
			text.WriteString("| " + h.String() + " | " + words + " |\n")
		}
		text.WriteString("\n")
	}
	write("## Most screens", "most screens")
	for _, place := range screens {
		write("## Screen `"+place+"`", place)
	}
	write("## Most dialogs", "most dialogs")
	for _, place := range dialogs {
		write("## Dialog `"+strings.TrimPrefix(place, "dialog ")+"`", place)
	}
	return text.String()
}

// Every drawn hook has words. All words are about a drawn hook, or explain why it is not drawn. The
// test writes the file from both.
func TestHooksAreDocumented(t *testing.T) {
	all := places{}
	for _, s := range allStates(t) {
		all.collect(cmp.Or(string(s.root.model.Screen().Name()), "table"), app.HTMLString(s.root.Render()))
	}
	for place, attributes := range undrawn {
		for attribute := range attributes {
			h := hook{attribute: attribute}
			if all[place][h] {
				t.Errorf("%s: %v is drawn", place, h)
			}
			all.add(place, h)
		}
	}
	used := map[[2]string]bool{}
	for place, hooks := range all {
		for h := range hooks {
			words, entry := h.words(place)
			if words == "" {
				t.Errorf("%s: %v has no words in hookWords", place, h)
			}
			used[entry] = true
		}
	}
	for list, names := range hookWords {
		for name := range names {
			if !used[[2]string{list, name}] {
				t.Errorf("%s: %s has words and is drawn nowhere", list, name)
			}
		}
	}
	text, err := os.ReadFile(hooksFile)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), firstTable)
	_, after, found := strings.Cut(rest, afterTables)
	if !ok || !found {
		t.Fatalf("%s has no %q and %q", hooksFile, firstTable, afterTables)
	}
	want := before + all.tables() + afterTables + after
	for place := range hookNotes {
		if all[place] == nil {
			t.Errorf("there is a note about %s, which is no place", place)
		}
	}
	if t.Failed() {
		return
	}
	if *update {
		if err := os.WriteFile(hooksFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Errorf("%s is not what the words say; go test ./app/view -run Hooks -update writes it", hooksFile)
	}
}

// The form handles each control that is drawn in it, and no other control.
func TestControlsAreTaken(t *testing.T) {
	all := places{}
	for _, s := range allStates(t) {
		all.collect("", app.HTMLString(s.root.Render()))
	}
	for _, f := range forms {
		drawn := 0
		for _, hooks := range all {
			for h := range hooks {
				if h.attribute != "name" || h.form != f.Name {
					continue
				}
				drawn++
				if m := play.New(); f.Take(&m, h.value, "") == nil {
					t.Errorf("the form %s does not take %s", f.Name, h.value)
				}
			}
		}
		if drawn == 0 {
			t.Errorf("the form %s is not drawn", f.Name)
		}
	}
	if m := play.New(); forms[0].Take(&m, "no-control", "") != nil {
		t.Error("a control that is not there is taken")
	}
}

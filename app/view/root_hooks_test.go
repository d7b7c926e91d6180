package view

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// hooksFile says what tests and other programs may rely on in the page.
const hooksFile = "../../web/e2e/HOOKS.md"

var (
	tagOf  = regexp.MustCompile(`^\s*<(/?\w+)`)
	hookOf = regexp.MustCompile(`\s(data-act|data-form|data-state|name)="([^"]*)"`)
)

// hooks are those of one screen or dialog.
type hooks struct {
	acts, states map[string]bool
	fields       map[string]map[string]bool // by the form, or by "" outside
}

// row is how the file begins its line about them.
func (h hooks) row(place string) string {
	list := func(names map[string]bool) string {
		var all []string
		for _, name := range slices.Sorted(maps.Keys(names)) {
			all = append(all, "`"+name+"`")
		}
		return strings.Join(all, " ")
	}
	var forms []string
	for _, form := range slices.Sorted(maps.Keys(h.fields)) {
		name := "no form"
		if form != "" {
			name = "`" + form + "`"
		}
		forms = append(forms, name+": "+list(h.fields[form]))
	}
	return fmt.Sprintf("| %s | %s | %s | %s |", place, list(h.acts), strings.Join(forms, "; "), list(h.states))
}

// collect adds what a picture has, line by line: each has one tag with attributes at most.
func collect(all map[string]hooks, screen, picture string) {
	place, form, ends := screen, "", ""
	for line := range strings.Lines(picture) {
		tag := ""
		if m := tagOf.FindStringSubmatch(line); m != nil {
			tag = m[1]
		}
		at := map[string]string{}
		for _, m := range hookOf.FindAllStringSubmatch(line, -1) {
			at[m[1]] = m[2]
		}
		switch {
		case tag == "dialog":
			place = "dialog `" + at["data-state"] + "`"
		case tag == "/dialog":
			place = screen
		case at["data-form"] != "":
			form, ends = at["data-form"], "/"+tag
		case tag == ends:
			form = ""
		}
		h, ok := all[place]
		if !ok {
			h = hooks{map[string]bool{}, map[string]bool{}, map[string]map[string]bool{}}
			all[place] = h
		}
		if act := at["data-act"]; act != "" {
			h.acts[act] = true
		}
		if state := at["data-state"]; state != "" && tag != "dialog" {
			h.states[state] = true
		}
		if name := at["name"]; name != "" && slices.Contains([]string{"input", "select", "textarea"}, tag) {
			if h.fields[form] == nil {
				h.fields[form] = map[string]bool{}
			}
			h.fields[form][name] = true
		}
	}
}

// Every act, form, field and state that is drawn is in the file, in the line of its screen or dialog, and nothing else is.
func TestHooksAreListed(t *testing.T) {
	text, err := os.ReadFile(hooksFile)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]hooks{}
	for _, s := range allStates(t) {
		collect(all, "`"+cmp.Or(string(s.root.model.Screen().Name()), "table")+"`", app.HTMLString(s.root.Render()))
	}
	for _, place := range slices.Sorted(maps.Keys(all)) {
		if row := all[place].row(place); strings.Count(string(text), "\n"+row) != 1 {
			t.Errorf("%s has no line that begins with\n%s", hooksFile, row)
		}
	}
	if lines := strings.Count(string(text), "\n| `") + strings.Count(string(text), "\n| dialog"); lines != len(all) {
		t.Errorf("%s has lines about %d screens and dialogs, drawn are %d", hooksFile, lines, len(all))
	}
}

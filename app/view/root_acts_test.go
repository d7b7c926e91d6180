package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

var attributeOf = regexp.MustCompile(`\b(data-act|data-value|data-id)="([^"]*)"`)

// Every control that is drawn anywhere asks for something, and every act is drawn somewhere.
func TestEveryActIsDrawnAndDecodes(t *testing.T) {
	drawn := map[string]bool{}
	for _, s := range allStates(t) {
		for line := range strings.Lines(app.HTMLString(s.root.Render())) { // each has one tag with attributes at most
			attributes := map[string]string{}
			for _, a := range attributeOf.FindAllStringSubmatch(line, -1) {
				attributes[a[1]] = a[2]
			}
			name, ok := attributes["data-act"]
			if !ok {
				continue
			}
			drawn[name] = true
			a, ok := s.root.actNamed(name)
			if !ok {
				t.Errorf("%s: %s is not an act", s.name, name)
				continue
			}
			r := s.root
			p := pressed{attributes["data-value"], attributes["data-id"], &r.model, r.text}
			if a.focus != nil && len(a.focus(p)) == 0 {
				t.Errorf("%s: after %s nothing gets the focus", s.name, name)
			}
			library := r.library // edit-game changes how it is looked at, and nothing else
			if msg := a.message(p); msg == nil && r.library.edit == library.edit && !strings.Contains(line, "aria-disabled") {
				t.Errorf("%s: %s asks for nothing: %s", s.name, name, line)
			}
			r.library = library
		}
	}
	listed := map[string]bool{}
	for _, a := range slices.Concat(new(Root).acts()...) {
		if !drawn[a.name] {
			t.Errorf("%s is drawn nowhere", a.name)
		}
		if listed[a.name] {
			t.Errorf("%s is there twice", a.name)
		}
		listed[a.name] = true
		if a.msg != nil && a.decode != nil {
			t.Errorf("%s has a message and what makes it", a.name)
		}
	}
}

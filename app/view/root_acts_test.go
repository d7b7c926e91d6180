package view

import (
	"regexp"
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
			a, ok := actNamed(name)
			if !ok {
				t.Errorf("%s: %s is not an act", s.name, name)
				continue
			}
			r := s.root
			p := pressed{attributes["data-value"], attributes["data-id"], &r.model, &r.library, r.text}
			if msg := a.message(p); msg == nil && a.view == nil && !strings.Contains(line, "aria-disabled") {
				t.Errorf("%s: %s asks for nothing: %s", s.name, name, line)
			}
			if a.focus != nil && len(a.focus(p)) == 0 {
				t.Errorf("%s: after %s nothing gets the focus", s.name, name)
			}
		}
	}
	for i, a := range acts {
		if !drawn[a.name] {
			t.Errorf("%s is drawn nowhere", a.name)
		}
		if first, _ := actNamed(a.name); first != &acts[i] {
			t.Errorf("%s is there twice", a.name)
		}
		if a.msg != nil && a.decode != nil {
			t.Errorf("%s has a message and what makes it", a.name)
		}
	}
}

package view

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/app/view/scene"
)

// Screens without a game show notices, too, and offer nothing that only a game has. That the app starts without a network
// is said beside the game once that is back.
func TestScreensBesideTheTable(t *testing.T) {
	english := text.In("en")
	for name, screen := range map[string]desk.Msg{"course": play.Learn{}, "count": desk.Visit{Screen: wooden.TallyScreen}, "workshop": desk.Visit{Screen: wooden.WorkshopScreen}} {
		if html := pageOf(t, screen, play.Open{Dialog: desk.ShareDialog}, desk.Copied{OK: true}); strings.Count(html, english.LinkCopied) != 2 {
			t.Errorf("%s: that the link was copied is not both shown and said", name)
		}
		if html := pageOf(t, screen, play.Open{Dialog: desk.MenuDialog}); strings.Contains(html, `data-act="keep"`) {
			t.Errorf("%s: the menu offers to keep a game", name)
		}
		if html := pageOf(t, screen, desk.OfflineNow{}); strings.Contains(html, english.OfflineReady) {
			t.Errorf("%s: it is said at once that the app starts without a network", name)
		}
		if html := pageOf(t, screen, desk.OfflineNow{}, play.Return{}); !regexp.MustCompile(`<p [^>]*role="status"[^>]*>` + english.OfflineReady + "<").MatchString(html) {
			t.Errorf("%s: it is not said afterwards that the app starts without a network", name)
		}
	}
}

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
			p := scene.Pressed{Value: attributes["data-value"], ID: attributes["data-id"], Model: &r.model, Text: r.text}
			if a.Focus != nil && len(a.Focus(p)) == 0 {
				t.Errorf("%s: after %s nothing gets the focus", s.name, name)
			}
			library := r.library // edit-game changes how it is looked at, and nothing else
			if msg := a.Message(p); msg == nil && r.library.Edit == library.Edit && !strings.Contains(line, "aria-disabled") {
				t.Errorf("%s: %s asks for nothing: %s", s.name, name, line)
			}
			r.library = library
		}
	}
	listed := map[string]bool{}
	for _, a := range slices.Concat(new(Root).acts()...) {
		if !drawn[a.Name] {
			t.Errorf("%s is drawn nowhere", a.Name)
		}
		if listed[a.Name] {
			t.Errorf("%s is there twice", a.Name)
		}
		listed[a.Name] = true
		if a.Msg != nil && a.Decode != nil {
			t.Errorf("%s has a message and what makes it", a.Name)
		}
	}
}

var buttonOf = regexp.MustCompile(`<button[^>]*data-act="([^"]*)"`)

// Every screen but the player's own game, and every dialog, has one act that leaves it: the first of its upper edge. No screen
// and no dialog has two buttons that are filled.
func TestOneWayOut(t *testing.T) {
	for _, s := range allStates(t) {
		html := app.HTMLString(s.root.Render())
		screen, dialog, open := strings.Cut(html, "<dialog")
		wayOut := "return"
		if !leaves(s.root.model.Screen()) {
			wayOut = ""
		}
		closes := "close"
		if d := s.root.model.Dialog; d.Whole() != d {
			closes = "new-whole"
		}
		for _, part := range []struct{ name, html, leave string }{{s.name, screen, wayOut}, {s.name + ", dialog", dialog, closes}} {
			if part.html == "" || !open && part.leave == closes {
				continue
			}
			_, head, _ := strings.Cut(part.html, `<header`)
			head, _, _ = strings.Cut(head, `</header>`)
			if first, _, _ := strings.Cut(head, "<h"); part.leave != "" && !strings.Contains(first, `data-act="`+part.leave+`"`) {
				t.Errorf("%s: its upper edge does not begin with %s", part.name, part.leave)
			}
			asks := part.leave == "close" && (s.root.model.Dialog == desk.ResignDialog || s.root.model.Dialog == desk.ClearDialog) // and has a no
			if n := strings.Count(part.html, `data-act="`+cmp.Or(part.leave, "return")+`"`); !asks && n != min(len(part.leave), 1) {
				t.Errorf("%s: %d ways out", part.name, n)
			}
			if n := len(buttonOf.FindAllString(head, -1)); n > 3 {
				t.Errorf("%s: its upper edge has %d buttons", part.name, n)
			}
			if n := len(filledOf.FindAllString(part.html, -1)); n > 1 {
				t.Errorf("%s: %d filled buttons: %v", part.name, n, filledOf.FindAllString(part.html, -1))
			}
		}
	}
}

var filledOf = regexp.MustCompile(`<button[^>]*class="[^"]*\bprimary\b[^>]*>`)

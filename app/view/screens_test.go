package view

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/app/training"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Screens without a game show notices, too, but not the actions of a game. The notice that the app
// works offline appears next to the game after the return to it.
func TestScreensBesideTheTable(t *testing.T) {
	english := text.In("en")
	for name, screen := range map[string]desk.Msg{"course": play.Learn{}, "count": desk.Visit{Screen: wooden.TallyScreen}, "workshop": desk.Visit{Screen: wooden.WorkshopScreen}} {
		if html := pageOf(t, screen, play.Open{Dialog: desk.ShareDialog}, desk.Copied{OK: true}); strings.Count(html, english.Copied) != 2 {
			t.Errorf("%s: that the link was copied is not both shown and said", name)
		}
		if html := pageOf(t, screen, play.Open{Dialog: desk.GameDialog}); strings.Contains(html, `data-act="keep"`) {
			t.Errorf("%s: the menu offers to keep a game", name)
		}
		if html := pageOf(t, screen, desk.OfflineNow{}); strings.Contains(html, english.OfflineReady) {
			t.Errorf("%s: it is said at once that the app starts without a network", name)
		}
		if html := pageOf(t, screen, desk.OfflineNow{}, play.Home{Seed: 1}); !regexp.MustCompile(`<p [^>]*role="status"[^>]*>` + english.OfflineReady + "<").MatchString(html) {
			t.Errorf("%s: it is not said afterwards that the app starts without a network", name)
		}
	}
}

var attributeOf = regexp.MustCompile(`\b(data-act|data-value|data-id)="([^"]*)"`)

// Every drawn control has a message, and every act is drawn somewhere.
func TestEveryActIsDrawnAndDecodes(t *testing.T) {
	drawn := map[string]bool{}
	for _, s := range allStates(t) {
		// Each line has at most one tag with attributes.
		for line := range strings.Lines(app.HTMLString(s.root.Render())) {
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
			library := r.library // edit-game changes only this
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

// Every screen has either doors, one of them open, or tools and one act that leaves the screen.
// This act is the first in the top bar, as in every dialog. No screen and no dialog has two filled
// buttons.
func TestOneWayOut(t *testing.T) {
	for _, s := range allStates(t) {
		html := app.HTMLString(s.root.Render())
		screen, dialog, open := strings.Cut(html, "<dialog")
		wayOut, door := "", s.root.door() != ""
		if at, ok := s.root.model.Table(); !door && ok && at.Runs() {
			wayOut = "home"
		} else if !door {
			wayOut = "return"
		}
		if open := strings.Contains(html, `class="act door"`) && strings.Contains(html, `aria-current="page"`); open != door {
			t.Errorf("%s: one of the doors is open: %v", s.name, open)
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
			// A question also has a button for no.
			asks := part.leave == "close" && s.root.model.Dialog == desk.ResignDialog
			ways, _, _ := strings.Cut(part.html, `class="doors`)
			if n := strings.Count(ways, `data-act="`+cmp.Or(part.leave, "return")+`"`); !asks && n != min(len(part.leave), 1) {
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

// From the table before a game, every screen and dialog without a game is at most two presses away.
func TestTwoPressesFromPlay(t *testing.T) {
	type place struct {
		screen desk.ScreenName
		dialog desk.Dialog
	}
	at := func(r *Root) place { return place{r.model.Screen().Name(), r.model.Dialog} }
	reached := map[place]bool{}
	var press func(msgs []desk.Msg, more int)
	press = func(msgs []desk.Msg, more int) {
		r := after(msgs...)
		reached[at(r)] = true
		if more == 0 {
			return
		}
		page, dialog, open := strings.Cut(app.HTMLString(r.Render()), "<dialog")
		if open { // all else is out of reach
			page = dialog
		}
		for _, act := range regexp.MustCompile(`data-act="([^"]*)"`).FindAllStringSubmatch(page, -1) {
			a, _ := r.actNamed(act[1])
			if msg := a.Message(scene.Pressed{Model: &r.model, Text: r.text}); msg != nil && act[1] != "import-now" {
				press(append(slices.Clone(msgs), msg), more-1)
			}
		}
	}
	press([]desk.Msg{desk.Press{Hole: 5}, play.Home{Seed: 1}}, 2)
	for _, want := range []place{
		{dialog: desk.NewDialog}, {dialog: desk.GameDialog}, {dialog: desk.MoreDialog}, {dialog: desk.LearnDialog}, {dialog: desk.LibraryDialog},
		{dialog: desk.SettingsDialog}, {dialog: desk.ShareDialog}, {dialog: desk.ImportDialog}, {dialog: desk.KeysDialog},
		{screen: course.Name}, {screen: puzzles.PuzzlesScreen}, {screen: puzzles.PuzzlesScreen, dialog: desk.PuzzlesDialog}, {screen: puzzles.DailyScreen}, {screen: puzzles.StormScreen},
		{screen: desk.AnalysisScreen}, {screen: wooden.StartScreen},
	} {
		if !reached[want] {
			t.Errorf("more than two presses lead to %+v", want)
		}
	}
}

// The tasks of a player take few presses from the table before a game, or from the end of a game.
// Each press finds its control in the open dialog, or else on the page.
func TestPresses(t *testing.T) {
	begun := []desk.Msg{desk.Press{Hole: 5}}
	fresh := append(slices.Clone(begun), play.Home{Seed: 1})
	resigned := append(slices.Clone(begun), table.Resign{})
	opponent := func(want game.Opponent) func(*Root) bool {
		return func(r *Root) bool {
			return r.model.Dialog == desk.NoDialog && r.model.Setup.Opponent == want && tableOf(r).Game.Ply() == 0
		}
	}
	on := func(name desk.ScreenName) func(*Root) bool {
		return func(r *Root) bool { return r.model.Dialog == desk.NoDialog && r.model.Screen().Name() == name }
	}
	for name, c := range map[string]struct {
		before  []desk.Msg
		presses string
		done    func(*Root) bool
	}{
		"rematch":                {resigned, "rematch", func(r *Root) bool { return tableOf(r).Game.Players.Person() == rules.Second }},
		"another level":          {fresh, "opponent against:3", func(r *Root) bool { return tableOf(r).Game.Players.At(rules.Second).Level == 3 }},
		"the adaptive computer":  {fresh, "opponent against:0", func(r *Root) bool { return tableOf(r).Game.Players.Adaptive > 0 }},
		"two people here":        {fresh, "opponent against:person", opponent(game.PersonOpponent)},
		"a friend by link":       {fresh, "opponent against:friend", opponent(game.FriendOpponent)},
		"a live game":            {fresh, "opponent against:live", func(r *Root) bool { return r.model.Dialog == desk.LiveDialog }},
		"the puzzle of the day":  {fresh, "puzzles daily", on(puzzles.DailyScreen)},
		"the last game's review": {append(slices.Clone(resigned), play.Home{Seed: 1}), "review-game", on(review.Name)},
		"a lost game's review":   {resigned, "see-turn", on(review.Name)},
		"a won game's review":    {won(), "review", on(review.Name)},
		"a game that waits":      {fresh, "open-game", func(r *Root) bool { return tableOf(r).Runs() }},
		"the tasks of today":     {fresh, "puzzles next-task", func(r *Root) bool { return r.door() == "" }},
		"the rules of a box":     {fresh, "new-rules", func(r *Root) bool { return r.model.Dialog == desk.NewRulesDialog }},
		"a count":                {fresh, "more count-game", on(wooden.TallyScreen)},
	} {
		r := after(c.before...)
		for press := range strings.FieldsSeq(c.presses) {
			act, value, _ := strings.Cut(press, ":")
			page, dialog, open := strings.Cut(app.HTMLString(r.Render()), "<dialog")
			if open {
				page = dialog
			}
			id := ""
			found := slices.ContainsFunc(strings.Split(page, "<button"), func(button string) bool {
				button, _, _ = strings.Cut(button, ">")
				if _, of, ok := strings.Cut(button, `data-id="`); ok {
					id, _, _ = strings.Cut(of, `"`)
				}
				return strings.Contains(button, `data-act="`+act+`"`) && (value == "" || strings.Contains(button, `data-value="`+value+`"`))
			})
			if !found {
				t.Errorf("%s: %s is not drawn", name, press)
				break
			}
			a, _ := r.actNamed(act)
			r.model, _ = sent(r.model, a.Message(scene.Pressed{Value: value, ID: id, Model: &r.model, Text: r.text}))
		}
		if !c.done(r) {
			t.Errorf("%s: %s does not lead there", name, c.presses)
		}
	}
}

// A sheet over a screen behind a door closes to this screen.
func TestSheetsCloseToTheirDoor(t *testing.T) {
	for _, behind := range []desk.Dialog{desk.MoreDialog, desk.LibraryDialog} {
		r := after(desk.Press{Hole: 5}, play.Open{Dialog: behind}, play.Open{Dialog: desk.ImportDialog})
		if html := app.HTMLString(r.Render()); !strings.Contains(html, `data-state="`+string(behind)+`"`) || r.door() != string(behind) {
			t.Errorf("%s is not below the sheet", behind)
		}
		r.model, _ = sent(r.model, desk.Close{})
		if r.model.Dialog != behind {
			t.Errorf("the sheet over %s closes to %q", behind, r.model.Dialog)
		}
		r.model, _ = sent(r.model, desk.Close{})
		if r.model.Dialog != desk.NoDialog {
			t.Errorf("%s closes to %q", behind, r.model.Dialog)
		}
	}
}

// The doors have dots while a friend waits, own mistakes are due, or today's puzzle would continue
// a streak. An open door has no dot.
func TestDoorsHaveDots(t *testing.T) {
	const friends = `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md5f5b5c5c8c1g1g5e5e8/cu9","live":10,"levels":[0,0],"passed":true,"own":1,"match":"abcdef","edition":"basic","seed":"1"}`
	now := desk.InstantAt(29_000_000*60_000, 0)
	yesterday := training.Time{Minute: now.Minute - 24*60}
	h, opening := training.History{}.OpenDaily(yesterday)
	streak, _ := h.SolveDaily(opening, true, yesterday)
	again, opening := streak.OpenDaily(now.Time())
	again, _ = again.SolveDaily(opening, true, now.Time())
	for _, c := range []struct {
		stored map[string]string
		visit  desk.ScreenName
		want   string
	}{
		{nil, puzzles.PuzzlesScreen, ""},
		{map[string]string{"kulami.game.f": friends}, puzzles.PuzzlesScreen, "Your move"},
		{map[string]string{"kulami.training": streak.String()}, "", "Streaks"},
		{map[string]string{"kulami.training": streak.String()}, puzzles.PuzzlesScreen, ""},
		{map[string]string{"kulami.training": again.String(), "kulami.game.f": friends}, "", "Your move"},
	} {
		r := &Root{}
		r.OnInit()
		r.model, _ = sent(r.model, dated{play.Loaded{Stored: c.stored}, now})
		if c.visit != "" {
			r.model, _ = sent(r.model, desk.Visit{Screen: c.visit})
		}
		said := ""
		for _, dot := range regexp.MustCompile(`aria-label="[^"]+, ([^"]*)"`).FindAllStringSubmatch(app.HTMLString(r.doors(r.door())), -1) {
			said += dot[1]
		}
		if said != c.want {
			t.Errorf("at %q the dots say %q, want %q", c.visit, said, c.want)
		}
	}
}

// The icon of the app has a mark while something waits behind a door, as soon as games are loaded.
func TestBadge(t *testing.T) {
	r := &Root{}
	r.OnInit()
	if got := r.badge(); got != "" {
		t.Errorf("before anything is loaded: %s", got)
	}
	if got := after().badge(); got != "clearAppBadge" {
		t.Errorf("nothing waits: %q", got)
	}
	friend := after(play.Navigated{Fragment: desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/md4/f2abd")}, play.Open{Dialog: desk.LibraryDialog})
	if got := friend.badge(); got != "setAppBadge" {
		t.Errorf("a friend waits: %q", got)
	}
}

package view

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	tableview "kulami/app/view/table"
	"kulami/rules"
)

// A failed picture is reported next to its button, and announced.
func TestPictureFailed(t *testing.T) {
	html := pageOf(t, play.Open{Dialog: desk.ShareDialog}, desk.PictureFailed{})
	if n := strings.Count(html, text.In("en").NoPicture); n != 3 {
		t.Errorf("it is written %d times, want in the status line, in the dialog and for screen readers", n)
	}
}

// The board of a friend's link has the same name for both friends: its sheet's name, or its shape.
func TestTheBoardOfALinkHasItsName(t *testing.T) {
	r := after(play.Navigated{Fragment: friendsLink(t, "c4")})
	if names := r.screen().(*tableview.Screen).Words(); !slices.Contains(names[:], r.text.SheetName.Of(string(rules.SheetPergioco))) {
		t.Errorf("it reads %q", names)
	}
	r = after(play.Navigated{Fragment: "k1/b8STQdQtQDdQsDtTsSQ/mg5f5/chh"})
	if names := r.screen().(*tableview.Screen).Words(); !slices.Contains(names[:], "Square board") {
		t.Errorf("it reads %q", names)
	}
}

// The header names the rules and the board only if they differ from a first visit's.
func TestOnlyUnusualFactsAreNamed(t *testing.T) {
	setup := game.DefaultSetup
	begun := func(setup game.Setup) [2]string {
		return after(play.Start{Setup: setup}, desk.Press{Hole: 5}).screen().(*tableview.Screen).Words()
	}
	if names := begun(setup); names != [2]string{} {
		t.Errorf("a usual game is named %q", names)
	}
	setup.Edition, setup.Sheet = "it-both", rules.SheetPergioco
	if names := begun(setup); names[0] == "" || names[1] == "" {
		t.Errorf("an unusual game is named %q", names)
	}
}

// Before the first marble the buttons for another game show the choices, and the header does not.
func TestAGameThatHasNotBegunShowsItsChoices(t *testing.T) {
	usual, unusual := game.DefaultSetup, game.DefaultSetup
	unusual.Opponent, unusual.Edition, unusual.Sheet = game.PersonOpponent, "it-both", rules.SheetPergioco
	for _, c := range []struct {
		setup game.Setup
		shown [3]string
	}{
		{usual, [...]string{"Level 1", "Just tiles", "Classic"}},
		{unusual, [...]string{"Two players", "Italian", "Classic"}},
	} {
		r := after(play.Start{Setup: c.setup})
		drawn := app.HTMLString(r.screen().Main())
		for i, act := range []string{"opponent", "new-rules", "new-board"} {
			if _, button, _ := strings.Cut(drawn, `data-act="`+act+`"`); !strings.Contains(button[:strings.Index(button, "</button>")], ">"+c.shown[i]+"<") {
				t.Errorf("%s does not show %q", act, c.shown[i])
			}
		}
		if names := r.screen().(*tableview.Screen).Words(); names != [2]string{} {
			t.Errorf("the header shows %q, too", names)
		}
	}
}

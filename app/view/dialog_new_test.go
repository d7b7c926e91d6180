package view

import (
	"cmp"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/dialogs"
	"kulami/rules"
)

// The names of two people are shown at their seats, in the result and in the library.
func TestNamesAreShown(t *testing.T) {
	setup := game.Setup{Opponent: "person", Names: [2]string{"Ada", ""}, Board: "sheet", Sheet: rules.SheetSquare}
	hole := rules.SheetSquare.Board().Hole
	played := []desk.Msg{play.Start{Setup: setup}, desk.Press{Hole: hole("d4")}}
	for name, c := range map[string]struct {
		msgs []desk.Msg
		want []string
	}{
		"seats":   {played, []string{`data-act="names"`, `>Ada<`, `>Black<`, "Black to move"}},
		"result":  {append(played[:2:2], table.Resign{}), []string{"Ada wins"}},
		"library": {append(played[:2:2], play.Open{Dialog: desk.LibraryDialog}), []string{"Ada – Black"}},
		"names":   {append(played[:2:2], play.Open{Dialog: desk.NamesDialog}), []string{`value="Ada"`, `placeholder="Black"`, `data-act="name-players"`}},
		"setup":   {append(played[:2:2], play.Open{Dialog: desk.NewDialog}), []string{`value="Ada"`, `placeholder="Black"`}},
	} {
		html := strings.Join(strings.Fields(pageOf(t, c.msgs...)), " ")
		html = strings.ReplaceAll(html, "> ", ">")
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: there is no %q", name, want)
			}
		}
	}
}

// An unreadable number stays in its field, which is marked and explained. No board is shown next to
// it.
func TestUnreadNumbersAreSaid(t *testing.T) {
	setup := game.DefaultSetup
	setup.Board = game.NumberedBoard
	for lang, want := range map[string]string{"en": "from 1 to 390,254,538.", "de": "von 1 bis 390.254.538 ein.", "fr": "de 1 à 390\u202f254\u202f538.", "es": "del 1 al 390\u00a0254\u00a0538.",
		"it": "da 1 a 390.254.538.", "cs": "od 1 do 390\u00a0254\u00a0538.", "tr": "1 ile 390.254.538 arasında"} {
		r := after(play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup.WithNumber("-5")}, play.Start{Setup: setup.WithNumber("-5")})
		r.text = text.In(lang)
		html := app.HTMLString(r.Render())
		for _, want := range []string{want, `name="number"`, `value="-5"`, `aria-invalid`, `aria-describedby="board-fault"`, `id="board-fault"`, `role="alert"`} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: there is no %q", lang, want)
			}
		}
		if _, mine, _ := strings.Cut(html, `name="board" type="radio" value="number"`); strings.Contains(mine, "<svg class=\"thumb") {
			t.Errorf("%s: a board is shown", lang)
		}
	}
}

// The adaptive computer and its strength are named wherever a level would be.
func TestKeepsPaceIsSaid(t *testing.T) {
	setup := play.New().Setup
	setup.Adaptive = 34
	begun := []desk.Msg{play.Start{Setup: setup, Seed: 1}, desk.Press{Hole: 5}}
	resigned := append(begun[:2:2], table.Resign{})
	for name, c := range map[string]struct {
		msgs []desk.Msg
		want []string
	}{
		"setup":    {[]desk.Msg{play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup}}, []string{`data-n="20"`, "about 2.0", "Adjusts to"}},
		"level":    {[]desk.Msg{play.Open{Dialog: desk.NewDialog}}, []string{`data-n="10"`, "1: Newcomer", `name="level"`}},
		"seat":     {begun, []string{"Computer, adaptive (3.4)"}},
		"end":      {resigned, []string{"Computer, adaptive (3.4)", `data-act="rematch"`}},
		"library":  {append(begun[:2:2], play.Open{Dialog: desk.LibraryDialog}), []string{"Computer, adaptive (3.4)"}},
		"progress": {append(resigned[:3:3], desk.Visit{Screen: puzzles.PuzzlesScreen}), []string{"Adapts to you"}},
	} {
		html := strings.ReplaceAll(strings.Join(strings.Fields(pageOf(t, c.msgs...)), " "), "> ", ">")
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: there is no %q", name, want)
			}
		}
		if strings.Contains(html, "Level 0") {
			t.Errorf("%s: a level that there is not", name)
		}
	}
}

// fairOf matches the switch for a fair game with its description, and the row of the handicap.
var fairOf = regexp.MustCompile(`<input[^>]* name="fair".*?</button>`)

// The switch for a fair game describes its effect against each opponent, or the opening chosen by
// hand. The row of the handicap has the points.
func TestFairSaysWhatItDoes(t *testing.T) {
	computer, person, friend, live := game.ComputerOpponent, game.PersonOpponent, game.FriendOpponent, game.LiveOpponent
	for name, c := range map[string]struct {
		setup game.Setup
		on    bool
		want  string
	}{
		"computer":          {game.Setup{Opponent: computer}, false, "Extra points even the chances."},
		"computer, fair":    {game.Setup{Opponent: computer, Level: 8, Handicap: game.EvenHandicap}, true, " points for you"},
		"computer, by hand": {game.Setup{Opponent: computer, Handicap: game.HandHandicap, Points: -1, Opening: game.RandomOpening}, false, "+1 point for the opponent"},
		"computer, by lot":  {game.Setup{Opponent: computer, Handicap: game.HandHandicap, Points: -1, Opening: game.RandomOpening}, false, "The first marble is placed at random."},
		"person":            {game.Setup{Opponent: person}, false, "The second player may swap sides"},
		"person, fair":      {game.Setup{Opponent: person, Opening: game.SwapOpening}, true, "The second player may swap sides"},
		"person, by hand":   {game.Setup{Opponent: person, Handicap: game.HandHandicap, Points: 2}, false, "Red: +2"},
		"friend":            {game.Setup{Opponent: friend, Opening: game.SwapOpening}, false, "The first marble is placed at random."},
		"live, fair":        {game.Setup{Opponent: live, Opening: game.RandomOpening}, true, "The first marble is placed at random."},
	} {
		html := strings.ReplaceAll(strings.Join(strings.Fields(pageOf(t, play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: c.setup})), " "), "> ", ">")
		fair := fairOf.FindString(html)
		if on := !strings.Contains(fair, `checked="false"`); on != c.on || !strings.Contains(fair, c.want) {
			t.Errorf("%s: the switch is on %v and says %q", name, on, fair)
		}
	}
}

// taken makes choices in the dialog of a new game. It returns the setup then, and the page of a
// dialog.
func taken(t *testing.T, dialog desk.Dialog, setup game.Setup, choices ...[2]string) (game.Setup, string) {
	t.Helper()
	r := after(desk.Choose{Setup: setup}, play.Open{Dialog: dialog})
	for _, c := range choices {
		msg := dialogs.SetupForm.Take(&r.model, c[0], c[1])
		if msg == nil {
			t.Fatalf("%s is not taken", c[0])
		}
		r.model, _ = play.Update(r.model, desk.Instant{}, msg)
	}
	return r.model.Setup, strings.Join(strings.Fields(app.HTMLString(r.Render())), " ")
}

// offers reports whether a page has a control with a value.
func offers(html, name, value string) bool {
	for _, input := range regexp.MustCompile(`<input[^>]* name="`+name+`"[^>]*>`).FindAllString(html, -1) {
		if strings.Contains(input, ` value="`+value+`"`) {
			return true
		}
	}
	return false
}

// Every edition can be chosen: by its box, and within the box if the sheet has several editions.
func TestEveryEditionCanBeChosen(t *testing.T) {
	for _, e := range rules.Editions() {
		box := cmp.Or(e.Sheet, e.Name)
		first, html := taken(t, desk.NewRulesDialog, game.DefaultSetup, [2]string{"box", box})
		if chosen, _ := rules.EditionNamed(first.Edition); !offers(html, "box", box) || chosen.Sheet != e.Sheet {
			t.Errorf("%s: its box leads to %q", e.Name, first.Edition)
		}
		if e.Sheet == "" {
			continue
		}
		if !offers(html, "edition", e.Name) {
			t.Errorf("%s is not offered with its box", e.Name)
		}
		if then, _ := taken(t, desk.NewRulesDialog, first, [2]string{"edition", e.Name}); then.Edition != e.Name {
			t.Errorf("chosen is %q, not %s", then.Edition, e.Name)
		}
	}
	// Another box keeps the chosen bonuses, if it has them.
	for from, to := range map[string]string{"es-3": "cs-2", "cs-1": "tr-area", "it-lines": "es-2", "tr-rows": "cs-1", "basic": "it-areas"} {
		setup := game.DefaultSetup
		setup.Edition = from
		e, _ := rules.EditionNamed(to)
		if then, _ := taken(t, desk.NewRulesDialog, setup, [2]string{"box", e.Sheet}); then.Edition != to {
			t.Errorf("from %s the box leads to %s, not %s", from, then.Edition, to)
		}
	}
}

// Every kind of board can be chosen, and is shown as chosen.
func TestEveryBoardCanBeChosen(t *testing.T) {
	for kind, choices := range map[game.BoardKind][][2]string{
		game.SheetBoard: {{"board", "sheet"}}, game.TodaysBoard: {{"board", "today"}}, game.SquareBoard: {{"board", "square"}},
		game.IrregularBoard: {{"board", "square"}, {"free", "true"}}, game.NumberedBoard: {{"board", "number"}},
		game.SymmetricBoard: {{"board", "number"}, {"kind", "symmetric"}}, game.CodeBoard: {{"board", "number"}, {"kind", "code"}},
	} {
		setup := game.DefaultSetup
		if kind == game.SheetBoard {
			setup.Board = game.TodaysBoard
		}
		got, html := taken(t, desk.NewBoardDialog, setup, choices...)
		if got.Board != kind {
			t.Errorf("chosen is %s, not %s", got.Board, kind)
		}
		for _, c := range choices {
			if c[0] != "free" && !offers(html, c[0], c[1]) {
				t.Errorf("%s: %s %s is not offered", kind, c[0], c[1])
			}
		}
	}
	if got, _ := taken(t, desk.NewBoardDialog, game.Setup{Board: game.IrregularBoard}, [2]string{"free", "false"}); got.Board != game.SquareBoard {
		t.Errorf("without a free shape the board is %s", got.Board)
	}
}

// A player who analysed alone in an earlier version chooses for a game against the computer.
func TestChoicesAfterAnAnalysis(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent = game.NoOpponent
	if got, _ := taken(t, desk.NewDialog, setup, [2]string{"fair", "true"}); got.Opponent != game.ComputerOpponent || got.Handicap != game.EvenHandicap {
		t.Errorf("fair is %+v", got)
	}
}

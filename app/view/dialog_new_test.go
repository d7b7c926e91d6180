package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/progress"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/rules"
)

// The names of two people stand at their seats, in the result and in the library.
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

// A number that cannot be read stays in its field, which is marked and has the words for it; there is no board beside it.
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
		if strings.Contains(html, `class="mini"`) {
			t.Errorf("%s: a board is shown", lang)
		}
	}
}

// That the computer keeps pace, and how strong it is, is said wherever its level would be.
func TestKeepsPaceIsSaid(t *testing.T) {
	setup := play.New().Setup
	setup.Adaptive = 34
	begun := []desk.Msg{play.Start{Setup: setup, Seed: 1}, desk.Press{Hole: 5}}
	resigned := append(begun[:2:2], table.Resign{})
	for name, c := range map[string]struct {
		msgs []desk.Msg
		want []string
	}{
		"setup":    {[]desk.Msg{play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup}}, []string{`data-n="20"`, "about 2.0", " disabled", `name="adaptive"`, " checked", "Adjusts to"}},
		"level":    {[]desk.Msg{play.Open{Dialog: desk.NewDialog}}, []string{`data-n="10"`, "1: Newcomer", `name="level"`, `name="adaptive"`}},
		"seat":     {begun, []string{"Computer, adaptive (3.4)"}},
		"end":      {resigned, []string{"Computer, adaptive (3.4)", `data-act="rematch"`}},
		"library":  {append(begun[:2:2], play.Open{Dialog: desk.LibraryDialog}), []string{"Computer, adaptive (3.4)"}},
		"progress": {append(resigned[:3:3], desk.Visit{Screen: progress.Name}), []string{"Adapts to you"}},
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

// A game without a handicap has no points, whatever the word is for a bonus that does not count. After a colon a choice begins
// with a small letter.
func TestChoicesFitTheirHeads(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opening = game.RandomOpening
	for lang, want := range map[string][2]string{
		"en": {"No points", "First marble: random hole"}, "de": {"Keine Punkte", "Erste Kugel: zufällige Mulde"}, "fr": {"Aucun point", "Première bille : case au hasard"},
		"es": {"Ningún punto", "Primera canica: al azar"}, "it": {"Nessun punto", "Prima biglia: a sorte"}, "cs": {"Žádné body", "První kámen: náhodný otvor"}, "tr": {"Puan yok", "İlk misket: rastgele delik"},
	} {
		r := after(play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: setup})
		r.text = text.In(lang)
		html := strings.Join(strings.Fields(app.HTMLString(r.Render())), " ")
		_, handicap, _ := strings.Cut(html, `name="handicap"`)
		if handicap, _, _ = strings.Cut(handicap, "</label>"); !strings.Contains(handicap, want[0]) {
			t.Errorf("%s: the first handicap is %s, want %q", lang, handicap, want[0])
		}
		if !strings.Contains(html, want[1]) {
			t.Errorf("%s: there is no %q", lang, want[1])
		}
	}
}

package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/review"
	"kulami/app/text"
	reviewview "kulami/app/view/review"
	"kulami/rules"
)

// The words about a move and the end of a review have the colons of the language.
func TestReviewWords(t *testing.T) {
	v := reviewed(t).screen().(*reviewview.Screen)
	for _, lang := range text.All() {
		v.Scene.Text = lang
		v.Desk.Announced = desk.Announcement{Kind: desk.AnnounceReviewed}
		if said, want := v.Announcement(), lang.LostPoints+". "+lang.Colon(v.Sides()[0], ""); !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
		v.Desk.Announced = desk.Announcement{Kind: desk.AnnounceShown}
		last := v.State.Judged.Plies[v.State.Ply()-1]
		if said, want := v.Announcement(), lang.Colon(v.Sides()[(v.State.Ply()-1)&1], v.Board.Name(last.Hole)+", "+lang.Verdict.Of(string(last.Verdict))); !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
	}
}

// The review of a game against the computer names the players as the seats do, not by colours.
func TestReviewNamesThePlayers(t *testing.T) {
	r := reviewed(t)
	s := r.model.Screen().(review.Screen)
	s.Game.Players = game.AgainstComputer(rules.Second, 3)
	s.Judged.SafePly[rules.First], s.Judged.DecidedPly = 2, 3
	for ply := range s.Record().Len() {
		r.model.Put(s.At(ply + 1))
		v := r.screen().(*reviewview.Screen)
		for _, lang := range text.All() {
			v.Scene.Text = lang
			v.Desk.Announced = desk.Announcement{Kind: desk.AnnounceShown}
			_, findings, _ := strings.Cut(app.HTMLString(v.Main()), `class="lesson"`)
			said := findings + v.Announcement() + strings.Join(v.Report().Proven, " ")
			v.Desk.Announced = desk.Announcement{Kind: desk.AnnounceReviewed}
			said += v.Announcement()
			for _, colour := range lang.SidesOf(v.Desk.Settings.Colours()) {
				if strings.Contains(said, colour) {
					t.Errorf("%s, ply %d: %q is in %s", lang.Lang, ply+1, colour, said)
				}
			}
			for _, name := range []string{lang.Colon(lang.You, ""), lang.Colon(lang.Computer(3), "")} {
				if !strings.Contains(said, name) {
					t.Errorf("%s, ply %d: %q is missing in %s", lang.Lang, ply+1, name, said)
				}
			}
		}
	}
}

// The answer to "value" in a review is its own value of the position. The verdict on a move has no
// search depth.
func TestReviewAnswersWithItsValues(t *testing.T) {
	v := reviewed(t).screen().(*reviewview.Screen)
	for ply := range v.State.Record().Len() {
		r := reviewed(t)
		r.model, _ = sent(r.model, desk.Step{Ply: ply + 1})
		r.model, _ = sent(r.model, desk.Step{Ply: ply})
		r.model, _ = sent(r.model, desk.Describe{Topic: desk.TopicValue})
		if said := r.screen().Announcement(); said == r.text.NoValue || said == "" {
			t.Errorf("at ply %d: %q", ply, said)
		}
		if _, words := r.screen().(*reviewview.Screen).MoveWords(); strings.Contains(words, "depth") {
			t.Error(words)
		}
	}
}

// The story of a review names the move from which the winner had the better chances. Its button
// shows that move.
func TestStory(t *testing.T) {
	html := app.HTMLString(reviewed(t).screen().Main())
	if !strings.Contains(html, "Red: better chances from move 4 on.") || !strings.Contains(html, `data-led="4"`) {
		t.Errorf("%s", html)
	}
}

// The graph shows the chance of the side that is ahead next to the ply shown, in that side's half
// of the field. The slider has it in words. A phase has its name if it is wide enough.
func TestGraph(t *testing.T) {
	v := reviewed(t).screen().(*reviewview.Screen)
	g := v.Graph()
	g.Plies, g.Ply, g.Phases = 40, 30, [4]int{0, 10, 26, 40}
	for _, c := range []struct {
		chance float64
		value  string
		has    []string
	}{
		{.96, "96%", []string{`translate(-86 -22)`, `cx="75.00%"`, `cy="4.00%"`, ">Opening<", ">Middle game<", ">Endgame<"}},
		{.04, "96%", []string{`translate(-86 2)`, `graph-now`}},
		{.5, "", nil},
	} {
		g.Chance, g.Value = c.chance, c.value
		html := app.HTMLString(g.Draw())
		for _, part := range c.has {
			if !strings.Contains(html, part) {
				t.Errorf("at %v, %q is missing in %s", c.chance, part, html)
			}
		}
		if drawn := strings.Contains(html, "graph-now"); drawn != (c.value != "") {
			t.Errorf("the value %q is drawn: %v", c.value, drawn)
		}
	}
	g.Phases = [4]int{0, 14, 15, 15}
	if html := app.HTMLString(g.Draw()); strings.Contains(html, "Endgame") {
		t.Error("a game that ended early has an endgame")
	}
}

// The accuracy in each phase is folded in the details. A phase without a choice has a dash.
func TestAccuracyByPhase(t *testing.T) {
	v := reviewed(t).screen().(*reviewview.Screen)
	html := app.HTMLString(v.Main())
	_, details, _ := strings.Cut(html, "<details")
	details, _, _ = strings.Cut(details, "</details>")
	for _, name := range v.Text.PhaseName {
		if !strings.Contains(details, name) {
			t.Errorf("%s is missing: %s", name, details)
		}
	}
	if n := strings.Count(details, "<td>"); n != 2*len(v.Text.PhaseName)+1 {
		t.Errorf("%d cells: %s", n, details)
	}
}

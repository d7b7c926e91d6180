package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
)

// The words about a move and the end of a review write their colons as the language does.
func TestReviewWords(t *testing.T) {
	v := reviewed(t).screen().(reviewScreen)
	for _, lang := range text.All() {
		v.scene.text = lang
		v.shell.Announced = play.Announcement{Kind: play.AnnounceReviewed}
		if said, want := v.announcement(), lang.Colon(lang.Accuracy, v.sides()[0]); !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
		v.shell.Announced = play.Announcement{Kind: play.AnnounceShown}
		verdict := lang.Verdict.Of(string(v.review.Judged.Plies[v.review.Ply()-1].Verdict))
		if said, want := v.announcement(), lang.Colon("", verdict); !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
	}
}

// Asked for the value, the review says what it has found about the position; a move is judged in words without the
// depth of the search.
func TestReviewAnswersWithItsValues(t *testing.T) {
	v := reviewed(t).screen().(reviewScreen)
	for ply := range v.review.Record().Len() {
		r := reviewed(t)
		r.model, _ = play.Update(r.model, play.Step{Ply: ply + 1})
		r.model, _ = play.Update(r.model, play.Step{Ply: ply})
		r.model, _ = play.Update(r.model, play.Describe{Topic: play.TopicValue})
		if said := r.screen().announcement(); said == r.text.NoValue || said == "" {
			t.Errorf("at ply %d: %q", ply, said)
		}
		if _, words := r.screen().(reviewScreen).moveWords(); strings.Contains(words, "depth") {
			t.Error(words)
		}
	}
}

// The story of a review says from which move on the winner had the better chances, and its button shows that move.
func TestStory(t *testing.T) {
	html := app.HTMLString(reviewed(t).screen().main())
	if !strings.Contains(html, "From move 2 on, Red had the better chances.") || !strings.Contains(html, `data-led="2"`) {
		t.Errorf("%s", html)
	}
}

package view

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/rules/engine"
)

// An announcement is not repeated while the engine searches deeper.
func TestAnnouncedOnce(t *testing.T) {
	setup := play.New().Setup
	setup.Opponent = "analysis"
	for name, asked := range map[string]desk.Msg{"new game": desk.Close{}, "value": desk.Describe{Topic: desk.TopicValue}} {
		r := &Root{}
		r.OnInit()
		var question int
		send := func(msg desk.Msg) {
			var effects []desk.Effect
			r.model, effects = sent(r.model, msg)
			for _, e := range effects {
				if think, ok := e.(desk.Think); ok {
					question = think.Question.ID
				}
			}
		}
		send(play.Loaded{})
		send(play.Start{Setup: setup})
		send(desk.Thought{ID: question, Info: engine.Info{Depth: 1}})
		send(asked)
		live := func() string {
			r.announce()
			return regexp.MustCompile("<[^>]*>").ReplaceAllString(app.HTMLString(r.announcer.draw()), "")
		}
		before := live()
		send(desk.Thought{ID: question, Info: engine.Info{Depth: 2, Score: 300}})
		if after := live(); after != before || !strings.Contains(app.HTMLString(r.Render()), r.text.Depth(2)) {
			t.Errorf("%s: announced was %s, then %s", name, before, after)
		}
	}
}

// The computer can answer before the player's own marble is drawn. Both are announced.
func TestAnnouncedTogether(t *testing.T) {
	r := &Root{}
	r.OnInit()
	hole := tableOf(r).Game.Board().Hole
	for _, msg := range []desk.Msg{play.Loaded{}, desk.Press{Hole: hole("d4")}, desk.Thought{ID: 1, Info: engine.Info{Best: hole("a4")}, Done: true}} {
		r.model, _ = sent(r.model, msg)
		r.announce()
	}
	html := app.HTMLString(r.announcer.draw())
	for _, words := range []string{r.text.Played("Red", "d4"), r.text.Played("Black", "a4")} {
		if strings.Count(html, words) != 1 {
			t.Errorf("announced %d times: %s", strings.Count(html, words), words)
		}
	}
	if again := app.HTMLString(r.announcer.draw()); strings.Count(again, r.text.Played("Red", "d4")) != 1 {
		t.Errorf("drawn again, announced is %s", again)
	}
}

// A notice that arrived with a marble is announced after it.
func TestNoticeAnnouncedAfterAMarble(t *testing.T) {
	r := &Root{}
	r.OnInit()
	r.model, _ = sent(r.model, play.Loaded{})
	r.model, _ = sent(r.model, desk.Press{Hole: tableOf(r).Game.Board().Hole("d4")})
	r.model.Notice, r.model.Announced.Noticed = desk.Notice{Kind: desk.UndoOvertaken}, true
	words := r.screen().Announcement()
	if played := r.text.Played("Red", "d4"); !strings.HasPrefix(words, played) || !strings.HasSuffix(words, " "+r.text.UndoOvertaken+" "+r.text.ThinkingNow+".") {
		t.Errorf("announced is %s", words)
	}
}

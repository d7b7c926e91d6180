package view

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
	"kulami/rules/engine"
)

func TestAnnouncementsAreSentences(t *testing.T) {
	against := func(starter game.Starter) play.Msg {
		return play.Start{Setup: game.Setup{Opponent: "computer", Level: 1, Starter: starter, Board: "sheet", Sheet: rules.SheetSquare}}
	}
	for _, c := range []struct {
		msg  play.Msg
		want string
	}{
		{against("me"), "New game. Your move: start anywhere."},
		{against("other"), "New game. Thinking."},
		{play.Start{Setup: game.Setup{Opponent: "person"}}, "New game. Red to move: start anywhere."},
		{play.FirstGame{}, "New game. Own more of the board than your opponent. Your move: start anywhere."},
		{play.Learn{At: slices.IndexFunc(play.Lessons, func(l play.Lesson) bool { return l.Name == play.LessonOwn })}, "Whose tile is it? Whoever has"},
	} {
		_, live, _ := strings.Cut(page(t, c.msg), `"heard"`)
		if !strings.Contains(live, ">"+c.want) {
			t.Errorf("%+v is announced as %s, want %q", c.msg, live, c.want)
		}
	}
}

// A hint says in words how the side to move stands, and not how deep the engine searched.
func TestHintsGoWithoutDepth(t *testing.T) {
	hole := rules.SheetPergioco.Board().Hole
	msgs := []play.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetPergioco}},
		play.Press{Hole: hole("c4")}, play.AskHint{},
	}
	for id := range 9 {
		msgs = append(msgs, play.Thought{ID: id, Info: engine.Info{Best: hole("c7"), Depth: 3, Score: 120}, Done: true})
	}
	html := page(t, msgs...)
	if !strings.Contains(html, "Try c7: you are slightly ahead<") || strings.Contains(html, "depth 3") {
		t.Error("the hint is not given in its words")
	}
	for topic := play.TopicScore; topic <= play.TopicValue; topic++ {
		if html := page(t, append(msgs, play.Describe{Topic: topic})...); !strings.Contains(html, `data-status="answer"`) {
			t.Errorf("after a hint the answer about topic %d is not shown", topic)
		}
	}
}

func TestTrialsAreAnnounced(t *testing.T) {
	hole := rules.SheetPergioco.Board().Hole
	msgs := []play.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetPergioco}},
		play.Press{Hole: hole("c4")}, play.Press{Hole: hole("c7")}, play.Step{Ply: 1},
	}
	for _, c := range []struct {
		msg  play.Msg
		want string
	}{
		{play.Step{Ply: 1}, "Move 1 of 2. Red c4. Red 3, Black 0."},
		{play.Press{Hole: hole("c8")}, "Variation. Black c8. Red 3, Black 6. 9 playable holes. Just trying: your game stays as it is."},
		{play.Press{Hole: hole("e8")}, "Variation. Red e8."},
		{play.Step{Ply: 2}, "Variation. Move 2 of 3. Black c8."},
	} {
		msgs = append(msgs, c.msg)
		html := page(t, msgs...)
		_, heard, _ := strings.Cut(html, `aria-live=`)
		if !strings.Contains(heard, c.want) {
			t.Errorf("%+v is announced as %s, want %q", c.msg, heard[:min(len(heard), 300)], c.want)
		}
	}
	html := page(t, msgs...)
	if !strings.Contains(html, "can be tried") || strings.Contains(html, ", playable,") || !strings.Contains(html, "board") {
		t.Error("the holes of a trial are not named as such")
	}
}

// In Turkish i becomes İ where a sentence begins with it.
func TestTurkishCapital(t *testing.T) {
	for lang, want := range map[string]string{"tr": " İyi hamle.", "en": " Good move.", "de": " Guter Zug."} {
		if got := (noteSign{Glyph: rules.GoodMove}).words(text.In(lang)); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

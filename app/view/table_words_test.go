package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

func TestAnnouncementsAreSentences(t *testing.T) {
	against := func(starter game.Starter) desk.Msg {
		return play.Start{Setup: game.Setup{Opponent: "computer", Level: 1, Starter: starter, Board: "sheet", Sheet: rules.SheetSquare}}
	}
	for _, c := range []struct {
		msg  desk.Msg
		want string
	}{
		{against("me"), "New game. Your move: start anywhere."},
		{against("other"), "New game. Thinking."},
		{play.Start{Setup: game.Setup{Opponent: "person"}}, "New game. Red to move: start anywhere."},
		{play.FirstGame{}, "New game. Own more of the board. Your move: start anywhere."},
		{play.Learn{At: slices.IndexFunc(course.Lessons, func(l course.Lesson) bool { return l.Name == course.LessonOwn })}, "Whose tile is it? Whoever has"},
	} {
		_, live, _ := strings.Cut(pageOf(t, c.msg), `"heard"`)
		if !strings.Contains(live, ">"+c.want) {
			t.Errorf("%+v is announced as %s, want %q", c.msg, live, c.want)
		}
	}
}

// The offer to swap names the person who can swap, and the notice afterwards names both colours.
func TestSwapNamesPeople(t *testing.T) {
	start := play.Start{Setup: game.Setup{Opponent: "person", Opening: "swap", Names: [2]string{"Ana", "Bea"}, Board: "sheet", Sheet: rules.SheetSquare}}
	offer, swapped := []desk.Msg{start, desk.Press{Hole: 27}}, []desk.Msg{start, desk.Press{Hole: 27}, desk.SwapSides{}}
	if words, _ := after(offer...).screen().(*tableview.Screen).StatusWords(); words != "Bea to move" {
		t.Errorf("the swap is offered to %q", words)
	}
	if words := after(swapped...).screen().(*tableview.Screen).NoticeWords(); words != "Sides swapped. Bea: Red. Ana: Black." {
		t.Errorf("after the swap: %q", words)
	}
	start.Setup.Names = [2]string{}
	if words := after(start, swapped[1], swapped[2]).screen().(*tableview.Screen).NoticeWords(); words != "Sides swapped." {
		t.Errorf("after the swap of people without names: %q", words)
	}
}

// On a wooden board the coach speaks its advice. After the computer's
// marble it speaks the effect of the marble.
func TestTeachingIsSpoken(t *testing.T) {
	msgs := advised()
	msgs[0] = play.StartWooden(msgs[0].(play.Start))
	spoken := func(r *Root, e desk.Speak) string { return r.screen().(*tableview.Screen).Spoken(e) }
	asked := spoken(after(msgs...), desk.Speak{Hole: rules.NoHole, State: true})
	if !strings.Contains(asked, "Better: ") {
		t.Errorf("the advice is %q", asked)
	}
	// A screen reader reads the reason and the keys.
	r := after(advised()...)
	if words := r.screen().Announcement(); !strings.Contains(words, "Better: ") || !strings.HasSuffix(words, " "+r.text.TakeItBackKeys) {
		t.Errorf("the advice is heard as %q", words)
	}
	taught := after(desk.Press{Hole: 27}, table.SwitchVoice{}, desk.Thought{ID: 1, Info: engine.Info{Best: 24, Depth: 1}, Done: true})
	if said, want := spoken(taught, desk.Speak{Hole: 24}), taught.screen().(*tableview.Screen).CoachWords(); want == "" || !strings.HasSuffix(said, "; "+want) {
		t.Errorf("of the computer's marble %q is said, want %q", said, want)
	}
}

// A new game that replaces an unfinished game has a button for it, until the first marble.
func TestAnUnfinishedGameWaits(t *testing.T) {
	waits := regexp.MustCompile(`<button[^>]*waits[^>]*data-act="open-game"|data-act="open-game"[^>]*waits`)
	for _, begin := range []desk.Msg{play.Home{Seed: 3}, play.Start{Setup: game.Setup{Opponent: "computer", Level: 1, Starter: "me"}}} {
		if html := pageOf(t, desk.Press{Hole: 5}, begin); !waits.MatchString(html) {
			t.Errorf("after %#v nothing leads to the game that waits", begin)
		}
		if html := pageOf(t, desk.Press{Hole: 5}, begin, desk.Press{Hole: 5}); waits.MatchString(html) {
			t.Errorf("after %#v and a marble the other game is still offered", begin)
		}
	}
}

// A notice caused by the other side of a live game is followed by whose turn it is.
func TestLiveNoticesNameTheTurn(t *testing.T) {
	rec := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	first, second := rec.Board().Hole("c4"), rec.Board().Hole("c7")
	marble, _ := rec.Play(first)
	both, _ := marble.Play(second)
	msgs := []desk.Msg{play.Start{Setup: game.Setup{Opponent: game.LiveOpponent, Starter: game.MeFirst, Board: "sheet", Sheet: rules.SheetPergioco}}}
	do := func(more ...desk.Msg) { msgs = append(msgs[:len(msgs):len(msgs)], more...) }
	match := matchIn(after(msgs...).model)
	read := func(want string) {
		t.Helper()
		if words := after(msgs...).screen().(*tableview.Screen).NoticeWords(); words != want {
			t.Errorf("the notice is %q, want %q", words, want)
		}
	}
	do(peerSaid(play.PeerDescribed, someOffer.String())...)
	do(desk.PasteAnswer{Text: answerTo(someOffer)})
	do(peerSaid(play.PeerOpened, "")...)
	read("Connected. Your move.")
	do(desk.Press{Hole: first}, desk.Undo{})
	_, text := live.New(match, both, rules.Second).State()
	do(peerSaid(play.PeerReceived, text)...)
	read("The game has moved on, so your takeback request has expired. You can ask again. Your move.")
	do(desk.Undo{})
	read("Takeback request sent.")
}

// A hint is the most important fact about its marble, or else its hole. It has no search depth and
// no outlook.
func TestHintsHaveAReason(t *testing.T) {
	hole := rules.SheetPergioco.Board().Hole
	msgs := []desk.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetPergioco}},
		desk.Press{Hole: hole("c4")}, table.AskHint{},
	}
	for id := range 9 {
		msgs = append(msgs, desk.Thought{ID: id, Info: engine.Info{Best: hole("c7"), Depth: 3, Score: 120}, Done: true})
	}
	if html := pageOf(t, msgs...); !strings.Contains(html, ">c7 takes the lead on the 6-hole tile.<") || strings.Contains(html, "depth 3") {
		t.Errorf("the hint is not given in its words: %s", regexp.MustCompile(`(?s)<p[^>]*data-status.*?</p>`).FindString(html))
	}
	leads, best := msgs[:2:2], rules.NoHole
	var p rules.Position
	for best == rules.NoHole {
		at, _ := after(leads...).model.Table()
		p = at.Game.Position()
		for _, h := range p.Legal().Slice() {
			if len(facts.LeadChange(p, h)) > 0 {
				best = h
			}
		}
		if best == rules.NoHole {
			leads = append(leads, desk.Press{Hole: p.Legal().First()})
		}
	}
	leads = append(leads, table.AskHint{})
	for id := range 9 {
		leads = append(leads, desk.Thought{ID: id, Info: engine.Info{Best: best, Score: -900}, Done: true})
	}
	want := regexp.MustCompile(">" + p.Board().Name(best) + " [^<]* the .-hole tile[^<]*<")
	if html := pageOf(t, leads...); !want.MatchString(html) {
		t.Errorf("the hint %s has no reason: %s", p.Board().Name(best), regexp.MustCompile(`(?s)<p[^>]*data-status.*?</p>`).FindString(html))
	}
	for topic := desk.TopicScore; topic <= desk.TopicValue; topic++ {
		if html := pageOf(t, append(msgs, desk.Describe{Topic: topic})...); !strings.Contains(html, `data-status="answer"`) {
			t.Errorf("after a hint the answer about topic %d is not shown", topic)
		}
	}
}

func TestTrialsAreAnnounced(t *testing.T) {
	hole := rules.SheetPergioco.Board().Hole
	msgs := []desk.Msg{
		play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetPergioco}},
		desk.Press{Hole: hole("c4")}, desk.Press{Hole: hole("c7")}, desk.Step{Ply: 1},
	}
	for _, c := range []struct {
		msg  desk.Msg
		want string
	}{
		{desk.Step{Ply: 1}, "Move 1 of 2. Red c4. Red 3, Black 0."},
		{desk.Press{Hole: hole("c8")}, "Variation. Black c8. Red 3, Black 6. 9 playable holes. You’re in a variation. Your game hasn’t changed."},
		{desk.Press{Hole: hole("e8")}, "Variation. Red e8."},
		{desk.Step{Ply: 2}, "Variation. Move 2 of 3. Black c8."},
	} {
		msgs = append(msgs, c.msg)
		html := pageOf(t, msgs...)
		_, heard, _ := strings.Cut(html, `aria-live=`)
		if !strings.Contains(heard, c.want) {
			t.Errorf("%+v is announced as %s, want %q", c.msg, heard[:min(len(heard), 300)], c.want)
		}
	}
	html := pageOf(t, msgs...)
	if !strings.Contains(html, "playable as a variation") || strings.Contains(html, ", playable,") || !strings.Contains(html, "board") {
		t.Error("the holes of a trial are not named as such")
	}
}

// In Turkish i becomes İ at the start of a sentence.
func TestTurkishCapital(t *testing.T) {
	for lang, want := range map[string]string{"tr": " İyi hamle.", "en": " Good move.", "de": " Guter Zug."} {
		if got := (scene.NoteSign{Glyph: rules.GoodMove}).Words(text.In(lang)); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// The loser of a game against a friend reads so, as the winner does.
func TestLostAgainstAFriend(t *testing.T) {
	friend := play.Start{Setup: game.Setup{Opponent: "friend", Board: "sheet", Sheet: rules.SheetSquare}}
	if head, _ := after(friend, desk.Press{Hole: 27}, table.Resign{}).screen().(*tableview.Screen).EndWords(); head != "You lose" {
		t.Errorf("the loser reads %q", head)
	}
}

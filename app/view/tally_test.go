package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/screen/wooden"
	"kulami/app/view/dialogs"
	"kulami/rules"
)

// TestWoodenCount sets up the last position of the worked example and finds its count.
func TestWoodenCount(t *testing.T) {
	worked, _ := rules.ParseRecord(course.Lessons[len(course.Lessons)-1].Record)
	d := worked.Position().Diagram()
	html := pageOf(t, play.Import{Text: d.String()}, wooden.CountBy{Edition: "it-both"}, play.Open{Dialog: desk.CountDialog})
	for _, want := range []string{`data-state="count-wooden"`, `data-act="brush"`, `data-act="tiles"`, `data-act="count-rules"`, `data-act="done"`, `data-act="new-count"`,
		"<b>31</b>", "<b>35</b>", "17 − 12", "12 &lt; 17", "(5 + 5 + 5) − 12", "7 + 5 = 12 &lt; 15", `<strong class="headline">Black wins 35–31</strong>`} {
		if !strings.Contains(html, want) {
			t.Errorf("the count has no %s", want)
		}
	}
	if n := strings.Count(html, `data-marble="none"`); n != rules.Holes-28-27 {
		t.Errorf("%d holes are empty", n)
	}
	down := []desk.Msg{desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, desk.Press{Hole: 4}}
	if fault := "Red is 2 marbles ahead"; strings.Contains(pageOf(t, down...), fault) || !strings.Contains(pageOf(t, append(down, play.Open{Dialog: desk.CountDialog})...), fault) {
		t.Error("uneven marbles are not said at the end alone")
	}
}

// Escape closes the rules of a count.
func TestTheRulesOfACountClose(t *testing.T) {
	r := after(desk.Visit{Screen: wooden.TallyScreen}, play.Open{Dialog: desk.CountRulesDialog})
	if got := dialogs.Closing(&r.model); got != (desk.Close{}) {
		t.Errorf("Escape says %#v", got)
	}
}

// The answer to a board command counts the marbles on the board.
func TestTallyAnswersAboutATile(t *testing.T) {
	r := after(desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, desk.Describe{Topic: desk.TopicTile})
	if got, want := r.screen().Announcement(), "d1, 6-hole tile: Red 1, Black 0"; got != want {
		t.Errorf("the answer is %q, want %q", got, want)
	}
}

// Presses that mark a last marble are announced. So are presses on an empty hole.
func TestMarkingTheLastMarbleIsSaid(t *testing.T) {
	r := after(desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3}, wooden.Brush{Side: rules.Nobody})
	for _, c := range []struct {
		hole rules.Hole
		want string
	}{{3, "d1, Red marble, last move. "}, {3, "d1, Red marble. "}, {4, "e1, empty. "}, {4, "e1, empty. "}} {
		before := r.model.Announced.Seq
		r.model, _ = sent(r.model, desk.Press{Hole: c.hole})
		if got := r.screen().Announcement(); !strings.HasPrefix(got, c.want) || r.model.Announced.Seq == before {
			t.Errorf("said is %q, want %q first", got, c.want)
		}
	}
}

// A count is listed among the games, with its points. It is neither unfinished nor a game between
// two people.
func TestACountIsListed(t *testing.T) {
	r := atLibrary(t, desk.Visit{Screen: wooden.TallyScreen}, desk.Press{Hole: 3})
	_, html, _ := strings.Cut(app.HTMLString(r.Render()), "games-list")
	for _, want := range []string{"Tabletop game", "Red 3, Black 0", "aria-current"} {
		if !strings.Contains(html, want) {
			t.Errorf("the library has no %s", want)
		}
	}
	for _, filter := range []string{"unfinished", "people"} {
		if r.library.Filter = filter; strings.Contains(app.HTMLString(r.Render()), "Tabletop game") {
			t.Errorf("the count is among the games %s", filter)
		}
	}
}

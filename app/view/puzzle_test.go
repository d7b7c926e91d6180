package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/rules"
)

// A solved daily puzzle leads on to more puzzles. Its result can also be shared.
func TestTheDailyPuzzleLeadsOn(t *testing.T) {
	states := allStates(t)
	for _, name := range []string{"daily solved", "daily of yesterday"} {
		r := states[slices.IndexFunc(states, func(s state) bool { return s.name == name })].root
		_, foot, _ := strings.Cut(app.HTMLString(r.screen().Main()), "<nav")
		primary := foot[strings.LastIndex(foot, "<button"):]
		if strings.Count(foot, "<button") != 2 || strings.Count(foot, "primary") != 1 || !strings.Contains(foot, `data-act="share-result"`) ||
			!strings.Contains(primary, "primary") || !strings.Contains(primary, `data-act="puzzle"`) && !strings.Contains(primary, `data-act="daily"`) {
			t.Errorf("%s: the foot is %s", name, foot)
		}
	}
}

// If a wrong move is answered by a fact about the solution, then the solution has the same reason.
func TestOneReasonForASolution(t *testing.T) {
	fetched, compared := (&visits{t: t}).fetched(), 0
	for n := 1; n <= 60 && compared < 3; n++ {
		address := "puzzle/" + strconv.Itoa(n)
		open := []desk.Msg{play.Navigated{Fragment: address + "/c" + rules.CheckCode(address)}, fetched}
		p := after(open...).model.Screen().(puzzles.Puzzle)
		if p.Record().Position().Empty().Len() > 18 {
			continue // the proof takes longer
		}
		wrong := append(open, desk.Press{Hole: (p.Record().Position().Legal() &^ rules.SetOf(p.Solution())).First()}, proved(p.Record().Position()))
		why, ok := after(wrong...).model.Screen().(puzzles.Puzzle).Why()
		if !ok || !why.Missed || len(why.Line) > 1 {
			continue
		}
		compared++
		solved := after(append(wrong, desk.Retry{}, desk.Press{Hole: p.Solution()})...).model.Screen().(puzzles.Puzzle)
		if list := solved.Facts(); solved.State != puzzles.PuzzleSolved || list[0].Kind != why.Kind || list[0].Count != why.Count {
			t.Errorf("puzzle %d: the reason was %v, then %v", n, why.Fact, list)
		}
	}
	if compared == 0 {
		t.Error("no reason was compared")
	}
}

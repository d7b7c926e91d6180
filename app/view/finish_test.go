package view

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/text"
	finishview "kulami/app/view/finish"
	"kulami/rules"
	"kulami/rules/engine"
)

func finishes(t testing.TB) finish.Fetched {
	t.Helper()
	list, err := os.ReadFile("../../static/finishes.txt")
	if err != nil {
		t.Fatal(err)
	}
	return finish.Fetched{Text: string(list), OK: true}
}

// finishing plays a number of marbles in the finish of the day, each in the last legal hole. Below
// 0 it plays all, and skips the count.
func finishing(t testing.TB, marbles int, base ...desk.Msg) []desk.Msg {
	t.Helper()
	msgs := append([]desk.Msg{desk.Set{Settings: library.DefaultSettings}, desk.Visit{Screen: finish.Name}, finishes(t)}, base...)
	e := engine.New(engine.Options{Table: 1 << 20})
	for {
		r := after(msgs...)
		s := r.model.Screen().(finish.Screen)
		q := r.model.Question
		switch {
		case q.ID != 0:
			record, err := rules.ParseRecord(q.Record)
			if err != nil {
				t.Fatal(err)
			}
			msgs = append(msgs, desk.Thought{ID: q.ID, Info: engine.Answer(e.Perfect(record.Position(), engine.Limits{})), Done: true})
		case s.Counting && marbles < 0:
			msgs = append(msgs, desk.SkipCount{})
		case s.Over(), s.Played() == marbles:
			return msgs
		default:
			legal := s.Position().Legal().Slice()
			msgs = append(msgs, desk.Press{Hole: legal[len(legal)-1]})
		}
	}
}

func (v *visits) finishes() {
	add, with, coming := v.add, v.with, desk.Visit{Screen: finish.Name}
	add("finish coming", coming)
	add("finish missing", coming, finish.Fetched{})
	add("finish", finishing(v.t, 0)...)
	begun := finishing(v.t, 1)
	add("finish begun", begun...)
	add("finish awaiting the reply", begun[:len(begun)-1]...)
	add("finish counting", finishing(v.t, 99)...)
	over := finishing(v.t, -1)
	add("finish over", over...)
	add("finish from the slip on", with(over, finish.Again{})...)
	add("finish by number", desk.Visit{Screen: finish.Name}, finishes(v.t), play.OpenFinish{Number: 3})
	numbered := after(over...)
	s := numbered.model.Screen().(finish.Screen)
	s.Day = 0
	numbered.model.Put(s)
	v.states = append(v.states, state{"finish by number over", numbered})
}

// Until the end the page has no sign of a marble that gave points away. Then pips and words show
// it, also to a screen reader.
func TestFinishKeepsItsSecret(t *testing.T) {
	over := after(finishing(t, -1)...)
	s := over.model.Screen().(finish.Screen)
	if s.Given() == 0 {
		t.Fatal("nothing was given away")
	}
	for n := range s.Played() {
		page := app.HTMLString(after(finishing(t, n)...).screen().Main())
		for _, secret := range []string{"is-found", "is-half", "is-lost", "−", "gave", `data-act="analyse"`, `data-act="hint"`, `data-act="undo"`} {
			if strings.Contains(page, secret) {
				t.Errorf("after %d marbles the page has %q", n, secret)
			}
		}
	}
	page := app.HTMLString(over.screen().Main())
	if got := strings.Count(page, "is-found") + strings.Count(page, "is-half") + strings.Count(page, "is-lost"); got != s.Played() {
		t.Errorf("%d pips for %d marbles", got, s.Played())
	}
	marble, better, _ := s.Worst()
	for _, words := range []string{"You gave away", s.BoardShown().Name(better) + " kept it.", s.BoardShown().Name(s.HoleOf(marble)) + ": −"} {
		if heard := over.screen().Announcement(); !strings.Contains(page, words) || !strings.Contains(heard, words) {
			t.Errorf("%q is not both seen and heard: %s", words, heard)
		}
	}
}

// At the end every marble that gave points away is named, to the eye and to a screen reader.
func TestFinishNamesEverySlip(t *testing.T) {
	over := after(finishing(t, -1)...)
	s := over.model.Screen().(finish.Screen)
	seen := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(app.HTMLString(over.screen().Main()), "")
	slips := 0
	for i, lost := range s.Lost() {
		words := fmt.Sprintf("%s: −%d", s.BoardShown().Name(s.HoleOf(i+1)), lost)
		if lost > 0 {
			slips++
			if heard := over.screen().Announcement(); strings.Count(seen, words) != 1 || strings.Count(heard, words) != 1 {
				t.Errorf("%q is not both seen and heard once: %s, %s", words, seen, heard)
			}
		}
	}
	if slips < 2 {
		t.Fatalf("only %d marbles gave points away", slips)
	}
}

// The end of a finish leads on: to the next task of today, back when all are done, or to another
// finish. Sharing is the other way.
func TestFinishLeadsOn(t *testing.T) {
	over := after(append(finishing(t, -1), (&visits{t: t}).fetched())...)
	ways := func(act, label string) {
		t.Helper()
		_, foot, _ := strings.Cut(strings.Join(strings.Fields(app.HTMLString(over.screen().Main())), " "), "<nav")
		share, next, _ := strings.Cut(foot, `data-act="`+act+`"`)
		if !strings.Contains(share, `data-act="share-finish"`) || strings.Contains(share[:strings.LastIndex(share, "<button")], "primary") || !strings.Contains(foot, "primary") || !strings.Contains(next, label) {
			t.Errorf("%s %q is not the way on: %s", act, label, foot)
		}
	}
	ways("next-task", "Next")
	d := &over.model.Desk
	h := d.Kept.Training()
	for _, task := range puzzles.TasksOf(d).Puzzles {
		h = h.TryPuzzle(task.Number, 1, true, d.Now.Time())
	}
	d.Kept, d.Flags.Learnt = d.Kept.PutTraining(h), ^d.Flags.Learnt
	ways("next-task", "Done")
	s := over.model.Screen().(finish.Screen)
	s.Day = 0
	over.model.Put(s)
	ways("next-finish", "Another endgame")
}

// The line that is shared has a pip for each marble, and names no hole.
func TestFinishResult(t *testing.T) {
	for _, c := range []struct {
		lang, want string
		e          desk.SendFinish
	}{
		{"en", "Kulami 26 Nov −4 ●◐●○●", desk.SendFinish{Number: 7, Lost: []int{0, 1, 0, 3, 0}, Day: "2026-11-26"}},
		{"en", "Kulami Endgame 7 0 ●●", desk.SendFinish{Number: 7, Lost: []int{0, 0}}},
		{"de", "Kulami 26.11. −2 ○", desk.SendFinish{Number: 7, Lost: []int{2}, Day: "2026-11-26"}},
	} {
		if got := finishview.Result(text.In(c.lang), c.e); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}

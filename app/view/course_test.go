package view

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/course"
	"kulami/app/text"
	courseview "kulami/app/view/course"
	"kulami/rules"
)

// inOneGoal reports whether h belongs to goal i and to no other.
func inOneGoal(goals []rules.Set, i int, h rules.Hole) bool {
	for k, goal := range goals {
		if goal.Has(h) != (k == i) {
			return false
		}
	}
	return true
}

// TestLessons solves every lesson in every language. Each lesson has words, can be solved, and then
// shows what it taught.
func TestLessons(t *testing.T) {
	for _, lang := range text.All() {
		for at, lesson := range course.Lessons {
			words := lang.Lesson(string(lesson.Name), text.LessonGaps{})
			if words.Title == "" || words.Task == "" || words.Done == "" {
				t.Errorf("%s: lesson %s has no words", lang.Lang, lesson.Name)
			}
			goals, need := lesson.Goals()
			if need < 1 || need > len(goals) {
				t.Fatalf("lesson %s: %d of %d goals are enough", lesson.Name, need, len(goals))
			}
			msgs := []desk.Msg{play.Learn{At: at}}
			for i := range need {
				if html := pageOf(t, msgs...); !strings.Contains(html, `data-done="false"`) || !strings.Contains(html, `data-lesson="`+string(lesson.Name)) {
					t.Errorf("lesson %s is done after %d of %d", lesson.Name, i, need)
				}
				for _, h := range goals[i].Slice() {
					if inOneGoal(goals, i, h) {
						msgs = append(msgs, desk.Press{Hole: h})
						break
					}
				}
			}
			if html := pageOf(t, msgs...); strings.Contains(html, `data-done="false"`) {
				t.Errorf("lesson %s is not done after %d answers", lesson.Name, need)
			} else if n := strings.Count(html, " primary\""); n != 1 {
				t.Errorf("lesson %s ends with %d ways on that stand out", lesson.Name, n)
			}
		}
	}
}

// In the lesson about areas the answer to an empty hole does not compare areas.
func TestAnEmptyHoleIsNotAnArea(t *testing.T) {
	for at, lesson := range course.Lessons {
		if lesson.Name != course.LessonArea {
			continue
		}
		p := lesson.Parsed().Position()
		for h := rules.Hole(0); h < rules.Holes; h++ {
			html := pageOf(t, play.Learn{At: at}, desk.Press{Hole: h})
			if p.At(h) == rules.Nobody && strings.Contains(html, text.In("en").Lessons.Of("area.Slip")) {
				t.Errorf("%s is empty, and compared with an area", p.Board().Name(h))
			}
		}
	}
}

// In the Italian lessons the sides have their article, also before a vowel.
func TestItalianLessonsHaveArticles(t *testing.T) {
	r := after(play.Learn{})
	r.text, r.model.Settings.Marbles = text.In("it"), "safe"
	if words := (&courseview.Screen{Scene: r.scene(), State: r.model.Screen().(course.Screen)}).LessonWords(); !strings.Contains(words.Task, "comincia l’Arancione") {
		t.Error(words.Task)
	}
}

// The answer to a wrong tile counts the marbles of both sides on it, in one phrase.
func TestAWrongTileIsCounted(t *testing.T) {
	at := slices.IndexFunc(course.Lessons, func(l course.Lesson) bool { return l.Name == course.LessonOwn })
	p := course.Lessons[at].Parsed().Position()
	for tile := range rules.Tiles {
		holes := p.Board().TileHoles(tile)
		a, b := (holes & p.Marbles(rules.First)).Len(), (holes & p.Marbles(rules.Second)).Len()
		if a > b {
			continue
		}
		r := after(play.Learn{At: at}, desk.Press{Hole: holes.First()})
		want := text.In("en").Lesson(string(course.LessonOwn), text.LessonGaps{First: "Red", Second: "Black", A: a, B: b}).Slip
		if got := r.screen().Announcement(); got != want || !strings.HasSuffix(got, fmt.Sprintf(" here, Black %d.", b)) {
			t.Errorf("tile %d: %q, want %q", tile, got, want)
		}
	}
}

// Lessons that are done are ticked.
func TestTheCourseKnowsWhatWasDone(t *testing.T) {
	ticks := func(html string) int { return strings.Count(html, `aria-label="✓ `) }
	goal := func(at int) desk.Msg {
		goals, _ := course.Lessons[at].Goals()
		return desk.Press{Hole: goals[0].First()}
	}
	if n := ticks(pageOf(t, play.Learn{})); n != 0 {
		t.Errorf("%d lessons are ticked at the beginning", n)
	}
	if n := ticks(pageOf(t, play.Learn{}, goal(0), play.Learn{At: 1})); n != 1 {
		t.Errorf("%d lessons are ticked after the first one", n)
	}
}

// Each idea opens its first lesson that is not done, or is ticked. The next idea is marked. An idea
// with one of two lessons done says so.
func TestIdeasLeadToLessons(t *testing.T) {
	row := regexp.MustCompile(`<button[^>]* data-act="lesson"[^>]*>`)
	for learnt, want := range map[uint]string{
		0:               "0* 2 4 5 6",
		1 << 7:          "1* 2 4 5 6",
		1<<7 | 1<<3:     "0 2* 4 5 6",
		1 << 4:          "0* 2 4 5 6",
		1<<8 - 1 - 1<<6: "0 2 4 5 7*",
		1<<8 - 1:        "0* 2 4 5 6",
	} {
		r := after(play.Open{Dialog: desk.LearnDialog})
		r.model.Flags.Learnt = learnt
		html := app.HTMLString(r.Render())
		var got []string
		for _, drawn := range row.FindAllString(html, -1) {
			value := regexp.MustCompile(`data-value="(\d)"`).FindStringSubmatch(drawn)[1]
			got = append(got, value+dom.When(strings.Contains(drawn, `aria-current="step"`), "*"))
		}
		if joined := strings.Join(got, " "); joined != want {
			t.Errorf("lessons %b are done: %s, want %s", learnt, joined, want)
		}
		half := strings.Count(want, "1") + strings.Count(want, "3") + strings.Count(want, "7")
		if n := strings.Count(html, ">"+r.text.Found(1, 2)+"<"); n != half {
			t.Errorf("lessons %b are done: %d ideas are half done, want %d", learnt, n, half)
		}
	}
}

// A finger points to a hole at the beginning of the course, and to a right hole after a wrong
// press. The answer to the press is at its hole.
func TestAFingerPoints(t *testing.T) {
	for _, c := range []struct {
		msgs         []desk.Msg
		points, says bool
	}{
		{[]desk.Msg{play.Learn{}}, true, false},
		{[]desk.Msg{play.Learn{}, desk.Press{Hole: 5}}, false, false},
		{[]desk.Msg{play.Learn{At: 2}}, false, false},
		{[]desk.Msg{play.Learn{At: 2}, desk.Press{Hole: course.Lessons[2].Parsed().Position().Last()}}, true, true},
	} {
		html := pageOf(t, c.msgs...)
		if strings.Contains(html, "fingertip") != c.points || strings.Contains(html, `class="bubble`) != c.says {
			t.Errorf("%#v: a finger %v, words %v", c.msgs, !c.points, !c.says)
		}
	}
}

package e2e

import (
	"fmt"
	"testing"

	coached "kulami/app/play"
	"kulami/app/text"
)

// A person opens the game for the first time: the aim is on the screen, and an offer to learn; after the first marble a
// coach explains what happened, until it has explained enough or is closed.

func TestAFirstGameIsCoached(t *testing.T) {
	t.Parallel()
	for _, c := range some(3, []struct {
		size Size
		lang string
	}{{SmallPhone, "de"}, {SmallPhone, "en"}, {SmallPhone, "fr"}, {Sideways, "cs"}, {Phone, "it"}, {Desktop, "en"}}) {
		t.Run(fmt.Sprintf("%dx%d %s", c.size.Width, c.size.Height, c.lang), func(t *testing.T) {
			t.Parallel()
			p := tableIn(t, c.size, c.lang)
			for _, what := range []string{"[data-board]", ".goal strong", ".first-time", Act("new")} {
				if !Eval[bool](p, fmt.Sprintf(onScreen, quote(what))) {
					t.Errorf("%s is not on the screen of a first visit", what)
				}
			}
			where := `JSON.stringify(document.querySelector("[data-board]").getBoundingClientRect())`
			board, said, places := Eval[string](p, where), map[string]bool{}, ""
			for n := 1; n <= coached.CoachedPresses; n++ {
				p.PlayOn(1, "first", p.PressHole)
				p.Wait("the coach", fmt.Sprintf(`document.querySelector(".coached") && document.querySelector("[data-board]").dataset.ply === "%d"`, 2*n))
				p.WaitStill()
				said[p.Text(".coached")] = true
				if len(said) != n {
					t.Errorf("after press %d it says again: %s", n, p.Text(".coached"))
				}
				if hidden := Eval[[]string](p, hidesHoles); len(hidden) > 0 {
					t.Errorf("after press %d %q hides %v", n, p.Text(".coached"), hidden)
				}
				for _, what := range []string{".coached", Act("end-coaching"), ".status"} {
					if !Eval[bool](p, fmt.Sprintf(onScreen, quote(what))) {
						t.Errorf("after press %d %s is not on the screen", n, what)
					}
				}
				if now := Eval[string](p, controlPlaces); places != "" && now != places {
					t.Errorf("press %d moves controls: %s, then %s", n, places, now)
				} else {
					places = now
				}
				if wide := Eval[[]string](p, tooWide); len(wide) > 0 {
					t.Errorf("after press %d wider than the screen: %v", n, wide)
				}
				if now := Eval[string](p, where); now != board {
					t.Errorf("after press %d the board lies in %s, lay in %s", n, now, board)
				}
			}
			p.PlayOn(1, "first", p.PressHole)
			if p.Has(".coached") || p.Has(".first-time") {
				t.Error("the coach does not end")
			}
		})
	}
}

// hidesHoles lists the playable holes whose middle lies under what the coach says.
const hidesHoles = `(() => {
	const b = document.querySelector(".coached").getBoundingClientRect();
	return [...document.querySelectorAll('[data-legal="true"]')].filter((e) => {
		const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
		return x > b.left - 8 && x < b.right + 8 && y > b.top - 8 && y < b.bottom + 8;
	}).map((e) => e.dataset.hole);
})()`

// controlPlaces is where the controls are that a person presses again and again.
const controlPlaces = `["first", "previous", "end-coaching", "undo", "hint", "new"].map((act) => [...document.querySelectorAll('[data-act="' + act + '"]')].filter((e) => e.checkVisibility())
	.map((e) => e.getBoundingClientRect()).map((b) => act + " " + [b.x, b.y, b.width, b.height].map(Math.round).join(" "))).join()`

// On the smallest phone the offer to learn stands above the bar, in every language.
func TestAFirstVisitFitsASmallPhone(t *testing.T) {
	p := table(t, SmallPhone)
	for _, words := range text.All() {
		speakNow(p, words.Lang)
		p.WaitStill()
		if under := Eval[float64](p, `document.querySelector(".acts").getBoundingClientRect().top - document.querySelector(".first-time").getBoundingClientRect().bottom`); under < 6 {
			t.Errorf("%s: it ends %.1f px above the bar", words.Lang, under)
		}
		if lines := Eval[[]float64](p, `[...document.querySelectorAll(".goal *")].map((e) => e.getBoundingClientRect().height)`); len(lines) != 2 || max(lines[0], lines[1]) > 20 {
			t.Errorf("%s: the aim and the status are %v px high", words.Lang, lines)
		}
	}
}

func TestTheCoachIsClosed(t *testing.T) {
	p := table(t, Phone)
	p.PlayOn(1, "first", p.PressHole)
	p.WaitTurn("first")
	p.WaitFor(".coached")
	p.Wait("the game to be stored", `localStorage.getItem("kulami")?.includes('"coach"')`)
	p.ReloadGame()
	p.WaitFor(".coached")
	p.Press(Act("end-coaching"))
	p.WaitGone(".coached")
	p.Wait("that to be stored", `!localStorage.getItem("kulami").includes('"coach"')`)
	p.ReloadGame()
	p.PlayOn(1, "first", p.PressHole)
	p.WaitTurn("first")
	if p.Has(".coached") || p.Has(".first-time") {
		t.Error("the coach is back")
	}
}

// That the game starts without a network from now on stands beside what the status line says.
func TestOfflineIsSaidBesideTheStatus(t *testing.T) {
	for _, size := range some(1, []Size{SmallPhone, Phone, Desktop}) {
		p := table(t, size)
		controls := `[...document.querySelectorAll("button, [data-board], .status")].map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join()`
		if p.Text(".toast") == "" {
			p.Run(`dispatchEvent(new Event("kulami-offline"))`)
		}
		p.Wait("it to be said", `document.querySelector('.toast[role="status"]').textContent !== ""`)
		places, status := Eval[string](p, controls), p.Text(".status")
		if !Eval[bool](p, fmt.Sprintf(onScreen, quote(".toast"))) {
			t.Error("it is not on the screen")
		}
		p.Wait("it to go", `document.querySelector(".toast").textContent === ""`)
		if now := Eval[string](p, controls); now != places {
			t.Errorf("it moves controls: %s, then %s", places, now)
		}
		if now := p.Text(".status"); now != status {
			t.Errorf("the status says %q, then %q", status, now)
		}
	}
}

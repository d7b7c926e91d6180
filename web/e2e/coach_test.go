package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	coached "kulami/app/screen/table"
	"kulami/app/text"
	"kulami/rules/engine"
	"kulami/web/journey"
)

// At a first visit the screen shows the aim of the game and an offer to learn. After the first
// marble a coach explains what happened, until it has explained enough or the player closes it.

func TestAFirstGameIsCoached(t *testing.T) {
	t.Parallel()
	for _, c := range some(3, []struct {
		size Size
		lang string
	}{{SmallPhone, "de"}, {SmallPhone, "en"}, {SmallPhone, "fr"}, {Sideways, "cs"}, {Phone, "it"}, {Desktop, "en"}}) {
		t.Run(fmt.Sprintf("%dx%d %s", c.size.Width, c.size.Height, c.lang), func(t *testing.T) {
			t.Parallel()
			p := tableIn(t, c.size, c.lang)
			for _, what := range faultsInFaces(p, notSeen(onScreen, "[data-board]", ".goal strong", ".first-time", Act("home"))) {
				t.Errorf("%s is not on the screen of a first visit", what)
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
				if hidden := faultsInFaces(p, hidesHoles); len(hidden) > 0 {
					t.Errorf("after press %d %q hides %v", n, p.Text(".coached"), hidden)
				}
				for _, what := range faultsInFaces(p, notSeen(onScreen, ".coached", Act("end-coaching"), ".status")) {
					t.Errorf("after press %d %s is not on the screen", n, what)
				}
				if now := Eval[string](p, controlPlaces); places != "" && now != places {
					t.Errorf("press %d moves controls: %s, then %s", n, places, now)
				} else {
					places = now
				}
				if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
					t.Errorf("after press %d wider than the screen: %v", n, wide)
				}
				if now := Eval[string](p, where); now != board {
					t.Errorf("after press %d the board lies in %s, lay in %s", n, now, board)
				}
			}
			p.Press(Act("hint"))
			p.WaitFor(".hinted")
			p.WaitGone(".coached")
			p.PlayOn(1, "first", p.PressHole)
			if p.Has(".coached") && said[p.Text(".coached")] || p.Has(".first-time") {
				t.Error("the coach does not end")
			}
		})
	}
}

// The player can take a costly marble back: the computer waits before it answers.
func TestTheComputerTeaches(t *testing.T) {
	p, e := table(t, Phone), engine.New(engine.Options{Table: 1 << 20})
	p.OpenDialog("game")
	p.Choose("teach", "always")
	p.CloseDialog()
	p.NewGame()
	play := func() {
		p.WaitTurn("first")
		var a engine.Analysis
		pos := p.Agree()
		for a = range e.Analyse(pos, engine.ReviewLimits(1, 40)) {
		}
		choice := a.Moves[len(a.Moves)-1]
		// Keep the game even until a marble can cost much.
		if a.Judge(choice.Best, 56-pos.Ply(), pos.Rules()).Loss < 0.12 {
			choice = slices.MinFunc(a.Moves, func(a, b engine.Move) int { return a.Score*a.Score - b.Score*b.Score })
		}
		p.PressHole(pos.Board().Name(choice.Best))
		p.WaitPly(pos.Ply() + 1)
	}
	p.PlayOn(1, "first", p.PressHole)
	for p.WaitTurn("first"); !p.Has(`[data-status="advice"]`); {
		if p.Ply() > 30 {
			t.Fatal("nothing is advised")
		}
		play()
		p.Wait("advice, or the reply", `document.querySelector('[data-status="advice"], [data-turn="first"]')`)
	}
	ply := p.Ply()
	if better := p.Attr(".hinted", "data-hole"); better == "" || p.Has(".coached") || !strings.Contains(p.Text(".status"), better) {
		t.Errorf("%q is better, the status says %q", better, p.Text(".status"))
	}
	p.Press(Act("take-back"))
	p.WaitPly(ply - 1)
	play()
	p.WaitFor(`[data-status="advice"]`)
	p.PressHole("a1")
	p.WaitPly(ply + 1)
	p.Press(Act("take-back"))
	p.WaitPly(ply - 1)
	if p.Has(Act("take-back")) {
		t.Error("it can be taken back again")
	}
}

// hidesHoles lists the playable holes whose middle is under the coach's text.
const hidesHoles = `(() => {
	const b = document.querySelector(".coached").getBoundingClientRect();
	return [...document.querySelectorAll('[data-legal="true"]')].filter((e) => {
		const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
		return x > b.left - 8 && x < b.right + 8 && y > b.top - 8 && y < b.bottom + 8;
	}).map((e) => e.dataset.hole);
})()`

// controlPlaces is the positions of the controls that a player presses often.
const controlPlaces = `['[data-act="first"]', '[data-act="previous"]', '[data-act="undo"]', '[data-act="hint"]', '[data-act="game"]'].map((act) => [...document.querySelectorAll(act)].filter((e) => e.checkVisibility())
	.map((e) => e.getBoundingClientRect()).map((b) => act + " " + [b.x, b.y, b.width, b.height].map(Math.round).join(" "))).join()`

// On the smallest phone the offer to learn is above the bar in every language and font. The holes
// remain at least 30 px wide.
func TestAFirstVisitFitsASmallPhone(t *testing.T) {
	p := table(t, SmallPhone)
	for _, words := range text.All() {
		speakNow(p, words.Lang)
		p.WaitStill()
		for i, found := range Eval[[][]float64](p, inFaces(`[document.querySelector(".doors").getBoundingClientRect().top - document.querySelector(".first-time").getBoundingClientRect().bottom,
			document.querySelector("[data-hole]").getBoundingClientRect().width]`)) {
			if found[0] < 4 || found[1] < 30 {
				t.Errorf("%s, %s: it ends %.1f px above the bar, and the holes are %.1f px wide", words.Lang, journey.Faces[i].Text, found[0], found[1])
			}
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
	if box := Eval[[]float64](p, `(({ width, height }) => [width, height])(document.querySelector(".coached .close").getBoundingClientRect())`); min(box[0], box[1]) < 44 {
		t.Errorf("the cross is %v large", box)
	}
	p.Press(Act("end-coaching"))
	p.WaitGone(".coached")
	if said := p.Text(".status"); said != text.In("en").CoachOff {
		t.Errorf("the status says %q", said)
	}
	p.Wait("that to be stored", `localStorage.getItem("kulami").includes('"Teach":"off"')`)
	p.ReloadGame()
	p.PlayOn(1, "first", p.PressHole)
	p.WaitTurn("first")
	if p.Has(".coached") || p.Has(".first-time") {
		t.Error("the coach is back")
	}
	p.OpenDialog("game")
	p.Choose("teach", "tips")
	p.CloseDialog()
	p.WaitFor(".coached")
}

// The message that the game now works offline is shown next to the status line and does not replace
// it.
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

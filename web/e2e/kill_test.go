package e2e

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	course "kulami/app/play"
	"kulami/rules"
)

// The whole browser is killed, as by a lack of memory or of power, and nothing is lost that was seen for 250 ms.

var kills = flag.Int("kills", 3, "kill the whole browser so many times")

// seen is how long a state must have been shown.
const seen = 250 * time.Millisecond

// mortal is a browser that can be killed with all its processes.
type mortal struct {
	*Browser
	process *exec.Cmd
}

// startMortal launches a browser with a profile that lies in a folder.
func startMortal(t *testing.T, profile string) mortal {
	t.Helper()
	m := mortal{}
	var err error
	m.Browser, err = startIn(profile, chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		m.process = cmd
	}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.kill) // also when the journey fails
	return m
}

// kill ends all processes of the browser without a word to any of them.
func (m mortal) kill() {
	syscall.Kill(-m.process.Process.Pid, syscall.SIGKILL)
	m.Close()
}

// activity is what a person is at when the browser dies.
type activity struct {
	name  string
	do    func(p *Page, r *rand.Rand)
	shown string // JavaScript expression of the state that must come back
	back  func(p *Page)
	same  func(now, before string) bool
}

func same(now, before string) bool { return now == before }

const linkShown = `document.querySelector("[data-board]")?.dataset.link ?? ""`

var activities = []activity{
	{"a game of two people", func(p *Page, r *rand.Rand) {
		p.NewGame("opponent", "person")
		p.PlayOn(1+r.Intn(4), "", p.PressHole)
	}, linkShown, func(*Page) {}, same},
	{"a game against the computer", func(p *Page, r *rand.Rand) {
		p.NewGame("opponent", "computer", "level", "1")
		p.PlayOn(1+r.Intn(2), p.Table().Turn, p.PressHole)
	}, linkShown, func(*Page) {}, goesOn},
	{"a variation", func(p *Page, r *rand.Rand) {
		p.NewGame("opponent", "person", "board", "sheet")
		p.PlayOn(4, "", p.PressHole)
		went := moves(p, ".main-line > li > .ply")
		back(p, 2)
		try(p, other(p, went[2]))
	}, linkShown, func(*Page) {}, same},
	{"the workshop", func(p *Page, r *rand.Rand) {
		openDialog(p, "menu")
		p.Press(Act("workshop"))
		p.WaitFor(`[data-state="workshop"]`)
		before := drafted(p)
		cells := Eval[[]string](p, `[...document.querySelectorAll("[data-cell]")].map((e) => e.dataset.cell)`)
		for start := time.Now(); drafted(p) == before && time.Since(start) < Patience; {
			p.Press(fmt.Sprintf(`[data-cell=%q]`, cells[r.Intn(len(cells))]))
			time.Sleep(100 * time.Millisecond)
		}
	}, `document.querySelector('[data-state="workshop"]')?.dataset.draft ?? ""`, func(p *Page) {
		openDialog(p, "menu")
		p.Press(Act("workshop"))
		p.WaitFor(`[data-state="workshop"]`)
	}, same},
	{"the course", func(p *Page, r *rand.Rand) {
		at := Eval[int](p, `Math.log2((JSON.parse(localStorage.getItem("kulami")).flags.learnt ?? 0) + 1)`)
		lesson := course.Lessons[at%len(course.Lessons)]
		p.Run(fmt.Sprintf(`location.hash = "learn/%d"`, at%len(course.Lessons)+1))
		p.WaitFor(fmt.Sprintf(`[data-lesson=%q][data-done="false"]`, lesson.Name))
		rec, _ := rules.ParseRecord(lesson.Record)
		goals, need := lesson.Goals()
		for i := range need {
			p.Press(Hole(rec.Board().Name(single(goals, i))))
			if i < need-1 {
				p.Wait("the answer to count", fmt.Sprintf(`document.querySelectorAll(".pip.is-found").length === %d`, i+1))
			}
		}
		p.WaitFor(`[data-done="true"]`)
	}, `String(JSON.parse(localStorage.getItem("kulami"))?.flags?.learnt ?? 0)`, func(*Page) {}, same},
	{"the settings", func(p *Page, r *rand.Rand) {
		openDialog(p, "menu")
		p.Press(Act("settings"))
		wood := map[string]string{"light": "dark", "dark": "light"}[Eval[string](p, `document.querySelector("[data-wood]").dataset.wood`)]
		p.Choose("wood", wood)
		p.Wait("the wood", `document.querySelector("[data-wood]").dataset.wood === `+quote(wood))
	}, `document.querySelector("[data-wood]")?.dataset.wood ?? ""`, func(*Page) {}, same},
}

func TestKillTheBrowser(t *testing.T) {
	t.Parallel()
	profile, err := os.MkdirTemp("", "kulami-killed-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(profile) })
	r := rand.New(rand.NewSource(18))
	b := startMortal(t, profile)
	p := arrive(t, b)
	lost := 0
	for n := range *kills {
		a := activities[n%len(activities)]
		a.do(p, r)
		before := Eval[string](p, a.shown)
		time.Sleep(seen + time.Duration(r.Intn(int(seen))))
		complaints := p.trouble.list()
		b.kill()

		b = startMortal(t, profile)
		p = arrive(t, b)
		a.back(p)
		var now string
		for start := time.Now(); time.Since(start) < 3*time.Second; time.Sleep(2 * pause) {
			if now = Eval[string](p, a.shown); a.same(now, before) {
				break
			}
		}
		if !a.same(now, before) {
			lost++
			t.Errorf("life %d, killed in %s: comes back with %s\nwas %s", n, a.name, now, before)
		}
		for _, complaint := range append(complaints, p.trouble.list()...) {
			t.Errorf("life %d, in %s: the page complained: %s", n, a.name, complaint)
		}
	}
	t.Logf("%d of %d lost", lost, *kills)
}

// arrive opens the bare address in the browser's own profile.
func arrive(t *testing.T, b mortal) *Page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx)
	p := tab(t, ctx, cancel, Phone)
	p.Allow(noTap)
	p.Goto(rootURL)
	p.WaitReady()
	p.Wait("the game to be stored", `history.state?.kulami`)
	return p
}

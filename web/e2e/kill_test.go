package e2e

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"kulami/app/library"
	"kulami/app/screen/course"
	"kulami/rules"
	"kulami/web/journey"
)

// The whole browser is killed, as by a lack of memory or of power. A state that was on the screen
// for 250 ms is not lost.

var (
	kills = flag.Int("kills", 3, "kill the whole browser so many times")
	seed  = flag.Int64("seed", 18, "begins the random numbers of the kills, and of the tabs")
)

// killableBrowser is a browser that can be killed with all its processes.
type killableBrowser struct {
	*Browser
	process *exec.Cmd
}

// startKillable launches a browser with this profile folder.
func startKillable(t *testing.T, profile string) killableBrowser {
	t.Helper()
	m := killableBrowser{}
	var err error
	m.Browser, err = startIn(profile, Shell, nil, chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		m.process = cmd
	}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.kill) // also if the journey fails
	return m
}

// kill ends all processes of the browser without a warning.
func (m killableBrowser) kill() {
	syscall.Kill(-m.process.Process.Pid, syscall.SIGKILL)
	m.Close()
}

// activity is something that a person does when the browser is killed.
type activity struct {
	name string
	do   func(p *Page, r *rand.Rand) string // reaches a state and returns it as shown
	// Makes one more press, which can be too late to be stored; can be nil.
	more func(p *Page, r *rand.Rand)
	back func(p *Page) string          // returns the state shown after the restart
	kept func(now, before string) bool // reports whether now contains all of before
}

var activities = []activity{
	{"a game of two people", func(p *Page, r *rand.Rand) string {
		p.NewGame("opponent", "person")
		p.PlayOn(1+r.Intn(4), "", p.PressHole)
		return lineShown(p)
	}, pressAny, lineShown, grown},
	{"a game against the computer", func(p *Page, r *rand.Rand) string {
		p.NewGame("opponent", "computer", "level", "1")
		p.PlayOn(1+r.Intn(2), p.Table().Turn, p.PressHole)
		return lineShown(p)
	}, pressAny, lineShown, grown},
	{"a variation", func(p *Page, r *rand.Rand) string {
		p.NewGame("opponent", "person", "board", "sheet")
		p.PlayOn(4, "", p.PressHole)
		went := moves(p, ".main-line > li > .ply")
		back(p, 2)
		try(p, other(p, went[2]))
		for range r.Intn(3) {
			try(p, r.Intn(40))
		}
		return lineShown(p)
	}, pressAny, lineShown, grown},
	{"the workshop", func(p *Page, r *rand.Rand) string {
		enterWorkshop(p)
		if missing(p) == nil {
			p.Press(Act("clear"))
			waitTiles(p, 0)
		}
		for range 1 + r.Intn(3) {
			if left := missing(p); left != nil {
				takeTile(p, left[0])
				p.Press(Cell(corner(left[0])))
				waitTiles(p, rules.Tiles-len(left)+1)
			}
		}
		return drafted(p).String()
	}, func(p *Page, r *rand.Rand) {
		if left := missing(p); left != nil {
			takeTile(p, left[0])
			p.Press(Cell(corner(left[0])))
		}
	}, func(p *Page) string {
		enterWorkshop(p)
		return drafted(p).String()
	}, func(now, before string) bool {
		a, okA := rules.ParseDraft(now)
		b, okB := rules.ParseDraft(before)
		n := len(b.Tiles())
		return okA && okB && len(a.Tiles()) >= n && slices.Equal(a.Tiles()[:n], b.Tiles())
	}},
	{"the course", func(p *Page, r *rand.Rand) string {
		at, _ := strconv.Atoi(nextLesson(p))
		p.Press(nextIdea)
		lesson := course.Lessons[at]
		p.WaitFor(fmt.Sprintf(`[data-lesson=%q][data-done="false"]`, lesson.Name))
		rec, _ := rules.ParseRecord(lesson.Record)
		goals, need := lesson.Goals()
		for i := range need {
			p.Press(Hole(rec.Board().Name(single(goals, i))))
			if i < need-1 {
				p.Wait("the answer to count", fmt.Sprintf(`document.querySelector("[data-found]").dataset.found === "%d"`, i+1))
			}
		}
		p.WaitFor(`[data-done="true"]`)
		learnt := library.Flags{Learnt: Eval[uint](p, `JSON.parse(localStorage.getItem("kulami")).flags.learnt`)}
		return strconv.Itoa(max(0, slices.IndexFunc(course.Lessons, func(l course.Lesson) bool { return !l.Learnt(learnt) })))
	}, nil, func(p *Page) string {
		at := nextLesson(p)
		leaveDialog(p)
		return at
	}, same},
	{"the settings", func(p *Page, r *rand.Rand) string {
		p.PressAct("settings")
		wood := map[string]string{"light": "dark", "dark": "light"}[woodShown(p)]
		p.Choose("wood", wood)
		p.Wait("the wood", `document.querySelector("[data-wood]").dataset.wood === `+quote(wood))
		return wood
	}, nil, woodShown, same},
}

func same(now, before string) bool { return now == before }

// lineShown returns the record of the game shown, a space, and the ply shown.
func lineShown(p *Page) string {
	p.T.Helper()
	return Eval[string](p, `(({ link, ply }) => link + " " + ply)(document.querySelector("[data-board]").dataset)`)
}

// grown compares two results of lineShown. It reports whether now has all lines of before and shows
// at least as many marbles.
func grown(now, before string) bool {
	read := func(shown string) (r rules.Record, ply int, ok bool) {
		link, text, _ := strings.Cut(shown, " ")
		r, err := rules.ParseRecord(link)
		ply, bad := strconv.Atoi(text)
		return r, ply, err == nil && bad == nil
	}
	a, plyA, okA := read(now)
	b, plyB, okB := read(before)
	if !okA || !okB || a.Board().Layout() != b.Board().Layout() || a.Rules() != b.Rules() || plyA < plyB {
		return false
	}
	for _, line := range b.Lines() {
		if !slices.ContainsFunc(a.Lines(), func(l []rules.Hole) bool { return len(l) >= len(line) && slices.Equal(l[:len(line)], line) }) {
			return false
		}
	}
	return true
}

// pressAny presses a legal hole, if there is one.
func pressAny(p *Page, r *rand.Rand) {
	p.T.Helper()
	if legal := p.Table().Legal; len(legal) > 0 {
		p.PressHole(legal[r.Intn(len(legal))])
	}
}

// enterWorkshop opens the workshop unless it is shown.
func enterWorkshop(p *Page) {
	p.T.Helper()
	if !p.Has(`[data-state="workshop"]`) {
		openSet(p, "tiles")
		p.WaitFor(`[data-state="workshop"]`)
	}
}

// missing returns the tiles that the board in the workshop still lacks, the next one first.
func missing(p *Page) []rules.Tile {
	p.T.Helper()
	all := byWorth(rules.Deal(77, rules.Irregular))
	if all = all[len(drafted(p).Tiles()):]; len(all) == 0 {
		return nil
	}
	return all
}

// takeTile takes a tile from the tray and turns it as t needs.
func takeTile(p *Page, t rules.Tile) {
	p.T.Helper()
	hand(p, t, func() { p.Press(take(t.Holes())) }, func() { p.Press(Act("rotate")) })
}

// nextIdea is the button of the first lesson that is not done.
const nextIdea = `[data-state="learn"] [data-act="lesson"][aria-current]`

// nextLesson opens the list of lessons and returns the number of the first one that is not done.
func nextLesson(p *Page) string {
	p.T.Helper()
	p.PressAct("learn")
	p.WaitFor(nextIdea)
	return p.Attr(nextIdea, "data-value")
}

func woodShown(p *Page) string {
	p.T.Helper()
	return p.Attr("[data-wood]", "data-wood")
}

func TestKillTheBrowser(t *testing.T) {
	t.Parallel()
	profile, err := os.MkdirTemp("", "kulami-killed-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(profile) })
	t.Cleanup(func() { tally.Count("Chromium", t) })
	t.Logf("-seed %d", *seed)
	r := rand.New(rand.NewSource(*seed))
	b := startKillable(t, profile)
	p := arrive(t, b)
	lost, tried := map[string]int{}, some(*kills, activities)
	for n := range *kills {
		a := tried[n%len(tried)]
		before := a.do(p, r)
		shown := time.Now()
		writeToDisk(p)
		if a.more != nil && r.Intn(2) == 0 {
			time.Sleep(time.Duration(r.Intn(int(journey.Seen))))
			a.more(p, r)
		}
		time.Sleep(max(0, journey.Seen-time.Since(shown)) + time.Duration(r.Intn(int(journey.Seen))))
		complaints := p.Complaints()
		b.kill()

		b = startKillable(t, profile)
		p = arrive(t, b)
		if now := a.back(p); !a.kept(now, before) {
			lost[a.name]++
			t.Errorf("life %d, killed in %s: comes back with %s\nwas %s", n, a.name, now, before)
		}
		for _, complaint := range append(complaints, p.Complaints()...) {
			t.Errorf("life %d, in %s: the page complained: %s", n, a.name, complaint)
		}
	}
	t.Logf("%d kills, lost: %v", *kills, lost)
}

// writeToDisk waits until a write to another database has reached the disk. On a busy machine this
// can take longer than the 250 ms of the promise.
func writeToDisk(p *Page) {
	p.T.Helper()
	Eval[bool](p, `new Promise((done) => {
	const request = indexedDB.open("disk", 1);
	request.onupgradeneeded = () => request.result.createObjectStore("rows");
	request.onsuccess = () => {
		const transaction = request.result.transaction("rows", "readwrite", { durability: "strict" });
		transaction.objectStore("rows").put(Date.now(), "now");
		transaction.oncomplete = () => { request.result.close(); done(true); };
	};
})`)
}

// arrive opens the game's plain address in the browser's own profile.
func arrive(t *testing.T, b killableBrowser) *Page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx)
	p := openTab(t, ctx, cancel, Phone)
	p.Allow(noTap)
	p.OpenGame(rootURL)
	p.Wait("the game to be stored", `history.state?.kulami`)
	return p
}

package e2e

import (
	"maps"
	"os"
	"strconv"
	"strings"
	"testing"

	"kulami/rules/puzzle"
)

// A person comes back every day for two minutes to solve puzzles.

// Addresses of two puzzles. In the eighth, f3 saves the draw.
const eighth, ninth = "puzzle/8/cv0", "puzzle/9/cx7"

// setClock is a script that controls the page's clocks. clockAhead makes that many milliseconds
// pass, and a reload keeps them. clockSet sets only the device's clock ahead, and setDate sets it
// to a date.
const setClock = `(() => {
  if (location.protocol === "about:") return;
  const Real = Date;
  let ahead = +sessionStorage.getItem("clockAhead") || 0, passed = 0;
  window.clockSet = (ms) => sessionStorage.setItem("clockAhead", ahead = ms);
  Object.defineProperty(window, "clockAhead", { get: () => ahead, set: (ms) => { passed += ms - ahead; clockSet(ms); } });
  const steady = performance.now.bind(performance);
  performance.now = () => steady() + passed;
  window.Date = class extends Real {
    constructor(...all) { all.length ? super(...all) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
  window.setDate = (year, month, day, hour, minute) => clockSet(new Real(year, month - 1, day, hour, minute) - Real.now());
})()`

// inPuzzle waits until a puzzle is shown in a state.
func inPuzzle(p *Page, state string) {
	p.T.Helper()
	p.WaitFor(`[data-puzzle][data-state="` + state + `"]`)
}

// solve plays the solution of the puzzle shown.
func solve(p *Page) {
	p.T.Helper()
	inPuzzle(p, "open")
	file, err := os.ReadFile("../../static/puzzles.txt")
	p.Must("read the puzzles", err)
	all, err := puzzle.Decode(file)
	p.Must("read the puzzles", err)
	number, _ := strconv.Atoi(p.Attr("[data-puzzle]", "data-puzzle"))
	shown, err := all.At(number - 1)
	p.Must("find the puzzle", err)
	p.PressHole(shown.Record.Board().Name(shown.Solution))
	inPuzzle(p, "solved")
}

// A person goes from the menu to the themes and plays a wrong move, which gets a reason. They try
// again, open the analysis and the next puzzle, and go back through the history.
func TestSolveAPuzzle(t *testing.T) {
	p := table(t, Phone)
	p.PressAct("puzzles")
	p.WaitFor(`[data-state="puzzles"]`)
	p.Press(Act("all-puzzles"))
	p.Press(Act("puzzle") + `[data-value="closing"]`)
	inPuzzle(p, "open")
	visit(p, eighth)
	p.WaitFor(`[data-puzzle="8"]`)
	if words := p.Text("main h2"); words != "Red to play and draw." {
		t.Errorf("the task is %q", words)
	}
	link := p.Link()
	p.PressHole("f8")
	inPuzzle(p, "failed")
	p.WaitFor(".overlay .stroke-second")
	p.WaitFor(`.board .tick-mark.is-slip`)
	followWhy(p)
	p.Press(Act("retry"))
	inPuzzle(p, "open")
	if Eval[bool](p, `!!document.querySelector(".overlay .stroke")`) {
		t.Error("the arrow to the answer stays")
	}
	if got := p.Link(); got != link {
		t.Errorf("another try begins at %s, not at %s", got, link)
	}
	p.PressHole("f3")
	inPuzzle(p, "solved")
	p.Press(Act("analyse"))
	p.WaitFor(`[data-state="analysis"]`)
	p.Press(Act("return"))
	inPuzzle(p, "solved")
	playOut(p)
	p.Press(Act("return"))
	inPuzzle(p, "solved")
	p.Press(Act("next-puzzle"))
	inPuzzle(p, "open")
	p.Press(Act("return"))
	p.WaitFor(`[data-state="puzzles"]`)
	p.Run(`history.back()`)
	inPuzzle(p, "open")
}

// followWhy opens the reason why a try was wrong and steps through its line from the try on.
func followWhy(p *Page) {
	p.T.Helper()
	p.Press(".reaction summary")
	line := strings.Fields(p.Attr(".reaction [data-why]", "data-line"))
	for i := range line {
		p.Press(Act("play-line") + `[data-value="` + strings.Join(line[:i+1], " ") + `"]`)
		p.WaitFor(`.reaction [aria-current="true"][data-value="` + strings.Join(line[:i+1], " ") + `"]`)
		p.WaitFor(`[data-hole="` + line[i] + `"][data-marble]`)
	}
}

// playOut plays on after a solved puzzle. The best reply follows each of the player's marbles, and
// the page says how much a marble gives away.
func playOut(p *Page) {
	p.T.Helper()
	ply := p.Ply()
	p.Press(Act("prove"))
	p.WaitPly(ply + 1)
	p.WaitFor(`[data-proof="first"][data-margin="0"][data-keeping]`)
	p.Press(`[data-legal="true"]`)
	p.WaitPly(ply + 3)
	p.WaitFor(`[data-proof][data-keeping]`)
	if kept := p.Attr("[data-proof]", "data-margin") == "0"; kept == strings.Contains(p.Text("[data-proof]"), "away") {
		p.T.Errorf("%s", p.Text("[data-proof]"))
	}
	p.Press(Act("undo"))
	p.WaitPly(ply + 1)
	p.WaitFor(`[data-proof][data-margin="0"][data-keeping]`)
	p.Press(Act("prove"))
	p.WaitGone(`[data-proof]`)
}

// By keyboard and screen reader: the task, a wrong move, its reason and the solution are announced.
// Another puzzle is played out until its result is certain.
func TestSolveAPuzzleByEar(t *testing.T) {
	p := table(t, Desktop)
	heard := func(words string) {
		t.Helper()
		p.Wait("the announcement "+words, `[...document.querySelectorAll("[aria-live]")].some((e) => e.textContent.includes(`+quote(words)+`))`)
	}
	visit(p, eighth)
	heard("Puzzle. Red to play and draw.")
	p.TabTo("data-hole", "")
	p.Key("?")
	p.WaitFor(`[name="entry"]`)
	p.Focus(`[name="entry"]`)
	p.Type("f8")
	p.Key("Enter")
	heard("f8 isn’t the solution. ")
	heard(" with best play.")
	p.TabTo("data-act", "retry")
	p.Key("Enter")
	heard("Red to play and draw.")
	p.TabTo("data-act", "solution")
	p.Key("Enter")
	heard("The solution is f3.")

	visit(p, "puzzle/382")
	p.WaitFor(`[data-puzzle="382"]`)
	p.TabTo("data-act", "solution")
	p.Key("Enter")
	p.TabTo("data-act", "prove")
	p.Key("Enter")
	heard("Whatever is played now, Red wins by 9 points or more.")
	ply := p.Ply()
	p.TabTo("data-hole", "")
	p.Key("?")
	p.WaitFor(`[name="entry"]`)
	p.Focus(`[name="entry"]`)
	p.Type(p.Attr(`[data-legal="true"]`, "data-hole"))
	p.Key("Enter")
	p.WaitPly(ply + 2)
	heard("You kept the result to the end.")
	p.Key("Escape")
	inPuzzle(p, "failed")
}

// A shared result of the daily puzzle does not reveal the solution. An open puzzle stays when
// midnight comes, and the new one is offered. The streak goes on after one missed date.
func TestDailyPuzzle(t *testing.T) {
	p := table(t, Phone, setClock, `Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } })`)
	p.Run(`setDate(2027, 3, 7, 12, 0)`)
	visit(p, "daily")
	solve(p)
	p.Press(Act("share-result"))
	p.Wait("the result", `window.copied`)
	if got := Eval[string](p, `copied`); !strings.HasPrefix(got, "Kulami puzzle, 7 Mar 2027: solved ✓ 1-day streak\n") || !strings.HasSuffix(got, "#daily") {
		t.Errorf("the result is %q", got)
	}
	if left := p.Attr("[data-next]", "data-next"); left != "720" {
		t.Errorf("at noon %s minutes are left", left)
	}
	p.Run(`setDate(2027, 3, 7, 23, 57)`)
	p.ReloadGame()
	p.WaitFor(`[data-next="3"]`)
	p.Run(`setDate(2027, 3, 8, 23, 58)`)
	p.ReloadGame()
	inPuzzle(p, "open")
	number := p.Attr("[data-puzzle]", "data-puzzle")
	p.Run(`setDate(2027, 3, 9, 0, 5)`)
	p.Press(Act("solution"))
	inPuzzle(p, "failed")
	if got := p.Attr("[data-puzzle]", "data-puzzle"); got != number {
		t.Errorf("at midnight puzzle %s comes in the place of %s", got, number)
	}
	p.Run(`copied = ""`)
	p.Press(Act("share-result"))
	p.Wait("the failure", `copied.startsWith("Kulami puzzle, 8 Mar 2027: not solved ✕\n")`)
	p.Press(Act("daily"))
	p.Wait("the puzzle of the day", `document.querySelector("[data-puzzle]").dataset.puzzle !== `+quote(number))
	visit(p, "puzzles")
	p.WaitFor(`[data-streak="1"]`)
	p.WaitFor(`[data-frozen]`)
}

// A newcomer begins today's tasks: a lesson is done after four presses. The tasks go on where they
// were left, and lead from one to the next. On the next day there are others.
func TestToday(t *testing.T) {
	p := table(t, SmallPhone, setClock)
	p.Run(`setDate(2027, 3, 7, 12, 0)`)
	p.ReloadGame()
	p.Press(Act("puzzles"))
	p.WaitFor(`[data-tasks="0/5"]`)
	p.Press(`main nav ` + Act("next-task"))
	p.Press(`[data-state="lesson"] [data-hole]`)
	p.Press(Act("next-task"))
	solve(p)
	p.Press(Act("next-task"))
	inPuzzle(p, "open")
	p.ReloadGame()
	inPuzzle(p, "open")
	p.Press(Act("return"))
	p.WaitFor(`[data-tasks="2/5"]`)
	p.WaitFor(`[data-streak="1"]`)
	p.Press(`main nav ` + Act("next-task"))
	solve(p)
	p.Press(Act("next-task"))
	p.Press(Act("solution"))
	p.Press(Act("next-task"))
	p.WaitFor(`[data-finish]`)
	p.Press(Act("return"))
	p.WaitFor(`[data-tasks="4/5"]`)
	p.Run(`setDate(2027, 3, 8, 12, 0)`)
	p.ReloadGame()
	p.WaitFor(`[data-tasks="0/7"]`)
}

// The puzzles work offline although none was opened before, and also after an update.
func TestPuzzlesOffline(t *testing.T) {
	h, p, address := settled(t, files)
	openWithout := func(place string) {
		h.Cut(0)
		p.Leave()
		p.OpenGame(address + place)
		inPuzzle(p, "open")
	}
	openWithout("?act=daily") // a shortcut of the installed app
	openWithout("#" + ninth)
	if n := h.Asked("puzzles.txt"); n != 1 {
		t.Errorf("the puzzles were asked for %d times", n)
	}
	h.Mend()
	p.ReloadGame()
	p.update(t, p.offer(t, h, "puzzles"))
	openWithout("#" + eighth)
}

// The puzzles cannot be fetched, or arrive damaged. The page says so, and another try fetches them.
func TestPuzzlesAreMissing(t *testing.T) {
	damaged := maps.Clone(files)
	damaged["puzzles.txt"] = append([]byte("nonsense\n"), files["puzzles.txt"]...)
	h := newHost(files)
	p := begin(t, Phone)
	p.Allow("puzzles.txt")
	p.Allow("Failed to load resource")
	p.OpenGame(servers.Serve(h))
	h.Lose("puzzles.txt")
	visit(p, "daily")
	p.WaitFor(`[data-state="missing"]`)
	h.Mend()
	h.Deploy(damaged)
	p.Press(Act("fetch-again"))
	p.Wait("the damaged puzzles to come", `performance.getEntriesByType("resource").filter((e) => e.name.includes("puzzles.txt")).length === 2`)
	p.WaitFor(`[data-state="missing"] ` + Act("fetch-again"))
	h.Deploy(files)
	p.Press(Act("fetch-again"))
	inPuzzle(p, "open")
}

// A storm begins after three seconds, in which a press plays no marble. It continues after a reload
// and ends once.
func TestStorm(t *testing.T) {
	p := table(t, Phone, setClock)
	visit(p, "storm")
	p.Press(Act("start-storm"))
	p.WaitFor(`[data-storm="starting"] .countdown`)
	p.Press(`[data-legal="true"]`)
	p.WaitFor(`[data-storm="running"]`)
	if p.Has(`.row .tick-mark`) {
		t.Error("a press before the start is played")
	}
	p.Press(`[data-legal="true"]`)
	p.WaitFor(`.row .tick-mark`)
	score := p.Attr("[data-score]", "data-score")
	p.WaitFor(`[data-legal="true"]`)
	p.Wait("the focus in the next puzzle", `document.activeElement.matches("[data-hole]")`)
	p.Run(`clockAhead += 60_000`)
	p.Wait("a minute", `+document.querySelector("[data-left]").dataset.left <= 120`)
	p.ReloadGame()
	p.WaitFor(`[data-storm="running"] [data-score="` + score + `"]`)
	p.Wait("the time", `+document.querySelector("[data-left]").dataset.left <= 120`)
	p.Run(`clockAhead += 121_000`)
	p.WaitFor(`[data-storm="over"] [data-score="` + score + `"]`)
	p.Wait("the focus at the end", `document.activeElement !== document.body`)
	p.ReloadGame()
	p.WaitFor(`[data-storm="over"] [data-score="` + score + `"]`)
	p.Press(Act("start-storm"))
	p.WaitFor(`[data-storm="starting"] [data-score="0"]`)
}

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"kulami/app/text"
	"kulami/rules"
)

// A person plays a whole game without a pointer and without looking, in the browser's language.
// They use arrows, n and p, and the names of holes. Every ply is announced once to screen readers.
// Nothing else is announced without a request.

func TestPlayByKeyboardAndEar(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lang, edition, opponent string }{{"es", "es-2", "person"}, {"de", "it-both", "computer"}} {
		t.Run(c.lang, func(t *testing.T) {
			p := tableIn(t, Desktop, c.lang)
			p.Hurry()
			p.OpenDialog("game")
			p.Choose("teach", "off") // it would announce more
			p.CloseDialog()
			e := earOf(p, text.In(c.lang))
			for _, act := range []string{"game", "new"} {
				p.TabTo("data-act", act)
				p.Key("Enter")
			}
			p.WaitFor(Act("start"))
			p.ChooseByKey("opponent", c.opponent)
			p.Wait("the choices against the "+c.opponent, fmt.Sprintf(`(document.querySelector("[name=level]") !== null) === %t`, c.opponent == "computer"))
			edition, _ := rules.EditionNamed(c.edition)
			p.TabTo("data-act", "new-rules")
			p.Key("Enter")
			p.WaitFor(`dialog[data-state="new-rules"]`)
			p.ChooseByKey("box", edition.Sheet)
			p.ChooseByKey("edition", c.edition)
			p.TabTo("data-act", "start")
			p.Key("Enter")
			head := e.text.SideToMove(e.sides[0])
			if c.opponent == "computer" {
				head, e.names[0] = e.text.YourMove, e.text.You
			}
			e.hears(e.text.NewGame + ". " + e.text.Colon(head, e.text.FirstAnywhere) + ".")
			p.TabTo("data-hole", "")
			pos := p.Agree()
			whole := c.opponent == "computer" || *thorough
			for !pos.Over() && (whole || pos.Ply() < 14) {
				if pos.Ply() == 10 {
					e.asks(pos)
				}
				h := rules.NoHole
				if c.opponent == "computer" && pos.Turn() == rules.Second {
					h = e.answer(pos)
				} else {
					h = e.plays(pos)
				}
				pos = pos.After(h)
				e.hears(e.ply(pos, h))
			}
			p.Agree()
			if whole {
				p.Ended(pos)
			}
			if got, want := strings.Join(Eval[[]string](p, `announced`), " "), strings.Join(e.said, " "); got != want {
				t.Errorf("announced was\n%s\nnot\n%s", got, want)
			}
		})
	}
}

// ear is a player who hears only the announcements.
type ear struct {
	*Page
	text  *text.Text
	sides [2]string // names of the sides, by their marbles
	names [2]string // names of the players
	said  []string  // the announcements expected so far
}

// earOf starts to record every text in a live region, in the list announced.
func earOf(p *Page, words *text.Text) *ear {
	p.T.Helper()
	p.Run(`window.announced = [];
const regions = [...document.querySelectorAll("[aria-live]")], last = new Map();
new MutationObserver(() => regions.forEach((region) => {
  const words = region.textContent;
  if (words !== last.get(region) && words !== "") announced.push(words);
  last.set(region, words);
})).observe(document.body, { subtree: true, childList: true, characterData: true });`)
	sides := words.SidesOf("red-black")
	return &ear{p, words, sides, sides, nil}
}

// hears waits until these words are announced.
func (e *ear) hears(words string) {
	e.T.Helper()
	e.said = append(e.said, words)
	want := strings.Join(e.said, " ") // announcements of one moment are one text
	e.Wait("an announcement", fmt.Sprintf(`announced.join(" ").length >= %d`, utf8.RuneCountInString(want)))
	if got := strings.Join(Eval[[]string](e.Page, `announced`), " "); !strings.HasPrefix(got, want) {
		e.Fail("announced was\n%s\nnot\n%s", got, want)
	}
}

// answer waits for the computer's marble and returns its hole.
func (e *ear) answer(pos rules.Position) rules.Hole {
	e.T.Helper()
	e.WaitPly(pos.Ply() + 1)
	rec, err := rules.ParseRecord(e.Link())
	if err != nil {
		e.Fail("%v", err)
	}
	return rec.Position().Last()
}

// ply returns the announcement of the move h that led to pos: the marble, the points, and the holes
// left or the result.
func (e *ear) ply(pos rules.Position, h rules.Hole) string {
	words := e.text.Played(e.sides[pos.Turn().Other()], pos.Board().Name(h)) + " " + e.tally(pos) + " "
	if !pos.Over() {
		return words + e.text.HolesLeft(pos.Legal().Len())
	}
	margin, person := pos.Score().Margin(), e.names[0] == e.text.You
	result := e.text.Draw
	switch {
	case margin == 0:
	case person && margin > 0:
		result = e.text.YouWin
	case person:
		result = e.text.YouLose
	default:
		result = e.text.Wins(e.sides[pos.Score().Leader()])
	}
	if margin != 0 {
		result = e.text.WonBy(result, e.text.ByPoints(max(margin, -margin)))
	}
	words += result + "."
	if pos.Ply() < pos.Rules().MaxPlies() {
		why := e.text.ComputerStuck
		switch stuck := pos.Turn(); {
		case !person:
			why = e.text.SideStuck(e.sides[stuck])
		case stuck == rules.First:
			why = e.text.YouStuck
		}
		words += " " + why
	}
	return words
}

func (e *ear) tally(pos rules.Position) string {
	s := pos.Score()
	return e.text.Tally(e.names[0], s.Total(rules.First), e.names[1], s.Total(rules.Second))
}

// plays plays a hole and returns it. It uses another way each time.
func (e *ear) plays(pos rules.Position) rules.Hole {
	e.T.Helper()
	legal := pos.Legal().Slice()
	name := pos.Board().Name(legal[(pos.Ply()*7+len(legal)/2)%len(legal)])
	switch pos.Ply() % 8 {
	case 0:
		e.Page.Walk("data-hole", name)
		e.Key("Enter")
	case 4:
		e.types(name)
	default:
		name = e.Playable([]string{"n", "p"}[pos.Ply()%2])
		e.Key([]string{"Enter", "Space"}[pos.Ply()%2])
	}
	return pos.Board().Hole(name)
}

// types enters the name of a hole, or the letter of a command.
func (e *ear) types(name string) {
	e.T.Helper()
	e.Key("?")
	e.WaitFor(`[name="entry"]`)
	e.Page.TabTo("name", "entry")
	e.Type(name)
	e.Key("Enter")
	e.WaitGone("dialog")
}

// asks sends every request for an announcement, and presses a hole that is not legal.
func (e *ear) asks(pos rules.Position) {
	e.T.Helper()
	b, last := pos.Board(), pos.Last()
	e.Page.Walk("data-hole", b.Name(last))
	tile := b.TileHoles(b.TileOf(last))
	count := func(side rules.Side) int { return (tile & pos.Marbles(side)).Len() }
	var playable []string
	for _, h := range pos.Legal().Slice() {
		playable = append(playable, b.Name(h))
	}
	for _, c := range []struct{ key, words string }{
		{"s", e.tally(pos)},
		{"l", e.text.Played(e.sides[pos.Turn().Other()], b.Name(last))},
		{"m", e.text.Playable(strings.Join(playable, " "), len(playable))},
		{"t", b.Name(last) + ", " + e.text.TileOf(tile.Len(), e.sides[0], count(rules.First), e.sides[1], count(rules.Second))},
		{"e", e.text.NoValue},
		{"Enter", e.text.Why(rules.Filled, b.Name(last))},
		{"Enter", e.text.Why(rules.Filled, b.Name(last))}, // announced again
	} {
		e.Key(c.key)
		e.hears(c.words)
	}
	e.types("s")
	e.hears(e.tally(pos))
	e.Key("h")
	e.Wait("a hint", `announced.at(-1).includes(document.querySelector(".hinted")?.dataset.hole)`)
	e.said = append(e.said, Eval[string](e.Page, `announced.at(-1)`))
	e.Key("?")
	e.WaitFor(`[data-state="keys"]`)
	e.Key("Escape")
	e.WaitGone("dialog")
}

// The keyboard enters the board at the hole that had the focus last.
func TestTheTabStop(t *testing.T) {
	p := table(t, Desktop)
	p.NewGame("opponent", "person", "board", "sheet")
	stop := func(hole string) {
		t.Helper()
		p.Wait("the tab stop on "+hole, `[...document.querySelectorAll('.cell[tabindex="0"]')].map((e) => e.dataset.hole).join() === `+quote(hole))
	}
	p.PressHole("c4")
	p.WaitPly(1)
	stop("c4")
	p.Key("ArrowRight")
	stop("d4")
	p.Key("Shift+Tab")
	if hole := p.Focused("data-hole"); hole != "" {
		t.Errorf("the focus has gone from d4 to %s", hole)
	}
	p.Key("Tab")
	if hole := p.Focused("data-hole"); hole != "d4" {
		t.Errorf("the focus has come back to %q", hole)
	}
	for _, board := range []string{"symmetric", "number"} {
		p.NewGame("board", board)
		p.Wait("one tab stop", `document.querySelectorAll('.cell[tabindex="0"]').length === 1`)
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(1)
		stop(Eval[string](p, `document.querySelector('[data-marble="first"]').dataset.hole`))
	}
}

// A held key changes the choice faster than the page is drawn. The last choice counts.
func TestChoicesInARush(t *testing.T) {
	p := table(t, Desktop)
	p.OpenNewGame()
	if lost := Eval[[]int](p, `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms)), lost = [];
  const settled = async () => { // waits for ten frames without a change
    let drawn = true;
    const watcher = new MutationObserver(() => { drawn = true; });
    watcher.observe(document.querySelector("dialog"), { subtree: true, childList: true, attributes: true, characterData: true });
    while (drawn) {
      drawn = false;
      for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    watcher.disconnect();
  };
  for (let pause = 0; pause < 10; pause++) {
    const choices = [...document.querySelectorAll("input[name=level]")];
    choices[pause % 2].click();
    await settled();
    choices[2].click();
    await wait(pause);
    choices[3].click();
    await settled();
    if (!choices[3].checked || document.querySelector("input[name=level]:checked") !== choices[3]) lost.push(pause);
  }
  return lost;
})()`); len(lost) > 0 {
		t.Errorf("a second choice is lost so many milliseconds after the first: %v", lost)
	}
}

// The change of a radio button can come after the drawing that its click has caused, when the
// button means another choice. The click counts.
func TestALateChangeOfARadioButton(t *testing.T) {
	p := table(t, Desktop)
	p.OpenNewGame()
	p.Choose("opponent", "person")
	p.Run(`document.querySelector('[name="opponent"][value="computer"]').dispatchEvent(new Event("change", { bubbles: true }))`)
	p.ReloadGame()
	p.OpenNewGame()
	if !p.Has(`[name="opponent"][value="person"]:checked`) {
		t.Error("a late change has chosen the computer")
	}
}

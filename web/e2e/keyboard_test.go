package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/rules"
)

// A person plays a whole game without a pointer and without looking: by arrows, by n and p, by the names of holes, in the
// language of the browser. A screen reader is told of every ply, once, and of nothing else that was not asked for.

func TestPlayByKeyboardAndEar(t *testing.T) {
	for _, c := range []struct{ lang, edition string }{{"es", "es-2"}, {"de", "it-both"}} {
		t.Run(c.lang, func(t *testing.T) {
			p := start(t, Desktop)
			speak(p, c.lang)
			p.Goto(rootURL)
			p.WaitReady()
			e := earOf(p, text.In(c.lang))
			tabTo(p, "data-act", "new")
			p.Key("Enter")
			p.WaitFor(Act("start"))
			chooseByKey(t, p, "opponent", "person")
			chooseByKey(t, p, "edition", c.edition)
			tabTo(p, "data-act", "start")
			p.Key("Enter")
			e.hears(e.text.GameBegins + " " + e.text.SideToMove(e.sides[0]) + ", " + e.text.FirstAnywhere + ".")
			tabTo(p, "data-hole", "")
			pos := p.Agree()
			for !pos.Over() {
				if pos.Ply() == 9 {
					e.asks(pos)
				}
				h := e.plays(pos)
				pos = pos.After(h)
				e.hears(e.ply(pos, h))
			}
			p.Agree()
			ended(t, p, pos)
			if got := Eval[[]string](p, `announced`); !slices.Equal(got, e.said) {
				t.Errorf("announced was\n%s\nnot\n%s", strings.Join(got, "\n"), strings.Join(e.said, "\n"))
			}
		})
	}
}

// ear is somebody who plays by what a screen reader says.
type ear struct {
	*Page
	text  *text.Text
	sides [2]string
	said  []string // what was to be announced so far
}

// earOf listens from now on: announced holds every text that has come into a live region. That the app starts without a
// network may be told at any time, and is left out.
func earOf(p *Page, words *text.Text) *ear {
	p.T.Helper()
	p.Run(`window.announced = [];
const regions = [...document.querySelectorAll("[aria-live]")], last = new Map();
new MutationObserver(() => regions.forEach((region) => {
  const words = region.textContent;
  if (words !== last.get(region) && words !== "" && words !== ` + quote(words.OfflineReady) + `) announced.push(words);
  last.set(region, words);
})).observe(document.body, { subtree: true, childList: true, characterData: true });`)
	return &ear{p, words, words.Sides["red-black"], nil}
}

// hears waits until these words are announced.
func (e *ear) hears(words string) {
	e.T.Helper()
	e.said = append(e.said, words)
	e.Wait(quote(words)+" to be announced", `announced.at(-1) === `+quote(words))
}

// ply is what is announced when h has led to a position: the marble, the points, and the holes left or the result.
func (e *ear) ply(pos rules.Position, h rules.Hole) string {
	words := e.text.Played(e.sides[pos.Turn().Other()], pos.Board().Name(h)) + " " + e.tally(pos) + " "
	if !pos.Over() {
		return words + e.text.HolesLeft(pos.Legal().Len())
	}
	margin := pos.Score().Margin()
	if margin == 0 {
		words += e.text.Draw
	} else {
		words += e.text.Wins(e.sides[pos.Score().Leader()]) + ", " + e.text.ByPoints(max(margin, -margin))
	}
	if pos.Ply() < pos.Rules().MaxPlies() {
		words += ", " + e.text.NoHoleLeft
	}
	return words + "."
}

func (e *ear) tally(pos rules.Position) string {
	s := pos.Score()
	return e.text.Tally(e.sides[0], s.Total(rules.First), e.sides[1], s.Total(rules.Second))
}

// plays plays a hole, each time in another way, and returns it.
func (e *ear) plays(pos rules.Position) rules.Hole {
	e.T.Helper()
	legal := pos.Legal().Slice()
	name := pos.Board().Name(legal[(pos.Ply()*7+len(legal)/2)%len(legal)])
	switch pos.Ply() % 8 {
	case 0:
		walk(e.Page, name)
		e.Key("Enter")
	case 4:
		e.types(name)
	default:
		e.Key([]string{"n", "p"}[pos.Ply()%2])
		e.Wait("a playable hole to have the focus", `document.activeElement?.dataset.legal === "true"`)
		name = e.Focused("data-hole")
		e.Key([]string{"Enter", "Space"}[pos.Ply()%2])
	}
	return pos.Board().Hole(name)
}

// types enters the name of a hole, or the letter of a command.
func (e *ear) types(name string) {
	e.T.Helper()
	e.Key("?")
	e.WaitFor(`[name="entry"]`)
	tabTo(e.Page, "name", "entry")
	e.Type(name)
	e.Key("Enter")
	e.Wait("the dialog to close", `!document.querySelector("dialog")`)
}

// asks asks for everything there is to ask for, and plays what may not be played.
func (e *ear) asks(pos rules.Position) {
	e.T.Helper()
	b, last := pos.Board(), pos.Last()
	walk(e.Page, b.Name(last))
	tile := b.TileHoles(b.TileOf(last))
	count := func(side rules.Side) int { return (tile & pos.Marbles(side)).Len() }
	var playable []string
	for h := range pos.Legal().All() {
		playable = append(playable, b.Name(h))
	}
	for _, c := range []struct{ key, words string }{
		{"s", e.tally(pos)},
		{"l", e.text.Played(e.sides[pos.Turn().Other()], b.Name(last))},
		{"m", e.text.Playable(strings.Join(playable, " "), len(playable))},
		{"t", b.Name(last) + ", " + e.text.TileOf(tile.Len(), e.sides[0], count(rules.First), e.sides[1], count(rules.Second))},
		{"e", e.text.NoValue},
		{"Enter", e.text.Why(rules.Filled, b.Name(last))},
		{"Enter", e.text.Why(rules.Filled, b.Name(last))}, // said again
	} {
		e.Key(c.key)
		e.said = append(e.said, c.words)
		e.Wait(quote(c.words)+" to be announced", fmt.Sprintf(`announced.length === %d && `, len(e.said))+` announced.at(-1) === `+quote(c.words))
	}
	e.types("s")
	e.hears(e.tally(pos))
	e.Key("h")
	hint, _, _ := strings.Cut(e.text.HintGiven("#"), "#")
	e.Wait("a hint", `announced.at(-1).startsWith(`+quote(hint)+`)`)
	e.said = append(e.said, Eval[string](e.Page, `announced.at(-1)`))
	e.Key("?")
	e.WaitFor(`[data-state="keys"]`)
	e.Key("Escape")
	e.Wait("the dialog to close", `!document.querySelector("dialog")`)
}

// tabTo presses Tab until the element with this value of the attribute has the focus; any value will do when it is
// empty.
func tabTo(p *Page, attribute, value string) {
	p.T.Helper()
	for range 100 {
		if got := p.Focused(attribute); got != "" && (value == "" || got == value) {
			return
		}
		p.Key("Tab")
	}
	p.T.Fatalf("Tab does not lead to %s=%q", attribute, value)
}

// chooseByKey sets a group of radio buttons with the arrow keys.
func chooseByKey(t *testing.T, p *Page, name, value string) {
	t.Helper()
	tabTo(p, "name", name)
	for range 10 {
		if p.Focused("value") == value {
			p.Wait(value+" to be chosen", `document.activeElement.checked`)
			return
		}
		p.Key("ArrowRight")
	}
	t.Fatalf("the arrow keys do not lead to %s of %s", value, name)
}

// walk leads the focus to a hole with the arrow keys.
func walk(p *Page, hole string) {
	p.T.Helper()
	for range 40 {
		at := p.Focused("data-hole")
		from, ok := rules.ParsePoint(at)
		to, _ := rules.ParsePoint(hole)
		if !ok {
			p.T.Fatalf("the focus has left the board on the way to %s", hole)
		}
		if from == to {
			return
		}
		p.Key(Arrow(from, to))
		p.Wait("the focus to move from "+at, `document.activeElement?.getAttribute("data-hole") !== `+quote(at))
	}
	p.T.Fatalf("the arrow keys do not lead to %s", hole)
}

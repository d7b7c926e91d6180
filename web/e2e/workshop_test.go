package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/app/text"
	"kulami/rules"
	"kulami/web/journey"
)

// A person builds the board on their table, saves it, sends it to a friend and plays on it.

// workshop opens the empty workshop from the choice of a board.
func workshop(t *testing.T, size Size) *Page {
	t.Helper()
	p := table(t, size)
	openSet(p, "tiles")
	p.WaitFor(`[data-state="workshop"]`)
	return p
}

// Cell is the selector of a cell in the workshop.
func Cell(at rules.Point) string { return fmt.Sprintf(`[data-cell=%q]`, at) }

// take is the selector of the tray's tiles with this worth.
func take(worth int) string { return fmt.Sprintf(`[data-act="take"][data-value="%d"]`, worth) }

// drafted returns the draft that the page shows.
func drafted(p *Page) rules.Draft {
	p.T.Helper()
	text := p.Attr(`[data-state="workshop"]`, "data-draft")
	d, ok := rules.ParseDraft(text)
	if !ok {
		p.Fail("the page shows the draft %q", text)
	}
	return d
}

// waitTiles waits until this number of tiles is in the frame.
func waitTiles(p *Page, n int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf("%d tiles", n), fmt.Sprintf(`document.querySelector("[data-tiles]").dataset.tiles === "%d"`, n))
}

// corner returns the place of a tile's upper left hole.
func corner(t rules.Tile) rules.Point { return rules.Point{X: t.Min.X, Y: t.Min.Y + t.H - 1} }

// byWorth returns the tiles of a board, the large ones first, and each worth from the upper left.
func byWorth(b *rules.Board) []rules.Tile {
	var tiles []rules.Tile
	for i := range rules.Tiles {
		tiles = append(tiles, b.Tile(i))
	}
	slices.SortStableFunc(tiles, func(s, t rules.Tile) int {
		if s.Holes() != t.Holes() {
			return t.Holes() - s.Holes()
		}
		return int(corner(t).Y)*rules.Frame - int(corner(t).X) - int(corner(s).Y)*rules.Frame + int(corner(s).X)
	})
	return tiles
}

// builtAs waits until the page shows the board b, and fails the journey unless the page says that
// the board is complete.
func builtAs(p *Page, b *rules.Board) {
	p.T.Helper()
	for start := time.Now(); ; time.Sleep(2 * journey.Pause) {
		got, err := drafted(p).Board()
		if err == nil && got.Layout() == b.Turned(0).Layout() {
			break
		} else if time.Since(start) > journey.Patience {
			p.Fail("built was\n%v, %v\nnot\n%v", got, err, b)
		}
	}
	if p.Attr(`[data-state="workshop"]`, "data-complete") != "true" || p.Has("[data-status=wrong]") {
		p.Fail("the page complains: %s", p.Text("[data-status]"))
	}
}

// hand takes a tile with the worth of t from the tray and turns it like t.
func hand(p *Page, t rules.Tile, choose, rotate func()) {
	p.T.Helper()
	holds := fmt.Sprintf(`document.querySelector(%s).getAttribute("aria-pressed") === "true"`, quote(take(t.Holes())))
	if !Eval[bool](p, holds) {
		choose()
		p.Wait("the tile in hand", holds)
	}
	as := fmt.Sprintf(`document.querySelector(%s).getAttribute("aria-label").includes("%d wide, %d high")`, quote(take(t.Holes())), t.W, t.H)
	if !Eval[bool](p, as) {
		rotate()
		p.Wait("the tile to turn", as)
	}
}

func TestFlawsAreTold(t *testing.T) {
	p := visitor(t, Phone, rootURL+"#workshop/Sa8Sb7Qe5td9Qi10Qe1Qg1Qi1Qa1/cod")
	if got := p.Text("[data-status=wrong]"); !strings.Contains(got, "a9-c8 and b8-d7 overlap.") && !strings.Contains(got, "d10-d9 sticks out") {
		t.Errorf("the first fault is %q", got)
	}
	if got := p.Attr(Cell(rules.Point{X: 1, Y: 7}), "aria-label"); got != "b8, 6-hole tile on b8-d7, "+text.In("en").PlaceWrong {
		t.Errorf("a place with a fault is called %q", got)
	}
	if n := Eval[int](p, `document.querySelectorAll(".outline").length`); n < 7 {
		t.Errorf("%d tiles are outlined", n)
	}
	p.Press(Act("done"))
	p.Wait("that the board is not complete", `document.querySelector("[data-status]").textContent.includes(`+quote(text.In("en").BoardFaulty)+`)`)
	// Each change is announced together with the tiles left.
	p.Press(take(6))
	p.Press(Cell(rules.Point{X: 7, Y: 5}))
	p.Wait("the announcement", `[...document.querySelectorAll("[aria-live]")].some((e) => e.textContent.includes("6-hole tile on h6-j5. 8 tiles to place."))`)
}

func TestTheDraftIsKept(t *testing.T) {
	p := workshop(t, Phone)
	for _, at := range []string{"a10", "d10", "g10"} {
		if at == "a10" {
			p.Press(take(6))
		}
		p.Press(fmt.Sprintf(`[data-cell=%q]`, at))
	}
	waitTiles(p, 3)
	want := drafted(p)
	p.ReloadGame()
	if got := drafted(p); got != want {
		t.Errorf("after loading again the draft is %q, not %q", got, want)
	}
	// Undo and redo continue where they were, by buttons and by keys.
	p.Press(Act("undo"))
	waitTiles(p, 2)
	p.Press(Act("undo"))
	waitTiles(p, 1)
	p.Key("Control+y")
	waitTiles(p, 2)
	p.Key("Control+z")
	waitTiles(p, 1)
	p.Key("Control+y")
	waitTiles(p, 2)
	p.Key("Control+y")
	waitTiles(p, 3)
	// Back leads to the game. The workshop is later as it was left, also at its address without a
	// draft.
	p.Run(`history.back()`)
	p.WaitFor(`[data-state="my-set"]`)
	p.Goto(rootURL + "#workshop")
	p.WaitFor(`[data-state="workshop"]`)
	if got := drafted(p); got != want {
		t.Errorf("found again was the draft %q, not %q", got, want)
	}
	// The link opens the board in a browser with an empty storage.
	link := copied(p, "#workshop/", func() { p.PressAct("share") })
	friend := visitor(t, Desktop, link)
	if got := drafted(friend); got != want {
		t.Errorf("the friend sees the draft %q, not %q", got, want)
	}
}

func TestBoardsAreKeptUnderNames(t *testing.T) {
	b := rules.Deal(19, rules.Irregular)
	place := "workshop/" + rules.DraftOf(b).String()
	p := visitor(t, Phone, rootURL+"#"+place+"/c"+rules.CheckCode(place))
	builtAs(p, b)
	p.OpenDialog("game")
	p.Press(`[name="board-name"]`)
	p.Type("Kitchen table")
	p.Key("Enter")
	p.Wait("that it is saved", `document.querySelector("[data-status]").textContent.includes("Kitchen table")`)
	for range 4 {
		p.PressAct("turn")
	}
	builtAs(p, b.Turned(4))
	// It is among the player's own for a new game.
	p.Press(Act("return"))
	p.WaitFor("[data-board]")
	p.NewGame("opponent", "person", "board", "mine")
	if got := p.Agree().Board(); got.Layout() != b.Layout() {
		t.Errorf("played is\n%v\nnot\n%v", got, b)
	}
	// It can be chosen for the set. When it is deleted it can be brought back, by the same key.
	p.PressAct("my-set")
	p.WaitFor(`[data-state="my-set"]`)
	p.WaitStill()
	p.Choose("set-board", b.Layout())
	p.WaitFor(Act("drop-board"))
	p.Focus(Act("drop-board"))
	p.Key("Enter")
	p.Wait("the board to be gone, and the way back to be chosen",
		`!document.querySelector('[data-act="drop-board"]') && document.activeElement.dataset.act === "undelete"`)
	p.Key("Enter")
	p.WaitFor(Act("drop-board"))
	p.Press(Act("drop-board"))
	p.WaitFor(Act("undelete"))
	p.ReloadGame()
	if p.Has(Act("drop-board")) || p.Has(Act("undelete")) {
		t.Error("a deleted board has come back")
	}
}

// sheetInWorkshop opens the board of a sheet for building.
func sheetInWorkshop(t *testing.T, size Size) *Page {
	place := "workshop/" + rules.DraftOf(rules.SheetSquare.Board()).String()
	return visitor(t, size, rootURL+"#"+place+"/c"+rules.CheckCode(place))
}

// The engine evaluates the empty board, shows the depth of its search, and stops on request.
func TestFairness(t *testing.T) {
	p := sheetInWorkshop(t, Desktop)
	p.OpenDialog("game")
	p.Press(Act("fair"))
	p.Wait("a verdict with its depth", `/(\([+]\d+[.]\d\)|Even for both players) · depth \d+/.test(document.querySelector("[data-fair]").textContent)`)
	p.Press(Act("fair"))
	p.WaitFor(`[data-fair="false"]`)
}

// The frame, the tray and the controls of a tile are on the screen together, and nothing is wider
// than the screen. Nothing moves while tiles are taken and released, whatever message is shown, in
// every language.
func TestTheWorkshopFits(t *testing.T) {
	t.Parallel()
	for _, size := range some(3, []Size{SmallPhone, ShortPhone, Phone, Sideways, {Width: 1280, Height: 720}}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			p := sheetInWorkshop(t, size)
			const places = `[...document.querySelectorAll(".frame, .seat, .tray [data-act], .acts, .acts > *")]
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`
			want := Eval[[]string](p, inFaces(places))
			for _, step := range []string{`[data-cell="b2"]`, Act("rotate"), Act("undo"), `[data-cell="c3"]`, Act("lift"), Act("undo"), `[data-cell="h8"]`} {
				p.Press(step)
				p.Run(`scrollTo(0, 0)`)
				if got := Eval[[]string](p, inFaces(places)); !slices.Equal(got, want) {
					t.Errorf("%s moves things: %s, were %s", step, got, want)
				}
			}
			p.Run(`document.querySelector(".status strong").textContent = ""`)
			var all []string
			for _, words := range text.All() {
				all = append(all, words.WorkshopHelp, words.WorkshopBuilt, words.TilePicked(6, "c10-d8"), words.Capital(words.PlaceTile(6, "c10-d8"))+".", words.NoTileHeld)
			}
			after := forTexts[string](p, `.status span`, all, places)
			for face, at := range after {
				for i, got := range at {
					if got != want[face] {
						t.Errorf("%s: %q moves things: %s, were %s", journey.Faces[face].Text, all[i], got, want[face])
					}
				}
			}
			p.WaitFor(Act("lift"))
			for _, name := range faultsInFaces(p, notSeen(onScreen, ".frame", take(2), Act("rotate"), Act("done"), "[data-status]")) {
				t.Errorf("%s is not on the screen", name)
			}
			if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
				t.Errorf("wider than the screen: %v", wide)
			}
			least := 30.0
			if size.Height < size.Width && size.Phone {
				least = 24
			}
			if got := Eval[float64](p, `document.querySelector("[data-cell] .hit").getBoundingClientRect().width`); got < least {
				t.Errorf("the places are %.1f px wide", got)
			}
			if small := Eval[[]string](p, `[...document.querySelectorAll("main button, main input")].filter((e) => { const b = e.getBoundingClientRect(); return b.width < 24 || b.height < 24; }).map((e) => e.outerHTML.slice(0, 80))`); len(small) > 0 {
				t.Errorf("too small to press: %v", small)
			}
		})
	}
}

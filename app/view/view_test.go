package view

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
	"kulami/rules/engine"
)

// page draws a Root after the given messages.
func page(t *testing.T, msgs ...play.Msg) string {
	t.Helper()
	r := &Root{}
	r.OnInit()
	r.model, _ = play.Update(r.model, play.Loaded{Day: "2026-11-20"})
	for _, msg := range msgs {
		r.model, _ = play.Update(r.model, msg)
	}
	return app.HTMLString(r.Render())
}

func TestPrerenderHasTheHooks(t *testing.T) {
	html := app.HTMLString(Prerender())
	for _, hook := range []string{
		`data-board=`, `data-ply="0"`, `data-turn="first"`, `data-over="false"`, `data-thinking="false"`,
		`data-link="k1/b8tsSQDQdDSQTtQdsQT/`, `data-hole="a1"`, `data-hole="h8"`, `data-marble="none"`,
		`data-points="first"`, `data-points="second"`, `data-status=`, `aria-live="polite"`, `role="grid"`,
		`data-act="new"`, `data-act="undo"`, `data-act="redo"`, `data-act="first"`, `data-act="last"`, `data-act="hint"`,
		`data-act="share"`, `data-act="menu"`, `data-act="learn"`,
	} {
		if !strings.Contains(html, hook) {
			t.Errorf("the page has no %s", hook)
		}
	}
	if n := strings.Count(html, `role="gridcell"`); n != 64 {
		t.Errorf("%d cells", n)
	}
	if n := strings.Count(html, `tabindex="0"`); n != 1 {
		t.Errorf("%d tab stops on the board", n)
	}
}

// Every notice has words, each its own.
func TestNoticeWords(t *testing.T) {
	r := &Root{}
	r.OnInit()
	said := map[string]play.NoticeKind{}
	for kind := play.IllegalHole; kind <= play.LinePromoted; kind++ {
		r.model.Notice = play.Notice{Kind: kind, Hole: 9, Why: rules.OffLines, Faults: []rules.Fault{rules.FaultIllegalMove}}
		words := r.screen().noticeWords()
		if other, twice := said[words]; words == "" || twice {
			t.Errorf("notice %d is worded %q, like %d", kind, words, other)
		}
		said[words] = kind
	}
}

// That a picture could not be made stands beside what was pressed, and is said.
func TestPictureFailed(t *testing.T) {
	html := page(t, play.Open{Dialog: play.ShareDialog}, play.PictureFailed{})
	if n := strings.Count(html, text.In("en").NoPicture); n != 3 {
		t.Errorf("it is written %d times, want in the status line, in the dialog and for screen readers", n)
	}
}

// Screens without a game show notices, too, and offer nothing that only a game has. That the app starts without a network
// is said beside the game once that is back.
func TestScreensBesideTheTable(t *testing.T) {
	english := text.In("en")
	for name, screen := range map[string]play.Msg{"course": play.Learn{}, "count": play.Visit{Screen: play.TallyScreen}, "workshop": play.Visit{Screen: play.WorkshopScreen}} {
		if html := page(t, screen, play.Open{Dialog: play.ShareDialog}, play.Copied{OK: true}); strings.Count(html, english.LinkCopied) != 2 {
			t.Errorf("%s: that the link was copied is not both shown and said", name)
		}
		if html := page(t, screen, play.Open{Dialog: play.MenuDialog}); strings.Contains(html, `data-act="keep"`) {
			t.Errorf("%s: the menu offers to keep a game", name)
		}
		if html := page(t, screen, play.OfflineNow{}); strings.Contains(html, english.OfflineReady) {
			t.Errorf("%s: it is said at once that the app starts without a network", name)
		}
		if html := page(t, screen, play.OfflineNow{}, play.Return{}); !regexp.MustCompile(`<p [^>]*role="status"[^>]*>` + english.OfflineReady + "<").MatchString(html) {
			t.Errorf("%s: it is not said afterwards that the app starts without a network", name)
		}
	}
}

// What has been announced is not announced anew while the engine looks deeper.
func TestAnnouncedOnce(t *testing.T) {
	setup := play.New().Setup
	setup.Opponent = "analysis"
	for name, asked := range map[string]play.Msg{"new game": play.Close{}, "value": play.Describe{Topic: play.TopicValue}} {
		r := &Root{}
		r.OnInit()
		var question int
		send := func(msg play.Msg) {
			var effects []play.Effect
			r.model, effects = play.Update(r.model, msg)
			for _, e := range effects {
				if think, ok := e.(play.Think); ok {
					question = think.Question.ID
				}
			}
		}
		send(play.Loaded{})
		send(play.Start{Setup: setup})
		send(play.Thought{ID: question, Info: engine.Info{Depth: 1}})
		send(asked)
		live := func() string {
			r.announce()
			return regexp.MustCompile("<[^>]*>").ReplaceAllString(app.HTMLString(r.announcer.draw()), "")
		}
		before := live()
		send(play.Thought{ID: question, Info: engine.Info{Depth: 2, Score: 300}})
		if after := live(); after != before || !strings.Contains(app.HTMLString(r.Render()), r.text.Depth(2)) {
			t.Errorf("%s: announced was %s, then %s", name, before, after)
		}
	}
}

// The computer may answer before the player's own marble is drawn: both are announced.
func TestAnnouncedTogether(t *testing.T) {
	r := &Root{}
	r.OnInit()
	hole := table(r).Game.Board().Hole
	for _, msg := range []play.Msg{play.Loaded{}, play.Press{Hole: hole("d4")}, play.Thought{ID: 1, Info: engine.Info{Best: hole("a4")}, Done: true}} {
		r.model, _ = play.Update(r.model, msg)
		r.announce()
	}
	html := app.HTMLString(r.announcer.draw())
	for _, words := range []string{r.text.Played("Red", "d4"), r.text.Played("Black", "a4")} {
		if strings.Count(html, words) != 1 {
			t.Errorf("announced %d times: %s", strings.Count(html, words), words)
		}
	}
	if again := app.HTMLString(r.announcer.draw()); strings.Count(again, r.text.Played("Red", "d4")) != 1 {
		t.Errorf("drawn again, announced is %s", again)
	}
}

func TestDialogsHaveTheirControls(t *testing.T) {
	for dialog, hooks := range map[play.Dialog][]string{
		play.NewDialog: {`name="opponent"`, `name="level"`, `name="starter"`, `name="edition"`, `name="board"`,
			`name="sheet"`, `name="opening"`, `data-act="start"`, `data-act="close"`},
		play.MenuDialog:     {`data-act="resign"`, `data-act="settings"`, `data-act="learn"`, `data-act="turn"`},
		play.SettingsDialog: {`name="theme"`, `name="marbles"`, `name="coordinates"`, `name="animation"`, `name="confirm"`},
		play.ShareDialog:    {`data-act="copy-link"`, `k1/b8tsSQDQdDSQTtQdsQT`},
		play.LearnDialog:    {`<h3`},
		play.KeysDialog:     {`<kbd`},
		play.ResignDialog:   {`data-act="resign-now"`},
	} {
		html := page(t, play.Open{Dialog: dialog})
		for _, hook := range hooks {
			if !strings.Contains(html, hook) {
				t.Errorf("dialog %s has no %s", dialog, hook)
			}
		}
	}
	setup := play.New().Setup
	setup.Board = "square"
	if html := page(t, play.Open{Dialog: play.NewDialog}, play.Choose{Setup: setup}); !strings.Contains(html, `name="seed"`) {
		t.Error("a dealt board has no number")
	}
	setup.Board = "code"
	if html := page(t, play.Open{Dialog: play.NewDialog}, play.Choose{Setup: setup}); !strings.Contains(html, `name="code"`) {
		t.Error("a board by code has no field for it")
	}
}

func TestTurningTheBoardShowsIt(t *testing.T) {
	if html := page(t, play.Open{Dialog: play.MenuDialog}, play.Turn{}); strings.Contains(html, "<dialog") {
		t.Error("the menu lies over the turned board")
	}
}

func TestAnnouncementsAreSentences(t *testing.T) {
	against := func(starter play.Starter) play.Msg {
		return play.Start{Setup: play.Setup{Opponent: "computer", Level: 1, Starter: starter, Board: "sheet", Sheet: rules.SheetSquare}}
	}
	for _, c := range []struct {
		msg  play.Msg
		want string
	}{
		{against("me"), "New game. Your move: start anywhere."},
		{against("other"), "New game. Thinking."},
		{play.Start{Setup: play.Setup{Opponent: "person"}}, "New game. Red to move: start anywhere."},
		{play.FirstGame{}, "New game. Own more tiles than your opponent. Your move: start anywhere."},
		{play.Learn{At: slices.IndexFunc(play.Lessons, func(l play.Lesson) bool { return l.Name == play.LessonOwn })}, "Whose tile is it? Whoever has"},
	} {
		_, live, _ := strings.Cut(page(t, c.msg), `"heard"`)
		if !strings.Contains(live, ">"+c.want) {
			t.Errorf("%+v is announced as %s, want %q", c.msg, live, c.want)
		}
	}
}

func TestCellsTellPlaceContentAndTile(t *testing.T) {
	r := &Root{}
	r.OnInit()
	person := play.Start{Setup: play.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}}
	r.model, _ = play.Update(r.model, play.Loaded{})
	r.model, _ = play.Update(r.model, person)
	b := table(r).Game.Board()
	r.model, _ = play.Update(r.model, play.Press{Hole: b.Hole("d4")})
	r.model, _ = play.Update(r.model, play.Press{Hole: b.Hole("a4")})
	drawn := tableScreen{r.scene(), table(r)}.gameBoard(rules.First)
	g := newGeometry(b, 0, true)
	for name, want := range map[string]string{
		"d4": "d4, Red marble, 6-hole tile: Red 1, Black 0",
		"a4": "a4, Black marble, 2-hole tile: Red 0, Black 1",
		"b4": "b4, empty, closed tile, 2-hole tile: Red 0, Black 1",
		"f4": "f4, playable, 4-hole tile: Red 0, Black 0",
		"h8": "h8, empty, not in row or column, 6-hole tile: Red 0, Black 0",
	} {
		if got := drawn.cell(g, b.Hole(name)).label(); got != want {
			t.Errorf("%s is named %q, want %q", name, got, want)
		}
	}
}

// Cells are open to the person whose turn it is, where the rules allow a marble, and to no other.
func TestCellsAreOpenToWhoMayPlay(t *testing.T) {
	setup := play.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare, Level: 1}
	board := rules.SheetSquare.Board()
	press := func(name string) play.Msg { return play.Press{Hole: board.Hole(name)} }
	computer := setup
	computer.Opponent, computer.Starter = "computer", "me"
	unmarked := play.New().Settings
	unmarked.Legal = false
	cell := regexp.MustCompile(`<g [^>]*role="gridcell"[^>]*>`)
	for _, c := range []struct {
		name  string
		msgs  []play.Msg
		class string // of playable cells
	}{
		{"the first ply", []play.Msg{play.Start{Setup: setup}}, "for-first open"},
		{"the second", []play.Msg{play.Start{Setup: setup}, press("d4")}, "for-second open"},
		{"the third", []play.Msg{play.Start{Setup: setup}, press("d4"), press("a4")}, "for-first open"},
		{"the computer's turn", []play.Msg{play.Start{Setup: computer}, press("d4")}, ""},
		{"an earlier ply", []play.Msg{play.Start{Setup: setup}, press("d4"), press("a4"), play.Step{Ply: 1}}, "for-second trial open"},
		{"without marks", []play.Msg{play.Start{Setup: setup}, play.Set{Settings: unmarked}}, "for-first"},
		{"resigned", []play.Msg{play.Start{Setup: setup}, press("d4"), play.Resign{}}, ""},
	} {
		cells := cell.FindAllString(page(t, c.msgs...), -1)
		if len(cells) != rules.Holes {
			t.Fatalf("%s: %d cells", c.name, len(cells))
		}
		for _, cell := range cells {
			want := ""
			if !strings.Contains(cell, `data-legal="false"`) {
				want = c.class
			}
			if got := strings.Join(openness.FindAllString(cell, -1), " "); got != want {
				t.Errorf("%s: %q, want %q in %s", c.name, got, want, cell)
			}
		}
	}
}

// openness matches the classes of a cell that say who may play there.
var openness = regexp.MustCompile(`\b(for-first|for-second|trial|open)\b`)

// However a board lies, its holes keep apart, its rows are read from the left,
// and its coordinates name the holes.
func TestGeometry(t *testing.T) {
	for _, sheet := range rules.SheetBoards() {
		for turned := range 8 {
			t.Run(fmt.Sprint(sheet, turned), func(t *testing.T) {
				g := newGeometry(sheet.Board(), turned, true)
				bottom, left := g.names()
				seen := map[[2]int]bool{}
				count := 0
				for row, holes := range g.grid() {
					before := -1
					for _, h := range holes {
						col, r := g.place(h)
						if r != row || col <= before || seen[[2]int{col, row}] {
							t.Fatalf("%s lies in row %d column %d", g.board.Name(h), r, col)
						}
						seen[[2]int{col, row}] = true
						before = col
						count++
						if name := bottom[col] + left[row]; turned%2 == 0 && name != g.board.Name(h) {
							t.Errorf("%s is labelled %s", g.board.Name(h), name)
						} else if name := left[row] + bottom[col]; turned%2 == 1 && name != g.board.Name(h) {
							t.Errorf("%s is labelled %s", g.board.Name(h), name)
						}
					}
				}
				if count != rules.Holes {
					t.Errorf("%d holes", count)
				}
				for i := range rules.Tiles {
					if _, _, w, h := g.tile(i); w*h != g.board.Tile(i).Holes() {
						t.Errorf("tile %d is %d by %d", i, w, h)
					}
				}
			})
		}
	}
}

var transform = regexp.MustCompile(`^translate\((-?\d+)px,(-?\d+)px\) scale\((\d\.\d+)\)$`)

// The stacks of the count stay on the board, whoever owns how many tiles.
func TestStacksStayOnTheBoard(t *testing.T) {
	for seed := range uint64(40) {
		g := newGeometry(rules.Deal(seed, rules.Shape(seed%2)), int(seed%8), false)
		for n := range rules.Tiles + 1 {
			var tiles []int
			for i := range n {
				tiles = append(tiles, (i*7+int(seed))%rules.Tiles)
			}
			for tile, place := range g.stack(tiles, .6, 1, .4, g.fit(tiles, 1, .4)) {
				m := transform.FindStringSubmatch(place)
				if m == nil {
					t.Fatalf("seed %d: %d tiles: %s", seed, n, place)
				}
				var x, y, scale float64
				fmt.Sscan(m[1], &x)
				fmt.Sscan(m[2], &y)
				fmt.Sscan(m[3], &scale)
				col, row, w, h := g.tile(tile)
				left, top := x+scale*float64(col*unit), y+scale*float64(row*unit)
				right, bottom := left+scale*float64(w*unit), top+scale*float64(h*unit)
				if left < -unit/4 || top < -unit/4 || right > float64(g.cols*unit)+unit/4 || bottom > float64(g.rows*unit)+unit/4 {
					t.Fatalf("seed %d: of %d tiles %d lies at %.0f,%.0f to %.0f,%.0f on %d×%d", seed, n, tile, left, top, right, bottom, g.cols, g.rows)
				}
			}
		}
	}
}

// The sums written out under the count are those of the score.
func TestCountIsWrittenOut(t *testing.T) {
	link := "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z"
	html := page(t, play.Navigated{Fragment: link})
	for _, want := range []string{`data-state="count"`, "7 − 6", "6 &lt; 7", "1×6 + 4×4 + 2×3", "2×6 + 1×3 + 2×2", "5 tiles have no owner"} {
		if !strings.Contains(html, want) {
			t.Errorf("the count does not show %q", want)
		}
	}
	for _, want := range []string{"Red wins 29–19<", "Red had no legal move.", ">28 + area 1 + lines 0<", ">19 + area 0 + lines 0<"} {
		if !strings.Contains(html, want) {
			t.Errorf("the end does not say %q", want)
		}
	}
	if strings.Contains(page(t), `data-state="count"`) {
		t.Error("a game under way is counted")
	}
	rec, _ := rules.ParseRecord(link)
	_, heard, _ := strings.Cut(page(t, play.Navigated{Fragment: link}, play.Step{Ply: 0}, play.Step{Ply: rec.Len()}), `aria-live=`)
	if want := "Red wins by 10 points. Red had no legal move."; !strings.Contains(heard, want) {
		t.Errorf("the end is announced as %s, want %q", heard[:min(len(heard), 300)], want)
	}
}

func TestWoodBelongsToTheBoard(t *testing.T) {
	g := newGeometry(rules.SheetSquare.Board(), 0, true)
	if first, again := wood(g), wood(g); first != again {
		t.Error("the same board is drawn in two ways")
	}
	if n := strings.Count(wood(g), `<circle `); n != rules.Holes {
		t.Errorf("%d holes are drawn", n)
	}
	if strings.Contains(wood(g), "data-hole") {
		t.Error("the wood has holes to press")
	}
}

// What a marble changes on the board is seen when it is heard.
func TestContactIsOneTime(t *testing.T) {
	if want := fmt.Sprintf("--contact: .%ds;", play.Contact/10); !strings.Contains(styleSheet(t), want) {
		t.Errorf("the style sheet does not have %q", want)
	}
}

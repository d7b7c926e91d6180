package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

// A person looks for old games, names them, deletes them and opens them again.

func openLibrary(p *Page) {
	p.T.Helper()
	p.OpenDialog("library")
	p.Wait("the focus on its title", `document.activeElement?.id === "title"`)
}

// listed returns the words of each game in the library.
func listed(p *Page) []string {
	p.T.Helper()
	return Eval[[]string](p, `[...document.querySelectorAll(".game .game-words")].map((e) => [...e.querySelectorAll(".game-name, .game-facts > *")].map((c) => c.textContent).join(" | "))`)
}

// waitListed waits until the library lists this number of games.
func waitListed(p *Page, n int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf("%d games in the library", n), fmt.Sprintf(`document.querySelectorAll(".game").length === %d`, n))
}

// kept returns everything that the game has stored.
func kept(p *Page) map[string]string {
	p.T.Helper()
	return Eval[map[string]string](p, `Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("kulami")))`)
}

// resign resigns the game.
func resign(p *Page) {
	p.T.Helper()
	p.OpenDialog("resign")
	p.Press(Act("resign-now"))
	p.WaitOver()
}

// threeGames plays a game of two people with a handicap to its end. It also plays a game that the
// computer wins, and an unfinished game.
func threeGames(p *Page) (result string) {
	p.T.Helper()
	p.OpenNewGame("edition", "es-3", "board", "square", "opponent", "computer", "level", "5", "handicap", "even")
	edition, _ := rules.EditionNamed("es-3")
	rs := edition.Rules
	given := engine.Handicap(2, 5, rs) // for a new player
	p.OpenPage("new-fair")
	p.WaitFor(fmt.Sprintf(`[data-state="given"][data-n="%d"]`, given))
	p.Decide("handicap", "hand")
	p.WaitFor(fmt.Sprintf(`[data-state="given"][data-n="%d"]`, given+1))
	p.Decide("opponent", "person")
	p.Press(Act("start"))
	p.WaitGone("dialog")
	if r := p.Agree().Rules(); r != rs.WithHandicap(rules.First, given+1) {
		p.T.Errorf("the rules are %+v", r)
	}
	p.WaitFor(`[data-seat="first"] [data-state="handicap"]`)
	Eval[bool](p, fmt.Sprintf(playQuickly, 64))
	p.SkipCount()
	score := p.Agree().Score()
	if total := p.Attr(`[data-points="first"]`, "data-n"); total != strconv.Itoa(score.Base[0]+score.AreaPoints[0]+score.LinePoints[0]+given+1) {
		p.T.Errorf("Red has %s points of %+v", total, score)
	}
	result = "Red wins"
	if score.Margin() < 0 {
		result = "Black wins"
	}
	p.NewGame("opponent", "computer", "level", "2", "starter", "me", "edition", "basic", "board", "sheet", "handicap", "none")
	p.PlayOn(1, "first", p.PressHole)
	p.WaitTurn("first")
	resign(p)
	p.NewGame("opponent", "person", "edition", "cs-1", "board", "irregular")
	p.PlayOn(5, "", p.PressHole)
	return result
}

func TestFindGamesInTheLibrary(t *testing.T) {
	p := table(t, Phone)
	openLibrary(p)
	waitListed(p, 0)
	p.WaitFor(".nothing")
	p.CloseDialog()
	won := threeGames(p)
	openLibrary(p)
	waitListed(p, 3)
	if p.Has(`[name="find"]`) {
		t.Error("few games can be searched")
	}
	rows := listed(p)
	for i, want := range [][]string{
		{"Red – Black", "to move", "Czech 1"},
		{"Computer, level\u00a02", "Computer wins by resignation"},
		{"Red – Black", won + " |", "Spanish 3"}, // the points say by how much
	} {
		for _, words := range want {
			if !strings.Contains(rows[i], words) {
				t.Errorf("game %d is %q, without %q", i+1, rows[i], words)
			}
		}
		if strings.Contains(rows[i], "Basic game") {
			t.Errorf("game %d says what goes without saying: %q", i+1, rows[i])
		}
	}
	p.NewGame("opponent", "person", "edition", "basic")
	p.PlayOn(1, "", p.PressHole)
	openLibrary(p)
	for _, c := range []struct {
		name, value string
		want        int
	}{
		{"find", "czech", 1}, {"find", "computer LEVEL 2", 1}, {"find", "nobody knows", 0}, {"find", "", 4},
		{"filter", "people", 3}, {"filter", "lost", 1}, {"filter", "won", 0}, {"filter", "unfinished", 2}, {"filter", "all", 4},
	} {
		p.Choose(c.name, c.value)
		waitListed(p, c.want)
	}
	openProgress(p, "ready")
	if got := rowsOf(p, "levels"); got[0] != "All games 0 0 1" {
		t.Errorf("the results are %s", got)
	}
}

func TestOpenAnOldGameAndComeBack(t *testing.T) {
	p := tableOfTwo(t, Desktop, 6, "board", "square")
	old := p.Link()
	p.NewGame("opponent", "person", "board", "irregular")
	p.PlayOn(4, "", p.PressHole)
	now := p.Link()
	openLibrary(p)
	waitListed(p, 2)
	p.Press(`.game:nth-child(2) [data-act="open-game"]`)
	p.WaitPly(6)
	if got := p.Link(); got != old {
		t.Errorf("the old game is %s, was %s", got, old)
	}
	p.Agree()
	p.Run(`history.back()`)
	p.WaitPly(4)
	if got := p.Link(); got != now {
		t.Errorf("back at %s, was at %s", got, now)
	}
	p.PlayOn(1, "", p.PressHole)
}

// Everything is done by keyboard.
func TestNameAndDeleteAGame(t *testing.T) {
	p := tableOfTwo(t, Phone, 2, "board", "square")
	p.NewGame("opponent", "person", "board", "irregular")
	p.PlayOn(3, "", p.PressHole)
	openLibrary(p)
	waitListed(p, 2)
	id := p.Attr(".game:nth-child(2)", "data-game")
	focused := func(act string) {
		t.Helper()
		p.Wait("the focus on "+act, `document.activeElement?.dataset.act === `+quote(act))
	}
	p.Focus(`.game:nth-child(2) > [data-act="edit-game"]`)
	p.Key("Enter")
	p.Wait("the focus on the name", `document.activeElement?.name === "game-name"`)
	p.Type("At the lake")
	p.Key("Enter")
	focused("edit-game")
	p.Wait("the name", `document.querySelector('[data-game="`+id+`"] .game-name').textContent === "At the lake"`)
	if text := kept(p)["kulami.game."+id]; !strings.Contains(text, `"name":"At the lake"`) {
		t.Errorf("stored is %s", text)
	}

	before := kept(p)["kulami.game."+id]
	p.Press(`[data-game="` + id + `"] > [data-act="edit-game"]`)
	p.WaitFor(`[data-game="` + id + `"] [data-act="delete-game"]`)
	p.Focus(`[data-game="` + id + `"] [data-act="delete-game"]`)
	p.Key("Enter")
	waitListed(p, 1)
	focused("undelete")
	if text := kept(p)["kulami.game."+id]; text != "" {
		t.Errorf("stored is still %s", text)
	}
	p.Key("Enter")
	waitListed(p, 2)
	focused("open-game")
	if text := kept(p)["kulami.game."+id]; text != before {
		t.Errorf("what came back is %s, was %s", text, before)
	}
	p.ReloadGame()
	openLibrary(p)
	waitListed(p, 2)
	if rows := strings.Join(listed(p), "\n"); !strings.Contains(rows, "At the lake") {
		t.Errorf("after a reload the library is\n%s", rows)
	}
}

// A game that a newer version stored is listed, copied, deleted and restored.
func TestUnreadableGames(t *testing.T) {
	const key, text = "kulami.game.later", `{"v":99,"record":"k9/new"}`
	p := table(t, Desktop)
	withStored(p, map[string]string{key: text})
	openLibrary(p)
	p.Press(Act("copy-item"))
	p.Wait("the text in the clipboard", `navigator.clipboard.readText().then((found) => found === `+quote(text)+`)`)
	p.WaitFor(".shelf-status") // it says so and takes space in the layout
	p.Press(`.unread [data-act="delete-game"]`)
	p.Wait("it to be gone", `!document.querySelector(".unread") && localStorage.getItem(`+quote(key)+`) === null`)
	p.Press(Act("undelete"))
	p.Wait("it to be back", `document.querySelector(".unread") && localStorage.getItem(`+quote(key)+`) === `+quote(text))
}

// manyGames returns this number of stored games, all played to their end.
func manyGames(n int) map[string]string {
	games := map[string]string{}
	for i := range n {
		edition := rules.Editions()[i%len(rules.Editions())]
		rec := rules.NewRecord(rules.Deal(uint64(i), rules.Shape(i%2)), edition.Rules)
		for !rec.Over() {
			skip := i % rec.Position().Legal().Len()
			for _, h := range rec.Position().Legal().Slice() {
				if skip--; skip < 0 {
					rec, _ = rec.Play(h)
					break
				}
			}
		}
		games[fmt.Sprint("kulami.game.g", i)] = fmt.Sprintf(`{"v":2,"record":%q,"live":%d,"levels":[0,%d],"edition":%q,"began":%d,"touched":%[5]d,"seed":"1"}`,
			rec, rec.Len(), 1+i%8, edition.Name, 29_000_000+i)
	}
	return games
}

func TestHundredsOfGames(t *testing.T) {
	p := table(t, Phone)
	withStored(p, manyGames(300))
	p.NewGame("opponent", "person")
	p.PlayOn(1, "", p.PressHole)
	openLibrary(p)
	waitListed(p, 15)
	p.Run(`const sheet = document.querySelector(".sheet-body"); sheet.scrollTop = sheet.scrollHeight`)
	p.Wait("the last game", `[...document.querySelectorAll(".game")].at(-1)?.ariaPosInSet === document.querySelector(".game").ariaSetSize`)
	if n := Eval[int](p, `document.querySelectorAll(".game").length`); n > 120 {
		t.Errorf("%d games are drawn", n)
	}
	p.Choose("filter", "people")
	waitListed(p, 1)
}

// On wide pages the tools are next to the list, and stay in sight while it scrolls.
func TestTheToolsOfTheGamesStayInSight(t *testing.T) {
	p := table(t, Sideways)
	withStored(p, manyGames(40))
	openLibrary(p)
	p.WaitFor(".game")
	for _, size := range []Size{Sideways, Desktop} {
		p.Resize(size)
		p.Run(`document.querySelector(".sheet-body").scrollTop = 600`)
		p.WaitStill()
		for _, tool := range []string{`[name="find"]`, `[name="order"]`, Act("import"), Act("backup")} {
			at := Eval[[4]float64](p, `(({ left, top, bottom }) => [left, top, bottom, document.querySelector(".games").getBoundingClientRect().right])(document.querySelector(`+quote(tool)+`).getBoundingClientRect())`)
			if at[0] < at[3] || at[1] < 0 || at[2] > float64(size.Height) {
				t.Errorf("%d×%d: %s is at %v", size.Width, size.Height, tool, at)
			}
		}
	}
}

// The keyboard leads through all games in order, although only some are drawn. It also does from
// the end, and after scrolling away from the focused game.
func TestEveryGameIsReachedByKeyboard(t *testing.T) {
	const many = 60
	p := table(t, Phone)
	withStored(p, manyGames(many))
	openLibrary(p)
	p.WaitFor(".game")
	p.Run(`window.reached = [];
	document.addEventListener("focusin", (event) => {
		const place = event.target.closest(".game")?.ariaPosInSet;
		if (place && place !== reached.at(-1)) reached.push(place);
	});
	document.querySelector('details:has([name="order"]) > summary').focus()`)
	for range 2 * many {
		p.Key("Tab")
		p.Wait("the games behind it to be drawn", fmt.Sprintf(`(({ ariaPosInSet: place } = {}) =>
			!place || place === "%d" || document.querySelector(".game[aria-posinset='" + (+place + 1) + "']"))(document.activeElement.closest(".game") ?? undefined)`, many))
	}
	want := ""
	for n := range many {
		want += fmt.Sprint(n+1, " ")
	}
	if got := Eval[string](p, `reached.map((place) => place + " ").join("")`); got != want {
		t.Errorf("Tab leads to the games %s", got)
	}
	const place = `document.activeElement.closest(".game")?.ariaPosInSet`
	p.Key("Tab")
	p.Wait("the focus behind the games", `document.activeElement.dataset.act === "import"`)
	p.Key("Shift+Tab")
	p.Wait("the focus on the last game", fmt.Sprint(place, ` === "`, many, `"`))
	p.Run(`document.querySelector(".sheet-body").scrollTop = 0`)
	p.Wait("the first game", `document.querySelector(".game").ariaPosInSet === "1"`)
	for range 3 {
		p.Key("Shift+Tab")
	}
	p.Wait("the focus on the last but one", fmt.Sprint(place, ` === "`, many-1, `"`))
}

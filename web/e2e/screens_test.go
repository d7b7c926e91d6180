package e2e

import (
	"fmt"

	"kulami/web/journey"
)

// screen opens a screen from the previous screen of its list. The first one starts at the table,
// with a game of two people after four plies. Dialogs are closed in between.
type screen struct {
	name string
	open func(p *Page)
}

// Every screen is in one of three lists, which are checked in parallel.
var tableScreens = []screen{
	{"table", func(p *Page) {}},
	{"new game", func(p *Page) { p.OpenNewGame() }},
	{"what can be done with the game", func(p *Page) { p.OpenDialog("game") }},
	{"share", func(p *Page) { p.OpenDialog("share") }},
	{"the code of a frame", func(p *Page) {
		p.OpenDialog("share")
		p.Press(".fold summary")
		p.Press(".fold .fold summary")
		p.WaitFor(Act("copy-embed"))
	}},
	{"resign", func(p *Page) { p.OpenDialog("resign") }},
	{"names", func(p *Page) { p.Press(`.seat-top ` + Act("names")); p.WaitFor(Act("name-players")) }},
	{"stepping back", func(p *Page) { p.PressAct("first"); p.WaitPly(0) }},
	{"settings", func(p *Page) { p.OpenDialog("settings") }},
	{"keys", func(p *Page) { p.OpenDialog("keys") }},
	{"more", func(p *Page) { p.OpenDialog("more") }},
	{"learn", func(p *Page) { p.OpenDialog("learn") }},
	{"library", func(p *Page) { openLibrary(p) }},
	{"import", func(p *Page) { p.OpenDialog("import") }},
	{"the progress of a beginner", func(p *Page) {
		visit(p, "progress")
		progressIs(p, "empty")
	}},
	{"a linked game", func(p *Page) { p.Goto(rootURL + "#" + sent); p.WaitPly(3) }},
	{"a replay", func(p *Page) {
		p.WatchPlies()
		p.PressAct("replay")
		p.WaitPassed(1)
		p.PressAct("replay")
		replaying(p, false)
	}},
	{"a game from a friend", func(p *Page) { visit(p, journey.FriendsLink("c4")); p.WaitFor(".coach p") }},
	{"a game for a friend", func(p *Page) {
		p.Press(Hole("c7"))
		p.Press(`[data-state="to-send"]`)
		p.WaitFor("dialog .qr-code svg")
	}},
	{"the menu of a game with a friend", func(p *Page) { leaveDialog(p); p.OpenDialog("game") }},
	{"a friend's link that does not fit", func(p *Page) {
		visit(p, journey.FriendsLink("c8"))
		p.WaitFor(`[data-status="notice"]`)
	}},
	{"the library with a game that waits", func(p *Page) {
		openLibrary(p)
		p.WaitFor(`.game h2`)
	}},
	{"a new game with a friend", func(p *Page) { p.OpenNewGame(); p.Decide("opponent", "friend") }},
	{"a new game with points", func(p *Page) { p.OpenNewGame("opponent", "computer", "handicap", "even"); p.OpenPage("new-fair") }},
	{"a new game on a board by number", func(p *Page) { p.OpenNewGame("board", "number") }},
	{"a new game under house rules", func(p *Page) { p.OpenNewGame("edition", "tr-both"); p.Press(Act("house")); p.WaitFor(`.house`) }},
	{"a new game by the clock", func(p *Page) {
		p.OpenNewGame("opponent", "person", "clock", "fischer")
	}},
	{"a game by the clock", func(p *Page) {
		p.NewGame("opponent", "person", "clock", "fischer")
		p.PlayOn(2, "", p.PressHole)
		p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	}},
	{"paused clocks", func(p *Page) { p.Press(Act("pause-clocks")); p.WaitFor(`[data-clock="first"][data-state="stands"]`) }},
	{"a game on a wooden board", func(p *Page) {
		openSet(p, "start-wooden")
		p.Wait("the place of the computer’s marbles", `document.querySelector("[data-reply]")`)
	}},
	{"the count", func(p *Page) {
		p.NewGame("opponent", "person", "clock", "none", "edition", "es-3", "handicap", "hand")
		p.PlayOn(64, "", func(hole string) {
			p.Run(`document.querySelector(` + quote(Hole(hole)) + `).dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
		})
		p.WaitFor(Act("rematch"))
	}},
	{"a variation", func(p *Page) {
		played := Eval[int](p, `+document.querySelector("[data-board]").dataset.ply`)
		p.Focus(tabStop)
		for range 3 {
			p.Key("[")
		}
		p.Wait("three marbles to be taken back", fmt.Sprintf(`+document.querySelector("[data-board]").dataset.ply === %d`, played-3))
		p.Press(`[data-legal="true"]:not([data-hole="` + last(p) + `"])`)
		inVariation(p)
	}},
}

var studyScreens = []screen{
	{"a lesson", func(p *Page) { visit(p, "learn/3"); p.WaitFor(`[data-lesson="closed"]`) }},
	{"the lesson's end", func(p *Page) {
		visit(p, "learn/6")
		p.Press(Hole("c7"))
		p.WaitFor(`[data-done="true"]`)
	}},
	{"a coached game", func(p *Page) {
		visit(p, "learn/5")
		p.Press(Act("first-game"))
		p.WaitFor(".status.goal")
		p.PlayOn(1, "first", p.PressHole)
		p.WaitFor(".coached")
	}},
	{"the count of a wooden game", func(p *Page) {
		visit(p, "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4d4e4f4g4/-e7/cav")
		p.WaitFor(`[data-state="count-wooden"]`)
	}},
	{"an analysis", func(p *Page) { visit(p, "analysis/"+sent); p.WaitFor(`[data-value][data-depth]`) }},
	{"an analysis with notes", func(p *Page) { visit(p, "analysis/"+annotated); p.WaitFor(`[data-state="analysis"] ` + commentShown) }},
	{"notes", func(p *Page) { p.PressAct("comment"); p.WaitFor(`[data-state="note"]`) }},
	{"a linked game with notes", func(p *Page) { visit(p, annotated); p.WaitFor(`.panel ` + commentShown) }},
	{"a threat", func(p *Page) {
		visit(p, midgame)
		p.WaitFor(`[data-value][data-depth]`)
		p.Press(Act("threat"))
		p.WaitFor(`[data-threat][data-depth]`)
	}},
	{"a tile that changes hands", func(p *Page) {
		visit(p, ending)
		p.WaitFor(`[data-ply="41"]`)
		p.Focus(Hole("a2"))
		p.Press(Act("what-if"))
		p.WaitFor(`[data-taken]`)
	}},
	{"an ending that is played out", func(p *Page) {
		p.Press(".what-ifs " + Act("what-if"))
		p.Press(Act("prove"))
		p.WaitFor(`[data-proof][data-keeping]`)
	}},
	{"marbles that cannot be analysed", func(p *Page) {
		visit(p, "set-up/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-/-c4")
		p.WaitFor(`[data-marble="second"]`)
		p.Press(Act("done"))
		p.WaitFor(`.notice ~ .panel ` + Act("exchange"))
	}},
	{"a position set up by hand", func(p *Page) {
		visit(p, "position/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/al/c4/c7/c4c7/me7")
		p.WaitFor(`[data-value][data-depth]`)
	}},
}

var otherScreens = []screen{
	{"a review", func(p *Page) { openReview(p) }},
	{"a mistake to mend", func(p *Page) { openReview(p); p.Press(Act("retry")); p.WaitFor("[data-try]") }},
	{"the puzzles", func(p *Page) { visit(p, "puzzles"); p.WaitFor(`[data-state="puzzles"]`) }},
	{"a puzzle", func(p *Page) { visit(p, eighth); inPuzzle(p, "open") }},
	{"a wrong move in a puzzle", func(p *Page) {
		p.PressHole("f8")
		p.Wait("the reason", `document.querySelector(".reaction [data-why]")`)
	}},
	{"the daily puzzle", func(p *Page) { visit(p, "daily"); p.WaitFor("[data-puzzle]") }},
	{"its solution", func(p *Page) { p.Press(Act("solution")); inPuzzle(p, "failed") }},
	{"a finish", func(p *Page) { visit(p, "finish"); p.WaitFor("[data-finish]") }},
	{"a storm to begin", func(p *Page) { visit(p, "storm"); p.WaitFor(Act("start-storm")) }},
	{"a storm that starts", func(p *Page) { p.Press(Act("start-storm")); p.WaitFor(`[data-storm="starting"]`) }},
	{"a storm", func(p *Page) { p.WaitFor(`[data-storm="running"]`) }},
	{"the choice of a board of wood", func(p *Page) { visit(p, "my-set"); p.WaitFor(`[data-state="my-set"]`) }},
	{"the workshop", func(p *Page) { visit(p, "workshop"); p.WaitFor(`[data-state="workshop"]`) }},
	{"an invitation to play live", func(p *Page) {
		p.OpenGame(rootURL + "?live")
		p.NewGame("opponent", "live")
		p.LiveCode("invited")
	}},
	{"a live game that is waited for", func(p *Page) { p.WaitFor(`.panel ` + Act("invite-live")) }},
	{"an invitation that was opened", func(p *Page) {
		visit(p, invitation)
		p.WaitFor(`[data-peer-step="offered"]`)
	}},
	{"an answer to an invitation", func(p *Page) {
		visit(p, invitation)
		p.WaitFor(`[data-peer-step="offered"]`)
		p.Press(Act("join-live"))
		p.LiveCode("answered")
	}},
	{"an invitation to a game with clocks", func(p *Page) {
		visit(p, timedInvitation)
		p.WaitFor(`[data-control="10+5"]`)
	}},
	{"a new live game by the clock", func(p *Page) {
		p.OpenNewGame("opponent", "live", "clock", "fischer")
	}},
	{"a live game by the clock", func(p *Page) {
		p.NewGame("opponent", "live", "clock", "fischer")
		connect(p, p.Beside(Phone))
		p.PressHole("d4")
		p.WaitFor(`[data-clock="second"][data-state="runs"]`)
	}},
	{"the menu of a live game", func(p *Page) { p.OpenDialog("game") }},
	{"a challenge", func(p *Page) {
		visit(p, bens)
		p.WaitFor(`[data-verdict="checked"]`)
	}},
	{"the progress", func(p *Page) {
		texts := manyGames(40)
		texts["kulami.training"] = trainedOnce
		withStored(p, texts)
		visit(p, "progress")
		progressIs(p, "ready")
		p.Run(`for (const details of document.querySelectorAll(".progress details")) details.open = true`)
	}},
}

// visit writes a fragment into the address.
func visit(p *Page, fragment string) {
	p.Run(`location.hash = ` + quote(fragment))
}

// last returns the move after the move shown in the list, or "".
func last(p *Page) string {
	return Eval[string](p, `document.querySelector("[data-board]").dataset.link.split("/m")[1]?.split("/")[0].match(/[a-j]\d+/g)[+document.querySelector("[data-board]").dataset.ply] ?? ""`)
}

// leaveDialog presses Escape, which closes a dialog or leaves a screen.
func leaveDialog(p *Page) {
	p.T.Helper()
	if p.Has("dialog " + Act("new-whole")) {
		p.OpenPage("")
	}
	for _, open := range []string{"dialog", ".whole"} {
		if p.Has(open) {
			p.Key("Escape")
			p.WaitGone(open)
		}
	}
}

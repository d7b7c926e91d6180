package journey

import (
	"cmp"
	"fmt"

	"kulami/rules"
)

// NewGame starts a game with these choices, which are names and values of Decide.
func (p *Page) NewGame(choices ...string) {
	p.OpenNewGame(choices...)
	// An earlier choice can still move the button.
	p.press(Act("start"), `!document.querySelector('[data-act="start"]') && document.querySelector("[data-board]")?.dataset.ply < 2`, "no new game begins")
}

// OpenNewGame opens the dialog of a new game and makes these choices. The page of the last choice
// stays open.
func (p *Page) OpenNewGame(choices ...string) {
	p.PressAct("new")
	p.WaitFor(Act("start"))
	for i := 0; i+1 < len(choices); i += 2 {
		p.Decide(choices[i], choices[i+1])
	}
}

// Decide makes a choice in the dialog of a new game, on the page that has it. It accepts the names
// and values of stored set-ups and of the form. In addition, an opponent can be live, a board any
// kind of board, and an edition of any sheet.
func (p *Page) Decide(name, value string) {
	switch name {
	case "opponent":
		p.OpenPage("")
		drawn := map[string]string{"computer": "level", "person": "first-name", "friend": "far", "live": "far"}[value]
		if drawn == "far" {
			p.Choose(name, "friend")
			p.drawn(drawn, true)
			p.Choose(drawn, value)
			return
		}
		p.Choose(name, value)
		p.drawn(drawn, true)
	case "board":
		p.OpenPage("new-board")
		p.decideBoard(value)
	case "seed", "number", "symmetry", "mine", "sheet", "code":
		p.OpenPage("new-board")
		p.Choose(name, value)
	case "edition":
		p.OpenPage("new-rules")
		edition, _ := rules.EditionNamed(value)
		p.Choose("box", cmp.Or(edition.Sheet, value))
		if p.drawn(name, edition.Sheet != ""); edition.Sheet != "" {
			p.Choose(name, value)
		}
	case "handicap":
		if p.OpenPage(""); value != "hand" {
			p.Switch("fair", true)
			p.Switch("fair", value == "even") // this also removes a handicap set by hand
			return
		}
		p.OpenPage("new-fair")
		p.Press(Act("point-more"))
	case "opening":
		p.OpenPage("new-fair")
		p.Choose(name, value)
	case "clock":
		p.OpenPage("")
		p.Switch(name, value != "none")
		if p.drawn("minutes", value != "none"); value == "sudden" {
			p.Choose("increment", "0")
		}
	default:
		p.OpenPage("")
		p.Choose(name, value)
	}
}

// drawn waits until a choice has shown or hidden a control. Before that the form has its old
// height, and its controls move.
func (p *Page) drawn(name string, is bool) {
	p.Wait(fmt.Sprintf("the control %s: %t", name, is), fmt.Sprintf(`(document.querySelector('[name=%q]') !== null) === %t`, name, is))
}

// decideBoard chooses a kind of board on the page for boards.
func (p *Page) decideBoard(kind string) {
	const own = 3 // index of the player's own boards
	switch kind {
	case "square", "irregular":
		p.Choose("board", "square")
		p.Switch("free", kind == "irregular")
	case "sheet", "today":
		p.Choose("board", kind)
	default:
		p.Choose("board", Eval[string](p, fmt.Sprintf(`document.querySelectorAll('[name="board"]')[%d].value`, own)))
		p.Choose("kind", kind)
		p.drawn(map[string]string{"number": "number", "symmetric": "symmetry", "mine": "mine", "code": "code"}[kind], true)
	}
}

// OpenPage opens a page of the dialog of a new game, or its first page if the name is "". Other
// dialogs stay as they are.
func (p *Page) OpenPage(name string) {
	const whole = `dialog[data-state="new"]`
	page := fmt.Sprintf(`dialog[data-state=%q]`, name)
	if p.Has(page) || name == "" && p.Has(whole) || p.Has(`dialog[data-state="board"]`) {
		return
	}
	turn := func(act, to string) { // an earlier choice can still move the row
		p.press("dialog "+Act(act), `document.querySelector(`+Quote(to)+`) !== null`, to+" can't be opened")
	}
	if turn("new-whole", whole); name != "" {
		turn(name, page)
		// The page scrolls to its title.
		p.Wait("the beginning of the page", `document.activeElement.id === "sheet-title"`)
	}
}

// Switch presses a switch unless it already has this state.
func (p *Page) Switch(name string, on bool) {
	control := fmt.Sprintf(`[name=%q]`, name)
	p.WaitFor(control)
	p.press(fmt.Sprintf(`label:has(%s)`, control), fmt.Sprintf(`document.querySelector(%s)?.checked === %t`, Quote(control), on), name+" can't be switched")
}

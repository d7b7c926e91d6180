package dialogs

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

// boardChoice draws the ways to choose a board, and the board that is chosen.
func (v Open) boardChoice() app.UI {
	t, s := v.Text, v.Desk.Setup
	kinds := []controls.Option{{Value: string(game.SquareBoard), Label: t.BoardSquare}, {Value: string(game.IrregularBoard), Label: t.BoardIrregular}, {Value: string(game.SymmetricBoard), Label: t.BoardSymmetric},
		{Value: string(game.NumberedBoard), Label: t.BoardNumber}, {Value: string(game.SheetBoard), Label: t.BoardSheet}, {Value: string(game.TodaysBoard), Label: t.BoardToday}}
	if len(v.Desk.Boards) > 0 {
		kinds = append(kinds, controls.Option{Value: string(game.OwnBoard), Label: t.BoardMine})
	}
	kinds = append(kinds, controls.Option{Value: string(game.CodeBoard), Label: t.BoardCode})
	parts := []app.UI{controls.Choice("board", t.BoardChoice, s.Board, kinds)}
	board, _, ok := game.BoardOf(s, v.Desk.Now.Date)
	wrong := ""
	number := func(name, label string, value, most int) app.UI {
		shown := strconv.Itoa(value)
		if s.Unread {
			shown, wrong = s.Typed, t.NumberWrong(most)
		}
		return controls.Labelled(label, app.Input().Type("text").Name(name).Attr("inputmode", "numeric").AutoComplete(false).Spellcheck(false).
			Aria("invalid", dom.When(s.Unread, "true")).Aria("describedby", boardFault).Value(shown))
	}
	deal := controls.WideButton("deal", "dice", t.DealAgain)
	switch s.Board {
	case game.SquareBoard, game.IrregularBoard:
		parts = append(parts, number("seed", t.Seed, s.Seed, game.MaxSeed), deal)
	case game.SymmetricBoard:
		kinds := dom.Each(rules.Symmetries(), func(s rules.Symmetry) controls.Option {
			return controls.Option{Value: s.String(), Label: t.Symmetry.Of(s.String())}
		})
		parts = append(parts, controls.Choice("symmetry", t.SymmetryKind, s.Symmetry, kinds), number("seed", t.Seed, s.Seed, game.MaxSeed), deal)
	case game.NumberedBoard:
		parts = append(parts, number("number", t.NumberLabel, s.Number, rules.SquareBoards), deal,
			app.P().Class("tip").Text(t.NumberHelp(rules.SquareBoards)))
	case game.OwnBoard:
		mine := dom.Each(v.Desk.Boards, func(b game.Named) controls.Option { return controls.Option{Value: b.Layout, Label: b.Name} })
		parts = append(parts, controls.Choice("mine", t.BoardMine, s.Mine, mine))
	case game.SheetBoard:
		sheets := dom.Each(rules.SheetBoards(), func(s rules.Sheet) controls.Option {
			return controls.Option{Value: string(s), Label: t.SheetName.Of(string(s))}
		})
		parts = append(parts, controls.Choice("sheet", t.Sheet, s.Sheet, sheets))
	case game.CodeBoard:
		parts = append(parts, controls.Labelled(t.Code,
			app.Textarea().Name("code").Rows(4).Spellcheck(false).Attr("autocomplete", "off").
				Aria("invalid", dom.When(!ok, "true")).Aria("describedby", boardFault).Text(s.Code)))
		wrong = dom.When(s.Code != "", t.BadCode)
	}
	var picture app.UI = app.P().ID(boardFault).Class("mini", "tip").Text(t.CodeHelp)
	if ok {
		picture = dom.PartOf(board, miniBoard)
	} else if wrong != "" {
		picture = app.P().ID(boardFault).Class("mini", "tip").Role("alert").Text(wrong)
	}
	return app.Div().Class("board-choice").Body(app.Div().Body(parts...), picture)
}

// boardFault is the id of what says why there is no board.
const boardFault = "board-fault"

// FocusOnFault gives the focus to the field of the board that is wrong, if one is, and unfolds it.
func FocusOnFault(app.Context) {
	const wrong = `.board-choice [aria-invalid="true"]`
	if folded := page.Find(".more:has(" + wrong + ")"); folded.Truthy() {
		folded.Set("open", true)
	}
	if field := page.Find(wrong); field.Truthy() {
		field.Call("focus")
	}
}

// boardChosen names the board that is chosen.
func (v Open) boardChosen() string {
	t, s := v.Text, v.Desk.Setup
	switch s.Board {
	case game.NumberedBoard:
		return dom.Either(s.Unread, t.BoardNumber, t.Capital(t.BoardName("number", s.Number, "")))
	case game.SquareBoard:
		return t.BoardSquare
	case game.IrregularBoard:
		return t.BoardIrregular
	case game.SymmetricBoard:
		return t.Symmetry.Of(s.Symmetry)
	case game.TodaysBoard:
		return t.BoardToday
	case game.OwnBoard:
		for _, b := range v.Desk.Boards {
			if b.Layout == s.Mine {
				return b.Name
			}
		}
	case game.SheetBoard:
		return t.SheetName.Of(string(s.Sheet))
	}
	return t.Capital(t.BoardName("code", 0, ""))
}

// otherBoard draws the choice of a board to count on or to begin from.
func (v Open) otherBoard() []app.UI {
	v = v.offered()
	var build app.UI
	if _, builds := v.Screen.(wooden.Workshop); !builds {
		build = controls.WideButton("workshop", "build", v.Text.BuildBoard)
	}
	return []app.UI{
		app.Form().Class("form").DataSet("form", "setup").Body(v.boardChoice(), build),
		app.Div().Class("sheet-foot").Body(controls.WideButton("use-board", "tick", v.Text.UseBoard).Class("primary")),
	}
}

// miniBoard draws a board to choose, without marbles.
func miniBoard(b *rules.Board) app.UI {
	return app.Div().Class("mini").Body(app.Raw(picture.Wood(picture.NewGeometry(b, 0, false))))
}

package dialogs

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

// boardGroup is a segment for one or more kinds of boards. A press chooses the first kind.
type boardGroup struct {
	label string
	kinds []game.BoardKind
}

// boardGroups returns the groups of classic boards, random boards, today's board and own boards.
func (v Open) boardGroups() [4]boardGroup {
	t := v.Text
	return [...]boardGroup{
		{t.BoardSheet, []game.BoardKind{game.SheetBoard}},
		{t.BoardRandom, []game.BoardKind{game.SquareBoard, game.IrregularBoard}},
		{t.BoardToday, []game.BoardKind{game.TodaysBoard}},
		{t.BoardOwn, v.kindsOfMine()},
	}
}

// kindsOfMine returns the kinds of boards that a player has saved or can enter.
func (v Open) kindsOfMine() []game.BoardKind {
	kinds := []game.BoardKind{game.OwnBoard, game.NumberedBoard, game.SymmetricBoard, game.CodeBoard}
	if len(v.Desk.Boards) == 0 {
		return kinds[1:]
	}
	return kinds
}

// boardChoice draws the ways to choose a board, with pictures of the boards to choose from, or of
// the chosen board.
func (v Open) boardChoice() app.UI {
	s := v.Desk.Setup
	var groups []controls.Option
	var value game.BoardKind
	parts := []app.UI{nil}
	for i, group := range v.boardGroups() {
		first := group.kinds[0]
		groups = append(groups, controls.Option{Value: string(first), Label: group.label})
		if slices.Contains(group.kinds, s.Board) {
			value = first
			parts = append(parts, dom.Only(first != game.SheetBoard, app.Div().Class("preview").Body(v.pictured(s))))
			parts = append(parts, v.choiceAmong(i)...)
		}
	}
	parts[0] = segments("board", v.Text.BoardChoice, value, groups)
	return app.Div().Class("form", "board-choice").Body(parts...)
}

// choiceAmong draws the fields that choose a board of one group.
func (v Open) choiceAmong(group int) []app.UI {
	t, s := v.Text, v.Desk.Setup
	switch group {
	case 0:
		return []app.UI{named(t.BoardSheet, app.Div().Class("boards").Body(dom.Each(rules.SheetBoards(), func(sheet rules.Sheet) app.UI {
			of := s
			of.Sheet = sheet
			return controls.Card("sheet", string(sheet), sheet == s.Sheet, v.pictured(of), app.Span().Text(t.SheetName.Of(string(sheet))))
		})...))}
	case 1:
		return append([]app.UI{controls.Toggle("free", t.FreeShape, s.Board == game.IrregularBoard)}, v.numberField("seed", t.Seed, s.Seed, game.MaxSeed)...)
	case 3:
		kinds := map[game.BoardKind]string{game.OwnBoard: t.BoardMine, game.NumberedBoard: t.BoardNumber, game.SymmetricBoard: t.BoardSymmetric, game.CodeBoard: t.BoardCode}
		choice := append([]app.UI{segments("kind", t.BoardOwn, s.Board, dom.Each(v.kindsOfMine(), func(k game.BoardKind) controls.Option {
			return controls.Option{Value: string(k), Label: kinds[k]}
		}))}, v.ownBoard()...)
		return append(choice, controls.WideButton("workshop", "build", t.BuildBoard))
	}
	return nil
}

// ownBoard draws the fields for an own board of the chosen kind.
func (v Open) ownBoard() []app.UI {
	t, s := v.Text, v.Desk.Setup
	switch s.Board {
	case game.OwnBoard:
		mine := dom.Each(v.Desk.Boards, func(b game.Named) controls.Option { return controls.Option{Value: b.Layout, Label: b.Name} })
		return []app.UI{controls.Selecting(app.Select().Name("mine").Aria("label", t.BoardMine), s.Mine, mine)}
	case game.SymmetricBoard:
		kinds := dom.Each(rules.Symmetries(), func(s rules.Symmetry) controls.Option {
			return controls.Option{Value: s.String(), Label: t.Symmetry.Of(s.String())}
		})
		return append([]app.UI{controls.Choice("symmetry", t.SymmetryKind, s.Symmetry, kinds)}, v.numberField("seed", t.Seed, s.Seed, game.MaxSeed)...)
	case game.NumberedBoard:
		return v.numberField("number", t.NumberLabel, s.Number, rules.SquareBoards)
	}
	_, _, ok := game.BoardOf(s, v.Desk.Now.Date)
	words := t.CodeHelp
	if !ok && s.Code != "" {
		words = t.BadCode
	}
	return []app.UI{controls.Labelled(t.Code,
		app.Textarea().Name("code").Rows(4).Spellcheck(false).Attr("autocomplete", "off").
			Aria("invalid", dom.When(!ok, "true")).Aria("describedby", boardFault).Text(s.Code)),
		dom.Only(!ok, fault(words, s.Code != ""))}
}

// numberField draws the field for the number of a board, its valid numbers, and a button that deals
// another number.
func (v Open) numberField(name, label string, value, most int) []app.UI {
	t, s := v.Text, v.Desk.Setup
	return []app.UI{
		app.Div().Class("entry").Body(
			controls.Labelled(label, app.Input().Type("text").Name(name).Attr("inputmode", "numeric").AutoComplete(false).Spellcheck(false).
				Aria("invalid", dom.When(s.Unread, "true")).Aria("describedby", boardFault).Value(dom.Either(s.Unread, s.Typed, strconv.Itoa(value)))),
			controls.WideButton("deal", "dice", t.DealAgain)),
		dom.Only(s.Unread || s.Board == game.NumberedBoard, fault(t.NumberWrong(most), s.Unread)),
	}
}

// boardFault is the id of the error message.
const boardFault = "board-fault"

// fault draws the words below a field. If wrong is true, they are an error message, which screen
// readers announce.
func fault(words string, wrong bool) app.UI {
	said := app.P().ID(boardFault).Class("tip").Text(words)
	if wrong {
		said = said.Role("alert")
	}
	return said
}

// FocusOnFault moves the focus to the invalid field of the board, if there is one.
func FocusOnFault(app.Context) {
	if field := page.Find(`.board-choice [aria-invalid="true"]`); field.Truthy() {
		field.Call("focus")
	}
}

// boardChosen returns the name of the chosen board, or a dash if there is no valid board.
func (v Open) boardChosen() string {
	s := v.Desk.Setup
	b, origin, ok := game.BoardOf(s, v.Desk.Now.Date)
	switch {
	case ok && s.Board == game.OwnBoard:
		for _, mine := range v.Desk.Boards {
			if mine.Layout == s.Mine {
				return mine.Name
			}
		}
	case ok:
		return v.BoardOn(origin, b.Layout())
	}
	return "–"
}

// newBoard draws the choice of a board for a new game.
func (v Open) newBoard() []app.UI {
	v = v.offered()
	return v.page(v.boardChoice())
}

// seen holds the values that determine the picture of a board.
type seen struct {
	setup game.Setup
	date  string
}

// pictured draws the board of a setup, without marbles.
func (v Open) pictured(s game.Setup) app.UI {
	s = game.Setup{Board: s.Board, Seed: s.Seed, Number: s.Number, Unread: s.Unread, Symmetry: s.Symmetry, Mine: s.Mine, Sheet: s.Sheet, Code: s.Code}
	return dom.PartOf(seen{s, v.Desk.Now.Date})
}

func (s seen) Draw() app.UI {
	b, _, ok := game.BoardOf(s.setup, s.date)
	if !ok {
		return app.Span().Class("thumb")
	}
	return &controls.Thumb{Layout: b.Layout()}
}

package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// newGame draws the choices for a game, with the board they give.
func (v dialogs) newGame() []app.UI {
	t, s := v.text, v.shell.Setup
	parts := []app.UI{
		app.Div().Class("opponents").Body(segments("opponent", t.Opponent, s.Opponent, []option{
			{"computer", t.OpponentComputer}, {"person", t.OpponentPerson}, {"friend", t.OpponentFriend}, {"live", t.OpponentLive}, {"analysis", t.OpponentAnalysis}})),
	}
	if s.Opponent == "computer" {
		levels := make([]option, 8)
		for i := range levels {
			levels[i] = option{strconv.Itoa(i + 1), t.LevelName[i+1]}
		}
		parts = append(parts,
			app.Div().Class("levels").Body(segments("level", t.Level, strconv.Itoa(s.Level), levels)),
			app.P().Class("tip").Text(t.LevelLine[s.Level]))
	}
	elsewhere := s.Opponent == play.FriendOpponent || s.Opponent == play.LiveOpponent
	if s.Opponent == play.FriendOpponent {
		parts = append(parts, app.P().Class("tip").Text(t.FriendHelp))
	}
	if s.Opponent == play.LiveOpponent {
		parts = append(parts, app.P().Class("tip").Text(t.LiveTip))
	}
	if s.Opponent == play.ComputerOpponent || elsewhere {
		parts = append(parts, segments("starter", t.Starter, s.Starter, []option{
			{"me", t.StarterMe}, {"other", t.StarterOther}, {"lot", t.StarterLot}}))
	}
	if s.Opponent == play.PersonOpponent {
		parts = append(parts, app.FieldSet().Class("field").Body(
			app.Legend().Class("label").Text(t.PlayerNames),
			v.playerNames(s.Names)))
	}
	if s.Opponent == play.PersonOpponent || s.Opponent == play.LiveOpponent {
		parts = append(parts, v.clockChoice()...)
	}
	if s.Opponent == play.LiveOpponent && s.Clock != play.NoClock {
		parts = append(parts, app.P().Class("tip").Text(t.LiveClocks))
	}
	openings := []option{{"free", t.OpeningFree}, {"swap", t.OpeningSwap}, {"lot", t.OpeningLot}}
	opening := s.Opening
	if elsewhere { // a link does not say that the sides may be swapped
		openings = slices.Delete(openings, 1, 2)
		if opening == play.SwapOpening {
			opening = play.FreeOpening
		}
	}
	parts = append(parts,
		v.boardChoice(),
		wideButton("workshop", "build", t.BuildBoard),
		choice("opening", t.Opening, opening, openings),
		app.P().Class("tip").Text(t.OpeningLine.Of(string(opening))))
	return []app.UI{
		halves("setup", parts, []app.UI{v.editions(), v.houseRules()}),
		app.Div().Class("sheet-foot").Body(wideButton("start", "play", t.Start).Class("primary")),
	}
}

// playerNames draws the fields for the names of two people, beside each other.
func (v dialogs) playerNames(names [2]string) app.UI {
	fields := make([]app.UI, 2)
	for i, side := range v.sides() {
		fields[i] = app.Label().Class("player-name").Body(
			marbleIcon(rules.Side(i)),
			app.Span().Class("unseen").Text(side),
			app.Input().Type("text").Name(nameFields[i]).Placeholder(side).MaxLength(play.MaxName).
				AutoComplete(false).Spellcheck(false).Value(names[i]))
	}
	return app.Div().Class("player-names").Body(fields...)
}

// nameFields are the names of the form controls for the players' names.
var nameFields = [2]string{"first-name", "second-name"}

// houseEdition is the name of rules that the player puts together.
const houseEdition = "house"

// editions draws a card for each edition: its name, its rule sheet, its rules, and in the
// chosen one how it differs from the others and why.
func (v dialogs) editions() app.UI {
	t, s := v.text, v.shell.Setup
	card := func(name, title, sheet, line, why string) app.UI {
		words := []app.UI{app.Strong().Text(title)}
		if sheet != "" {
			words = append(words, app.Span().Class("sheet-name").Text(sheet))
		}
		words = append(words, app.Span().Class("line").Text(line))
		if name == s.Edition && why != "" {
			words = append(words, app.Span().Class("why").Text(why))
		}
		return app.Label().Class("card").Body(
			app.Input().Type("radio").Name("edition").Value(name).Checked(name == s.Edition),
			app.Span().Class("card-body").Body(words...))
	}
	var cards []app.UI
	for _, e := range rules.Editions() {
		cards = append(cards, card(e.Name, t.EditionName.Of(e.Name), t.SheetOf.Of(e.Sheet), t.EditionLine.Of(e.Name), t.EditionWhy.Of(e.Name)))
	}
	cards = append(cards, card(houseEdition, t.House, "", t.HouseLine, ""))
	return app.FieldSet().Class("field").Body(
		app.Legend().Class("label").Text(t.Edition),
		app.Div().Class("cards").Body(cards...))
}

// houseRules draws the options of rules that the player puts together.
func (v dialogs) houseRules() app.UI {
	t, s := v.text, v.shell.Setup
	if s.Edition != houseEdition {
		return nil
	}
	rule, _ := rules.ParseRuleset(s.House)
	area := []string{noBonus, "a", "t"}[rule.Area]
	lines := []string{noBonus, "l", "s"}[rule.Lines]
	return app.Div().Class("house").Body(
		segments("area", t.CountArea, area, []option{{noBonus, t.NoBonus}, {"a", t.ByDifference}, {"t", t.ByTiles}}),
		segments("lines", t.CountLines, lines, []option{{noBonus, t.NoBonus}, {"l", t.ByDifference}, {"s", t.BySum}}),
		toggle("orthogonal", t.Orthogonal, rule.Orthogonal),
		toggle("early", t.EarlyEnd, rule.EarlyEnd),
	)
}

// noBonus is the value of a bonus that does not count; an empty one would be lost.
const noBonus = "none"

// boardChoice draws the ways to choose a board, and the board that is chosen.
func (v dialogs) boardChoice() app.UI {
	t, s := v.text, v.shell.Setup
	kinds := []option{{"square", t.BoardSquare}, {"irregular", t.BoardIrregular}, {"symmetric", t.BoardSymmetric},
		{"number", t.BoardNumber}, {"sheet", t.BoardSheet}, {"today", t.BoardToday}}
	if len(v.shell.Boards) > 0 {
		kinds = append(kinds, option{"mine", t.BoardMine})
	}
	kinds = append(kinds, option{"code", t.BoardCode})
	parts := []app.UI{choice("board", t.BoardChoice, s.Board, kinds)}
	number := func(name, label string, value, most int) app.UI {
		return app.Label().Class("field").Body(
			app.Span().Class("label").Text(label),
			app.Input().Type("number").Name(name).Min(1).Max(most).Value(value))
	}
	deal := wideButton("deal", "again", t.DealAgain)
	switch s.Board {
	case "square", "irregular":
		parts = append(parts, number("seed", t.Seed, s.Seed, play.MaxSeed), deal)
	case "symmetric":
		var kinds []option
		for _, symmetry := range rules.Symmetries() {
			kinds = append(kinds, option{symmetry.String(), t.Symmetry.Of(symmetry.String())})
		}
		parts = append(parts, choice("symmetry", t.SymmetryKind, s.Symmetry, kinds), number("seed", t.Seed, s.Seed, play.MaxSeed), deal)
	case "number":
		parts = append(parts, number("number", t.NumberLabel, s.Number, rules.SquareBoards), deal,
			app.P().Class("tip").Text(t.NumberHelp(rules.SquareBoards)))
	case "mine":
		var mine []option
		for _, b := range v.shell.Boards {
			mine = append(mine, option{b.Layout, b.Name})
		}
		parts = append(parts, choice("mine", t.BoardMine, s.Mine, mine))
	case "sheet":
		sheets := make([]option, len(rules.SheetBoards()))
		for i, sheet := range rules.SheetBoards() {
			sheets[i] = option{string(sheet), t.SheetName.Of(sheet)}
		}
		parts = append(parts, choice("sheet", t.Sheet, string(s.Sheet), sheets))
	case "code":
		parts = append(parts, app.Label().Class("field").Body(
			app.Span().Class("label").Text(t.Code),
			app.Textarea().Name("code").Rows(4).Spellcheck(false).Attr("autocomplete", "off").Text(s.Code)))
	}
	board, _, ok := play.BoardOf(s, v.shell.Day)
	var picture app.UI = app.P().Class("mini", "tip").Text(t.CodeHelp)
	if ok {
		picture = &miniBoard{Board: board}
	} else if s.Code != "" {
		picture = app.P().Class("mini", "tip").Role("alert").Text(t.BadCode)
	}
	return app.Div().Class("board-choice").Body(app.Div().Body(parts...), picture)
}

// otherBoard draws the choice of a board to count on or to begin from.
func (v dialogs) otherBoard() []app.UI {
	return []app.UI{
		app.Form().Class("form").DataSet("form", "setup").Body(v.boardChoice()),
		app.Div().Class("sheet-foot").Body(wideButton("use-board", "play", v.text.UseBoard).Class("primary")),
	}
}

// miniBoard is a board to choose, without marbles.
type miniBoard struct {
	app.Compo
	Board *rules.Board
}

// Render draws the wood alone.
func (b *miniBoard) Render() app.UI {
	return app.Div().Class("mini").Body(app.Raw(wood(newGeometry(b.Board, 0, false))))
}

package view

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// houseEdition is the name of rules that the player puts together.
const houseEdition = "house"

// editions draws a card for each edition: its name, its rule sheet, its rules, and in the
// chosen one how it differs from the others and why.
func (v dialogs) editions() app.UI {
	t, s := v.text, v.shell.Setup
	edition := func(name, title, sheet, line, why string) app.UI {
		return card("edition", name, name == s.Edition,
			app.Strong().Text(title),
			only(sheet != "", app.Span().Class("sheet-name").Text(sheet)),
			app.Span().Class("line").Text(line),
			only(name == s.Edition && why != "", app.Span().Class("why").Text(why)))
	}
	cards := each(rules.Editions(), func(e rules.Edition) app.UI {
		return edition(e.Name, t.EditionName.Of(e.Name), t.SheetOf.Of(e.Sheet), t.EditionLine.Of(e.Name), t.EditionWhy.Of(e.Name))
	})
	cards = append(cards, edition(houseEdition, t.House, "", t.HouseLine, ""))
	return group(t.Edition, app.Div().Class("cards").Body(cards...))
}

// houseRules draws the options of rules that the player puts together.
func (v dialogs) houseRules() app.UI {
	t, s := v.text, v.shell.Setup
	if s.Edition != houseEdition {
		return nil
	}
	rule, _ := rules.ParseRuleset(s.House)
	area := func(b rules.AreaBonus) string { return bonusValue(rules.Ruleset{Area: b}) }
	lines := func(b rules.LineBonus) string { return bonusValue(rules.Ruleset{Lines: b}) }
	return app.Div().Class("house").Body(
		segments("area", t.CountArea, area(rule.Area), []option{
			{area(rules.NoArea), t.NoBonus}, {area(rules.AreaDifference), t.ByDifference}, {area(rules.AreaTiles), t.ByTiles}}),
		segments("lines", t.CountLines, lines(rule.Lines), []option{
			{lines(rules.NoLines), t.NoBonus}, {lines(rules.LineDifference), t.ByDifference}, {lines(rules.LineSum), t.BySum}}),
		toggle("orthogonal", t.Orthogonal, rule.Orthogonal),
		toggle("early", t.EarlyEnd, rule.EarlyEnd),
	)
}

// noBonus is the value of a bonus that does not count; an empty one would be lost.
const noBonus = "none"

// bonusValue is the value of the option for rules with one bonus, or with none.
func bonusValue(r rules.Ruleset) string { return cmp.Or(r.String(), noBonus) }

// readHouse reads the options of houseRules as the text of a ruleset; otherwise is what
// stays if they are not shown.
func readHouse(otherwise string) string {
	area, lines := field("setup", "area", ""), field("setup", "lines", "")
	if area == "" || lines == "" {
		return otherwise
	}
	r, _ := rules.ParseRuleset(strings.ReplaceAll(area+lines, noBonus, ""))
	r.Orthogonal, r.EarlyEnd = field("setup", "orthogonal", "") == "true", field("setup", "early", "") == "true"
	return r.String()
}

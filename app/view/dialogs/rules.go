package dialogs

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// newRules draws the boxes in which the game is sold, with the bonuses of their sheets, and the
// variants of the chosen box.
func (v Open) newRules() []app.UI {
	v = v.offered()
	house := v.Desk.Setup.Edition == game.HouseEdition
	own := controls.Control("card", "house").Aria("expanded", house).Body(
		app.Span().Class("card-body").Body(app.Strong().Text(v.Text.House), app.Span().Class("tip").Text(v.Text.HouseLine)))
	return v.page(append(v.boxes(v.Desk.Setup.Edition, own), v.houseRules())...)
}

// countRules draws the same for a count of marbles, which cannot have house rules.
func (v Open) countRules() []app.UI {
	at, _ := v.Screen.(wooden.Tally)
	return []app.UI{app.Form().Class("form").DataSet("form", "count").Body(v.boxes(at.Edition)...)}
}

// boxes draws the boxes with more cards after them, and the variants of the box of an edition.
func (v Open) boxes(edition string, more ...app.UI) []app.UI {
	t, house := v.Text, edition == game.HouseEdition
	chosen, _ := rules.EditionNamed(edition)
	var boxes []app.UI
	var levels []controls.Option
	for _, e := range rules.Editions() {
		if e.Sheet == chosen.Sheet {
			levels = append(levels, controls.Option{Value: e.Name, Label: dom.Either(adds(e.Rules) == scene.TilesAlone, t.CountTiles, t.EditionAdds.Of(adds(e.Rules)))})
		}
	}
	sheet := "none"
	for _, e := range rules.Editions() {
		if e.Sheet == sheet {
			continue
		}
		sheet = e.Sheet
		name, line := t.SheetOf.Of(sheet), t.SheetLine.Of(sheet)
		if sheet == "" {
			name, line = t.EditionAdds.Of(scene.TilesAlone), t.RulesLine.Of(bonusValue(e.Rules))
		}
		is := sheet == chosen.Sheet && !house
		varies := is && len(levels) > 1
		// The variants and their line replace the line.
		boxes = append(boxes, app.Div().Class("box").Body(
			controls.Card("box", boxOf(e), is, app.Strong().Text(name), dom.Only(!varies, app.Span().Class("tip").Text(line))),
			dom.Only(varies, segments("edition", name, edition, levels)),
			dom.Only(varies, app.P().Class("tip").Text(t.RulesLine.Of(bonusValue(chosen.Rules))))))
	}
	return []app.UI{named(t.Edition, app.Div().Class("form", "boxes").Body(append(boxes, more...)...))}
}

// rulesChosen returns the name of the chosen rules.
func (v Open) rulesChosen() string {
	s := v.Desk.Setup
	if s.Edition == game.HouseEdition {
		return v.Text.House
	}
	return v.RulesOf(s.Edition, s.Rules())
}

// boxOf returns the value of the box of an edition: its sheet, or the name of the game that all
// sheets share.
func boxOf(e rules.Edition) string { return cmp.Or(e.Sheet, e.Name) }

// adds returns the key of the bonuses of rules.
func adds(r rules.Ruleset) string {
	switch {
	case r.Area != rules.NoArea && r.Lines != rules.NoLines:
		return "both"
	case r.Area != rules.NoArea:
		return "area"
	case r.Lines != rules.NoLines:
		return "lines"
	}
	return scene.TilesAlone
}

// editionOf returns the edition of a box with the same bonuses as other, or its first edition.
func editionOf(box string, other rules.Ruleset) string {
	first := ""
	for _, e := range rules.Editions() {
		switch {
		case boxOf(e) != box:
		case adds(e.Rules) == adds(other):
			return e.Name
		default:
			first = cmp.Or(first, e.Name)
		}
	}
	return first
}

// houseRules draws the options of the house rules.
func (v Open) houseRules() app.UI {
	t, s := v.Text, v.Desk.Setup
	if s.Edition != game.HouseEdition {
		return nil
	}
	rule, _ := rules.ParseRuleset(s.House)
	area := func(b rules.AreaBonus) string { return bonusValue(rules.Ruleset{Area: b}) }
	lines := func(b rules.LineBonus) string { return bonusValue(rules.Ruleset{Lines: b}) }
	return app.Div().Class("house").Body(
		controls.Segments("area", t.CountArea, area(rule.Area), []controls.Option{
			{Value: area(rules.NoArea), Label: t.NoBonus}, {Value: area(rules.AreaDifference), Label: t.ByDifference}, {Value: area(rules.AreaTiles), Label: t.ByTiles}}),
		controls.Segments("lines", t.CountLines, lines(rule.Lines), []controls.Option{
			{Value: lines(rules.NoLines), Label: t.NoBonus}, {Value: lines(rules.LineDifference), Label: t.ByDifference}, {Value: lines(rules.LineSum), Label: t.BySum}}),
		controls.Toggle("orthogonal", t.Orthogonal, rule.Orthogonal),
		controls.Toggle("early", t.EarlyEnd, rule.EarlyEnd),
	)
}

// noBonus is the value of a bonus that does not count. An empty value would be lost.
const noBonus = "none"

// bonusValue returns the value of the option for rules with one bonus or none.
func bonusValue(r rules.Ruleset) string { return cmp.Or(r.String(), noBonus) }

// bonusOf returns the rules of such a value.
func bonusOf(value string) rules.Ruleset {
	r, _ := rules.ParseRuleset(strings.TrimPrefix(value, noBonus))
	return r
}

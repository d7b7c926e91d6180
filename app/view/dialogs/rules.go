package dialogs

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/view/controls"
	"kulami/rules"
)

// editions draws the editions by what they add to the tiles, each by its rule sheet, and says how the chosen one differs from
// the others and why.
func (v Open) editions() app.UI {
	t, s := v.Text, v.Desk.Setup
	edition := func(name, label string) app.UI {
		return app.Label().Body(controls.Radio("edition", name, name == s.Edition), app.Span().Text(label))
	}
	adding := func(adds string, fits func(rules.Ruleset) bool) app.UI {
		var sheets []app.UI
		for _, e := range rules.Editions() {
			if fits(e.Rules) {
				sheets = append(sheets, edition(e.Name, cmp.Or(t.SheetOf.Of(e.Sheet), t.EditionName.Of(e.Name))))
			}
		}
		return app.Div().Class("edition").Role("group").Aria("label", t.EditionAdds.Of(adds)).Body(
			app.Strong().Aria("hidden", true).Text(t.EditionAdds.Of(adds)), app.Div().Class("segments").Body(sheets...))
	}
	area := func(r rules.Ruleset) bool { return r.Area != rules.NoArea }
	lines := func(r rules.Ruleset) bool { return r.Lines != rules.NoLines }
	why := []app.UI{app.Span().Text(t.EditionLine.Of(s.Edition)), app.Span().Text(t.EditionWhy.Of(s.Edition))}
	if s.Edition == game.HouseEdition {
		why = []app.UI{app.Span().Text(t.HouseLine)}
	}
	return controls.Group(t.Edition, app.Div().Class("editions").Body(
		adding("tiles", func(r rules.Ruleset) bool { return !area(r) && !lines(r) }),
		adding("area", func(r rules.Ruleset) bool { return area(r) && !lines(r) }),
		adding("lines", func(r rules.Ruleset) bool { return lines(r) && !area(r) }),
		adding("both", func(r rules.Ruleset) bool { return area(r) && lines(r) }),
		app.Div().Class("edition", "segments").Body(edition(game.HouseEdition, t.House)),
		app.P().Class("why").Body(why...)))
}

// houseRules draws the options of rules that the player puts together.
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

// noBonus is the value of a bonus that does not count; an empty one would be lost.
const noBonus = "none"

// bonusValue is the value of the option for rules with one bonus, or with none.
func bonusValue(r rules.Ruleset) string { return cmp.Or(r.String(), noBonus) }

// bonusOf returns the rules of such a value.
func bonusOf(value string) rules.Ruleset {
	r, _ := rules.ParseRuleset(strings.TrimPrefix(value, noBonus))
	return r
}

// house changes the rules that the player puts together.
func house(s *game.Setup, change func(r *rules.Ruleset)) {
	r, _ := rules.ParseRuleset(s.House)
	change(&r)
	s.House = r.String()
}

package scene

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
	"kulami/rules/facts"
)

// factOrder is the order of facts in a sentence: the effects of the move on the board, then its
// effects on the opponent. The order of the kinds themselves is their importance.
var factOrder = [...]facts.Kind{
	facts.Wins, facts.Leads, facts.Levels, facts.Ties, facts.Joins, facts.Grows, facts.Line, facts.Closes,
	facts.Saves, facts.Gives, facts.Leaves, facts.Ends,
}

// maxFacts is the number of facts that fit into one sentence.
const maxFacts = 3

// FactsOf returns the three most important facts about h on b as one sentence, or "".
func (v Scene) FactsOf(b *rules.Board, h rules.Hole, proven []facts.Fact) string {
	clauses := v.Clauses(proven[:min(len(proven), maxFacts)])
	if len(clauses) == 0 {
		return ""
	}
	return v.Text.FactsOf(b.Name(h), v.Listed(clauses))
}

// Reasons returns the facts about a move as two sentences: the most important fact, and the others.
func (v Scene) Reasons(b *rules.Board, h rules.Hole, proven []facts.Fact) []string {
	first := min(len(proven), 1)
	return []string{v.FactsOf(b, h, proven[:first]), v.FactsOf(b, h, proven[first:])}
}

// Listed joins one or more phrases by commas, and the last by “and”.
func (v Scene) Listed(phrases []string) string {
	last := len(phrases) - 1
	if last == 0 {
		return phrases[0]
	}
	return v.Text.Both(strings.Join(phrases[:last], ", "), phrases[last])
}

// Clauses returns facts in words, in the order of a sentence.
func (v Scene) Clauses(proven []facts.Fact) (clauses []string) {
	for _, kind := range factOrder {
		for _, f := range proven {
			if f.Kind == kind {
				clauses = append(clauses, v.fact(f))
			}
		}
	}
	return clauses
}

// fact returns a fact as a clause. Its subject is the hole of the move.
func (v Scene) fact(f facts.Fact) string {
	t := v.Text
	counted := [...]func(count int) string{
		facts.Leaves: t.FactLeaves, facts.Wins: t.FactWins, facts.Saves: t.FactSaves,
		facts.Ties: t.FactTies, facts.Joins: t.FactJoins, facts.Grows: t.FactGrows,
		facts.Line: t.FactLine, facts.Gives: t.FactGives, facts.Closes: t.FactCloses, facts.Leads: t.FactLeads, facts.Levels: t.FactLevels,
		facts.Scores: nil, // a separate case
	}
	switch say := counted[f.Kind]; {
	case say != nil:
		return say(f.Count)
	case f.Kind == facts.Wastes:
		return t.FactWastes
	case f.Kind == facts.Scores:
		return t.FactOver
	}
	return t.FactEnds
}

// Reason returns why a move is worse than the first move of the line better.
func (v Scene) Reason(r facts.Reason, better string) string {
	t := v.Text
	if r.Missed {
		return Joined(t.Better(v.Played(r.Line)), t.FactsOf(v.Board.Name(r.Line[len(r.Line)-1]), v.fact(r.Fact)))
	}
	return Joined(v.played(r), t.Better(better))
}

// Consequence returns the hole of a reason's last marble, and the fact about it as a clause.
func (v Scene) Consequence(r facts.Reason) (hole, clause string) {
	hole, clause = v.Board.Name(r.Line[len(r.Line)-1]), v.fact(r.Fact)
	if r.Kind == facts.Leaves {
		clause = v.Text.FactReplies(r.Count) // to the player of the move, not to the opponent
	}
	return hole, clause
}

// played returns the consequence of a move, by a reason about its own line.
func (v Scene) played(r facts.Reason) string {
	t, last, ends := v.Text, len(r.Line)-1, r.Kind == facts.Scores
	hole, clause := v.Consequence(r)
	var said string
	switch {
	case ends && last > 1:
		said = t.BestPlay(v.ResultBy(r.Side, r.Count))
	case last > 0:
		said = t.WhyAfter(v.Played(r.Line[:last]), hole, clause)
	default:
		said = t.FactsOf(hole, clause)
	}
	return Joined(said, dom.When(ends && last <= 1, Ended(v.ResultBy(r.Side, r.Count))))
}

// TryReason returns why a try is wrong, without the solution.
func (v Scene) TryReason(r facts.Reason) string {
	switch {
	case !r.Missed:
		return v.played(r)
	case len(r.Line) == 1:
		return v.Text.FactsOf(v.Text.OtherHole, v.fact(r.Fact))
	}
	return v.Text.AfterOther(v.fact(r.Fact))
}

// LastMarble returns the side and the hole of the last marble.
func (v Scene) LastMarble(p rules.Position) string {
	return Ended(v.Sides()[p.Turn().Other()] + " " + v.Board.Name(p.Last()))
}

// Played returns the names of the holes of a line, one after the other.
func (v Scene) Played(line []rules.Hole) string {
	return strings.Join(dom.Each(line, v.Board.Name), " → ")
}

// Line returns the names of the holes of a line.
func (v Scene) Line(holes []rules.Hole) string {
	return strings.Join(dom.Each(holes, v.Board.Name), " ")
}

// LineShown is the number of holes drawn of a line.
const LineShown = 7

// LineHoles draws the holes of a line as buttons that play the line up to them. The position shown
// has the first shown marbles of the line. A browser does not translate the names of holes.
func (v Scene) LineHoles(line []rules.Hole, shown int) app.UI {
	buttons := make([]app.UI, len(line))
	for i, h := range line {
		name := v.Board.Name(h)
		buttons[i] = app.Button().Type("button").DataSet("act", "play-line").DataSet("value", v.Line(line[:i+1])).
			Aria("label", v.Text.PlayTo(name)).Aria("current", i+1 == shown).Text(name)
	}
	return app.Span().Class("line-holes").Attr("translate", "no").Body(buttons...)
}

// WhyLine draws the marbles of a reason. The position shown has the first shown marbles.
func (v Scene) WhyLine(why facts.Reason, shown int) app.UI {
	line := why.Line[:min(len(why.Line), LineShown)]
	return app.Div().DataSet("why", why.Kind).DataSet("line", v.Line(line)).Body(v.LineHoles(line, shown))
}

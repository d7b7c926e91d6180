package view

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
	"kulami/rules/engine"
)

// reviewScreen is the screen on which the moves of a game are judged.
type reviewScreen struct {
	scene
	review play.Review
}

func (v reviewScreen) header() []string { return []string{v.text.Review} }

func (v reviewScreen) key(k keyPress) play.Msg {
	if msg := v.stepKey(k); msg != nil {
		return msg
	}
	return holeKey(k, v.board)
}

// stepKey steps through the game, unless a better move is looked for.
func (v reviewScreen) stepKey(k keyPress) play.Msg {
	if _, retrying := v.review.Retrying(); retrying || k.alt || k.meta || k.ctrl || k.shift || k.onHole {
		return nil
	}
	switch k.key {
	case "ArrowLeft", "[":
		return play.Step{Ply: v.review.Ply() - 1}
	case "ArrowRight", "]":
		return play.Step{Ply: v.review.Ply() + 1}
	case "Home":
		return play.Step{Ply: 0}
	case "End":
		return play.Step{Ply: v.review.Record().Len()}
	}
	return nil
}

func (v reviewScreen) main() app.UI {
	body := v.findings
	if _, retrying := v.review.Retrying(); retrying {
		body = v.exercise
	}
	return app.Main().Class("table", "course", "review").DataSet("state", "review").
		DataSet("review", true).DataSet("done", strconv.FormatFloat(v.review.Done(), 'f', 2, 64)).Body(
		stage(v.reviewed()),
		app.Section().Class("lesson").Aria("labelledby", "review-title").Body(body()...),
		app.Nav().Class("offers").Aria("label", v.text.Review).Body(v.ways()...),
	)
}

// reviewed is the board with the position shown.
func (v reviewScreen) reviewed() *board {
	r := v.review
	b := v.boardOf(r.Position(), r.Marks(), r.Record().Orientation(), r.Focus, r.Record().WithCursor(r.Ply()))
	b.Over = b.Position.Over()
	return b
}

// findings is what was found: the move shown, the chances, the accuracy and the key moments.
func (v reviewScreen) findings() []app.UI {
	t, r := v.text, v.review
	title, words := v.moveWords()
	state := t.Reviewing(t.Percent(int(100 * r.Done())))
	if r.Done() == 1 {
		state = v.provenSince()
	}
	parts := []app.UI{
		app.H2().ID("review-title").Text(title),
		app.P().Class("task").Text(words),
		v.notice(),
		v.noted(r.Note()),
		partOf(v.graph(), graph.draw),
		v.accuracy(),
		app.P().Class("tip").DataSet("state", "reviewing").Text(state),
	}
	parts = append(parts, v.moments())
	for _, side := range r.CanRetry() {
		parts = append(parts, button("retry", v.retryTitle(side)).DataSet("value", int(side)))
	}
	if r.Done() == 1 { // below the others, which keep their places
		parts = append(parts, wideButton("save-png", "import", t.SaveReport))
	}
	return parts
}

// moveWords says which move led to the position shown, how good it was, and what was
// better.
func (v reviewScreen) moveWords() (title, words string) {
	t, r := v.text, v.review
	i, ok := r.Move()
	if !ok {
		return t.LookingAt(0, r.Record().Len()), ""
	}
	p := r.Judged().Plies[i]
	title = t.LookingAt(r.Ply(), r.Record().Len())
	move := v.sides()[i&1] + " " + v.board.Name(p.Hole)
	if p.Verdict == "" {
		return title, move
	}
	verdict, sure := t.Verdict.Of(string(p.Verdict)), t.Depth(p.Depth)
	if p.Only && p.Verdict == engine.BestMove {
		verdict = t.OnlyMove
	}
	if p.Exact {
		sure = t.Exact
	}
	said := []string{t.Colon(move+glyphOf(p.Verdict), verdict) + ", " + sure + "."}
	if p.MissedWin {
		said = append(said, t.MissedWin)
	}
	said = append(said, v.factsOf(v.board, p.Hole, r.Facts(i, p.Hole)))
	if p.Best != p.Hole {
		if p.Swing() >= 10 {
			said = append(said, t.PointsLost(float64(p.Swing())/100))
		}
		said = append(said, t.Better(v.names(r.Line(i), p.Best)), v.factsOf(v.board, p.Best, r.Facts(i, p.Best)))
	}
	said = slices.DeleteFunc(said, func(words string) bool { return words == "" })
	return title, strings.Join(said, " ")
}

// shownLine is how many holes of a line are shown.
const shownLine = 4

// names are the names of the holes of a line, or of its first one if that is all that is
// known.
func (v reviewScreen) names(line []rules.Hole, first rules.Hole) string {
	if len(line) == 0 {
		line = []rules.Hole{first}
	}
	names := make([]string, min(len(line), shownLine))
	for i := range names {
		names[i] = v.board.Name(line[i])
	}
	return strings.Join(names, " ")
}

// provenSince says from which move on the result was proven, and when no side could lose before.
func (v reviewScreen) provenSince() string { return strings.Join(v.provenSentences(), " ") }

// provenSentences are the sentences of provenSince.
func (v reviewScreen) provenSentences() (said []string) {
	t, j := v.text, v.review.Judged()
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if ply := j.Safe[side]; ply >= 0 && (j.Decided < 0 || ply < j.Decided) {
			said = append(said, t.SafeFrom(ply, v.sides()[side]))
		}
	}
	if ply := j.Decided; ply >= 0 {
		i := j.Positions[ply]
		result, winner := t.Draw, rules.Side(ply&1)
		switch i.Outcome() {
		case engine.Win:
			result = t.Wins(v.sides()[winner])
		case engine.Loss:
			result = t.Wins(v.sides()[winner.Other()])
		}
		said = append(said, t.ProvenFrom(ply, result))
	}
	return said
}

// accuracy shows the accuracy of both sides.
func (v reviewScreen) accuracy() app.UI {
	t, j := v.text, v.review.Judged()
	var cells []app.UI
	for _, side := range []rules.Side{rules.First, rules.Second} {
		cells = append(cells, app.Div().Body(
			marbleIcon(side),
			app.Dt().Text(v.sides()[side]),
			app.Dd().DataSet("accuracy", side.String()).Text(v.accuracyWords(j, side))))
	}
	return app.Div().Class("accuracy").Body(
		app.H3().Text(t.Accuracy),
		app.Dl().Body(cells...))
}

// accuracyWords is the accuracy of a side, or a dash if it had no choice.
func (v reviewScreen) accuracyWords(j engine.Review, side rules.Side) string {
	if j.Choices[side] == 0 {
		return "–"
	}
	return v.text.Percent(int(math.Round(j.Accuracy[side])))
}

// moments lists the key moments as buttons that show them.
func (v reviewScreen) moments() app.UI {
	t, r := v.text, v.review
	moments := r.Moments()
	if len(moments) == 0 {
		words := ""
		if r.Done() == 1 {
			words = t.NoMistakes
		}
		return app.P().Class("tip").Text(words)
	}
	items := make([]app.UI, len(moments))
	for n, i := range moments {
		p := r.Judged().Plies[i]
		current := "false"
		if r.Ply() == i+1 {
			current = "true"
		}
		items[n] = app.Li().Body(app.Button().Type("button").Class("moment", "is-"+string(p.Verdict)).DataSet("act", "moment").
			DataSet("value", i+1).DataSet("moment", true).DataSet("ply", i+1).DataSet("kind", string(p.Verdict)).Aria("current", current).Body(
			marbleIcon(rules.Side(i&1)),
			app.Span().Text(strconv.Itoa(i+1)+". "+v.board.Name(p.Hole)),
			app.Span().Class("unseen").Text(", "+v.sides()[i&1]+", "+t.Verdict.Of(string(p.Verdict))),
			app.Span().Class("kind").Aria("hidden", "true").Text(glyphOf(p.Verdict))))
	}
	return app.Div().Class("moments").Body(app.H3().Text(t.KeyMoments), app.Ul().Body(items...))
}

// glyphOf returns the sign that notes of games have for a verdict.
func glyphOf(verdict engine.Verdict) string {
	switch verdict {
	case engine.Inaccuracy:
		return "?!"
	case engine.Mistake:
		return "?"
	case engine.Blunder:
		return "??"
	}
	return ""
}

// exercise is the task to find a better move than a mistake.
func (v reviewScreen) exercise() []app.UI {
	i, _ := v.review.Retrying()
	reaction, kind := v.reaction()
	return []app.UI{
		app.H2().ID("review-title").Text(v.retryTitle(rules.Side(i & 1))),
		app.P().Class("task").Text(v.task()),
		app.P().Class("reaction", "is-"+kind).DataSet("try", kind).Text(reaction),
		v.notice(),
	}
}

// reaction is the answer to the latest try in words, and its kind: done, slip, right or none.
func (v reviewScreen) reaction() (words, kind string) {
	t, r := v.text, v.review
	switch h, try := r.Tried(); try {
	case play.Judging:
		return t.RetryWait, "none"
	case play.Good:
		return t.RetryGood(v.board.Name(h)), "done"
	case play.Bad:
		reply := ""
		if h := r.Reply(h); h != rules.NoHole {
			reply = v.board.Name(h)
		}
		return t.RetryBad(v.board.Name(h), reply), "slip"
	case play.Solved:
		i, _ := r.Retrying()
		return t.Better(v.names(r.Line(i), h)), "right"
	}
	return "", "none"
}

// task says what was played, and that there is something better.
func (v reviewScreen) task() string {
	i, _ := v.review.Retrying()
	return v.text.RetryTask(v.sides()[i&1], v.board.Name(v.review.Judged().Plies[i].Hole))
}

// retryTitle names the exercises of a side.
func (v reviewScreen) retryTitle(side rules.Side) string {
	if v.review.Players().Person() == side {
		return v.text.RetryYours
	}
	return v.text.RetryOf(v.sides()[side])
}

// ways are the buttons at the foot.
func (v reviewScreen) ways() []app.UI {
	t, r := v.text, v.review
	if _, retrying := r.Retrying(); retrying {
		next := button("retry", t.NextMistake)
		_, try := r.Tried()
		done := try == play.Good || try == play.Solved
		if r.Practising() {
			if next = enabled(button("solution", t.Solution), try != play.Solved); done {
				next = button("practise", t.NextMistake).Class("primary")
			}
			return []app.UI{button("puzzles", t.Puzzles), next}
		}
		if r.NextMistake() < 0 || !done {
			next = enabled(button("solution", t.Solution), !done)
		} else {
			next = next.Class("primary")
		}
		return []app.UI{button("retry-end", t.RetryEnd), next}
	}
	last := r.Record().Len()
	ways := []app.UI{
		enabled(iconButton("review-step", "first", t.First).DataSet("value", 0), r.Ply() > 0),
		enabled(iconButton("review-step", "previous", t.Previous).DataSet("value", r.Ply()-1), r.Ply() > 0),
		enabled(iconButton("review-step", "next", t.Next).DataSet("value", r.Ply()+1), r.Ply() < last),
		enabled(iconButton("review-step", "last", t.Last).DataSet("value", last), r.Ply() < last),
		button("analyse", t.OpponentAnalysis),
	}
	return append(ways, button("return", t.LeaveLessons).Class("primary"))
}

// announcement is the move shown, an answer to a try, or that the review is complete.
func (v reviewScreen) announcement() string {
	t, r := v.text, v.review
	switch v.shell.Announced.Kind {
	case play.AnnounceReviewed:
		j, sides := r.Judged(), v.sides()
		accuracies := sides[rules.First] + " " + v.accuracyWords(j, rules.First) + ", " + sides[rules.Second] + " " + v.accuracyWords(j, rules.Second)
		return strings.TrimSpace(t.ReviewDone + " " + t.Colon(t.Accuracy, accuracies) + ". " + v.provenSince())
	case play.AnnounceShown:
		if _, retrying := r.Retrying(); retrying {
			if words, _ := v.reaction(); words != "" {
				return words
			}
			return v.task()
		}
		title, words := v.moveWords()
		return strings.TrimSpace(ended(title)+" "+words) + v.noteSentence(r.Note())
	}
	return v.plainAnnouncement(r.Position(), r.Marks(), "")
}

// graph is the curve of the chances of the first side over the game.
type graph struct {
	Curve  string // its points, "x,y x,y …"
	Plies  int
	Ply    int
	Proven int // the ply from which on the result is proven, -1 without one
	Marks  string
	Words  string // of the ply shown
	Name   string
}

// The graph is graphWidth by graphHeight units. A mark stays so far from its edges that it is
// seen whole.
const (
	graphWidth  = 560
	graphHeight = 120
	graphMark   = 11
)

func (v reviewScreen) graph() graph {
	r := v.review
	g := graph{Plies: r.Record().Len(), Ply: r.Ply(), Proven: r.Judged().Decided, Name: v.text.Chances, Words: v.chanceWords(r.Ply())}
	var curve, marks strings.Builder
	for ply := range g.Plies + 1 {
		if chance, ok := r.Chance(ply); ok {
			fmt.Fprintf(&curve, "%.0f,%.0f ", g.x(ply), chanceY(chance))
		}
	}
	for _, i := range r.Moments() {
		if chance, ok := r.Chance(i + 1); ok {
			y := min(max(chanceY(chance), graphMark), graphHeight-graphMark)
			fmt.Fprintf(&marks, "%.0f,%.0f,%s ", g.x(i+1), y, r.Judged().Plies[i].Verdict)
		}
	}
	g.Curve, g.Marks = strings.TrimSpace(curve.String()), strings.TrimSpace(marks.String())
	return g
}

// chanceWords says what both sides could expect at a ply.
func (v reviewScreen) chanceWords(ply int) string {
	words := v.text.LookingAt(ply, v.review.Record().Len())
	if chance, ok := v.review.Chance(ply); ok {
		words += ", " + v.sides()[rules.First] + " " + v.text.Percent(percent(chance))
	}
	return words
}

func (g graph) x(ply int) float64 { return float64(ply) * graphWidth / float64(max(g.Plies, 1)) }

// chanceY returns the place of a chance of the first side; all of the field below it is
// the first side's.
func chanceY(chance float64) float64 { return (1 - chance) * graphHeight }

func (g graph) draw() app.UI {
	parts := []app.UI{svg("rect").Class("graph-second").Attr("width", graphWidth).Attr("height", graphHeight)}
	if g.Curve != "" {
		points := strings.Fields(g.Curve)
		left, _, _ := strings.Cut(points[0], ",")
		right, _, _ := strings.Cut(points[len(points)-1], ",")
		parts = append(parts, svg("path").Class("graph-first").
			Attr("d", fmt.Sprintf("M%s,%d L%s L%s,%d Z", left, graphHeight, strings.Join(points, " L"), right, graphHeight)))
	}
	parts = append(parts, svg("path").Class("graph-even").Attr("d", fmt.Sprintf("M0,%d H%d", graphHeight/2, graphWidth)))
	if g.Proven >= 0 {
		parts = append(parts, svg("rect").Class("graph-proven").Attr("x", g.x(g.Proven)).Attr("y", graphHeight-6).
			Attr("width", graphWidth-g.x(g.Proven)).Attr("height", 6))
	}
	for _, mark := range strings.Fields(g.Marks) {
		at := strings.Split(mark, ",")
		dot := "M" + at[0] + "," + at[1] + "h.01" // with round ends, which stay round where the graph is stretched
		parts = append(parts, svg("path").Class("graph-ring").Attr("d", dot), svg("path").Class("graph-mark", "is-"+at[2]).Attr("d", dot))
	}
	parts = append(parts, svg("path").Class("graph-at").Attr("d", fmt.Sprintf("M%.0f,0 V%d", g.x(g.Ply), graphHeight)))
	for ply := range g.Plies + 1 {
		width := graphWidth / float64(max(g.Plies, 1))
		parts = append(parts, svg("rect").Class("graph-hit").DataSet("act", "review-step").DataSet("value", ply).
			Attr("x", g.x(ply)-width/2).Attr("width", width).Attr("height", graphHeight))
	}
	return svg("svg").Class("graph").Attr("viewBox", ints(0, 0, graphWidth, graphHeight)).Attr("preserveAspectRatio", "none").
		Role("slider").TabIndex(0).Aria("label", g.Name).Aria("valuemin", "0").Aria("valuemax", strconv.Itoa(g.Plies)).
		Aria("valuenow", strconv.Itoa(g.Ply)).Aria("valuetext", g.Words).Body(parts...)
}

// accuracyOf is the accuracy of both sides of a game in short, or nothing.
func accuracyOf(t *text.Text, g play.Summary) string {
	if !g.Judged {
		return ""
	}
	return t.Accuracy + " " + t.Percent(int(math.Round(g.Accuracy[0]))) + " : " + t.Percent(int(math.Round(g.Accuracy[1])))
}

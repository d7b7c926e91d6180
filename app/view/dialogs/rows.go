package dialogs

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// gamesPart holds the rows of a part.
type gamesPart []gameRow

func (rows gamesPart) Equal(key dom.Key) bool {
	other, ok := key.(gamesPart)
	return ok && slices.Equal(rows, other)
}

// gameRow is a row of the library's list in words.
type gameRow struct {
	Head                                           string // a heading above the row
	ID, Name, Outcome, Class, Turn, Points, Rename string
	Facts                                          [3]string
	Place, Of                                      int // number from 1, and the number of rows
	Current                                        bool
	Layout                                         string
	Turned                                         int
	Holes                                          [2]rules.Set
	Details                                        gameDetails
}

// gameDetails is the form for a game's name with other facts about the game. It is hidden without a
// label.
type gameDetails struct {
	Name, Label, Save, Cancel, Delete, DeleteIt string
	Facts                                       [7][2]string
}

func (v Open) gameBlocks(games []library.Listed) []app.UI {
	const rowsOfBlock = partsOfBlock * rowsOfPart
	var blocks []app.UI
	for start := 0; start < len(games); start += rowsOfBlock {
		var parts []app.UI
		sum, drawn := 0, false
		for from := start; from < min(start+rowsOfBlock, len(games)); from += rowsOfPart {
			rows, i := games[from:min(from+rowsOfPart, len(games))], from/rowsOfPart
			height := v.Library.Parts.height(i, len(rows))
			sum += height
			unread := slices.ContainsFunc(rows, func(g library.Listed) bool { return g.Summary == nil })
			if unread || !v.Library.Parts.draws(i) {
				parts = append(parts, dom.PartOf(gap(height)))
				continue
			}
			drawn = true
			var part gamesPart
			for j, g := range rows {
				place := from + j
				head := ""
				if !v.Library.searched() {
					head = v.shelf(games, place)
				}
				row := v.GameRow(*g.Summary, head, place+1, len(games))
				if place == 0 || head != v.shelf(games, place-1) {
					row.Head = head
				}
				part = append(part, row)
			}
			parts = append(parts, dom.PartOf(part))
		}
		if drawn {
			blocks = append(blocks, app.Div().Class("games-block").Body(parts...))
		} else {
			blocks = append(blocks, dom.PartOf(gap(sum)))
		}
	}
	return blocks
}

// shelf returns the heading of a game in the list. It says that it is the person's turn, or when
// the last move was.
func (v Open) shelf(games []library.Listed, place int) string {
	if place < v.Desk.Library.Waiting() {
		return v.Text.YourMove
	}
	touched := games[place].Touched()
	const aDay = 24 * 60 // minutes
	switch day, now := page.Date(touched), v.Desk.Now.Minute; day {
	case "":
		return ""
	case page.Date(now):
		return v.Text.Today
	case page.Date(now - aDay):
		return v.Text.Yesterday
	default:
		return page.Month(v.Text.Lang, day, page.Date(now))
	}
}

// playedAt formats the time of a game's last move, without the part that the heading has or the
// reader knows.
func (v Open) playedAt(minute int64, head string) string {
	day, today := page.Date(minute), page.Date(v.Desk.Now.Minute)
	switch {
	case minute == 0:
		return ""
	case head != "" && (head == v.Text.Today || head == v.Text.Yesterday):
		return page.TimeOfDay(minute)
	case head != "" && head != v.Text.YourMove || strings.HasPrefix(today, day[:4]):
		day = day[4:]
	}
	return v.Text.Dated(day) + ", " + page.TimeOfDay(minute)
}

// gap is the height, in px, of a part or block that is not drawn.
type gap int

func (height gap) Draw() app.UI {
	return app.Canvas().Class("games-gap").Width(1).Height(int(height)).Aria("hidden", "true")
}

// GameRow returns the row of a game below a heading, or below none if head is "".
func (v Open) GameRow(g game.Summary, head string, place, of int) gameRow {
	t := v.Text
	name, opponent := g.Name, v.Opponent(g)
	if name == "" {
		name, opponent = opponent, ""
	}
	touched := v.playedAt(g.Touched, head)
	label := name + ", " + v.Day(g.Touched)
	points := ""
	if g.Over || g.Marbles > 0 && g.Players.Mode != game.Analysing {
		first := max(g.Players.Person(), rules.First)
		points = strconv.Itoa(g.Totals[first]) + "–" + strconv.Itoa(g.Totals[first.Other()])
		g.Ending.Margin = 0 // the points show it
	}
	row := gameRow{ID: g.ID, Name: name, Outcome: unless(v.Outcome(g), head), Class: outcomeClass(g), Turn: scene.TurnOf(g), Points: points, Rename: t.Rename(label),
		Facts: [3]string{opponent, touched, unless(v.EditionOf(g.Edition, g.Rules), t.EditionName.Of(game.DefaultSetup.Edition))},
		Place: place, Of: of, Layout: g.Layout, Turned: g.Orientation, Holes: g.Holes}
	switch at := v.Screen.(type) {
	case table.Screen:
		row.Current = !at.Linked && g.ID == at.Game.ID
	case wooden.Tally:
		row.Current = g.ID == at.ID
	}
	if v.Library.Edit == g.ID {
		row.Details = v.gameDetails(g, label)
	}
	return row
}

// unless returns is, or "" if it is the usual words.
func unless(is, usual string) string { return dom.When(is != usual, is) }

func outcomeClass(g game.Summary) string {
	switch {
	case g.OwnTurn:
		return "own-turn"
	case g.Over && !g.Counted && g.Result() == game.Won:
		return "won"
	}
	return "finished"
}

func (v Open) gameDetails(g game.Summary, label string) gameDetails {
	t := v.Text
	opponent := ""
	if seat, ok := g.Players.Opponent(); ok {
		opponent = v.Opponent(g) + " · " + t.LevelName[seat.Level]
	} else if g.Players.Friend() {
		opponent = v.Opponent(g)
	}
	return gameDetails{g.Name, t.NameLabel, t.Save, t.Cancel, t.Delete(label), t.DeleteIt, [...][2]string{{t.Opponent, opponent}, {t.Edition, v.EditionOf(g.Edition, g.Rules)},
		{t.BoardChoice, v.BoardOn(g.Origin, g.Layout)}, {t.Began, v.Time(g.Began)}, {t.LastPlayed, v.Time(g.Touched)}, {t.LostPoints, lostIn(t, g)}, {t.Version, g.Build}}}
}

func (rows gamesPart) Draw() app.UI {
	var items []app.UI
	for _, row := range rows {
		items = append(items, row.draw())
	}
	return app.Div().Class("games-part").Body(items...)
}

func (r gameRow) draw() app.UI {
	facts := []app.UI{dom.Only(r.Outcome != "", app.Span().Class("game-outcome", r.Class).Text(r.Outcome))}
	for _, words := range r.Facts {
		if words != "" {
			facts = append(facts, app.Span().Text(words))
		}
	}
	editing := r.Details.Label != ""
	var details app.UI
	if editing {
		details = r.Details.draw(r.ID)
	}
	return app.Div().Class("game").Role("listitem").Aria("posinset", r.Place).Aria("setsize", r.Of).DataSet("game", r.ID).DataSet("turn", r.Turn).Body(
		dom.Only(r.Head != "", app.H2().Text(r.Head)),
		controls.Control("game-open", "open-game").DataSet("id", r.ID).Aria("current", dom.When(r.Current, "true")).Body(
			&controls.Thumb{Layout: r.Layout, Turned: r.Turned, Marbles: r.Holes},
			app.Span().Class("game-words").Body(
				app.Span().Class("game-name").Text(r.Name), app.Text(" "),
				app.Span().Class("game-facts").Body(facts...)),
			app.Text(" "),
			dom.Only(r.Points != "", app.Strong().Class("game-points", r.Class).Text(r.Points))),
		controls.IconButton("edit-game", "more", r.Rename).DataSet("id", r.ID).Aria("expanded", editing),
		details,
	)
}

func (d gameDetails) draw(id string) app.UI {
	var rows []app.UI
	for _, f := range d.Facts {
		if f[1] != "" {
			rows = append(rows, controls.Term(f[0], f[1]))
		}
	}
	return app.Div().Class("game-details").Body(
		controls.Labelled(d.Label, app.Input().Type("text").Name("game-name").Attr("autocomplete", "off").Value(d.Name)),
		app.Dl().Body(rows...),
		app.Div().Class("offers").Body(
			controls.Button("rename", d.Save).Class("primary"),
			controls.Button("edit-game", d.Cancel).DataSet("id", id),
			controls.WideButton("delete-game", "delete", d.DeleteIt).DataSet("id", id).Aria("label", d.Delete)))
}

// lostIn returns the points that both sides of a game lost, in short, or "".
func lostIn(t *text.Text, g game.Summary) string {
	return dom.When(g.Judged, t.Decimal(float64(g.Lost[0])/100)+"–"+t.Decimal(float64(g.Lost[1])/100))
}

package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// status draws the status line: the state of the game, a notice, or the answer to a
// board command.
func (v tableScreen) status() app.UI {
	at := v.table
	if at.AtEnd() && !at.Counting {
		return v.ending()
	}
	head, rest := v.statusWords()
	if v.shell.Announced.Kind == play.AnnounceAnswer { // later than the notice, which stays for what can be done about it
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(app.Span().Text(v.announcement()))
	}
	if n := v.noticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	state := "play"
	switch {
	case v.shell.Asking():
		state = "thinking"
	case at.Looking():
		state = "looking"
	case at.Game.Waits():
		state = "friend"
	}
	class := ""
	if v.atGoal() {
		class = "goal"
	}
	body := []app.UI{app.Strong().Text(head), app.Span().Text(rest)}
	if v.shell.Asking() {
		body = append(body, app.Span().Class("dots").Aria("hidden", "true"))
	}
	return app.P().Class("status", class).DataSet("status", state).Body(body...)
}

// ending draws the status line at the end of a game: the result as a headline, and under it
// how it came about, or a notice.
func (v tableScreen) ending() app.UI {
	head, sentences := v.endWords()
	state := "over"
	if n := v.noticeWords(); n != "" {
		state, sentences = "notice", []string{n}
	}
	body := []app.UI{app.Strong().Class("headline").Text(head)}
	for _, words := range sentences {
		body = append(body, app.Span().Text(words+" "))
	}
	return app.P().Class("status", "ending").DataSet("status", state).Body(body...)
}

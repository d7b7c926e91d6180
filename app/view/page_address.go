package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// fragment returns the fragment of the page's address, without "#".
func fragment() string {
	return strings.TrimPrefix(app.Window().Get("location").Get("hash").String(), "#")
}

// historyID returns the id that Address has stored with the entry of the history.
func historyID() string {
	state := app.Window().Get("history").Get("state")
	if !state.Truthy() {
		return ""
	}
	return textOf(state.Get("kulami"))
}

// setAddress shows e in the address bar, without the query that started the app. A
// browser may refuse frequent changes; then the address is out of date until the next
// ply.
func setAddress(e play.Address) {
	defer func() { _ = recover() }()
	how := "replaceState"
	if e.Push {
		how = "pushState"
	}
	app.Window().Get("history").Call(how, map[string]any{"kulami": e.ID}, "",
		app.Window().Get("location").Get("pathname").String()+"#"+e.Fragment)
}

// link is the address that opens a record.
func link(rec rules.Record) string { return withFragment(rec.String()) }

// withFragment returns this page's address with another fragment, and without its query;
// outside a browser, the fragment.
func withFragment(fragment string) string {
	if !app.IsClient {
		return fragment
	}
	page, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page, _, _ = strings.Cut(page, "?")
	return page + "#" + fragment
}

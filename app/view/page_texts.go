package view

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/store"
)

// textOf returns a browser's text without loss, halves of surrogate pairs as in store.Unquote.
func textOf(v app.Value) string {
	text := v.String()
	if !strings.ContainsRune(text, utf8.RuneError) {
		return text
	}
	// JSON has halves as escapes.
	return store.Unquote(app.Window().Get("JSON").Call("stringify", v).String())
}

// valueOf returns what textOf has read as the browser takes it.
func valueOf(text string) any {
	if utf8.ValidString(text) {
		return text
	}
	return app.Window().Get("JSON").Call("parse", store.Quote(text))
}

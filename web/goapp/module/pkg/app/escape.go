//go:build !js

package app

import "html"

func escape(text string) string { return html.EscapeString(text) }

package site

import (
	"fmt"
	"slices"
	"strings"
)

// headersFile is where some hosts, such as Cloudflare Pages and Netlify, look for headers to send.
const headersFile = "_headers"

// denied are the powers of a browser that the game never uses, nor anything that might get into it.
var denied = []string{
	"accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
	"midi", "payment", "serial", "usb", "xr-spatial-tracking",
}

// header is one line of an answer's head.
type header struct{ Name, Value string }

// headers go with every file, where the server can be told to send them. The site does without: its pages bring a
// policy of their own, which is the stricter one.
func headers() []header {
	return []header{
		{"Cache-Control", "no-cache"},
		{"Content-Security-Policy", policy(lostStyle, guardScript, lostScript) + "; frame-ancestors 'none'"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", strings.Join(denied, "=(), ") + "=()"},
		{"Referrer-Policy", "no-referrer"},
		{"X-Content-Type-Options", "nosniff"},
	}
}

// headerFile is the content of _headers.
func headerFile() []byte {
	var out strings.Builder
	out.WriteString("/*\n")
	for _, h := range headers() {
		fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value)
	}
	for _, name := range []string{"app.wasm", "manifest.webmanifest"} {
		ending := name[strings.LastIndex(name, "."):]
		fmt.Fprintf(&out, "/%s\n  Content-Type: %s\n", name, types[ending])
	}
	return []byte(out.String())
}

// policy is a Content-Security-Policy that allows these inline scripts and at most this one inline style.
func policy(style string, scripts ...string) string {
	allowed := func(texts ...string) string {
		var out strings.Builder
		for _, text := range slices.DeleteFunc(texts, func(text string) bool { return text == "" }) {
			out.WriteString(" '" + integrity([]byte(text)) + "'")
		}
		return out.String()
	}
	return strings.Join([]string{
		"default-src 'self'",
		"script-src 'self' 'wasm-unsafe-eval'" + allowed(slices.Clone(scripts)...),
		"style-src 'self'" + allowed(style),
		"img-src 'self' data: blob:",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
	}, "; ")
}

// trusted is what the policy of a page adds where scripts make markup: no text becomes markup or a script's address but
// through the page's guard.
const trusted = "; require-trusted-types-for 'script'; trusted-types default"

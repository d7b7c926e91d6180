package site

import (
	"fmt"
	"regexp"
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

// inline finds the style sheet and the scripts that a page holds.
var inline = regexp.MustCompile(`(?s)<(style|script)>(.*?)</(?:style|script)>`)

// headers go with every file, where the server can be configured. The site does without: its pages bring a
// policy of their own, which is the stricter one.
func (files Files) headers() []header {
	styles, scripts := []string{lostStyle}, []string{lostScript}
	for _, match := range inline.FindAllStringSubmatch(string(files["index.html"]), -1) {
		if match[1] == "style" {
			styles = append(styles, match[2])
		} else {
			scripts = append(scripts, match[2])
		}
	}
	both := policy(styles, scripts)
	return []header{
		{"Cache-Control", "no-cache"},
		{"Content-Security-Policy", both + "; frame-ancestors 'none'"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", strings.Join(denied, "=(), ") + "=()"},
		{"Referrer-Policy", "no-referrer"},
		{"X-Content-Type-Options", "nosniff"},
	}
}

// headerFile is the content of _headers.
func headerFile(all []header) []byte {
	var out strings.Builder
	out.WriteString("/*\n")
	for _, h := range all {
		fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value)
	}
	for _, name := range []string{"app.wasm", "manifest.webmanifest"} {
		ending := name[strings.LastIndex(name, "."):]
		fmt.Fprintf(&out, "/%s\n  Content-Type: %s\n", name, types[ending])
	}
	return []byte(out.String())
}

// policy is a Content-Security-Policy that allows these inline styles and scripts and none else.
func policy(styles, scripts []string) string {
	allow := func(source string, texts []string) string {
		for _, text := range texts {
			source += " '" + integrity([]byte(text)) + "'"
		}
		return source
	}
	return strings.Join([]string{
		"default-src 'self'",
		allow("script-src 'self' 'wasm-unsafe-eval'", scripts),
		allow("style-src 'self'", styles),
		"img-src 'self' data: blob:",
		"worker-src 'self' blob:", // program.js
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
	}, "; ")
}

// trusted is what the policy of a page adds where scripts make markup: no text becomes markup or a script's address but
// through the page's Trusted Types policy.
const trusted = "; require-trusted-types-for 'script'; trusted-types default"

package site

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"kulami/web/host"
)

// headersFile is where some hosts, such as Cloudflare Pages and Netlify, look for headers to send.
const headersFile = "_headers"

// denied are the powers of a browser that the game never uses, nor anything that might get into it.
var denied = []string{
	"accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
	"midi", "payment", "serial", "usb", "xr-spatial-tracking",
}

// policyName is the header with the policy that forbids other sites to frame a page.
const policyName = "Content-Security-Policy"

// isFramed is whether a page is made for frames of any origin. It has a policy of its own.
func isFramed(name string) bool { return name == embedPage || path.Dir(name) == exampleFolder }

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
		{policyName, both + "; frame-ancestors 'none'"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", strings.Join(denied, "=(), ") + "=()"},
		{"Referrer-Policy", "no-referrer"},
		{"X-Content-Type-Options", "nosniff"},
	}
}

// headerFile is the content of _headers. Some hosts join the values that several lines give to a file, so that the policy
// cannot be taken back for one page: the others are named. A page that the host finds under an address without its ending,
// or sends where there is no file, has the policy that it brings.
func (files Files) headerFile() []byte {
	var out strings.Builder
	line := func(h header) { fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value) }
	var policy header
	out.WriteString("/*\n")
	for _, h := range files.headers() {
		if h.Name == policyName {
			policy = h
			continue
		}
		line(h)
	}
	for _, place := range files.policed() {
		out.WriteString(place + "\n")
		line(policy)
	}
	for _, name := range []string{files.Name("app.wasm"), "manifest.webmanifest"} {
		ending := name[strings.LastIndex(name, "."):]
		fmt.Fprintf(&out, "/%s\n  Content-Type: %s\n", name, host.Types[ending])
	}
	return []byte(out.String())
}

// policed are the places whose files are sent with the policy, as _headers names them.
func (files Files) policed() []string {
	places := []string{"/", "/" + marker} // the service worker is made last
	for _, name := range files.names() {
		folder, _, inside := strings.Cut(name, "/")
		place := "/" + name
		if inside {
			place = "/" + folder + "/*"
		}
		if ending := path.Ext(name); !isFramed(name) && (ending == ".html" || ending == ".js") && !slices.Contains(places, place) {
			places = append(places, place)
		}
	}
	return places
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

package site

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"kulami/web/host"
)

// headersFile is where some hosts, such as Cloudflare Pages and Netlify, look for headers to send. The site does without: its
// pages bring a policy of their own, which is the stricter one.
const headersFile = "_headers"

// general are the headers that go with every file. The game never uses the powers that it denies, nor does anything that
// might get into it.
const general = `  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
`

// How long a file may be kept without asking for it again: one with a digest in its name never changes.
const (
	untilAsked = "no-cache"
	forEver    = "public, max-age=31536000, immutable"
)

// headers is the content of _headers. Some hosts join the values that several lines give to a file, so no header is named
// twice for one: the policy, which forbids other sites to frame a page, has a line for each file or folder but the page that is
// made for frames of any origin. A page that the host finds under an address without its ending, or sends where there is no
// file, has a policy of its own.
func (files Files) headers(policy, program string) []byte {
	type place struct{ cache, policy string }
	places := map[string]place{"/": {untilAsked, policy}, "/" + marker: {untilAsked, policy}} // the service worker is made last
	for _, name := range files.names() {
		at := "/" + name
		if folder, _, inside := strings.Cut(name, "/"); inside {
			at = "/" + folder + "/*"
		}
		p := places[at]
		if !digested.MatchString(name) {
			p.cache = untilAsked
		}
		p.cache = cmp.Or(p.cache, forEver)
		if ending := path.Ext(name); name != embedPage && (ending == ".html" || ending == ".js") {
			p.policy = policy
		}
		places[at] = p
	}
	out := "/*\n" + general
	for _, at := range slices.Sorted(maps.Keys(places)) {
		out += fmt.Sprintf("%s\n  Cache-Control: %s\n", at, places[at].cache)
		if p := places[at].policy; p != "" {
			out += fmt.Sprintf("  Content-Security-Policy: %s; frame-ancestors 'none'\n", p)
		}
		if name := at[1:]; name == program || name == "manifest.webmanifest" {
			out += fmt.Sprintf("  Content-Type: %s\n", host.Types[path.Ext(name)])
		}
	}
	return []byte(out)
}

// digested is a name with a digest.
var digested = regexp.MustCompile(`\.[0-9a-f]{10}\.[a-z]+$`)

// policy is a Content-Security-Policy that allows these inline styles and scripts and none else.
func policy(styles, scripts []string) string {
	return strings.Join([]string{
		"default-src 'self'",
		"script-src 'self' 'wasm-unsafe-eval'" + digests(scripts...),
		"style-src 'self'" + digests(styles...),
		"img-src 'self' data: blob:",
		"worker-src 'self' blob:", // program.js
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
	}, "; ")
}

// digests are the sources of inline texts, as a policy lists them.
func digests(texts ...string) (sources string) {
	for _, text := range texts {
		sources += " '" + Integrity([]byte(text)) + "'"
	}
	return sources
}

// trusted is what the policy of a page adds where scripts make markup: no text becomes markup or a script's address but
// through the page's Trusted Types policy.
const trusted = "; require-trusted-types-for 'script'; trusted-types default"

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

// headersFile is the file in which some hosts, such as Cloudflare Pages and Netlify, look for
// headers. The site works without it: its pages have their own policy, which is stricter.
const headersFile = "_headers"

// general holds the headers of all files. They deny browser features that the game does not use.
const general = `  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
`

// Cache lifetimes. A file with a digest in its name never changes.
const (
	untilAsked = "no-cache"
	forEver    = "public, max-age=31536000, immutable"
)

// headers returns the content of _headers. Some hosts join the values of a header that several
// lines give to a file. Therefore no file gets a header twice. The policy that forbids other sites
// to frame a page has a line for each file or folder, except for the page made for iframes. Two
// kinds of pages have their own policy: pages that the host finds without their extension, and the
// page for missing files.
func (files Files) headers(policy, program string) []byte {
	type place struct{ cache, policy string }
	// the service worker is added last
	places := map[string]place{"/": {untilAsked, policy}, "/" + marker: {untilAsked, policy}}
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

// digested matches a name with a digest.
var digested = regexp.MustCompile(`\.[0-9a-f]{10}\.[a-z]+$`)

// policy returns a Content-Security-Policy that allows only these inline styles and scripts.
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

// digests returns the sources of inline texts in the form of a policy.
func digests(texts ...string) (sources string) {
	for _, text := range texts {
		sources += " '" + Integrity([]byte(text)) + "'"
	}
	return sources
}

// trusted extends the policy of pages whose scripts make markup. Text becomes markup or a script's
// address only through the page's Trusted Types policy.
const trusted = "; require-trusted-types-for 'script'; trusted-types default"

package site

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"kulami/web/host"
)

// headersFile is where some hosts, such as Cloudflare Pages and Netlify, look for headers to send. The site does without: its
// pages bring a policy of their own, which is the stricter one.
const headersFile = "_headers"

// general are the headers that go with every file. The game never uses the powers that it denies, nor does anything that
// might get into it.
const general = `  Cache-Control: no-cache
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
`

// headers is the content of _headers. Some hosts join the values that several lines give to a file, so that the policy, which
// forbids other sites to frame a page, cannot be taken back for one page: the others are named. The page that is made for
// frames of any origin has a policy of its own, and so has a page that the host finds under an address without its ending, or
// sends where there is no file.
func (files Files) headers(policy, program string) []byte {
	places := []string{"/", "/" + marker} // the service worker is made last
	for _, name := range files.names() {
		place := "/" + name
		if folder, _, inside := strings.Cut(name, "/"); inside {
			place = "/" + folder + "/*"
		}
		if ending := path.Ext(name); name != embedPage && (ending == ".html" || ending == ".js") && !slices.Contains(places, place) {
			places = append(places, place)
		}
	}
	out := "/*\n" + general
	for _, place := range places {
		out += fmt.Sprintf("%s\n  Content-Security-Policy: %s; frame-ancestors 'none'\n", place, policy)
	}
	for _, name := range []string{program, "manifest.webmanifest"} {
		out += fmt.Sprintf("/%s\n  Content-Type: %s\n", name, host.Types[path.Ext(name)])
	}
	return []byte(out)
}

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

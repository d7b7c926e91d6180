package site

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"kulami/app/text"
)

// The grounds of the app by day and by night: what the browser draws around the page.
const (
	lightGround = "#f4efe6"
	darkGround  = "#15130f"
)

var (
	//go:embed page/index.html
	indexPage string
	//go:embed page/guard.js
	guardScript string
	//go:embed page/boot.css
	bootStyle string
	//go:embed page/404.html
	lostPage string
	//go:embed page/404.js
	lostScript string
	//go:embed page/404.css
	lostStyle string
)

// page is what the page templates are filled with.
type page struct {
	Version, Policy, Guard, Style string
	Light, Dark                   string
	Root, Exec, Boot, Install     string
	Words                         *text.Text
	Languages                     []*text.Text
	Nodes                         int // of Root
}

// addPages adds index.html, which starts with the given picture of the app, and 404.html. It returns the version of
// the site, which the page knows.
func addPages(files Files, picture string) (version string, err error) {
	nodes, err := count(picture)
	if err != nil {
		return "", err
	}
	style, guard := files.style(), files.guard()
	index := page{
		Words: text.In(), Languages: text.Languages(), Light: lightGround, Dark: darkGround,
		Policy: policy([]string{style}, []string{guard}) + trusted, Guard: guard, Style: style,
		Root: picture, Nodes: nodes, Exec: files.stamped("wasm_exec.js"), Boot: files.stamped("boot.js"), Install: files.stamped("install.js"),
	}
	// The version covers the page too, so it is drawn once without and once with it.
	if err := files.fill("index.html", indexPage, index); err != nil {
		return "", err
	}
	index.Version = files.version()
	if err := files.fill("index.html", indexPage, index); err != nil {
		return "", err
	}
	return index.Version, files.fill("404.html", lostPage, page{
		Words: text.In(), Policy: policy([]string{lostStyle}, []string{lostScript}), Guard: lostScript, Style: lostStyle,
	})
}

// guard is the inline script of the page's head.
func (files Files) guard() string {
	return string(stamp(files, bare([]byte(guardScript))))
}

// style takes the style sheets out of the files and joins them: they come with the page, which so is seen as soon as
// it has arrived.
func (files Files) style() string {
	out := bootStyle
	for _, name := range files.names() {
		if path.Ext(name) == ".css" && path.Dir(name) == "." {
			out += string(bare(files[name]))
			delete(files, name)
		}
	}
	return out
}

// fill adds a file made from a template.
func (files Files) fill(name, source string, data any) error {
	t, err := template.New(name).Parse(source)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, data); err != nil {
		return err
	}
	files[name] = out.Bytes()
	return nil
}

// integrity is the digest of a content as policies and fetch options write it.
func integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// stamped is the address of a file with a query that changes with its content, so that no cache can mix builds. File
// servers ignore the query.
func (files Files) stamped(name string) string {
	sum := sha256.Sum256(files[name])
	return name + "?v=" + hex.EncodeToString(sum[:5])
}

// isStamped tells which files are addressed with a version everywhere. The service worker must keep its address for
// ever, and what is found by other means than our scripts and pages keeps its plain name.
func isStamped(name string) bool {
	return name != marker && slices.Contains([]string{".js", ".css", ".wasm"}, path.Ext(name)) && path.Dir(name) == "."
}

var quotedName = regexp.MustCompile(`"([a-z0-9_-]+\.(?:js|css|wasm))"`)

// stamp puts the version to every quoted file name in a script.
func stamp(files Files, script []byte) []byte {
	return quotedName.ReplaceAllFunc(script, func(quoted []byte) []byte {
		name := strings.Trim(string(quoted), `"`)
		if _, ok := files[name]; !ok || !isStamped(name) {
			return quoted
		}
		return []byte(`"` + files.stamped(name) + `"`)
	})
}

// version is a digest of all files as they are now.
func (files Files) version() string {
	sum := sha256.New()
	for _, name := range files.names() {
		fmt.Fprintf(sum, "%s %s\n", name, integrity(files[name]))
	}
	return hex.EncodeToString(sum.Sum(nil)[:5])
}

// Version is the version that the site's page and its service worker name.
func (files Files) Version() string {
	_, after, _ := strings.Cut(string(files["index.html"]), `data-version="`)
	version, _, _ := strings.Cut(after, `"`)
	return version
}

// cached is one line of the service worker's list.
type cached struct{ URL, Integrity string }

// shownIcons are the icons that browsers ask for with every page, to show it in a tab and to see whether it can be installed.
var shownIcons = []string{"icons/favicon-48.png", "icons/icon-192.webp"}

// addServiceWorker fills in the service worker's template. The page itself is listed last, as the folder it is served
// for.
func addServiceWorker(files Files, version string) error {
	worker := string(files[marker])
	delete(files, marker)
	var list []cached
	var page cached
	for _, name := range files.names() {
		url := name
		switch {
		case name == "404.html", name == "robots.txt", name == headersFile, path.Dir(name) == "screenshots", path.Dir(name) == "icons" && !slices.Contains(shownIcons, name):
			continue // not needed to play: the browser fetches pictures of the app when it installs it
		case name == "index.html":
			page = cached{"./", integrity(files[name])}
			continue
		case path.Base(name) == "index.html":
			url = path.Dir(name) + "/"
		case isStamped(name):
			url = files.stamped(name)
		}
		list = append(list, cached{url, integrity(files[name])})
	}
	return files.fill(marker, worker, struct {
		Version string
		Files   []cached
	}{version, append(list, page)})
}

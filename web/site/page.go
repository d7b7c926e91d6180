package site

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
	"text/template"

	"kulami/app/picture"
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
	//go:embed page/boot.css
	bootStyle string
	//go:embed page/manifest.webmanifest
	manifest string
	//go:embed page/404.html
	lostPage string
	//go:embed page/404.js
	lostScript string
	//go:embed page/404.css
	lostStyle string
)

// page is what the page templates are filled with.
type page struct {
	Version, Policy   string
	Style, Head, Boot string // inline, but for Boot on 404.html
	Light, Dark       string
	Root              string
	Words             *text.Text
	Languages         []*text.Text
}

// addPages adds index.html, which starts with the given picture of the app, and 404.html.
func addPages(files Files, scripts pageScripts, picture string) error {
	style, err := minifyCSS(bootStyle + string(files["app.css"]))
	if err != nil {
		return err
	}
	delete(files, "app.css") // the page has it, so that it is seen as soon as it has arrived
	index := page{
		Words: text.In(), Languages: text.All(), Light: lightGround, Dark: darkGround,
		Policy: policy([]string{style}, []string{scripts.head, scripts.boot}) + trusted,
		Style:  style, Head: scripts.head, Boot: scripts.boot, Root: picture,
	}
	// The version covers the page too, so it is drawn once without and once with it.
	if err := files.fill("index.html", indexPage, index); err != nil {
		return err
	}
	index.Version = files.version()
	if err := files.fill("index.html", indexPage, index); err != nil {
		return err
	}
	return files.fill("404.html", lostPage, page{
		Words: text.In(), Policy: policy([]string{lostStyle}, []string{lostScript}), Boot: lostScript, Style: lostStyle,
	})
}

// fill adds a file made from a template.
func (files Files) fill(name, source string, data any) error {
	t, err := template.New(name).Funcs(template.FuncMap{"icon": picture.Icon, "json": func(text string) (string, error) {
		quoted, err := json.Marshal(text)
		return string(quoted), err
	}}).Parse(source)
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

// isStamped is whether a file is addressed with a version everywhere. The service worker must keep its address for
// ever, and what is found by other means than our scripts keeps its plain name.
func isStamped(name string) bool {
	return name == "app.wasm" || name == "worker.js" || path.Dir(name) == "words"
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

// shownIcons are the icons that browsers ask for with every page, to show it in a tab and to see whether it can be installed.
var shownIcons = []string{"icons/favicon-48.png", "icons/icon-192.webp"}

// keptLater are the files that are fetched, and kept for offline use, when they are first needed.
var keptLater = []string{"puzzles.txt"}

// addServiceWorker adds the service worker, which knows the version and the files. The page itself is listed last, as the
// folder it is served for.
func addServiceWorker(root string, files Files) error {
	list, later := [][2]string{}, [][2]string{} // addresses and digests
	for _, name := range files.names() {
		url := name
		switch {
		case name == "404.html", name == "robots.txt", name == "index.html", name == headersFile, path.Dir(name) == "screenshots",
			path.Dir(name) == "icons" && !slices.Contains(shownIcons, name):
			continue // not needed to play: the browser fetches pictures of the app when it installs it
		case slices.Contains(keptLater, name):
			later = append(later, [2]string{url, integrity(files[name])})
			continue
		case path.Base(name) == "index.html":
			url = path.Dir(name) + "/"
		case isStamped(name):
			url = files.stamped(name)
		}
		list = append(list, [2]string{url, integrity(files[name])})
	}
	list = append(list, [2]string{"./", integrity(files["index.html"])})
	script, err := bundle(root, marker, constants{"VERSION": files.Version(), "FILES": list, "LATER": later})
	files[marker] = script
	return err
}

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

// named is a name with the digest of the content in it: app.wasm becomes app.0123456789.wasm. Files of two builds, which a
// host that is being deployed may have, then have different names. What is found by other means than our scripts keeps
// its plain name.
func named(name string, content []byte) string {
	sum := sha256.Sum256(content)
	ending := path.Ext(name)
	return strings.TrimSuffix(name, ending) + "." + hex.EncodeToString(sum[:5]) + ending
}

// Name is the name with a digest that the site has a file under.
func (files Files) Name(plain string) string {
	return files.names()[slices.IndexFunc(files.names(), func(name string) bool { return named(plain, files[name]) == name })]
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

// addServiceWorker adds the service worker, which knows the version and the files. The page itself is listed last, as the
// folder it is served for.
func addServiceWorker(root string, files Files) error {
	list := [][2]string{} // addresses and digests
	for _, name := range files.names() {
		url := name
		switch {
		case name == "404.html", name == "robots.txt", name == "index.html", name == headersFile, path.Dir(name) == "screenshots",
			path.Dir(name) == "icons" && !slices.Contains(shownIcons, name):
			continue // not needed to play: the browser fetches pictures of the app when it installs it
		case path.Base(name) == "index.html":
			url = path.Dir(name) + "/"
		}
		list = append(list, [2]string{url, integrity(files[name])})
	}
	list = append(list, [2]string{"./", integrity(files["index.html"])})
	script, err := bundle(root, marker, constants{"VERSION": files.Version(), "FILES": list})
	files[marker] = script
	return err
}

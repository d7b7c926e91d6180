package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"net/http/httptest"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"
	"golang.org/x/net/html"

	"kulami/app/text"
	"kulami/web/book"
)

// example is a site around a program and a picture that stand in for the real ones. Every test may change its own.
func example(t *testing.T) Files {
	t.Helper()
	if testing.Short() {
		t.Skip("assembles the site, which takes minutes under the race detector")
	}
	files, err := exampleSite()
	if err != nil {
		t.Fatal(err)
	}
	return maps.Clone(files)
}

var exampleSite = sync.OnceValues(assembleExample)

func assembleExample() (Files, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	return assemble(root, []byte("\x00asm"), `<main class="app" id="root"><h1>Kulami</h1></main>`)
}

func TestSameInputSameFiles(t *testing.T) {
	files := example(t)
	again, err := assembleExample()
	if err != nil {
		t.Fatal(err)
	}
	if !maps.EqualFunc(files, again, func(x, y []byte) bool { return string(x) == string(y) }) {
		t.Error("two builds differ")
	}
}

var address = regexp.MustCompile(`(?:https?:)?//[a-zA-Z0-9][^\s"'<>)]*`)

// Nothing leads to another origin, and nothing starts at the root of this one.
func TestAddressesAreRelative(t *testing.T) {
	for name, content := range example(t) {
		switch path.Ext(name) {
		case ".html", ".css", ".js", ".svg", ".webmanifest", ".json", ".txt":
		default:
			continue
		}
		for _, found := range address.FindAllString(string(content), -1) {
			if !strings.HasPrefix(found, "http://www.w3.org/") && strings.Contains(found, ":") {
				t.Errorf("%s names %s", name, found)
			}
		}
		for _, found := range regexp.MustCompile(`(?:src|href)="/|url\(["']?/`).FindAllString(string(content), -1) {
			t.Errorf("%s holds an address from the root: %s", name, found)
		}
	}
}

// Every file that a page, a sheet, a script or the manifest asks for is there, and under its present version.
func TestReferencesExist(t *testing.T) {
	files := example(t)
	const script = `"([a-z0-9_./-]+\.(?:js|css|wasm|webmanifest|svg)(?:\?v=[0-9a-f]+)?)"`
	patterns := map[string]string{
		".html": `(?:src|href)="([^"#]+)"|` + script, // scripts are part of the page
		".css":  `url\(["']?([^"')#]+)["']?\)`,
		".js":   script,
	}
	for name, content := range files {
		pattern, ok := patterns[path.Ext(name)]
		if !ok || name == "404.html" {
			continue
		}
		for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(content), -1) {
			asked := strings.Join(match[1:], "")
			if strings.HasPrefix(asked, "data:") {
				continue
			}
			file, version, _ := strings.Cut(path.Join(path.Dir(name), asked), "?")
			if strings.HasSuffix(asked, "/") {
				file = path.Join(file, "index.html")
			}
			if _, ok := files[file]; !ok {
				t.Errorf("%s asks for %s, which is not there", name, asked)
			} else if version != "" && files.stamped(file) != asked {
				t.Errorf("%s asks for %s, want %s", name, asked, files.stamped(file))
			} else if version == "" && isStamped(file) {
				t.Errorf("%s asks for %s without its version", name, asked)
			}
		}
	}
}

func TestServiceWorkerListsWhatThePageNeeds(t *testing.T) {
	worker := string(example(t)["service-worker.js"])
	for _, want := range []string{`["./","sha256-`, `["app.wasm?v=`, `["worker.js?v=`, `["manifest.webmanifest","sha256-`} {
		if !strings.Contains(worker, want) {
			t.Errorf("the list lacks %s", want)
		}
	}
}

// The page and the service worker must know the same version, or they never agree.
func TestOneVersion(t *testing.T) {
	files := example(t)
	version := files.Version()
	if len(version) != 10 || !bytes.Contains(files["service-worker.js"], []byte(`"`+version+`"`)) {
		t.Errorf("the page is of version %q, its service worker of another", version)
	}
	one, err := Around([]byte("one"))
	if err != nil {
		t.Fatal(err)
	}
	other, err := Around([]byte("other"))
	if err != nil || one.Version() == other.Version() {
		t.Errorf("two programs have the same version (%v)", err)
	}
}

// The page must arrive early on the slowest network, scripts, styles and first picture included.
func TestThePageIsSmall(t *testing.T) {
	if size := len(zip(example(t)["index.html"])); size > 40_000 {
		t.Errorf("index.html has %d bytes when compressed", size)
	}
}

// No script has names that the build must replace, and scripts of one build are refused by pages of another.
func TestScriptsAreFilledIn(t *testing.T) {
	files := example(t)
	for _, name := range []string{"index.html", "worker.js", "service-worker.js"} {
		if found := regexp.MustCompile(`\b(PROGRAM|PROGRAM_WORKER|WORKER|VERSION|FILES|LATER|TABLE_START)\b`).Find(files[name]); found != nil {
			t.Errorf("%s has the name %s", name, found)
		}
	}
	program := `integrity:"` + integrity(files["app.wasm"]) + `"`
	if !bytes.Contains(files["index.html"], []byte(program)) {
		t.Errorf("the page lacks %s", program)
	}
	version := regexp.MustCompile(`version:"(sha256-[^"]+)"`).FindSubmatch(files["index.html"])
	if version == nil || !bytes.Contains(files["worker.js"], version[1]) {
		t.Errorf("the page expects the engine's worker of version %q", version)
	}
}

// The manifest is JSON without an empty word, every picture that it names is there, and none that is shown at once is a
// drawing: Chromium lays that out on the page's own thread, while the program starts.
func TestManifest(t *testing.T) {
	files := example(t)
	var manifest any
	if err := json.Unmarshal(files["manifest.webmanifest"], &manifest); err != nil {
		t.Fatal(err)
	}
	var look func(at string, value any)
	look = func(at string, value any) {
		switch v := value.(type) {
		case string:
			if v == "" || path.Base(at) == "src" && files[v] == nil {
				t.Errorf("%s is %q", at, v)
			}
		case []any:
			for _, item := range v {
				look(at, item)
			}
		case map[string]any:
			if src, ok := v["src"].(string); ok && v["purpose"] == "any" && path.Ext(src) == ".svg" {
				t.Errorf("%s is an icon of the app", src)
			}
			for key, item := range v {
				look(at+"/"+key, item)
			}
		}
	}
	look("", manifest)
}

// The policy names the digests of exactly the inline script and style that the page holds, and the app's root comes
// first in the body, where go-app looks for it.
func TestPages(t *testing.T) {
	files := example(t)
	for _, name := range []string{"index.html", "404.html"} {
		doc, err := html.Parse(strings.NewReader(string(files[name])))
		if err != nil {
			t.Fatal(err)
		}
		var policies, inline []string
		var first *html.Node
		for node := range doc.Descendants() {
			if node.Type != html.ElementNode {
				continue
			}
			if first == nil && node.Parent.Data == "body" {
				first = node
			}
			if i := slices.IndexFunc(node.Attr, func(a html.Attribute) bool { return strings.HasPrefix(a.Key, "on") }); i >= 0 {
				t.Errorf("%s: <%s> has the inline attribute %s", name, node.Data, node.Attr[i].Key)
			}
			if node.Data == "meta" && attr(node, "http-equiv") == "Content-Security-Policy" {
				policies = append(policies, attr(node, "content"))
			}
			if (node.Data == "script" || node.Data == "style") && attr(node, "src") == "" {
				inline = append(inline, node.FirstChild.Data)
			}
		}
		if len(policies) != 1 || strings.Contains(policies[0], "unsafe-inline") {
			t.Fatalf("%s: policies %q", name, policies)
		}
		for _, text := range inline {
			if !strings.Contains(policies[0], integrity([]byte(text))) {
				t.Errorf("%s: the policy does not know %.60q", name, text)
			}
		}
		if name == "index.html" && attr(first, "id") != "root" {
			t.Errorf("the body starts with <%s>", first.Data)
		}
	}
}

func attr(node *html.Node, key string) string {
	for _, a := range node.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// Every compressed form is of the very file beside it and no larger than compress/gzip makes it, and servers send the
// best one that the browser knows.
func TestCompress(t *testing.T) {
	files := example(t)
	plain := len(files)
	if err := files.Compress(); err != nil {
		t.Fatal(err)
	}
	again := example(t)
	if err := again.Compress(); err != nil {
		t.Fatal(err)
	}
	if !maps.EqualFunc(files, again, bytes.Equal) {
		t.Error("compressing twice gives other files")
	}
	if len(files) < plain+2*8 {
		t.Errorf("%d files have become %d", plain, len(files))
	}
	for name, content := range files {
		original, ending := strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz"), path.Ext(name)
		if original == name {
			continue
		}
		var in io.Reader = brotli.NewReader(bytes.NewReader(content))
		if ending == ".gz" {
			var err error
			if in, err = gzip.NewReader(bytes.NewReader(content)); err != nil {
				t.Fatal(err)
			}
		}
		if text, err := io.ReadAll(in); err != nil || !bytes.Equal(text, files[original]) {
			t.Errorf("%s is not %s (%v)", name, original, err)
		}
		var usual bytes.Buffer
		w, _ := gzip.NewWriterLevel(&usual, gzip.BestCompression)
		w.Write(files[original])
		w.Close()
		if len(content) > usual.Len() {
			t.Errorf("%s has %d bytes, and %d with compress/gzip", name, len(content), usual.Len())
		}
	}
	handler := files.Handler()
	for accepted, want := range map[string]string{"gzip, deflate, br": "br", "gzip": "gzip", "": ""} {
		r := httptest.NewRequest("GET", "/worker.js", nil)
		r.Header.Set("Accept-Encoding", accepted)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if got := w.Result().Header.Get("Content-Encoding"); got != want {
			t.Errorf("to a browser that accepts %q the file is sent as %q", accepted, got)
		}
	}
}

// A host that reads _headers sends what the development server sends, and the policy there is no weaker than the
// page's.
func TestHeaders(t *testing.T) {
	files := example(t)
	w := httptest.NewRecorder()
	files.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	for _, h := range files.headers() {
		if w.Result().Header.Get(h.Name) != h.Value || !strings.Contains(string(files[headersFile]), "  "+h.Name+": "+h.Value+"\n") {
			t.Errorf("%s is not sent everywhere", h.Name)
		}
	}
	for _, name := range []string{"index.html", "404.html"} {
		for _, source := range regexp.MustCompile(`'sha256-[^']+'`).FindAllString(string(files[name]), -1) {
			if !strings.Contains(w.Result().Header.Get("Content-Security-Policy"), source) {
				t.Errorf("%s needs %s", name, source)
			}
		}
	}
}

func TestWriteLeavesOtherFoldersAlone(t *testing.T) {
	dir := t.TempDir()
	files := example(t)
	if err := files.Write(dir); err != nil {
		t.Fatal(err)
	}
	delete(files, "robots.txt")
	if err := files.Write(dir); err != nil {
		t.Errorf("writing a second time: %v", err)
	}
	again, err := readStatic(dir)
	if err != nil || !slices.Equal(again.names(), files.names()) {
		t.Errorf("the folder holds %v, %v", again.names(), err)
	}
	other := Files{"letter.txt": []byte("mine")}
	home := t.TempDir()
	if err := other.Write(home); err != nil {
		t.Fatal(err)
	}
	if err := files.Write(home); err == nil {
		t.Error("a folder without a site was emptied")
	}
}

// Chromium lays out a drawing that is the icon of a tab on the page's own thread, while the program starts.
func TestIconsThatAreShownAtOnceArePictures(t *testing.T) {
	files := example(t)
	icons := regexp.MustCompile(`<link rel="icon" href="[^"]*"`).FindAllString(string(files["index.html"]), -1)
	if len(icons) != 1 || !strings.HasSuffix(icons[0], `.png"`) {
		t.Errorf("the icons of the tab are %q", icons)
	}
	for _, name := range shownIcons {
		if files[name] == nil {
			t.Errorf("%s is not there", name)
		}
	}
}

// A rule book is asked for as a folder; without the stroke at its end the browser is sent there, wherever the site is.
func TestReferenceAddresses(t *testing.T) {
	files := example(t)
	var folders []string
	for _, words := range text.References() {
		folders = append(folders, book.Address(words.Lang), book.BasicAddress(words.Lang))
	}
	for _, folder := range folders {
		if !strings.Contains(string(files[marker]), `["`+folder+`","sha256-`) {
			t.Errorf("%s is not kept for offline", folder)
		}
		for address, want := range map[string]int{folder: 200, folder + "index.html": 200, strings.TrimSuffix(folder, "/"): 301} {
			w := httptest.NewRecorder()
			files.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/"+address, nil))
			if w.Code != want || want == 301 && w.Header().Get("Location") != path.Base(folder)+"/" {
				t.Errorf("/%s is answered by %d %s", address, w.Code, w.Header().Get("Location"))
			}
			if want == 200 && !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
				t.Errorf("/%s is served as %s", address, w.Header().Get("Content-Type"))
			}
		}
	}
	for _, name := range []string{book.Sheet, "rules/board.svg", "rules/gap.svg", "rules/square.svg"} {
		if !strings.Contains(string(files[marker]), `["`+name+`","sha256-`) {
			t.Errorf("%s is not kept for offline", name)
		}
	}
}

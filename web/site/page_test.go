package site

import (
	"compress/gzip"
	"encoding/json"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"kulami/app/style"
)

// The page arrives early on slow networks: it is small, scripts, styles and first picture included.
func TestThePageIsSmall(t *testing.T) {
	if packed := gzipped(example(t)["index.html"], gzip.BestCompression); len(packed) > 40_000 {
		t.Errorf("index.html has %d bytes when compressed", len(packed))
	}
}

// The manifest is JSON without empty strings, and its pictures exist. No picture that is shown
// immediately is an SVG, because Chromium lays that out on the page's thread while the program
// starts.
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
				t.Errorf("the app icon %s is a drawing", src)
			}
			for key, item := range v {
				look(at+"/"+key, item)
			}
		}
	}
	look("", manifest)
}

// The policy has exactly the digests of the page's inline scripts and styles. The app's root is the
// first element of the body, where go-app looks for it.
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
			if !strings.Contains(policies[0], Integrity([]byte(text))) {
				t.Errorf("%s: the policy lacks %.60q", name, text)
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

// The tab icon is a bitmap. Chromium would lay out an SVG on the page's thread while the program
// starts.
func TestIconsThatAreShownAtOnceArePictures(t *testing.T) {
	files := example(t)
	icons := regexp.MustCompile(`<link rel="icon" href="[^"]*"`).FindAllString(string(files["index.html"]), -1)
	if len(icons) != 1 || !strings.HasSuffix(icons[0], `.png"`) {
		t.Errorf("the icons of the tab are %q", icons)
	}
	for _, name := range shownIcons {
		if files[name] == nil {
			t.Errorf("%s is missing", name)
		}
	}
}

// Pages without the app's style sheet duplicate its colours.
func TestColoursAreThoseOfTheApp(t *testing.T) {
	pairs := append(regexp.MustCompile(`light-dark\([^)]*\)`).FindAllString(lostStyle, -1), "--paper: light-dark("+lightGround+", "+darkGround+")")
	for _, pair := range pairs {
		if !strings.Contains(style.Sheet(), pair) {
			t.Errorf("the style sheet lacks %s", pair)
		}
	}
}

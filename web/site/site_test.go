package site

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

// example returns a site around a dummy program and picture. Each test gets its own copy.
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

var exampleSite = sync.OnceValues(func() (Files, error) { return exampleOf("\x00asm") })

func exampleOf(program string) (Files, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	return assemble(root, []byte(program), `<main class="app" id="root"><h1>Kulami</h1></main>`)
}

func TestSameInputSameFiles(t *testing.T) {
	files := example(t)
	again, err := exampleOf("\x00asm")
	if err != nil {
		t.Fatal(err)
	}
	if !maps.EqualFunc(files, again, func(x, y []byte) bool { return string(x) == string(y) }) {
		t.Error("two builds differ")
	}
}

var address = regexp.MustCompile(`(?:https?:)?//[a-zA-Z0-9][^\s"'<>)]*`)

// No address leads to another origin or starts at the root of this one.
func TestAddressesAreRelative(t *testing.T) {
	for name, content := range example(t) {
		switch path.Ext(name) {
		case ".html", ".css", ".js", ".svg", ".webmanifest", ".json", ".txt":
		default:
			continue
		}
		if name == "fonts/OFL.txt" {
			continue // a licence is quoted unchanged
		}
		for _, found := range address.FindAllString(string(content), -1) {
			if !strings.HasPrefix(found, "http://www.w3.org/") && strings.Contains(found, ":") {
				t.Errorf("%s contains %s", name, found)
			}
		}
		for _, found := range regexp.MustCompile(`(?:src|href)="/|url\(["']?/`).FindAllString(string(content), -1) {
			t.Errorf("%s has an address from the root: %s", name, found)
		}
	}
}

// Every file that a page, a sheet, a script or the manifest requests exists.
func TestReferencesExist(t *testing.T) {
	files := example(t)
	const script = `"([a-z0-9_./-]+\.(?:js|css|wasm|webmanifest|svg))"`
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
			file := path.Join(path.Dir(name), asked)
			if strings.HasSuffix(asked, "/") {
				file = path.Join(file, "index.html")
			}
			if _, ok := files[file]; !ok {
				t.Errorf("%s requests %s, which is missing", name, asked)
			}
		}
	}
}

// The page and the service worker have the same version; otherwise they would never agree.
func TestOneVersion(t *testing.T) {
	files := example(t)
	version := regexp.MustCompile(`data-version="[0-9a-f]{10}"`)
	page := string(version.Find(files["index.html"]))
	if _, quoted, _ := strings.Cut(page, "="); quoted == "" || !strings.Contains(string(files[marker]), quoted) {
		t.Errorf("the page has %s, its service worker another version", page)
	}
	other, err := exampleOf("other")
	if err != nil || string(version.Find(other["index.html"])) == page {
		t.Errorf("two programs have the same version (%v)", err)
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
	again, err := Read(dir)
	if err != nil || !slices.Equal(again.names(), files.names()) {
		t.Errorf("the folder has %v, %v", again.names(), err)
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

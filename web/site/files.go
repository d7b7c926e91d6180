package site

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Files is a whole site: the content of every file by its slash-separated path relative to the
// site's root.
type Files map[string][]byte

// Read returns the files of a folder, except hidden ones.
func Read(dir string) (Files, error) {
	files := Files{}
	tree := os.DirFS(dir)
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return err
		}
		files[name], err = fs.ReadFile(tree, name)
		return err
	})
	return files, err
}

// marker is the service worker. A folder with this file is recognised as a site.
const marker = "service-worker.js"

// Write makes dir hold exactly these files. It refuses to empty a folder that does not hold a site.
func (files Files) Write(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, marker)); err != nil && len(entries) > 0 {
		return fmt.Errorf("%s does not hold a site and is left alone", dir)
	}
	for _, entry := range entries {
		if err := os.RemoveAll(filepath.Join(dir, entry.Name())); err != nil {
			return err
		}
	}
	for _, name := range files.names() {
		target := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// names returns the paths in alphabetical order.
func (files Files) names() []string { return slices.Sorted(maps.Keys(files)) }

// addNamed adds a file under a name with its digest and returns the name: app.wasm becomes
// app.0123456789.wasm. So files of two builds have different names, and a host can hold both during
// a deployment. Files requested from outside our scripts keep their plain names.
func (files Files) addNamed(plain string, content []byte) (name string) {
	name = named(plain, content)
	files[name] = content
	return name
}

func named(plain string, content []byte) string {
	ending := path.Ext(plain)
	return strings.TrimSuffix(plain, ending) + "." + digest(content) + ending
}

// Name returns the name with a digest for a plain name.
func (files Files) Name(plain string) string {
	return files.names()[slices.IndexFunc(files.names(), func(name string) bool { return named(plain, files[name]) == name })]
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return fmt.Sprintf("%x", sum[:5])
}

// Integrity returns the digest of a content in the form of policies and fetch options.
func Integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// version returns a digest of all present files.
func (files Files) version() string {
	var all strings.Builder
	for _, name := range files.names() {
		fmt.Fprintf(&all, "%s %s\n", name, Integrity(files[name]))
	}
	return digest([]byte(all.String()))
}

// shownIcons lists the icons that browsers request with every page, for the tab and for the check
// whether the page is installable.
var shownIcons = []string{"icons/favicon-48.png", "icons/icon-192.webp"}

// kept lists the addresses of all files that the service worker caches, with the digests of their
// contents. The page itself is the last, under the address of its folder.
func (files Files) kept() (list [][2]string) {
	for _, name := range files.names() {
		folder := path.Dir(name)
		if folder == "screenshots" || folder == "icons" && !slices.Contains(shownIcons, name) ||
			slices.Contains([]string{"404.html", "robots.txt", "index.html", headersFile}, name) {
			// not needed to play: the browser fetches screenshots and icons when it installs the
			// app
			continue
		}
		list = append(list, [2]string{strings.TrimSuffix(name, "index.html"), Integrity(files[name])})
	}
	return append(list, [2]string{"./", Integrity(files["index.html"])})
}

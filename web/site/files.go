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

// Files is a whole site: the content of every file by its slash-separated path relative to the site's root.
type Files map[string][]byte

// Read gives the files of a folder. Hidden ones are left out.
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

// marker is the service worker, and the file by which a site's folder is recognised.
const marker = "service-worker.js"

// Write makes dir hold exactly these files. It refuses to empty a folder that does not hold a site.
func (files Files) Write(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, marker)); err != nil && len(entries) > 0 {
		return fmt.Errorf("%s holds something other than a site; it is left alone", dir)
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

// names are the paths in alphabetical order.
func (files Files) names() []string { return slices.Sorted(maps.Keys(files)) }

// addNamed adds a file under a name with its digest, and returns that: app.wasm becomes app.0123456789.wasm. Files of two
// builds, which a host that is being deployed may have, then have different names. What is found by other means than our
// scripts keeps its plain name.
func (files Files) addNamed(plain string, content []byte) (name string) {
	name = named(plain, content)
	files[name] = content
	return name
}

func named(plain string, content []byte) string {
	ending := path.Ext(plain)
	return strings.TrimSuffix(plain, ending) + "." + digest(content) + ending
}

// Name is the name with a digest that the site has a file under.
func (files Files) Name(plain string) string {
	return files.names()[slices.IndexFunc(files.names(), func(name string) bool { return named(plain, files[name]) == name })]
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return fmt.Sprintf("%x", sum[:5])
}

// Integrity is the digest of a content as policies and fetch options write it.
func Integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// version is a digest of all files as they are now.
func (files Files) version() string {
	var all strings.Builder
	for _, name := range files.names() {
		fmt.Fprintf(&all, "%s %s\n", name, Integrity(files[name]))
	}
	return digest([]byte(all.String()))
}

// shownIcons are the icons that browsers ask for with every page, to show it in a tab and to see whether it can be installed.
var shownIcons = []string{"icons/favicon-48.png", "icons/icon-192.webp"}

// kept lists the addresses of all files that the service worker keeps, each with the digest of its content. The page itself
// comes last, as the folder it is served for.
func (files Files) kept() (list [][2]string) {
	for _, name := range files.names() {
		folder := path.Dir(name)
		if folder == "screenshots" || folder == "icons" && !slices.Contains(shownIcons, name) ||
			slices.Contains([]string{"404.html", "robots.txt", "index.html", headersFile}, name) {
			continue // not needed to play: the browser fetches pictures of the app when it installs it
		}
		list = append(list, [2]string{strings.TrimSuffix(name, "index.html"), Integrity(files[name])})
	}
	return append(list, [2]string{"./", Integrity(files["index.html"])})
}

package browsers

import (
	"bytes"
	_ "embed"
	"fmt"
	"maps"
	"net/http"

	"kulami/web/host"
	"kulami/web/site"
)

//go:embed watch.js
var watcher []byte

// withoutServiceWorker is an addition to the watcher. The page then stores nothing for offline use,
// which takes as long as starting the game.
var withoutServiceWorker = []byte("delete Navigator.prototype.serviceWorker;\n")

const watchTag = `<script src="watch.js"></script>`

// watching serves the site with a watcher.
func watching(files site.Files, watcher []byte) (http.Handler, error) {
	watched, err := watch(files, watcher)
	return host.Handler(watched), err
}

// watch returns the site with a watcher as the first script of its page. The service worker caches
// it like the other files: its list gets the new file and the new digest of the page.
func watch(files site.Files, watcher []byte) (site.Files, error) {
	files = maps.Clone(files)
	page, list := files["index.html"], files["service-worker.js"]
	watched := bytes.Replace(page, []byte("<script>"), []byte(watchTag+"<script>"), 1)
	line := `["./","%s"]`
	old := fmt.Appendf(nil, line, site.Integrity(page))
	if len(watched) == len(page) || !bytes.Contains(list, old) {
		return nil, fmt.Errorf("the page has no place for the watcher")
	}
	lines := fmt.Sprintf(`["watch.js","%s"],`, site.Integrity(watcher)) + fmt.Sprintf(line, site.Integrity(watched))
	files["index.html"], files["watch.js"] = watched, watcher
	files["service-worker.js"] = bytes.Replace(list, old, []byte(lines), 1)
	return files, nil
}

package site

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

func TestServiceWorkerListsWhatThePageNeeds(t *testing.T) {
	worker := string(example(t)["service-worker.js"])
	for _, want := range []string{`["./","sha256-`, `["app.`, `["worker.`, `["manifest.webmanifest","sha256-`} {
		if !strings.Contains(worker, want) {
			t.Errorf("the list lacks %s", want)
		}
	}
}

// No script has names that the build must replace. The page requests the program and the engine's
// worker by names with their digests.
func TestScriptsAreFilledIn(t *testing.T) {
	files := example(t)
	for _, name := range []string{"index.html", files.Name("worker.js"), "service-worker.js"} {
		if found := regexp.MustCompile(`\b(PROGRAM|PROGRAM_WORKER|WORKER|VERSION|FILES)\b`).Find(files[name]); found != nil {
			t.Errorf("%s has the name %s", name, found)
		}
	}
	for _, plain := range []string{"app.wasm", "worker.js"} {
		name := regexp.MustCompile(`"` + strings.Replace(plain, ".", `\.([0-9a-f]{10})\.`, 1) + `"`).FindSubmatch(files["index.html"])
		if name == nil || !strings.HasPrefix(digest(files[string(bytes.Trim(name[0], `"`))]), string(name[1])) {
			t.Errorf("the page requests %q", name)
		}
	}
}

package site

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

func TestServiceWorkerListsWhatThePageNeeds(t *testing.T) {
	worker := string(example(t)["service-worker.js"])
	for _, want := range []string{`["./","sha256-`, `["app.wasm?v=`, `["worker.js?v=`, `["manifest.webmanifest","sha256-`} {
		if !strings.Contains(worker, want) {
			t.Errorf("the list lacks %s", want)
		}
	}
}

// No script has names that the build must replace, and scripts of one build are refused by pages of another.
func TestScriptsAreFilledIn(t *testing.T) {
	files := example(t)
	for _, name := range []string{"index.html", "worker.js", "service-worker.js"} {
		if found := regexp.MustCompile(`\b(PROGRAM|PROGRAM_WORKER|WORKER|VERSION|FILES|LATER)\b`).Find(files[name]); found != nil {
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

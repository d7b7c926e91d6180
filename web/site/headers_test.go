package site

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"kulami/web/host"
)

// A host that reads _headers sends what the development server sends, and the policy there is no weaker than the
// page's.
func TestHeaders(t *testing.T) {
	files := example(t)
	w := httptest.NewRecorder()
	host.Handler(files).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
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

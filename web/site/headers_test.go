package site

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"kulami/web/host"
)

// A host that reads _headers sends the same headers as the development server. Its policy is at
// least as strict as the page's.
func TestHeaders(t *testing.T) {
	files := example(t)
	w := httptest.NewRecorder()
	host.Handler(files).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	if !strings.HasPrefix(string(files[headersFile]), "/*\n"+general+"/\n") {
		t.Error("_headers does not begin with the general headers")
	}
	for line := range strings.Lines(general) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if value == "" || w.Result().Header.Get(name) != value {
			t.Errorf("%s is not sent", name)
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

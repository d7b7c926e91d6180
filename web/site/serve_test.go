package site

import (
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/web/book"
	"kulami/web/host"
)

// Every file is served with its type and the headers of _headers.
func TestEveryFileIsServed(t *testing.T) {
	files := example(t)
	handler := host.Handler(files)
	for name := range files {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest("GET", "/"+name, nil))
		answer := w.Result()
		if want := host.Types[path.Ext(name)]; want == "" || answer.Header.Get("Content-Type") != want {
			t.Errorf("%s is served as %q", name, answer.Header.Get("Content-Type"))
		}
		kept := untilAsked
		if digested.MatchString(name) {
			kept = forEver
		}
		if got := answer.Header.Values("Cache-Control"); answer.StatusCode != 200 || name != headersFile && (len(got) != 1 || got[0] != kept) {
			t.Errorf("%s: status %d, %s", name, answer.StatusCode, got)
		}
	}
}

func TestListenTakesAnotherPort(t *testing.T) {
	first, err := listen("127.0.0.1:18080")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen("127.0.0.1:18080")
	if err != nil {
		t.Fatal(err)
	}
	second.Close()
	if first.Addr().String() == second.Addr().String() {
		t.Error("both are on the same port")
	}
	if _, err := listen("no.such.host.invalid:18080"); err == nil {
		t.Error("a host that does not exist has a port")
	}
}

// Rule books are requested as folders. Without the final slash the browser is redirected, wherever
// the site is.
func TestReferenceAddresses(t *testing.T) {
	files := example(t)
	var folders []string
	for _, words := range text.References() {
		folders = append(folders, book.Address(words.Lang), book.BasicAddress(words.Lang))
	}
	for _, folder := range folders {
		if !strings.Contains(string(files[marker]), `["`+folder+`","sha256-`) {
			t.Errorf("%s is not cached for offline use", folder)
		}
		for address, want := range map[string]int{folder: 200, folder + "index.html": 200, strings.TrimSuffix(folder, "/"): 301} {
			w := httptest.NewRecorder()
			host.Handler(files).ServeHTTP(w, httptest.NewRequest("GET", "/"+address, nil))
			if w.Code != want || want == 301 && w.Header().Get("Location") != path.Base(folder)+"/" {
				t.Errorf("/%s has status %d and leads to %s", address, w.Code, w.Header().Get("Location"))
			}
			if want == 200 && !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
				t.Errorf("/%s is served as %s", address, w.Header().Get("Content-Type"))
			}
		}
	}
	for _, name := range []string{book.Sheet, "rules/board.svg", "rules/square.svg"} {
		if !strings.Contains(string(files[marker]), `["`+name+`","sha256-`) {
			t.Errorf("%s is not cached for offline use", name)
		}
	}
}

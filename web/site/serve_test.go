package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"sync"
	"testing"

	"kulami/app/text"
	"kulami/web/book"
)

func TestHandler(t *testing.T) {
	files := example(t)
	handler := files.Handler()
	get := func(path string, header ...string) *http.Response {
		r := httptest.NewRequest("GET", path, nil)
		for i := 0; i < len(header); i += 2 {
			r.Header.Set(header[i], header[i+1])
		}
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		return w.Result()
	}
	for name := range files {
		answer := get("/" + name)
		if want := types[path.Ext(name)]; want == "" || answer.Header.Get("Content-Type") != want {
			t.Errorf("%s is served as %q", name, answer.Header.Get("Content-Type"))
		}
		if answer.StatusCode != 200 || answer.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: status %d, %s", name, answer.StatusCode, answer.Header.Get("Cache-Control"))
		}
	}
	if got := get("/"); got.StatusCode != 200 || !strings.HasPrefix(got.Header.Get("Content-Type"), "text/html") {
		t.Errorf("/ is answered by %d %s", got.StatusCode, got.Header.Get("Content-Type"))
	}
	if got := get("/nowhere"); got.StatusCode != 404 {
		t.Errorf("/nowhere is answered by %d", got.StatusCode)
	}
	if got := get("/../go.mod"); got.StatusCode != 404 {
		t.Errorf("a file outside the site is answered by %d", got.StatusCode)
	}
	if got := get("/worker.js", "Accept-Encoding", "gzip"); got.Header.Get("Content-Encoding") != "gzip" {
		t.Error("code does not travel compressed")
	}
	tag := get("/app.wasm").Header.Get("ETag")
	if got := get("/app.wasm", "If-None-Match", tag); tag == "" || got.StatusCode != 304 {
		t.Errorf("an unchanged file is answered by %d", got.StatusCode)
	}
}

// Many ask for one file at once, which is compressed for the first of them.
func TestHandlerAtOnce(t *testing.T) {
	page := []byte(strings.Repeat("<p>Kulami</p>", 100))
	handler := Files{"index.html": page, "404.html": page}.Handler()
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.Header.Set("Accept-Encoding", "gzip")
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			z, err := gzip.NewReader(w.Body)
			if err != nil {
				t.Error(err)
				return
			}
			if got, err := io.ReadAll(z); err != nil || !bytes.Equal(got, page) {
				t.Errorf("%d bytes, %v", len(got), err)
			}
		})
	}
	group.Wait()
}

func TestListenTakesTheNextPort(t *testing.T) {
	first, err := listen("127.0.0.1", 18080)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen("127.0.0.1", 18080)
	if err != nil {
		t.Fatal(err)
	}
	second.Close()
	if first.Addr().String() == second.Addr().String() {
		t.Error("both listen on the same port")
	}
	if _, err := listen("no.such.host.invalid", 18080); err == nil {
		t.Error("listening on a host that does not exist")
	}
}

// A rule book is asked for as a folder; without the stroke at its end the browser is sent there, wherever the site is.
func TestReferenceAddresses(t *testing.T) {
	files := example(t)
	var folders []string
	for _, words := range text.References() {
		folders = append(folders, book.Address(words.Lang), book.BasicAddress(words.Lang))
	}
	for _, folder := range folders {
		if !strings.Contains(string(files[marker]), `["`+folder+`","sha256-`) {
			t.Errorf("%s is not kept for offline", folder)
		}
		for address, want := range map[string]int{folder: 200, folder + "index.html": 200, strings.TrimSuffix(folder, "/"): 301} {
			w := httptest.NewRecorder()
			files.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/"+address, nil))
			if w.Code != want || want == 301 && w.Header().Get("Location") != path.Base(folder)+"/" {
				t.Errorf("/%s is answered by %d %s", address, w.Code, w.Header().Get("Location"))
			}
			if want == 200 && !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
				t.Errorf("/%s is served as %s", address, w.Header().Get("Content-Type"))
			}
		}
	}
	for _, name := range []string{book.Sheet, "rules/board.svg", "rules/gap.svg", "rules/square.svg"} {
		if !strings.Contains(string(files[marker]), `["`+name+`","sha256-`) {
			t.Errorf("%s is not kept for offline", name)
		}
	}
}

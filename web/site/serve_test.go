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

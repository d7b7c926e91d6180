package host

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// get requests a file from a site, with headers given as names and values.
func get(site http.Handler, address string, headers ...string) *http.Response {
	r := httptest.NewRequest("GET", address, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w.Result()
}

var page = []byte(strings.Repeat("<p>Kulami</p>", 100))

func TestHandler(t *testing.T) {
	site := Handler(map[string][]byte{"index.html": page, "404.html": page, "de/rules/index.html": page, "a.js": page, "a.js.br": []byte("packed")})
	for address, want := range map[string]int{"/": 200, "/index.html": 200, "/a.js": 200, "/nowhere": 404, "/de/": 404, "/../go.mod": 404,
		"/de/rules": 301, "/de/rules/": 200, "/de/rules/index.html": 200} {
		if got := get(site, address).StatusCode; got != want {
			t.Errorf("%s has status %d, want %d", address, got, want)
		}
	}
	if got := get(site, "/de/rules").Header.Get("Location"); got != "rules/" {
		t.Errorf("a folder without a slash leads to %s", got)
	}
	for accepted, want := range map[string]string{"gzip, deflate, br": "br", "gzip": "gzip", "": ""} {
		if got := get(site, "/a.js", "Accept-Encoding", accepted).Header.Get("Content-Encoding"); got != want {
			t.Errorf("Accept-Encoding %q: the file is sent as %q", accepted, got)
		}
	}
	tag := get(site, "/a.js").Header.Get("ETag")
	if got := get(site, "/a.js", "If-None-Match", tag); tag == "" || got.StatusCode != 304 {
		t.Errorf("an unchanged file has status %d", got.StatusCode)
	}
	w := httptest.NewRecorder()
	if site.ServeHTTP(w, httptest.NewRequest("POST", "/", nil)); w.Code != 405 {
		t.Errorf("a form has status %d", w.Code)
	}
}

// A file has the headers that _headers lists for its place.
func TestHeaders(t *testing.T) {
	site := Handler(map[string][]byte{"index.html": page, "404.html": page, "a/b.html": page, "a.html": page, "_headers": []byte(`/*
  Cache-Control: no-cache
/index.html
  X-Policy: strict; no: thing
/a/*
  X-Policy: lax
  Cache-Control: no-store
`)})
	for address, want := range map[string][2]string{"/": {"no-cache", "strict; no: thing"}, "/a/b.html": {"no-store", "lax"}, "/a.html": {"no-cache", ""}} {
		h := get(site, address).Header
		if got := [2]string{h.Get("Cache-Control"), h.Get("X-Policy")}; got != want {
			t.Errorf("%s is sent with %q, want %q", address, got, want)
		}
	}
}

// Many concurrent requests for a file get the compressed form made for the first.
func TestHandlerAtOnce(t *testing.T) {
	site := Handler(map[string][]byte{"index.html": page, "404.html": page})
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			z, err := gzip.NewReader(get(site, "/", "Accept-Encoding", "gzip").Body)
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

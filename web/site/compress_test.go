package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"maps"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"kulami/web/host"
)

// With gzip the program is at most 7 % larger than go-app's own hello world, built by the same Go.
// A change of a few lines moves the size by a quarter of a percent. With brotli the two are nearer,
// but brotli takes a minute.
func TestTheProgramIsHardlyLargerThanHello(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the hello world")
	}
	hello, err := Stock("./web/e2e/testdata/hello")
	if err != nil {
		t.Fatal(err)
	}
	files, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	program := files[files.Name("app.wasm")]
	ours, theirs := len(gzipped(program, gzip.BestCompression)), len(gzipped(hello, gzip.BestCompression))
	if t.Logf("%d bytes with gzip, hello %d", ours, theirs); len(program) == 0 || ours > theirs*107/100 {
		t.Errorf("the program has %d bytes with gzip, hello %d", ours, theirs)
	}
}

// Every compressed form has the content of its file and is at most as large as with compress/gzip.
// Servers send the best form that the browser accepts.
func TestCompress(t *testing.T) {
	files := example(t)
	plain := len(files)
	files.Compress(nil)
	again, earlier := example(t), maps.Clone(files)
	earlier["robots.txt.br"] = earlier["puzzles.txt.br"] // of other content
	earlier["puzzles.txt.br"] = earlier["puzzles.txt.br"][:9000]
	earlier["manifest.webmanifest.br"] = nil
	again.Compress(earlier)
	if !maps.EqualFunc(files, again, bytes.Equal) {
		t.Error("an earlier build changes the files")
	}
	if len(files) < plain+2*8 {
		t.Errorf("%d files became %d", plain, len(files))
	}
	for name, content := range files {
		original, ending := strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz"), path.Ext(name)
		if original == name {
			continue
		}
		var in io.Reader = brotli.NewReader(bytes.NewReader(content))
		if ending == ".gz" {
			var err error
			if in, err = gzip.NewReader(bytes.NewReader(content)); err != nil {
				t.Fatal(err)
			}
		}
		if text, err := io.ReadAll(in); err != nil || !bytes.Equal(text, files[original]) {
			t.Errorf("%s is not %s (%v)", name, original, err)
		}
		var usual bytes.Buffer
		w, _ := gzip.NewWriterLevel(&usual, gzip.BestCompression)
		w.Write(files[original])
		w.Close()
		if len(content) > usual.Len() {
			t.Errorf("%s has %d bytes, %d with compress/gzip", name, len(content), usual.Len())
		}
	}
	handler := host.Handler(files)
	for accepted, want := range map[string]string{"gzip, deflate, br": "br", "gzip": "gzip", "": ""} {
		r := httptest.NewRequest("GET", "/"+files.Name("worker.js"), nil)
		r.Header.Set("Accept-Encoding", accepted)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if got := w.Result().Header.Get("Content-Encoding"); got != want {
			t.Errorf("Accept-Encoding %q: the file is sent as %q", accepted, got)
		}
	}
}

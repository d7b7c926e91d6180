// Package host serves a built site like a host of static sites, for development and for the
// journeys.
package host

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
)

// Types maps file extensions to media types. The system's table is not used, because it differs
// between machines.
var Types = map[string]string{
	"":             "text/plain; charset=utf-8",
	".br":          "application/octet-stream",
	".css":         "text/css; charset=utf-8",
	".gz":          "application/gzip",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".mp3":         "audio/mpeg",
	".ogg":         "audio/ogg",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".wav":         "audio/wav",
	".webmanifest": "application/manifest+json",
	".webp":        "image/webp",
	".woff2":       "font/woff2",
}

// Handler serves the files of a site by their paths at its root; http.StripPrefix moves it to a
// sub-path. It sends the headers of the site's _headers file. Text and code are compressed.
func Handler(files map[string][]byte) http.Handler {
	lines := readHeaders(string(files["_headers"]))
	served := make(map[string]*file, len(files))
	for name, content := range files {
		sum := sha256.Sum256(content)
		served[name] = &file{content: content, tag: strconv.Quote(hex.EncodeToString(sum[:])), packed: map[string][]byte{}}
		for _, l := range lines {
			if l.isFor("/" + name) {
				served[name].lines = append(served[name].lines, l)
			}
		}
		for encoding, ending := range map[string]string{"br": ".br", "gzip": ".gz"} {
			if packed := files[name+ending]; packed != nil {
				served[name].packed[encoding] = packed
			}
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if folder := strings.TrimPrefix(name+"/index.html", "/"); served[folder] != nil {
			if name != "" && !strings.HasSuffix(r.URL.Path, "/") {
				// relative, so that the site's folder does not matter
				w.Header().Set("Location", path.Base(name)+"/")
				w.WriteHeader(http.StatusMovedPermanently)
				return
			}
			name = folder
		}
		if file := served[name]; file != nil {
			file.serve(w, r, name, http.StatusOK)
			return
		}
		served["404.html"].serve(w, r, "404.html", http.StatusNotFound)
	})
}

// line is a header for the files of a place.
type line struct{ place, name, value string }

// readHeaders reads _headers like Cloudflare Pages and Netlify: the headers of a place's files
// follow the place.
func readHeaders(text string) (lines []line) {
	place := ""
	for l := range strings.Lines(text) {
		if name, value, ok := strings.Cut(strings.TrimSpace(l), ": "); ok {
			lines = append(lines, line{place, name, value})
		} else {
			place = name
		}
	}
	return lines
}

// isFor reports whether the line applies to a file. A star at the end of a place matches everything
// below it.
func (l line) isFor(file string) bool {
	if folder, all := strings.CutSuffix(l.place, "*"); all {
		return strings.HasPrefix(file, folder)
	}
	return file == l.place
}

// file is one file. If the site has no compressed form of it, the first request makes one.
type file struct {
	content []byte
	tag     string
	lines   []line
	packed  map[string][]byte // by the name of the encoding
	once    sync.Once
	zipped  []byte
}

func (f *file) serve(w http.ResponseWriter, r *http.Request, name string, status int) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	header := w.Header()
	for _, l := range f.lines {
		header.Set(l.name, l.value)
	}
	header.Set("Content-Type", Types[path.Ext(name)])
	header.Set("ETag", f.tag)
	header.Set("Vary", "Accept-Encoding")
	if status == http.StatusOK && r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	content, encoding := f.best(r.Header.Get("Accept-Encoding"))
	if encoding != "" {
		header.Set("Content-Encoding", encoding)
	}
	header.Set("Content-Length", strconv.Itoa(len(content)))
	w.WriteHeader(status)
	if r.Method == http.MethodGet {
		w.Write(content)
	}
}

// best returns the smallest form of the file that a browser accepts, and the name of its encoding.
func (f *file) best(accepted string) (content []byte, encoding string) {
	for _, encoding := range []string{"br", "gzip"} {
		if packed := f.packed[encoding]; packed != nil && strings.Contains(accepted, encoding) {
			return packed, encoding
		}
	}
	if !strings.Contains(accepted, "gzip") {
		return f.content, ""
	}
	f.once.Do(func() { f.zipped = zip(f.content) })
	if len(f.zipped) < len(f.content) {
		return f.zipped, "gzip"
	}
	return f.content, ""
}

func zip(content []byte) []byte {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestSpeed)
	if err != nil {
		panic(err) // the level is a constant
	}
	w.Write(content)
	w.Close()
	return out.Bytes()
}

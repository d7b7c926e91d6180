package site

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
)

// types are the media types of the files, by extension. They are named here because the system's table differs from
// machine to machine.
var types = map[string]string{
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

// Handler serves the files at its root; http.StripPrefix moves it to a sub-path. Browsers ask again each time whether
// a file has changed, and text and code travel compressed.
func (files Files) Handler() http.Handler {
	served := make(map[string]*servedFile, len(files))
	for name, content := range files {
		served[name] = &servedFile{site: files, always: files.headersOf(name), content: content, tag: strconv.Quote(integrity(content))}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		if folder := strings.TrimPrefix(name+"/index.html", "/"); served[folder] != nil {
			if !strings.HasSuffix(r.URL.Path, "/") {
				w.Header().Set("Location", path.Base(name)+"/") // wherever the site is served
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

// servedFile is one file. When the site has no compressed form of it, one is made when it is first wanted.
type servedFile struct {
	site    Files
	always  []header
	content []byte
	tag     string
	once    sync.Once
	zipped  []byte
}

func (f *servedFile) serve(w http.ResponseWriter, r *http.Request, name string, status int) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	content, header := f.content, w.Header()
	for _, h := range f.always {
		header.Set(h.Name, h.Value)
	}
	header.Set("Content-Type", types[path.Ext(name)])
	header.Set("ETag", f.tag)
	header.Set("Vary", "Accept-Encoding")
	if status == http.StatusOK && r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	accepted := r.Header.Get("Accept-Encoding")
	if packed, encoding := f.site.encoded(name, accepted); packed != nil {
		content = packed
		header.Set("Content-Encoding", encoding)
	} else if strings.Contains(accepted, "gzip") && !packedAlready(name) {
		f.once.Do(func() { f.zipped = zip(f.content) })
		if len(f.zipped) < len(content) {
			content = f.zipped
			header.Set("Content-Encoding", "gzip")
		}
	}
	header.Set("Content-Length", strconv.Itoa(len(content)))
	w.WriteHeader(status)
	if r.Method == http.MethodGet {
		w.Write(content)
	}
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

// retire takes the place of the service worker during development: it removes itself and the builds it kept, so
// that a reload always shows the newest build.
const retire = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("kulami-")) await caches.delete(name);
  await registration.unregister();
})()));
`

// Serve builds the site and serves it at addr, or at the next free port when that one is taken. It says on out where.
// With offline set, the service worker keeps the build as it would anywhere else. It returns only with an error.
func Serve(addr string, offline bool, out io.Writer) error {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return err
	}
	first, err := strconv.Atoi(port)
	if err != nil {
		return fmt.Errorf("port %q is not a number", port)
	}
	fmt.Fprintln(out, "Building Kulami; the first time takes about a minute …")
	files, err := Build()
	if err != nil {
		return err
	}
	if !offline {
		files[marker] = []byte(retire)
	}
	if err := addExample(files, "../"); err != nil {
		return err
	}
	listener, err := listen(host, first)
	if err != nil {
		return err
	}
	if host == "" {
		host = "localhost"
	}
	port = strconv.Itoa(listener.Addr().(*net.TCPAddr).Port)
	fmt.Fprintf(out, "\n  Kulami is at http://%s/\n  and games on a page of another site at http://%[1]s/%s/\n\n(Ctrl-C ends it.)\n", net.JoinHostPort(host, port), exampleFolder)
	return http.Serve(listener, files.Handler())
}

// listen opens the first free port from the given one on; after twenty taken ones it takes any.
func listen(host string, port int) (net.Listener, error) {
	for n := range 20 {
		listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port+n)))
		if err == nil {
			return listener, nil
		}
		if !taken(err) {
			return nil, err
		}
	}
	return net.Listen("tcp", net.JoinHostPort(host, "0"))
}

// taken reports whether a port is in use, rather than an address impossible.
func taken(err error) bool {
	var op *net.OpError
	var dns *net.DNSError
	return errors.As(err, &op) && !errors.As(err, &dns)
}

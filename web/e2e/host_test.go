package e2e

import (
	"net/http"
	"path"
	"sync"

	"kulami/web/host"
)

// webHost serves one build after another, as a web server does over the years, and fails in the
// same ways on request.
type webHost struct {
	mu     sync.Mutex
	site   http.Handler
	maxAge string         // value of the Cache-Control header; "" means none
	left   int            // bytes until it stops answering; negative means no limit
	asked  map[string]int // number of requests for each file
	lost   string         // a file that is missing
}

// newHost returns a host that serves the build without faults.
func newHost(build map[string][]byte) *webHost {
	return &webHost{site: host.Handler(build), left: -1, asked: map[string]int{}}
}

// Deploy replaces the build.
func (h *webHost) Deploy(build map[string][]byte) { h.set(func() { h.site = host.Handler(build) }) }

// MaxAge sets the Cache-Control header, so that caches store everything without asking.
func (h *webHost) MaxAge(header string) { h.set(func() { h.maxAge = header }) }

// Cut breaks every connection once this number of bytes was sent.
func (h *webHost) Cut(bytes int) { h.set(func() { h.left = bytes }) }

// Lose makes a file missing.
func (h *webHost) Lose(file string) { h.set(func() { h.lost = file }) }

// Mend reverts Cut and Lose.
func (h *webHost) Mend() { h.set(func() { h.left, h.lost = -1, "" }) }

// Asked returns the number of requests for a file.
func (h *webHost) Asked(file string) (n int) { h.set(func() { n = h.asked[file] }); return }

func (h *webHost) set(change func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	change()
}

func (h *webHost) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var build http.Handler
	dead, lost := false, false
	h.set(func() {
		build, dead, lost = h.site, h.left == 0, path.Base(r.URL.Path) == h.lost
		h.asked[path.Base(r.URL.Path)]++
	})
	if dead {
		panic(http.ErrAbortHandler)
	}
	if lost {
		http.NotFound(w, r)
		return
	}
	build.ServeHTTP(&faultyResponse{w, h}, r)
}

// faultyResponse is a response with the faults of its host.
type faultyResponse struct {
	http.ResponseWriter
	host *webHost
}

func (l *faultyResponse) WriteHeader(status int) {
	if l.host.maxAge != "" {
		l.Header().Set("Cache-Control", l.host.maxAge)
	}
	l.ResponseWriter.WriteHeader(status)
}

func (l *faultyResponse) Write(content []byte) (int, error) {
	n, cut := len(content), false
	l.host.set(func() {
		if l.host.left >= 0 {
			cut = n >= l.host.left
			n = min(n, l.host.left)
			l.host.left -= n
		}
	})
	written, err := l.ResponseWriter.Write(content[:n])
	if cut {
		if f, ok := l.ResponseWriter.(http.Flusher); ok {
			f.Flush()
		}
		panic(http.ErrAbortHandler)
	}
	return written, err
}

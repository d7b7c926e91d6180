package journey

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"path"
	"sync"

	"kulami/web/host"
)

// Servers offer what journeys open. They stay until all journeys are over, lest another gets the same address.
type Servers struct {
	// Apart gives each a host of its own where the system lets it, for WebKit's sake: ten seconds after the last page of an
	// origin was left, it ends the service workers of all origins of that host, if none of them has a page open at that
	// moment. A page that is asked for just then is looked for in the network, or comes never.
	Apart bool

	mu  sync.Mutex
	all []*httptest.Server
}

// Serve offers a handler at an address where no browser has been.
func (s *Servers) Serve(h http.Handler) (address string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	server := httptest.NewUnstartedServer(h)
	if s.Apart {
		if own, err := net.Listen("tcp", fmt.Sprintf("127.0.0.%d:0", 2+len(s.all)%250)); err == nil {
			server.Listener.Close()
			server.Listener = own
		}
	}
	server.Start()
	s.all = append(s.all, server)
	return server.URL + "/"
}

// Close ends all of them.
func (s *Servers) Close() {
	for _, server := range s.all {
		server.CloseClientConnections()
		server.Close()
	}
}

// Host serves one build after another, as a web server does over the years, and fails like one when a test asks for it.
type Host struct {
	mu     sync.Mutex
	site   http.Handler
	maxAge string         // the Cache-Control header, if not empty
	left   int            // bytes until it stops answering, when not negative
	asked  map[string]int // how often each file was asked for
	lost   string         // a file that is not there
}

// NewHost is a host that serves the build without fault.
func NewHost(build map[string][]byte) *Host {
	return &Host{site: host.Handler(build), left: -1, asked: map[string]int{}}
}

// Deploy puts another build in the place of the one before.
func (h *Host) Deploy(build map[string][]byte) { h.set(func() { h.site = host.Handler(build) }) }

// MaxAge lets caches keep everything without asking, for as long as the header says.
func (h *Host) MaxAge(header string) { h.set(func() { h.maxAge = header }) }

// Cut breaks every connection after so many more bytes.
func (h *Host) Cut(bytes int) { h.set(func() { h.left = bytes }) }

// Lose makes a file be missing.
func (h *Host) Lose(file string) { h.set(func() { h.lost = file }) }

// Mend takes back what Cut and Lose did.
func (h *Host) Mend() { h.set(func() { h.left, h.lost = -1, "" }) }

// Asked is how often a file was asked for.
func (h *Host) Asked(file string) (n int) { h.set(func() { n = h.asked[file] }); return }

func (h *Host) set(change func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	change()
}

func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
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
	build.ServeHTTP(&line{w, h}, r)
}

// line is the way of one answer to the browser.
type line struct {
	http.ResponseWriter
	host *Host
}

func (l *line) WriteHeader(status int) {
	if l.host.maxAge != "" {
		l.Header().Set("Cache-Control", l.host.maxAge)
	}
	l.ResponseWriter.WriteHeader(status)
}

func (l *line) Write(content []byte) (int, error) {
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

package e2e

import (
	"net/http"
	"slices"
	"sync"
	"time"

	"kulami/web/host"
	"kulami/web/site"
)

// The network of the phone profile.
const (
	phoneLatency    = 150 * time.Millisecond
	phoneThroughput = 1.6e6 / 8             // bytes a second
	chunkSize       = 2048                  // size of one write
	oversleep       = 20 * time.Millisecond // time that a host can catch up after it slept too long
)

// only limits the encodings that a host knows to this one.
func only(encoding string, build site.Files) http.Handler {
	good := host.Handler(build)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("Accept-Encoding", encoding)
		good.ServeHTTP(w, r)
	})
}

// connection simulates the network between a host and a phone.
type connection struct {
	host http.Handler
	mu   sync.Mutex
	kind connectionKind
	free time.Time // when the bytes already sent will have arrived
}

// connectionKind is the speed of a connection.
type connectionKind int

const (
	slowConnection connectionKind = iota // the phone profile
	fastConnection
	noConnection
)

func (a *connection) use(kind connectionKind) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.kind = kind
}

// wait waits until this number of bytes has passed. Requests share the connection one after
// another.
func (a *connection) wait(bytes int) {
	a.mu.Lock()
	if a.kind != slowConnection {
		a.mu.Unlock()
		return
	}
	if idle := time.Now().Add(-oversleep); a.free.Before(idle) {
		a.free = idle
	}
	a.free = a.free.Add(time.Duration(float64(bytes) / phoneThroughput * float64(time.Second)))
	until := a.free
	a.mu.Unlock()
	time.Sleep(time.Until(until))
}

func (a *connection) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	a.mu.Lock()
	kind := a.kind
	a.mu.Unlock()
	switch kind {
	case noConnection:
		panic(http.ErrAbortHandler)
	case slowConnection:
		time.Sleep(phoneLatency)
	}
	a.host.ServeHTTP(&slowResponse{w, a}, r)
}

// slowResponse is a response on its way to the phone.
type slowResponse struct {
	http.ResponseWriter
	network *connection
}

func (m *slowResponse) Write(content []byte) (written int, err error) {
	for chunk := range slices.Chunk(content, chunkSize) {
		m.network.wait(len(chunk))
		n, err := m.ResponseWriter.Write(chunk)
		if written += n; err != nil {
			return written, err
		}
		if f, ok := m.ResponseWriter.(http.Flusher); ok {
			f.Flush()
		}
	}
	return written, nil
}

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
	parcelSize      = 2048                  // bytes that travel together
	airSlack        = 20 * time.Millisecond // what a host that sleeps too long may catch up with
)

// only lets a host know one encoding.
func only(encoding string, build site.Files) http.Handler {
	good := host.Handler(build)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("Accept-Encoding", encoding)
		good.ServeHTTP(w, r)
	})
}

// airwave is the line between a host and a phone.
type airwave struct {
	host http.Handler
	mu   sync.Mutex
	kind airKind
	free time.Time // when what is on its way will have arrived
}

// airKind is what an airwave is like.
type airKind int

const (
	slowAir airKind = iota // the phone profile's
	fastAir
	noAir
)

func (a *airwave) be(kind airKind) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.kind = kind
}

// wait lets so many bytes pass, one request's after the other's.
func (a *airwave) wait(bytes int) {
	a.mu.Lock()
	if a.kind != slowAir {
		a.mu.Unlock()
		return
	}
	if idle := time.Now().Add(-airSlack); a.free.Before(idle) {
		a.free = idle
	}
	a.free = a.free.Add(time.Duration(float64(bytes) / phoneThroughput * float64(time.Second)))
	until := a.free
	a.mu.Unlock()
	time.Sleep(time.Until(until))
}

func (a *airwave) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	a.mu.Lock()
	kind := a.kind
	a.mu.Unlock()
	switch kind {
	case noAir:
		panic(http.ErrAbortHandler)
	case slowAir:
		time.Sleep(phoneLatency)
	}
	a.host.ServeHTTP(&airMail{w, a}, r)
}

// airMail is an answer on its way.
type airMail struct {
	http.ResponseWriter
	air *airwave
}

func (m *airMail) Write(content []byte) (written int, err error) {
	for parcel := range slices.Chunk(content, parcelSize) {
		m.air.wait(len(parcel))
		n, err := m.ResponseWriter.Write(parcel)
		if written += n; err != nil {
			return written, err
		}
		if f, ok := m.ResponseWriter.(http.Flusher); ok {
			f.Flush()
		}
	}
	return written, nil
}

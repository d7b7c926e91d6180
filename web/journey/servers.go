package journey

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
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

package journey

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
)

// Servers serve the sites that journeys open. They run until all journeys are over, so that no
// address is used twice.
type Servers struct {
	// Apart gives each server its own host name if the system allows it. WebKit needs this. Ten
	// seconds after the last page of an origin was left, it ends the service workers of its host.
	// It does so for all origins of the host, unless one of them has an open page. A page requested
	// at that moment is fetched from the network or never arrives.
	Apart bool

	mu  sync.Mutex
	all []*httptest.Server
}

// Serve serves a handler at an address that no browser has visited.
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

// Close ends all servers.
func (s *Servers) Close() {
	for _, server := range s.all {
		server.CloseClientConnections()
		server.Close()
	}
}

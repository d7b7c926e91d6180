package site

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"

	"kulami/web/host"
)

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
	name, port, err := net.SplitHostPort(addr)
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
	listener, err := listen(name, first)
	if err != nil {
		return err
	}
	if name == "" {
		name = "localhost"
	}
	port = strconv.Itoa(listener.Addr().(*net.TCPAddr).Port)
	fmt.Fprintf(out, "\n  Kulami is at http://%s/\n  and games on a page of another site at http://%[1]s/%s/\n\n(Ctrl-C ends it.)\n", net.JoinHostPort(name, port), exampleFolder)
	return http.Serve(listener, host.Handler(files))
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

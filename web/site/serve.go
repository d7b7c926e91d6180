package site

import (
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"syscall"

	"kulami/web/host"
)

// retire replaces the service worker during development. It removes itself and the caches of older
// builds, so that a reload always shows the newest build.
const retire = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("kulami-")) await caches.delete(name);
  await registration.unregister();
})()));
`

// examplePage is a page of another site with three embedded games.
//
//go:embed page/example.html
var examplePage []byte

// Serve builds the site and serves it at addr, or at another port if that one is taken. It prints
// the address to out. It returns only with an error.
func Serve(addr string, out io.Writer) error {
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, "Building Kulami; the first time takes about a minute …")
	files, err := Build(nil)
	if err != nil {
		return err
	}
	files[marker] = []byte(retire)
	files["example/index.html"] = examplePage
	name, _, _ := net.SplitHostPort(addr)
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	fmt.Fprintf(out, "\n  Kulami is at http://%s/\n  and games on a page of another site at http://%[1]s/example/\n\n(Ctrl-C ends it.)\n", net.JoinHostPort(cmp.Or(name, "localhost"), port))
	return http.Serve(listener, host.Handler(files))
}

// listen opens a port, or any other if it is taken.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		name, _, _ := net.SplitHostPort(addr)
		return net.Listen("tcp", net.JoinHostPort(name, "0"))
	}
	return listener, err
}

package e2e

import (
	"bytes"
	"fmt"
	"maps"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"kulami/web/host"
	"kulami/web/journey"
	"kulami/web/site"
)

// nginx and Caddy serve the site with the configuration files of web/deploy. The journey makes a
// first visit, an update, and a visit while the web server is down.

// webServer is a program that serves the site.
type webServer struct {
	name     string
	packages string   // packages of Debian
	config   string   // file in web/deploy
	command  []string // starts the program; the name of the configuration file follows
	stop     os.Signal
	// edits returns pairs of texts: a text of the configuration file, and its replacement.
	edits func(d *deployment) []string
}

var webServers = []webServer{{
	name: "nginx", packages: "nginx-light libnginx-mod-http-brotli-static", config: "nginx.conf",
	command: []string{"nginx", "-e", "stderr", "-g", "daemon off;", "-c"}, stop: syscall.SIGTERM,
	edits: func(d *deployment) []string {
		temporary := "http {\naccess_log off;\n"
		for _, use := range []string{"client_body", "fastcgi", "proxy", "scgi", "uwsgi"} {
			temporary += fmt.Sprintf("%s_temp_path %s/%[1]s;\n", use, d.folder)
		}
		return []string{
			"user www-data;", "user " + d.user + ";",
			"/run/nginx.pid", d.folder + "/nginx.pid",
			"/var/log/nginx/error.log", "stderr",
			"http {\n", temporary,
			"listen 80;\n        server_name kulami.example;", "listen " + d.root + ";",
			"listen 80;\n        server_name www.example;", "listen " + d.below + ";",
		}
	},
}, {
	name: "Caddy", packages: "caddy", config: "Caddyfile",
	command: []string{"caddy", "run", "--adapter", "caddyfile", "--config"}, stop: os.Kill,
	edits: func(d *deployment) []string {
		return []string{
			"http://kulami.example {\n", "http://" + d.root + " {\nbind 127.0.0.1\n",
			"http://www.example {\n", "http://" + d.below + " {\nbind 127.0.0.1\n",
		}
	},
}}

func TestDeployedHosts(t *testing.T) {
	t.Parallel()
	first, next := compressed(files), compressed(later(t, "next"))
	for _, server := range webServers {
		t.Run(server.name, func(t *testing.T) {
			t.Parallel()
			p := start(t, Phone)
			d := server.start(t, first)
			places := []string{"http://" + d.root + "/", "http://" + d.below + "/kulami/"}
			for _, place := range places {
				answers{t, place, first}.check()
			}
			if t.Failed() {
				return // A page would wait for a minute.
			}

			other := calm(beside(t, p, Phone))
			pages := []*Page{p, other}
			for i, p := range pages {
				p.BeforeLoad(movableClock)
				p.OpenGame(strings.TrimSuffix(places[i], "/")) // The web server adds the slash.
				p.NewGame("opponent", "person")
				p.PlayOn(1, "", p.PressHole)
				p.WaitOffline()
			}
			d.deploy(next)
			for _, p := range pages {
				p.look()
				p.Wait("the update", `kulami.waiting`)
				p.update(t, next)
				p.WaitPly(1)
			}
			d.end()
			for i, p := range pages {
				p.OpenGame(places[i])
				p.version(t, next)
				p.WaitPly(1)
			}
		})
	}
}

// compressed returns the build with its compressed files.
func compressed(build site.Files) site.Files {
	whole := maps.Clone(build)
	whole.CompressFast()
	return whole
}

// deployment is a running web server and the folder of the site.
type deployment struct {
	t           *testing.T
	folder      string        // temporary; its folder "kulami" has the site
	user        string        // name of the user that runs the test
	root, below string        // hosts and ports of the game: at the root, and below /kulami/
	age         time.Duration // age of the files of the next build
	end         func()        // stops the web server
}

// start runs the web server with a build. It skips the journey if the program is not installed.
func (s webServer) start(t *testing.T, build site.Files) *deployment {
	t.Helper()
	program, err := exec.LookPath(s.command[0])
	if err != nil {
		program, err = exec.LookPath("/sbin/" + s.command[0]) // not in a user's PATH on Debian
	}
	if err != nil {
		t.Skipf("%s is not installed. Run .ci/needs hosts as root, or apt-get install %s on Debian", s.name, s.packages)
	}
	who, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	d := &deployment{t: t, folder: t.TempDir(), user: who.Username, root: freeAddress(t), below: freeAddress(t), age: time.Hour}
	d.deploy(build)
	process := exec.Command(program, append(s.command[1:len(s.command):len(s.command)], d.configure(s))...)
	var said bytes.Buffer
	process.Stdout, process.Stderr = &said, &said
	process.Env = append(os.Environ(), "CADDY_ADMIN=unix/"+d.folder+"/admin", "XDG_CONFIG_HOME="+d.folder, "XDG_DATA_HOME="+d.folder)
	if err := process.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { process.Wait(); close(ended) }()
	d.end = func() { process.Process.Signal(s.stop); <-ended }
	t.Cleanup(d.end)
	for begin := time.Now(); !d.listens(); time.Sleep(journey.Pause) {
		select {
		case <-ended:
			if strings.Contains(said.String(), `unknown directive "brotli_static"`) {
				t.Skipf("%s has no brotli_static. Run .ci/needs hosts as root, or apt-get install %s on Debian", s.name, s.packages)
			}
			t.Fatalf("%s does not start: %s", s.name, &said)
		default:
		}
		if time.Since(begin) > journey.Patience {
			t.Fatalf("%s does not listen", s.name)
		}
	}
	return d
}

// configure writes the edited configuration file and returns its name.
func (d *deployment) configure(s webServer) string {
	d.t.Helper()
	content, err := os.ReadFile("../deploy/" + s.config)
	if err != nil {
		d.t.Fatal(err)
	}
	text := string(content)
	edits := append(s.edits(d), "/srv/kulami", d.folder+"/kulami")
	for i := 0; i < len(edits); i += 2 {
		if !strings.Contains(text, edits[i]) {
			d.t.Fatalf("%s does not contain %q", s.config, edits[i])
		}
		text = strings.ReplaceAll(text, edits[i], edits[i+1])
	}
	name := filepath.Join(d.folder, s.config)
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		d.t.Fatal(err)
	}
	return name
}

// deploy replaces the files of the site. Each build gets its own modification time, because web
// servers know a file by its size and by whole seconds.
func (d *deployment) deploy(build site.Files) {
	d.t.Helper()
	dir := filepath.Join(d.folder, "kulami")
	if err := build.Write(dir); err != nil {
		d.t.Fatal(err)
	}
	made := time.Now().Add(-d.age)
	d.age -= time.Hour / 2
	for name := range build {
		if err := os.Chtimes(filepath.Join(dir, name), made, made); err != nil {
			d.t.Fatal(err)
		}
	}
}

// listens reports whether the web server accepts connections on both ports.
func (d *deployment) listens() bool {
	for _, address := range []string{d.root, d.below} {
		connection, err := net.Dial("tcp", address)
		if err != nil {
			return false
		}
		connection.Close()
	}
	return true
}

// answers checks how a web server answers for the files of a build at a place.
type answers struct {
	t     *testing.T
	place string // URL with a slash at the end
	build site.Files
}

func (a answers) check() {
	a.t.Helper()
	for name := range a.build {
		if ending := path.Ext(name); ending == "" || ending == ".br" || ending == ".gz" {
			continue
		}
		for _, accepted := range []string{"gzip, deflate, br", "gzip, deflate", "identity"} {
			a.file(name, name, http.StatusOK, accepted)
		}
	}
	a.file("", "index.html", http.StatusOK, "gzip, deflate, br")
	a.file("rules/basic/", "rules/basic/index.html", http.StatusOK, "gzip, deflate, br")
	for _, name := range []string{"nowhere", "no/where.txt", "app.0123456789.wasm", "nowhere.webmanifest"} {
		a.file(name, "404.html", http.StatusNotFound, "gzip, deflate, br")
	}
	a.redirect("rules/basic")
	if strings.Count(a.place, "/") > 3 {
		a.redirect("")
	}
	tag := a.get("service-worker.js", "Accept-Encoding", "br").Header.Get("ETag")
	if got := a.get("service-worker.js", "Accept-Encoding", "br", "If-None-Match", tag).StatusCode; got != http.StatusNotModified {
		a.t.Errorf("%s: an unchanged file is answered by %d", a.place, got)
	}
}

// file checks the answer for an address below the place, which must be this file.
func (a answers) file(address, name string, status int, accepted string) {
	a.t.Helper()
	response := a.get(address, "Accept-Encoding", accepted)
	fail := func(what string, got, want any) {
		a.t.Helper()
		if got != want {
			a.t.Errorf("%s%s, Accept-Encoding %s: %s is %v, want %v", a.place, address, accepted, what, got, want)
		}
	}
	fail("the status", response.StatusCode, status)

	want, encoding, vary := a.build[name], "", ""
	for _, form := range []struct{ encoding, ending string }{{"gzip", ".gz"}, {"br", ".br"}} {
		if packed := a.build[name+form.ending]; packed != nil {
			vary = "Accept-Encoding"
			if strings.Contains(accepted, form.encoding) {
				want, encoding = packed, form.encoding
			}
		}
	}
	header := response.Header
	var body bytes.Buffer
	body.ReadFrom(response.Body)
	fail("the content", bytes.Equal(body.Bytes(), want), true)
	fail("Content-Encoding", header.Get("Content-Encoding"), encoding)
	if vary != "" {
		fail("Vary", header.Get("Vary"), vary)
	}

	fail("Content-Type", mediaType(header.Get("Content-Type")), mediaType(host.Types[path.Ext(name)]))

	for line := range strings.Lines(string(a.build["_headers"])) {
		if field, value, ok := strings.Cut(strings.TrimSpace(line), ": "); ok {
			fail(field, strings.Join(header.Values(field), ", "), value)
		} else if line != "/*\n" {
			break // The other headers are for single files.
		}
	}
	kept := "no-cache"
	if hasDigest(name) {
		kept = "public, max-age=31536000, immutable"
	}
	fail("Cache-Control", strings.Join(header.Values("Cache-Control"), ", "), kept)
	frames := "frame-ancestors 'none'"
	if name == "embed.html" {
		frames = ""
	}
	fail("Content-Security-Policy", header.Get("Content-Security-Policy"), frames)
}

// redirect checks that the web server adds the slash to the address of a folder and names no host.
func (a answers) redirect(folder string) {
	a.t.Helper()
	address := strings.TrimSuffix(a.place+folder, "/")
	response := a.get(strings.TrimPrefix(address, a.place))
	if folder == "" {
		response = ask(a.t, address)
	}
	location := response.Header.Get("Location")
	base, err := url.Parse(address)
	if err != nil {
		a.t.Fatal(err)
	}
	target, err := base.Parse(location)
	if err != nil || response.StatusCode/100 != 3 || strings.Contains(location, "//") || target.String() != address+"/" {
		a.t.Errorf("%s is answered by %d and leads to %q", address, response.StatusCode, location)
	}
}

// get requests an address below the place.
func (a answers) get(address string, headers ...string) *http.Response {
	a.t.Helper()
	return ask(a.t, a.place+address, headers...)
}

// ask sends one request with these headers by name and value, and follows no redirect.
func ask(t *testing.T, address string, headers ...string) *http.Response {
	t.Helper()
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { response.Body.Close() })
	return response
}

// mediaType returns a Content-Type without its parameters. JavaScript has two names.
func mediaType(header string) string {
	kind, _, _ := strings.Cut(header, ";")
	return strings.Replace(kind, "application/javascript", "text/javascript", 1)
}

// hasDigest reports whether the name of a file contains a digest of the content.
func hasDigest(name string) bool {
	parts := strings.Split(path.Base(name), ".")
	return len(parts) == 3 && len(parts[1]) == 10
}

// Package browsers plays the core journeys in three engines: Chromium, Firefox and WebKitGTK, which is the nearest
// thing to Safari that runs on Linux. They are the ones that an engine may break: a whole game, the computer in its
// worker, coming back, links, no network, the keyboard, and storage that fails. Everything else is in web/e2e.
//
// All three are driven by the commands of the W3C's WebDriver protocol, Chromium and WebKitGTK through their driver
// programs and Firefox directly. The protocol has no access to consoles, so a watcher script is added to the pages. It
// records the complaints of the page, each of which fails the journey.
//
// Verbs use the page's stable hooks and wait for the condition they need. One that is not met within patience fails.
package browsers

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"kulami/web/e2e"
)

// engine is one kind of browser.
type engine struct {
	name  string
	start func(browser *browser, kind kind) error
	alone func(browser *browser) (command []string, err error) // runs it without a driver, with a profile that lasts
}

// kind is how a browser is set up.
type kind int

const (
	plain     kind = iota
	noStorage      // it keeps no data of any site, by its own settings
)

var engines = []engine{
	{"Chromium", startChromium, chromiumAlone},
	{"Firefox", startFirefox, firefoxAlone},
	{"WebKitGTK", startWebKit, webKitAlone},
}

// The window of every browser, as narrow as all of them allow: engines differ most where people hold phones.
const width, height = 520, 900

// startTime is how long a program may take to start.
const startTime = 60 * time.Second

// browser is a running browser with a profile of its own and what runs beside it.
type browser struct {
	wire
	dir       string // profile, home and logs
	processes []*exec.Cmd
}

// launch starts a browser.
func launch(e engine, kind kind) (*browser, error) {
	dir, err := os.MkdirTemp("", "kulami-"+strings.ToLower(e.name)+"-")
	if err != nil {
		return nil, err
	}
	b := &browser{dir: dir}
	err = e.start(b, kind)
	if err == nil {
		_, err = b.call(resize, object{"width": width, "height": height})
	}
	if err != nil {
		err = fmt.Errorf("starting %s: %w\n%s", e.name, err, b.log())
		b.close()
		return nil, err
	}
	return b, nil
}

// close ends the browser, everything beside it, and removes what they wrote.
func (b *browser) close() {
	if b.wire != nil {
		b.wire.close()
	}
	for _, p := range b.processes {
		p.Process.Signal(os.Interrupt)
		time.AfterFunc(5*time.Second, func() { p.Process.Kill() })
		p.Wait()
	}
	os.RemoveAll(b.dir)
}

// run starts a program in the browser's folder.
func (b *browser) run(extra []*os.File, name string, args ...string) error {
	p := exec.Command(name, args...)
	p.ExtraFiles = extra
	return b.begin(p)
}

// begin starts a program in the browser's folder.
func (b *browser) begin(p *exec.Cmd) error {
	p.Dir = b.dir
	p.Env = append(os.Environ(), "HOME="+b.dir, "XDG_CACHE_HOME="+b.dir, "XDG_CONFIG_HOME="+b.dir, "XDG_DATA_HOME="+b.dir, "NO_AT_BRIDGE=1")
	log, err := os.OpenFile(filepath.Join(b.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer log.Close()
	p.Stdout, p.Stderr = log, log
	if err := p.Start(); err != nil {
		return err
	}
	b.processes = append(b.processes, p)
	return nil
}

// log returns the output of the programs.
func (b *browser) log() string {
	text, err := os.ReadFile(filepath.Join(b.dir, "log"))
	if err != nil {
		return ""
	}
	return string(text[max(0, len(text)-4000):])
}

func startChromium(b *browser, kind kind) error {
	binary, err := e2e.FindChromium()
	if err != nil {
		return err
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	if err := b.run(nil, "chromedriver", "--port="+strconv.Itoa(port)); err != nil {
		return err
	}
	options := object{"binary": binary, "args": b.chromiumArgs()}
	if kind == noStorage {
		options["prefs"] = object{"profile.default_content_setting_values.cookies": 2}
	}
	wire, err := dialHTTP(port, object{"goog:chromeOptions": options})
	if err != nil {
		return err
	}
	b.wire = wire
	return nil
}

func (b *browser) chromiumArgs() []string {
	return []string{
		"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage",
		"--disable-background-timer-throttling", "--disable-component-update",
		"--disable-features=" + e2e.DisabledFeatures,
		"--user-data-dir=" + filepath.Join(b.dir, "profile"),
	}
}

func chromiumAlone(b *browser) ([]string, error) {
	binary, err := e2e.FindChromium()
	return append([]string{binary}, b.chromiumArgs()...), err
}

// firefoxPrefs keep Firefox from asking its makers for anything, and from opening again what was open when it was killed.
var firefoxPrefs = map[string]string{
	"marionette.port":                                   "0",
	"app.normandy.enabled":                              "false",
	"app.update.enabled":                                "false",
	"browser.shell.checkDefaultBrowser":                 "false",
	"datareporting.policy.dataSubmissionEnabled":        "false",
	"datareporting.healthreport.uploadEnabled":          "false",
	"network.captive-portal-service.enabled":            "false",
	"network.connectivity-service.enabled":              "false",
	"extensions.update.enabled":                         "false",
	"browser.safebrowsing.update.enabled":               "false",
	"browser.topsites.contile.enabled":                  "false",
	"services.settings.server":                          `"data:,"`,
	"browser.newtabpage.activity-stream.feeds.topsites": "false",
	"browser.sessionstore.resume_from_crash":            "false",
	"toolkit.startup.max_resumed_crashes":               "-1",
}

func startFirefox(b *browser, kind kind) error {
	binary, err := find("firefox-esr", "firefox")
	if err != nil {
		return err
	}
	profile, err := b.firefoxProfile(kind)
	if err != nil {
		return err
	}
	err = b.run(nil, binary, "--headless", "--marionette", "--no-remote", "--profile", profile)
	if err != nil {
		return err
	}
	var port int
	err = eventually(func() error {
		text, err := os.ReadFile(filepath.Join(profile, "MarionetteActivePort"))
		if err == nil {
			port, err = strconv.Atoi(strings.TrimSpace(string(text)))
		}
		return err
	})
	if err != nil {
		return err
	}
	wire, err := dialMarionette(port, object{})
	if err != nil {
		return err
	}
	b.wire = wire
	return nil
}

// firefoxProfile makes the folder of Firefox's profile.
func (b *browser) firefoxProfile(kind kind) (string, error) {
	profile := filepath.Join(b.dir, "profile")
	if err := os.MkdirAll(profile, 0o755); err != nil {
		return "", err
	}
	var prefs strings.Builder
	for name, value := range firefoxPrefs {
		fmt.Fprintf(&prefs, "user_pref(%q, %s);\n", name, value)
	}
	if kind == noStorage {
		fmt.Fprintf(&prefs, "user_pref(%q, %s);\n", "network.cookie.cookieBehavior", "2")
	}
	return profile, os.WriteFile(filepath.Join(profile, "user.js"), []byte(prefs.String()), 0o644)
}

func firefoxAlone(b *browser) ([]string, error) {
	binary, err := find("firefox-esr", "firefox")
	if err != nil {
		return nil, err
	}
	profile, err := b.firefoxProfile(plain)
	return []string{binary, "--headless", "--no-remote", "--profile", profile}, err
}

func startWebKit(b *browser, kind kind) error {
	binary, err := miniBrowser()
	if err != nil {
		return err
	}
	display, err := b.screen()
	if err != nil {
		return err
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	if err := b.run(nil, "env", append(webKitEnv(display), "WebKitWebDriver", "--port="+strconv.Itoa(port))...); err != nil {
		return err
	}
	args := []string{"--automation"}
	if kind == noStorage {
		args = append(args, "--enable-html5-local-storage=false", "--cookies-policy=never")
	}
	wire, err := dialHTTP(port, object{"webkitgtk:browserOptions": object{"binary": binary, "args": args}})
	if err != nil {
		return err
	}
	b.wire = wire
	return nil
}

// webKitEnv is the environment of WebKitGTK. Without a graphics card, software drawing is faster than an emulated card.
func webKitEnv(display string) []string {
	return []string{"DISPLAY=" + display, "GDK_BACKEND=x11", "WEBKIT_SKIA_ENABLE_CPU_RENDERING=1", "WEBKIT_DISABLE_DMABUF_RENDERER=1"}
}

// webKitAlone keeps its profile in the folders that run names: with a driver it would keep none.
func webKitAlone(b *browser) ([]string, error) {
	binary, err := miniBrowser()
	if err != nil {
		return nil, err
	}
	display, err := b.screen()
	return append(append([]string{"env"}, webKitEnv(display)...), binary), err
}

// screen starts a virtual screen and returns its name.
func (b *browser) screen() (string, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return "", err
	}
	defer read.Close()
	err = b.run([]*os.File{write}, "Xvfb", "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
	write.Close()
	if err != nil {
		return "", err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		return "", fmt.Errorf("no screen from Xvfb: %w", err)
	}
	return ":" + strings.TrimSpace(number), nil
}

// miniBrowser is the browser that comes with WebKitGTK's driver. It lies outside of PATH.
func miniBrowser() (string, error) {
	for _, pattern := range []string{"lib/*/webkit2gtk-4.*", "lib/webkit2gtk-4.*", "libexec/webkit2gtk-4.*", "lib/*/webkitgtk-6.*", "libexec/webkitgtk-6.*"} {
		if found, _ := filepath.Glob(string(filepath.Separator) + filepath.Join("usr", pattern, "MiniBrowser")); len(found) > 0 {
			return found[0], nil
		}
	}
	return "", errors.New("no MiniBrowser of WebKitGTK is there")
}

// find returns the first of the programs that is installed.
func find(names ...string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not there", strings.Join(names, " or "))
}

// freePort returns a port that no program listens on.
func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}

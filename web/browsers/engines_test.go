package browsers

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"kulami/web/e2e"
	"kulami/web/journey"
)

// engine is one kind of browser.
type engine struct {
	name  string
	start func(kind kind) (browser, error)
	// runs it without a driver, with a persistent profile
	alone func(f *folder) (command []string, err error)
}

// kind is the configuration of a browser.
type kind int

const (
	plain     kind = iota
	noStorage      // settings that forbid sites to store data
)

var engines = []engine{
	{"Chromium", startChromium, chromiumAlone},
	{"Firefox", startFirefox, firefoxAlone},
	{"WebKitGTK", startWebKit, webKitAlone},
}

// browser is a running browser.
type browser interface {
	open(t journey.Reporter) *journey.Page // an empty page, or the only page of the browser
	close()
}

// The window of every browser, as narrow as all allow: engines differ most at phone sizes.
var window = journey.Size{Width: 520, Height: 900}

// startTime is the maximum start time of a program.
const startTime = 60 * time.Second

// chromium is driven by chromedp.
type chromium struct{ *e2e.Browser }

func (c chromium) open(t journey.Reporter) *journey.Page { return c.Open(t, window).Page }

func (c chromium) close() { c.Close() }

func startChromium(kind kind) (browser, error) {
	options := map[string]any{}
	if kind == noStorage {
		options["profile"] = map[string]any{"default_content_setting_values": map[string]int{"cookies": 2}}
	}
	b, err := e2e.Start(e2e.Whole, options)
	return chromium{b}, err
}

func chromiumAlone(f *folder) ([]string, error) {
	binary, err := e2e.FindChromium(e2e.Whole)
	return append([]string{binary}, e2e.Arguments(f.profile())...), err
}

// firefoxPrefs stop Firefox from contacting its makers and from reopening pages after a kill.
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

func startFirefox(kind kind) (browser, error) {
	return drive(func(f *folder) (wire, error) {
		command, err := firefoxCommand(f, kind)
		if err != nil {
			return nil, err
		}
		if err := f.run(nil, command[0], append(command[1:], "--marionette")...); err != nil {
			return nil, err
		}
		var port int
		err = eventually(func() error {
			text, err := os.ReadFile(filepath.Join(f.profile(), "MarionetteActivePort"))
			if err == nil {
				port, err = strconv.Atoi(strings.TrimSpace(string(text)))
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		return dialMarionette(port, object{})
	})
}

func firefoxAlone(f *folder) ([]string, error) { return firefoxCommand(f, plain) }

// firefoxCommand makes Firefox's profile and returns its command.
func firefoxCommand(f *folder, kind kind) ([]string, error) {
	binary, err := find("firefox-esr", "firefox")
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(f.profile(), 0o755); err != nil {
		return nil, err
	}
	var prefs strings.Builder
	for name, value := range firefoxPrefs {
		fmt.Fprintf(&prefs, "user_pref(%q, %s);\n", name, value)
	}
	if kind == noStorage {
		fmt.Fprintf(&prefs, "user_pref(%q, %s);\n", "network.cookie.cookieBehavior", "2")
	}
	err = os.WriteFile(filepath.Join(f.profile(), "user.js"), []byte(prefs.String()), 0o644)
	return []string{binary, "--headless", "--no-remote", "--profile", f.profile()}, err
}

func startWebKit(kind kind) (browser, error) {
	return drive(func(f *folder) (wire, error) {
		binary, err := miniBrowser()
		if err != nil {
			return nil, err
		}
		display, err := f.screen()
		if err != nil {
			return nil, err
		}
		port, err := freePort()
		if err != nil {
			return nil, err
		}
		if err := f.run(nil, "env", append(webKitEnv(display), "WebKitWebDriver", "--port="+strconv.Itoa(port))...); err != nil {
			return nil, err
		}
		args := []string{"--automation"}
		if kind == noStorage {
			args = append(args, "--enable-html5-local-storage=false", "--cookies-policy=never")
		}
		return dialHTTP(port, object{"webkitgtk:browserOptions": object{"binary": binary, "args": args}})
	})
}

// webKitEnv returns the environment of WebKitGTK. Without a graphics card, software rendering is
// faster than an emulated card.
func webKitEnv(display string) []string {
	return []string{"DISPLAY=" + display, "GDK_BACKEND=x11", "WEBKIT_SKIA_ENABLE_CPU_RENDERING=1", "WEBKIT_DISABLE_DMABUF_RENDERER=1"}
}

// webKitAlone stores the profile in the folders that begin sets. With a driver WebKitGTK would
// store none.
func webKitAlone(f *folder) ([]string, error) {
	binary, err := miniBrowser()
	if err != nil {
		return nil, err
	}
	display, err := f.screen()
	return append(append([]string{"env"}, webKitEnv(display)...), binary), err
}

// miniBrowser returns the browser that comes with WebKitGTK's driver. It is not in PATH.
func miniBrowser() (string, error) {
	for _, pattern := range []string{"lib/*/webkit2gtk-4.*", "lib/webkit2gtk-4.*", "libexec/webkit2gtk-4.*", "lib/*/webkitgtk-6.*", "libexec/webkitgtk-6.*"} {
		if found, _ := filepath.Glob(string(filepath.Separator) + filepath.Join("usr", pattern, "MiniBrowser")); len(found) > 0 {
			return found[0], nil
		}
	}
	return "", errors.New("WebKitGTK's MiniBrowser is not installed")
}

// find returns the first installed program.
func find(names ...string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not installed", strings.Join(names, " or "))
}

// Package e2e drives a real browser through the game, as a person would: it opens pages, reads what is drawn,
// presses and types. The journeys are the tests of this package; each file of them is about one thing that a person does
// or meets.
//
// Browser and Page have what most journeys need of the browser's protocol: journeys use their methods and the page's
// stable hooks (data-act, data-hole and so on), and the protocol itself only for what a single journey does, such as to
// crash a tab or to choose a file. Package browsers has the core journeys again, for other engines.
//
// A verb waits for the condition it needs, and for a fixed time only where no condition can be observed. A condition that
// is not met within Patience fails the journey, and so does every complaint of the page on its console, every failed
// request and every request to another origin.
package e2e

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"github.com/chromedp/chromedp"
)

// Patience is how long a verb waits for the page before it gives up.
const Patience = 60 * time.Second

// Browser is a running Chromium with a profile of its own.
type Browser struct {
	ctx   context.Context
	close []func()
}

// FindChromium is the path of the browser: what the environment variable CHROMIUM names, or else the first one of the
// usual names that is installed.
func FindChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("the journeys need Chromium and none was found: install it (on Debian: apt-get install chromium) or name it in CHROMIUM")
}

// DisabledFeatures are features of Chromium that use the processor and have nothing to do with the page: with
// each window it loads two pages of its own for the list below the address bar, a third of all the work of a first visit.
const DisabledFeatures = "Translate,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup"

// flags make the browser quiet, the same everywhere, and awake in the background.
var flags = map[string]any{
	"headless":                               "new",
	"no-sandbox":                             true,
	"disable-gpu":                            true,
	"disable-quic":                           true,
	"no-first-run":                           true,
	"no-default-browser-check":               true,
	"disable-background-networking":          true,
	"disable-background-timer-throttling":    true,
	"disable-backgrounding-occluded-windows": true,
	"disable-renderer-backgrounding":         true,
	"disable-component-update":               true,
	"disable-default-apps":                   true,
	"disable-dev-shm-usage":                  true,
	"disable-extensions":                     true,
	"disable-features":                       DisabledFeatures,
	"disable-hang-monitor":                   true,
	"disable-sync":                           true,
	"force-color-profile":                    "srgb",
	"hide-scrollbars":                        false,
	"mute-audio":                             true,
	"metrics-recording-only":                 true,
	"password-store":                         "basic",
}

// Start launches the browser with a new profile.
func Start() (*Browser, error) {
	profile, err := os.MkdirTemp("", "kulami-browser-")
	if err != nil {
		return nil, err
	}
	b, err := startIn(profile)
	if err != nil {
		os.RemoveAll(profile)
		return nil, err
	}
	b.close = append(b.close, func() { os.RemoveAll(profile) })
	return b, nil
}

// startIn launches the browser with a profile that lies in a folder.
func startIn(profile string, more ...chromedp.ExecAllocatorOption) (*Browser, error) {
	path, err := FindChromium()
	if err != nil {
		return nil, err
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.CombinedOutput(io.Discard),
	}
	for name, value := range flags {
		options = append(options, chromedp.Flag(name, value))
	}
	options = append(options, more...)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	b := &Browser{ctx: ctx, close: []func(){cancel, stop}}
	if err := chromedp.Do(ctx); err != nil {
		b.Close()
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return b, nil
}

// Close ends the browser, and removes its profile if it was new.
func (b *Browser) Close() {
	for _, f := range b.close {
		f()
	}
}

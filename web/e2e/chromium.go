// Package e2e plays the game in Chromium. Its tests are the journeys; each file is about one thing
// that a person does or meets. Package journey has their verbs.
//
// chromedp drives Chromium. Browser and Page add things that several journeys need: another tab, a
// script before the page's own scripts, a media preference. A journey uses the protocol itself only
// for something unique to it, such as crashing a tab or choosing a file.
//
// A journey fails if the page writes an error or a warning to its console. It also fails if a
// request fails or goes to another origin.
package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/chromedp/chromedp"
)

// Browser is a running Chromium with a profile of its own.
type Browser struct {
	ctx   context.Context
	close []func()
	used  []*tab // tabs that journeys have handed back
}

// Build is the kind of Chromium to start.
type Build int

const (
	// Shell is the engine without a browser's windows. With it all journeys together use a quarter
	// less processor time. Where it is not installed, Whole runs instead.
	Shell Build = iota
	Whole
)

// FindChromium returns the path of the browser: the value of the environment variable CHROMIUM, or
// else the first of the usual names that is installed.
func FindChromium(build Build) (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	names := []string{"chromium", "chromium-browser", "google-chrome"}
	if build == Shell {
		names = append([]string{"chromium-headless-shell", "chrome-headless-shell"}, names...)
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("the journeys need Chromium and none was found: install it (on Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM")
}

// DisabledFeatures are features of Chromium that use the processor and do not affect the page. With
// each window, Chromium loads two pages of its own for the list below the address bar. This is a
// third of all the work of a first visit.
const DisabledFeatures = "Translate,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup"

// flags make the browser quiet, the same on every machine, and active in the background.
var flags = []string{
	"headless=new", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "no-default-browser-check",
	"disable-background-networking", "disable-background-timer-throttling", "disable-backgrounding-occluded-windows",
	"disable-renderer-backgrounding", "disable-component-update", "disable-default-apps", "disable-dev-shm-usage",
	"disable-extensions", "disable-features=" + DisabledFeatures, "disable-hang-monitor", "disable-sync",
	"force-color-profile=srgb", "mute-audio", "metrics-recording-only", "password-store=basic",
}

// Start launches the browser with a new profile. Settings are named as in Chromium's file
// Preferences; nil means none.
func Start(build Build, settings map[string]any) (*Browser, error) {
	profile, err := os.MkdirTemp("", "kulami-browser-")
	if err != nil {
		return nil, err
	}
	remove := func() { os.RemoveAll(profile) }
	b, err := startIn(profile, build, settings)
	if err != nil {
		remove()
		return nil, err
	}
	b.close = append(b.close, remove)
	return b, nil
}

// startIn launches the browser with a profile in this folder.
func startIn(profile string, build Build, settings map[string]any, more ...chromedp.ExecAllocatorOption) (*Browser, error) {
	path, err := FindChromium(build)
	if err != nil {
		return nil, err
	}
	if settings != nil {
		if err := writeSettings(profile, settings); err != nil {
			return nil, err
		}
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.CombinedOutput(io.Discard),
	}
	for _, f := range flags {
		var value any = true
		name, text, ok := strings.Cut(f, "=")
		if ok {
			value = text
		}
		options = append(options, chromedp.Flag(name, value))
	}
	if build == Shell { // no second compiler pass: an eighth of the processor time
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
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

// writeSettings writes the settings file of a profile.
func writeSettings(profile string, settings map[string]any) error {
	text, err := json.Marshal(settings)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(profile, "Default"), 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(profile, "Default", "Preferences"), text, 0o644)
}

// Arguments returns the arguments that start the browser with a profile folder, without a driver.
func Arguments(profile string) []string {
	all := []string{"--user-data-dir=" + profile}
	for _, f := range flags {
		all = append(all, "--"+f)
	}
	return all
}

// Close ends the browser and removes its profile if Start made it.
func (b *Browser) Close() {
	for _, f := range b.close {
		f()
	}
}

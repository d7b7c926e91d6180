package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Reporter receives what goes wrong. A *testing.T is a Reporter. Fatalf must not return.
type Reporter interface {
	Helper()
	Logf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Size is a screen in CSS pixels.
type Size struct {
	Width, Height int64
	Phone         bool // touch, and the page's own viewport
}

// The screens the game is made for.
var (
	SmallPhone = Size{320, 568, true}
	Phone      = Size{390, 844, true}
	Desktop    = Size{1280, 800, false}
)

// Page is one tab with storage and caches of its own. Its verbs fail the journey when they can't do what they say.
type Page struct {
	T       Reporter
	ctx     context.Context
	cancel  context.CancelFunc
	trouble *trouble
	media   map[string]string // features, see Prefer
}

// Open opens a tab of the given size on an empty page.
func (b *Browser) Open(t Reporter, size Size) *Page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	p := tab(t, ctx, cancel, size)
	// Reading the clipboard lets journeys see what was copied.
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission: &browser.PermissionDescriptor{Name: name}, Setting: browser.PermissionSettingGranted,
			BrowserContextID: chromedp.FromContext(ctx).BrowserContextID,
		})
		p.must("allow "+name, err)
	}
	return p
}

func tab(t Reporter, ctx context.Context, cancel func(), size Size) *Page {
	t.Helper()
	p := &Page{T: t, ctx: ctx, cancel: cancel, trouble: &trouble{}, media: map[string]string{}}
	p.must("open a tab", chromedp.Do(ctx))
	p.must("listen", chromedp.Listen(ctx, p.trouble.hear))
	p.Resize(size)
	return p
}

// Beside opens another tab with the same storage and caches.
func (p *Page) Beside(size Size) *Page {
	p.T.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	other := tab(p.T, ctx, cancel, size)
	for feature, value := range p.media {
		other.Prefer(feature, value)
	}
	return other
}

// Close closes the tab and returns every complaint of the page.
func (p *Page) Close() []string {
	p.cancel()
	return p.trouble.list()
}

// Allow declares that complaints containing this text belong to the journey.
func (p *Page) Allow(text string) { p.trouble.allow(text) }

// Resize changes the screen.
func (p *Page) Resize(size Size) {
	p.T.Helper()
	p.Sharpen(size, 1)
}

// Sharpen changes the screen to one with so many pixels to the CSS pixel.
func (p *Page) Sharpen(size Size, pixels float64) {
	p.T.Helper()
	call(p, "resize", emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: size.Width, Height: size.Height, DeviceScaleFactor: pixels, Mobile: size.Phone,
	})
	call(p, "set touch", emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: size.Phone})
}

// Prefer sets a media feature such as prefers-color-scheme to a value.
func (p *Page) Prefer(feature, value string) {
	p.T.Helper()
	p.media[feature] = value
	var all []*emulation.MediaFeature
	for name, value := range p.media {
		all = append(all, &emulation.MediaFeature{Name: name, Value: value})
	}
	call(p, "prefer", emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: all})
}

// BeforeLoad runs a script in every document before the document's own scripts.
func (p *Page) BeforeLoad(script string) {
	p.T.Helper()
	call(p, "add script", page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Leave opens an empty page.
func (p *Page) Leave() {
	p.T.Helper()
	p.open("about:blank")
}

// Goto opens an address. Only the fragment may differ from the page shown: then the page is kept, as in any browser.
func (p *Page) Goto(address string) {
	p.T.Helper()
	p.trouble.home(address)
	p.open(address)
}

func (p *Page) open(address string) {
	p.T.Helper()
	_, err := within(p, func(ctx context.Context) (page.NavigateResult, error) {
		return chromedp.Call(ctx, page.Navigate, page.NavigateParams{URL: address})
	})
	p.must("open "+address, err)
	p.ask("the document at "+address, `document.readyState === "complete"`) // where scripts are off, no page asks itself
}

// Reload loads the page again.
func (p *Page) Reload() {
	p.T.Helper()
	p.Run(`window.beforeReload = true`)
	call(p, "reload", page.Reload, page.ReloadParams{})
	p.Wait("the page to load again", `!window.beforeReload && document.readyState === "complete"`)
}

// WaitReady waits until the app is mounted and accepts a move.
func (p *Page) WaitReady() {
	p.T.Helper()
	p.Wait("the app to be ready", `performance.getEntriesByName("app-ready").length > 0`)
}

// Wait waits until the JavaScript condition, or the promise it returns, is true. A script in the page checks it
// repeatedly, which costs less than to evaluate it from outside; what is its name in the complaint.
func (p *Page) Wait(what, condition string) {
	p.T.Helper()
	p.ask(what, fmt.Sprintf(`(async () => {
	for (const end = performance.now() + 1000; ; await new Promise((again) => setTimeout(again, %d))) {
		if (await (%s)) return true;
		if (performance.now() > end) return false;
	}
})()`, pause.Milliseconds(), condition))
}

// ask evaluates a condition repeatedly from outside until it is true.
func (p *Page) ask(what, condition string) {
	p.T.Helper()
	for start := time.Now(); ; time.Sleep(pause) {
		// While a document is replaced, no script can answer.
		if held, err := evaluate[bool](p, condition); err == nil && held {
			return
		} else if time.Since(start) > Patience {
			p.T.Fatalf("waited in vain for %s (%v)%s", what, err, p.note())
		}
	}
}

// note is what the page complained of, and what it shows.
func (p *Page) note() string {
	shows, _ := evaluate[string](p, `location.href + "\n" + JSON.stringify(document.querySelector("[data-board]")?.dataset) + "\n" + document.body.innerText`)
	return p.trouble.note() + "\nthe page shows " + shows
}

// WaitStill waits until every animation that ends has ended.
func (p *Page) WaitStill() {
	p.T.Helper()
	p.Wait("the page to lie still", `document.getAnimations().every((a) => a.playState === "finished" || a.effect.getComputedTiming().endTime === Infinity)`)
}

// pause is the time between two checks of a condition.
const pause = 8 * time.Millisecond

// Run runs JavaScript in the page for its effect.
func (p *Page) Run(script string) {
	p.T.Helper()
	_, err := evaluate[json.RawMessage](p, "(() => {"+script+"\n})()")
	p.must("run "+script, err)
}

// Eval returns the value of a JavaScript expression, and waits if it is a promise.
func Eval[T any](p *Page, expression string) T {
	p.T.Helper()
	value, err := evaluate[T](p, expression)
	p.must("evaluate "+expression, err)
	return value
}

func evaluate[T any](p *Page, expression string) (value T, err error) {
	result, err := within(p, func(ctx context.Context) (runtime.EvaluateResult, error) {
		yes := true
		return chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{
			Expression: expression, ReturnByValue: &yes, AwaitPromise: &yes,
		})
	})
	if err != nil {
		return value, err
	}
	if result.ExceptionDetails != nil {
		return value, fmt.Errorf("%s", exceptionText(result.ExceptionDetails))
	}
	if len(result.Result.Value) == 0 {
		return value, nil
	}
	err = json.NewDecoder(bytes.NewReader(result.Result.Value)).Decode(&value)
	return value, err
}

// Screenshot writes the screen to a file, PNG or WebP by its name. A transparent one shows the page without its
// background.
func (p *Page) Screenshot(file string, transparent bool) {
	p.T.Helper()
	if transparent { // zero would be left out and mean opaque
		call(p, "clear the ground", emulation.SetDefaultBackgroundColorOverride,
			emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{A: 0.001}})
	}
	params := page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatPng}
	if filepath.Ext(file) == ".webp" {
		quality := int64(86)
		params = page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatWebp, Quality: &quality}
	}
	shot := call(p, "take a screenshot", page.CaptureScreenshot, params)
	p.must("write "+file, os.WriteFile(file, shot.Data, 0o644))
}

// call sends one command of the protocol.
func call[P, R any](p *Page, what string, command cdp.Command[P, R], params P) R {
	p.T.Helper()
	result, err := within(p, func(ctx context.Context) (R, error) { return chromedp.Call(ctx, command, params) })
	p.must(what, err)
	return result
}

// within limits one exchange with the browser to Patience.
func within[R any](p *Page, do func(context.Context) (R, error)) (R, error) {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	return do(ctx)
}

func (p *Page) must(what string, err error) {
	p.T.Helper()
	if err != nil {
		p.T.Fatalf("could not %s: %v%s", what, err, p.trouble.note())
	}
}

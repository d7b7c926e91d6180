package e2e

import (
	"context"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// Size is a screen in CSS pixels.
type Size = journey.Size

// Act and Hole return selectors of hooks, Names the names of holes.
var Act, Hole, Names, quote = journey.Act, journey.Hole, journey.Names, journey.Quote

// Screens that the game is designed for.
var (
	SmallPhone = Size{Width: 320, Height: 568, Phone: true}
	ShortPhone = Size{Width: 390, Height: 664, Phone: true} // a phone with the bars of its browser
	Phone      = Size{Width: 390, Height: 844, Phone: true}
	Sideways   = Size{Width: 844, Height: 390, Phone: true}
	Tablet     = Size{Width: 768, Height: 1024, Phone: true}
	Desktop    = Size{Width: 1280, Height: 800}
)

// Page is one tab of Chromium.
type Page struct {
	*journey.Page
	tab *tab
}

// Open opens an empty tab of the given size, with storage and caches of its own.
func (b *Browser) Open(t journey.Reporter, size Size, more ...chromedp.ContextOption) *Page {
	ctx, cancel := chromedp.NewContext(b.ctx, append(more, chromedp.WithNewBrowserContext())...)
	p := openTab(t, ctx, cancel, size)
	// With clipboard-read, journeys can read the copied text.
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission: &browser.PermissionDescriptor{Name: name}, Setting: browser.PermissionSettingGranted,
			BrowserContextID: chromedp.FromContext(ctx).BrowserContextID,
		})
		p.Must("allow "+name, err)
	}
	return p
}

func openTab(t journey.Reporter, ctx context.Context, cancel func(), size Size) *Page {
	tab := &tab{ctx: ctx, cancel: cancel, media: map[string]string{}}
	p := &Page{journey.NewPage(t, tab), tab}
	p.Must("open a tab", chromedp.Do(ctx))
	p.Must("listen", chromedp.Listen(ctx, tab.trouble.hear))
	p.Resize(size)
	return p
}

// Sharpen changes the screen to one with this number of device pixels per CSS pixel.
func (p *Page) Sharpen(size Size, pixels float64) {
	p.Must("resize", p.tab.sharpen(size, pixels))
}

// Prefer sets a media feature such as prefers-color-scheme to a value.
func (p *Page) Prefer(feature, value string) {
	if p.tab.media[feature] == value {
		return
	}
	p.tab.media[feature] = value
	var all []*emulation.MediaFeature
	for name, value := range p.tab.media {
		all = append(all, &emulation.MediaFeature{Name: name, Value: value})
	}
	call(p, "prefer", emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: all})
}

// Save writes the screen to a file, as WebP if the name ends so, else as PNG. With transparent, the
// page has no background.
func (p *Page) Save(file string, transparent bool) {
	if transparent { // a zero would be omitted and mean opaque
		call(p, "clear the ground", emulation.SetDefaultBackgroundColorOverride,
			emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{A: 0.001}})
	}
	params := page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatPng}
	if filepath.Ext(file) == ".webp" {
		quality := int64(86)
		params = page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatWebp, Quality: &quality}
	}
	shot := call(p, "take a screenshot", page.CaptureScreenshot, params)
	p.Must("write "+file, os.WriteFile(file, shot.Data, 0o644))
}

// call sends one command of the protocol.
func call[P, R any](p *Page, what string, command cdp.Command[P, R], params P) R {
	result, err := send(p.tab.ctx, command, params)
	p.Must(what, err)
	return result
}

// send sends one command of the protocol and waits at most journey.Patience for the result.
func send[P, R any](ctx context.Context, command cdp.Command[P, R], params P) (R, error) {
	ctx, cancel := context.WithTimeout(ctx, journey.Patience)
	defer cancel()
	return chromedp.Call(ctx, command, params)
}

package e2e

import (
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
)

// shots has pictures be taken with the browser of the journeys: icons draws static/icons/*.png from the SVG drawings beside
// them, screens takes the pictures in static/screenshots.
var shots = flag.String("shots", "", "take pictures: icons or screens")

// top is the folder of the repository.
const top = "../../"

func TestShots(t *testing.T) {
	take := map[string]func(*testing.T, *Browser){"icons": icons, "screens": screenshots}[*shots]
	if take == nil {
		t.Skip("asked for by make icons and make screenshots")
	}
	browser, err := Start(Whole, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer browser.Close()
	take(t, browser)
}

// An icon file, the drawing it is made from and its width. Apple's is opaque: its ground goes on where the rounded
// tray of the drawing ends.
var iconFiles = []struct {
	file, drawing string
	width         int64
	ground        string
}{
	{"icon-192.png", "icon.svg", 192, "transparent"},
	{"icon-192.webp", "icon.svg", 192, "transparent"},
	{"icon-512.png", "icon.svg", 512, "transparent"},
	{"maskable-512.png", "maskable.svg", 512, "transparent"},
	{"touch-180.png", "icon.svg", 180, "linear-gradient(#5b4029, #2f1f13)"},
	{"favicon-48.png", "favicon.svg", 48, "transparent"},
	{"monochrome-512.png", "monochrome.svg", 512, "transparent"},
	{"shortcut-new.png", "shortcut-new.svg", 192, "transparent"},
	{"shortcut-today.png", "shortcut-today.svg", 192, "transparent"},
	{"shortcut-open.png", "shortcut-open.svg", 192, "transparent"},
}

const iconPage = `<!doctype html><title>icon</title><link rel="icon" href="data:,"><body style="margin:0;background:%s">` +
	`<img src="/%s" style="display:block;width:100vw;height:100vh" alt="">`

func icons(t *testing.T, browser *Browser) {
	const dir = top + "static/icons"
	for _, icon := range iconFiles {
		drawings := http.FileServer(http.Dir(dir))
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/" {
				drawings.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, iconPage, icon.ground, icon.drawing)
		}))
		p := browser.Open(t, Size{Width: icon.width, Height: icon.width})
		p.Goto(server.URL + "/")
		p.Save(filepath.Join(dir, icon.file), icon.ground == "transparent")
		p.Close()
		server.Close()
	}
}

// screenshots shows the game in the middle of a fight, on a phone and on a desktop, by day and by night.
func screenshots(t *testing.T, browser *Browser) {
	const dir = top + "static/screenshots"
	for name, size := range map[string]Size{"phone": Phone, "desktop": Desktop} {
		for _, scheme := range []string{"light", "dark"} {
			p := browser.Open(t, size)
			p.Sharpen(size, 2)
			p.Prefer("prefers-color-scheme", scheme)
			p.Goto(rootURL + shownGame)
			p.WaitReady()
			p.Wait("the game to be kept for offline, which is told once", `kulami.offline`)
			p.Reload()
			p.WaitReady()
			p.GoOn("continue-computer")
			p.WaitTurn("second")
			p.Hover("h1")
			p.WaitStill()
			p.Save(filepath.Join(dir, name+"-"+scheme+".webp"), false)
			p.Close()
		}
	}
}

// shownGame is the fragment of the game in the pictures: Italian, areas and lines, Second to move.
const shownGame = "#k1/b8STQdQtQDdQsDtTsSQ/ral/mg5f5f8f3f4g4g7e7e4h4c4c1c8e8e3c3c7f7f2b2b3/crj"

// Command shots takes pictures with the browser that the journeys use.
//
//	go run ./web/e2e/cmd/shots icons      draws static/icons/*.png from the SVG drawings beside them
//	go run ./web/e2e/cmd/shots screens    takes the pictures in static/screenshots
package main

import (
	"fmt"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"

	"kulami/web/e2e"
	"kulami/web/host"
	"kulami/web/site"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("shots: ")
	if len(os.Args) != 2 {
		log.Fatal("say what to take: icons or screens")
	}
	browser, err := e2e.Start(nil)
	if err != nil {
		log.Fatal(err)
	}
	defer browser.Close()
	switch os.Args[1] {
	case "icons":
		icons(browser)
	case "screens":
		screens(browser)
	default:
		log.Fatalf("unknown word %q; it is icons or screens", os.Args[1])
	}
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

const iconPage = `<!doctype html><title>icon</title><body style="margin:0;background:%s">` +
	`<img src="/%s" style="display:block;width:100vw;height:100vh" alt="">`

func icons(browser *e2e.Browser) {
	const dir = "static/icons"
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
		p := browser.Open(e2e.Console{}, e2e.Size{Width: icon.width, Height: icon.width})
		p.Goto(server.URL + "/")
		p.Save(filepath.Join(dir, icon.file), icon.ground == "transparent")
		p.Close()
		server.Close()
	}
}

// screens shows the game in the middle of a fight, on a phone and on a desktop, by day and by night.
func screens(browser *e2e.Browser) {
	files, err := site.Build(site.Options{})
	if err != nil {
		log.Fatal(err)
	}
	server := httptest.NewServer(host.Handler(files))
	defer server.Close()
	const dir = "static/screenshots"
	if err := os.MkdirAll(dir, 0o755); err != nil {
		log.Fatal(err)
	}
	for name, size := range map[string]e2e.Size{"phone": e2e.Phone, "desktop": e2e.Desktop} {
		for _, scheme := range []string{"light", "dark"} {
			p := browser.Open(e2e.Console{}, size)
			p.Sharpen(size, 2)
			p.Prefer("prefers-color-scheme", scheme)
			p.Goto(server.URL + "/" + shownGame)
			p.WaitReady()
			p.Wait("the game to be kept for offline, which is told once", `kulami.offline`)
			p.Reload()
			p.WaitReady()
			p.Press(e2e.Act("continue-computer"))
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

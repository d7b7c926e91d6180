package e2e

import (
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"kulami/app/picture"
	"kulami/rules"
)

// shots takes pictures with the browser of the journeys. "icons" draws static/icons/*.png from the
// SVG drawings in that folder. "screens" takes the pictures in static/screenshots and
// .github/pictures.
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

// iconFiles lists icon files with their drawings, widths and backgrounds. Apple's icon is opaque:
// its background fills the corners outside the drawing's rounded tray.
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

// screenshots takes the pictures of the install dialog and of README.md.
func screenshots(t *testing.T, browser *Browser) {
	for name, size := range map[string]Size{"phone": Phone, "desktop": Desktop} {
		for _, scheme := range []string{"light", "dark"} {
			p := shownAt(t, browser, size)
			p.Prefer("prefers-color-scheme", scheme)
			p.GoOn("continue-computer")
			p.WaitTurn("second")
			p.Hover("h1")
			p.WaitStill()
			p.Save(top+"static/screenshots/"+name+"-"+scheme+".webp", false)
			p.Close()
		}
	}
	const dir = top + ".github/pictures/"
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, dark := range map[string]bool{"game.svg": false, "game-dark.svg": true} {
		if err := os.WriteFile(dir+name, []byte(animation(t, dark)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, show := range map[string]func(p *Page){
		"new-game": func(p *Page) { p.OpenNewGame("opponent", "computer") },
		"analysis": func(p *Page) {
			visit(p, "analysis/"+shownGame)
			p.WaitFor("[data-value][data-depth]")
		},
		"review": func(p *Page) {
			visit(p, "review/"+playedGame)
			passed(p, "1")
		},
		"puzzle": func(p *Page) { visit(p, eighth); inPuzzle(p, "open") },
		"my-set": func(p *Page) {
			place := "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-d10d9h9f8g8i8a7b7f7g7h7e6g6h6a5d5e5f5c4d4e4f4b3c3e3f3h3g2/-e10f10c9e9f9g9c8d8e8h8c7d7e7i7c6d6f6b5c5g5h5b4g4d3g3i3d2"
			visit(p, place+"/c"+rules.CheckCode(place))
			p.WaitFor(`[data-state="count-wooden"]`)
		},
		"end": func(p *Page) {
			p.NewGame("opponent", "person", "board", "sheet")
			p.PlayOn(64, "", p.PressHole)
			p.SkipCount()
		},
	} {
		p := shownAt(t, browser, Phone)
		show(p)
		p.Wait("the title font", `document.documentElement.classList.contains("faced") && document.fonts.check("700 1em Fraunces")`)
		p.Run(`document.activeElement.blur()`)
		p.WaitStill()
		p.Save(dir+name+".webp", false)
		p.Close()
	}
}

// shownAt opens the game of the pictures, once the app works offline and has announced it.
func shownAt(t *testing.T, browser *Browser, size Size) *Page {
	p := browser.Open(t, size)
	p.Sharpen(size, 2)
	p.Goto(rootURL + "#" + shownGame)
	p.WaitReady()
	p.Wait("the app to work offline", `kulami.offline`)
	p.Reload()
	p.WaitReady()
	return p
}

// animation draws a whole game as an animation.
func animation(t *testing.T, dark bool) string {
	link, err := rules.ParseLink(playedGame)
	if err != nil {
		t.Fatal(err)
	}
	link.Record = link.WithCursor(link.Len())
	return picture.Animation(link, picture.Look{Dark: dark, Marbles: "red-black", Owners: true},
		picture.Captions{Title: "Kulami", Names: [2]string{"Red", "Black"}, Result: "Red wins", Detail: "28 to 24"})
}

const (
	// shownGame is the game in the screenshots: Italian, areas and lines, Second to move.
	shownGame = "k1/b8STQdQtQDdQsDtTsSQ/ral/mg5f5f8f3f4g4g7e7e4h4c4c1c8e8e3c3c7f7f2b2b3/crj"
	// playedGame is the animated game, level 6 against level 5.
	playedGame = "k1/b8QstSDSDTQSQdTQQdT/mg7g5g3g1b1b7f7f2f3f8b8b3b2c2g2g4c4c3c5f5f1f4b4d4d7d2h2h3a3a6d6d8g8a8a7a5d5d3e3e8e4h4h1d1e1a1a4/cvh"
)

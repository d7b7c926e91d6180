// Command example is the smallest program with a board: two people play on it, one after the other.
//
//	go run ./app/board/example
//
// builds it for the browser and serves it at localhost:8080. It is an ordinary go-app program.
package main

import (
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/style"
	"kulami/app/text"
	"kulami/rules"
)

// page is a game on its board.
type page struct {
	app.Compo
	record rules.Record
}

func (p *page) Render() app.UI {
	at := p.record.Position()
	marks := game.MarksAt(at)
	marks.Legal, marks.Closed, marks.Active = at.Legal(), at.Closed(), true
	look := board.Look{Coordinates: true, Animation: true, Bands: true, Legal: true, Owners: true, Marbles: "red-black"}
	return app.Div().Class("app").OnClick(p.press).Body(app.Raw(picture.Stock),
		board.New(board.State{Position: at, Marks: marks, Fresh: true, Over: at.Over(), Look: look, Text: text.In("en")}, false))
}

// press plays the hole that was clicked, if it may be played.
func (p *page) press(_ app.Context, e app.Event) {
	if _, hole := board.HoleAt(p.record.Board(), e); hole != rules.NoHole {
		p.record, _ = p.record.Play(hole)
	}
}

func main() {
	start := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	app.Route("/", func() app.Composer { return &page{record: start} })
	app.RunWhenOnBrowser() // and what follows anywhere else
	addr := flag.String("addr", "localhost:8080", "host and port to listen on")
	flag.Parse()
	log.Fatal(serve(*addr))
}

// serve builds the program for the browser, and offers it with the style sheet.
func serve(addr string) error {
	const program, icon = "build/board.wasm", "/web/icon.svg"
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", program, "./app/board/example")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	http.Handle("/", &app.Handler{Name: "A board", Icon: app.Icon{Default: icon, Large: icon, SVG: icon}, Styles: []string{"/web/app.css"}})
	for address, file := range map[string]string{"/web/app.wasm": program, icon: "static/icons/icon.svg"} {
		http.HandleFunc(address, func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, file) })
	}
	http.HandleFunc("/web/app.css", func(w http.ResponseWriter, r *http.Request) {
		http.ServeContent(w, r, "app.css", time.Time{}, strings.NewReader(style.Sheet()))
	})
	log.Print("http://", addr)
	return http.ListenAndServe(addr, nil)
}

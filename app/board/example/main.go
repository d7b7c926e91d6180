// Command example is a minimal program with a board, for two people on one device.
//
//	go run ./app/board/example
//
// builds it for the browser and serves it at localhost:8080.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/picture"
	"kulami/app/style"
	"kulami/rules"
)

// phrases are the board's texts for screen readers.
var phrases = board.Phrases{
	Board: "Board", Marbles: [2]string{"Red marble", "Black marble"}, Empty: "empty", Playable: "playable",
	Why:  func(why rules.Reason) string { return "not playable: " + why.String() },
	Tile: func(holes, a, b int) string { return fmt.Sprintf("%d-hole tile: %d red, %d black", holes, a, b) },
}

// page is a game on its board.
type page struct {
	app.Compo
	record rules.Record
}

func (p *page) Render() app.UI {
	at := p.record.Position()
	marks := picture.MarksAt(at)
	marks.Legal, marks.Closed, marks.Active = at.Legal(), at.Closed(), true
	look := board.Look{Coordinates: true, Animation: true, Bands: true, Legal: true, Owners: true}
	return app.Div().Class("app").OnClick(p.press).Body(app.Raw(picture.Defs),
		board.New(board.State{Position: at, Marks: marks, Fresh: true, Over: at.Over(), Look: look, Phrases: &phrases}, false))
}

// press plays the clicked hole if it is legal.
func (p *page) press(_ app.Context, e app.Event) {
	if _, hole := board.HoleAt(p.record.Board(), e); hole != rules.NoHole {
		p.record, _ = p.record.Play(hole)
	}
}

func main() {
	start := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	app.RouteWithRegexp("", func() app.Composer { return &page{record: start} })
	if app.IsClient {
		app.RunWhenOnBrowser()
	}
	addr := flag.String("addr", "localhost:8080", "host and port to listen on")
	flag.Parse()
	log.Fatal(serve(*addr))
}

// index is the page. Its empty element is a placeholder for the program. The program reports in
// window.kulami whether it hydrated the page.
const index = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A board</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="app.css">
<body>
<div></div>
<script>window.kulami = {}</script>
<script src="wasm_exec.js"></script>
<script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("app.wasm"), go.importObject).then((program) => go.run(program.instance));
</script>
`

// serve builds the program for the browser and serves it with its page and the style sheet.
func serve(addr string) error {
	const program = "build/board.wasm"
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", program, "./app/board/example")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	glue := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	for address, file := range map[string]string{"/app.wasm": program, "/wasm_exec.js": glue, "/icon.svg": "static/icons/icon.svg"} {
		http.HandleFunc(address, func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, file) })
	}
	for address, text := range map[string]string{"/{$}": index, "/app.css": style.Sheet()} {
		http.HandleFunc(address, func(w http.ResponseWriter, r *http.Request) {
			http.ServeContent(w, r, cmp.Or(strings.TrimPrefix(r.URL.Path, "/"), "index.html"), time.Time{}, strings.NewReader(text))
		})
	}
	log.Print("http://", addr)
	return http.ListenAndServe(addr, nil)
}

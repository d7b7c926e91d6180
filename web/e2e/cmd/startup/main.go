// Command startup finds out which functions of the program the browser compiles for the start and for the first moves of
// a game, and writes their names down for the build:
//
//	go run ./web/e2e/cmd/startup        writes web/site/startup.txt
package main

import (
	"log"
	"net/http/httptest"
	"os"
	"slices"
	"strings"

	"kulami/web/e2e"
	"kulami/web/site"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("startup: ")
	files, names, err := site.BuildUnlisted()
	if err != nil {
		log.Fatal(err)
	}
	server := httptest.NewServer(files.Handler())
	defer server.Close()
	f := found{address: server.URL + "/", names: names, listed: map[string]bool{}}
	start := slices.Concat(f.visit(), f.visitAgain())
	start = slices.DeleteFunc(start, func(c e2e.Compiled) bool { return c.InGame })
	list := f.lines(start) + "\n" + f.lines(f.game())
	if err := os.WriteFile("web/site/startup.txt", []byte(list), 0o644); err != nil {
		log.Fatal(err)
	}
}

// found are the functions found so far.
type found struct {
	address string
	names   []string // of all functions, by number
	listed  map[string]bool
}

// lines names the functions that were not yet listed.
func (f *found) lines(functions []e2e.Compiled) string {
	var lines []string
	for _, c := range functions {
		if name := f.names[c.Function]; !f.listed[name] {
			f.listed[name] = true
			lines = append(lines, name+"\n")
		}
	}
	log.Printf("%d functions", len(lines))
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// on opens an empty page in a browser of its own.
func on(do func(p *e2e.Page)) {
	browser, err := e2e.Start(nil)
	if err != nil {
		log.Fatal(err)
	}
	defer browser.Close()
	do(browser.Open(e2e.Console{}, e2e.Phone))
}

// open opens the game.
func (f *found) open(p *e2e.Page) {
	p.Goto(f.address)
	p.WaitReady()
}

// visit is the first one.
func (f *found) visit() (all []e2e.Compiled) {
	on(func(p *e2e.Page) { all = p.Compiled(func() { f.open(p) }) })
	return all
}

// visitAgain is one in the middle of a game against the computer.
func (f *found) visitAgain() (all []e2e.Compiled) {
	on(func(p *e2e.Page) {
		f.open(p)
		begin(p)
		p.PlayOn(3, "first", p.PressHole)
		p.WaitTurn("first")
		p.Leave()
		all = p.Compiled(func() { f.open(p) })
	})
	return all
}

// game is a whole one with its count.
func (f *found) game() (all []e2e.Compiled) {
	on(func(p *e2e.Page) {
		all = p.Compiled(func() {
			f.open(p)
			begin(p)
			p.PlayOn(wholeGame, "first", p.PressHole)
		})
	})
	return all
}

const wholeGame = 56

// begin begins a game against the computer.
func begin(p *e2e.Page) {
	p.Hurry()
	p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-pergioco")
	p.WaitTurn("first")
}

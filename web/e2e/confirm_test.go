package e2e

import (
	"strings"
	"testing"
)

// Where a marble is played by pressing its hole twice, the board is played with the mouse, with a finger and with the
// keyboard.
func TestConfirmedMarbles(t *testing.T) {
	t.Parallel()
	p := start(t, Phone)
	p.Allow("favicon.ico")
	p.Goto(rootURL + "manifest.webmanifest") // our origin, without the program
	p.Run(`localStorage.setItem("kulami", '{"v":2,"recent":[],"setup":{},"settings":{"Confirm":true}}')`)
	p.Goto(rootURL)
	p.WaitReady()
	p.NewGame("opponent", "person")
	for ply, press := range []func(hole string){
		p.PressHole,
		func(hole string) { p.tap(Hole(hole)) },
		func(hole string) {
			p.Run(`document.querySelector(` + quote(Hole(hole)) + `).focus()`)
			p.Key("Enter")
		},
	} {
		pos := p.Agree()
		hole := Names(pos, pos.Legal())[0]
		press(hole)
		p.Wait("to be asked", `document.querySelector("[data-status]").textContent.includes(`+quote("again")+`)`)
		if got := p.Agree().Ply(); got != ply {
			t.Fatalf("after one press there are %d marbles, want %d", got, ply)
		}
		press(hole)
		p.WaitPly(ply + 1)
	}
	if words := p.Text("[data-status]"); strings.Contains(words, "again") {
		t.Errorf("it says %q", words)
	}
}

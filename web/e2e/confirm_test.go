package e2e

import (
	"strings"
	"testing"
)

// Where a marble is played by pressing its hole twice, the board is played with the mouse, with a finger and with the
// keyboard.
func TestConfirmedMarbles(t *testing.T) {
	p := begin(t, Phone)
	bare(p)
	p.Run(`localStorage.setItem("kulami", '{"v":2,"recent":[],"setup":{},"settings":{"Confirm":true}}')`)
	p.OpenGame(rootURL)
	p.NewGame("opponent", "person")
	for ply, press := range []func(hole string){
		p.PressHole,
		func(hole string) { p.Tap(Hole(hole)) },
		func(hole string) {
			p.Focus(Hole(hole))
			p.Key("Enter")
		},
	} {
		pos := p.Agree()
		hole := Names(pos, pos.Legal())[0]
		press(hole)
		p.WaitStatus("again")
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

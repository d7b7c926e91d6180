package e2e

import (
	"testing"
)

// With the setting that a marble needs two presses of its hole, the game can be played by mouse,
// finger and keyboard.
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
		p.Wait("the question", `document.querySelector(".bubble")?.textContent.includes("again")`)
		if got := p.Agree().Ply(); got != ply {
			t.Fatalf("after one press there are %d marbles, want %d", got, ply)
		}
		press(hole)
		p.WaitPly(ply + 1)
	}
	if p.Has(".bubble") {
		t.Errorf("it says %q", p.Text(".bubble"))
	}
}

package e2e

import "testing"

// hearing records each sound that is played: its length in seconds and its greatest amplitude.
const hearing = `window.heard = [];
AudioBufferSourceNode.prototype.start = function () {
	const wave = this.buffer.getChannelData(0);
	heard.push([this.buffer.duration, Math.max(...wave)]);
};`

// Every marble makes a sound, except when sounds are off.
func TestMarblesAreHeard(t *testing.T) {
	p := tableInMotion(t, Phone, hearing)
	p.NewGame("opponent", "person")
	p.PlayOn(2, "", p.PressHole)
	p.Wait("two sounds", `heard.length === 2`)
	for _, sound := range Eval[[][2]float64](p, `heard`) {
		if length, loud := sound[0], sound[1]; length < .05 || length > 1 || loud < .2 || loud > .6 {
			t.Errorf("a sound of %v seconds, at most %v loud", length, loud)
		}
	}
	p.OpenDialog("settings")
	p.WaitFor("[name=sound]")
	p.Press("label:has([name=sound])")
	p.CloseDialog()
	p.PlayOn(2, "", p.PressHole)
	p.WaitStill()
	if n := Eval[int](p, `heard.length`); n != 2 {
		t.Errorf("%d sounds, although they are off", n)
	}
}

// Marbles that are played before the sounds are ready are heard a little later.
func TestQuickMarblesAreHeard(t *testing.T) {
	p := tableInMotion(t, Phone, hearing)
	p.NewGame("opponent", "person")
	p.Run(`(function next(n) {
		if (n === 3) return;
		const drawn = document.querySelector("[data-board]").dataset.ply == n;
		if (drawn) document.querySelector('[data-legal="true"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
		setTimeout(next, 5, n + drawn);
	})(0)`)
	p.WaitPly(3)
	p.Wait("three sounds", `heard.length === 3`)
}

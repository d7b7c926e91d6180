package e2e

import "testing"

// In the middle of a game a player presses a name and enters another one. The new name is still
// there after a reload.
func TestNamesInAGame(t *testing.T) {
	p := tableOfTwo(t, Phone, 2)
	p.Press(".seat-top " + Act("names"))
	p.WaitFor(Act("name-players"))
	p.Press(`[name="second-name"]`)
	p.Type("Ada")
	p.Key("Enter")
	p.WaitGone("dialog")
	p.Wait("the name", `document.querySelector(".seat-top .name").textContent === "Ada"`)
	p.ReloadGame()
	if name := p.Text(".seat-top .name"); name != "Ada" {
		t.Errorf("after a reload the player is called %q", name)
	}
	if name := p.Text(".seat-bottom .name"); name != "Red" {
		t.Errorf("the other player is called %q", name)
	}
}

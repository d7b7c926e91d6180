package browsers

import (
	"fmt"
	"testing"

	"kulami/rules"
)

// A game by link with a friend: in each browser a link opens with a word on whose marbles are whose, the friend's
// marbles cannot be played, and the next link goes on with the game after the page was closed.
func TestPlayAFriendByLink(t *testing.T) {
	link := func(holes ...string) string {
		r := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
		for _, h := range holes {
			r, _ = r.Play(r.Board().Hole(h))
		}
		return "#" + r.WithByLink(rules.ByLink{To: rules.Second, Game: "k3x9"}).String()
	}
	everywhere(t, plain, func(t *testing.T, p *page) {
		address := table(p)
		p.goTo(address + "?load=1" + link("c4"))
		p.waitReady()
		p.wait("a word on whose marbles are whose", `document.querySelector(".coach p")?.textContent.includes("You play Black")`)
		p.pressHole("c7")
		p.wait("the friend's turn", `document.querySelector('[data-status="friend"]') && document.querySelector('.code[data-state="to-send"]')`)
		p.pressHole("e7")
		p.wait("a word that it is not the friend's turn here", `document.querySelector("[data-status]").textContent.includes("send them the link") && document.querySelector("[data-board]").dataset.ply === "2"`)
		p.goTo(address + "?load=2" + link("c4", "c7", "e7"))
		p.waitReady()
		p.wait("the friend's marble", `document.querySelector("[data-board]").dataset.ply === "3" && document.querySelector("[data-status]").textContent.includes("Your friend played e7")`)
		eval[any](p, `void (location.hash = `+quote(link("c4", "c7"))+`)`)
		p.wait("a word about an older link", fmt.Sprintf(`document.querySelector("[data-status]").textContent.includes(%q)`, "older"))
	})
}

package browsers

import (
	"testing"

	"kulami/app/text"
	"kulami/web/journey"
)

// A game by link with a friend, in each browser: a link opens with a sentence that says whose
// marbles are whose. The friend's marbles cannot be played. The next link continues the game after
// the page was closed.
func TestPlayAFriendByLink(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		address := table(p)
		p.OpenGame(address + "?load=1#" + journey.FriendsLink("c4"))
		p.Wait("a word on whose marbles are whose", `document.querySelector(".coach p")?.textContent.includes("You play Black")`)
		p.PressHole("c7")
		p.WaitFor(`[data-status="friend"]`)
		p.WaitFor(`[data-state="to-send"]`)
		p.PressHole("e7")
		p.WaitStatus("send them the link")
		p.WaitPly(2)
		p.OpenGame(address + "?load=2#" + journey.FriendsLink("c4", "c7", "e7"))
		p.WaitPly(3)
		p.WaitStatus("Your friend played e7")
		p.Run(`location.hash = ` + quote(journey.FriendsLink("c4", "c7")))
		p.WaitStatus(text.In("en").LinkOlder)
	})
}

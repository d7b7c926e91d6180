package browsers

import (
	"fmt"
	"testing"
)

// Browsers treat what is broken in an address in different ways. In each of them a damaged link is read around the
// damage, or a word is said, and the player's own game stays.
func TestDamagedLinks(t *testing.T) {
	const sent = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"
	const damaged, unreadable = "damaged", "could not be read"
	everywhere(t, plain, func(t *testing.T, p *page) {
		address := table(p)
		p.newGame("opponent", "person")
		p.playOn(1, "", p.pressHole)
		mine := p.link()
		for n, c := range []struct{ address, words, opens string }{
			{"#" + sent[:24] + "%zz" + sent[24:], damaged, sent},
			{"#" + sent[:35] + "%C0%AF" + sent[35:], damaged, sent},
			{"#" + sent[:41] + "%u0041" + sent[41:], damaged, sent},
			{"#nalysis/" + sent, damaged, sent},
			{"#" + sent[:10] + "%" + sent[12:], unreadable, mine},
			{"#count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8/c%zz", unreadable, mine},
			{"#" + sent[:3] + "\ufffdé" + sent[5:], unreadable, mine},
		} {
			said := fmt.Sprintf(`[...document.querySelectorAll("[data-status]")].some((e) => e.textContent.includes(%q)) && document.querySelector("[data-board]")?.dataset.link === %q`, c.words, c.opens)
			p.goTo(fmt.Sprintf("%s?load=%d%s", address, n, c.address))
			p.waitReady()
			p.wait("a word about "+c.address, said)
			p.goTo(fmt.Sprintf("%s?home=%d", address, n))
			p.waitReady()
			p.wait("the own game", fmt.Sprintf(`document.querySelector("[data-board]").dataset.link === %q`, mine))
			eval[any](p, `void (location.hash = `+quote(c.address)+`)`)
			p.wait("a word about "+c.address+" in an open page", said)
		}
		p.goTo(address + "?" + sent)
		p.waitReady()
		p.wait("the link of the query", fmt.Sprintf(`document.querySelector("[data-board]").dataset.link === %q && location.hash.includes(%q)`, sent, sent))
	})
}

package browsers

import (
	"fmt"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/web/journey"
)

// Browsers handle broken addresses differently. In each of them a damaged link is read as far as
// possible, or an error is shown, and the player's own game stays. A browser treats a fragment the
// same in new and in open pages. So two links are opened in a new page, and all are written into
// the address of an open page.
func TestDamagedLinks(t *testing.T) {
	damaged, _, _ := strings.Cut(text.In("en").DamagedWhole, ",")
	unreadable, _, _ := strings.Cut(text.In("en").Unreadable, ".")
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		address := tableOfTwo(p, 1)
		mine := p.Link()
		for n, c := range []struct{ fragment, words, opens string }{
			{sent[:24] + "%zz" + sent[24:], damaged, sent},
			{sent[:35] + "%C0%AF" + sent[35:], damaged, sent},
			{sent[:41] + "%u0041" + sent[41:], damaged, sent},
			{"nalysis/" + sent, damaged, sent},
			{sent[:10] + "%" + sent[12:], unreadable, mine},
			{"count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8/c%zz", unreadable, mine},
			{sent[:3] + "\ufffdé" + sent[5:], unreadable, mine},
		} {
			if n%6 == 0 {
				p.OpenGame(fmt.Sprintf("%s?load=%d#%s", address, n, c.fragment))
				p.WaitStatus(c.words)
				p.WaitLink(c.opens)
			}
			p.Run(`location.hash = ` + quote(sent))
			p.WaitLink(sent)
			p.Run(`location.hash = ""`)
			p.WaitLink(mine)
			p.Wait("the word to go", fmt.Sprintf(`![...document.querySelectorAll("[data-status]")].some((e) => e.textContent.includes(%q))`, c.words))
			p.Run(`location.hash = ` + quote(c.fragment))
			p.WaitStatus(c.words)
			p.WaitLink(c.opens)
		}
		p.OpenGame(address + "?" + sent)
		p.WaitLink(sent)
		p.Wait("the link of the query in the address", fmt.Sprintf(`location.hash.includes(%q)`, sent))
	})
}

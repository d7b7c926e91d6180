package browsers

import (
	"fmt"
	"testing"

	"kulami/web/journey"
)

// Browsers treat what is broken in an address in different ways. In each of them a damaged link is read around the
// damage, or a word is said, and the player's own game stays.
func TestDamagedLinks(t *testing.T) {
	const damaged, unreadable = "damaged", "could not be read"
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
			p.OpenGame(fmt.Sprintf("%s?load=%d#%s", address, n, c.fragment))
			p.WaitStatus(c.words)
			p.WaitLink(c.opens)
			p.OpenGame(fmt.Sprintf("%s?home=%d", address, n))
			p.WaitLink(mine)
			p.Run(`location.hash = ` + quote(c.fragment)) // in an open page
			p.WaitStatus(c.words)
			p.WaitLink(c.opens)
		}
		p.OpenGame(address + "?" + sent)
		p.WaitLink(sent)
		p.Wait("the link of the query in the address", fmt.Sprintf(`location.hash.includes(%q)`, sent))
	})
}

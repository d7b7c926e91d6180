package journey

import (
	"strings"

	"kulami/rules"
)

// LiveCode waits for a step of a live game's connection and returns the link that it shows.
func (p *Page) LiveCode(step string) string {
	p.WaitFor(`[data-peer-step="` + step + `"]`)
	link := Eval[string](p, `document.querySelector('dialog [data-act="send-code"]').dataset.code`)
	if !strings.Contains(link, "#live/") || len(link) > 300 {
		p.Fail("the link %s of %d characters", link, len(link))
	}
	return link
}

// AnswerLive gives a host the answer of a guest, in a browser in which pages cannot read the
// clipboard.
func (p *Page) AnswerLive(answer string) {
	p.Run(`if (navigator.clipboard) navigator.clipboard.readText = () => Promise.reject(new DOMException("", "NotAllowedError"))`)
	p.Press(Act("read-answer"))
	p.WaitFor(`[name="answer"]`)
	p.Run(`document.querySelector('[name="answer"]').value = ` + Quote(answer))
	p.Press(Act("answer-live"))
}

// OpenInvitation opens an invitation to a live game and waits until it can be accepted.
func (p *Page) OpenInvitation(link string) {
	p.Leave()
	p.OpenGame(link)
	p.WaitFor(`[data-peer-step="offered"]`)
}

// Connect passes the links of a live game between the pages. If the game has clocks, the invitation
// must show this time control.
func Connect(host, guest *Page, control ...string) {
	guest.OpenInvitation(host.LiveCode("invited"))
	for _, c := range control {
		guest.WaitFor(`[data-control="` + c + `"]`)
	}
	guest.Press(Act("join-live"))
	host.AnswerLive(guest.LiveCode("answered"))
	for _, p := range []*Page{host, guest} {
		p.WaitFor(`[data-peer="on"]`)
	}
}

// Agreeing waits until two pages show the same game after this number of plies. It compares the
// game with the rules and returns the position.
func Agreeing(ply int, a, b *Page) rules.Position {
	for _, p := range []*Page{a, b} {
		p.WaitPly(ply)
		p.SkipCount()
	}
	pos := a.Agree()
	b.Agree()
	if one, other := a.Link(), b.Link(); one != other {
		a.Fail("one shows %s, the other %s", one, other)
	}
	return pos
}

// FriendsLink returns a friend's link of a game with these marbles, on the board of PerGioco's
// sheet. Its receiver plays second.
func FriendsLink(holes ...string) string {
	r := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	for _, h := range holes {
		r, _ = r.Play(r.Board().Hole(h))
	}
	return rules.Link{Record: r, Friend: rules.Friend{To: rules.Second, Game: "k3x9"}}.String()
}

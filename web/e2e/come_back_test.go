package e2e

import (
	"slices"
	"testing"
)

// A person leaves in the middle of a game and comes back, or opens a game that a friend has sent.

func TestReloadInMidGame(t *testing.T) {
	t.Parallel()
	p := table(t, Phone)
	p.NewGame("opponent", "person", "edition", "cs-2", "board", "irregular")
	for range 3 {
		p.PlayOn(3, "", p.PressHole)
		link := p.Table().Link
		p.Reload()
		p.WaitReady()
		p.Agree()
		if got := p.Table().Link; got != link {
			t.Fatalf("the game comes back as %s, was %s", got, link)
		}
	}
}

// The page is closed while the computer thinks: the game goes on where it was.
func TestReloadWhileTheComputerThinks(t *testing.T) {
	t.Parallel()
	p := table(t, Desktop)
	p.NewGame("opponent", "computer", "level", "8", "starter", "me")
	pos := p.Agree()
	p.PressHole(Names(pos, pos.Legal())[20])
	p.WaitPly(1)
	p.Reload()
	p.WaitReady()
	p.WaitTurn("first")
	if got := p.Agree().Ply(); got != 2 {
		t.Errorf("ply %d is shown, want 2", got)
	}
}

// sent is a game that arrives as a link: it-pergioco's board after its three plies.
const sent = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"

func TestOpenALink(t *testing.T) {
	t.Parallel()
	p := start(t, Phone)
	p.Goto(rootURL + "#" + sent)
	p.WaitReady()
	p.WaitPly(3)
	linked := p.Table().Link
	if linked != sent {
		t.Errorf("the game shown is %s, want %s", linked, sent)
	}
	p.Press(Act("continue"))
	p.Wait("the game to be taken over", `!document.querySelector('[data-act="continue"]')`)
	p.PlayOn(2, "", p.PressHole)
}

// A link that is opened in the middle of a game does not overwrite it.
func TestOpenALinkInMidGame(t *testing.T) {
	t.Parallel()
	p := table(t, Desktop)
	p.NewGame("opponent", "person")
	p.PlayOn(4, "", p.PressHole)
	mine := p.Table().Link
	p.Goto(rootURL + "#" + sent)
	p.Wait("the game of the link", `document.querySelector("[data-board]").dataset.link === `+quote(sent))
	p.Goto(rootURL)
	p.WaitReady()
	p.WaitPly(4)
	if p.Table().Link != mine {
		t.Error("the game was overwritten")
	}
}

func TestOpenADamagedLink(t *testing.T) {
	t.Parallel()
	for _, link := range []string{"k1/", "k1/b8tsSQDQd", "k2/b8tsSQDQdDSQTtQdsQT", "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7c7/cf7", "nonsense"} {
		t.Run(link, func(t *testing.T) {
			p := start(t, Phone)
			p.Goto(rootURL + "#" + link)
			p.WaitReady()
			p.Agree()
		})
	}
}

// A copied link opens the same game in a browser that has nothing stored.
func TestShareALink(t *testing.T) {
	t.Parallel()
	p := table(t, Desktop)
	p.NewGame("opponent", "person", "edition", "es-1", "board", "irregular")
	mine := p.PlayOn(7, "", p.PressHole)
	link := p.Table().Link
	p.Press(Act("share"))
	p.Press(Act("copy-link"))
	p.Wait("the link in the clipboard", `navigator.clipboard.readText().then((text) => text.includes("#k1/"))`)
	copied := Eval[string](p, `navigator.clipboard.readText()`)

	friend := start(t, Phone)
	friend.Goto(copied)
	friend.WaitReady()
	friend.WaitPly(7)
	if got := friend.Table().Link; got != link {
		t.Errorf("the friend sees %s, want %s", got, link)
	}
	if theirs := friend.Agree(); !slices.Equal(Names(theirs, theirs.Legal()), Names(mine, mine.Legal())) {
		t.Error("the friend sees another position")
	}
}

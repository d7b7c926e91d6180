package e2e

import (
	"testing"
)

// A person leaves in the middle of a game and comes back, or opens a game that a friend has sent.

// The page is closed while the computer thinks; the game goes on where it was.
func TestReloadWhileTheComputerThinks(t *testing.T) {
	p := table(t, Desktop)
	p.NewGame("opponent", "computer", "level", "8", "starter", "me")
	pos := p.Agree()
	p.PressHole(Names(pos, pos.Legal())[20])
	p.WaitPly(1)
	p.ReloadGame()
	p.WaitTurn("first")
	if got := p.Agree().Ply(); got != 2 {
		t.Errorf("ply %d is shown, want 2", got)
	}
}

// sent is a game that arrives as a link: it-pergioco's board after its three plies.
const sent = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"

// A link that is opened in the middle of a game does not overwrite it.
func TestOpenALinkInMidGame(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4)
	mine := p.Link()
	p.Goto(rootURL + "#" + sent)
	p.WaitLink(sent)
	p.OpenGame(rootURL)
	p.WaitPly(4)
	if p.Link() != mine {
		t.Error("the game was overwritten")
	}
}

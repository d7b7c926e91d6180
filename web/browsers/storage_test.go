package browsers

import (
	"fmt"
	"testing"

	"kulami/web/journey"
)

// The browser stores no data of any site, but the game and the computer still play.
func TestPlayWithBlockedStorage(t *testing.T) {
	everywhere(t, noStorage, func(t *testing.T, p *journey.Page) {
		table(p)
		if !journey.Eval[bool](p, `kulami.storageBlocked`) {
			t.Fatal("storage is not blocked")
		}
		p.NewGame("opponent", "person")
		p.PlayOn(4, "", p.PressHole)
		p.NewGame("opponent", "computer", "level", "1", "starter", "me")
		p.PlayOn(2, "first", p.PressHole)
	})
}

// The storage is full to the last character: it can be read but not written, and the address still
// has the game.
func TestPlayWithFullStorage(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		tableOfTwo(p, 2)
		if size := journey.Eval[int](p, fillStorage); size == 0 {
			t.Fatal("the storage accepts nothing")
		}
		p.PlayOn(2, "", p.PressHole)
		last := p.Link()
		p.ReloadGame()
		p.Agree()
		if got := p.Link(); got != last {
			t.Errorf("the game is restored as %s, was %s", got, last)
		}
		p.NewGame("opponent", "person")
		p.PlayOn(4, "", p.PressHole)
	})
}

// fillStorage fills the storage and returns the number of added characters.
const fillStorage = `(() => {
  let size = 0;
  for (let part = 1 << 20; part >= 1; part >>= 1) {
    for (let i = 0; ; i++) {
      try {
        localStorage.setItem("ballast." + part + "." + i, "x".repeat(part));
        size += part;
      } catch {
        break;
      }
    }
  }
  return size;
})()`

// All stored texts are damaged while the game is not running. The game still starts and accepts a
// marble.
func TestPlayAfterDamagedStorage(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		address := table(p)
		for _, damage := range []string{`text.slice(0, text.length / 2)`, `"\u0000\uffff"`} {
			t.Logf("all that is stored becomes %s", damage)
			p.PressHole(journey.SomeHole(p.Agree()))
			p.Wait("the marble", `document.querySelector("[data-board]").dataset.ply > 0`)
			p.Allow("favicon.ico")
			p.Goto(address + "robots.txt")
			if n := journey.Eval[int](p, fmt.Sprintf(damageStorage, damage)); n == 0 {
				t.Fatal("nothing was stored")
			}
			p.OpenGame(address)
			p.Agree()
		}
		p.NewGame("opponent", "person")
		p.PlayOn(2, "", p.PressHole)
	})
}

// damageStorage changes every stored text and returns their number.
const damageStorage = `(() => {
  const names = Object.keys(localStorage);
  for (const name of names) {
    const text = localStorage.getItem(name);
    localStorage.setItem(name, %s);
  }
  return names.length;
})()`

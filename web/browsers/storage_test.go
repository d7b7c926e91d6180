package browsers

import (
	"fmt"
	"testing"
)

// The browser keeps no data of any site: the game and the computer play all the same.
func TestPlayWithBlockedStorage(t *testing.T) {
	everywhere(t, noStorage, func(t *testing.T, p *page) {
		table(p)
		if !eval[bool](p, `kulami.storageBlocked`) {
			t.Fatal("storage is not blocked")
		}
		p.newGame("opponent", "person")
		p.playOn(4, "", p.pressHole)
		p.newGame("opponent", "computer", "level", "1", "starter", "me")
		p.playOn(2, "first", p.pressHole)
	})
}

// The storage is full to the last character: it can be read, but not written, and the address still has the game.
func TestPlayWithFullStorage(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "person")
		p.playOn(2, "", p.pressHole)
		if size := eval[int](p, fillStorage); size == 0 {
			t.Fatal("the storage takes nothing")
		}
		p.playOn(2, "", p.pressHole)
		last := p.link()
		p.reload()
		p.waitReady()
		p.agree()
		if got := p.link(); got != last {
			t.Errorf("the game comes back as %s, was %s", got, last)
		}
		p.newGame("opponent", "person")
		p.playOn(2, "", p.pressHole)
	})
}

// fillStorage adds to the storage until it takes no more, and gives the number of characters.
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

// Everything that was stored is damaged while the game is not running: it starts all the same.
func TestPlayAfterDamagedStorage(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		address := table(p)
		for _, damage := range []string{`text.slice(0, text.length / 2)`, `"\u0000\uffff"`, `'{"game":{"record":"k1/b8"}}'`} {
			t.Logf("all that is stored becomes %s", damage)
			p.newGame("opponent", "person")
			p.playOn(1, "", p.pressHole)
			p.goTo(address + "robots.txt")
			if n := eval[int](p, fmt.Sprintf(damageStorage, damage)); n == 0 {
				t.Fatal("nothing was stored")
			}
			p.goTo(address)
			p.waitReady()
			p.agree()
		}
		p.newGame("opponent", "person")
		p.playOn(2, "", p.pressHole)
	})
}

// damageStorage changes every text that is stored and gives their number.
const damageStorage = `(() => {
  const names = Object.keys(localStorage);
  for (const name of names) {
    const text = localStorage.getItem(name);
    localStorage.setItem(name, %s);
  }
  return names.length;
})()`

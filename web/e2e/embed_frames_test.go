package e2e

import (
	"fmt"
	"net/http/httptest"
	"testing"
	"time"

	"kulami/app/text"
	"kulami/rules"
	"kulami/web/host"
	"kulami/web/journey"
)

// In a sandboxed frame the program's address leads to the page for frames, each time that the
// address is set. Before that, no script of the program fails.
func TestTheProgramIsNotSandboxed(t *testing.T) {
	bare := httptest.NewServer(withoutPolicy(host.Handler(files)))
	t.Cleanup(bare.Close)
	p := inMotion(t, Desktop)
	p.Allow("foreign request")
	p.Goto(otherSite(t, `<iframe sandbox="allow-scripts" src="`+bare.URL+`/#`+sent+`" title="Led on" width="400" height="500"></iframe>`))
	for i, link := range []string{sent, wholeGame, sent} {
		if i > 0 {
			p.Run(fmt.Sprintf(`document.querySelector("iframe").src = "%s/?%d#%s"`, bare.URL, i, link))
		}
		rec, err := rules.ParseRecord(link)
		if err != nil {
			t.Fatal(err)
		}
		shows := fmt.Sprintf(`document.getElementById("embed")?.dataset.ply === "%d"`, rec.Cursor())
		for start := time.Now(); ; time.Sleep(10 * journey.Pause) {
			if all := frames(p); len(all) == 1 {
				if is, err := all[0].Driver.Eval(shows); err == nil && string(is) == "true" {
					break
				}
			}
			if time.Since(start) > journey.Patience {
				p.Fail("the frame does not show %s", link)
			}
		}
	}
}

// Without scripts a frame shows a sentence instead of a board.
func TestEmbeddedWithoutScripts(t *testing.T) {
	p := inMotion(t, Desktop)
	p.Allow("foreign request")
	p.Allow("sandboxed")
	p.Goto(otherSite(t, `<iframe sandbox="" src="`+rootURL+`embed.html#`+sent+`" title="A game" width="400" height="420"></iframe>`))
	f := frames(p)[0]
	f.Wait("the sentence in the field", fmt.Sprintf(`(() => {
  const words = document.querySelector("noscript");
  const { top, bottom } = words.getBoundingClientRect();
  return words.textContent === %q && top > 0 && bottom < innerHeight && words.checkVisibility();
})()`, text.In("en").EmbedNoScript))
	if f.Sees("#board") || f.Sees(".steps") || f.Sees(".seats") {
		t.Error("it shows a board or buttons that do nothing")
	}
}

// The address of another screen is not called unreadable. The page says that it is not a game and
// leads to that screen.
func TestEmbeddedAddressesOfOtherScreens(t *testing.T) {
	p := inMotion(t, Phone)
	for _, address := range []string{"puzzle/12/c4c", "learn/3/c9s", "daily", "position/8tsSQDQdDSQTtQdsQT/-/d4/-/d4/m/c00"} {
		p.Leave()
		p.Goto(rootURL + "embed.html?lang=de#" + address)
		p.Wait("the page", `document.getElementById("embed")?.dataset.state !== undefined`)
		if says, opens := p.Text("#fault"), Eval[string](p, `document.getElementById("open").href`); says != text.In("de").EmbedOther || opens != rootURL+"#"+address || !p.Sees("#open") {
			t.Errorf("%s: %q, opens %s", address, says, opens)
		}
	}
}

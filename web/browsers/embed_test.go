package browsers

import (
	"fmt"
	"net/http"
	"testing"

	"kulami/web/journey"
)

// sent is a game after three plies that arrives as a link.
const sent = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"

// A page of another site shows a game by embed.js: the iframe reports its height after it has drawn
// the board. On its own, the embed page works with buttons and keys.
func TestEmbeddedGame(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		site := servers.Serve(handler)
		p.Allow("foreign request: " + site + "embed.")
		p.Goto(servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, `<!doctype html><title>Another site</title><link rel="icon" href="data:,"><script src="%sembed.js" async></script><kulami-board game="%s"></kulami-board>`, site, sent)
		})))
		p.Wait("the frame to be as high as the board needs", `document.querySelector("kulami-board")?.shadowRoot?.querySelector("iframe").style.height`)
		p.Goto(site + "embed.html?lang=de#" + sent)
		ply := func(want int) {
			t.Helper()
			p.Wait(fmt.Sprint("ply ", want), fmt.Sprintf(`document.getElementById("embed")?.dataset.ply === "%d" && document.querySelectorAll("#board use").length === %[1]d`, want))
		}
		ply(3)
		p.Press(act("first"))
		ply(0)
		p.Key("ArrowRight")
		ply(1)
		p.Press(act("next"))
		ply(2)
		p.Press(act("play"))
		ply(3)
		p.Wait("whose turn it is, in German", `document.getElementById("status").textContent === "Schwarz ist dran"`)
	})
}

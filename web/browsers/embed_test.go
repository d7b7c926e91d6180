package browsers

import (
	"fmt"
	"net/http"
	"testing"

	"kulami/web/e2e"
)

// A page of another site shows a game by embed.js: the frame says how high it wants to be, once it has drawn the board. By
// itself the page of the frame is used with buttons and keys.
func TestEmbeddedGame(t *testing.T) {
	const game = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"
	everywhere(t, plain, func(t *testing.T, p *page) {
		site := serve(handler)
		p.goTo(serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, `<!doctype html><title>Another site</title><script src="%sembed.js" async></script><kulami-board game="%s"></kulami-board>`, site, game)
		})))
		p.wait("the frame to be as high as the board needs", `document.querySelector("kulami-board")?.shadowRoot?.querySelector("iframe").style.height`)
		p.goTo(site + "embed.html?lang=de#" + game)
		ply := func(want int) {
			t.Helper()
			p.wait(fmt.Sprint("ply ", want), fmt.Sprintf(`document.getElementById("embed")?.dataset.ply === "%d" && document.querySelectorAll("#board use").length === %[1]d`, want))
		}
		ply(3)
		p.press(e2e.Act("first"))
		ply(0)
		p.key("ArrowRight")
		ply(1)
		p.press(e2e.Act("next"))
		ply(2)
		p.press(e2e.Act("play"))
		ply(3)
		if said := eval[string](p, `document.getElementById("status").textContent`); said != "Schwarz ist dran" {
			t.Errorf("it says %q", said)
		}
	})
}

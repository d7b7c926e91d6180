package view

import (
	"testing"

	"kulami/app/play"
	"kulami/app/text"
)

// The markup of another page is a frame or an element, with what was chosen.
func TestFrameCode(t *testing.T) {
	const game = "k1/b8/mc4/cab"
	const link = `<a href="k1/b8/mc4/cab">Open in Kulami</a>`
	const style = `" style="width: 100%; max-width: 40rem; aspect-ratio: 4 / 5; border: 0" loading="lazy"></iframe>` + "\n" + link
	for how, want := range map[play.Embedding]string{
		{}: `<iframe src="embed.html#k1/b8/mc4/cab" title="Kulami` + style,
		{Theme: play.DarkTheme, Language: "de", Plays: true}:                             `<iframe src="embed.html?theme=dark&amp;lang=de&amp;start=0&amp;autoplay=1#k1/b8/mc4/cab" title="Kulami` + style,
		{Element: true, Theme: play.LightTheme}:                                          `<script src="embed.js" async></script>` + "\n" + `<kulami-board game="k1/b8/mc4/cab" theme="light">` + link + `</kulami-board>`,
		{Theme: play.AutoTheme, Language: play.AutoLanguage, Element: true, Plays: true}: `<script src="embed.js" async></script>` + "\n" + `<kulami-board game="k1/b8/mc4/cab" start="0" autoplay="1">` + link + `</kulami-board>`,
	} {
		if got := frameCode(game, text.In("en"), how); got != want {
			t.Errorf("%+v gives\n%s, want\n%s", how, got, want)
		}
	}
}

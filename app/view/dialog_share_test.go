package view

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/dialogs"
	"kulami/app/view/scene"
	"kulami/rules"
)

// The markup for another page is a frame or an element, with the chosen options.
func TestFrameCode(t *testing.T) {
	const game = "k1/b8/mc4/cab"
	const link = `<a href="k1/b8/mc4/cab">Open in Kulami</a>`
	const style = `" style="width: 100%; max-width: 40rem; aspect-ratio: 4 / 5; border: 0" loading="lazy"></iframe>` + "\n" + link
	for how, want := range map[desk.Embedding]string{
		{}: `<iframe src="embed.html#k1/b8/mc4/cab" title="Kulami` + style,
		{Theme: library.DarkTheme, Language: "de", Plays: true}:                                `<iframe src="embed.html?theme=dark&amp;lang=de&amp;start=0&amp;autoplay=1#k1/b8/mc4/cab" title="Kulami` + style,
		{Element: true, Theme: library.LightTheme}:                                             `<script src="embed.js" async></script>` + "\n" + `<kulami-board game="k1/b8/mc4/cab" theme="light">` + link + `</kulami-board>`,
		{Theme: library.AutoTheme, Language: library.AutoLanguage, Element: true, Plays: true}: `<script src="embed.js" async></script>` + "\n" + `<kulami-board game="k1/b8/mc4/cab" start="0" autoplay="1">` + link + `</kulami-board>`,
	} {
		if got := dialogs.FrameCode(game, text.In("en"), how); got != want {
			t.Errorf("%+v gives\n%s, want\n%s", how, got, want)
		}
	}
}

// The import reads the text of a game for people, whatever the players' names.
func TestGameText(t *testing.T) {
	two := []desk.Msg{play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet"}}, table.NamePlayers{Names: [2]string{"Ana", "Bob"}}, desk.Press{Hole: rules.SheetSquare.Board().Hole("c4")}}
	for _, c := range []struct {
		msgs []desk.Msg
		want string
	}{
		{nil, "Kulami · Basic game\nYou – Computer, level\u00a01\nk1/b8tsSQDQdDSQTtQdsQT/c2d"},
		{[]desk.Msg{play.Navigated{Fragment: "k1/b8tsSQDQdDSQTtQdsQT/md4f4f8h8a8"}}, "Kulami · Basic game\nRed – Black\n1. d4 2. f4 3. f8 4. h8 5. a8\nk1/b8tsSQDQdDSQTtQdsQT/md4f4f8h8a8/caf"},
		{[]desk.Msg{play.Navigated{Fragment: "k1/b8tsSQDQdDSQTtQdsQT/re/md4f4/c43"}}, "Kulami · Spanish, tiles\nRed – Black\n1. d4 2. f4\nk1/b8tsSQDQdDSQTtQdsQT/re/md4f4/c43"},
		{[]desk.Msg{play.Navigated{Fragment: "k1/b8tsSQDQdDSQTtQdsQT/rale/md4f4/c5e"}}, "Kulami · Area and lines (55 marbles)\nRed – Black\n1. d4 2. f4\nk1/b8tsSQDQdDSQTtQdsQT/rale/md4f4/c5e"},
		{two, "Kulami · Basic game\nRed – Black\n1. c4\nk1/b8tsSQDQdDSQTtQdsQT/mc4/cxu"},
		{append(two[:3:3], table.ShareNames{On: true}), "Kulami · Basic game\nAna – Bob\n1. c4\nk1/b8tsSQDQdDSQTtQdsQT/mc4/nAnaZ0aBob/cxs"},
		{[]desk.Msg{play.Navigated{Fragment: finished}}, "Kulami · Area and lines\nRed – Black\nRed wins by 10 points\n" +
			"1. c4 2. c7 3. h7 4. h1 5. d1 6. d5 7. d3 8. g3 9. g8 10. g1 11. g5 12. g6 13. g2 14. g7 15. d7 16. d10 17. d9 18. d4 19. d2 20. f2 21. a2 22. c2 " +
			"23. c5 24. e5 25. e8 26. e2 27. e10 28. e1 29. e7 30. e9 31. e4 32. g4 33. f4 34. f1 35. c1 36. c8 37. c10 38. c6 39. d6 40. h6 41. b6 42. b7 " +
			"43. b2 44. b5 45. i5 46. f5 47. f9 48. c9 49. c3 50. b3 51. b8 52. b4\n" + finished},
	} {
		r := after(c.msgs...)
		shared := tableOf(r).Shared(desk.ShareMoves)
		got := scene.GameText(shared, r.screen().(scene.Captioned))
		if got != c.want {
			t.Errorf("the text is\n%s, want\n%s", got, c.want)
		}
		for _, text := range []string{got, scene.GameText(shared, misleading{shared})} {
			if i, err := rules.ParseImport(text, nil); err != nil || !i.Link.Equal(shared) {
				t.Errorf("read as %v, %v:\n%s", i.Link, err, text)
			}
		}
	}
}

// misleading is a screen whose captions look like moves and links.
type misleading struct{ link rules.Link }

func (m misleading) Captions(rules.Record, rules.Link) picture.Captions {
	return picture.Captions{Names: [2]string{"a4", "1. e4 k1"}, Result: "d4 wins", Link: "https://kulami.example/#" + m.link.String()}
}

package e2e

import (
	"fmt"
	"path"
	"testing"

	"kulami/app/text"
)

// A person plays in their own language. The program contains English; the words of the other
// languages are files.

// speaks waits until the page is in a language.
func speaks(p *Page, lang string) {
	p.T.Helper()
	p.Wait("the language", fmt.Sprintf(`document.documentElement.lang === %q && [...document.querySelectorAll("[data-board] [role=grid]")].every((board) => board.ariaLabel === %q)`, lang, text.In(lang).Board))
}

// speakNow chooses a language in the settings.
func speakNow(p *Page, lang string) {
	p.T.Helper()
	p.OpenDialog("settings")
	p.Choose("language", lang)
	p.CloseDialog()
	speaks(p, lang)
}

// The program's first picture is already in the chosen language. Another language can be chosen
// offline.
func TestChooseALanguageOffline(t *testing.T) {
	h := newHost(files)
	p := start(t, Phone)
	p.BeforeLoad(languages("tr-TR"))
	p.OpenGame(servers.Serve(h))
	if got := Eval[string](p, `document.documentElement.lang`); got != "tr" {
		t.Fatalf("the page is in %q when it is ready", got)
	}
	speaks(p, "tr")
	p.WaitOffline()
	h.Cut(0)
	for _, lang := range []string{"cs", "en", "fr"} {
		p.OpenDialog("settings")
		p.Choose("language", lang)
		speaks(p, lang)
		p.CloseDialog()
	}
	p.ReloadGame()
	speaks(p, "fr")
	for _, lang := range []string{"tr", "cs", "fr"} {
		if n := h.Asked(wordFile(lang)); n > 2 {
			t.Errorf("the words of %s were asked for %d times", lang, n)
		}
	}
}

// If the words of a language are missing, the page keeps the language before, or English, and says
// so.
func TestALanguageIsMissing(t *testing.T) {
	h := newHost(files)
	p := begin(t, Phone, languages("de"))
	p.Allow("Failed to load resource")
	p.Allow("words/")
	h.Lose(wordFile("de"))
	p.OpenGame(servers.Serve(h))
	p.WaitStatus(text.In("en").WordsMissing)
	speaks(p, "en")
	h.Mend()
	p.ReloadGame()
	speaks(p, "de")
	h.Lose(wordFile("it"))
	p.OpenDialog("settings")
	choose := func(lang string) {
		p.Run(`(() => {
			const choice = document.querySelector("[name=language]");
			choice.value = ` + quote(lang) + `;
			choice.dispatchEvent(new Event("change", { bubbles: true }));
		})()`)
	}
	choose("it")
	p.Wait("what is wrong", `[...document.querySelectorAll("dialog [role=status]")].some((e) => e.textContent === `+quote(text.In("de").WordsMissing)+`)`)
	speaks(p, "de")
	p.Wait("the list to show the language before", `document.querySelector("[name=language]").value === "auto"`)
	h.Mend()
	p.Choose("language", "it")
	speaks(p, "it")
	// The same happens if the fault is known before the choice is drawn.
	p.Run(`window.kulami.words = () => Promise.reject(new Error("no words"))`)
	choose("es")
	p.Wait("the list to show the language before", `document.querySelector("[name=language]").value === "it"`)
	p.CloseDialog()
	p.ReloadGame()
	speaks(p, "it")
}

// wordFile returns the name of a language's file of words.
func wordFile(lang string) string { return path.Base(files.Name("words/" + lang + ".txt")) }

package site

import (
	_ "embed"
	"strings"

	"kulami/app/picture"
	"kulami/app/style"
	"kulami/app/text"
)

// embedPage shows a game in an iframe on any origin, with a script of its own instead of the
// program. embedScript defines an element that inserts this iframe into a page.
const (
	embedPage   = "embed.html"
	embedScript = "embed.js"
)

var (
	//go:embed page/embed.html
	embedSource string
	//go:embed page/embed.css
	embedStyle string
)

// embedded returns the content of embedPage. Its colours come from the app's style sheet. Its
// policy is stricter than the app's: the page loads only its icon and contacts no server.
func (m *maker) embedded() []byte {
	sheet, script := m.minified(style.Colours()+embedStyle), m.bundle("embed/page.js", map[string]any{"WORDS": embedWords()})
	policy := "default-src 'none'; script-src" + digests(script) + "; style-src" + digests(sheet) + "; img-src 'self'; base-uri 'none'; " +
		"form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
	stock, _, _ := strings.Cut(picture.Defs, "<pattern")
	return m.filled(embedSource, page{
		Words: text.In(), Style: sheet, Boot: script, Policy: policy, Root: stock + "</defs></svg>",
	})
}

// embedWords returns the words of embed.html by language and name, in the form of words.js.
func embedWords() map[string]map[string]any {
	words := map[string]map[string]any{}
	for _, t := range text.All() {
		sides := map[string][2]map[string]string{}
		for _, set := range t.MarbleSet {
			var pair [2]map[string]string
			for i, name := range t.SidesOf(set.Key) {
				pair[i] = map[string]string{"name": name, "wins": t.Wins(name), "toMove": t.SideToMove(name)}
			}
			sides[set.Key] = pair
		}
		words[t.Lang] = map[string]any{
			"dir": t.Dir, "board": t.Board, "sides": sides,
			"first": t.First, "previous": t.Previous, "next": t.Next, "last": t.Last, "play": t.Replay, "pause": t.PauseReplay,
			"comment": t.Comment, "variation": t.Variation, "open": t.OpenInKulami, "other": t.EmbedOther, "newTab": t.NewTab, "unreadable": firstSentence(t.Unreadable), "newer": firstSentence(t.Newer),
			"noRecord": strings.TrimSuffix(firstSentence(t.Unreadable), ".") + " (" + t.Fault.Of("no-record") + ").",
			"draw":     t.Draw, "byResignation": t.ByResignation, "byAgreement": t.ByAgreement, "byTime": t.ByTime,
			"wonBy": t.Pattern("WonBy"), "played": t.Pattern("Played"), "lookingAt": t.Pattern("LookingAt"), "tally": t.Pattern("Tally"),
			"byPoints": t.Pattern("ByPoints"), "damagedPart": t.Pattern("DamagedPart"), "damagedWhole": t.DamagedWhole, "damagedOpen": t.Pattern("DamagedOpen"),
		}
	}
	return words
}

// firstSentence returns the first sentence of an app notice. Only this sentence applies to the
// embed; the rest is about the player's own game.
func firstSentence(notice string) string {
	first, _, _ := strings.Cut(notice, ". ")
	return strings.TrimSuffix(first, ".") + "."
}

package site

import (
	"compress/gzip"
	"fmt"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"kulami/app/text"
	"kulami/rules"
	"kulami/web/host"
)

// The embed page is small and needs no other file.
func TestTheEmbeddedPageIsSmall(t *testing.T) {
	files := example(t)
	page := files[embedPage]
	if packed := gzipped(page, gzip.BestCompression); len(packed) > 20_000 || len(page) > 60_000 {
		t.Errorf("%s has %d bytes, %d compressed", embedPage, len(page), len(packed))
	}
	_, script, _ := strings.Cut(string(page), "<script>")
	if len(script) > 30_000 {
		t.Errorf("its script has %d bytes", len(script))
	}
	doc, err := html.Parse(strings.NewReader(string(page)))
	if err != nil {
		t.Fatal(err)
	}
	for node := range doc.Descendants() {
		if node.Type == html.ElementNode && (attr(node, "src") != "" || node.Data == "link" && attr(node, "rel") != "icon") {
			t.Errorf("it requests another file: <%s>", node.Data)
		}
	}
	if size := len(files[embedScript]); size == 0 || size > 3000 {
		t.Errorf("%s has %d bytes", embedScript, size)
	}
}

// Only the embed page can be framed by other origins, on our server and on servers that read
// _headers.
func TestOnlyTheEmbeddedPageIsFramed(t *testing.T) {
	files := example(t)
	files["example/index.html"] = examplePage
	handler := host.Handler(files)
	refused := map[string]bool{"/": true, "/index.html": true, "/404.html": true, "/rules/": true, "/de/rules/": true, "/" + files.Name("worker.js"): true,
		"/nowhere": true, "/" + embedPage: false, "/example/": false}
	for place, want := range refused {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest("GET", place, nil))
		if got := strings.Contains(w.Result().Header.Get("Content-Security-Policy"), "frame-ancestors 'none'"); got != want {
			t.Errorf("%s refuses frames: %v", place, got)
		}
	}
	const policyName = "Content-Security-Policy: "
	headers := string(files[headersFile])
	hasPolicy := func(place string) bool {
		_, lines, _ := strings.Cut(headers, "\n"+place+"\n")
		lines, _, _ = strings.Cut(lines, "\n/")
		return strings.Contains(lines, policyName)
	}
	for _, place := range []string{"/", "/index.html", "/404.html", "/rules/*", "/de/*", "/" + files.Name("worker.js"), "/service-worker.js"} {
		if !hasPolicy(place) {
			t.Errorf("_headers does not send the policy for %s:\n%s", place, headers)
		}
	}
	if general, _, _ := strings.Cut(headers, "\n/"); strings.Contains(general, policyName) || hasPolicy("/"+embedPage) {
		t.Error("_headers forbids to frame any page")
	}
	if places := strings.Count(headers, "\n/"); places > 60 { // hosts read at most a hundred rules
		t.Errorf("%d places", places)
	}
}

// The policy of the embed page allows only its own script and style sheet.
func TestEmbeddedPagePolicy(t *testing.T) {
	page := string(example(t)[embedPage])
	found := regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)
	if found == nil || !strings.HasPrefix(found[1], "default-src 'none'; ") || strings.Contains(found[1], "unsafe") || strings.Contains(found[1], "*") {
		t.Fatalf("policy %q", found)
	}
	inline := regexp.MustCompile(`(?s)<(style|script)>(.*?)</(?:style|script)>`)
	for _, match := range inline.FindAllStringSubmatch(page, -1) {
		if !strings.Contains(found[1], Integrity([]byte(match[2]))) {
			t.Errorf("the policy lacks %.60q", match[2])
		}
	}
}

// The games of the example are undamaged links.
func TestExampleGames(t *testing.T) {
	page := string(examplePage)
	links := regexp.MustCompile(`k1/[^"]*`).FindAllString(page, -1)
	if len(links) != 4 || strings.Count(page, `src="../embed.`) != 2 {
		t.Fatalf("%d games in\n%s", len(links), page)
	}
	for _, link := range links {
		if _, err := rules.ParseRecord(link); err != nil {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// The sentences of the embed page equal the app's, in every language and for every number.
func TestEmbeddedWords(t *testing.T) {
	type sentences struct{ ByPoints, Ways, Damaged, Looking []string }
	var got map[string]sentences
	runScript(t, `
globalThis.WORDS = JSON.parse((await import("node:fs")).readFileSync(0, "utf8"));
const { languages, wordsOf } = await import("./embed/words.js");
const all = {};
const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => i);
for (const lang of languages) {
  const t = wordsOf(lang);
  const pairs = upTo(56).flatMap((of) => upTo(of).map((n) => [n, of]));
  all[lang] = {
    ByPoints: upTo(150).slice(1).map(t.byPoints),
    Ways: Object.values(t.sides).flatMap(([a, b]) => [a.wins, b.toMove, t.wonBy(a.wins, t.byTime), t.played(b.name, "c7"), t.tally(a.name, 12, b.name, 3)]),
    Damaged: pairs.flatMap(([n, of]) => [t.damaged(n, of), t.damaged(n, -1)]), Looking: pairs.map(([n, of]) => t.lookingAt(n, of)),
  };
}
process.stdout.write(JSON.stringify(all));
`, embedWords(), &got)
	for _, words := range text.All() {
		var want sentences
		for n := 1; n <= 150; n++ {
			want.ByPoints = append(want.ByPoints, words.ByPoints(n))
		}
		for of := range 57 {
			for n := range of + 1 {
				want.Damaged = append(want.Damaged, words.Damaged(n, of), words.Damaged(n, rules.Unknown))
				want.Looking = append(want.Looking, words.LookingAt(n, of))
			}
		}
		for _, set := range words.MarbleSet {
			a, b := words.SidesOf(set.Key)[0], words.SidesOf(set.Key)[1]
			want.Ways = append(want.Ways, words.Wins(a), words.SideToMove(b), words.WonBy(words.Wins(a), words.ByTime), words.Played(b, "c7"), words.Tally(a, 12, b, 3))
		}
		for name, lists := range map[string][2][]string{
			"points": {got[words.Lang].ByPoints, want.ByPoints}, "damaged": {got[words.Lang].Damaged, want.Damaged}, "move": {got[words.Lang].Looking, want.Looking},
		} {
			if len(lists[0]) != len(lists[1]) {
				t.Fatalf("%s, %s: %d sentences, want %d", words.Lang, name, len(lists[0]), len(lists[1]))
			}
			for i := range lists[1] {
				if lists[0][i] != lists[1][i] {
					t.Errorf("%s, %s: %q, want %q", words.Lang, name, lists[0][i], lists[1][i])
					break
				}
			}
		}
		for _, sentence := range want.Ways {
			if !strings.Contains(fmt.Sprintf("%q", got[words.Lang].Ways), fmt.Sprintf("%q", sentence)) {
				t.Errorf("%s: %q is not among %q", words.Lang, sentence, got[words.Lang].Ways)
			}
		}
	}
}

// The embed page accepts the known values of its query and replaces others by defaults.
func TestEmbeddedOptions(t *testing.T) {
	queries := []string{
		"", "?theme=dark&wood=flat&marbles=safe&lang=de-AT&coordinates=0&start=12&autoplay=1",
		"?theme=<b>&wood=__proto__&marbles=none&lang=xx&coordinates=maybe&start=-1&autoplay=yes", "?start=100&theme=dark&theme=light", "?lang=constructor",
	}
	want := []string{
		"auto light red-black 1 0 fr undefined", "dark flat safe 0 1 de 12", "auto light red-black 1 0 fr undefined", "dark light red-black 1 0 fr undefined",
		"auto light red-black 1 0 fr undefined",
	}
	var got []string
	runScript(t, `
import { readOptions } from "./embed/options.js";
import { readFileSync } from "node:fs";
const line = (o) => [o.theme, o.wood, o.marbles, o.coordinates, o.autoplay, o.lang, o.start].map(String).join(" ");
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map((q) => line(readOptions(q, ["en", "de", "fr"], ["pt-BR", "fr-CA", "en"])))));
`, queries, &got)
	for i := range queries {
		if got[i] != want[i] {
			t.Errorf("%s is read as %s, want %s", queries[i], got[i], want[i])
		}
	}
}

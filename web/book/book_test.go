package book

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"kulami/app/style"
	"kulami/app/text"
	"kulami/rules"
)

// known holds the counts of the worked example on the printed sheets, the first side's points
// first.
var known = map[string][2]int{
	"basic": {31, 27}, "es-tiles": {31, 27}, "es-1": {31, 34}, "es-2": {43, 42}, "es-3": {43, 49},
	"cs-1": {31, 32}, "cs-2": {31, 35},
	"it-areas": {31, 32}, "it-lines": {31, 30}, "it-both": {31, 35},
	"tr-area": {31, 32}, "tr-rows": {31, 32}, "tr-both": {31, 37},
}

// The final position is from the sheets, and the Italian sheet has it at the right place.
func TestTheWorkedExampleIsTheSheets(t *testing.T) {
	e := newReferenceExample()
	want := strings.Fields(`
		...RBB_... ._BRBBBR.. ._BBBRRBR. RRBBBRRRB. __BBRBRR_. RBBRRRBB.. .BRRRRB_.. .RRBRRBRB. ...B__R... ..........`)
	b, p := e.worked.Board(), e.worked.Position()
	for i, row := range want {
		for x, sign := range row {
			h := b.At(rules.Point{X: int8(x), Y: int8(len(want) - 1 - i)})
			got := '.'
			if h != rules.NoHole {
				got = map[rules.Side]rune{rules.First: 'R', rules.Second: 'B', rules.Nobody: '_'}[p.At(h)]
			}
			if got != sign {
				t.Errorf("row %d, column %d: %c, want %c", len(want)-i, x+1, got, sign)
			}
		}
	}
	if !p.Over() || p.Ply() != 55 {
		t.Errorf("over: %v after %d marbles", p.Over(), p.Ply())
	}
	if !e.stuck.Over() || e.stuck.Ply() >= 55 || e.gap.Ply() != 1 || e.placing.Ply() != 3 {
		t.Error("a position does not fit its words")
	}
}

func TestTheWorkedExampleUnderEveryEdition(t *testing.T) {
	for _, words := range text.References() {
		r := newReference(Frame{}, words, newReferenceExample(), false)
		if len(r.Editions) != len(known) {
			t.Errorf("%d editions", len(r.Editions))
		}
		for i, e := range rules.Editions() {
			if r.Editions[i].Points != known[e.Name] {
				t.Errorf("%s: %v, want %v", e.Name, r.Editions[i].Points, known[e.Name])
			}
			last := r.Editions[i].Count.Sums[len(r.Editions[i].Count.Sums)-1]
			for side, points := range known[e.Name] {
				if last.Sides[side].Points != fmt.Sprint(points) {
					t.Errorf("%s: the sum ends in %s, want %d", e.Name, last.Sides[side].Points, points)
				}
			}
		}
	}
}

// Highlights on a board have the same colours in the book and in the app.
func TestMarksAreTheApps(t *testing.T) {
	short := func(css string) string { return strings.NewReplacer(" ", "", "0.", ".").Replace(css) }
	app, book := short(style.Colours()), short(string(sheet))
	for _, name := range []string{"--last:", "--last-edge:", "--closed:", "--band:"} {
		_, want, _ := strings.Cut(app, name)
		_, got, _ := strings.Cut(book, name)
		want, _, _ = strings.Cut(want, ";")
		got, _, _ = strings.Cut(got, ";")
		if got != want {
			t.Errorf("%s %s, want %s", name, got, want)
		}
	}
}

// The Italian sheet names each side's tiles and lines; its white marbles are the first side's. The
// order of the list can differ.
func TestTheWorkedExampleByName(t *testing.T) {
	e := newReferenceExample()
	names := e.names()
	for _, c := range []struct {
		what string
		got  []string
		want string
	}{
		{"white's tiles", names.Tiles[0], "a7-a5 (3), f8-g7 (4), h8-i6 (6), e6-g6 (3), b4-d4 (3), e5-g4 (6), b3-c3 (2), f3-g2 (4)"},
		{"black's tiles", names.Tiles[1], "b9-c7 (6), d8-e7 (4), f10-g10 (2), f9-h9 (3), b6-d5 (6), h5-h4 (2), d3-e2 (4)"},
		{"tied tiles", names.Tied, "d10-e9, h3-i3"},
		{"white's lines", names.Lines[0], "b3–h9 (7), e4–i8 (5)"},
		{"black's lines", names.Lines[1], "c5–c9 (5), b5–f9 (5), c9–g5 (5)"},
	} {
		got, want := slices.Sorted(slices.Values(c.got)), strings.Split(c.want, ", ")
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", c.what, got, want)
		}
	}
	if last := e.worked.Board().Name(e.worked.Position().Last()); last != "h7" {
		t.Errorf("the last marble is on %s; the note about the Italian sheet says h7", last)
	}
}

// Every sum in words equals the points next to it.
func TestSumsAreRight(t *testing.T) {
	e := newReferenceExample()
	r := &reference{App: text.In("en"), Words: text.References()[0]}
	for _, edition := range rules.Editions() {
		s := e.count(edition.Rules)
		for _, line := range r.sums(e, s) {
			for side, got := range line.Sides {
				sum, result, spelt := strings.Cut(plain(got.Sum), " = ")
				if !spelt {
					result = got.Points
				}
				if strings.Contains(sum, " ") && regexp.MustCompile(`^[0-9+− ()]+$`).MatchString(sum) && fmt.Sprint(evaluate(sum)) != result {
					t.Errorf("%s, %s, side %d: %s is not %s", edition.Name, line.Label, side, sum, result)
				}
			}
		}
	}
	r.Sides = r.App.SidesOf("")
	for name, want := range map[string]string{
		"it-both": "Tiles 6 + 6 + 4 + 4 + 3 + 3 + 3 + 2 31 6 + 6 + 4 + 4 + 3 + 2 + 2 27; " +
			"Largest area 12 0 17 − 12 5; Lines 7 + 5 = 12 0 (5 + 5 + 5) − 12 3; Total 31 + 0 + 0 31 27 + 5 + 3 35",
		"es-3": "Tiles 6 + 6 + 4 + 4 + 3 + 3 + 3 + 2 31 6 + 6 + 4 + 4 + 3 + 2 + 2 27; " +
			"Largest area 12 marbles on 7 tiles 0 17 marbles on 7 tiles 7; Lines 7 + 5 12 5 + 5 + 5 15; Total 31 + 0 + 12 43 27 + 7 + 15 49",
		"tr-rows": "Tiles 6 + 6 + 4 + 4 + 3 + 3 + 3 + 2 31 6 + 6 + 4 + 4 + 3 + 2 + 2 27; " +
			"Lines 0 0 5 − 0 5; Total 31 + 0 31 27 + 5 32",
	} {
		edition, _ := rules.EditionNamed(name)
		var lines []string
		for _, line := range r.sums(e, e.count(edition.Rules)) {
			lines = append(lines, fmt.Sprint(line.Label, " ", line.Sides[0].Sum, " ", line.Sides[0].Points, " ", line.Sides[1].Sum, " ", line.Sides[1].Points))
		}
		if got := plain(strings.Join(lines, "; ")); got != want {
			t.Errorf("%s:\n%s, want\n%s", name, got, want)
		}
	}
}

// plain replaces no-break spaces by ordinary ones.
func plain(sum string) string { return strings.ReplaceAll(sum, "\u00a0", " ") }

// evaluate adds up the result of plus and minus.
func evaluate(sum string) int {
	total, sign := 0, 1
	for _, word := range strings.Fields(strings.NewReplacer("(", "", ")", "").Replace(sum)) {
		n := 0
		switch _, err := fmt.Sscan(word, &n); {
		case word == "−":
			sign = -1
		case err == nil:
			total += sign * n
			sign = 1
		}
	}
	return total
}

// Each rule book declares its language, links to the other languages and to the game, and has no
// unfilled placeholder. All its links lead somewhere.
func TestReferencePages(t *testing.T) {
	files, err := Pages(Frame{Policy: "default-src 'self'"})
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range text.References() {
		testPage(t, files, words.Lang, Address)
		testPage(t, files, words.Lang, BasicAddress)
	}
}

// testPage tests the page of a language at an address. It walks the page once from top to bottom.
// Images is the number of board pictures, each once for screens and once for paper.
func testPage(t *testing.T, files map[string][]byte, lang string, address func(string) string) {
	editions, images, other := len(rules.Editions()), 8+len(rules.Editions()), BasicAddress(lang)
	if address(lang) == other {
		editions, images, other = 0, 6, Address(lang)
	}
	name := address(lang) + "index.html"
	content := string(files[name])
	for _, wrong := range []string{"{first}", "{second}", "{last}", "{before}", "{legal}", "{{", "<script", "style=", "ZgotmplZ"} {
		if strings.Contains(content, wrong) {
			t.Errorf("%s contains %s", name, wrong)
		}
	}
	doc, err := html.Parse(strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	ids, count := map[string]int{}, map[string]int{}
	var links []string
	for node := range doc.Descendants() {
		if node.Type != html.ElementNode {
			continue
		}
		count[node.Data]++
		if id := attr(node, "id"); id != "" {
			ids[id]++
		}
		if node.Data == "a" || node.Data == "use" || node.Data == "link" {
			links = append(links, attr(node, "href"))
		}
		switch {
		case node.Data == "html" && (attr(node, "lang") != lang || attr(node, "dir") == ""):
			t.Errorf("%s is in %q", name, attr(node, "lang"))
		case node.Data == "svg" && attr(node, "role") == "img" && len(attr(node, "aria-label")) < 10:
			t.Errorf("%s: a drawing without a description", name)
		case node.Data == "image":
			file, id, _ := strings.Cut(attr(node, "href"), "#")
			drawing := string(files[path.Join(path.Dir(name), file)])
			if drawing == "" || id != "" && !strings.Contains(drawing, ` id="`+id+`"`) {
				t.Errorf("%s shows %s, which is missing", name, attr(node, "href"))
			}
			if want := map[string]string{"": "screen", "paper": "paper"}[id]; attr(node, "class") != want {
				t.Errorf("%s shows %s on %q, want %s", name, attr(node, "href"), attr(node, "class"), want)
			}
		}
	}
	for id, n := range ids {
		if n > 1 {
			t.Errorf("%s: %d times the id %s", name, n, id)
		}
	}
	for _, link := range links {
		if id, within := strings.CutPrefix(link, "#"); within && ids[id] == 0 {
			t.Errorf("%s: a link to the missing #%s", name, id)
		}
		if _, record, ok := strings.Cut(link, "#k1"); ok {
			if _, err := rules.ParseRecord("k1" + record); err != nil {
				t.Errorf("%s: the link %s: %v", name, link, err)
			}
		}
	}
	for _, e := range rules.Editions()[:editions] {
		if ids["edition-"+e.Name] == 0 {
			t.Errorf("%s: no edition %s", name, e.Name)
		}
	}
	home := strings.Repeat("../", strings.Count(name, "/"))
	if !slices.Contains(links, home) || count["h1"] != 1 || count["main"] != 1 || count["image"] != 2*images {
		t.Errorf("%s: %v", name, count)
	}
	for _, other := range text.References() {
		if !slices.Contains(links, home+address(other.Lang)) {
			t.Errorf("%s does not lead to %s", name, other.Lang)
		}
	}
	if !slices.ContainsFunc(links, func(link string) bool { return path.Join(path.Dir(name), link)+"/" == other }) {
		t.Errorf("%s does not lead to %s", name, other)
	}
}

// The short print counts the example like the basic edition and leaves out the other editions.
func TestTheBasicGameByItself(t *testing.T) {
	for _, words := range text.References() {
		r := newReference(Frame{}, words, newReferenceExample(), true)
		var sections []string
		for _, s := range r.Sections {
			sections = append(sections, s.ID)
		}
		if got, want := strings.Join(sections, " "), "box aim begins placing gaps end tiles example"; got != want {
			t.Errorf("%s: the sections are %s, want %s", words.Lang, got, want)
		}
		count := r.Sections[len(r.Sections)-1].Count
		for side, points := range known["basic"] {
			if got := count.Sums[len(count.Sums)-1].Sides[side].Points; got != fmt.Sprint(points) {
				t.Errorf("%s: the sum ends in %s, want %d", words.Lang, got, points)
			}
		}
	}
}

func attr(node *html.Node, key string) string {
	for _, a := range node.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// Package book makes the printable rule book. For each language it has a page with the worked
// example of every edition. A second page has only the basic game, on at most two sheets of paper.
// Sums and drawings come from package rules, words from package text.
package book

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"path"
	"slices"
	"strings"

	"kulami/app/picture"
	"kulami/app/screen/course"
	"kulami/app/text"
	"kulami/rules"
)

var (
	//go:embed book.html
	bookPage string
	//go:embed book.css
	sheet []byte
)

const folder = "rules/"

// Sheet is the path of the style sheet of all rule books, relative to the site's root.
const Sheet = folder + "reference.css"

// Address returns the path of the rule book in a language, relative to the site's root.
func Address(lang string) string {
	if lang == "en" {
		return folder
	}
	return lang + "/" + folder
}

// BasicAddress returns the path of the basic game in a language, relative to the site's root.
func BasicAddress(lang string) string { return Address(lang) + "basic/" }

// Frame holds the common parts of all pages of the site.
type Frame struct {
	Policy      string // Content-Security-Policy
	Light, Dark string // background colours
}

// referenceLink is a link to another rule book.
type referenceLink struct{ Lang, Dir, Name, Href string }

// reference holds the data of the rule book's template.
type reference struct {
	Frame
	Words     *text.Reference
	App       *text.Text
	Basic     bool   // only the basic game
	Root      string // relative path to the site's root
	Title     string
	About     string
	Intro     string
	Languages []referenceLink
	Defs      template.HTML
	Mark      template.HTML
	Sections  []referenceSection
	Sides     [2]string
	Tiles     [][3]int          // number of tiles, holes and worth
	Boards    []referenceFigure // next to the section about the box
	Named     referenceNames
	Editions  []referenceEdition
	Sheets    []string
	Game      string // link to the worked example in the app
	Course    string
}

// referenceSection is a section with its final words. List holds the paragraphs of a bulleted list.
type referenceSection struct {
	ID, Head   string
	Lead, List []string
	Rest       []string
	Drawing    template.HTML
	Caption    string
	Count      *referenceCount // count of the position in the drawing
}

// referenceFigure is a drawing with its caption.
type referenceFigure struct {
	Drawing template.HTML
	Caption string
}

// Pages returns the files of the rule book by their paths relative to the site's root. They are two
// pages for each language, the style sheet, and drawings of empty boards, which the languages
// share.
func Pages(frame Frame) (map[string][]byte, error) {
	files := map[string][]byte{Sheet: sheet}
	board := newReferenceExample()
	for name, b := range board.boards() {
		files[folder+name] = []byte(picture.BareBoard(b))
	}
	page, err := template.New("book").Parse(bookPage)
	if err != nil {
		return nil, err
	}
	for _, words := range text.References() {
		for address, basic := range map[string]bool{Address(words.Lang): false, BasicAddress(words.Lang): true} {
			var out bytes.Buffer
			if err := page.Execute(&out, newReference(frame, words, board, basic)); err != nil {
				return nil, fmt.Errorf("the rule book in %s: %w", words.Lang, err)
			}
			files[address+"index.html"] = out.Bytes()
		}
	}
	return files, nil
}

// newReference fills in the words of one language, for all rules or only the basic game.
func newReference(frame Frame, words *text.Reference, board referenceExample, basic bool) reference {
	address, intro := Address, words.Intro
	r := reference{
		Frame: frame, Words: words, App: text.In(words.Lang), Basic: basic, Title: words.Title, About: words.About,
		Defs: template.HTML(picture.PaintedDefs()), Mark: picture.Mark,
	}
	if basic {
		address, intro = BasicAddress, words.BasicIntro
		r.Title, r.About = words.BasicTitle, words.BasicAbout
	}
	r.Root = strings.Repeat("../", strings.Count(address(words.Lang), "/"))
	r.Sides = r.App.SidesOf("red-black")
	r.Intro = r.say(rules.Position{})(intro)
	for _, other := range text.References() {
		t := text.In(other.Lang)
		r.Languages = append(r.Languages, referenceLink{t.Lang, t.Dir, t.Name, r.Root + address(t.Lang)})
	}
	stock := rules.Stock()
	for worth, n := range slices.Backward(stock[:]) {
		if n > 0 {
			r.Tiles = append(r.Tiles, [3]int{n, worth, worth})
		}
	}
	r.Game = r.Root + "#" + board.worked.String()
	r.Course = r.Root + "#" + string(course.Name)
	r.Named, r.Sheets = board.names(), text.SheetNames
	r.addSections(board)
	r.addBoards(board)
	if !basic {
		r.addEditions(board)
	}
	return r
}

// referencePart is a section without its words and its picture.
type referencePart struct {
	id      string
	words   text.Section
	points  int // number of list items after the first paragraph
	picture picture.Illustration
}

// parts returns the sections in their order. The basic game leaves out sections, and parts of the
// sections about the first move and the example.
func (r *reference) parts(board referenceExample) []referencePart {
	w, end := r.Words, board.worked.Position()
	begins, example := w.Begins.Section(), w.Example.Section()
	if r.Basic {
		begins.Text = begins.Text[:1]
		example.Head, example.Text = w.OnTheExample, example.Text[1:]
	}
	opening := []referencePart{
		{"box", w.Box.Section(), 0, picture.Illustration{}},
		{"aim", w.Aim.Section(), 0, picture.Illustration{}},
		{"begins", begins, 0, picture.Illustration{}},
		{"placing", w.Placing.Section(), 3, picture.Illustration{Position: board.placing, Moves: true}},
		{"gaps", w.Gaps.Section(), 0, picture.Illustration{Position: board.gap, Moves: true}},
		{"end", w.End.Section(), 0, picture.Illustration{Position: board.stuck, Moves: true}},
		{"tiles", w.Tiles.Section(), 0, picture.Illustration{}},
	}
	counted := referencePart{"example", example, 0, picture.Illustration{Position: end, Owners: true}}
	if r.Basic {
		return append(opening, counted)
	}
	return append(opening,
		referencePart{"areas", w.Areas.Section(), 0, picture.Illustration{Position: end, Areas: true}},
		referencePart{"lines", w.Lines.Section(), 0, picture.Illustration{Position: end, Lines: true}},
		counted,
		referencePart{"editions", w.Editions.Section(), 0, picture.Illustration{}},
		referencePart{"sheets", w.Sheets.Section(), 0, picture.Illustration{}},
		referencePart{"fairness", w.Fairness.Section(), 0, picture.Illustration{}},
		referencePart{"misreadings", w.Misreadings.Section(), 0, picture.Illustration{}})
}

// addSections fills in the words of the sections and draws their pictures.
func (r *reference) addSections(board referenceExample) {
	for _, part := range r.parts(board) {
		say := r.say(part.picture.Position)
		s := referenceSection{ID: part.id, Head: part.words.Head, Caption: say(part.words.Caption)}
		for i, words := range part.words.Text {
			switch {
			case i == 0 || part.points == 0:
				s.Lead = append(s.Lead, say(words))
			case i <= part.points:
				s.List = append(s.List, say(words))
			default:
				s.Rest = append(s.Rest, say(words))
			}
		}
		if part.id == "box" {
			s.Drawing = template.HTML(picture.Tiles(say(part.words.Picture)))
		} else if part.picture.Position.Board() != nil {
			part.picture.Words = say(part.words.Picture)
			s.Drawing = r.illustrate(part.picture, board)
		}
		if r.Basic && part.id == "example" {
			s.Count = r.count(r.Words.Sum, board, rules.Ruleset{})
		}
		r.Sections = append(r.Sections, s)
	}
}

// addBoards draws the two kinds of boards without marbles.
func (r *reference) addBoards(board referenceExample) {
	for i, b := range []*rules.Board{board.square, board.gap.Board()} {
		words := r.Words.Boards[i]
		empty := rules.NewRecord(b, rules.Ruleset{}).Position()
		r.Boards = append(r.Boards, referenceFigure{r.illustrate(picture.Illustration{Position: empty, Words: words.Picture}, board), words.Caption})
	}
}

// say returns a function that fills the names of sides and of a position's holes into words.
func (r *reference) say(p rules.Position) func(string) string {
	pairs := []string{"{first}", r.Sides[rules.First], "{second}", r.Sides[rules.Second]}
	if b := p.Board(); b != nil {
		var legal []string
		for _, h := range p.Legal().Slice() {
			legal = append(legal, b.Name(h))
		}
		pairs = append(pairs, "{last}", b.Name(p.Last()), "{before}", b.Name(p.Before()), "{legal}", strings.Join(legal, ", "))
	}
	return strings.NewReplacer(pairs...).Replace
}

// illustrate draws a position on the picture of its board.
func (r *reference) illustrate(i picture.Illustration, board referenceExample) template.HTML {
	for name, b := range board.boards() {
		if b.Layout() == i.Position.Board().Layout() {
			i.Wood = path.Join(r.Root, folder+name)
		}
	}
	return template.HTML(i.Draw())
}

// Package book makes the printable rule book: a page for each language, with every edition's worked example, and a second
// page with the basic game alone, which takes two sheets of paper at most. Its sums and drawings come from the rules, its
// words from package text.
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

// Sheet is where the style sheet of all rule books lies, relative to the site's root.
const Sheet = folder + "reference.css"

// Address is where the rule book in a language lies, relative to the site's root.
func Address(lang string) string {
	if lang == "en" {
		return folder
	}
	return lang + "/" + folder
}

// BasicAddress is where the basic game in a language lies, relative to the site's root.
func BasicAddress(lang string) string { return Address(lang) + "basic/" }

// Frame is what the pages of a site have in common.
type Frame struct {
	Policy      string // Content-Security-Policy
	Light, Dark string // colours of the ground
}

// referenceLink is a rule book to go to.
type referenceLink struct{ Lang, Dir, Name, Href string }

// reference is what the template of the rule book is filled with.
type reference struct {
	Frame
	Words     *text.Reference
	App       *text.Text
	Basic     bool   // the basic game alone
	Root      string // the way to the site's root
	Title     string
	About     string
	Intro     string
	Languages []referenceLink
	Stock     template.HTML
	Mark      template.HTML
	Sections  []referenceSection
	Sides     [2]string
	Tiles     [][3]int          // how many, their holes, their worth
	Boards    []referenceFigure // beside the box
	Named     referenceNames
	Editions  []referenceEdition
	Sheets    []string
	Game      string // link to the worked example in the program
	Course    string
}

// referenceSection is a section with its words as they are shown. List are paragraphs that belong together as points.
type referenceSection struct {
	ID, Head   string
	Lead, List []string
	Rest       []string
	Drawing    template.HTML
	Caption    string
	Count      *referenceCount // of the position that is drawn
}

// referenceFigure is a drawing with its caption.
type referenceFigure struct {
	Drawing template.HTML
	Caption string
}

// Pages returns the files of the rule book by their paths relative to the site's root: for each language a page with all
// rules and one with the basic game, the style sheet, and drawings of bare boards, which the languages share.
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

// newReference fills in the words of one language, for all rules or for the basic game alone.
func newReference(frame Frame, words *text.Reference, board referenceExample, basic bool) reference {
	address, intro := Address, words.Intro
	r := reference{
		Frame: frame, Words: words, App: text.In(words.Lang), Basic: basic, Title: words.Title, About: words.About,
		Stock: template.HTML(picture.PaintedStock()), Mark: picture.Mark,
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

// referencePart is a section before its words are filled in and its picture is drawn.
type referencePart struct {
	id      string
	words   text.Section
	points  int // how many paragraphs after the first are points
	picture picture.Illustration
}

// parts are the sections in their order. The basic game has those that it needs, and says of who begins and of the example
// only what concerns it.
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

// addBoards draws the two kinds of boards, without marbles.
func (r *reference) addBoards(board referenceExample) {
	for i, b := range []*rules.Board{board.square, board.gap.Board()} {
		words := r.Words.Boards[i]
		empty := rules.NewRecord(b, rules.Ruleset{}).Position()
		r.Boards = append(r.Boards, referenceFigure{r.illustrate(picture.Illustration{Position: empty, Words: words.Picture}, board), words.Caption})
	}
}

// say puts the names of the sides, and of the holes of a position, into words.
func (r *reference) say(p rules.Position) func(string) string {
	pairs := []string{"{first}", r.Sides[rules.First], "{second}", r.Sides[rules.Second]}
	if b := p.Board(); b != nil {
		var legal []string
		for h := range p.Legal().All() {
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

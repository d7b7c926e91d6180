package text

import "reflect"

// Reference is the rule book in one language: the words of the page that explains
// the rules of every edition. It is not a part of Text, and the program never uses it, so
// that it is not loaded with the game.
//
// {first} and {second} stand for the sides' names, and in descriptions of
// pictures {last}, {before} and {legal} for holes. Numbers of the worked example are not
// written here: they are computed when the page is made. No field contains markup.
type Reference struct {
	Lang  string // of the Text that it goes with
	Title string // of the page, and its heading
	About string // one sentence for search engines
	Intro string

	BasicTitle, BasicAbout, BasicIntro string // the same three of the short print, which holds the basic game alone

	ToBasic      string    // link from the rule book to the short print
	ToWhole      string    // link from the short print to the rule book
	Contents     string    // heading of the list of sections
	Skip         string    // link from the top to the rules
	ToGame       string    // link to the game
	Course       string    // link to the lessons
	OpenGame     string    // link to the worked example in the game
	PlayEdition  string    // link to an empty board under an edition
	FromSheet    string    // "Rule sheet", before the name of one
	AllSheets    string    // instead of that name: all of them
	Adds         string    // what an edition adds
	Sum          string    // how it is computed
	Differs      string    // where it differs from others, and why
	OnTheExample string    // heading of an edition's count
	Edition      string    // heading of the column of editions in a table
	Misread      string    // before a common mistake
	Correct      string    // before its correction
	SheetWords   string    // the words of a sheet, before a list of them
	TilesHeads   [3]string // of the table of tiles: how many, their holes, their worth
	ByName       string    // heading of the worked example's tiles and lines by name
	TiedTiles    string    // before the tiles of that table that neither side owns

	Box, Aim, Begins, Placing, Gaps, End, Tiles, Areas, Lines Section
	Example, Editions, Sheets, Fairness, Misreadings          Section
	Boards                                                    [2]Figure // of Box: a square board and an irregular one

	EditionNotes    Table[EditionNote] // by the name of a rules.Edition
	SheetNotes      Table[SheetNote]   // by rules.Edition's Sheet, and es-short
	MisreadingNotes []Misreading
}

// Colon separates a label from its value.
func (r *Reference) Colon() string {
	if r.Lang == "fr" {
		return "\u00a0: "
	}
	return ": "
}

// Section is a part of the rule book. Picture describes its drawing for those who
// do not see it, Caption is shown below it; both are empty if there is no drawing.
type Section struct {
	Head             string
	Text             []string
	Picture, Caption string
}

// Figure is a drawing without a text of its own, with its words as a Section has them.
type Figure struct{ Picture, Caption string }

// EditionNote describes an edition in more detail than its name and line in Text.
type EditionNote struct{ Adds, Sum, Differs string }

// SheetNote describes a printed rule sheet: its name here, its own words for the
// things of the game, and where it is silent or contradicts itself.
type SheetNote struct {
	Name, Words string
	Notes       []string
}

// Misreading is a common mistake about the rules, and its correction.
type Misreading struct{ Wrong, Right string }

// SheetNames are the printed rule sheets in the order in which they are described.
var SheetNames = []string{"es-short", "es-advanced", "cs", "it-pergioco", "tr"}

// References returns the rule books in the languages that the game speaks, in their order.
func References() []*Reference {
	var all []*Reference
	for _, l := range languages {
		r := &Reference{Lang: l.Lang}
		if err := fillFields(reflect.ValueOf(r).Elem(), fileOf(l.Lang+"-book"), nil); err != nil {
			panic(l.Lang + ": " + err.Error()) // it is a part of the program
		}
		all = append(all, r)
	}
	return all
}

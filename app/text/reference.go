package text

// Reference is the rule book in one language: the words of the page that tells the
// rules of every edition. It is no part of Text, and the program never names it, so
// that it is not loaded with the game.
//
// {first} and {second} stand for the sides' names, and in what describes a picture
// {last}, {before} and {legal} for holes. Numbers of the worked example are not
// written here: they are counted when the page is made. No field holds markup.
type Reference struct {
	Lang  string // of the Text that it goes with
	Title string // of the page, and its heading
	About string // one sentence for search engines
	Intro string

	Contents     string    // heading of the list of sections
	Skip         string    // link from the top to the rules
	ToGame       string    // link to the game
	Course       string    // link to the lessons
	OpenGame     string    // link to the worked example in the game
	PlayEdition  string    // link to an empty board under an edition
	FromSheet    string    // "Rule sheet", before the name of one
	AllSheets    string    // in the place of that name: all of them
	Adds         string    // what an edition adds
	Sum          string    // how it is computed
	Differs      string    // where it differs from others, and why
	OnTheExample string    // heading of an edition's count
	Edition      string    // heading of the column of editions in a table
	Misread      string    // before what people often think
	Correct      string    // before what is right
	SheetWords   string    // the words of a sheet, before a list of them
	TilesHeads   [3]string // of the table of tiles: how many, their holes, their worth

	Box, Aim, Placing, Gaps, End, Tiles, Areas, Lines Section
	Example, Editions, Sheets, Fairness, Misreadings  Section

	EditionNotes    map[string]EditionNote // by the name of a rules.Edition
	SheetNotes      map[string]SheetNote   // by rules.Edition's Sheet, and es-short
	MisreadingNotes []Misreading
}

// Colon is what stands between a label and what follows it.
func (r *Reference) Colon() string {
	if r.Lang == "fr" {
		return "\u00a0: "
	}
	return ": "
}

// Section is a part of the rule book. Picture describes its drawing for those who
// do not see it, Caption stands below it; both are empty where nothing is drawn.
type Section struct {
	Head             string
	Text             []string
	Picture, Caption string
}

// EditionNote is what there is to say of an edition beside its name and line.
type EditionNote struct{ Adds, Sum, Differs string }

// SheetNote is what there is to say of a printed rule sheet: what it is called
// here, its own words for the things of the game, and what it leaves open or says
// against itself.
type SheetNote struct {
	Name, Words string
	Notes       []string
}

// Misreading is something often believed of the rules, and what is right.
type Misreading struct{ Wrong, Right string }

// SheetNames are the printed rule sheets in the order in which they are told of.
var SheetNames = []string{"es-short", "es-advanced", "cs", "it-pergioco", "tr"}

// References returns the rule books in the languages that the game speaks, in their
// order. The rule books are made by functions, so that the linker can leave them out.
func References() []*Reference {
	made := []func() *Reference{
		englishReference,
		spanishReference,
		czechReference,
		italianReference,
		turkishReference,
		germanReference,
		frenchReference,
	}
	var all []*Reference
	for _, t := range languages {
		for _, make := range made {
			if r := make(); r.Lang == t.Lang {
				all = append(all, r)
			}
		}
	}
	return all
}

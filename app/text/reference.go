package text

import "strings"

// Reference is the rule book in one language, the text of the page with the rules of every edition.
// It is not a part of Text, and the app never uses it, so that it is not loaded with the game.
//
// {first} and {second} stand for the sides' names. In descriptions of pictures, {last}, {before}
// and {legal} stand for holes. The numbers of the worked example are not in the text, because the
// build computes them. No field contains markup.
type Reference struct {
	Lang string // language of the Text with the same phrases
	BookPhrases
}

// Colon separates a label from its value.
func (r *Reference) Colon() string {
	if r.Lang == "fr" {
		return "\u00a0: "
	}
	return ": "
}

// Section is a section of the rule book. Picture describes its drawing for people who cannot see
// it. Caption is shown below it. Both are empty if there is no drawing.
type Section struct {
	Head             string
	Text             []string
	Picture, Caption string
}

// Section returns the section with the phrases of a table.
func (w Words) Section() Section {
	return Section{w.Of("Head"), w.list("Text."), w.Of("Picture"), w.Of("Caption")}
}

// list returns the phrases whose keys begin with prefix.
func (w Words) list(prefix string) (all []string) {
	for _, word := range w {
		if strings.HasPrefix(word.Key, prefix) {
			all = append(all, word.Text)
		}
	}
	return all
}

// EditionNote describes an edition in more detail than its name and line in Text.
type EditionNote struct{ Adds, Sum, Differs string }

// EditionNote returns the note of an edition by its name.
func (r *Reference) EditionNote(name string) EditionNote {
	of := func(part string) string { return r.EditionNotes.Of(name + part) }
	return EditionNote{of(".Adds"), of(".Sum"), of(".Differs")}
}

// SheetNote describes a printed rule sheet: its name here, its own words for the things of the
// game, and its gaps and contradictions.
type SheetNote struct {
	Name, Words string
	Notes       []string
}

// SheetNote returns the note of a sheet by its name.
func (r *Reference) SheetNote(name string) SheetNote {
	return SheetNote{r.SheetNotes.Of(name + ".Name"), r.SheetNotes.Of(name + ".Words"), r.SheetNotes.list(name + ".Notes.")}
}

// SheetNames are the printed rule sheets, in the order of the rule book.
var SheetNames = []string{"es-short", "es-advanced", "cs", "it-pergioco", "tr"}

// References returns the rule books in all languages, in order.
func References() []*Reference {
	var all []*Reference
	english := englishOf(fileOf("en-book"))
	for _, l := range languages {
		r := &Reference{Lang: l.Lang}
		phrases, err := translated(fileOf(l.Lang+"-book"), english, nil)
		if err != nil {
			panic(l.Lang + ": " + err.Error()) // the program contains the file
		}
		set(&r.BookPhrases, phrases)
		all = append(all, r)
	}
	return all
}

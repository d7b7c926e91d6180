// Package text contains all text for people, in all languages. A program gets the Text of a
// language from In. A phrase is a field of Text: t.NewGame. A phrase with arguments is a method:
// t.MarblesLeft(3).
//
// # Languages
//
// The folder words has two files for each language, named by its tag. fr.properties has the phrases
// of the game. fr-book.properties has the phrases of the rule book, which is a separate page; see
// Reference. languages.go lists the languages, each with its rule for plurals.
//
// Native programs contain all files. The program in the browser contains English only. The page
// fetches the file of another language, and the program reads it with Load.
//
// # Generated code
//
// The English files decide which phrases exist and which arguments they have. The command
// app/text/generate reads words/en.properties and writes phrases_gen.go. It reads
// words/en-book.properties and writes book_gen.go. A line in the file becomes one of these:
//
//   - "Share = Share": a field of type string
//   - "Commands.0 = …", "Commands.1 = …": an element of a field of type [2]string
//   - "Boards.0.Picture = …", "Boards.0.Caption = …": an element of a field of type [1]struct{
//     Picture, Caption string }
//   - "Starts.me = …": an entry of a field of type Words, which is a table of phrases by key
//   - "Percent(n.int) = {n}%": a method Percent(n int) string
//
// The compiler therefore reports a phrase that the program uses and English lacks. It also reports
// an argument that is missing or has the wrong type. An argument of an English phrase can have a
// type after a point: int or float. Without a type it is a string. The other languages have no
// types.
//
// The generated code does not depend on the text of the phrases, so that a new text needs no new
// code. Run
//
//	go generate ./app/text
//
// after a change to names, arguments or comments of an English file. A test of app/text/generate
// fails if you forget it.
//
// # Files
//
// A file has the format of Java's properties, in UTF-8. It has a line "name = text" for each
// phrase, and comments after #. A \ at the end of a line continues it on the next one. \u00a0 is a
// space at which a line must not break, and \u202f is a narrow one. \u00ad is a place where a word
// can be divided. A line such as
//
//	Mistakes(n) = {n, plural, one {# problem} other {# problems}}
//
// is a phrase with arguments. Braces mark the gaps that they fill. The gaps follow a subset of ICU
// MessageFormat, which editors for translators support:
//
//   - {n}: the argument as it is; a fraction has one digit
//   - {n, number}: with a mark between groups of three digits, as in 1,000
//   - {day, date}: a day in the format of the phrase DateOf
//   - {n, plural, =0 {none} one {# tile} other {# tiles}}: by a number, or by the plural categories
//     of the language in Unicode's CLDR; # stands for the number
//   - {side, select, Nero {nera} other {{side}}}: by a word; none stands for the empty string
//   - {side, il}: in the format of the phrase Kinds.il(side) of the same file
//
// There is no quoting: print has ’ for the apostrophe. A phrase without arguments has no gaps,
// except the phrases of the lessons. They can use all gaps of LessonGaps.
//
// # For translators
//
// English is the model. A comment in its file gives the subject of a phrase, or the place where it
// is shown. After "by" it names the Go type of the keys. Add or change a phrase in every language.
// A comment at the top of a file says how the player is addressed, and which words it uses for the
// things of the game.
//
//   - Names of holes ("c7") are inserted as they are. Use select if a phrase depends on the name of
//     a side.
//   - Quotation marks and apostrophes are typographic: “ ”, « », ’.
//   - One thing has one word. The list at the top of the file has it, and the rule book uses the
//     same.
//   - Buttons are short. The tests list the buttons with little room. They also list the cognates,
//     which are phrases that can be the same as in English.
package text

//go:generate go run ./generate

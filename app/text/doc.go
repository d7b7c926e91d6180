// Package text contains every word that a person reads, in all languages. A program asks for a language with In and gets a
// Text. A phrase is a field of Text: t.NewGame. A phrase with arguments is a method: t.MarblesLeft(3).
//
// # Languages
//
// The folder words has two files for each language, named by its tag. fr.properties has the phrases of the game.
// fr-book.properties has the phrases of the rule book, which is a page of its own; see Reference. languages.go lists the
// languages, each with its rule for plurals.
//
// Native programs contain all files. The program in the browser contains English only. The page fetches the file of another
// language, and the program reads it with Load.
//
// # Generated code
//
// The English files decide which phrases exist and which arguments they have. The command app/text/generate reads
// words/en.properties and writes phrases_gen.go. It reads words/en-book.properties and writes book_gen.go. A line in the file
// becomes one of these:
//
//   - "Share = Share": a field of type string
//   - "Commands.0 = …", "Commands.1 = …": an element of a field of type [2]string
//   - "Boards.0.Picture = …", "Boards.0.Caption = …": an element of a field of type [1]struct{ Picture, Caption string }
//   - "Starts.me = …": an entry of a field of type Words, which is a table of phrases by key
//   - "Percent(n.int) = {n}%": a method Percent(n int) string
//
// The compiler therefore reports a phrase that the program uses and English lacks. It also reports an argument that is missing
// or has the wrong type. An argument of an English phrase can have a type after a point: int or float. Without a type it is a
// string. The other languages have no types.
//
// The generated code has no words, so that new words need no new code. Run
//
//	go generate ./app/text
//
// after a change to names, arguments or comments of an English file. A test of app/text/generate fails if you forget it.
//
// # Files
//
// A file has the format of Java's properties, in UTF-8. It has a line "name = text" for each phrase, and comments after #. A \
// at the end of a line continues it on the next one. \u00a0 is a space at which a line must not break, and \u202f is a narrow
// one. \u00ad is a place where a word can be divided. A line such as
//
//	AreaSum(marbles,tiles) = {marbles, plural, one {# marble} other {# marbles}} on {tiles, plural, one {# tile} other {# tiles}}
//
// is a phrase with arguments. Braces mark the gaps that they fill. The gaps follow a part of ICU MessageFormat, which editors
// for translators know:
//
//   - {n}: the argument as it is; a fraction has one digit
//   - {n, number}: with a mark between groups of three digits, as in 1,000
//   - {day, date}: a day as the phrase DateOf writes it
//   - {n, plural, =0 {none} one {# tile} other {# tiles}}: by a number, or by the plural categories that Unicode's CLDR gives
//     the language; # stands for the number
//   - {side, select, Nero {nera} other {{side}}}: by a word; none stands for the empty string
//   - {side, il}: as the phrase Kinds.il(side) of the same file writes it
//
// There is no quoting: print has ’ for the apostrophe. A phrase without arguments has no gaps. Only the phrases of the lessons
// do: they can use all gaps of LessonGaps.
//
// # For translators
//
// English is the model. A comment in its file says what a phrase is about, or where it is shown. After "by" it names the Go
// type of the keys. Whoever adds or changes a phrase does so in every language. A comment at the top of a file says how the
// reader is addressed, and which words it uses for the things of the game.
//
//   - Names of holes ("c7") are put in as they are. Use select if a phrase depends on the name of a side.
//   - Quotation marks and apostrophes are those of print: “ ”, « », ’.
//   - One thing has one word. The list at the top of the file has it, and the rule book uses the same.
//   - Buttons are short. The tests know the buttons with little room. They also list the cognates: phrases that can be the
//     same as in English.
package text

//go:generate go run ./generate

// Package text contains every word that a person reads, in all languages. Programs ask for a
// language with In and get a Text, whose fields are phrases, and functions where a number, a name or
// another choice enters the phrase: t.NewGame, t.MarblesLeft(3).
//
// # Areas
//
// A Text is made of areas, each a struct for one part of the program, a few in a file:
//
//   - app.go: what stands round every screen, AppText and SettingsText
//   - board.go: the board on any screen and the workshop that builds boards, BoardText and WorkshopText
//   - table.go: a game being played, its count and all notices, TableText, CountText and NoticeText
//   - games.go: games that begin, are kept, and are shared with others, NewGameText, LibraryText,
//     ShareText and LiveText
//   - study.go: what one learns from, AnalysisText, ReviewText, PuzzleText, ProgressText and CourseText
//
// The areas are embedded, so that users write t.Hint and need not know the area: a field may move to
// another. Names of fields are therefore unique in all areas.
//
// # Languages
//
// The words of a language lie in a file of the folder words, named by its tag: fr.properties. Another, fr-book.properties,
// has those of the rule book, a page of its own that is not loaded with the game; see Reference. languages.go lists the
// languages, each with its rule for plurals. Programs that run natively have all files in them, that of the browser has
// English alone: the page fetches another file beside the program, and the program takes it over with Load.
//
// # Files
//
// A file has the format of Java's properties, in UTF-8: a line "name = text" for each phrase, comments after #, and at the
// end of a line \ if the next one goes on. The name is that of a field; what lies in a list has its number or key after a
// point. Spaces at which a line must not break are written as \u00a0, or as \u202f where they are narrow, and a place where
// a word may be divided as \u00ad. A name with arguments after it, as
//
//	AreaSum(marbles,tiles) = {marbles, plural, one {# marble} other {# marbles}} on {tiles, plural, one {# tile} other {# tiles}}
//
// is a phrase with gaps. They are written in a part of ICU MessageFormat, a format that editors for translators know:
//
//   - {n}: the argument as it is; a fraction has one digit
//   - {n, number}: with a mark between groups of three digits, as in 1,000
//   - {day, date}: a day as the phrase DateOf writes it
//   - {n, plural, =0 {none} one {# tile} other {# tiles}}: by a number, or by the plural categories that Unicode's CLDR gives
//     the language; # stands for the number
//   - {side, select, Nero {nera} other {{side}}}: by a word; none stands for nothing at all
//   - {side, il}: as the phrase Kinds.il(side) of the same file writes it, above the phrases that use it
//
// There is no quoting: print has ’ for the apostrophe. A phrase without arguments has no gaps; what stands in braces there,
// as {first} or {hole} in the lessons, is filled in by the program and stays as it is.
//
// # For translators
//
// English is the model. A comment in its file says what the phrase is about or where it stands if that is not plain from
// the words. Whoever adds or changes a phrase does so in every language. A comment at the top of a file says how the reader
// is addressed and which words stand for the things of the game.
//
//   - Names of holes ("c7") are put in as they are; where a phrase depends on the name of a side, select tells them apart.
//   - Quotation marks and apostrophes are those of print: “ ”, « », ’.
//   - One thing has one word. The list at the top of the file has it, and the rule book uses the same.
//   - Buttons are short: the tests know those with little room. A phrase that may be the same as in English is listed there
//     among the cognates.
package text

// Package text contains every word that a person reads, in all languages. Programs ask for a
// language with In and get a Text, whose fields are phrases, and functions where a number, a name or
// another choice enters the phrase: t.NewGame, t.MarblesLeft(3).
//
// # Areas
//
// A Text is made of areas, each a struct for one room of the program, a few in a file:
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
// The words of a language lie in files that begin with its tag and end like those of the areas:
// en_board.go has the words of board.go, and so on. The first, en.go, also lists the areas, says how
// the reader is addressed and which words stand for the things of the game, and has functions that
// only this language needs; forms.go has those of several. The last, en_reference.go, is a Reference:
// the rule book, a page of its own that is not loaded with the game.
//
// # For translators
//
// English is the model. The comment at a field says what the phrase is about or where it stands if
// that is not plain from the English words. Whoever adds or changes a phrase does so in every
// language.
//
//   - Words that a number enters are functions, since languages have their own plural forms; so are
//     those with the name of a side, where article or gender may depend on it. Names of holes ("c7")
//     are put in as they are.
//   - What stands in braces, as {first} or {hole}, is filled in by the program and stays as it is.
//   - Spaces at which a line must not break are no-break spaces, as such or as \u00a0 and \u202f.
//     Quotation marks and apostrophes are those of print: “ ”, « », ’.
//   - One thing has one word. The list at the top of a language's first file has it, and the rule
//     book uses the same.
//   - Buttons are short: the tests know those with little room. A phrase that may be the same as in
//     English is listed there among the cognates.
package text

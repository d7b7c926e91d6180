// Package library stores the player's games, the head and the training. The head has the settings
// and the choices of the player. Package library is the only reader and writer of stored texts.
// Other packages use games, a Head and a History.
//
// # Texts
//
// Everything is stored as texts under keys: the head under HeadKey, each game under its own key,
// and the training under TrainingKey. A game is written before the head that lists it. Therefore
// nothing is lost if the browser is killed between the two. Texts of all earlier versions can be
// read, field by field. An unreadable field loses only itself, and a copy of the text is kept.
//
// Browsers flush stored texts to disk seconds later, and lose them if they are killed or the power
// fails before. Therefore every write also goes into a journal that is on disk at once. Open
// restores the texts that storage has lost from the journal. The journal guarantees that nothing is
// lost that was shown for 250 ms. If it does not work, only storage counts.
//
// # Writing
//
// A Library is a value. Put, Remove and similar methods return a Library that wants other texts in
// storage. Due returns the necessary Writes, and Save runs them on a Storage. A Write names the
// text that it replaces, so that it does not overwrite another tab's text.
package library

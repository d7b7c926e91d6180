// Package store holds texts by key: the wanted texts, and the stored texts as far as known. It
// answers one question: what must be written now?
//
// A [Store] is a value. The program changes wanted texts (With) and records news of the storage
// (Heard, Emptied). It gets the difference (Due) and marks it as passed to the storage (Written).
// The cost of a change does not depend on the number of stored texts, because there can be
// thousands.
//
//	s := store.New(stored)              // the stored texts, all wanted
//	s = s.With("kulami.game.x", text)   // wanted from now on
//	for _, c := range s.Due() { … }     // write c.Text where c.Was is expected
//	s = s.Written()
//
// Writing compares first: a Change has the text that it replaces. So a browser tab notices before
// it overwrites another tab's text.
//
// The package is independent of games, settings and the meaning of keys. It has two tools for its
// users. Decode reads a JSON text and loses only damaged fields. Quote and Unquote write and read a
// browser's texts, which can have halves of surrogate pairs.
package store

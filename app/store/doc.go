// Package store keeps texts under keys: the texts that the program wants in storage, and
// those that are there as far as it knows. It answers one question: what must be written now?
//
// A [Store] is a value. The program changes what it wants (With), notes what it hears of the
// storage (Heard, Emptied), asks for the difference (Due), and says that it has been handed
// over (Written). A change costs what has changed, not what lies there: there may be thousands
// of texts.
//
//	s := store.New(stored)              // what was read; all of it is wanted
//	s = s.With("kulami.game.x", text)   // wanted from now on
//	for _, c := range s.Due() { … }     // write c.Text where c.Was is expected
//	s = s.Written()
//
// Writing compares first: a Change names the text that it replaces, so that two tabs of a
// browser notice when one of them would write over the other.
//
// The package knows neither games nor settings, and what a key means. It has two tools for
// those who do: Decode reads a JSON text so that only a damaged field is lost, and Quote and
// Unquote write and read texts as browsers have them, with halves of surrogate pairs.
package store

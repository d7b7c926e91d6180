// Package library keeps the player's games and whatever else the program stores: the head, with the settings and the choices
// of the player, and what was trained. It is the only reader and writer of stored texts; others see games, a Head and a
// History.
//
// # Texts
//
// Everything is kept as texts under keys: the head under HeadKey, each game under its own key, and what was trained under
// TrainingKey. A game is written before the head that names it, so that a program that is killed between the two has lost
// nothing. A text of any earlier version is read, field by field: of a field that cannot be read only that field is lost, and
// a copy of the text stays.
//
// Browsers put what is stored on the disk seconds later, and lose it when they are killed or the power fails before. What is
// written therefore also goes into a journal that is on the disk at once, and Open brings back what storage has lost of it. The
// journal promises that nothing is lost that was shown for 250 ms. Where it does not work, storage alone counts.
//
// # Writing
//
// A Library is a value: Put, Remove and the like return another one, which wants something else in storage. Due returns
// what must be written for that, as Writes; Save carries them out on a Storage. A Write names the text that it replaces, so
// that the text of another tab is not lost.
package library

// What the scripts of the page and the program share, as window.kulami:
//
//   program         promise of the compiled program (program.js)
//   dress()         promise that the whole style sheet is there (dress.js)
//   spoken          the language to speak at the start, or nothing for English (words.js)
//   words(lang)     promise of the words of another language (words.js)
//   storageBlocked  true when nothing can be saved; a substitute in memory stands in for localStorage (storage.js)
//   journal         what of localStorage may not be on the disk: write(texts) and ahead() (journal.js)
//   hire()          a worker that runs the program as the engine (boot.js)
//   mounted()       the program takes moves (boot.js)
//   early           selector of what was pressed last before the program was ready; null later (early-press.js)
//   started         true when it takes moves and the whole style sheet is there; the event kulami-started on window says so (boot.js)
//
// and what awake.js, files.js, give.js, install.js and voice.js list.
export const kulami = (window.kulami ??= {});

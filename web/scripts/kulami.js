// The interface between the page's scripts and the program, as window.kulami:
//
//   program         promise of the compiled program (program.js)
//   loadStyles()    promise that the whole style sheet is loaded (styles.js)
//   spoken          the language at the start, or "" for English (words.js)
//   words(lang)     promise of the words of another language (words.js)
//   storageBlocked  whether nothing can be saved; localStorage is then a substitute in memory
//                   (storage.js)
//   journal         localStorage entries not yet flushed to disk: write(texts) and ahead()
//                   (journal.js)
//   startEngine()   a worker that runs the program as the engine (boot.js)
//   mounted()       called by the program when it accepts moves (boot.js)
//   early           selector of the last click before the program was ready; null later
//                   (early-press.js)
//   started         whether the program accepts moves and the whole style sheet is loaded; the
//                   window event kulami-started announces it (boot.js)
//
// awake.js, files.js, give.js, install.js and voice.js document their own functions.
export const kulami = (window.kulami ??= {});

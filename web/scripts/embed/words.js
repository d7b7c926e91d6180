// The sentences of embed.html. The build fills in WORDS, by language: phrases of package text with {0} and {1} in the place
// of names and numbers, and where a phrase changes with a number, one for each plural category.

export const languages = Object.keys(WORDS);

const fill = (phrase, ...values) => phrase.replace(/\{(\d)\}/g, (_, i) => values[i]);

// wordsOf gives the phrases of a language, those with names and numbers as functions. sides has both sides of each set of
// marbles: their names, that they win, that they are to move.
export const wordsOf = (lang) => {
  const words = WORDS[lang];
  const rule = new Intl.PluralRules(lang);
  const plural = (phrases, n) => phrases[rule.select(n)] ?? phrases.other;
  const phrase = (name) => (...values) => fill(words[name], ...values);
  return {
    ...words,
    wonBy: phrase("wonBy"),
    lookingAt: phrase("lookingAt"),
    played: phrase("played"),
    tally: phrase("tally"),
    byPoints: (n) => fill(plural(words.byPoints, n), n),
    damaged: (kept, of) => fill(plural(kept === of ? words.undamaged : words.damaged, of), kept, of),
  };
};

// The sentences of embed.html. The build sets WORDS to phrases of package text by language, with
// that package's placeholders.

export const languages = Object.keys(WORDS);

const plurals = /\{(\w+), plural,((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;

// fill replaces the placeholders of a phrase, such as {name} and {n, plural, one {# move} other {#
// moves}}. Rule selects the plural form.
const fill = (phrase, values, rule) => phrase
  .replace(plurals, (_, name, cases) => {
    const n = values[name];
    const words = Object.fromEntries([...cases.matchAll(/ ([=\w]+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, key, words]) => [key, words]));
    return (words[`=${n}`] ?? words[rule.select(n)] ?? words.other).replaceAll("#", n);
  })
  .replace(/\{(\w+)\}/g, (_, name) => values[name]);

// wordsOf returns the phrases of a language. Phrases with names or numbers are functions. Sides
// holds the names, the winner's sentence and the turn's sentence of both sides, for each marble
// set.
export const wordsOf = (lang) => {
  const words = WORDS[lang];
  const rule = new Intl.PluralRules(lang);
  return {
    ...words,
    wonBy: (head, by) => fill(words.wonBy, { head, by }),
    lookingAt: (ply, of) => fill(words.lookingAt, { move: ply, of }),
    played: (side, hole) => fill(words.played, { side, hole }),
    tally: (first, a, second, b) => fill(words.tally, { first, a, second, b }),
    byPoints: (n) => fill(words.byPoints, { n }, rule),
    damaged: (kept, of) => {
      if (kept === of) return words.damagedWhole;
      return of < 0 ? fill(words.damagedOpen, { kept }, rule) : fill(words.damagedPart, { kept, of }, rule);
    },
  };
};

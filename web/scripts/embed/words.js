// The sentences of embed.html. The build fills in WORDS, by language: phrases of package text, with the gaps of that package.

export const languages = Object.keys(WORDS);

const plurals = /\{(\w+), plural,((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;

// fill puts values into the gaps of a phrase: {name}, and {n, plural, one {# move} other {# moves}} by a rule.
const fill = (phrase, values, rule) => phrase
  .replace(plurals, (_, name, cases) => {
    const n = values[name];
    const words = Object.fromEntries([...cases.matchAll(/ ([=\w]+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, key, words]) => [key, words]));
    return (words[`=${n}`] ?? words[rule.select(n)] ?? words.other).replaceAll("#", n);
  })
  .replace(/\{(\w+)\}/g, (_, name) => values[name]);

// wordsOf gives the phrases of a language, those with names and numbers as functions. sides has both sides of each set of
// marbles: their names, that they win, that they are to move.
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

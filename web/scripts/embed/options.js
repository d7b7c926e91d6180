// Reads the query of embed.html. Unknown values become the defaults of the app's settings.

const offered = {
  theme: ["auto", "light", "dark"],
  wood: ["light", "dark", "flat", "contrast"],
  marbles: ["red-black", "white-black", "red-white", "safe"],
  coordinates: ["1", "0"],
  autoplay: ["0", "1"],
};

// readOptions returns the options of a query: the known options, lang as one of languages, and
// start, the first ply, if given. Preferred holds the browser's languages, best first.
export const readOptions = (query, languages, preferred) => {
  const asked = new URLSearchParams(query);
  const options = {};
  for (const name in offered) options[name] = offered[name].find((value) => value === asked.get(name)) ?? offered[name][0];
  const tags = [asked.get("lang") ?? "", ...preferred].map((tag) => tag.toLowerCase().split("-")[0]);
  options.lang = tags.find((tag) => languages.includes(tag)) ?? "en";
  if (/^\d{1,2}$/.test(asked.get("start"))) options.start = +asked.get("start");
  return options;
};

// Fetches the words of languages other than English, which the program includes. The build sets
// WORDS to the names of the files by language.
import { kulami } from "./kulami.js";

const fetchWords = async (lang) => {
  const response = await fetch(WORDS[lang]);
  if (!response.ok) throw new Error(`${WORDS[lang]}: ${response.status}`);
  return response.text();
};

// Returns the language that the program will use. Package text chooses it in the same way.
const chosen = () => {
  let choice;
  try {
    choice = JSON.parse(localStorage.getItem("kulami")).settings.Language;
  } catch {
 // nothing is stored, or it is unreadable
  }
  const tags = typeof choice === "string" && choice !== "auto" ? [choice] : navigator.languages;
  const languages = ["en", ...Object.keys(WORDS)];
  return tags.map((tag) => languages.find((lang) => tag === lang || tag.startsWith(`${lang}-`))).find(Boolean);
};

// Request them in parallel with the program, so that they cost no time.
const lang = chosen();
kulami.spoken = lang in WORDS ? lang : "";
let early = kulami.spoken ? fetchWords(lang) : undefined;
early?.catch((error) => console.warn("kulami:", error));

// A failed request is repeated the next time.
kulami.words = (lang) => {
  const words = lang === kulami.spoken && early ? early : fetchWords(lang);
  early = undefined;
  return words;
};

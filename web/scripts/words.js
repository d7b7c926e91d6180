// Fetches the words of languages other than English, which the program has itself. The build fills in WORDS, the names of
// the files by language.
import { kulami } from "./kulami.js";

const fetchWords = async (lang) => {
  const response = await fetch(WORDS[lang]);
  if (!response.ok) throw new Error(`${WORDS[lang]}: ${response.status}`);
  return response.text();
};

// The language that the program will speak; package text finds it in the same way.
const chosen = () => {
  let choice;
  try {
    choice = JSON.parse(localStorage.getItem("kulami")).settings.Language;
  } catch {
    // Nothing is stored, or it cannot be read.
  }
  const tags = typeof choice === "string" && choice !== "auto" ? [choice] : navigator.languages;
  const languages = ["en", ...Object.keys(WORDS)];
  return tags.map((tag) => languages.find((lang) => tag === lang || tag.startsWith(`${lang}-`))).find(Boolean);
};

// They are asked for beside the program, so that they cost no time.
const lang = chosen();
kulami.spoken = lang in WORDS ? lang : "";
let early = kulami.spoken ? fetchWords(lang) : undefined;
early?.catch((error) => console.warn("kulami:", error));

// What failed is fetched again the next time.
kulami.words = (lang) => {
  const words = lang === kulami.spoken && early ? early : fetchWords(lang);
  early = undefined;
  return words;
};

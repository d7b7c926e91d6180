// Cards over the page with a sentence and a button, for what the program cannot say itself.
import { kulami } from "./kulami.js";

// The page has each template in every language; the first one stands in where the reader's is missing.
const template = (name) => {
  const all = [...document.querySelectorAll(`template[data-boot="${name}"]`)];
  const read = (tag) => all.find((t) => tag.toLowerCase().split("-")[0] === t.lang);
  // The program has set the language of the page once it has started.
  const tags = kulami.started ? [document.documentElement.lang] : navigator.languages;
  return tags.map(read).find(Boolean) ?? all[0];
};

// showCard shows a copy of a template of the page, once. Its button loads the page again.
export const showCard = (name) => {
  const shown = document.querySelector(`[data-state="${name}"]`);
  if (shown) return shown;
  const card = template(name).content.firstElementChild.cloneNode(true);
  (document.body ?? document.documentElement).append(card);
  const button = card.querySelector("button");
  button.onclick = () => location.reload();
  button.focus();
  return card;
};

// The browser, its settings or a policy of the host may forbid WebAssembly. This module is empty.
const runsPrograms = () => {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])));
  } catch {
    return false;
  }
};

// fail shows why the game does not start.
export const fail = (error) => {
  console.warn("kulami:", error);
  showCard(runsPrograms() ? "failed" : "unfit");
};

// Cards over the page with a sentence and a button, for failures that the program cannot report.
import { kulami } from "./kulami.js";

// The page has each template in every language. The first one replaces a missing language.
const template = (name) => {
  const all = [...document.querySelectorAll(`template[data-boot="${name}"]`)];
  const read = (tag) => all.find((t) => tag.toLowerCase().split("-")[0] === t.lang);
  // The started program has set the page's language.
  const tags = kulami.started ? [document.documentElement.lang] : navigator.languages;
  return tags.map(read).find(Boolean) ?? all[0];
};

// showCard shows a copy of a template of the page, once. Its button reloads the page.
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

// The browser, its settings or the host's policy can forbid WebAssembly. This test module is empty.
const runsPrograms = () => {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])));
  } catch {
    return false;
  }
};

// fail shows the reason why the game does not start.
export const fail = (error) => {
  console.warn("kulami:", error);
  showCard(runsPrograms() ? "failed" : "unfit");
};

// What of the style sheet the first picture does not need comes after it. The program starts when it is there.
import { showCard } from "./card.js";

const stall = 10_000; // ms, after which the card is shown; it goes when the program starts after all

const load = (address) =>
  new Promise((done, fail) => {
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: address, integrity: SHEET_DIGEST, onload: done, onerror: fail });
    document.head.append(sheet);
  });

const late = setTimeout(showCard, stall, "failed");

// The second try passes all caches by: one of them may have kept a damaged file.
export const dressed = load(SHEET)
  .catch(() => load(`${SHEET}?again`))
  .finally(() => clearTimeout(late));

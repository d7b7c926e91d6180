// What of the style sheet the first picture does not need comes after the program, whose way it would share, and presses wait
// for it; where that picture is not seen, it comes at once, and the program waits.
import { showCard } from "./card.js";
import { kulami } from "./kulami.js";

const stall = 10_000; // ms, after which the card is shown; it goes when the program starts after all

const load = async (cache) => {
  const response = await fetch(SHEET, { cache, integrity: SHEET_DIGEST });
  if (!response.ok) throw new Error(`${SHEET}: ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets = [sheet]; // which count after those of the page
};

// The second try passes all caches by: one of them may have kept a damaged file.
const dress = async () => {
  const late = setTimeout(showCard, stall, "failed");
  await load("default").catch(() => load("reload")).finally(() => clearTimeout(late));
};

// dress returns a promise that the sheet is there.
kulami.dress = () => (kulami.dressed ??= dress());

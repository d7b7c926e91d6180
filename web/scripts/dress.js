// What of the style sheet the first picture does not need comes after the program, whose way it would share, and presses wait
// for it; where that picture is not seen, it comes at once, and the program waits.
import { showCard } from "./card.js";
import { kulami } from "./kulami.js";

const stall = 10_000; // ms, after which the card is shown; it goes when the program starts after all

// A link, for of its sheet the browser reads no more of a rule than it needs: to have the text made a sheet here takes five
// times as long.
const load = () =>
  new Promise((loaded, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: SHEET, integrity: SHEET_DIGEST, onload: loaded });
    link.onerror = () => {
      link.remove();
      failed(new Error(SHEET));
    };
    document.documentElement.append(link); // behind the head, whose sheet counts before it
  });

// The second try passes all caches by: one of them may have kept a damaged file.
const again = async () => {
  await (await fetch(SHEET, { cache: "reload" })).text();
  await load();
};

const dress = async () => {
  const late = setTimeout(showCard, stall, "failed");
  await load().catch(again).finally(() => clearTimeout(late));
};

// dress returns a promise that the sheet is there.
kulami.dress = () => (kulami.dressed ??= dress());

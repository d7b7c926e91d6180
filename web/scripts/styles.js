// Loads the non-critical CSS after the program, so that they do not compete for bandwidth; clicks
// are queued until it is there. For known visitors, who do not see the first picture, it loads
// immediately, and the program waits for it.
import { kulami } from "./kulami.js";

// Use a link, not a constructed sheet. The browser parses a linked sheet lazily; building it from
// text took five times as long.
const load = () =>
  new Promise((loaded, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: SHEET, integrity: SHEET_DIGEST, onload: loaded });
    link.onerror = () => {
      link.remove();
      failed(new Error(SHEET));
    };
    document.documentElement.append(link); // after the head, whose sheet has lower priority
  });

// The second try bypasses all caches, because one of them can hold a damaged file.
const again = async () => {
  await (await fetch(SHEET, { cache: "reload" })).text();
  await load();
};

// loadStyles returns a promise that resolves when the sheet is loaded.
kulami.loadStyles = () => (kulami.stylesLoaded ??= load().catch(again));

// What of the style sheet the first picture does not need comes after the program, whose way it would share, and presses wait
// for it; where that picture is not seen, it comes at once, and the program waits.
import { kulami } from "./kulami.js";

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

// dress returns a promise that the sheet is there.
kulami.dress = () => (kulami.dressed ??= load().catch(again));

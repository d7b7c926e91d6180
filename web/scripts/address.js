// Repairs the address and hides a board that may be the wrong one.
import { kulami } from "./kulami.js";

// A fragment or path with a broken escape (#%zz, #100%) would stop the program before it starts. The raw text is kept
// for the program to read, and the address is made clean. This happens again when the address is edited by hand.
const clean = (event) => {
  try {
    decodeURIComponent(location.pathname + location.hash);
  } catch {
    // The program would take the clean address for an edit that takes this one back.
    event?.stopImmediatePropagation();
    kulami.badFragment = location.hash.slice(1);
    history.replaceState(null, "", "./" + location.search);
    dispatchEvent(new CustomEvent("kulami-bad-fragment"));
  }
};
clean();
addEventListener("popstate", clean);

// The page is drawn with the game of a first visit. A player who comes back, or follows a link, does not see it: the
// board stays hidden until the program, which takes the class off, has drawn the right one.
let known = location.hash !== "";
try {
  known ||= localStorage.getItem("kulami") !== null;
} catch {
  // What cannot be read cannot be shown either.
}
document.documentElement.classList.toggle("returning", known);

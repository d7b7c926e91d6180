// The page is drawn with the game of a first visit. A player who comes back, or follows a link, does not see it: the
// board stays blank, or a page without one, until the program, which takes the marks off, has drawn the right one.
import { kulami } from "./kulami.js";

let known = location.hash !== "";
try {
  known ||= localStorage.getItem("kulami") !== null;
} catch {
  // What cannot be read cannot be shown either.
}
const { classList, dataset } = document.documentElement;
classList.toggle("returning", known);
const page = /^#(puzzles|progress|storm)\b/.exec(location.hash);
if (page) dataset.page = page[1];
if (known) kulami.dress().catch(() => {}); // boot.js reports it

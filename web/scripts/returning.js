// The page is drawn with the game of a first visit. Players who return or follow a link must not
// see it. The board, or the whole page of a screen without a board, stays blank until the program
// draws the right one. The program then removes the marks.
import { kulami } from "./kulami.js";

let known = location.hash !== "";
try {
  known ||= localStorage.getItem("kulami") !== null;
} catch {
 // unreadable storage has no game to show
}
const { classList, dataset } = document.documentElement;
classList.toggle("returning", known);
const page = /^#(puzzles|progress)\b/.exec(location.hash);
if (page) dataset.page = page[1];
if (known) kulami.loadStyles().catch(() => {}); // boot.js reports it

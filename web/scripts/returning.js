// The page is drawn with the game of a first visit. A player who comes back, or follows a link, does not see it: the
// board stays blank until the program, which takes the class off, has drawn the right one.
import { kulami } from "./kulami.js";

let known = location.hash !== "";
try {
  known ||= localStorage.getItem("kulami") !== null;
} catch {
  // What cannot be read cannot be shown either.
}
const { classList } = document.documentElement;
classList.toggle("returning", known);
classList.toggle("boardless", /^#(puzzles|progress)\b/.test(location.hash));
if (known) kulami.dress().catch(() => {}); // boot.js reports it

// What is pressed before the program takes presses and the whole style sheet is there is kept, and pressed again then. A press
// on the board shows where the marble will go; another press moves it.
import { kulami } from "./kulami.js";

let ghost = null; // the marble shown

const press = (event) => {
  const pressed = event.target.closest?.("[data-hole],[data-act]");
  if (!pressed || pressed.closest(".boot-card") || document.documentElement.classList.contains("returning")) return;
  event.stopPropagation();
  const { hole, act } = pressed.dataset;
  kulami.early = hole ? `[data-hole="${hole}"]` : `[data-act="${act}"]`;
  ghost?.remove();
  if (!hole) return;
  const hit = pressed.querySelector(".hit");
  ghost = document.createElementNS(hit.namespaceURI, "use");
  const look = { class: "marble", href: "#marble-first", x: hit.getAttribute("x"), y: hit.getAttribute("y") };
  for (const name in look) ghost.setAttribute(name, look[name]);
  pressed.append(ghost);
};
addEventListener("click", press, true); // before the program hears of it

// withoutGhost calls f while the marble shown is not in the page.
export const withoutGhost = (f) => {
  const hole = ghost?.parentNode;
  ghost?.remove();
  f();
  hole?.append(ghost);
};

// pressAgain hands the last press to the program.
export const pressAgain = () => {
  removeEventListener("click", press, true);
  ghost?.remove();
  const pressed = kulami.early && document.querySelector(kulami.early);
  kulami.early = null;
  pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

// Clicks before the program and the whole style sheet are ready are stored and repeated later. A
// click on the board shows a preview of the marble; another click moves it.
import { kulami } from "./kulami.js";

let ghost = null; // the preview

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
addEventListener("click", press, true); // before the program's handlers

// withoutGhost calls f while the preview is out of the page.
export const withoutGhost = (f) => {
  const hole = ghost?.parentNode;
  ghost?.remove();
  f();
  hole?.append(ghost);
};

// pressAgain repeats the last click for the program.
export const pressAgain = () => {
  removeEventListener("click", press, true);
  ghost?.remove();
  const pressed = kulami.early && document.querySelector(kulami.early);
  kulami.early = null;
  pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

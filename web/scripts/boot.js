// The script at the end of the page starts the program, which the script in the head has asked for.
import "wasm_exec.js"; // Go's own glue
import "./awake.js";
import "./give.js";
import { fail, showCard } from "./card.js";
import { pressAgain, withoutGhost } from "./early-press.js";
import "./face.js";
import "./install.js";
import { kulami } from "./kulami.js";
import "./files.js";
import "./storage.js";
import "./voice.js";

const bar = document.getElementById("boot-bar");

// The program never ends by itself: when it does, the page it drew is dead. The handlers it left behind are taken
// away and the game is offered for copying.
const crashed = () => {
  bar.hidden = true;
  window.onclick = window.onpopstate = window.onresize = null;
  // An open dialog would lie over the card and keep it from being pressed.
  for (const dialog of document.body.firstElementChild.querySelectorAll("dialog")) dialog.remove();
  document.body.firstElementChild.inert = true;
  const card = showCard("crash");
  // The record of the game shown is in the address, those of all others in storage.
  const texts = [location.hash, ...Object.values(localStorage)].join(" ");
  const records = [...new Set(texts.match(/\bk1\/[\w/]+/g))].join("\n");
  const field = card.querySelector("textarea");
  if (records) field.value = records;
  else field.remove();
};

kulami.hire = () => {
  const worker = new Worker(WORKER, { name: "engine" });
  kulami.program.then((program) => worker.postMessage(program));
  return worker;
};

const start = async () => {
  const go = new Go();
  // Percent: garbage is collected when there are 16 MB, for that holds up a drawing. The start leaves less; in a game it is
  // collected while the computer thinks. A stack trace has addresses, for the program has no names of functions.
  go.env = { GOGC: 400, GOTRACEBACK: "system" };
  const program = await kulami.program;
  kulami.dress().catch(() => {}); // awaited below
  const instance = await WebAssembly.instantiate(program, go.importObject);
  if (document.documentElement.classList.contains("returning")) await kulami.dress();
  const mounted = new Promise((resolve) => {
    kulami.mounted = resolve;
  });
  // It takes the page over before it returns. Its promise settles when the program has ended.
  withoutGhost(() => go.run(instance).then(crashed, crashed));
  await Promise.all([mounted, kulami.dress()]);
  performance.mark("app-ready"); // for measurements and journeys
  bar.hidden = kulami.started = true;
  document.querySelector('[data-state="failed"]')?.remove();
  dispatchEvent(new Event("kulami-started"));
  pressAgain();
};

start().catch((error) => {
  bar.hidden = true;
  fail(error);
});

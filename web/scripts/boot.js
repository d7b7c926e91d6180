// The script at the end of the page starts the program. The script in the head has already
// requested it.
import "wasm_exec.js"; // Go's JavaScript support
import "./awake.js";
import "./give.js";
import { fail, showCard } from "./card.js";
import { pressAgain, withoutGhost } from "./early-press.js";
import "./face.js";
import "./install.js";
import "./keys.js";
import { kulami } from "./kulami.js";
import "./files.js";
import "./storage.js";
import "./voice.js";

const bar = document.getElementById("boot-bar");

// The program never ends by itself. If it ends, the page is dead: remove its handlers and offer the
// game for copying.
const crashed = () => {
  bar.hidden = true;
  window.onclick = window.onpopstate = window.onresize = null;
  // An open dialog would cover the card and block its button.
  for (const dialog of document.body.firstElementChild.querySelectorAll("dialog")) dialog.remove();
  document.body.firstElementChild.inert = true;
  const card = showCard("crash");
  // The address has the record of the present game, storage has all others.
  const texts = [location.hash, ...Object.values(localStorage)].join(" ");
  const records = [...new Set(texts.match(/\bk1\/[\w/]+/g))].join("\n");
  const field = card.querySelector("textarea");
  if (records) field.value = records;
  else field.remove();
};

kulami.startEngine = () => {
  const worker = new Worker(WORKER, { name: "engine" });
  kulami.program.then((program) => worker.postMessage(program));
  return worker;
};

const start = async () => {
  const go = new Go();
  // Percent. Garbage is collected at 16 MB, because a collection delays drawing. The start needs
  // less; in a game the collection runs while the computer thinks. Stack traces have addresses,
  // because the program has no function names.
  go.env = { GOGC: 400, GOTRACEBACK: "system" };
  const program = await kulami.program;
  kulami.loadStyles().catch(() => {}); // awaited below
  const instance = await WebAssembly.instantiate(program, go.importObject);
  if (document.documentElement.classList.contains("returning")) await kulami.loadStyles();
  const mounted = new Promise((resolve) => {
    kulami.mounted = resolve;
  });
  // go.run hydrates the page before it returns. Its promise settles when the program ends.
  withoutGhost(() => go.run(instance).then(crashed, crashed));
  await Promise.all([mounted, kulami.loadStyles()]);
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

// Loads the program from the first moment on. A failure or a delay before the program runs shows a
// card with a sentence and a button.
import { fail } from "./card.js";
import { kulami } from "./kulami.js";
import { load } from "./load.js";

// ms until the card is shown; it disappears if the program starts after all
const patience = 20_000;

const program = new URL(PROGRAM, document.baseURI).href;

const late = setTimeout(() => {
  if (!document.querySelector('[data-state="crash"]')) fail(`not ready after ${patience} ms`);
}, patience);
addEventListener("kulami-started", () => clearTimeout(late));

// A worker loads the program, which makes later visits faster. Its script is part of the page,
// because another file would arrive much later.
const elsewhere = () =>
  new Promise((resolve, reject) => {
    const script = URL.createObjectURL(new Blob([PROGRAM_WORKER], { type: "text/javascript" }));
    const worker = new Worker(script);
    worker.onmessage = ({ data }) => {
      URL.revokeObjectURL(script);
      worker.terminate();
      if (typeof data === "string") reject(data);
      else resolve(data);
    };
    worker.onmessageerror = worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      resolve(load(program));
    };
    worker.postMessage(program);
  });

// Only Chromium, the only engine with userAgentData, benefits from the worker. After using it,
// WebKit sometimes opens no more pages offline.
kulami.program = navigator.userAgentData && window.Worker ? elsewhere() : load(program);
kulami.program.catch(fail);

// The script that starts the program is at the end of the page.
addEventListener("DOMContentLoaded", () => {
  if (!kulami.startEngine) fail("the end of the page is missing");
});

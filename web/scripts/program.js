// Has the program loaded from the first moment on. What fails before the program runs, or takes too long, ends in a card with a
// sentence and a button.
import { fail } from "./card.js";
import { kulami } from "./kulami.js";
import { load } from "./load.js";

const patience = 20_000; // ms until the card is shown; it goes when the program starts after all

const program = new URL(PROGRAM, document.baseURI).href;

const late = setTimeout(() => {
  if (!document.querySelector('[data-state="crash"]')) fail(`not ready after ${patience} ms`);
}, patience);
addEventListener("kulami-started", () => clearTimeout(late));

// A worker loads the program, so that later visits are ready sooner. Its script is part of the page, because another file
// would come much later.
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

// Only Chromium, which alone has userAgentData, gains by the worker; WebKit has been seen to open no more pages offline
// after it.
kulami.program = navigator.userAgentData && window.Worker ? elsewhere() : load(program);
kulami.program.catch(fail);

// The script that starts the program comes at the end of the page.
addEventListener("DOMContentLoaded", () => {
  if (!kulami.hire) fail("the end of the page is missing");
});

// Has the program loaded from the first moment on. What fails or stops to arrive before the program runs ends in a card
// with a sentence and a button.
import { showCard } from "./card.js";
import { kulami } from "./kulami.js";
import { load } from "./load.js";

const stall = 10_000; // ms without any data, after which the card is shown; it goes when the program starts after all

const program = new URL(PROGRAM, document.baseURI).href;

const fail = (error) => {
  console.warn("kulami:", error);
  showCard("failed");
};

let timer;
const arrived = () => {
  clearTimeout(timer);
  timer = setTimeout(fail, stall, `nothing has arrived for ${stall} ms`);
};

const here = () => load(program, arrived);

// A worker loads the program, so that later visits are ready sooner. Its script is part of the page, because another file
// would come much later.
const elsewhere = () =>
  new Promise((resolve, reject) => {
    const script = URL.createObjectURL(new Blob([PROGRAM_WORKER], { type: "text/javascript" }));
    const worker = new Worker(script);
    worker.onmessage = ({ data }) => {
      if (data === "arrived") return arrived();
      URL.revokeObjectURL(script);
      worker.terminate();
      if (typeof data === "string") reject(data);
      else resolve(data);
    };
    worker.onmessageerror = worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      resolve(here());
    };
    worker.postMessage(program);
  });

arrived();
// Only Chromium, which alone has userAgentData, gains by the worker; WebKit has been seen to open no more pages offline
// after it.
kulami.program = navigator.userAgentData && window.Worker ? elsewhere() : here();
kulami.program.catch(fail).finally(() => clearTimeout(timer));

// The script that starts the program comes at the end of the page.
const pageLate = setTimeout(fail, stall, "the end of the page has not arrived");
addEventListener("DOMContentLoaded", () => {
  clearTimeout(pageLate);
  if (!kulami.hire) fail("the end of the page is missing");
});

// kulami.keepAwake(on) keeps the screen on, where the browser can do that and does it now, or lets it go dark again. A page
// that is hidden loses what it had.

import { kulami } from "./kulami.js";

let lock;
let last = Promise.resolve();

const keep = async (on) => {
  if (on && !(lock?.released === false)) lock = await navigator.wakeLock?.request("screen");
  if (!on) await lock?.release();
};

const patience = () => new Promise((over) => setTimeout(over, 2000));

// One after the other: the browser takes its time to answer, or never does.
kulami.keepAwake = (on) => {
  last = Promise.race([last, patience()])
    .then(() => keep(on))
    .catch(() => {});
};

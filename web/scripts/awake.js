// kulami.keepAwake(on) keeps the screen on if the browser can, or lets it turn off again. Hiding
// the page releases the lock.

import { kulami } from "./kulami.js";

let lock;
let last = Promise.resolve();

const keep = async (on) => {
  if (on && !(lock?.released === false)) lock = await navigator.wakeLock?.request("screen");
  if (!on) await lock?.release();
};

const patience = () => new Promise((over) => setTimeout(over, 2000));

// One request after the other, because the browser can answer late or never.
kulami.keepAwake = (on) => {
  last = Promise.race([last, patience()])
    .then(() => keep(on))
    .catch(() => {});
};

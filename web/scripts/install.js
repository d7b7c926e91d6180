// Keeping the game on the device: offline play, updates and installing. It begins a moment after the program has started:
// so nothing is fetched twice at the same time, and what the game then still prepares has the device to itself. What the
// program may use of it:
//
//   window events
//     kulami-update    a new build has been fetched whole and waits
//     kulami-offline   every file is kept now: the game starts without a network. Sent on the first visit alone
//     kulami-unkept    not every file could be kept: one did not come, or the host has changed it
//     kulami-install   kulami.installable has changed
//   window.kulami
//     waiting          whether a new build waits
//     offline          whether every file is kept
//     installable      whether install() would show the browser's own dialog
//     applyUpdate()    put the waiting build in place and load the page again
//     install()        a promise of whether the player said yes; false where there is no dialog
//     version          of this page's build
//
// What happened before the program listened is found in waiting, offline and installable.
import { kulami } from "./kulami.js";

const worker = navigator.serviceWorker;
const pause = 5e3; // between two looks for an update, in ms
const often = 900e3; // after which a page that stays open looks again
const rest = 500; // ms that the game has to itself
const soon = () => new Promise((over) => setTimeout(over, 1000));
const announceEvent = (what) => dispatchEvent(new CustomEvent(`kulami-${what}`));

let prompt = null;
const offer = (event) => {
  prompt = event;
  kulami.installable = event !== null;
  announceEvent("install");
};
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer(event);
});
addEventListener("appinstalled", () => offer(null));

let registration = null;
Object.assign(kulami, {
  version: document.documentElement.dataset.version,
  waiting: false,
  offline: false,
  installable: false,
  install: async () => {
    const asked = prompt;
    if (!asked) return false;
    offer(null); // it can be shown once
    return (await asked.prompt()).outcome === "accepted";
  },
  applyUpdate: () => {
    if (!registration?.waiting) return location.reload();
    worker.addEventListener("controllerchange", () => location.reload(), { once: true });
    setTimeout(() => location.reload(), 2000); // what never takes over waits again
    registration.waiting.postMessage("take-over");
  },
});

// Only what waits behind a build in use is an update; on a first visit there is none in use.
const announce = () => {
  if (kulami.waiting || !registration.waiting || !worker.controller) return;
  kulami.waiting = true;
  announceEvent("update");
};
const follow = (newer) => {
  let was = newer?.state;
  newer?.addEventListener("statechange", () => {
    if (was === "installing" && newer.state === "redundant") {
      console.warn("kulami: not kept for offline play: a file did not come, or is not as it was built (web/DEPLOY.md)");
      if (!registration.active) announceEvent("unkept");
    }
    was = newer.state;
    announce();
  });
};

const check = (first) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data: whole }) => {
    kulami.offline = whole;
    if (!whole) announceEvent("unkept");
    if (!whole || !first) return;
    // The answer may overtake the claim. What is fetched before it is not kept.
    if (!worker.controller) await Promise.race([new Promise((claimed) => worker.addEventListener("controllerchange", claimed, { once: true })), soon()]);
    announceEvent("offline");
  };
  registration.active.postMessage({ check: kulami.version }, [port2]);
};

const begin = async () => {
  const first = !worker.controller && !(await worker.getRegistration());
  registration = await worker.register("service-worker.js", { updateViaCache: "none" });
  announce();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  // Registering has looked for an update already.
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Math.abs(Date.now() - looked) < pause) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no network: next time
  };
  document.addEventListener("visibilitychange", look);
  for (const event of ["focus", "online"]) addEventListener(event, look);
  setInterval(look, often);
  await worker.ready;
  check(first);
};

// A browser that keeps nothing, or forbids even the question, plays without it.
const started = () => setTimeout(() => begin().catch(() => {}), rest);
if (worker && isSecureContext) addEventListener("kulami-started", started, { once: true });

// Offline play, updates and installation. This begins a moment after the program has started. So
// nothing is fetched twice at the same time, and the game's last preparations are not disturbed.
// The program uses:
//
//   window events
//     kulami-update    a new build is completely cached and waits
//     kulami-offline   every file is cached: the game starts without a network; first visit only
//     kulami-unkept    a file could not be cached: the request failed, or the host changed the file
//     kulami-install   kulami.installable has changed
//   window.kulami
//     waiting          whether a new build waits
//     offline          whether every file is cached
//     installable      whether install() would show the browser's own dialog
//     applyUpdate()    activates the waiting build and reloads the page
//     install()        promise of whether the player accepted; false without a dialog
//     version          version of this page's build
//
// waiting, offline and installable cover the events before the program listens.
import { kulami } from "./kulami.js";

const worker = navigator.serviceWorker;
const pause = 5e3; // between two looks for an update, in ms
const often = 900e3; // ms between two checks for an update
const rest = 500; // ms after which an open page checks again
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
    offer(null); // can be shown only once
    return (await asked.prompt()).outcome === "accepted";
  },
  applyUpdate: () => {
    if (!registration?.waiting) return location.reload();
    worker.addEventListener("controllerchange", () => location.reload(), { once: true });
    setTimeout(() => location.reload(), 2000); // an update that does not take over waits again
    registration.waiting.postMessage("take-over");
  },
});

// A waiting build is an update only if another build is in use; on a first visit none is.
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
    // The answer can overtake the claim. Requests before the claim are not cached.
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
  // Registering has already checked for an update.
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Math.abs(Date.now() - looked) < pause) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no network: try next time
  };
  document.addEventListener("visibilitychange", look);
  for (const event of ["focus", "online"]) addEventListener(event, look);
  setInterval(look, often);
  await worker.ready;
  check(first);
};

// A browser that caches nothing, or forbids the attempt, plays without offline support.
const started = () => setTimeout(() => begin().catch(() => {}), rest);
if (worker && isSecureContext) addEventListener("kulami-started", started, { once: true });

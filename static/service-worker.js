// The service worker keeps one whole build in a cache of its own, so that the game starts offline. The build fills in
// its version and the list of its files, each with the digest of its content.
"use strict";

const VERSION = "{{.Version}}";
const FILES = [{{range .Files}}
  ["{{.URL}}", "{{.Integrity}}"],{{end}}
];

const SHELL = "./";
const PREFIX = `kulami-${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;

// Brings one file into the cache. The digest makes sure that it is of this build, whatever caches lie in between. A
// versioned file that an older build left here is taken from there; one that is already in place is left alone, so
// that an interrupted install goes on where it stopped.
const keep = async (cache, [url, integrity]) => {
  if (await cache.match(url)) return;
  const older = url.includes("?v=") && (await caches.match(url));
  const response = older || (await fetch(url, { cache: "no-cache", integrity }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
};

const install = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => keep(cache, file)));
};

// Only older builds of this very site go; other caches of the origin belong to others.
const activate = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
};

// The page itself is answered from the cache whatever its query; a file only under its exact address, or under its
// name when it is asked for without a version. Everything else goes to the network.
const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  if (request.mode === "navigate") {
    const home = [SHELL, "./index.html"].some((page) => new URL(page, registration.scope).pathname === url.pathname);
    if (home) return (await cache.match(SHELL)) || fetch(request);
    return fetch(request).catch(() => Response.redirect(registration.scope));
  }
  return (await cache.match(request, { ignoreSearch: url.search === "" })) || fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});
self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
});

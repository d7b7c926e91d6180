// The service worker caches one whole build, so that the game starts offline. The build sets
// VERSION and FILES, the list of its files with the digests of their contents. The page itself is
// the last.
//
// A new build is cached separately. It replaces the build in use when no page of that build is
// open, or when the player requests it. Messages:
//
//   "take-over"             become the active worker
//   { check: version }      check whether every file is cached, fetch missing ones, and answer true
//                           or false through the port of the message. Also take control of pages
//                           of this build, and delete builds without open pages

const SHELL = "./";
const PREFIX = `kulami-${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Returns the cached response for a request from this build, or from another one, because a page of
// an earlier build can still be open.
const find = async (request) => {
  const own = await (await caches.open(CACHE)).match(request);
  if (own) return own;
  for (const name of await ours()) {
    const other = await (await caches.open(name)).match(request);
    if (other) return other;
  }
};

// Brings one file into the cache. The digest ensures that it belongs to this build, even through
// other caches. A file with a digest in its name is taken from an older build's cache, or from the
// browser's cache without revalidation. A file whose content differs is fetched again. A file
// already in the cache is left alone, so that an interrupted install continues.
const keep = async (cache, [url, integrity]) => {
  if (await cache.match(url)) return;
  const fetched = (mode) => fetch(url, { cache: mode, integrity });
  const near = async () => (await find(url)) || fetched("force-cache").catch(() => {});
  const named = /\.[0-9a-f]{10}\./.test(url) && (await near());
  const response = named?.ok ? named : await fetched("no-cache");
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
};

// The page is cached last: a cache with the page is complete.
const install = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.slice(0, -1).map((file) => keep(cache, file)));
  await keep(cache, FILES.at(-1));
};

const alone = async () => (await clients.matchAll({ type: "window", includeUncontrolled: true })).length < 2;

// Delete caches of older builds that no open page uses; leave the origin's other caches alone.
const activate = async () => {
  if (!(await alone())) return;
  await Promise.all((await ours()).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
};

// Deletes the remaining older builds later. A build that is being installed has no page yet, or
// waits.
const tidy = async () => {
  if (registration.installing || registration.waiting || !(await alone())) return;
  for (const name of await ours()) {
    if (name !== CACHE && (await (await caches.open(name)).match(SHELL))) await caches.delete(name);
  }
};

// A page is served from the cache for any query, a file only for its exact address. A folder
// without its slash redirects to the folder, so that the page's relative links work. Everything
// else goes to the network.
const answer = async (request) => {
  const url = new URL(request.url);
  if (request.mode !== "navigate") return (await find(request)) || fetch(request);
  const home = [SHELL, "./index.html"].some((page) => new URL(page, registration.scope).pathname === url.pathname);
  if (!home) {
    const cache = await caches.open(CACHE);
    const page = await cache.match(request, { ignoreSearch: true });
    if (page) return page;
    const folder = new URL(url.pathname.replace(/\/?(index\.html)?$/, "/") + url.search, url);
    if (await cache.match(folder, { ignoreSearch: true })) return Response.redirect(folder);
    return fetch(request).catch(() => Response.redirect(registration.scope));
  }
  return (await (await caches.open(CACHE)).match(SHELL)) || fetch(request);
};

// Another app shares texts or files with the game. The texts go into the page's address. The files
// go into a cache, from which files.js takes them.
const share = async (request) => {
  const form = await request.formData();
  const files = form.getAll("share-files").filter((file) => file.size);
  if (!files.length) {
    form.delete("share-files");
    return Response.redirect(`${SHELL}?${new URLSearchParams(form)}`, 303);
  }
  const cache = await caches.open(PREFIX + "shared");
  await Promise.all(files.map((file, n) => cache.put(`./shared/${n}`, new Response(file))));
  return Response.redirect(`${SHELL}?share-files`, 303);
};

const check = async (version, port) => {
  const whole = await install().then(() => true, () => false);
  // another worker can just have replaced it
  if (whole && version === VERSION) await clients.claim().catch(() => {});
  port.postMessage(whole);
  await tidy();
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === registration.scope) event.respondWith(share(event.request));
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  // An unreadable cache must not block the network.
  event.respondWith(answer(event.request).catch(() => fetch(event.request)));
});
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  else if (event.data?.check) event.waitUntil(check(event.data.check, event.ports[0]));
});

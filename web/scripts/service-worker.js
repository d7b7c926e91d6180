// The service worker keeps one whole build in a cache of its own, so that the game starts offline. The build fills in
// VERSION and FILES, the list of its files, each with the digest of its content; the page itself comes last.
//
// A new build is brought in beside the one in use and takes its place when no page of the old one is open any more, or
// when the player asks for it. Messages it understands:
//
//   "take-over"             be the worker in use from now on
//   { check: version }      see whether every file is here, fetch what is missing, and answer true or false through the
//                           port that came along; a page of this very build is taken under control, and builds that
//                           no page is of any more go

const SHELL = "./";
const PREFIX = `kulami-${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// A request's answer in the cache of this build, or in that of another: a page of the build before may still be open.
const find = async (request) => {
  const own = await (await caches.open(CACHE)).match(request);
  if (own) return own;
  for (const name of await ours()) {
    const other = await (await caches.open(name)).match(request);
    if (other) return other;
  }
};

// Brings one file into the cache. The digest makes sure that it is of this build, whatever caches lie in between. A file
// with a digest in its name is taken from where an older build left it here, or from the browser's own cache without asking
// again, unless what lies there is another. One that is already in place is left alone, so that an interrupted install goes
// on where it stopped.
const keep = async (cache, [url, integrity]) => {
  if (await cache.match(url)) return;
  const fetched = (mode) => fetch(url, { cache: mode, integrity });
  const near = async () => (await find(url)) || fetched("force-cache").catch(() => {});
  const named = /\.[0-9a-f]{10}\./.test(url) && (await near());
  const response = named?.ok ? named : await fetched("no-cache");
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
};

// The page is put in when everything else is there: a cache with a page is whole.
const install = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.slice(0, -1).map((file) => keep(cache, file)));
  await keep(cache, FILES.at(-1));
};

const alone = async () => (await clients.matchAll({ type: "window", includeUncontrolled: true })).length < 2;

// Older builds of this very site go, unless a page of one may still be open; other caches of the origin belong to
// others.
const activate = async () => {
  if (!(await alone())) return;
  await Promise.all((await ours()).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
};

// What had to stay then goes later. A build that is just being brought in has no page yet, or waits.
const tidy = async () => {
  if (registration.installing || registration.waiting || !(await alone())) return;
  for (const name of await ours()) {
    if (name !== CACHE && (await (await caches.open(name)).match(SHELL))) await caches.delete(name);
  }
};

// A page is answered from the cache whatever its query; a file only under its exact address. A folder without its slash
// leads to the one with it, so that the links of its page hold. Everything else goes to the network.
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

// Another app shares texts or files with the game. The texts go into the page's address. The files go into a cache, from
// which files.js takes them.
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
  if (whole && version === VERSION) await clients.claim().catch(() => {}); // it may have been replaced just now
  port.postMessage(whole);
  await tidy();
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === registration.scope) event.respondWith(share(event.request));
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  // A cache that cannot be read must not keep the page from the network.
  event.respondWith(answer(event.request).catch(() => fetch(event.request)));
});
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  else if (event.data?.check) event.waitUntil(check(event.data.check, event.ports[0]));
});

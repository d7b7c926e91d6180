// A host that serves only exact file names does not find the rule book under its folder.
if (/\/rules(\/basic)?\/?$/.test(location.pathname)) {
  location.replace(location.pathname.replace(/\/?$/, "/index.html") + location.search + location.hash);
}
// This page is served at any depth and does not know the folder of the game. Its link leads to the
// nearest parent folder with the game's manifest. It keeps the address of a game that a messenger
// has moved into the path or the query.
const up = document.getElementById("up");
const path = (location.pathname + location.search).replace(/%(25)*23/g, "#").replace(/%(25)*2f/gi, "/");
const address = /[/?#](k\d+|live|learn|my-set|count|set-up|workshop|analysis|position|review|progress|beat|finish|puzzles?|daily|storm)(?![\w-])/i;
const folderOf = (place) => place.replace(/[^/]*$/, "");
const withAbove = (folder) => (folder === "/" ? [folder] : [folder, ...withAbove(folderOf(folder.slice(0, -1)))]);
const isGame = (folder) =>
  fetch(folder + "manifest.webmanifest").then((file) => file.json()).then(({ id }) => id === "kulami").catch(() => false);
const lead = (folder) => {
  const rest = path.slice(folder.length - 1);
  const at = rest.search(address);
  up.href = folder + (location.hash || (at < 0 ? "" : "#" + rest.slice(at + 1)));
};
const begins = path.search(address);
const here = folderOf(location.pathname);
const nearest = begins < 0 ? here : folderOf(path.slice(0, begins + 1));
lead(nearest);
const looked = (async () => {
  for (const folder of new Set([...withAbove(nearest), ...withAbove(here)])) if (await isGame(folder)) return lead(folder);
})();
up.onclick = (event) => {
  event.preventDefault();
  looked.then(() => location.assign(up.href));
};

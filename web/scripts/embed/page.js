// The script of embed.html: shows the game of the fragment on a page of any origin, without the program. A frame of another
// origin gets no service worker and no storage; "Open in Kulami" leads to the program in a page of its own.
import { coordinates, element, geometryOf, marbles, wood } from "./drawing.js";
import { readOptions } from "./options.js";
import { at, count, nameOf, read, result } from "./record.js";
import { languages, wordsOf } from "./words.js";

const pace = 1000; // ms from marble to marble
const widest = 720; // px of a board that is asked room for

const options = readOptions(location.search, languages, navigator.languages);
const words = wordsOf(options.lang);
const root = document.getElementById("embed");
const find = (selector) => root.querySelector(selector);
const button = (act) => find(`[data-act="${act}"]`);
const board = find("#board");
const sides = words.sides[options.marbles];

let game; // as read gives it
let ply = 0;
let drawing; // its geometry
let live; // the part of the drawing that changes
let timer; // while the moves are played

Object.assign(root.dataset, { theme: options.theme, wood: options.wood, marbles: options.marbles });
document.documentElement.lang = options.lang;
document.documentElement.dir = words.dir;
for (const act of ["first", "previous", "next", "last"]) button(act).ariaLabel = button(act).title = words[act];
find("#open span").textContent = words.open;
find("#open").title = words.newTab;

const last = () => game.positions.length - 1;

// How the game stands or has ended, in a sentence.
const standing = ({ over, winner, margin }) => {
  if (!over && ply < last()) return words.lookingAt(ply, last());
  if (!over) return sides[ply % 2].toMove;
  const head = winner < 0 ? words.draw : sides[winner].wins;
  const by = { r: words.byResignation, d: words.byAgreement, t: words.byTime }[game.finish[0]] ?? (margin > 0 ? words.byPoints(margin) : "");
  return by ? words.wonBy(head, by) : head;
};

const show = () => {
  const position = game.positions[ply];
  const { owners, points } = count(position);
  const now = result(game, ply);
  const sentence = standing(now);
  live.replaceChildren(...marbles(drawing, position, owners, now.over));
  const played = position.moves.length > 0 ? words.played(sides[(ply + 1) % 2].name, nameOf(position.moves.at(-1))) : "";
  board.ariaLabel = [`${words.board}.`, played, words.tally(sides[0].name, points[0], sides[1].name, points[1])].join(" ");
  find("#status").textContent = sentence;
  // While the moves are played, every second one would cut the one before short.
  if (!timer) find("#heard").textContent = `${played} ${sentence}`;
  root.dataset.ply = ply;
  for (const side of [0, 1]) {
    const seat = find(`[data-side="${["first", "second"][side]}"]`);
    seat.querySelector(".points").textContent = points[side];
    seat.classList.toggle("strong", now.over ? now.winner === side : ply % 2 === side);
  }
  // A disabled button would lose the focus.
  for (const act of ["first", "previous"]) button(act).ariaDisabled = ply === 0;
  for (const act of ["next", "last"]) button(act).ariaDisabled = ply === last();
  find("#open").href = `./#${at(game, ply)}`;
};

const stop = () => {
  clearInterval(timer);
  timer = undefined;
  const play = button("play");
  play.ariaLabel = play.title = words.play;
  root.classList.remove("playing");
};

const go = (to) => {
  ply = Math.max(0, Math.min(last(), to));
  show();
};

const play = () => {
  go(ply === last() ? 0 : ply);
  timer = setInterval(() => {
    if (ply + 1 >= last()) stop();
    go(ply + 1);
  }, pace);
  button("play").ariaLabel = button("play").title = words.pause;
  root.classList.add("playing");
};

const acts = {
  first: () => go(0),
  previous: () => go(ply - 1),
  next: () => go(ply + 1),
  last: () => go(last()),
};
const act = (name) => {
  if (!game.positions) return;
  const playing = timer !== undefined;
  stop();
  if (name !== "play") acts[name]();
  else if (playing) show();
  else play();
};

// The room that the whole board would take, for the page around.
const askRoom = () => {
  const plate = find(".plate");
  const wide = Math.min(plate.clientWidth, widest);
  const high = drawing ? (wide * drawing.height) / drawing.width : 0;
  parent.postMessage({ kulami: { height: Math.ceil(root.offsetHeight - plate.offsetHeight + high) } }, "*");
};

const open = () => {
  stop();
  game = read(location.hash.slice(1));
  const readable = game.positions !== null;
  root.dataset.state = !readable ? "unreadable" : game.damaged ? "damaged" : "game";
  board.replaceChildren();
  drawing = undefined;
  const fault = find("#fault");
  fault.hidden = readable && !game.damaged;
  if (!readable) {
    fault.textContent = game.newer ? words.newer : words.unreadable;
    find("#open").href = game.newer ? `./#${game.text}` : "./";
  } else {
    if (game.damaged) fault.textContent = words.damaged(last(), game.of);
    drawing = geometryOf(game.positions[0].board, game.orientation, options.coordinates === "1");
    live = element("g", {});
    board.setAttribute("viewBox", drawing.viewBox);
    board.append(wood(drawing), coordinates(drawing), live);
    go(options.start ?? game.cursor);
    find("#heard").textContent = ""; // the page around is being read, which may have several games
    if (options.autoplay === "1" && !matchMedia("(prefers-reduced-motion: reduce)").matches) play();
  }
  askRoom();
};

root.addEventListener("click", ({ target }) => {
  const pressed = target.closest("[data-act]");
  if (pressed) act(pressed.dataset.act);
});

addEventListener("keydown", (event) => {
  const name = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act(name);
});

addEventListener("hashchange", open);
open();
if (parent !== window) new ResizeObserver(askRoom).observe(root);

// The script of embed.html shows the game in the fragment on a page of any origin, without the
// program. An iframe on another origin gets no service worker and no storage. "Open in Kulami"
// opens the app in a new page.
import { coordinates, element, geometryOf, marbles, wood } from "./drawing.js";
import { readOptions } from "./options.js";
import { along, at, count, nameOf, read, result } from "./record.js";
import { languages, wordsOf } from "./words.js";

// addresses of the app that are not games
const elsewhere = /(?:^|[#?/])(?:live|learn|my-set|count|set-up|workshop|analysis|position|review|progress|beat|finish|puzzles?|daily|storm)(?![a-z])/i;
const pace = 1000; // ms between two marbles
const widest = 720; // maximum width in px that determines the height

const options = readOptions(location.search, languages, navigator.languages);
const words = wordsOf(options.lang);
const root = document.getElementById("embed");
const find = (selector) => root.querySelector(selector);
const button = (act) => find(`[data-act="${act}"]`);
const board = find("#board");
const sides = words.sides[options.marbles];

let whole; // result of read()
let line = 0; // index of the line shown
let game; // game along that line
let ply = 0;
let drawing; // geometry of the board shown
let live; // the part of the drawing that changes
let timer; // set during a replay

Object.assign(root.dataset, { theme: options.theme, wood: options.wood, marbles: options.marbles });
document.documentElement.lang = options.lang;
document.documentElement.dir = words.dir;
for (const act of ["first", "previous", "next", "last"]) button(act).ariaLabel = button(act).title = words[act];
find("#open span").textContent = words.open;
find("#open").title = words.newTab;
find("#beside").ariaLabel = words.comment;
find("#ways").ariaLabel = words.variation;

const last = () => game.positions.length - 1;

// Returns a sentence with the present state or the result of the game.
const standing = ({ over, winner, margin }) => {
  if (!over && ply < last()) return words.lookingAt(ply, last());
  if (!over) return sides[ply % 2].toMove;
  const head = winner < 0 ? words.draw : sides[winner].wins;
  const by = { r: words.byResignation, d: words.byAgreement, t: words.byTime }[game.finish[0]] ?? (margin > 0 ? words.byPoints(margin) : "");
  return by ? words.wonBy(head, by) : head;
};

const glyphs = ["", "!", "?", "!!", "??", "!?", "?!"];
const begins = (line, moves) => moves.every((place, i) => line[i] === place);

// Shows the note on the present position, and the next moves of other lines.
const showBeside = (moves) => {
  const note = whole.notes.find(({ line }) => line.length === moves.length && begins(line, moves));
  find("#note").textContent = note ? `${glyphs[note.glyph]} ${note.comment}`.trim() : "";
  const next = new Map();
  whole.lines.forEach((other, i) => {
    const place = other[moves.length];
    if (begins(other, moves) && place !== undefined && place !== game.lines[line][moves.length] && !next.has(place)) next.set(place, i);
  });
  find("#ways").replaceChildren(words.variation, ...[...next].map(([place, i]) => {
    const way = document.createElement("button");
    way.type = "button";
    Object.assign(way.dataset, { act: "way", line: i });
    way.textContent = nameOf(place);
    return way;
  }));
  find("#ways").hidden = next.size === 0;
};

const show = () => {
  const position = game.positions[ply];
  showBeside(position.moves);
  const { owners, points } = count(position);
  const now = result(game, ply);
  const sentence = standing(now);
  live.replaceChildren(...marbles(drawing, position, owners, now.over));
  const played = position.moves.length > 0 ? words.played(sides[(ply + 1) % 2].name, nameOf(position.moves.at(-1))) : "";
  board.ariaLabel = [`${words.board}.`, played, words.tally(sides[0].name, points[0], sides[1].name, points[1])].join(" ");
  find("#status").textContent = sentence;
  // During a replay, each announcement would interrupt the previous one.
  if (!timer) find("#heard").textContent = `${played} ${sentence} ${find("#note").textContent}`;
  root.dataset.ply = ply;
  for (const side of [0, 1]) {
    const seat = find(`[data-side="${["first", "second"][side]}"]`);
    seat.querySelector(".points").textContent = points[side];
    seat.classList.toggle("strong", now.over ? now.winner === side : ply % 2 === side);
  }
  // A disabled button would lose the focus.
  for (const act of ["first", "previous"]) button(act).ariaDisabled = ply === 0;
  for (const act of ["next", "last"]) button(act).ariaDisabled = ply === last();
  find("#open").href = line > 0 ? `./#analysis/v${line}p${ply}/${whole.text}` : `./#${at(game, ply)}`;
};

const follow = (other) => {
  line = other;
  game = along(whole, line);
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
const act = (name, other) => {
  if (!game.positions) return;
  const playing = timer !== undefined;
  stop();
  if (name === "way") {
    follow(other);
    go(ply + 1);
    button("next").focus(); // the clicked button no longer exists
  } else if (name !== "play") acts[name]();
  else if (playing) show();
  else play();
};

// Sends the height needed for the whole board to the surrounding page.
const askRoom = () => {
  const plate = find(".plate");
  const wide = Math.min(plate.clientWidth, widest);
  const high = drawing ? (wide * drawing.height) / drawing.width : 0;
  parent.postMessage({ kulami: { height: Math.ceil(root.offsetHeight - plate.offsetHeight + high) } }, "*");
};

const open = () => {
  stop();
  whole = game = read(location.hash.slice(1));
  line = 0;
  const [, asked, of] = location.hash.match(/\bv(\d+)p(\d+)\/k\d/) ?? [];
  const readable = game.positions !== null;
  root.dataset.state = !readable ? "unreadable" : game.damaged ? "damaged" : "game";
  board.replaceChildren();
  drawing = undefined;
  const fault = find("#fault");
  fault.hidden = readable && !game.damaged;
  if (!readable) {
    const other = !game.text && elsewhere.test(location.hash);
    fault.textContent = other ? words.other : game.newer ? words.newer : game.text ? words.unreadable : words.noRecord;
    find("#open").href = other ? `./${location.hash}` : game.newer ? `./#${game.text}` : "./";
  } else {
    if (game.damaged) fault.textContent = words.damaged(last(), game.of);
    drawing = geometryOf(game.positions[0].board, game.orientation, options.coordinates === "1");
    live = element("g", {});
    board.setAttribute("viewBox", drawing.viewBox);
    board.append(wood(drawing), coordinates(drawing), live);
    const noted = game.notes.length > 0;
    find("#beside").hidden = !noted && game.lines.length === 1;
    find("#beside").classList.toggle("noted", noted);
    if (game.lines[+asked]) follow(+asked);
    go(options.start ?? of ?? game.cursor);
    // do not announce: the user is reading the surrounding page, which can have several games
    find("#heard").textContent = "";
    if (options.autoplay === "1" && !matchMedia("(prefers-reduced-motion: reduce)").matches) play();
  }
  askRoom();
};

root.addEventListener("click", ({ target }) => {
  const pressed = target.closest("[data-act]");
  if (pressed) act(pressed.dataset.act, +pressed.dataset.line);
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

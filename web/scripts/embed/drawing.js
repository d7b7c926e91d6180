// Draws a board like the app does: wooden planks with sunk holes. The style sheet has the colours.

const unit = 100; // distance between holes
const seam = 3; // half the gap between two tiles
const labelled = 42; // space for the coordinates, left and below
const rim = 6; // space on the other sides

// element returns an SVG element with attributes and children.
export const element = (name, attributes, ...children) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
};

// Returns the column and row of a place on the screen, rows counted upwards.
const eye = (place, orientation) => {
  let x = place % 10;
  let y = Math.floor(place / 10);
  if (orientation >= 4) x = -x;
  for (let n = orientation % 4; n > 0; n--) [x, y] = [y, -x];
  return [x, y];
};

// geometryOf returns the geometry of a board's drawing.
export const geometryOf = (board, orientation, labels) => {
  const all = board.holes.map((place) => eye(place, orientation));
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.max(...all.map(([, y]) => y));
  const columns = Math.max(...all.map(([x]) => x)) - left + 1;
  const rows = top - Math.min(...all.map(([, y]) => y)) + 1;
  const cell = (place) => {
    const [x, y] = eye(place, orientation);
    return [x - left, top - y];
  };
  const margin = labels ? labelled : rim;
  const boxes = board.tiles.map((_, tile) => {
    const cells = board.holes.filter((place) => board.tileOf[place] === tile).map(cell);
    const [x, y] = [0, 1].map((i) => Math.min(...cells.map((c) => c[i])));
    const [right, bottom] = [0, 1].map((i) => Math.max(...cells.map((c) => c[i])));
    return { x, y, w: right - x + 1, h: bottom - y + 1 };
  });
  return {
    board, orientation, labels, columns, rows, boxes,
    center: (place) => cell(place).map((n) => n * unit + unit / 2),
    width: columns * unit + margin + rim,
    height: rows * unit + margin + rim,
    viewBox: `${-margin} ${-rim} ${columns * unit + margin + rim} ${rows * unit + margin + rim}`,
  };
};

// random returns a generator of numbers from 0 to 1, the same for equal seeds (mulberry32).
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

// grain returns the path of wood fibres along a tile, spaced about spacing units. They arch around
// one heart.
const grain = (next, x, y, w, h, along, spacing) => {
  const [length, breadth] = along ? [w, h] : [h, w];
  const heart = breadth * (0.2 + 0.6 * next());
  const bow = 26 * (next() - 0.5);
  const peak = 0.25 + 0.5 * next();
  let path = "";
  for (let at = 8 + spacing * next(); at < breadth - 8; at += spacing * (0.55 + 0.9 * next())) {
    const slack = Math.min(at - 6, breadth - 6 - at, 14);
    const within = (bend) => at + Math.max(-slack, Math.min(slack, bend));
    const arch = bow * Math.exp(-(((at - heart) / (breadth * 0.35)) ** 2));
    const point = (l, b) => (along ? `${Math.round(x + l)} ${Math.round(y + b)}` : `${Math.round(x + b)} ${Math.round(y + l)}`);
    const end = () => within(2 * (next() - 0.5));
    const wave = () => within(arch + 3 * (next() - 0.5));
    path += `M${point(2, end())}C${point(length * peak * 0.7, wave())} ${point(length * (peak + 0.25), wave())} ${point(length - 2, end())}`;
  }
  return path;
};

const plank = (next, { x: column, y: row, w, h }) => {
  const [x, y, width, height] = [column * unit + seam, row * unit + seam, w * unit - 2 * seam, h * unit - 2 * seam];
  const face = `url(#wood${Math.floor(4 * next())})`;
  const along = w > h || (w === h && next() < 0.5);
  const fibres = (name, spacing) => element("path", { class: name, d: grain(next, x, y, width, height, along, spacing) });
  const holes = element("g", { fill: "url(#pit-floor)", stroke: "url(#pit-rim)", "stroke-width": 4 });
  for (let i = 0; i < w * h; i++) {
    const [cx, cy] = [(column + (i % w)) * unit + unit / 2, (row + Math.floor(i / w)) * unit + unit / 2];
    holes.append(element("circle", { cx, cy, r: 33 }));
  }
  return element("g", {},
    element("rect", { class: "under", x, y: y + 5, width, height, rx: 13 }),
    element("rect", { class: "face", x, y, width, height, rx: 13, fill: face }),
    fibres("grain", 9), fibres("grain coarse", 34), fibres("grain bright", 27),
    element("rect", { class: "bevel", x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 12, fill: "none", stroke: "url(#bevel)" }),
    holes);
};

// wood draws the empty board. The grain belongs to the board and does not change when the board is
// turned.
export const wood = ({ board, boxes }) => {
  const seed = [...board.code].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return element("g", { class: "wood" }, ...boxes.map((box, tile) => plank(random(seed + tile), box)));
};

// coordinates draws the names of the columns and rows.
export const coordinates = ({ board, orientation, labels, rows, center }) => {
  const drawn = element("g", {});
  if (!labels) return drawn;
  const seen = new Set();
  const label = (x, y, name) => {
    if (seen.has(`${x} ${y}`)) return;
    seen.add(`${x} ${y}`);
    drawn.append(element("text", { class: "coordinate", x, y }, name));
  };
  for (const place of board.holes) {
    const [x, y] = center(place);
    const names = ["abcdefghij"[place % 10], `${Math.floor(place / 10) + 1}`];
    if (orientation % 2 === 1) names.reverse();
    label(x, rows * unit + 30, names[0]);
    label(-22, y + 9, names[1]);
  }
  return drawn;
};

// marbles draws highlights of owned tiles, the marbles, and rings around the last two marbles.
export const marbles = ({ boxes, center }, { board, marbles: sides, moves }, owners, over) => {
  const own = boxes.flatMap(({ x, y, w, h }, tile) =>
    owners[tile] < 0 ? [] : [element("rect", {
      class: `own own-${["first", "second"][owners[tile]]}`, rx: 9,
      x: x * unit + seam + 5, y: y * unit + seam + 5, width: w * unit - 2 * seam - 10, height: h * unit - 2 * seam - 10,
    })]);
  const played = board.holes.filter((place) => sides[place] >= 0).map((place) => {
    const [x, y] = center(place);
    return element("use", { href: `#marble-${["first", "second"][sides[place]]}`, x: x - unit / 2, y: y - unit / 2 });
  });
  const ring = (place, name) => {
    const [cx, cy] = center(place);
    return element("circle", { class: name, cx, cy, r: 43 });
  };
  const rings = moves.slice(-1).flatMap((place) => [ring(place, "ring-edge"), ring(place, "ring")]);
  if (!over && moves.length > 1) rings.push(ring(moves.at(-2), "ring before"));
  return [...own, ...played, ...rings];
};

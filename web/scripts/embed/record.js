// Reads the game of a share link, plays it and counts it, like package rules; the tests compare the
// two. A place is a number, 10 × row + column, with row 0 at the bottom. A side is 0 for the first
// player and 1 for the second.

// Width and height of the tiles by their letters in a layout code.
const shapes = { S: [3, 2], s: [2, 3], Q: [2, 2], T: [3, 1], t: [1, 3], D: [2, 1], d: [1, 2] };
const stock = { 6: 4, 4: 5, 3: 4, 2: 4 }; // tiles of a board by their number of holes
const sides = [0, 1];
const longest = 1 << 18; // maximum number of characters that are read
const mostStarts = 16; // maximum number of record beginnings that are tried

// Returns the place one step from another, or -1 outside the frame.
const step = (place, [dx, dy]) => {
  const x = (place % 10) + dx;
  const y = Math.floor(place / 10) + dy;
  return x < 0 || x > 9 || y < 0 || y > 9 ? -1 : 10 * y + x;
};
const beside = [[1, 0], [-1, 0], [0, 1], [0, -1]];

// Returns the places that are joined to first edge to edge and satisfy within.
const joined = (first, within) => {
  const found = new Set([first]);
  for (const place of found) {
    for (const d of beside) {
      const next = step(place, d);
      if (next >= 0 && within(next)) found.add(next);
    }
  }
  return found;
};

// Returns the name of a place, such as c7.
export const nameOf = (place) => "abcdefghij"[place % 10] + (Math.floor(place / 10) + 1);

// readBoard returns the board of a layout code, or null. It has the code, the tiles, the tile of
// each place (-1 for no hole), and the holes in order.
const readBoard = (code) => {
  if (!/^\d(([1-9]\d*)?[SsQTtDd])+$/.test(code)) return null;
  const width = +code[0] || 10;
  const tileOf = Array(100).fill(-1);
  const tiles = [];
  const left = { ...stock };
  let at = 0; // counted along the rows of the board
  const placeAt = () => 10 * Math.floor(at / width) + (at % width);
  const skipCovered = () => {
    while (at < 10 * width && tileOf[placeAt()] >= 0) at++;
  };
  for (const [, skip, letter] of code.slice(1).matchAll(/(\d*)(\D)/g)) {
    if (skip > 100) return null;
    for (let n = +skip; n > 0; n--) {
      skipCovered();
      at++;
    }
    skipCovered();
    const [w, h] = shapes[letter];
    const x = at % width;
    const y = Math.floor(at / width);
    if (at >= 10 * width || x + w > width || y + h > 10 || --left[w * h] < 0) return null;
    for (let row = y; row < y + h; row++) {
      for (let column = x; column < x + w; column++) {
        if (tileOf[10 * row + column] >= 0) return null;
        tileOf[10 * row + column] = tiles.length;
      }
    }
    tiles.push({ x, y, w, h });
  }
  const holes = tileOf.flatMap((tile, place) => (tile < 0 ? [] : [place]));
  if (tiles.length !== 17 || joined(holes[0], (place) => tileOf[place] >= 0).size !== 64) return null;
  return { code, tiles, tileOf, holes };
};

// readRules returns the options of a ruleset's letters, or null.
const readRules = (letters) => {
  const all = new Set(letters);
  if (all.size < letters.length || /[^atlsoe]/.test(letters)) return null;
  if ((all.has("a") && all.has("t")) || (all.has("l") && all.has("s"))) return null;
  return all;
};

// readHandicap gives the points that a handicap adds to each side: "17" adds 7 for the first
// player.
const readHandicap = (value) => {
  const [, side, points] = value.match(/^([12])([1-9]\d?)$/) ?? [];
  return sides.map((n) => (+side === n + 1 && points <= 40 ? +points : 0));
};

// start gives the empty board. marbles has the side by place, or -1.
const start = (board, rules, handicap) => ({ board, rules, handicap, marbles: Array(100).fill(-1), moves: [] });

const after = (position, place) => ({
  ...position,
  marbles: position.marbles.map((side, at) => (at === place ? position.moves.length % 2 : side)),
  moves: [...position.moves, place],
});

// legal returns the legal places.
export const legal = ({ board, rules, marbles, moves }) => {
  const free = board.holes.filter((place) => marbles[place] < 0);
  if (moves.length === 0) return free;
  if (moves.length >= (rules.has("e") ? 55 : 56)) return [];
  const last = moves.at(-1);
  const closed = moves.slice(-2).map((place) => board.tileOf[place]);
  const crosses = (place) => place % 10 === last % 10 || Math.floor(place / 10) === Math.floor(last / 10);
  return free.filter((place) => crosses(place) && !closed.includes(board.tileOf[place]));
};

// largestArea returns the number of marbles in a side's largest area, and the number of tiles under
// it.
const largestArea = ({ board, marbles }, side) => {
  let best = [0, 0];
  const seen = new Set();
  for (const place of board.holes) {
    if (marbles[place] !== side || seen.has(place)) continue;
    const area = joined(place, (other) => marbles[other] === side);
    area.forEach((other) => seen.add(other));
    const tiles = new Set([...area].map((other) => board.tileOf[other])).size;
    if (area.size > best[0] || (area.size === best[0] && tiles > best[1])) best = [area.size, tiles];
  }
  return best;
};

// lineTotal returns the total length of a side's lines of five and more.
const lineTotal = ({ board, rules, marbles }, side) => {
  let total = 0;
  for (const [dx, dy] of [[1, 0], [0, 1], ...(rules.has("o") ? [] : [[1, 1], [1, -1]])]) {
    for (const place of board.holes) {
      if (marbles[place] !== side || marbles[step(place, [-dx, -dy])] === side) continue;
      let length = 0;
      for (let at = place; at >= 0 && marbles[at] === side; at = step(at, [dx, dy])) length++;
      if (length >= 5) total += length;
    }
  }
  return total;
};

// count gives the owner of each tile, or -1, and the points of both sides with bonuses and
// handicap.
export const count = (position) => {
  const { board, rules, handicap, marbles } = position;
  const lead = board.tiles.map(() => 0);
  for (const place of board.holes) if (marbles[place] >= 0) lead[board.tileOf[place]] += 1 - 2 * marbles[place];
  const owners = lead.map((n) => (n > 0 ? 0 : n < 0 ? 1 : -1));
  const points = sides.map((side) => board.tiles.reduce((sum, { w, h }, i) => sum + (owners[i] === side ? w * h : 0), handicap[side]));
  const areas = sides.map((side) => largestArea(position, side));
  const more = areas[0][0] - areas[1][0];
  if (more !== 0 && rules.has("a")) points[more > 0 ? 0 : 1] += Math.abs(more);
  if (more !== 0 && rules.has("t")) points[more > 0 ? 0 : 1] += areas[more > 0 ? 0 : 1][1];
  const lines = sides.map((side) => lineTotal(position, side));
  for (const side of sides) {
    if (rules.has("l")) points[side] += Math.max(0, lines[side] - lines[1 - side]);
    if (rules.has("s")) points[side] += lines[side];
  }
  return { owners, points };
};

// 32-bit FNV-1a: the initial sum, the sum after one more character, and the sum folded to two
// digits of base 36.
const empty = 0x811c9dc5;
const add = (sum, text, i) => Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
const digits = (sum) => (((sum >>> 16) ^ (sum & 0xffff)) % 1296).toString(36).padStart(2, "0");

const checkCode = (text) => {
  let sum = empty;
  for (let i = 0; i < text.length; i++) sum = add(sum, text, i);
  return digits(sum);
};

// Returns the text up to the first matching check code, or null.
const whole = (text) => {
  let sum = empty;
  for (let i = 0; i + 4 <= text.length; i++) {
    if (text[i] === "/" && text[i + 1] === "c" && text.slice(i + 2, i + 4) === digits(sum)) return text.slice(0, i + 4);
    sum = add(sum, text, i);
  }
  return null;
};

const plain = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const references = { amp: "&", num: "#", sol: "/", nbsp: " ", shy: "", zwj: "", zwnj: "", ZeroWidthSpace: "", NoBreak: "" };
const bytes = (run) => new TextDecoder().decode(Uint8Array.from(run.match(/%../g), (code) => parseInt(code.slice(1), 16)));

// decode undoes one encoding at each place: quoted-printable, HTML character references, percent
// encoding.
const decode = (text) => text
  .replace(/=([0-9A-F]{2})/g, "%$1")
  .replace(/&#(?:x([0-9a-f]{1,7})|(\d{1,7}));?/gi, (all, hex, code) => {
    const n = hex ? parseInt(hex, 16) : +code;
    return n < 0x110000 ? String.fromCodePoint(n) : all;
  })
  .replace(/&(\w+);/g, (all, name) => references[name] ?? all)
  .replace(/(?:%[0-9a-f]{2})+/gi, bytes);

// cleaned undoes the encodings of gateways and removes the characters that messengers insert.
const cleaned = (text) => {
  for (let round = 0, before; round < 8 && before !== text; round++) [before, text] = [text, decode(text)];
  return text
    .replace(/[\p{Cf}\u034f\ufe00-\ufe0f]/gu, "")
    .replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[⁄∕⧸╱]/g, "/");
};

// starting returns all parts of a text that begin like a record.
const starting = (text, flags) => {
  const all = [];
  for (const [, found] of text.matchAll(RegExp("(?=(k\\d+/[A-Za-z0-9/]*))", flags))) if (all.push(found.replace("K", "k")) === mostStarts) break;
  return all;
};

// candidates returns the parts of a text that look like records. If a check code matches, also
// across blanks, it returns only the first such part.
const candidates = (text) => {
  const clean = cleaned(text.slice(0, longest));
  const checked = starting(clean.replace(/[^!-=?-{}~]+/g, ""), "gi").map(whole).find(Boolean);
  return checked ? [checked] : starting(clean, "g");
};

const placeOf = (name) => 10 * (name.slice(1) - 1) + "abcdefghij".indexOf(name[0]);

// readMoves returns the position after the legal moves at the start of a text, and whether all
// moves are legal. Half a name at the end of a truncated text is not a second fault.
const readMoves = (position, cells, cutOff) => {
  let at = 0;
  while (at < cells.length) {
    const [name] = cells.slice(at).match(/^[a-j](10|[1-9])/) ?? [];
    if (!name) return { position, legal: cutOff && at === cells.length - 1 };
    const place = placeOf(name);
    if (!legal(position).includes(place)) return { position, legal: false };
    position = after(position, place);
    at += name.length;
  }
  return { position, legal: true };
};

// readLine returns the moves of a variation such as "12c4d4": a ply of the game, and the moves from
// there. The result is the game's moves up to the ply and the variation's legal moves.
const readLine = (positions, value) => {
  const [, ply, cells] = value.match(/^(0|[1-9]\d?)(.*)$/) ?? [];
  if (!cells || +ply >= positions.length) return [];
  const { moves } = readMoves(positions[ply], cells, false).position;
  return moves.length > +ply ? [moves] : [];
};

// readNote returns a note such as "1c8e8n5p25tIfY8Zc2Zbd": the moves to its position, the number of
// its glyph, and its comment.
const readNote = (main, value) => {
  const [, ply, cells, glyph, , comment = ""] = value.match(/^(0|[1-9]\d?)((?:[a-j](?:10|[1-9]))*)(?:n([1-6]))?([pmPM]\d+)?(?:t(.*))?$/) ?? [];
  if (ply === undefined || +ply > main.length) return [];
  const places = (cells.match(/[a-j]\d+/g) ?? []).map(placeOf);
  return [{ line: [...main.slice(0, ply), ...places], glyph: +(glyph ?? 0), comment: plain(comment.replaceAll("Y", " ").replaceAll("Z", "%")) }];
};

const nothing = { positions: null, cursor: 0, finish: "", orientation: 0, damaged: true, of: 0, newer: false, text: "" };

// Report whether a text has all its moves, or lacks at most the last digit of its check code.
const tellsMoves = (text, fields) => whole(text) === text && fields.filter(([key]) => key === "m").length < 2;
const onlyTheEndIsCut = (text) => text.at(-3) === "/" && text.at(-2) === "c" && text.at(-1) === checkCode(text.slice(0, -3))[0];

const readRecord = (text) => {
  const game = { ...nothing, text };
  const [version, ...fields] = text.split("/");
  if (version !== "k1" || fields.some((field) => /^[A-Z]/.test(field))) return { ...game, newer: true };
  const values = {};
  const several = { v: [], e: [] }; // variations and notes
  let damaged = whole(text) !== text;
  for (const field of fields) {
    const key = field[0];
    if (!key || ("brgmpxofntc".includes(key) && (key in values || field.length === 1))) damaged = true;
    if (key) values[key] ??= field.slice(1);
    several[key]?.push(field.slice(1));
  }
  const board = readBoard(values.b ?? "");
  if (!board) return game;
  const rules = readRules(values.r ?? "");
  const first = start(board, rules ?? new Set(), readHandicap(values.g ?? ""));
  const cutOff = !("c" in values) && text.endsWith("/m" + values.m);
  const [last] = (cutOff && values.m.match(/[a-j]1$/)) || [];
  // c1 can be the start of c10
  if (last && board.tileOf[placeOf(`${last}0`)] >= 0) values.m = values.m.slice(0, -1);
  const moves = readMoves(first, values.m ?? "", cutOff);
  const played = moves.position.moves;
  const positions = played.reduce((all, place) => [...all, after(all.at(-1), place)], [first]);
  const cursor = values.p ?? `${played.length}`;
  const pointed = /^(0|[1-9]\d?)$/.test(cursor) && +cursor <= played.length;
  const finished = /^(r1|r2|d|t1|t2)?$/.test(values.x ?? "");
  const turned = /^[0-7]$/.test(values.o ?? "0");
  return {
    ...game,
    positions,
    lines: [played, ...several.v.flatMap((value) => readLine(positions, value))],
    notes: several.e.flatMap((value) => readNote(played, value)),
    cursor: pointed ? +cursor : played.length,
    finish: finished && moves.legal ? (values.x ?? "") : "",
    orientation: turned ? +(values.o ?? 0) : 0,
    damaged: damaged || !rules || !moves.legal || !pointed || !finished || !turned,
    of: tellsMoves(text, fields) || (moves.legal && onlyTheEndIsCut(text)) ? (values.m ?? "").match(/[A-Za-z]+/g)?.length ?? 0 : -1,
  };
};

// read returns the game in a text, with the longest legal prefix of its moves:
//
//   positions    from the empty board on; null if the board is unreadable
//   cursor       the ply to show
//   lines        the moves of the game, then of each variation, from the first ply on
//   notes        notes on positions: the line to the position, a glyph 1–6 or 0, a comment
//   finish       the early finish: r1, r2, d, t1, t2, or ""
//   orientation  the orientation of the board, 0–7
//   damaged      whether a part is missing or wrong; ignores variations, notes and times
//   of           the number of moves in the text, or -1 if it has possibly lost some
//   newer        whether a later version of Kulami wrote the text
//   text         the record itself, or ""
export const read = (text) => {
  const games = candidates(text).map(readRecord);
  return games.find(({ positions }) => positions) ?? games.find(({ newer }) => newer) ?? games[0] ?? nothing;
};

// along returns a game along a line, from the empty board on. Line 0 is the game itself.
export const along = (game, line) => {
  if (line === 0) return game;
  const first = game.positions[0];
  return { ...game, finish: "", positions: game.lines[line].reduce((all, place) => [...all, after(all.at(-1), place)], [first]) };
};

// at returns the record of a link with another ply as its cursor. It does not change a damaged
// text.
export const at = ({ text, damaged, positions }, ply) => {
  if (damaged || !positions) return text;
  const shown = ply === positions.length - 1 ? "" : `/p${ply}`;
  const others = text.slice(0, -4).replace(/\/p\d+/, "") + shown;
  return `${others}/c${checkCode(others)}`;
};

// result returns the result by the position, or by an early finish at the end. It has whether the
// game is over, the winner or -1, and the margin.
export const result = ({ positions, finish }, ply) => {
  const { points } = count(positions[ply]);
  const margin = points[0] - points[1];
  const end = ply === positions.length - 1;
  if (end && finish) return { over: true, winner: finish === "d" ? -1 : +(finish[1] === "1"), margin: 0, points };
  const over = end && legal(positions[ply]).length === 0;
  return { over, winner: margin > 0 ? 0 : margin < 0 ? 1 : -1, margin: Math.abs(margin), points };
};

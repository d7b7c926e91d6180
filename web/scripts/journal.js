// A journal of the latest writes in IndexedDB. localStorage reaches the disk seconds later, and the
// last entries are lost if the whole browser is killed before. A row of the journal is on the disk
// as soon as it is written. localStorage remains the main storage: a row counts only if
// localStorage has an earlier text of the same key. Without IndexedDB the journal does nothing.
import { kulami } from "./kulami.js";

const store = "journal";
const headKey = "kulami";
// besides the head; of a larger batch, such as a backup, only the last rows are journaled
const maxRows = 40;
const maxEarlier = 256;
const crossing = 1000; // ms in which a simultaneous write of another tab arrives
const pause = 20; // ms until a failed write is repeated
const patience = 2000; // maximum wait for rows in ms at the start; a busy machine starts faster

// 32-bit FNV-1a over UTF-16 code units.
const hash = (text) => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};

// Reports whether a row of the database has our format.
const isRow = (row) => typeof row.key === "string" && typeof row.text === "string" && Array.isArray(row.earlier);

let db; // while it is open

const open = () =>
  new Promise((done) => {
    try {
      const request = indexedDB.open("kulami", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
      request.onerror = (event) => {
        event.preventDefault();
        done();
      };
      request.onsuccess = () => {
        db = request.result;
        db.onclose = db.onversionchange = () => {
          db?.close();
          db = undefined;
          opened = open();
        };
        done();
      };
    } catch {
      done();
    }
  });

let opened = open();

// change changes rows. It calls completed when they are on the disk, or failed.
const change = (work, completed, failed) => {
  try {
    const transaction = db.transaction(store, "readwrite", { durability: "strict" });
    transaction.onerror = (event) => event.preventDefault();
    work(transaction.objectStore(store));
    transaction.oncomplete = completed;
    transaction.onabort = failed;
    transaction.commit(); // the page can be busy with drawing for long
  } catch {
    failed?.();
  }
};

const readRows = () =>
  new Promise((done) => {
    try {
      const request = db.transaction(store).objectStore(store).getAll();
      request.onerror = (event) => {
        event.preventDefault();
        done([]);
      };
      request.onsuccess = () => done(request.result.filter(isRow));
    } catch {
      done([]);
    }
  });

const read = opened.then(readRows);

// The last row of each key, as far as this page knows. Asking the database would make every write
// wait for the page.
const latest = new Map();

read.then((rows) => {
  for (const row of rows) if (!latest.has(row.key)) latest.set(row.key, row);
  const games = rows.filter(({ key }) => key !== headKey).sort((a, b) => b.at - a.at);
  if (games.length > maxRows) change((all) => games.slice(maxRows).forEach(({ key }) => all.delete(key)));
});

// lastRow returns the last row of a key. Without a row the text was is in localStorage, and perhaps
// not on the disk: the page that stored it can have died before its row.
const lastRow = (key, was) => latest.get(key) ?? { key, text: was, earlier: [hash("")] };

// Time of this page's last write of a row by key, in ms of its steady clock.
const wrote = new Map();

// Another tab's text is earlier than this tab's next text, but not earlier than a due row. A row
// that was just written can have overwritten the other tab's row without knowing its text. It is
// written again, for the text that is stored now. This tab's first row can overwrite the other
// tab's row, too, so it must know the text on the disk.
addEventListener("storage", ({ key, oldValue, newValue }) => {
  const last = lastRow(key, oldValue ?? "");
  const row = { ...last, earlier: [...last.earlier, hash(oldValue ?? ""), hash(newValue ?? "")].slice(-maxEarlier) };
  latest.set(key, row);
  const text = storedText(key);
  if (text === undefined || !(performance.now() < wrote.get(key) + crossing)) return;
  const renewed = { ...row, text, earlier: [...row.earlier, hash(last.text)].slice(-maxEarlier) };
  latest.set(key, renewed);
  due.set(key, renewed);
  put();
});

// A page restored from the browser's cache has missed the writes of other tabs.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) readRows().then((rows) => rows.forEach((row) => latest.set(row.key, row)));
});

const due = new Map(); // rows possibly not yet on the disk, by key

// storedText returns a text of localStorage, or undefined if the browser refuses.
const storedText = (key) => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return undefined;
  }
};

// isLate reports whether localStorage has a newer text than a row, because another tab was faster.
const isLate = ({ key, text, earlier }) => {
  const now = storedText(key);
  return now !== undefined && now !== text && !earlier.includes(hash(now));
};

// put writes the due rows. Firefox sometimes refuses two writes in a row for lack of space although
// there is enough.
const put = (tries = 3) => {
  const rows = [...due.values()].filter((row) => !isLate(row));
  const completed = () => {
    for (const row of rows) if (due.get(row.key) === row) due.delete(row.key);
  };
  const failed = () => tries > 1 && setTimeout(put, pause, tries - 1);
  if (rows.length > 0) change((all) => rows.forEach((row) => all.put(row)), completed, failed);
};

// withHead returns texts with the head added if the journal has another head. A killed browser can
// have stored a head whose row was lost. Rows count only with a head known to the journal, see
// ahead.
const withHead = (texts) => {
  const head = storedText(headKey);
  const known = head === undefined || latest.get(headKey)?.text === head || texts.some(([key]) => key === headKey);
  return known ? texts : [...texts, [headKey, head, head]];
};

// write journals texts of localStorage, [[key, text, earlier text], …]. An empty text means that
// the key was removed.
const write = (stored) => {
  if (kulami.storageBlocked || stored.length === 0) return;
  const texts = withHead(stored);
  const at = Date.now();
  const whole = texts.length <= maxRows;
  if (!whole) due.clear();
  for (const [key, text, was] of texts.slice(-maxRows)) {
    const last = lastRow(key, was);
    const row = { key, text, earlier: [...last.earlier, hash(last.text), hash(was)].slice(-maxEarlier), at };
    latest.set(key, row);
    due.set(key, row);
    wrote.set(key, performance.now());
  }
  const begin = () => {
    if (!whole) change((all) => all.clear());
    put();
  };
  if (db) begin();
  else opened.then(begin);
};

// ahead returns a promise of the texts that localStorage should have, [[key, text, present text],
// …]. If the journal does not know the head in localStorage, everything there comes from outside.
// Then ahead returns nothing. Otherwise a text that no row knows gets its row now: the page that
// stored it has died before, and it is possibly not on the disk.
const ahead = async () => {
  const rows = await Promise.race([read, new Promise((done) => setTimeout(done, patience, []))]);
  try {
    const late = rows.map((row) => ({ ...row, was: localStorage.getItem(row.key) ?? "" })).filter(({ text, was }) => text !== was);
    const known = late.filter(({ was, earlier }) => earlier.includes(hash(was)));
    const unknown = late.filter((row) => !known.includes(row));
    if (unknown.some(({ key, was }) => key === headKey && was)) return [];
    write(unknown.map(({ key, text, was }) => [key, was, text]));
    return known.map(({ key, text, was }) => [key, text, was]);
  } catch {
    return [];
  }
};

kulami.journal = { write, ahead };

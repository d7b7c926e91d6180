// A journal of what was written last, in IndexedDB: what localStorage holds reaches the disk seconds later, and is lost
// when the whole browser is killed before. A row of the journal is on the disk as soon as it is written. localStorage
// stays the home of everything: a row counts only where localStorage has an earlier text of the same key. Without
// IndexedDB nothing is written here and nothing read.
import { kulami } from "./kulami.js";

const store = "journal";
const headKey = "kulami";
const maxRows = 40; // besides the head; a larger batch, as of a backup, is not journaled whole
const maxEarlier = 256;
const crossing = 1000; // ms in which a text comes that another tab stored at the same time
const pause = 20; // ms until a write that failed is tried again
const patience = 2000; // ms that the program waits for rows when it could begin: more than a busy machine takes to start

// FNV-1a of 32 bits, by UTF-16 code units.
const hash = (text) => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};

// What is ours of what lies in the database.
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

// change changes rows, and calls completed when they are on the disk, or failed.
const change = (work, completed, failed) => {
  try {
    const transaction = db.transaction(store, "readwrite", { durability: "strict" });
    transaction.onerror = (event) => event.preventDefault();
    work(transaction.objectStore(store));
    transaction.oncomplete = completed;
    transaction.onabort = failed;
    transaction.commit(); // the page may be busy with drawing for long
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

// The last row of each key, as far as this page knows. To ask the database for it would make every write wait for the page.
const latest = new Map();

read.then((rows) => {
  for (const row of rows) if (!latest.has(row.key)) latest.set(row.key, row);
  const games = rows.filter(({ key }) => key !== headKey).sort((a, b) => b.at - a.at);
  if (games.length > maxRows) change((all) => games.slice(maxRows).forEach(({ key }) => all.delete(key)));
});

// When this page has written a row last, by key, in ms of its steady clock.
const wrote = new Map();

// What another tab has stored comes earlier than what this one stores next, not than a row that is due. A row that was just
// written may lie over that of the other tab, and knows nothing of its text: it is written again, for what is stored by now.
addEventListener("storage", ({ key, newValue }) => {
  const last = latest.get(key);
  if (!last) return;
  const row = { ...last, earlier: [...last.earlier, hash(newValue ?? "")] };
  latest.set(key, row);
  const text = storedText(key);
  if (text === undefined || !(performance.now() < wrote.get(key) + crossing)) return;
  const renewed = { ...row, text, earlier: [...row.earlier, hash(last.text)].slice(-maxEarlier) };
  latest.set(key, renewed);
  due.set(key, renewed);
  put();
});

// A page that comes back from the browser's cache has not heard what other tabs have stored.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) readRows().then((rows) => rows.forEach((row) => latest.set(row.key, row)));
});

const due = new Map(); // rows that are not on the disk as far as is known, by key

// storedText returns a text of localStorage, undefined where the browser refuses it.
const storedText = (key) => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return undefined;
  }
};

// isLate reports whether localStorage has a text that came after that of a row: another tab was faster.
const isLate = ({ key, text, earlier }) => {
  const now = storedText(key);
  return now !== undefined && now !== text && !earlier.includes(hash(now));
};

// put writes what is due. Firefox has been seen to refuse a write, and the next one, for want of space where there was
// enough.
const put = (tries = 3) => {
  const rows = [...due.values()].filter((row) => !isLate(row));
  const completed = () => {
    for (const row of rows) if (due.get(row.key) === row) due.delete(row.key);
  };
  const failed = () => tries > 1 && setTimeout(put, pause, tries - 1);
  if (rows.length > 0) change((all) => rows.forEach((row) => all.put(row)), completed, failed);
};

// withHead returns texts with the head, if the journal has another one: a browser that was killed may have stored a head whose
// row was lost. Rows count only beside a head that the journal knows, see ahead.
const withHead = (texts) => {
  const head = storedText(headKey);
  const known = head === undefined || latest.get(headKey)?.text === head || texts.some(([key]) => key === headKey);
  return known ? texts : [...texts, [headKey, head, head]];
};

// write journals texts of localStorage, [[key, text, the text before], …]; an empty text is of a key that was removed.
const write = (stored) => {
  if (kulami.storageBlocked) return;
  const texts = withHead(stored);
  const at = Date.now();
  const whole = texts.length <= maxRows;
  if (!whole) due.clear();
  for (const [key, text, was] of texts.slice(-maxRows)) {
    const last = latest.get(key) ?? { text: was, earlier: [] };
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

// ahead is a promise of the texts that localStorage should have, [[key, text, its text there], …]. A head there that the
// journal does not know comes from outside, and with it all that is there.
const ahead = async () => {
  const rows = await Promise.race([read, new Promise((done) => setTimeout(done, patience, []))]);
  try {
    const late = rows.map((row) => ({ ...row, was: localStorage.getItem(row.key) ?? "" })).filter(({ text, was }) => text !== was);
    const known = late.filter(({ was, earlier }) => earlier.includes(hash(was)));
    if (late.some(({ key, was }) => key === headKey && was) && !known.some(({ key }) => key === headKey)) return [];
    return known.map(({ key, text, was }) => [key, text, was]);
  } catch {
    return [];
  }
};

kulami.journal = { write, ahead };

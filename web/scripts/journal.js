// A journal of what was written last, in IndexedDB: what localStorage holds reaches the disk seconds later, and is lost
// when the whole browser is killed before. A row of the journal is on the disk as soon as it is written. localStorage
// stays the home of everything: a row counts only where localStorage has an earlier text of the same key. Without
// IndexedDB nothing is written here and nothing read.
import { kulami } from "./kulami.js";

const store = "journal";
const headKey = "kulami";
const maxRows = 40; // besides the head; a larger batch, as of a backup, is not journaled whole
const maxEarlier = 256;
const patience = 300; // ms that the program waits for rows when it could begin

// FNV-1a of 32 bits, by UTF-16 code units.
const hash = (text) => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};

let db; // when it is open

const opened = new Promise((done) => {
  try {
    const request = indexedDB.open("kulami", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onerror = (event) => event.preventDefault();
    request.onsuccess = () => {
      db = request.result;
      db.onversionchange = () => db.close();
      done();
    };
  } catch {}
});

const change = (work) => {
  try {
    const transaction = db.transaction(store, "readwrite", { durability: "strict" });
    transaction.onerror = (event) => event.preventDefault();
    work(transaction.objectStore(store));
  } catch {}
};

const put = (texts) =>
  change((rows) => {
    if (texts.length > maxRows) rows.clear();
    const at = Date.now();
    for (const [key, text, was] of texts.slice(-maxRows)) {
      const request = rows.get(key);
      request.onsuccess = () => {
        const { text: last = was, earlier = [] } = request.result ?? {};
        rows.put({ key, text, earlier: [...earlier, hash(last), hash(was)].slice(-maxEarlier), at });
      };
    }
  });

// write journals texts of localStorage, [[key, text, the text before], …]; an empty text is of a key that was removed.
const write = (texts) => {
  if (kulami.storageBlocked) return;
  if (db) put(texts);
  else opened.then(() => put(texts));
};

const read = opened.then(
  () =>
    new Promise((done) => {
      try {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onerror = (event) => event.preventDefault();
        request.onsuccess = () => done(request.result);
      } catch {}
    }),
);

read.then((rows) => {
  const games = rows.filter(({ key }) => key !== headKey).sort((a, b) => b.at - a.at);
  if (games.length > maxRows) change((all) => games.slice(maxRows).forEach(({ key }) => all.delete(key)));
});

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

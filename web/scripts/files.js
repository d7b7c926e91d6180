// Reads files as text in the usual encodings.
//
//   kulami.texts(files, most)   promise of the text of each file or file handle: false if it has
//                               more than most bytes, null if it cannot be opened, like a folder
//   kulami.shared()             promise of the files that another app has shared; the service
//                               worker keeps them until they are taken

import { kulami } from "./kulami.js";

// UTF-16 and UTF-8 with or without a byte order mark, else Windows-1252, which includes Latin-1.
const textOf = (bytes) => {
  const [a, b] = bytes;
  const decode = (encoding, fatal) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if ((a === 0xff && b === 0xfe) || (a && b === 0)) return decode("utf-16le");
  if ((a === 0xfe && b === 0xff) || (a === 0 && b)) return decode("utf-16be");
  try {
    return decode("utf-8", true);
  } catch {
    return decode("windows-1252");
  }
};

const read = async (given, most) => {
  try {
    const file = given.getFile ? await given.getFile() : given;
    return file.size <= most && textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
};

kulami.shared = async () => {
  const name = `kulami-${new URL("./", document.baseURI).pathname}:shared`;
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  await caches.delete(name);
  return Promise.all(kept.map((response) => response.blob()));
};

kulami.texts = (files, most) => Promise.all(Array.from(files, (file) => read(file, most)));

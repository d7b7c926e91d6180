// Fetches and compiles the program from the first moment on. Whatever of the page fails or stops to arrive before the
// program runs ends in a card with a sentence and a button.
import { showCard } from "./card.js";
import { kulami } from "./kulami.js";

const stall = 10_000; // ms without any data, after which the card is shown; it goes when the program starts after all

const fail = (error) => {
  console.warn("kulami:", error);
  return showCard("failed");
};

let timer;
const arrived = () => {
  clearTimeout(timer);
  timer = setTimeout(fail, stall, `nothing has arrived for ${stall} ms`);
};

const digest = async (bytes) => {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return "sha256-" + btoa(String.fromCharCode(...sum));
};

// The program is compiled while it arrives, and refused when it is of another build than the page: a host that is being
// deployed may have files of two. Where there is no crypto.subtle (plain HTTP), the browser checks the whole file first.
const load = async (cache) => {
  const { url, integrity } = PROGRAM;
  arrived();
  const response = await fetch(url, { cache, integrity: window.crypto.subtle ? "" : integrity });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const parts = [];
  const read = async ({ body }) => {
    const reader = body.getReader();
    for (let part; !(part = await reader.read()).done; parts.push(part.value)) arrived();
    const bytes = await new Blob(parts).arrayBuffer();
    if (window.crypto.subtle && (await digest(bytes)) !== integrity) throw new Error(`${url} is of another build`);
    return bytes;
  };
  const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (!streams) return WebAssembly.compile(await read(response));
  const copy = response.clone();
  const [program] = await Promise.all([WebAssembly.compileStreaming(response), read(copy)]);
  return program;
};

// The second try passes all caches by: one of them may have kept a file of another build.
kulami.program = load("default").catch(() => load("reload"));
kulami.program.catch(fail).finally(() => clearTimeout(timer));

// The script that starts the program comes at the end of the page.
const pageLate = setTimeout(fail, stall, "the end of the page has not arrived");
addEventListener("DOMContentLoaded", () => {
  clearTimeout(pageLate);
  if (!kulami.hire) fail("the end of the page is missing");
});

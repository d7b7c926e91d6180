// load fetches and compiles the program, whose address must be absolute. It is compiled while it arrives, and refused when
// its digest is not the expected one: a host that is being deployed may have files of two builds. Where there is no
// crypto.subtle (plain HTTP), the browser checks the whole file first. Every part that has arrived calls arrived.
export const load = async ({ url, size, integrity }, arrived) => {
  const subtle = globalThis.crypto.subtle;
  const digest = async (bytes) => {
    const sum = new Uint8Array(await subtle.digest("SHA-256", bytes));
    return "sha256-" + btoa(String.fromCharCode(...sum));
  };
  const read = async ({ body }) => {
    const bytes = new Uint8Array(size);
    const reader = body.getReader();
    let end = 0;
    for (let part; (part = (await reader.read()).value); end += part.length) {
      if (end + part.length > size) break;
      bytes.set(part, end);
      arrived();
    }
    if (end !== size || (subtle && (await digest(bytes)) !== integrity)) throw new Error(`${url} is of another build`);
    return bytes;
  };
  const compile = async (cache) => {
    const response = await fetch(url, { cache, integrity: subtle ? "" : integrity });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type")?.startsWith("application/wasm");
    if (!streams) return WebAssembly.compile(await read(response));
    const copy = response.clone();
    const [program] = await Promise.all([WebAssembly.compileStreaming(response), read(copy)]);
    return program;
  };
  // The second try passes all caches by: one of them may have kept a file of another build.
  return compile("default").catch(() => compile("reload"));
};

// load fetches and compiles the program, whose address must be absolute. Its name has the digest of its content, so that a
// host of another build has no file of that name.
export const load = (url) => {
  const compile = async (cache) => {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type")?.startsWith("application/wasm");
    return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  };
  // The second try passes all caches by: one of them may have kept a damaged file.
  return compile("default").catch(() => compile("reload"));
};

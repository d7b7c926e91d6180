// load fetches and compiles the program. Its address must be absolute. The name has the digest of
// the content, so that a host with another build has no file of that name.
export const load = (url) => {
  const compile = async (cache) => {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type")?.startsWith("application/wasm");
    return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  };
  // The second try bypasses all caches, because one of them can hold a damaged file.
  return compile("default").catch(() => compile("reload"));
};

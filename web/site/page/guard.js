// The guard stands before everything else on the page.
//
// The only markup that the program makes is drawings, and the only scripts whose addresses it names lie on this origin.
// Nothing else becomes either, whatever text a player may bring.
window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (text.startsWith("<svg ") && !/<script|<foreign|\son\w+\s*=|javascript:/i.test(text) ? text : null),
  createScriptURL: (text) => (new URL(text, document.baseURI).origin === location.origin ? text : null),
});
// A fragment or path with a broken escape (#%zz, #100%) would stop the program before it starts. The raw text is kept
// for the program to read, and the address is made clean. It runs again when the address is edited by hand.
(() => {
  const kulami = (window.kulami = {});
  // Where the browser compiles while it downloads, the response is passed on untouched, so that the compiled code can be
  // kept.
  const compile = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const type = response.headers.get("Content-Type") ?? "";
    return WebAssembly.compileStreaming && type.startsWith("application/wasm")
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  };
  // A function is compiled when it is called first. The program lists those that the start calls, and then those that a game
  // does. This gives a function that has either part compiled: each is called in an instance that nobody uses, for that
  // alone. There is no stack in it, so a function ends where it looks for one.
  const warmer = (module) => {
    const [list] = WebAssembly.Module.customSections(module, "startup");
    if (!list) return () => {};
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => {};
    const { table, sp } = new WebAssembly.Instance(module, imports).exports;
    const functions = list.byteLength * 4;
    Error.stackTraceLimit = 0; // nobody reads how it ended
    return (part) => {
      const bits = new Uint8Array(list, (part * functions) / 8);
      for (let i = 0; i < functions; i++) {
        if (!(bits[i >> 3] & (1 << (i & 7)))) continue;
        sp.value = -8; // the one before may have moved it
        try {
          table.get(0x1000 + i)(0); // where Go's linker begins its table
        } catch {}
      }
    };
  };
  // How long the program waits for its functions to be compiled, in ms. It could do without.
  const patience = 1000;
  // A worker compiles, so that the page stays free meanwhile; and what a game calls when the program has started and the
  // page has nothing left to do, with which it would only compete before. Its script is part of the page, because another
  // file would come much later.
  const elsewhere = (address) =>
    new Promise((resolve, reject) => {
      const work = `let warm;
      onmessage = async ({ data }) => {
        if (data === "game") {
          warm?.(1);
          close();
          return;
        }
        try {
          const module = await (${compile})(data);
          postMessage(module);
          warm = (${warmer})(module);
          warm(0);
          postMessage("warm");
        } catch (error) {
          postMessage(String(error));
        }
      }`;
      const script = URL.createObjectURL(new Blob([work], { type: "text/javascript" }));
      const worker = new Worker(script);
      let warmed;
      kulami.warm = new Promise((done) => (warmed = done));
      worker.onmessage = worker.onmessageerror = worker.onerror = (event) => {
        event.preventDefault();
        URL.revokeObjectURL(script);
        if (event.type === "message" && typeof event.data === "object") {
          resolve(event.data);
          setTimeout(warmed, patience);
          const next = () => requestIdleCallback(() => worker.postMessage("game"));
          addEventListener("kulami-started", next, { once: true });
          return;
        }
        warmed();
        if (event.data === "warm") return;
        worker.terminate();
        reject(event.data); // why not, if it is known
      };
      worker.postMessage(new URL(address, document.baseURI).href);
    });
  // The program is fetched and compiled from the first moment on. Only Chromium, which alone has userAgentData, needs the
  // page for that; WebKit has been seen to open no more pages offline after such a worker.
  const here = () => compile("app.wasm");
  kulami.load = () => {
    kulami.program = navigator.userAgentData ? elsewhere("app.wasm").catch(here) : here();
    kulami.program.catch(() => {}); // the boot script will tell
  };
  kulami.load();
  const clean = () => {
    try {
      decodeURIComponent(location.pathname + location.hash);
    } catch {
      kulami.badFragment = location.hash.slice(1);
      history.replaceState(null, "", "./" + location.search);
      dispatchEvent(new CustomEvent("kulami-bad-fragment"));
    }
  };
  clean();
  addEventListener("popstate", clean);
  // The page is drawn with the game of a first visit. Somebody who comes back, or follows a link, does not see it:
  // the board stays away until the program, which takes the class off, has drawn the right one.
  let known = location.hash !== "";
  try {
    known ||= localStorage.getItem("kulami") !== null;
  } catch {
    // What can't be read can't be shown either.
  }
  document.documentElement.classList.toggle("returning", known);
})();

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
  // The program is fetched and compiled from the first moment on: in a worker, so that the page stays free meanwhile, or
  // here where that fails. The worker's script is part of the page, because another file would come much later.
  const inWorker = async ({ data: address }) => {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      // Where the browser compiles while it downloads, the response is passed on untouched, so that the compiled code
      // can be kept.
      const type = response.headers.get("Content-Type") ?? "";
      postMessage(
        WebAssembly.compileStreaming && type.startsWith("application/wasm")
          ? await WebAssembly.compileStreaming(response)
          : await WebAssembly.compile(await response.arrayBuffer()),
      );
    } catch (error) {
      postMessage(String(error));
    }
  };
  const elsewhere = () =>
    new Promise((resolve, reject) => {
      const script = URL.createObjectURL(new Blob([`onmessage = ${inWorker}`], { type: "text/javascript" }));
      const worker = new Worker(script);
      worker.onmessage = worker.onmessageerror = worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        URL.revokeObjectURL(script);
        if (event.data instanceof WebAssembly.Module) resolve(event.data);
        else reject(event.data);
      };
      worker.postMessage(new URL("app.wasm", document.baseURI).href);
    });
  const here = async () => {
    const response = await fetch("app.wasm");
    if (!response.ok) throw new Error(`app.wasm: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  };
  kulami.load = () => {
    kulami.program = elsewhere().catch(here);
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

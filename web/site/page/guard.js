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
  // The program is fetched and compiled from the first moment on: by the engine's worker, so that the page stays free
  // meanwhile, or here where that fails. Everyone runs the same compiled program.
  const worker = () => new Worker("worker.js", { name: "wasm_exec.js" });
  let free = null; // the worker that has compiled, until it is hired
  const elsewhere = () =>
    new Promise((resolve, reject) => {
      free = worker();
      free.onmessage = ({ data }) => resolve(data);
      free.onerror = free.onmessageerror = (event) => {
        event.preventDefault();
        free = null;
        reject(event);
      };
      free.postMessage({ load: "app.wasm" });
    });
  const here = async () => {
    const response = await fetch("app.wasm");
    if (!response.ok) throw new Error(`app.wasm: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  };
  kulami.load = () => {
    kulami.program = elsewhere().catch(here);
    kulami.program.then((module) => {
      kulami.hire = () => {
        const hired = free ?? worker();
        hired.onmessage = hired.onerror = hired.onmessageerror = free = null;
        hired.postMessage({ run: module });
        return hired;
      };
    }, () => {}); // the boot script will tell
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

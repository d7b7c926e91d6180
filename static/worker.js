// The engine's worker: the same program as the page's, which finds no document here and answers the page's questions.
"use strict";

// The page names the program it runs in the fragment. When the files have changed since it was opened, there is no
// engine of its build to be had here. Behind a service worker the fragment is lost, and not needed.
if (location.hash && location.hash !== "#" + "app.wasm") throw new Error("the engine is of another build than the page");

importScripts("wasm_exec.js");

const instantiate = async (imports) => {
  const response = await fetch("app.wasm");
  if (!response.ok) throw new Error(`app.wasm: ${response.status}`);
  const type = response.headers.get("Content-Type") ?? "";
  const { instance } =
    WebAssembly.instantiateStreaming && type.startsWith("application/wasm")
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance;
};

// Questions may come before the program listens. They are kept and asked again, in their order.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

const fail = (error) => {
  // Thrown outside of any promise, so that the page's Worker object gets an error event.
  setTimeout(() => {
    throw error;
  });
};

const go = new Go();
instantiate(go.importObject)
  .then((instance) => {
    const ended = go.run(instance);
    self.removeEventListener("message", keep);
    for (const event of early) {
      self.dispatchEvent(new MessageEvent("message", { data: event.data, ports: [...event.ports] }));
    }
    return ended;
  })
  .then(() => fail(new Error("the engine has ended")), fail);

// The engine's worker. Before anything else it fetches and compiles the program for the page, which stays free meanwhile;
// then it runs the same program, which finds no document here and answers the page's questions. It understands:
//
//   { load: address }   compile the program and send it back
//   { run: module }     run the program; every later message is a question to it
"use strict";

// The name tells what the page runs its program with. When the files have changed since it was opened, there is no
// engine for its program to be had here.
if (self.name !== "wasm_exec.js") throw new Error("the engine is of another build than the page");

const compile = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Where the browser compiles while it downloads, the response is passed on untouched, so that the compiled code can
  // be kept.
  const type = response.headers.get("Content-Type") ?? "";
  return WebAssembly.compileStreaming && type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
};

// Questions may come before the program listens. They are kept and asked again, in their order.
const early = [];

const run = async (module) => {
  importScripts("wasm_exec.js");
  const go = new Go();
  const ended = go.run(await WebAssembly.instantiate(module, go.importObject));
  self.removeEventListener("message", hear);
  for (const { data } of early) self.dispatchEvent(new MessageEvent("message", { data }));
  await ended;
  throw new Error("the engine has ended");
};

const fail = (error) => {
  // Thrown outside of any promise, so that the page's Worker object gets an error event.
  setTimeout(() => {
    throw error;
  });
};

const hear = (event) => {
  const { load, run: module } = event.data;
  if (load) compile(load).then(postMessage, fail);
  else if (module) run(module).catch(fail);
  else early.push(event);
};
self.addEventListener("message", hear);

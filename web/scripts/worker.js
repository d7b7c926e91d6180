// The engine's worker. The first message is the page's compiled program. The worker runs it;
// without a document the program answers the page's questions, which are all later messages.
import "wasm_exec.js"; // Go's JavaScript support

// Questions can arrive before the program listens. They are stored and sent again in their order.
const early = [];

const run = async (program) => {
  const go = new Go();
  go.env = { GOTRACEBACK: "system" }; // as on the page
  const ended = go.run(await WebAssembly.instantiate(program, go.importObject));
  self.removeEventListener("message", hear);
  for (const { data } of early) self.dispatchEvent(new MessageEvent("message", { data }));
  await ended;
  throw new Error("the engine has ended");
};

const fail = (error) => {
  // Throw outside of any promise, so that the page's Worker object gets an error event.
  setTimeout(() => {
    throw error;
  });
};

const hear = (event) => {
  if (event.data instanceof WebAssembly.Module) run(event.data).catch(fail);
  else early.push(event);
};
self.addEventListener("message", hear);

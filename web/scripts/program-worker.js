// The worker that loads the program for the page, whose own thread is busy meanwhile. It answers with the program or an
// error.
import { load } from "./load.js";

let last = -1000;
const arrived = () => {
  if (performance.now() - last < 1000) return;
  last = performance.now();
  postMessage("arrived");
};

onmessage = ({ data }) => load(data, arrived).then(postMessage, (error) => postMessage(String(error)));

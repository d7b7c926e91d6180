// The worker that loads the program for the page, whose own thread is busy meanwhile. It answers with the program or an
// error.
import { load } from "./load.js";

let last = 0;
const arrived = () => {
  if (Date.now() - last < 1000) return;
  last = Date.now();
  postMessage("arrived");
};

onmessage = ({ data }) => load(data, arrived).then(postMessage, (error) => postMessage(String(error)));

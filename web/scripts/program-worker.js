// The worker that loads the program for the page, and has functions of it compiled ahead. The page's own thread is busy
// with the page meanwhile. It answers with the program or an error, and then "warm".
import { load } from "./load.js";
import { warmer } from "./warmer.js";

let last = 0;
const arrived = () => {
  if (Date.now() - last < 1000) return;
  last = Date.now();
  postMessage("arrived");
};

let warm;
onmessage = async ({ data }) => {
  if (data === "game") {
    warm?.(1);
    close();
    return;
  }
  try {
    const program = await load(data, arrived);
    postMessage(program);
    warm = warmer(program);
    warm(0);
    postMessage("warm");
  } catch (error) {
    postMessage(String(error));
  }
};

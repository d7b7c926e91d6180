// This worker loads the program for the page, whose own thread is busy meanwhile. It answers with
// the program or an error.
import { load } from "./load.js";

onmessage = ({ data }) => load(data).then(postMessage, (error) => postMessage(String(error)));

// The clipboard and the share sheet. A browser can refuse either, or never answer.
//
//     kulami.copy(text)    a promise of whether the text is in the clipboard; false after two seconds without an answer
//     kulami.paste()       a promise of the text in the clipboard; it fails if the browser has no such text, or the player
//                          refuses
//     kulami.share(data)   a promise of how the share sheet ended: "sent", "closed" by the player, "refused", or "silent" where
//                          none has come after two seconds. A sheet that is open takes the focus, and may stay for long
import { kulami } from "./kulami.js";

const patience = 2000; // ms

// What throws, or is not there, is refused.
const ask = (begin, late) =>
  new Promise((done, failed) => {
    setTimeout(() => late(done), patience);
    Promise.resolve().then(begin).then(done, failed);
  });

kulami.copy = (text) =>
  ask(
    () => navigator.clipboard.writeText(text).then(() => true),
    (done) => done(false),
  ).catch(() => false);

kulami.paste = async () => navigator.clipboard.readText();

kulami.share = (data) => {
  let open = false;
  addEventListener("blur", () => (open = true), { once: true });
  return ask(
    () => navigator.share(data).then(() => "sent"),
    (done) => open || document.hidden || done("silent"),
  ).catch((error) => (error?.name === "AbortError" ? "closed" : "refused"));
};

// Sharing goes through the clipboard and the share sheet. A browser can refuse or never answer.
//
//   kulami.copy(text)    promise of whether the text is in the clipboard; false after two seconds
//                        without an answer
//   kulami.paste()       promise of the text in the clipboard; it fails if there is none, or the
//                        player refuses
//   kulami.share(data)   promise of the end of the share sheet: "sent", "closed" by the player,
//                        "refused", or "silent" if no sheet has opened after two seconds. An open
//                        sheet takes the focus and can stay open for long
import { kulami } from "./kulami.js";

const patience = 2000; // ms

// Treat an exception or a missing function as a refusal.
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

// The watcher runs before everything else on the page. It records what the outside cannot see:
// complaints of the page, answers of its engines, and clipboard content.
"use strict";

(() => {
  const watched = (window.watched = { complaints: [], answers: 0, copied: [] });
  const complain = (...words) => void watched.complaints.push(words.map(String).join(" "));

  addEventListener("error", (e) => complain("error:", e.message ?? `could not load ${e.target.src ?? e.target.href}`), true);
  addEventListener("unhandledrejection", (e) => complain("rejection:", e.reason));
  addEventListener("securitypolicyviolation", (e) => complain("policy:", e.violatedDirective, e.blockedURI, e.sourceFile));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      complain(`console.${level}:`, ...words);
      say.apply(console, words);
    };
  }

  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (data.startsWith?.("{")) watched.answers++;
      });
    }
  };

  const clipboard = navigator.clipboard;
  const writeText = clipboard?.writeText;
  if (!writeText) return;
  clipboard.writeText = async (text) => {
    await writeText.call(clipboard, text).catch((error) => {
      complain("clipboard:", error);
      throw error;
    });
    watched.copied.push(text);
  };
})();

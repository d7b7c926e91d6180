// The face of titles and large numbers comes when the game has started and has nothing else to do; until then they have one of
// the device's. The files are the weight 600 of Fraunces, as @fontsource/fraunces 5.3.0 has it, with the letters of our
// languages alone (cut by subset-font 2). The second one comes where a title needs it.
const files = {
  "fonts/fraunces-latin.woff2": "U+0-FF, U+131, U+152-153, U+2013-2026, U+202F, U+2212",
  "fonts/fraunces-latin-ext.woff2": "U+100-130, U+132-151, U+154-17F",
};
const rest = 1000; // ms that the game has to itself

const add = () => {
  for (const [file, unicodeRange] of Object.entries(files)) {
    document.fonts.add(new FontFace("Fraunces", `url(${file})`, { unicodeRange, weight: "700", display: "swap" }));
  }
  document.documentElement.classList.add("faced"); // the style sheet names it
};
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener("kulami-started", () => setTimeout(() => whenIdle(add), rest), { once: true });

// The title font loads when the game has started and the browser is idle, because the first picture
// has no text in it. Until then titles and large numbers have a font of the device. The files are
// Fraunces in weight 600 from @fontsource/fraunces 5.3.0, with only the letters of our languages
// (cut by subset-font 2). The second file loads when a title needs it.
const files = {
  "fonts/fraunces-latin.woff2": "U+0-FF, U+131, U+152-153, U+2013-2026, U+202F, U+2212",
  "fonts/fraunces-latin-ext.woff2": "U+100-130, U+132-151, U+154-17F",
};
const rest = 1000; // ms for the game's own start

const add = () => {
  for (const [file, unicodeRange] of Object.entries(files)) {
    document.fonts.add(new FontFace("Fraunces", `url(${file})`, { unicodeRange, weight: "700", display: "swap" }));
  }
  document.documentElement.classList.add("faced"); // used in the style sheet
  // without a network the device's font stays
  document.fonts.load("700 1em Fraunces").catch(() => {});
};
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener("kulami-started", () => setTimeout(() => whenIdle(add), rest), { once: true });

// The focus ring is shown only if the last input was a key. Escape does not count, because it also
// closes what a pointer has opened.
const { classList } = document.documentElement; // used in the style sheet
addEventListener("keydown", ({ key }) => key !== "Escape" && classList.add("keyed"), true);
addEventListener("pointerdown", () => classList.remove("keyed"), true);

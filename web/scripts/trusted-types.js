// The Trusted Types policy of the page. The program makes no markup except drawings, and its
// scripts are on this origin.

// The elements of drawings.
const drawn = new Set(
  "svg g path rect circle ellipse use text tspan defs symbol pattern lineargradient radialgradient stop".split(" "),
);

const isDrawing = (markup) =>
  markup.startsWith("<svg ") &&
  markup.match(/<\/?[^\s/>]*/g).every((tag) => drawn.has(tag.replace(/<\/?/, "").toLowerCase())) &&
  !/[\s"'/]on\w+\s*=/i.test(markup); // no event handlers

window.trustedTypes?.createPolicy("default", {
  createHTML: (markup) => (isDrawing(markup) ? markup : null),
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
});

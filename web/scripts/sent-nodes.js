// The nodes of the picture that the page was sent with, for the program to take over.
import { isGhost } from "./early-press.js";

const page = document.documentElement;

// sentNodes are the elements (1) and texts (4) in document order, but for the marble of an early press and what is inside
// the wood of the board. It is null when they are not as they were sent: an extension of the browser has changed them.
export const sentNodes = () => {
  const nodes = [];
  const root = document.body.firstElementChild;
  const walk = document.createTreeWalker(root, 5);
  for (let node = root; node; node = node.matches?.(".wood") ? walk.nextSibling() : walk.nextNode())
    if (!isGhost(node)) nodes.push(node);
  return nodes.length === +page.dataset.nodes ? nodes : null;
};

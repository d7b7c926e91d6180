// For the program, to which one call costs more than what it does.
import { kulami } from "./kulami.js";

// The text has for each element the number of its attributes, their names and values, divided by NUL.
kulami.setAttributes = (text, ...elements) => {
  const words = text.split("\0");
  for (const element of elements)
    for (let left = +words.shift(); left--; ) element.setAttribute(words.shift(), words.shift());
};

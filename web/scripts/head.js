// The script in the page's head runs before everything else on the page.
import "./trusted-types.js";
import "./program.js"; // first: it takes longest to come
import "./dress.js";
import "./returning.js";
import "./journal.js";
import "./words.js";

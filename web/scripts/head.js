// The script in the page's head runs before everything else on the page.
import "./framed.js";
import "./trusted-types.js";
import "./returning.js";
import "./journal.js";
import "./program.js";
import "./words.js";

// The script in the page's head runs before everything else on the page.
import "./trusted-types.js";
import "./program.js"; // first, because it takes longest to load
import "./styles.js";
import "./returning.js";
import "./journal.js";
import "./words.js";

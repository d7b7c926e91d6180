// The script in the page's head runs before everything else on the page.
import "./trusted-types.js";
import "./address.js";
import "./program.js";

// Hosts without headers cannot keep other sites from framing the game. A frame of another origin gets the page that is made
// for it, which has no storage to change. The script is an element of its own, so that no other one runs there.
const isForeign = () => {
  try {
    return !top.location.href;
  } catch {
    return true; // another origin's address cannot be read
  }
};

if (top !== window && isForeign()) {
  stop();
  location.replace("embed.html" + location.hash);
}

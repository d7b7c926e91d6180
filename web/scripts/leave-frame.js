// Hosts without headers cannot forbid other sites to frame the game. So inside a frame of another
// origin this script replaces the page by the embed, which has no storage to change. It has its own
// script element, so that no other script runs there.
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

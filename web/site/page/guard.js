// A fragment or path with a broken escape (#%zz, #100%) would stop the program before it starts. The raw text is kept
// for the program to read, and the address is made clean. It runs again when the address is edited by hand.
(() => {
  const kulami = (window.kulami = {});
  const clean = () => {
    try {
      decodeURIComponent(location.pathname + location.hash);
    } catch {
      kulami.badFragment = location.hash.slice(1);
      history.replaceState(null, "", "./" + location.search);
      dispatchEvent(new CustomEvent("kulami-bad-fragment"));
    }
  };
  clean();
  addEventListener("popstate", clean);
})();

// Boot loads the program and starts it. When something fails it says so in words: the sentences are in templates of
// the page. What is pressed before the program takes presses is kept and pressed again when it does. Boot leaves on
// window.kulami what the program wants to know:
//
//   storageBlocked  true when nothing can be saved; a substitute in memory stands in for localStorage
//   badFragment     raw text of a fragment that could not be read (set by the guard in the head)
//   program         promise of the compiled program, and load() to ask for another one (set by the guard)
//   warm            promise of a good time to run it: nothing, or when its functions are compiled (set by the guard)
//   hire()          a worker that runs the program as the engine
//   nodes           those of the picture that the page was sent with, in its order, for the program to take over, but none
//                   inside the wood of the board; nothing when it is not as it was sent, for an extension of the browser
//                   has changed it
//   early           selector of what was pressed last before the program was ready; null later
//   setAttributes(text, ...elements)
//                   sets attributes; the text has for each element their number, their names and values, divided by NUL
//   started         true when the program takes moves; the event kulami-started on window tells so to install.js, if it is there
"use strict";

(() => {
  const kulami = (window.kulami ??= {});

  // Storage in memory, with the interface of window.localStorage.
  const memoryStorage = () => {
    const map = new Map();
    return {
      get length() {
        return map.size;
      },
      key: (i) => [...map.keys()][i] ?? null,
      getItem: (key) => map.get(String(key)) ?? null,
      setItem: (key, value) => map.set(String(key), String(value)),
      removeItem: (key) => map.delete(String(key)),
      clear: () => map.clear(),
    };
  };

  // Only storage that cannot be read is replaced: a full one still holds the saved game.
  const mendStorage = (name) => {
    try {
      window[name].getItem("kulami");
      return true;
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
      return false;
    }
  };

  const page = document.documentElement;
  const bar = document.getElementById("boot-bar");
  const root = () => document.body.firstElementChild;

  // The page has each template in every language; the first one stands in where there is none of the reader's.
  const template = (name) => {
    const all = [...document.querySelectorAll(`template[data-boot="${name}"]`)];
    const read = (tag) => all.find((t) => tag.toLowerCase().split("-")[0] === t.lang);
    // The program has set the language of the page once it has started.
    const tags = kulami.started ? [page.lang] : navigator.languages;
    return tags.map(read).find(Boolean) ?? all[0];
  };

  // Shows a copy of a template of the page as a card over it; its button calls act.
  const showCard = (name, act) => {
    bar.hidden = true;
    const card = template(name).content.firstElementChild.cloneNode(true);
    document.body.append(card);
    const button = card.querySelector("button");
    button.onclick = act;
    button.focus();
    return card;
  };

  const loadFailed = (error) => {
    console.warn("kulami:", error);
    const card = showCard("failed", () => {
      card.remove();
      kulami.load();
      start();
    });
  };

  // The program never ends by itself: when it does, the page it drew is dead. The handlers it left behind are taken
  // away and the game is offered for copying.
  const crashed = () => {
    window.onclick = window.onpopstate = window.onresize = null;
    // An open dialog would lie over the card and keep it from being pressed.
    for (const dialog of root().querySelectorAll("dialog")) dialog.remove();
    root().inert = true;
    const card = showCard("crash", () => location.reload());
    // The record of the game shown is in the address, those of all others in storage.
    const texts = [location.hash, ...Object.values(localStorage)].join(" ");
    const records = [...new Set(texts.match(/\bk1\/[\w/]+/g))].join("\n");
    const field = card.querySelector("textarea");
    if (records) field.value = records;
    else field.remove();
  };

  // A press on the board shows where the marble will go; another press moves it.
  let ghost = null;
  const pressEarly = ({ target }) => {
    const pressed = target.closest?.("[data-hole],[data-act]");
    if (!pressed || page.classList.contains("returning")) return;
    const { hole, act } = pressed.dataset;
    kulami.early = hole ? `[data-hole="${hole}"]` : `[data-act="${act}"]`;
    ghost?.remove();
    if (!hole) return;
    const hit = pressed.querySelector(".hit");
    ghost = document.createElementNS(hit.namespaceURI, "use");
    const look = { class: "marble", href: "#marble-first", x: hit.getAttribute("x"), y: hit.getAttribute("y") };
    for (const name in look) ghost.setAttribute(name, look[name]);
    pressed.append(ghost);
  };
  addEventListener("click", pressEarly);

  // The mark is set when the program is mounted and takes a move.
  const ready = new PerformanceObserver((list) => {
    if (!list.getEntriesByName("app-ready")[0]) return;
    ready.disconnect();
    bar.hidden = kulami.started = true;
    dispatchEvent(new Event("kulami-started"));
    removeEventListener("click", pressEarly);
    ghost?.remove();
    const pressed = kulami.early && document.querySelector(kulami.early);
    kulami.early = null;
    pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  ready.observe({ type: "mark", buffered: true });

  // The nodes of the picture, but for the mark and what is inside the wood.
  const sent = () => {
    const nodes = [];
    // Its elements (1) and texts (4).
    const walk = document.createTreeWalker(root(), 5);
    for (let node = root(); node; node = node.matches?.(".wood") ? walk.nextSibling() : walk.nextNode())
      if (node !== ghost) nodes.push(node);
    return nodes.length === +page.dataset.nodes && nodes;
  };

  const start = async () => {
    bar.hidden = false;
    let go, instance;
    try {
      go = new Go();
      // Percent: garbage is collected when there are 16 MB, for that holds up a drawing. The start and a game leave less.
      go.env = { GOGC: 400 };
      const program = await kulami.program;
      kulami.hire = () => {
        // The name tells the worker with which script the page runs its program.
        const worker = new Worker("worker.js", { name: "wasm_exec.js" });
        worker.postMessage(program);
        return worker;
      };
      instance = await WebAssembly.instantiate(program, go.importObject);
      kulami.nodes = sent();
      // That was enough work for one task.
      await new Promise((done) => setTimeout(done));
      await kulami.warm;
    } catch (error) {
      loadFailed(error);
      return;
    }
    // Its promise settles when the program has ended.
    go.run(instance).then(crashed, crashed);
  };

  kulami.setAttributes = (text, ...nodes) => {
    const words = text.split("\0");
    for (const node of nodes)
      for (let left = +words.shift(); left--; ) node.setAttribute(words.shift(), words.shift());
  };

  kulami.storageBlocked = ["localStorage", "sessionStorage"].map(mendStorage).includes(false);
  start();
})();

// The player plays a game of two people by itself, in a browser without a driver. It reports each
// state when data written at that moment is on the disk, and the complaints of the page.
"use strict";

(() => {
  const between = 300; // ms between two clicks
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const send = (link) => fetch("report", { method: "POST", body: JSON.stringify({ link, complaints: watched.complaints.splice(0) }) });
  const until = async (condition) => {
    for (let n = 1; !condition(); n++) {
      await wait(10);
      if (n % 6000 > 0) continue; // at least a minute
      console.error("waits in vain for", condition, document.body.innerText);
      send("");
    }
  };
  const first = (selector) => document.querySelector(selector);
  const press = async (selector) => {
    await until(() => first(selector));
    first(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const answer = (request, good, bad) => new Promise((done, fail) => {
    request[good] = () => done(request.result);
    request[bad] = fail;
  });
  const write = async () => {
    const request = indexedDB.open("disk");
    request.onupgradeneeded = () => request.result.createObjectStore("rows");
    const database = await answer(request, "onsuccess", "onerror");
    try {
      const transaction = database.transaction("rows", "readwrite", { durability: "strict" });
      transaction.onerror = (event) => event.preventDefault();
      transaction.objectStore("rows").put(Date.now(), "now");
      await answer(transaction, "oncomplete", "onabort");
    } finally {
      database.close();
    }
  };
  // On a busy machine a write can take longer than the promised 250 ms. Firefox sometimes refuses a
  // write and accepts it at the next try.
  const onDisk = async () => {
    while (!(await write().then(() => true, () => false))) await wait(20);
  };
  // Report one state after the other: on a busy disk, writes that wait for each other would never
  // end.
  let reported = Promise.resolve();
  const report = () => {
    const { link } = first("[data-board]").dataset;
    reported = reported.then(onDisk).then(() => send(link));
  };

  addEventListener("kulami-started", async () => {
    await until(() => history.state?.kulami); // the game is stored
    if (first("[data-board]").dataset.ply === "0") {
      await press('[data-act="game"]');
      await press('[data-act="new"]');
      await press('[name="opponent"][value="person"]');
      await press('[data-act="start"]');
      await until(() => !first("dialog"));
    }
    report();
    new MutationObserver(report).observe(first("[data-board]"), { attributes: true, attributeFilter: ["data-link"] });
    for (;;) {
      await wait(between);
      await press('[data-legal="true"]');
    }
  });
})();

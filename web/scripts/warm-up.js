// Asks a worker to have the functions of the start compiled, so that the page finds most of them ready; and those of a
// game when the program has started and the page has nothing left to do. Only Chromium, which alone has userAgentData,
// gains by that; WebKit has been seen to open no more pages offline after such a worker.

const patience = 1000; // ms that the program waits for its functions to be compiled; it can do without

const worker = navigator.userAgentData && window.Worker && new Worker(WARM);

// warmUp is a promise of a good time to run the compiled program. It never fails.
export const warmUp = (program) =>
  new Promise((done) => {
    if (!worker) return done();
    worker.onmessage = done;
    worker.onerror = (event) => {
      event.preventDefault();
      done();
    };
    setTimeout(done, patience);
    worker.postMessage(program);
    const game = () => requestIdleCallback(() => worker.postMessage("game"));
    addEventListener("kulami-started", game, { once: true });
  });

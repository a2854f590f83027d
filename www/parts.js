// The app's program is in two parts: the first is all that a game needs, and the second comes when it is wanted, or when
// the page is idle. See crates/splitter.
(() => {
  'use strict';

  const root = document.documentElement;
  const { later } = document.querySelector('script[data-app]')?.dataset ?? {};
  /** Pages of which the first part shows nothing. */
  const WHOLE = /^#?(?:review|puzzle|learn|open|bench)\b/;

  /** What the first part exports, once it runs. */
  let first = null;
  /** The second part, on its way and compiled. */
  let loading = null;
  let compiled = null;
  // A debug build has one part.
  let isWhole = !later;

  /** Puts the second part into the program. */
  function join() {
    if (isWhole || !first || !compiled) return;
    new WebAssembly.Instance(compiled, { p: first });
    isWhole = true;
    compiled = null;
  }

  const address = () => new URL(later, document.baseURI).href;

  async function fetched() {
    const response = await fetch(address());
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    // Compiling from bytes needs no MIME type from the host.
    compiled ??= await WebAssembly.compile(await response.arrayBuffer());
    join();
  }

  /** Loads the second part, once; what fails is tried again. */
  function load() {
    if (isWhole) return Promise.resolve();
    loading ??= fetched().finally(() => (loading = null));
    return loading;
  }

  /** The second part at once: the program waits for it in the middle of a function. */
  function read() {
    const request = new XMLHttpRequest();
    request.open('GET', address(), false);
    // Where nobody may wait for them, bytes come as text.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${later}`);
    const text = request.responseText;
    const bytes = new Uint8Array(text.length);
    for (let n = 0; n < bytes.length; n++) bytes[n] = text.charCodeAt(n);
    return new WebAssembly.Module(bytes);
  }

  /** Whether the service worker gives this page its files. */
  function isServed() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      // A frame without an origin may not even ask.
      return false;
    }
  }

  /** Loads the second part once nothing else needs the line. */
  function loadWhenIdle() {
    // While a worker is on its way, it comes first.
    if (root.dataset.program) setTimeout(loadWhenIdle, 500);
    // Without the network it is asked for again where it is wanted.
    else (globalThis.requestIdleCallback ?? setTimeout)(() => load().catch(() => {}));
  }

  /** Waits for a person to begin, or to have read what is shown. */
  function prefetch() {
    if (isWhole || navigator.connection?.saveData) return;
    // Most frames in pages of others are only looked at.
    const isFrame = 'embed' in root.dataset;
    const waits = isFrame ? [] : [setTimeout(begin, 10_000)];
    const events = ['pointerup', 'keyup'];
    function begin() {
      waits.forEach(clearTimeout);
      for (const type of events) removeEventListener(type, begin, true);
      setTimeout(loadWhenIdle, isFrame ? 0 : 1_500);
    }
    for (const type of events) addEventListener(type, begin, true);
  }

  globalThis.tesseraFirstPart = (exports) => {
    first = exports;
    join();
    prefetch();
  };

  globalThis.tesseraLaterPart = () => {
    if (isWhole) return;
    try {
      compiled ??= read();
      join();
    } catch (error) {
      // `www/start.js` says why.
      globalThis.tesseraParts.isMissing = true;
      throw error;
    }
  };

  globalThis.tesseraParts = {
    isMissing: false,
    /** Loads both parts at the same time where the fragment of the address wants both, or the device has both. */
    async wanted(fragment) {
      if (WHOLE.test(fragment)) await load();
      // What the program asks for at once passes by the service worker, so without network it would get nothing.
      else if (isServed()) await load().catch(() => {});
    },
  };
})();

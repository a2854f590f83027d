// What the page says while it loads, and when files do not arrive or do not run.
(() => {
  'use strict';

  /** The document's body, as soon as it is there. */
  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });

  /** Starts without what the device keeps, which is set aside. */
  async function startAside() {
    say('loading');
    try {
      await globalThis.tesseraGames.setAside();
      location.reload();
    } catch {
      say('broken');
    }
  }

  /** Shows the sentence for a state of loading, see crates/pages/src/loading.rs; none for `null`. */
  async function say(state) {
    await parsed;
    const place = document.getElementById('loading');
    for (const text of place.querySelectorAll('p')) text.hidden = text.dataset.state !== state;
    const isLoading = state === 'loading' || state === 'slow';
    if (!isLoading) awaited = [];
    showShare();
    place.querySelector('[data-say=retry]').hidden = state === 'loading' || state === 'without';
    place.querySelector('[data-say=aside]').hidden = state !== 'broken' || 'embed' in document.documentElement.dataset;
    place.hidden = !state;
  }

  // --- How much has come ---

  /**
   * What the page waits for: files, each with its size and the number of bytes of it that have come, as they are once they are
   * unpacked. What is not known is no number.
   */
  let awaited = [];

  /** Has the page wait for more files; those whose part of the program is there already are nothing to wait for. */
  function wait(files) {
    awaited = [...new Set([...awaited, ...files])].filter(({ isIn }) => !isIn);
    showShare();
  }

  /** Shows which share of all that the page waits for has come. */
  function showShare() {
    const bar = document.querySelector('#loading progress');
    if (!bar) return;
    bar.hidden = awaited.length === 0;
    const sum = (what) => awaited.reduce((sum, file) => sum + file[what], 0);
    const share = sum('come') / sum('size');
    if (share >= 0) bar.value = share;
    else bar.removeAttribute('value');
    // A screen reader says each quarter, and nothing before the first.
    const quarter = Math.floor(4 * share) / 4;
    const text = quarter > 0 ? quarter.toLocaleString(document.documentElement.lang, { style: 'percent' }) : '';
    const said = bar.nextElementSibling;
    if (said.textContent !== text) said.textContent = text;
  }

  /** Counts the bytes of a file as they come, with an event for each time that some do. */
  function counted(response, file) {
    const bytes = response.clone().body?.getReader();
    if (!bytes) file.size = NaN;
    file.come = 0;
    const next = ({ done, value }) => {
      dispatchEvent(new Event('part'));
      if (done) return;
      file.come += value.length;
      showShare();
      return bytes.read().then(next);
    };
    // What ends too early is told by whoever reads the file itself.
    bytes?.read().then(next).catch(() => {});
    return response;
  }

  // --- What does not come ---

  /** All files that the page needs, itself first. */
  function files() {
    const styled = globalThis.tesseraSheets.sheets().map(({ href }) => href);
    const scripts = [...document.scripts].map(({ src }) => src);
    const { app, wasm, home, parts, styles } = document.querySelector('script[data-app]')?.dataset ?? {};
    const named = [app, wasm, home, parts, styles].join(' ').replaceAll(/\S+=/g, '').split(' ').filter(Boolean);
    const program = named.map((file) => new URL(file, document.baseURI).href);
    return [location.href.split('#')[0], ...new Set([...styled, ...scripts, ...program])];
  }

  /** Which sentence says why a file did not load: the page is older or newer than the files of the host, or neither. */
  async function cause() {
    try {
      const build = document.querySelector('meta[name=build]').outerHTML;
      const [here, ...others] = files();
      const page = await (await fetch(here, { cache: 'no-store' })).text();
      if (page.includes('<meta name="build"') && !page.includes(build)) return 'updated';
      const look = (file) => fetch(file, { method: 'HEAD', cache: 'no-store' });
      const found = await Promise.all(others.map(look));
      if (found.some(({ status }) => status === 404)) return 'incomplete';
    } catch {
      // Without the host nothing more is known.
    }
    return 'failed';
  }

  /** Loads the page again and all of its files past the browser's cache; a page that cannot be had stays as it is. */
  async function retry() {
    say('loading');
    const downloads = files().map((file) => fetch(file, { cache: 'reload' }));
    const patience = new Promise((resolve) => setTimeout(resolve, 5_000));
    try {
      await downloads[0];
      await Promise.race([Promise.allSettled(downloads), patience]);
      location.reload();
    } catch {
      say('failed');
    }
  }

  globalThis.tesseraLoading = { parsed, say, wait, counted, cause, retry, startAside };
})();

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
    place.querySelector('[data-say=retry]').hidden = state === 'loading' || state === 'without';
    place.querySelector('[data-say=aside]').hidden = state !== 'broken' || 'embed' in document.documentElement.dataset;
    place.hidden = !state;
  }

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

  globalThis.tesseraLoading = { parsed, say, cause, retry, startAside };
})();

// The first script of every page: sets the theme, starts the app when the fragment of the address asks for it, and says
// so when files do not load. It runs before anything is painted and needs no library.
(() => {
  'use strict';

  const root = document.documentElement;
  // Addresses of the app's script, program and style sheets, and of the scripts of the home page; only the page that hosts the
  // app names them.
  const { app, wasm, parts = '', styles = '', home = '' } = document.currentScript.dataset;
  // The same prefix as in crates/app/src/fallback_storage.rs.
  const PREFIX = 'tessera.v1.';
  const THEMES = ['system', 'light', 'dark', 'contrast'];
  // The document for frames in pages of other sites, crates/pages/src/embed.rs: it stores nothing and asks for nothing stored.
  const embedded = 'embed' in root.dataset;

  // --- Trusted types ---

  // The policy of the page forbids that text becomes HTML or the address of a script unless this lets it through:
  // the browser asks the policy named `default` about every such text.
  const SITE = new URL('.', document.currentScript.src).href;
  /** The pattern of a text as it is. */
  const exact = (text) => text.replace(/[^\w]/g, '\\$&');
  /** The one page of another site that a view leads to, see crates/views/src/review/summary.rs. */
  const ACCURACY = 'https://lichess.org/page/accuracy"';
  /**
   * A tag of the app's pictures and views; no attribute of them runs or loads anything, or leads to another site: an address
   * has a scheme, or an entity that may be part of one, at most behind its `#`, or else it is an address of this site, or that
   * one. The comment stands for what stays in the page as it is, see www/views.js.
   */
  const TAG = new RegExp(
    '</?(?:a|aside|b|button|canvas|circle|code|datalist|details|dialog|div|em|fieldset|figcaption|figure|footer|form|h[1-3]|i' +
      '|input|kbd|label|legend|li|line|ol|option|output|p|path|pre|progress|rect|section|select|small|span|strong|summary|svg' +
      '|table|tbody|td|text|textarea|th|thead|tr|ul|use)' +
      `(?: (?!on|style|src|action|form|href="(?!${exact(SITE)}|${exact(ACCURACY)})[^"#]*[:&])[a-z0-9-]+(?:="[^"<>]*")?)*/?>|<!kept>`,
    'gi',
  );
  window.trustedTypes?.createPolicy('default', {
    // A frame has an address, and no document of text.
    createHTML: (html, type, sink) => (/srcdoc$/.test(sink) || html.replace(TAG, '').includes('<') ? null : html),
    createScriptURL: (url) =>
      url.startsWith(`blob:${self.origin}/`) || new URL(url, document.baseURI).href.startsWith(SITE) ? url : null,
  });

  /** What the app has stored under a key, or null. */
  function stored(key) {
    if (embedded) return null;
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key));
    } catch {
      return null;
    }
  }

  /** The document's body, as soon as it is there. */
  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });

  const settings = () => {
    const kept = stored('settings');
    return typeof kept === 'object' ? { ...kept } : {};
  };

  /** Changes a part of the settings. Where nothing can be stored, it lasts as long as the page. */
  function set(part) {
    try {
      localStorage.setItem(`${PREFIX}settings`, JSON.stringify({ ...settings(), ...part }));
    } catch {
      // As said.
    }
  }

  // --- Addresses that other programs have changed ---

  /**
   * The address that another program has written with `%23` in place of its `#`: a host takes that for the name of a
   * file. Null where this is none. `site` is the address of the site.
   */
  function recovered(address, site) {
    const [, before, fragment] = /^([^#]*?)%(?:25)*23([a-z]+(?:\/|%(?:25)*2F).*)$/i.exec(address) ?? [];
    if (!fragment || !before.startsWith(site)) return null;
    const page = before.slice(site.length).replace(/[?&][^/]*$/, '');
    // Only what the page writes is a file: the home page, in each language, and the page for frames.
    return /^(?:[a-z]{2}\/)?(?:(?:index|embed)(?:\.html)?)?$/.test(page) ? `${site}${page}#${fragment}` : null;
  }

  // On the page for missing addresses www/root.js has put another one in its place.
  const meant = recovered(root.dataset.address ?? location.href, SITE);
  if (meant) {
    location.replace(meant);
    return;
  }

  // --- Language ---

  // The page in every language; see crates/pages/src/shell.rs. Each language is at an address of its own.
  const pages = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  const pageIn = (language) => pages.find(({ hreflang }) => hreflang === language);
  // Search engines want whole addresses, which nobody knows before the page is loaded; and the icon stays the same where
  // the app changes the address to that of another language.
  for (const page of [...pages, ...document.querySelectorAll('link[rel~=icon]')]) page.setAttribute('href', page.href);

  /** Whether this is the first page of the browser's tab. */
  function isFirst() {
    if (embedded) return false;
    try {
      const before = sessionStorage.getItem(`${PREFIX}seen`);
      sessionStorage.setItem(`${PREFIX}seen`, 'yes');
      return !before;
    } catch {
      return false;
    }
  }

  const device = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(pageIn);
  // A choice holds everywhere, an address holds otherwise; but a link to a game that somebody else has sent is shown in
  // the language of the device.
  const isSent = isFirst() && app && location.hash.length > 1 && pageIn(root.lang)?.href === pageIn('x-default')?.href;
  const wanted = pageIn(settings().language) ?? (isSent ? pageIn(device) : undefined);
  if (wanted && wanted.href !== pageIn(root.lang).href) {
    root.hidden = true;
    location.replace(wanted.href + location.hash);
    return;
  }
  // Everybody else is asked.
  if (device && device !== root.lang && !settings().language) root.dataset.offer = device;

  document.addEventListener('click', ({ target }) => {
    const { language } = target.closest?.('a[data-language]')?.dataset ?? {};
    if (language) set({ language });
  });

  // --- Theme ---

  let theme;

  function showTheme() {
    const wish = embedded ? root.dataset.theme : settings().theme;
    theme = THEMES.includes(wish) ? wish : 'system';
    root.dataset.theme = theme;
  }

  showTheme();
  if (!embedded) {
    const follow = () => {
      showTheme();
      parsed.then(nameTheme);
    };
    // Another tab may change it, and this page may come back from the browser's memory of pages.
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      const wanted = pageIn(settings().language);
      if (wanted && wanted.href !== pageIn(root.lang).href) location.reload();
      else follow();
    });
  }

  // Who has the device show strong contrasts gets that theme, unless another one was chosen.
  for (const query of ['(prefers-contrast: more)', '(forced-colors: active)']) {
    const strong = matchMedia(query);
    const follow = () => {
      if (strong.matches) root.dataset.contrast = query;
      else if (root.dataset.contrast === query) delete root.dataset.contrast;
    };
    follow();
    strong.addEventListener('change', follow);
  }

  root.dataset.script = 'on';

  // Home keeps the heights of its lists of games, so that nothing moves once they are there.
  const heights = stored('home');
  // What is stored may be of any kind.
  const heightOf = (list) => (Number.isFinite(heights?.[list]) ? heights[list] : 0);
  for (const list of heights?.width === innerWidth ? ['saved', 'finished'] : []) {
    if (heightOf(list) <= 0) continue;
    root.dataset[list] = 'awaited';
    root.style.setProperty(`--${list}`, `${heightOf(list)}px`);
  }

  // The home page offers lessons to whoever has played nothing here.
  if (heightOf('saved') > 0 || heightOf('finished') > 0 || stored('lessons') || stored('puzzles')) root.dataset.known = 'yes';

  function nameTheme() {
    const button = document.getElementById('theme');
    button.title = button.dataset[theme];
    button.setAttribute('aria-label', button.title);
  }

  function nextTheme() {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    root.dataset.theme = theme;
    nameTheme();
    set({ theme });
  }

  // --- The app ---

  let loading = null;
  let started = false;
  let mounted = false;
  const address = (name) => new URL(name, document.baseURI).href;

  const words = (text) => text.split(' ').filter(Boolean);

  function link(rel, href, attributes = {}, before = null) {
    const element = Object.assign(document.createElement('link'), { rel, href, ...attributes });
    document.head.insertBefore(element, before);
    return element;
  }

  /** Whether what has arrived as a style sheet is one: browsers take HTML for an empty sheet. */
  function isStyle({ sheet }) {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      // One that did not arrive; but a page in a sandboxed frame may not look at those that it uses.
      return Boolean(sheet) && self.origin === 'null';
    }
  }

  /** What did not arrive: whoever waits for it later hears of no event. */
  const missing = new WeakSet();
  document.addEventListener('error', ({ target }) => missing.add(target), true);

  /** Waits until a style sheet has arrived; fails where it does not. */
  const arrival = (sheet) =>
    new Promise((resolve, reject) => {
      const look = () => (isStyle(sheet) ? resolve() : reject(sheet));
      if (sheet.sheet || missing.has(sheet)) look();
      else for (const type of ['load', 'error']) sheet.addEventListener(type, look);
    });

  const sheets = () => [...document.querySelectorAll('head > link[rel=stylesheet]')];

  /** The style sheets of the app in order, each with the part of its program that it comes with, if any, and its element. */
  const appSheets = words(styles).map((named) => {
    const [file, part = ''] = named.split('=').reverse();
    return { file, part, element: null };
  });

  /** Asks for the style sheets of a part of the app's program, or for those that all games need; in their order, whenever they
   *  come. Fails where one does not arrive. */
  globalThis.tesseraStyles = async (part = '') => {
    const wanted = appSheets.filter((sheet) => sheet.part === part);
    for (const sheet of wanted) {
      const next = appSheets.slice(appSheets.indexOf(sheet)).find(({ element }) => element);
      sheet.element ??= link('stylesheet', sheet.file, {}, next?.element);
    }
    try {
      await Promise.all(wanted.map(({ element }) => arrival(element)));
    } catch (missing) {
      // Those of a part are asked for again; the others are looked at in `start`.
      for (const sheet of part ? wanted : []) {
        sheet.element?.remove();
        sheet.element = null;
      }
      throw missing;
    }
  };

  /** The first picture of the page; it waits for no program that takes the line from its style sheets. */
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page that nobody sees paints nothing.
    setTimeout(resolve, document.hidden ? 0 : 2_000);
  });

  /** Starts the downloads of the app, once. */
  function download() {
    loading ??= {
      styles: globalThis.tesseraStyles().catch(() => {}),
      script: link('modulepreload', app),
      wasm: link('preload', wasm, { as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous' }),
    };
    return loading;
  }

  /** Starts the app, once; it then follows the address by itself. */
  async function start() {
    if (started) return;
    if (!window.WebAssembly) return say('without');
    started = true;
    root.dataset.app = 'loading';
    const later = [
      [1_000, 'loading'],
      [20_000, 'slow'],
    ].map(([wait, state]) => setTimeout(say, wait, state));
    try {
      if (!embedded) await Promise.all([parsed, painted]);
      download();
      // Without all of its style sheets, those in its head too, the app would read wrong colours and heights.
      const styled = parsed.then(() => Promise.all(sheets().map(arrival)));
      const whole = parsed.then(() => globalThis.tesseraParts.wanted(location.hash));
      const [program] = await Promise.all([import(address(app)), styled, whole]);
      await program.default({ module_or_path: embedded ? inParts(address(wasm)) : address(wasm) });
      mounted = true;
      root.dataset.app = 'ready';
      say(null);
    } catch (error) {
      delete root.dataset.app;
      console.error(error);
      const state = isOfProgram(error) ? 'broken' : await cause();
      await say(state);
      const detail = document.querySelector(`#loading [data-state=${state}]`).textContent;
      dispatchEvent(new CustomEvent('unloaded', { detail }));
    } finally {
      later.forEach(clearTimeout);
    }
  }

  /** Fetches a file, with an event for every part of it that arrives. */
  async function inParts(file) {
    const response = await fetch(file);
    const copy = response.clone().body.getReader();
    const next = ({ done }) => {
      dispatchEvent(new Event('part'));
      return done || copy.read().then(next);
    };
    // What ends too early is told by whoever reads the file itself.
    copy.read().then(next).catch(() => {});
    return response;
  }

  // --- What does not load, or stops ---

  /** Whether an error ended the app's program: it has run into a fault, or out of its stack. */
  function isOfProgram(error) {
    const program = app?.replace(/^.*\/|\.js$/g, '');
    return error instanceof Error && /^(?:Runtime|Range|Internal)Error$/.test(error.name) && String(error.stack).includes(program);
  }

  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, ({ error, reason }) => {
      if (!started || embedded || !(globalThis.tesseraParts.isMissing || isOfProgram(error ?? reason))) return;
      // It answers nothing any more.
      mounted = false;
      if (globalThis.tesseraParts.isMissing) cause().then(say);
      else say('broken');
    });
  }

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
    place.querySelector('[data-say=aside]').hidden = state !== 'broken' || embedded;
    place.hidden = !state;
  }

  /** All files that the page needs, itself first. */
  function files() {
    const styled = sheets().map(({ href }) => href);
    const scripts = [...document.scripts].map(({ src }) => src);
    const program = words([app, wasm, home, parts, styles].join(' ').replaceAll(/\S+=/g, '')).map(address);
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

  // The style sheets of the static pages; those of the app are waited for in `start`.
  window.addEventListener('load', async () => {
    if (!started && !sheets().every(isStyle)) say(await cause());
  });

  // --- The address ---

  const title = document.title;

  /** Says which game is being loaded, and what it is about, as its card on the home page does. */
  async function introduce(fragment) {
    await parsed;
    const named = fragment.split(/[/-]/, 2);
    const card = [...document.querySelectorAll('.card')].find(({ dataset }) => named.includes(dataset.game));
    const about = document.querySelector('.starting .about');
    if (!card || !about) return;
    about.querySelector('.name').textContent = card.querySelector('h2').textContent;
    about.querySelector('.goal').textContent = card.querySelector('h2 + p').textContent;
    about.hidden = false;
  }

  let hasHome = false;

  /** Runs the scripts of the home page, once, after those that every page runs. */
  async function showHome() {
    if (hasHome) return;
    hasHome = true;
    const files = words(home);
    for (const file of files) link('preload', file, { as: 'script' });
    await parsed;
    for (const src of files) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }

  /** Does what the fragment of the address asks for. */
  function follow() {
    const fragment = location.hash.slice(1);
    const rules = /^rules\/([a-z]+)$/.exec(fragment);
    if (rules) {
      // The address of the rules before they had pages of their own.
      location.replace(new URL(`rules/${rules[1]}/`, document.baseURI));
      return;
    }
    // A set-up and the settings open over the home page, and what was pasted is read there.
    const isHome = /^(setup\/.*|settings|open)?$/.test(fragment);
    const from = root.dataset.at;
    root.dataset.at = isHome ? 'home' : 'app';
    if (isHome) showHome();
    // A game begins at the top of its page, however far down the home page its link is.
    // A dialog of the home page would keep everything else from being used, and could not be seen where that page is hidden.
    for (const dialog of document.querySelectorAll('#home dialog[open]')) dialog.close();
    if (from === 'home' && !isHome) {
      window.scrollTo(0, 0);
      // The link that has the focus is gone.
      document.getElementById('main').focus({ preventScroll: true });
    }
    if (!isHome && !mounted) introduce(fragment);
    if (fragment) start();
    else if (!window.WebAssembly) say(null);
    if (isHome) document.title = title;
  }

  if (embedded) {
    // `www/frame.js` shows what is to be clicked.
    if (root.dataset.start !== 'click') start();
  } else if (app) {
    follow();
    window.addEventListener('hashchange', follow);
    // Whoever points at a link to a game will probably follow it.
    const expect = ({ target }) => {
      if (!navigator.connection?.saveData && window.WebAssembly && target.closest?.('main a[href^="#"], #games a')) download();
    };
    document.addEventListener('pointerover', expect);
    document.addEventListener('focusin', expect);
  }

  // --- The header ---

  if (!embedded) parsed.then(nameTheme);

  // --- Buttons ---

  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !mounted && !embedded) document.getElementById('help').showModal();
  });

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-say]');
    // A link in a dialog leaves it.
    button?.closest('dialog')?.close();
    // The app, once it shows something, answers all buttons of the header by itself.
    const isOpen = mounted && !document.querySelector('.starting');
    if (!button || isOpen) return;
    const action = button.dataset.say;
    if (action === 'retry') retry();
    if (action === 'aside') startAside();
    if (action === 'begin') start();
    if (action === 'theme') nextTheme();
    if (action === 'help' || action === 'switcher') document.getElementById(action).showModal();
    if (action === 'settings') openSettings();
    if (action === 'skip') {
      // The fragment of the address belongs to the app.
      event.preventDefault();
      document.getElementById('main').focus();
    }
  });

  /** Opens the settings: over home, or over the game that is loading, as soon as it is there. */
  function openSettings() {
    if (!started || root.dataset.at === 'home') {
      location.hash = 'settings';
      return;
    }
    try {
      // As REOPEN in crates/site/src/browser/address.rs.
      sessionStorage.setItem(`${PREFIX}reopen`, 'settings');
    } catch {
      // Nothing can be stored: they are to be asked for again.
    }
  }
})();

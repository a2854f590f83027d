// Sets the theme of a page and its language, and starts the app when the fragment of the address asks for it. It runs before
// anything is painted, behind `policy.js`, `loading.js` and `sheets.js`, and needs no library.
(() => {
  'use strict';

  const root = document.documentElement;
  // Addresses of the app's script and program with the sizes of its parts, and of the scripts of the home page; only the page
  // that hosts the app names them.
  const { app, wasm, sizes, home = '', aside } = document.currentScript.dataset;
  const { parsed, say, wait, counted, cause, retry, startAside } = globalThis.tesseraLoading;
  const { link, isStyle, arrival, sheets } = globalThis.tesseraSheets;
  /** The address of the site. */
  const SITE = new URL('.', document.currentScript.src).href;
  // The same prefix as in crates/app/src/fallback_storage.rs.
  const PREFIX = 'tessera.v1.';
  const THEMES = ['system', 'light', 'dark', 'contrast'];
  // The document for frames in pages of other sites, crates/pages/src/embed.rs: it stores nothing and asks for nothing stored.
  const embedded = 'embed' in root.dataset;

  /** What the app has stored under a key, or null. */
  function stored(key) {
    if (embedded) return null;
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key));
    } catch {
      return null;
    }
  }

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

  /** Whether this is the first page of the browser's tab, or the first one was a link that was led to the device's language. */
  function isFirst() {
    if (embedded) return false;
    try {
      const before = sessionStorage.getItem(`${PREFIX}seen`);
      sessionStorage.setItem(`${PREFIX}seen`, before ?? 'yes');
      return before !== 'yes';
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
    if (isSent) sessionStorage.setItem(`${PREFIX}seen`, 'led');
    location.replace(wanted.href + location.hash);
    return;
  }
  // Everybody else is asked.
  if (device && device !== root.lang && !settings().language) root.dataset.offer = device;

  document.addEventListener('click', ({ target }) => {
    const { language } = target.closest?.('a[data-language]')?.dataset ?? {};
    if (!language) return;
    set({ language });
    try {
      // Whoever has chosen is led nowhere, also where the choice cannot be kept.
      sessionStorage.setItem(`${PREFIX}seen`, 'yes');
    } catch {
      // There is no such storage, and nobody was led.
    }
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

  /** The next picture of the page. */
  const painted = () =>
    new Promise((resolve) => {
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
      [400, 'loading'],
      [20_000, 'slow'],
    ].map(([millis, state]) => setTimeout(say, millis, state));
    try {
      // The picture of the whole page, with what is said of the game, waits for no program that takes the line from its style sheets.
      if (!embedded) await parsed.then(painted);
      download();
      const first = { size: parseInt(sizes, 10), come: 0 };
      wait([first]);
      // It is read at once, so that its bytes are counted.
      const bytes = fetch(address(wasm)).then((response) => counted(response, first));
      // Without all of its style sheets, those in its head too, the app would read wrong colours and heights.
      const styled = parsed.then(() => Promise.all(sheets().map(arrival)));
      const whole = parsed.then(() => globalThis.tesseraParts.wanted(location.hash));
      const [program, response] = await Promise.all([import(address(app)), bytes, styled, whole]);
      await program.default({ module_or_path: response });
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

  // The style sheets of the static pages; those of the app are waited for in `start`.
  window.addEventListener('load', async () => {
    if (!started && !sheets().every(isStyle)) say(await cause());
  });

  // --- The address ---

  const title = document.title;

  /** Says which game is being loaded, what it is about, as its card on the home page does, and its rules in short. */
  async function introduce(fragment) {
    await parsed;
    const named = fragment.split(/[/-]/, 2);
    const card = [...document.querySelectorAll('.card')].find(({ dataset }) => named.includes(dataset.game));
    const [about, short] = ['.about', '.short'].map((part) => document.querySelector(`.starting ${part}`));
    if (!about) return;
    about.hidden = short.hidden = !card;
    if (!card) return;
    about.querySelector('.name').textContent = card.querySelector('h2').textContent;
    about.querySelector('.goal').textContent = card.querySelector('h2 + p').textContent;
    const { game } = card.dataset;
    for (const rules of document.querySelectorAll('.starting ol')) rules.hidden = rules.dataset.game !== game;
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
    // The rules of a game open beside its board, unless they are to open in a tab of their own or cannot be had here.
    document.addEventListener('click', (event) => {
      const link = event.target.closest?.('#app a[href^="rules/"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.closest('dialog')?.close();
      const leave = () => location.assign(link.href);
      import(address(aside)).then(() => globalThis.tesseraRules(link.href)).catch(leave);
    });
  }

  // --- The header ---

  if (!embedded) parsed.then(nameTheme);

  // --- Buttons ---

  // Before the style sheets hide it, home lies where a game is about to be shown, and a click may come as early as that.
  document.addEventListener(
    'click',
    (event) => {
      if (root.dataset.at !== 'app' || !event.target.closest?.('#home')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

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

// The first script of every page: sets the theme, and starts the app when the fragment of the address asks for it. It
// runs before anything is painted and needs no library.
(() => {
  'use strict';

  const root = document.documentElement;
  // Addresses of the app's script, program and style sheets; only the page that hosts the app names them.
  const { app, wasm, styles } = document.currentScript.dataset;
  // The same prefix as in src/app/fallback_storage.rs.
  const PREFIX = 'tessera.v1.';
  const THEMES = ['system', 'light', 'dark', 'contrast'];
  const SIGNS = { system: '◐', light: '☀', dark: '☾', contrast: '◧' };

  /** What the app has stored under a key, or null. */
  function stored(key) {
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

  // --- Theme ---

  const settings = () => stored('settings') ?? {};
  let theme = THEMES.includes(settings().theme) ? settings().theme : 'system';
  root.dataset.theme = theme;
  root.dataset.script = 'on';

  function nameTheme() {
    const button = document.getElementById('theme');
    button.textContent = SIGNS[theme];
    button.title = button.dataset[theme];
    button.setAttribute('aria-label', button.title);
  }

  function nextTheme() {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    root.dataset.theme = theme;
    nameTheme();
    try {
      localStorage.setItem(`${PREFIX}settings`, JSON.stringify({ ...settings(), theme }));
    } catch {
      // Where nothing can be stored, the theme lasts as long as the page.
    }
  }

  // --- The app ---

  let loading = null;
  let started = false;
  let mounted = false;

  function link(rel, href, attributes = {}) {
    const element = Object.assign(document.createElement('link'), { rel, href, ...attributes });
    document.head.append(element);
    return element;
  }

  /** Starts the downloads of the app, once. */
  function download() {
    loading ??= {
      styles: styles.split(' ').map(
        (href) =>
          new Promise((resolve, reject) => {
            Object.assign(link('stylesheet', href), { onload: resolve, onerror: reject });
          }),
      ),
      script: link('modulepreload', app),
      wasm: link('preload', wasm, { as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous' }),
    };
    return loading;
  }

  /** Starts the app, once; it then follows the address by itself. */
  async function start() {
    if (started) return;
    started = true;
    try {
      const address = (name) => new URL(name, document.baseURI).href;
      const sheets = download().styles;
      const [program] = await Promise.all([import(address(app)), parsed, ...sheets]);
      await program.default({ module_or_path: address(wasm) });
      mounted = true;
    } catch (error) {
      console.error(error);
      await parsed;
      const frame = document.querySelector('.starting');
      frame?.querySelector('.loading').setAttribute('hidden', '');
      frame?.querySelector('.late').removeAttribute('hidden');
    }
  }

  // --- The address ---

  const title = document.title;

  /** Does what the fragment of the address asks for. */
  function follow() {
    const fragment = location.hash.slice(1);
    const rules = /^rules\/([a-z]+)$/.exec(fragment);
    if (rules) {
      // The address of the rules before they had pages of their own.
      location.replace(new URL(`rules/${rules[1]}/`, document.baseURI));
      return;
    }
    // A set-up and the settings open over the home page.
    const home = /^(setup\/.*|settings)?$/.test(fragment);
    const from = root.dataset.at;
    root.dataset.at = home ? 'home' : 'app';
    // A game begins at the top of its page, however far down the home page its link is.
    if (from === 'home' && !home) window.scrollTo(0, 0);
    if (fragment) start();
    if (home) document.title = title;
  }

  if (app) {
    follow();
    window.addEventListener('hashchange', follow);
    // Whoever points at a link to a game will probably follow it.
    const expect = ({ target }) => {
      if (!navigator.connection?.saveData && target.closest?.('main a[href^="#"], #games a')) download();
    };
    document.addEventListener('pointerover', expect);
    document.addEventListener('focusin', expect);
  }

  // --- The header ---

  parsed.then(nameTheme);

  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !mounted) document.getElementById('help').showModal();
  });

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-say]');
    // The app, once it runs, answers all buttons of the header by itself.
    if (!button || mounted) return;
    const action = button.dataset.say;
    if (action === 'theme') nextTheme();
    if (action === 'help') document.getElementById('help').showModal();
    if (action === 'settings') location.hash = 'settings';
    if (action === 'skip') {
      // The fragment of the address belongs to the app.
      event.preventDefault();
      document.getElementById('main').focus();
    }
  });
})();

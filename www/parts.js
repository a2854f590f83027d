// The app's program is in parts: the first is what every game needs, others what one game or one page needs. No page that has just
// been opened waits for the part `later`. They come when they are wanted, or when the page is idle, with the style sheets that only
// they need. See crates/splitter.
(() => {
  'use strict';

  const root = document.documentElement;
  const { parts: named = '', sizes = '' } = document.querySelector('script[data-app]')?.dataset ?? {};
  // The first size is that of the first part.
  const [, ...bytes] = sizes.split(' ').map(Number);
  const { wait, counted } = globalThis.tesseraLoading;
  /** The parts, by number from 1 on; a debug build has none. */
  const parts = named
    .split(' ')
    .filter(Boolean)
    .map((part) => part.split('='))
    .map(([name, file], at) => ({ name, file, size: bytes[at], come: 0, loading: null, compiled: null, isIn: false }));
  /** The games, each with a part of its own. */
  const GAMES = ['linage', 'carteso', 'keil', 'ecalper', 'carcassonne'];
  /** The word of a fragment that names a game, or the game that is set up or studied. */
  const GAME = /^#?(?:(?:setup|play|puzzle\/own|puzzle|learn|review)\/)?(\w+)/;
  /** The address of a puzzle, a lesson or a review. */
  const STUDIED = /^#?(?:puzzle|learn|review)\b/;
  const isFrame = 'embed' in root.dataset;

  /** What the first part exports, once it runs. */
  let first = null;
  /** The loading of all parts that somebody waits for. */
  let rest = null;
  /** How many functions of the program wait for a part in their middle. */
  let reading = 0;

  const isWhole = () => parts.every(({ isIn }) => isIn);

  /** Whether the page says that a part cannot be had. */
  let isMissed = false;

  /** What a part imports: what the first exports, and functions by their places in its table, which are their names. */
  function imports(compiled) {
    const given = { ...first };
    for (const { name, kind } of WebAssembly.Module.imports(compiled))
      if (kind === 'function') given[name] = first['-f'].get(parseInt(name, 36));
    return given;
  }

  /** Puts a part into the program. */
  function join(part) {
    if (part.isIn || !first || !part.compiled) return;
    new WebAssembly.Instance(part.compiled, { p: imports(part.compiled) });
    part.isIn = true;
    part.compiled = null;
    if (!isMissed || !isWhole()) return;
    isMissed = false;
    globalThis.tesseraLoading.say(null);
  }

  const address = ({ file }) => new URL(file, document.baseURI).href;

  async function fetched(part) {
    const [response] = await Promise.all([fetch(address(part)), globalThis.tesseraStyles(part.name)]);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    // Compiling from bytes needs no MIME type from the host.
    const compiled = await WebAssembly.compile(await counted(response, part).arrayBuffer());
    if (part.isIn) return;
    part.compiled ??= compiled;
    join(part);
  }

  /** Loads a part, once; what fails is tried again. */
  function load(part) {
    if (part.isIn || part.compiled) return Promise.resolve();
    part.loading ??= fetched(part).finally(() => (part.loading = null));
    return part.loading;
  }

  const loadAll = (some) => Promise.all(some.map(load));

  /** A part at once: the program waits for it in the middle of a function. */
  function read(part) {
    const request = new XMLHttpRequest();
    request.open('GET', address(part), false);
    // Where nobody may wait for them, bytes come as text.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${part.file}`);
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

  /** Loads what is not there yet, a part after the other, once nothing else needs the line. */
  function loadWhenIdle() {
    // While a worker is on its way, it comes first.
    if (root.dataset.program) setTimeout(loadWhenIdle, 500);
    // Without the network it is asked for again where it is wanted.
    else (globalThis.requestIdleCallback ?? setTimeout)(() => loadNext().catch(() => {}));
  }

  async function loadNext() {
    const part = parts.find((part) => !part.isIn);
    if (!part) return;
    await load(part);
    loadWhenIdle();
  }

  /** Waits for a person to begin, or to have read what is shown. */
  function prefetch() {
    if (isWhole() || navigator.connection?.saveData) return;
    // Whoever studies a board soon asks for more than a move.
    if (!isFrame && STUDIED.test(location.hash)) return loadWhenIdle();
    // Most frames in pages of others are only looked at.
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
    parts.forEach(join);
    prefetch();
  };

  globalThis.tesseraLoadPart = (number) => {
    const part = parts[number - 1];
    if (!part || part.isIn) return;
    try {
      reading += 1;
      part.compiled ??= read(part);
      join(part);
    } catch (error) {
      // `www/start.js` says why.
      globalThis.tesseraParts.isMissing = true;
      throw error;
    } finally {
      reading -= 1;
    }
    // Nobody may wait for these; they come as soon as they can.
    globalThis.tesseraStyles(part.name).catch(() => {});
  };

  /** Whether a game may be over, by its record: what is said of its end is in the part of the AI, and how it is kept in that of home. */
  const mayBeOver = (fragment) => /\bresign\b|\bpass\.pass\b/.test(fragment) || fragment.split('.').length > 20;

  /** The parts that the page needs at once: those which a fragment of the address names, and that of its language. */
  function wanted(fragment) {
    if (/^#?$/.test(fragment)) return parts.filter(({ name }) => name === root.lang || name === 'home');
    const isHome = /^#?(?:setup|play|settings)\b/.test(fragment);
    const isReview = /^#?review\b/.test(fragment);
    const isStudied = STUDIED.test(fragment);
    const [, named] = GAME.exec(fragment) ?? [];
    // Which game the puzzle of the day is of, www/daily.js says once it runs; of a game that the device keeps nobody does.
    const word = named === 'daily' ? globalThis.tesseraDaily?.game?.() : named;
    const games = GAMES.includes(word) ? [word] : isStudied ? GAMES : [];
    if (!games.length && !isHome) return parts;
    const names = [root.lang, isFrame && 'frame', ...games];
    if (isHome) names.push('home');
    if (isHome || isStudied || /;ai=|&level=/.test(fragment)) names.push('ai');
    if (!isStudied && mayBeOver(fragment)) names.push('ai', 'home');
    if (isStudied) names.push('study', `${root.lang}Study`, isReview && 'review');
    if (isStudied || word !== 'carcassonne') names.push('sides');
    return parts.filter(({ name }) => names.includes(name));
  }

  /** How long the page waits for a part until it says so, in milliseconds. */
  const PATIENCE = 2_000;

  /** Loads all that is missing while the page stays in use, and says where that takes long or fails. */
  async function loadRest() {
    const { say, cause } = globalThis.tesseraLoading;
    const patience = setTimeout(say, PATIENCE, 'slow');
    root.dataset.waits = '';
    wait(parts);
    try {
      await loadAll(parts);
      say(null);
    } catch (error) {
      clearTimeout(patience);
      const why = await cause();
      // They may have come in another way.
      if (isWhole()) return;
      isMissed = true;
      say(why);
      throw error;
    } finally {
      clearTimeout(patience);
      delete root.dataset.waits;
    }
  }

  globalThis.tesseraParts = {
    isMissing: false,
    /** Whether the program waits for a part: nothing may call it then, see `when_free` in crates/site/src/browser. */
    isReading: () => reading > 0,
    /** Loads what a fragment of the address wants, or all that the device has. */
    async wanted(fragment) {
      wait(isServed() ? parts : wanted(fragment));
      await loadAll(wanted(fragment));
      // What the program asks for at once passes by the service worker, so without network it would get nothing.
      if (isServed()) await loadAll(parts).catch(() => {});
    },
    /** Whether all parts are there, and nobody waits for them any more. */
    isWhole: () => !rest && isWhole(),
    /** Whether somebody waits for the parts. */
    isWaiting: () => rest !== null,
    /** Calls a function once all parts are there, or the other one where they cannot be had, which the page then says. */
    whenWhole(act, fail) {
      rest ??= loadRest().finally(() => (rest = null));
      rest.then(act, fail);
    },
  };
})();

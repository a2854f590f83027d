// The games that this device keeps, for the home page and for the app; www/device_store.js says where.
//
// A game is plain data with an `id`; src/app/saved_game.rs says what it holds. Whoever opens a game remembers its
// `stamp`, which changes whenever the game is written. A game that has another stamp by then was continued in another
// tab: what this tab has played is kept as a game of its own, so that no tab overwrites another one's moves.
globalThis.tesseraGames = (() => {
  'use strict';

  // The same prefix as in src/app/fallback_storage.rs.
  const PREFIX = 'tessera.v1.';
  const { stores, everywhere, removeElsewhere, inTurn, parsed } = globalThis.tesseraStore({
    database: 'tessera',
    store: 'games',
    prefix: `${PREFIX}game.`,
  });
  /** How many finished games are kept. */
  const FINISHED = 50;
  /** How long a game is kept in which nobody has moved yet, in milliseconds. */
  const UNBEGUN = 7 * 24 * 3_600_000;

  /** Under which id and stamp each game that this page has opened is kept by now. */
  const sittings = new Map();
  /** What a person wants to open. */
  let pasted = '';
  /** Where a game was kept last: `database`, `local` or `memory`. */
  let place = null;

  /** 16 random hexadecimal digits. */
  function newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  const isGame = (game) => typeof game?.id === 'string' && typeof game.record === 'string';

  // --- All of them ---

  /** Takes over the one game that earlier versions kept. */
  async function takeOver() {
    const key = `${PREFIX}session`;
    let game = null;
    try {
      game = parsed(localStorage.getItem(key));
    } catch {
      return;
    }
    if (typeof game?.record !== 'string') return;
    const begun = Boolean(game.record.split('@')[0].split('/')[2]);
    await write({ ...game, id: newId(), stamp: '', begun });
    localStorage.removeItem(key);
    localStorage.removeItem(`${PREFIX}last`);
  }

  async function write(game) {
    const opened = `${game.id}/${game.stamp}`;
    const sitting = sittings.get(opened) ?? { id: game.id, stamp: game.stamp };
    sittings.set(opened, sitting);
    for (const [name, store] of stores) {
      let { id } = sitting;
      const stamp = newId();
      const make = (kept) => {
        const isOther = isGame(kept) && kept.stamp !== sitting.stamp;
        if (isOther) id = newId();
        const known = isOther ? undefined : kept;
        const picture = game.picture ?? known?.picture;
        // Only `rename` changes the name of a game that is kept.
        const { name } = known ?? game;
        return { ...game, name, picture, id, stamp, at: Date.now() };
      };
      try {
        await store.write(sitting.id, make);
      } catch {
        continue;
      }
      await removeElsewhere(name, id);
      Object.assign(sitting, { id, stamp });
      sittings.set(`${id}/${game.stamp}`, sitting);
      place = name;
      break;
    }
    return sitting.id;
  }

  /** Gives a game another name wherever it is kept; it stays the same writing, so that its page plays on. */
  async function rename(id, name) {
    await everywhere(async (store) => {
      const game = (await store.all()).find((kept) => isGame(kept) && kept.id === id);
      if (game) await store.write(id, (kept) => ({ ...(kept ?? game), name }));
    });
  }

  async function all() {
    await takeOver();
    const newest = new Map();
    for (const game of (await everywhere((store) => store.all())).flat()) {
      if (!isGame(game)) continue;
      const at = Number(game.at) || 0;
      if (!newest.has(game.id) || newest.get(game.id).at < at) newest.set(game.id, { ...game, at });
    }
    const games = [...newest.values()].sort((a, b) => b.at - a.at);
    let finished = 0;
    const isOld = ({ over, begun, at }) =>
      over ? (finished += 1) > FINISHED : !begun && Date.now() - at > UNBEGUN;
    const old = games.filter(isOld);
    for (const { id } of old) await everywhere((store) => store.remove(id));
    return games.filter((game) => !old.includes(game));
  }

  /** Has the browser save data as a file of this name. */
  function save(name, data) {
    const blob = new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
    link.click();
    // The browser holds the file by now.
    URL.revokeObjectURL(link.href);
  }

  /** Has a person choose a file; the promise is of its text, and stays open where none is chosen. */
  function chooseFile() {
    const field = Object.assign(document.createElement('input'), { type: 'file' });
    field.accept = '.json,.txt,application/json,text/plain';
    return new Promise((resolve) => {
      field.addEventListener('change', () => {
        if (field.files[0]) resolve(field.files[0].text());
      });
      field.click();
    });
  }

  // --- Everything, in a file ---

  /** What is in a file of everything besides games: settings, set-ups, what is kept of puzzles, and how boards are rotated. */
  const SMALL = /^(?:settings|puzzles|(?:setup|turn)\.[a-z]+)$/;
  const DATA = 'tessera-data';

  /** Settings, set-ups and games as one value. */
  async function everything() {
    const stored = {};
    try {
      for (const key of Object.keys(localStorage)) {
        const name = key.slice(PREFIX.length);
        if (key.startsWith(PREFIX) && SMALL.test(name)) stored[name] = parsed(localStorage.getItem(key));
      }
    } catch {
      // Where nothing may be stored there are only games.
    }
    return { format: DATA, version: 1, stored, games: await all() };
  }

  /** Writes a game as it is. */
  async function put(game) {
    for (const [name, store] of stores) {
      try {
        await store.write(game.id, () => game);
      } catch {
        continue;
      }
      await removeElsewhere(name, game.id);
      break;
    }
  }

  /**
   * Takes in a file of everything: its settings and set-ups replace those here, its games are added. Of a game that is
   * here, too, the one written later stays. The promise is of the number of games taken over; it fails for another text.
   */
  async function takeIn(text) {
    const data = parsed(text);
    if (data?.format !== DATA || data.version !== 1 || !Array.isArray(data.games)) throw new Error('no such file');
    const here = new Map((await all()).map((game) => [game.id, game.at]));
    let count = 0;
    for (const game of data.games) {
      const at = Number(game?.at) || 0;
      if (!isGame(game) || !/^[0-9a-f]{16}$/.test(game.id) || here.get(game.id) >= at) continue;
      await put({ ...game, at });
      count += 1;
    }
    try {
      for (const [name, value] of Object.entries(data.stored ?? {})) {
        if (SMALL.test(name)) localStorage.setItem(PREFIX + name, JSON.stringify(value));
      }
    } catch {
      // The games are there.
    }
    return count;
  }

  const changed = (result) => {
    window.dispatchEvent(new Event('tessera-saved'));
    return result;
  };

  return {
    /** All games, the newest first. */
    list: () => inTurn(all),
    /** Keeps a game; the promise is of the id under which it is kept: another one if another tab has continued it. */
    keep: (game) => inTurn(() => write(game)).then(changed),
    /** Gives a game a name; the empty one for the usual name. */
    rename: (id, name) => inTurn(() => rename(id, name)).then(changed),
    /** Saves data as a file. */
    save,
    /** Removes a game. */
    remove: (id) => inTurn(() => everywhere((store) => store.remove(id))).then(changed),
    /** Puts a game back that was removed. */
    restore: (game) => inTurn(() => write({ ...game, stamp: '' })).then(changed),
    /** Removes all games. */
    erase: () => inTurn(() => everywhere((store) => store.clear())).then(changed),
    chooseFile,
    /** Saves everything as a file. */
    exportAll: () => inTurn(everything).then((data) => save(`tessera-${new Date().toISOString().slice(0, 10)}.json`, data)),
    /** Takes in the text of such a file. */
    importAll: (text) => inTurn(() => takeIn(text)).then(changed),
    /** Hands a text over to the app, which reads it at the address `#open`. */
    paste: (text) => {
      pasted = text;
    },
    /** What was handed over. */
    pasted: () => pasted,
    /** Where a game was kept last: `database`, `local` or `memory`; null before the first. */
    place: () => place,
  };
})();

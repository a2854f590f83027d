// All that the device keeps as a whole: as a file, such a file taken in, and set aside where it cannot be read.
// www/saved_games.js keeps the games.
(() => {
  'use strict';

  const games = globalThis.tesseraGames;
  const {
    FINISHED, PREFIX, UNBEGUN, all, allCopies, changed, contains, drop, forget, gathered, inTurn, isGame, isSame, keep, lasts, latest,
    parsed, placeAmong, randomDigits, save, text, timeOf,
  } = games.inside;

  /** What is in a file of everything besides games: settings, set-ups, what is kept of puzzles and lessons, and how boards are rotated. */
  const SMALL = /^(?:settings|puzzles|lessons|(?:setup|turn)\.[a-z]+)$/;
  const DATA = 'tessera-data';

  const saveAll = (data) => save(`tessera-${new Date().toISOString().slice(0, 10)}.json`, data);

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

  /** A game of a file as it can be kept here; null for what is none. */
  function taken(game) {
    if (!isGame(game) || !/^[0-9a-f]{16}$/.test(game.id)) return null;
    return { ...game, stamp: text(game.stamp), at: Math.min(timeOf(game), Math.max(Date.now(), latest())) };
  }

  /**
   * Takes in games of a file. What is here stays: of a game that is here, too, the copy stays that contains the other one,
   * and both do if none does. The promise is of three numbers: of games that home lists now, of those for which the device has
   * no room, and of finished games beyond those that are kept.
   */
  async function takeInGames(games) {
    const here = await gathered();
    let room = FINISHED - [...here.values()].filter(([{ value }]) => value.over).length;
    const counts = { kept: 0, noRoom: 0, tooMany: 0 };
    const wanted = games.map(taken).filter(Boolean).sort((a, b) => b.at - a.at);
    for (const game of wanted) {
      const { id, first } = placeAmong(here, game);
      if (first && contains(first, game)) continue;
      if (!game.begun && !game.over && Date.now() - game.at > UNBEGUN) continue;
      const isMore = game.over && !first?.over;
      if (isMore && room < 1) {
        counts.tooMany += 1;
        continue;
      }
      const value = { ...game, id };
      const rank = await keep(value);
      if (!lasts(rank)) {
        counts.noRoom += 1;
        if (!first) await drop(rank, id, isSame(game));
        continue;
      }
      // Home lists no game in which nobody has moved.
      if (game.begun || game.over) counts.kept += 1;
      if (isMore) room -= 1;
      here.set(id, [{ rank, value }]);
    }
    return counts;
  }

  /**
   * Takes in the games of a file of everything, each as `read` gives it: the app's own reader of a game, which is given JSON
   * and answers with JSON or nothing. The promise is of what became of the games, and of what the file has besides, which the
   * app takes in; it fails for another text.
   */
  async function takeIn(text, read) {
    const data = parsed(text);
    if (data?.format !== DATA || data.version !== 1 || !Array.isArray(data.games)) throw new Error('no such file');
    const games = data.games.filter(isGame).flatMap(({ picture, ...game }) => {
      try {
        const readable = parsed(read(JSON.stringify(game)) ?? null);
        return readable ? [{ ...readable, picture, at: game.at }] : [];
      } catch {
        // It is deeper than the browser can write.
        return [];
      }
    });
    return { games: await takeInGames(games), stored: data.stored ?? {}, reviews: data.reviews };
  }

  /** Saves everything as a file, the reviews of games last. */
  async function exportAll() {
    const data = await inTurn(everything);
    // Without them the games are a file, too.
    const reviews = await globalThis.tesseraReviews.list().catch(() => []);
    saveAll({ ...data, reviews });
  }

  /** Takes in a file of everything; a file of an earlier version has no reviews. */
  async function importAll(text, read) {
    const taken = await inTurn(() => takeIn(text, read));
    if (Array.isArray(taken.reviews)) await globalThis.tesseraReviews.takeIn(taken.reviews).catch(() => {});
    return changed(taken);
  }

  // --- What is set aside ---

  /** What the keys of small things and the ids of games begin with that are set aside. */
  const ASIDE = 'aside.';
  const isAside = (value) => typeof value?.id === 'string' && value.id.startsWith(ASIDE);
  const asideKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + ASIDE));

  /** Sets aside all that `everything` has, under keys and ids that the app does not read. Nothing is deleted. */
  async function setAside() {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && SMALL.test(key.slice(PREFIX.length)));
    for (const key of keys) {
      const text = localStorage.getItem(key);
      // First, as there may be no room for both.
      localStorage.removeItem(key);
      try {
        localStorage.setItem(`${PREFIX}${ASIDE}${key.slice(PREFIX.length)}/${randomDigits(16)}`, text);
      } catch (error) {
        localStorage.setItem(key, text);
        throw error;
      }
    }
    for (const { rank, value: game } of await allCopies()) {
      const place = await keep({ id: ASIDE + randomDigits(16), game });
      if (lasts(place)) await drop(rank, game.id, isSame(game));
    }
  }

  /** What is set aside, as a file of everything; null for nothing. */
  async function aside() {
    const games = (await allCopies(isAside)).map(({ value }) => value);
    let keys = [];
    try {
      keys = asideKeys();
    } catch {
      // Where nothing may be stored there are only games.
    }
    if (games.length + keys.length === 0) return null;
    const name = (key) => key.slice((PREFIX + ASIDE).length).split('/')[0];
    const stored = Object.fromEntries(keys.map((key) => [name(key), parsed(localStorage.getItem(key))]));
    return { format: DATA, version: 1, stored, games: games.map(({ game }) => game) };
  }

  async function removeAside() {
    for (const key of asideKeys()) localStorage.removeItem(key);
    for (const { value } of await allCopies(isAside)) await forget(value.id);
  }

  games.saveAll = saveAll;
  /** Sets aside all that is kept. */
  games.setAside = () => inTurn(setAside).then(changed);
  /** What is set aside, as the data of a file of everything; null for nothing. */
  games.aside = () => inTurn(aside);
  /** Deletes what is set aside. */
  games.removeAside = () => inTurn(removeAside).then(changed);
  /** Saves everything as a file. */
  games.exportAll = exportAll;
  /** Takes in the games of the text of such a file. */
  games.importAll = importAll;
})();

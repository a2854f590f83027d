// The games that this device keeps, for the home page and for the app; www/device_store.js says where.
//
// A game is plain data with an `id`; crates/app/src/saved_game.rs says what it holds. Its `stamp` says which writings it contains:
// of each page that has written it, how many, `PAGE:COUNT PAGE:COUNT`. So of two copies, wherever they are kept and whatever
// the clock says, either one contains the other, or each has moves of its own; then both stay, one under another id.
globalThis.tesseraGames = (() => {
  'use strict';

  // The same prefix as in crates/app/src/fallback_storage.rs.
  const PREFIX = 'tessera.v1.';
  /** How many finished games are kept. */
  const FINISHED = 50;
  /** How long a game is kept in which nobody has moved yet, in milliseconds. */
  const UNBEGUN = 7 * 24 * 3_600_000;
  /** How large a file of everything may be, in mebibytes. */
  const MOST_OF_ALL = 64;

  /** So many random hexadecimal digits, an even number. */
  function randomDigits(count) {
    const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** What this page is called in the stamps of what it writes, and by id, where it has begun anew after another tab's moves. */
  const page = randomDigits(12);
  const authors = new Map();
  /** By id: the writings that the last one of this page contained. */
  const own = new Map();
  /** Under which id a game goes on in this page that another tab has continued, too: by the id and stamp it was opened with. */
  const forks = new Map();
  /** Which games were listed, by id and stamp, without what this page wrote last: it was removed, or cannot be read. */
  const older = new Set();
  /** What a person wants to open. */
  let pasted = '';
  /** When a game was written last, as far as this page knows; the clock may have been set back since. */
  let latest = 0;

  const isGame = (game) => typeof game?.id === 'string' && typeof game.record === 'string';
  const { copies, all: allCopies, keep, drop, forget, merge, settle, clear, lasts, inTurn, parsed } = globalThis.tesseraStore({
    database: 'tessera',
    store: 'games',
    prefix: `${PREFIX}game.`,
    isValue: isGame,
    contains,
    merged,
    parted: (game) => ({ ...game, id: parted(game.id, game.stamp) }),
  });

  // --- Writings ---

  /** What was stored as text; the empty one for anything else. */
  const text = (value) => (typeof value === 'string' ? value : '');

  /** The writings of a stamp: a count by page. One of an earlier version stands for the writing that it was made for. */
  function writings(stamp) {
    const parts = text(stamp).split(' ').filter(Boolean);
    const countOf = (count) => (Number.isSafeInteger(Number(count)) ? Number(count) : 1);
    return new Map(parts.map((part) => part.split(':')).map(([who, count]) => [who, countOf(count)]));
  }

  const stampOf = (counts) => [...counts].map(([who, count]) => `${who}:${count}`).sort().join(' ');
  const sum = (counts) => [...counts.values()].reduce((total, count) => total + count, 0);
  const covers = (counts, others) => [...others].every(([who, count]) => (counts.get(who) ?? 0) >= count);

  function joined(...all) {
    const most = new Map();
    for (const [who, count] of all.flatMap((counts) => [...counts])) most.set(who, Math.max(count, most.get(who) ?? 0));
    return most;
  }

  /** Whether a game has all moves and variations of another one. */
  function holds(game, other) {
    const [[head, moves], [otherHead, otherMoves]] = [game, other].map(({ record }) => {
      const [line] = record.split('@');
      const end = line.indexOf('/', line.indexOf('/') + 1);
      return end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end + 1)];
    });
    const isLonger = !otherMoves || `${moves}.`.startsWith(`${otherMoves}.`);
    return head === otherHead && isLonger && (!text(other.tree) || other.tree === game.tree);
  }

  /** Whether nothing is lost where a game takes the place of another one. */
  function contains(game, other) {
    const [mine, others] = [writings(game.stamp), writings(other.stamp)];
    const [isNewer, isOlder] = [covers(mine, others), covers(others, mine)];
    if (mine.size && others.size && isNewer !== isOlder) return isNewer;
    return holds(game, other);
  }

  /** The id of a game that has parted from the one with this id: the same whenever it is asked for. */
  function parted(id, stamp) {
    let [low, high] = [0x9e3779b9, 0x85ebca6b];
    for (const unit of `${id}/${stampOf(writings(stamp))}`) {
      const code = unit.codePointAt(0);
      low = Math.imul(low ^ code, 0x01000193) ^ (high >>> 13);
      high = Math.imul(high ^ code, 0x5bd1e995) ^ (low >>> 15);
    }
    return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }

  const named = ({ named: count }) => (Number.isSafeInteger(count) ? count : 0);

  /** Copies in the order in which they count: most writings first, then the last name, then the better store. */
  function ordered(found) {
    const weighed = found.map((copy) => ({ ...copy, weight: sum(writings(copy.value.stamp)) }));
    const order = (a, b) =>
      b.weight - a.weight ||
      b.value.record.length - a.value.record.length ||
      named(b.value) - named(a.value) ||
      a.rank - b.rank ||
      (text(a.value.stamp) < text(b.value.stamp) ? -1 : 1);
    return weighed.sort(order);
  }

  /** A game with what the page that writes it does not tell: the name given last, and the picture. */
  function merged(game, other) {
    const { name, named: count } = named(game) > named(other) ? game : other;
    return { ...game, name, named: count, picture: game.picture ?? other.picture };
  }

  /** All games by their ids: the copies of each in their order, the first of which contains the others. */
  async function gathered() {
    const games = new Map();
    for (const copy of ordered(await allCopies())) {
      let { id } = copy.value;
      while (games.has(id) && !contains(games.get(id)[0].value, copy.value)) id = parted(id, copy.value.stamp);
      games.set(id, [...(games.get(id) ?? []), copy]);
      latest = Math.max(latest, timeOf(copy.value));
    }
    return games;
  }

  /** When a game was written last, in milliseconds; not later than a date can be. */
  const timeOf = ({ at }) => (typeof at === 'number' && at > 0 && at <= 8.64e15 ? at : 0);

  /** A time for a writing, later than that of all others. */
  function now() {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  }

  const isSame = (value) => (kept) => kept.stamp === value.stamp && kept.record === value.record;

  /** Removes copies; the promise is of whether each store that has one does so. */
  async function dropAll(found) {
    let isDone = true;
    for (const { rank, value } of found) isDone = (await drop(rank, value.id, isSame(value))) && isDone;
    return isDone;
  }

  /** What this page writes under an id from now on does not contain what it has written before. */
  function part(id) {
    own.delete(id);
    authors.set(id, randomDigits(12));
  }

  /** How many writings of a game are asked for and not done, by its id. */
  const awaited = new Map();
  const isAwaited = (id) => awaited.get(id) ?? 0;

  /** Keeps a game, and in the local storage where the page is left before that. */
  function keepInTurn(game) {
    awaited.set(game.id, isAwaited(game.id) + 1);
    const ahead = isAwaited(game.id);
    const done = () => awaited.set(game.id, isAwaited(game.id) - 1);
    return inTurn(
      () => write(game).finally(done),
      () => left(game, ahead),
    );
  }

  /** A game as its page leaves it: with the stamp that `write` gives to the writing that is the `ahead`th to come. */
  function left(game, ahead) {
    const opened = `${game.id}/${game.stamp}`;
    const id = forks.get(opened) ?? game.id;
    const isOlder = older.has(opened);
    const basis = joined(writings(game.stamp), isOlder ? new Map() : (own.get(id) ?? new Map()));
    const author = isOlder ? randomDigits(12) : (authors.get(id) ?? page);
    const stamp = stampOf(new Map(basis).set(author, (basis.get(author) ?? 0) + ahead));
    return { ...game, id, stamp, at: now() };
  }

  /** Keeps a game as this page has it; returns the id under which it is kept. */
  async function write(game) {
    const opened = `${game.id}/${game.stamp}`;
    if (older.delete(opened)) part(game.id);
    let id = forks.get(opened) ?? game.id;
    const basis = joined(writings(game.stamp), own.get(id) ?? new Map());
    let author = authors.get(id) ?? page;
    const counts = new Map(basis).set(author, (basis.get(author) ?? 0) + 1);
    let mine = { ...game, stamp: stampOf(counts) };
    let known;
    for (;;) {
      known = ordered(await copies(id));
      // What this page left behind, before the browser brought it back, is its own.
      const mostOwn = Math.max(0, ...known.map(({ value }) => writings(value.stamp).get(author) ?? 0));
      if (mostOwn > (basis.get(author) ?? 0)) mine = { ...mine, stamp: stampOf(new Map(basis).set(author, mostOwn + 1)) };
      if (!known.length || contains(mine, known[0].value)) break;
      // Another tab has gone on, and this one has nothing that is not kept.
      if (holds(known[0].value, mine)) return id;
      id = parted(id, stampOf(basis));
      // Whatever this page may have written there before was something else.
      author = randomDigits(12);
      mine = { ...game, stamp: stampOf(new Map(basis).set(author, 1)) };
    }
    const isContained = ({ value }) => contains(mine, value);
    const contained = known.filter(isContained);
    const all = joined(writings(mine.stamp), ...contained.map(({ value }) => writings(value.stamp)));
    const value = { ...merge(mine, known), id, stamp: stampOf(all), at: now() };
    // Since when the game stands as it does: whoever only looks at it changes nothing.
    const line = ({ record }) => record.split('@')[0];
    const same = known.find(({ value: other }) => line(other) === line(mine));
    value.since = same ? (timeOf({ at: same.value.since }) || timeOf(same.value) || value.at) : value.at;
    // What has moves of its own makes room.
    for (const { rank, value: other } of known.filter((copy) => !isContained(copy))) {
      if ((await keep({ ...other, id: parted(id, other.stamp) })) <= rank) await drop(rank, id, isSame(other));
    }
    const place = await keep(value);
    if (id !== game.id) {
      await dropAll((await copies(game.id)).filter(({ rank, value: other }) => rank >= place && contains(value, other)));
      forks.set(opened, id);
      authors.set(id, author);
      part(game.id);
    }
    own.set(id, all);
    await settle();
    return id;
  }

  /** The id under which a game has its place among others, and the game that is there. */
  function placeAmong(games, game) {
    let { id } = game;
    for (;;) {
      const first = games.get(id)?.[0].value;
      if (!first || contains(game, first) || contains(first, game)) return { id, first };
      // Of two games of one stamp, one was made by hand.
      id = parted(id, `${game.stamp}/${game.record}`);
    }
  }

  /** Puts a game back that was removed, beside what has been played since. */
  async function restore(game) {
    const { id, first } = placeAmong(await gathered(), game);
    if (!first || !contains(first, game)) await keep({ ...game, id });
  }

  // --- All of them ---

  /** Gives a game another name; it stays the same writing, so that its page plays on. */
  async function rename(id, name) {
    const found = (await gathered()).get(id);
    if (!found) return;
    const game = merge(found[0].value, found);
    await keep({ ...game, id, name, named: named(game) + 1 });
  }

  /** Removes a game; the promise fails where a store that has it does not answer. */
  async function remove(id) {
    // Where none has it, the best store has to answer.
    const found = (await gathered()).get(id) ?? [{ rank: 0, value: { id } }];
    if (!(await dropAll(found))) throw new Error('it may still be there');
  }

  async function all() {
    const games = await gathered();
    const listed = [];
    for (const [id, found] of games) {
      const [first, ...others] = found;
      const at = Math.max(...found.map(({ value }) => timeOf(value)));
      const game = { ...merge(first.value, others), id, stamp: text(first.value.stamp), at };
      // What only the memory has may find a place by now, and a store may give up by now what it did not when it was asked.
      const isThere = lasts(first.rank) && first.value.id === id && named(first.value) === named(game);
      const place = isThere ? first.rank : await keep(game);
      await dropAll(found.filter(({ rank, value }) => rank > place || (rank === place && value.id !== id)));
      // Whoever opens this one goes on from this one, also where what this page wrote last is not there.
      const opened = `${id}/${game.stamp}`;
      forks.delete(opened);
      if (own.has(id) && !covers(writings(game.stamp), own.get(id))) older.add(opened);
      else older.delete(opened);
      listed.push(game);
    }
    listed.sort((a, b) => b.at - a.at);
    let finished = 0;
    const isOld = ({ over, begun, at }) =>
      over ? (finished += 1) > FINISHED : !begun && Date.now() - at > UNBEGUN;
    const old = listed.filter(isOld);
    for (const { id } of old) await dropAll(games.get(id));
    return listed.filter((game) => !old.includes(game));
  }

  /** Has the browser save data as a file of this name. */
  function save(name, data) {
    const blob = new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
    link.click();
    // The browser holds the file by now.
    URL.revokeObjectURL(link.href);
  }

  /** Which of the two UTF-16 bytes are written in: in most texts every other byte is 0. */
  function encoding(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
    const begin = bytes.subarray(0, 1_000);
    const zeros = (from) => begin.filter((byte, at) => byte === 0 && at % 2 === from).length;
    if (zeros(1) > begin.length / 4 && zeros(0) === 0) return 'utf-16le';
    if (zeros(0) > begin.length / 4 && zeros(1) === 0) return 'utf-16be';
    return 'utf-8';
  }

  /** The text of a file of at most so many mebibytes; a larger one is not read, and the promise fails with their number. */
  async function textOf(file, most) {
    if (file.size > most << 20) throw most;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return new TextDecoder(encoding(bytes)).decode(bytes);
  }

  /** Has a person choose a file; the promise is of what is read of it, and stays open where none is chosen. */
  function chooseFile(read = (file) => textOf(file, MOST_OF_ALL), more = '') {
    const field = Object.assign(document.createElement('input'), { type: 'file' });
    field.accept = `.json,.txt,application/json,text/plain${more}`;
    return new Promise((resolve) => {
      field.addEventListener('change', () => {
        if (field.files[0]) resolve(read(field.files[0]));
      });
      field.click();
    });
  }

  const changed = (result) => {
    window.dispatchEvent(new Event('tessera-saved'));
    return result;
  };

  return {
    /** All games, the newest first. */
    list: () => inTurn(all),
    /** Keeps a game; the promise is of the id under which it is kept: another one if another tab has continued it. */
    keep: (game) => keepInTurn(game).then(changed),
    /** Gives a game a name; the empty one for the usual name. */
    rename: (id, name) => inTurn(() => rename(id, name)).then(changed),
    /** Saves data as a file. */
    save,
    /** Removes a game. */
    remove: (id) => inTurn(() => remove(id)).then(changed),
    /** Puts a game back that was removed. */
    restore: (game) => inTurn(() => restore(game)).then(changed),
    /** Removes all games. The promise is of whether none is left. */
    erase: () => inTurn(clear).then(changed),
    textOf,
    chooseFile,
    /** For www/game_files.js alone. */
    inside: {
      FINISHED, PREFIX, UNBEGUN, all, allCopies, changed, contains, drop, forget, gathered, inTurn, isGame, isSame, keep, lasts, parsed,
      placeAmong, randomDigits, save, text, timeOf,
      latest: () => latest,
    },
    /** Hands a text or a picture over to the app, which reads it at the address `#open`. */
    paste: (content) => {
      pasted = content;
    },
    /** What was handed over. */
    pasted: () => pasted,
  };
})();

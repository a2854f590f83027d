// The reviews of games that this device keeps, under a key that the app makes of the record; crates/app/src/game_review/stored.rs
// says what their text holds. They can be made again, so old ones are dropped.
// And the lock by which one tab at a time reviews a game.
globalThis.tesseraReviews = (() => {
  'use strict';

  // The same prefix as in crates/app/src/fallback_storage.rs.
  const PREFIX = 'tessera.v1.review.';
  const isReview = (review) => typeof review?.id === 'string' && typeof review.text === 'string';
  const stepsOf = ({ steps }) => (Number.isFinite(steps) ? steps : 0);
  const { copies, all, keep: keepValue, drop, settle, clear, lasts, inTurn } = globalThis.tesseraStore({
    database: 'tessera-reviews',
    store: 'reviews',
    prefix: PREFIX,
    isValue: isReview,
    contains: (review, other) => stepsOf(review) >= stepsOf(other),
    merged: (review) => review,
  });
  /** Under which key the browser's tab remembers the review that goes on in it, also if it is loaded again. */
  const RUNNING = 'tessera.v1.reviewing';
  /** The lock of the tab that reviews a game. The browser releases that of a tab that is closed. */
  const LOCK = 'tessera.v1.reviewing';
  /** How many reviews are kept. */
  const MOST = 40;

  const timeOf = ({ at }) => (Number.isFinite(at) ? at : 0);

  /** The kept review with this key for which the most steps were made, or undefined. */
  async function find(key) {
    const found = (await copies(key)).map(({ value }) => value);
    return found.sort((a, b) => stepsOf(b) - stepsOf(a) || timeOf(b) - timeOf(a))[0];
  }

  /** The text of the first kept review of these keys, or null. */
  async function fetch(keys) {
    const ids = new Set((await all()).map(({ value }) => value.id));
    const key = keys.find((key) => ids.has(key));
    return key === undefined ? null : ((await find(key))?.text ?? null);
  }

  /** Keeps a review, unless one is kept for which more steps were made. */
  async function keep(id, text, steps) {
    const known = await find(id);
    const review = known && stepsOf(known) > steps ? known : { id, text, steps };
    await keepValue({ ...review, at: Date.now() });
    await settle();
  }

  /** Removes the oldest reviews, but not those with these keys: the clock may have been set back. */
  async function dropOld(...keys) {
    const reviews = (await all()).sort((a, b) => timeOf(b.value) - timeOf(a.value));
    const ids = [...new Set([...keys, ...reviews.map(({ value }) => value.id)])];
    const old = new Set(ids.slice(MOST));
    for (const { rank, value } of reviews) if (old.has(value.id)) await drop(rank, value.id, () => true);
  }

  /** The reviews as a file of everything has them, the best copy of each. */
  async function list() {
    const ids = new Set((await all()).map(({ value }) => value.id));
    const found = [];
    for (const id of ids) found.push(await find(id));
    return found.filter(Boolean).map(({ id, text, at }) => ({ id, text, at }));
  }

  /** How many steps the text of a review tells of; NaN where it is none. The app reads it with more care. */
  function stepsIn(text) {
    const [format, , ...plies] = text.trimEnd().split('\n');
    if (format !== 'tessera-review 1') return NaN;
    return plies.reduce((sum, ply) => sum + Number(/^\d+ \d+ (\d{1,10}) [cd] /.exec(ply)?.[1] ?? NaN), 0);
  }

  /** Takes in the reviews of a file of everything. */
  async function takeIn(reviews) {
    for (const { id, text, at } of reviews.filter(isReview).slice(0, MOST)) {
      const steps = stepsIn(text);
      const known = await find(id);
      if (!/^[0-9a-f]{16}$/.test(id) || !(steps > (known ? stepsOf(known) : 0))) continue;
      const rank = await keepValue({ id, text, steps, at: Math.min(timeOf({ at }), Date.now()) });
      // A device without room keeps what it has.
      if (!lasts(rank)) await drop(rank, id, (value) => value.text === text);
    }
    await settle();
    await dropOld();
  }

  /** Remembers which review goes on in this tab; null for none. */
  function remember(key) {
    try {
      if (key === null) sessionStorage.removeItem(RUNNING);
      else sessionStorage.setItem(RUNNING, key);
    } catch {
      // Then it does not go on by itself.
    }
  }

  function remembered() {
    try {
      return sessionStorage.getItem(RUNNING);
    } catch {
      return null;
    }
  }

  /** The requests for the lock, by id: what ends each, and the promise that is kept once it has ended. */
  const requests = new Map();

  /**
   * Requests the lock and resolves once it is granted, to true, or once the request is withdrawn, to false. It is granted
   * at once where the browser has no such locks. Calls `heldElsewhere` if another tab has it.
   */
  async function lock(id, heldElsewhere) {
    const end = new AbortController();
    const { signal } = end;
    const request = { end };
    requests.set(id, request);
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const ask = (options) =>
      new Promise((resolve, reject) => {
        const hold = (lock) => {
          resolve(lock);
          return lock && ended;
        };
        request.released = navigator.locks.request(LOCK, options, hold).catch(reject);
      });
    try {
      // After what this tab still keeps or releases.
      if (!(await inTurn(() => ask({ ifAvailable: true })))) {
        heldElsewhere();
        await ask({ signal });
      }
    } catch {
      // It was withdrawn, or there are no locks: in an insecure page, or in one without an origin.
    }
    return !signal.aborted;
  }

  async function unlock(id) {
    const request = requests.get(id);
    requests.delete(id);
    request?.end.abort();
    await request?.released;
  }

  return {
    lock,
    /** Releases the lock or withdraws its request, after what was kept before: the next tab reads that. */
    unlock: (id) => inTurn(() => unlock(id)),
    /** The text of the first kept review of these keys, or null. */
    fetch: (keys) => inTurn(() => fetch(keys)),
    /** Keeps a review for which so many steps were made; `runs` says whether it goes on in this tab. */
    keep: (key, text, steps, runs) => {
      if (runs) remember(key);
      else if (remembered() === key) remember(null);
      return inTurn(() => keep(key, text, steps)).then(() => (runs ? null : inTurn(() => dropOld(key))));
    },
    /** The text of the review that went on in this tab before the page was loaded again, or null. */
    running: () => {
      const key = remembered();
      return key === null ? Promise.resolve(null) : inTurn(() => fetch([key]));
    },
    /** The reviews as a file of everything has them. */
    list: () => inTurn(list),
    /** Takes in the reviews of such a file. */
    takeIn: (reviews) => inTurn(() => takeIn(reviews)),
    /** Removes all reviews. The promise is of whether none is left. */
    erase: () => {
      remember(null);
      return inTurn(clear);
    },
  };
})();

// The reviews of games that this device keeps, under a key that the app makes of the record; src/app/game_review/stored.rs
// says what their text holds. They can be made again, so they are in no file of everything, and old ones are dropped.
// And the lock by which one tab at a time reviews a game.
globalThis.tesseraReviews = (() => {
  'use strict';

  // The same prefix as in src/app/fallback_storage.rs.
  const PREFIX = 'tessera.v1.review.';
  const { stores, everywhere, removeElsewhere, inTurn } = globalThis.tesseraStore({
    database: 'tessera-reviews',
    store: 'reviews',
    prefix: PREFIX,
  });
  /** Under which key the browser's tab remembers the review that goes on in it, also if it is loaded again. */
  const RUNNING = 'tessera.v1.reviewing';
  /** The lock of the tab that reviews a game. The browser releases that of a tab that is closed. */
  const LOCK = 'tessera.v1.reviewing';
  /** How many reviews are kept. */
  const MOST = 40;

  const isReview = (review) => typeof review?.id === 'string' && typeof review.text === 'string';

  const newest = (reviews) => reviews.filter(isReview).sort((a, b) => (Number(b.at) || 0) - (Number(a.at) || 0));

  /** The text of the kept review with this key, or null. */
  async function find(key) {
    const found = await everywhere((store) => store.read(key));
    return newest(found)[0]?.text ?? null;
  }

  /** The first kept review of these keys, or null. */
  async function fetch(keys) {
    const ids = new Set((await everywhere((store) => store.ids())).flat());
    const key = keys.find((key) => ids.has(key));
    return key === undefined ? null : find(key);
  }

  /** Keeps a review, unless another tab has kept one for which more steps were made. */
  async function keep(id, text, steps) {
    const review = { id, text, steps, at: Date.now() };
    const better = (known) => (isReview(known) && Number(known.steps) > steps ? { ...known, at: review.at } : review);
    for (const [name, store] of stores) {
      try {
        await store.write(id, better);
      } catch {
        continue;
      }
      await removeElsewhere(name, id);
      break;
    }
  }

  async function dropOld() {
    const all = (await everywhere((store) => store.all())).flat();
    for (const { id } of newest(all).slice(MOST)) await everywhere((store) => store.remove(id));
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
      return inTurn(() => keep(key, text, steps)).then(() => (runs ? null : inTurn(dropOld)));
    },
    /** The text of the review that went on in this tab before the page was loaded again, or null. */
    running: () => {
      const key = remembered();
      return key === null ? Promise.resolve(null) : inTurn(() => fetch([key]));
    },
    /** Removes all reviews. */
    erase: () => {
      remember(null);
      return inTurn(() => everywhere((store) => store.clear()));
    },
  };
})();

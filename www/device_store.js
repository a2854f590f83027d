// What this device keeps, by id: in the browser's database, in its local storage where the database refuses, and in the
// page's memory where nothing may be stored. www/saved_games.js and www/reviews.js keep their values here.
//
// The one rule: a value replaces another one only where it contains it, and only once it is safe itself. What contains
// what, the owner of the values says. A value that only the memory has replaces nothing in the other stores, and the
// page says that it is not kept.
(() => {
  'use strict';

  /** How long the database may take to open, and a lock to be granted, in milliseconds. */
  const PATIENCE = 3_000;
  /** How long a transaction of the database may take, in milliseconds. */
  const LONGEST = 10_000;

  /** The names of the stores with values that only the memory has. */
  const unkept = new Set();

  /** Says on the page whether something is not kept; crates/pages/src/shell.rs has the place. */
  function tell(name, isKept) {
    if (isKept) unkept.delete(name);
    else unkept.add(name);
    const place = document.getElementById('unkept');
    if (place && place.hidden !== (unkept.size === 0)) place.hidden = unkept.size === 0;
  }

  /** A promise that fails after so many milliseconds. */
  function within(milliseconds, promise, why) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(why)), milliseconds);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  // Each kind of store has `all()` and `read(id)`, `clear()`, and `change(id, make)`, which puts what `make` makes of the
  // value with this id in its place: nothing for `undefined`. The local storage can do so at once, by `changeNow`.

  function databaseStore(name, store) {
    let opening = null;
    /** Whether the database is too slow to be waited for. */
    let isLate = false;

    function open() {
      opening ??= new Promise((resolve, reject) => {
        const forget = () => {
          opening = null;
          isLate = false;
        };
        const fail = (error) => {
          forget();
          reject(error);
        };
        let request;
        try {
          request = indexedDB.open(name, 1);
        } catch (error) {
          fail(error);
          return;
        }
        request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const database = request.result;
          isLate = false;
          database.onclose = forget;
          // Another tab erases it or has a later version.
          database.onversionchange = () => {
            database.close();
            forget();
          };
          resolve({ database, forget });
        };
      });
      if (isLate) return Promise.race([opening, Promise.reject(new Error('the database does not open'))]);
      return within(PATIENCE, opening, 'the database does not open').catch((error) => {
        // It may open yet; until then nothing waits for it again.
        isLate = opening !== null;
        throw error;
      });
    }

    async function begin(mode) {
      const { database, forget } = await open();
      try {
        return database.transaction(store, mode);
      } catch {
        // The connection was closed without a word.
        forget();
        return (await open()).database.transaction(store, mode);
      }
    }

    /** Does something in one transaction; `work` is given the store and a function that takes the result. */
    async function transact(mode, work) {
      const transaction = await begin(mode);
      const ended = new Promise((resolve, reject) => {
        let result;
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
        work(transaction.objectStore(store), (value) => {
          result = value;
        });
      });
      return within(LONGEST, ended, 'the database does not answer');
    }

    function abort(transaction) {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
    }

    return {
      all: () =>
        transact('readonly', (values, done) => {
          values.getAll().onsuccess = ({ target }) => done(target.result);
        }),
      read: (id) =>
        transact('readonly', (values, done) => {
          values.get(id).onsuccess = ({ target }) => done(target.result);
        }),
      change: (id, make) =>
        transact('readwrite', (values) => {
          values.get(id).onsuccess = ({ target }) => {
            try {
              const value = make(target.result);
              if (value === undefined) values.delete(id);
              else if (value !== target.result) values.put(value);
            } catch {
              abort(values.transaction);
            }
          };
        }),
      clear: () => transact('readwrite', (values) => values.clear()),
    };
  }

  function localStore(prefix) {
    const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const read = (key) => parsed(localStorage.getItem(key)) ?? undefined;
    function changeNow(id, make) {
      const known = read(prefix + id);
      const value = make(known);
      if (value === undefined) localStorage.removeItem(prefix + id);
      else if (value !== known) localStorage.setItem(prefix + id, JSON.stringify(value));
    }
    return {
      all: async () => keys().map(read),
      read: async (id) => read(prefix + id),
      change: async (id, make) => changeNow(id, make),
      changeNow,
      clear: async () => keys().forEach((key) => localStorage.removeItem(key)),
    };
  }

  function memoryStore(memory) {
    return {
      all: async () => [...memory.values()],
      read: async (id) => memory.get(id),
      change: async (id, make) => {
        const value = make(memory.get(id));
        if (value === undefined) memory.delete(id);
        else memory.set(id, value);
      },
      clear: async () => memory.clear(),
    };
  }

  /**
   * The stores of one kind of value, plain data with an `id`. `isValue` tells it from what else may be stored there, and
   * `contains(a, b)` says whether nothing is lost where `merged(a, b)` takes the place of `b`; where something would be,
   * `parted(a)` is the same value under an id of its own.
   */
  globalThis.tesseraStore = ({ database, store, prefix, isValue, contains, merged, parted }) => {
    /** What could not be stored, by id. */
    const memory = new Map();
    const local = localStore(prefix);
    const stores = [databaseStore(database, store), local, memoryStore(memory)];
    /** The rank of the memory, which lasts as long as the page. */
    const MEMORY = stores.length - 1;
    /** What was asked for last, as long as it is not done. */
    let last = null;

    /** Asks every store; what a store refuses is left out. */
    async function everywhere(work) {
      const results = await Promise.allSettled(stores.map(work));
      return results.flatMap(({ value }, rank) => (value ? [{ rank, value }] : []));
    }

    /** Removes a value from a store if it is as `isOld` says. The promise is of whether the store does such a thing now. */
    const drop = (rank, id, isOld) =>
      stores[rank].change(id, (kept) => (isValue(kept) && isOld(kept) ? undefined : kept)).then(() => true, () => false);

    /** The values that the stores have under an id, each with the rank of its store. */
    async function copies(id) {
      const found = await everywhere((one) => one.read(id));
      return found.filter(({ value }) => isValue(value));
    }

    /** All values of all stores, or all that lie there besides and are like this, each with the rank of its store. */
    async function all(isWanted = isValue) {
      const found = await everywhere((one) => one.all());
      return found.flatMap(({ rank, value }) => value.filter(isWanted).map((one) => ({ rank, value: one })));
    }

    /** Removes whatever has this id. */
    const forget = (id) => everywhere((one) => one.change(id, () => undefined));

    /** What makes of a kept value the one that takes its place. */
    const placeOf = (value) => (kept) => {
      if (!isValue(kept)) return value;
      if (!contains(value, kept)) throw new Error('another tab was here');
      return merged(value, kept);
    };

    /**
     * Keeps a value in the best store that takes it, and then removes what it contains from the stores that are no better.
     * The promise is of the rank of that store.
     */
    async function keep(value) {
      for (const rank of stores.keys()) {
        try {
          await stores[rank].change(value.id, placeOf(value));
        } catch {
          continue;
        }
        for (let other = rank + 1; other <= MEMORY; other += 1) {
          await drop(other, value.id, (kept) => contains(value, kept));
        }
        return rank;
      }
      return Infinity;
    }

    /** A value with what it takes over from those of these copies that it contains. */
    const merge = (value, found) =>
      found.reduce((one, { value: other }) => (contains(one, other) ? merged(one, other) : one), value);

    /** Keeps what only the memory has, if it can be kept by now. */
    async function settle() {
      for (const value of memory.values()) await keep(merge(value, await copies(value.id)));
    }

    /** What is asked to be kept and not done yet: functions that give the values. */
    const waiting = new Set();
    let isLeft = false;
    // A page that is left waits for no lock and no database; the next one finds there what it has left.
    window.addEventListener('pagehide', () => {
      isLeft = true;
      waiting.forEach(leave);
    });
    window.addEventListener('pageshow', () => {
      isLeft = false;
    });

    /** Leaves in the local storage what this gives. */
    function leave(give) {
      const value = give();
      if (!placed(value)) placed(parted(value));
    }

    /** Whether the local storage takes a value now: there may be no room, or something that the value does not contain. */
    function placed(value) {
      try {
        local.changeNow(value.id, placeOf(value));
        return true;
      } catch {
        return false;
      }
    }

    /** Does something while no other tab does. A tab that takes long is not waited for. */
    async function alone(work) {
      const impatient = new AbortController();
      const timer = setTimeout(() => impatient.abort(), PATIENCE);
      let begun = false;
      const begin = () => {
        begun = true;
        clearTimeout(timer);
        return work();
      };
      try {
        return await navigator.locks.request(`${prefix}lock`, { signal: impatient.signal }, begin);
      } catch (error) {
        if (begun) throw error;
        // There are no locks in an insecure page, or it was too long.
        return begin();
      }
    }

    return {
      copies,
      all,
      keep,
      drop,
      forget,
      merge,
      settle,
      /** Removes everything. The promise is of whether every store did so. */
      clear: async () => (await Promise.allSettled(stores.map((one) => one.clear()))).every(({ status }) => status === 'fulfilled'),
      /** Whether a store of this rank has a value longer than the page. */
      lasts: (rank) => rank < MEMORY,
      /**
       * Does one thing after the other, in all tabs, and then says whether everything is kept. `give` gives a value that is
       * kept in the local storage where the page is left before that.
       */
      inTurn: (work, give = null) => {
        if (give) waiting.add(give);
        // Others hear later that the page is left, and have something to keep then.
        if (give && isLeft) leave(give);
        const begin = () =>
          alone(work).finally(() => {
            waiting.delete(give);
            if (last === turn) last = null;
            tell(prefix, memory.size === 0);
          });
        // What nothing has to wait for begins at once: the page may be left before it draws the next picture.
        const turn = last?.then(begin, begin) ?? begin();
        last = turn;
        return turn;
      },
      parsed,
    };
  };
})();

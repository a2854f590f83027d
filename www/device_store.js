// What this device keeps, by id: in the browser's database, in its local storage where there is no database, and in the
// page's memory where nothing may be stored. www/saved_games.js and www/reviews.js keep their values here.
//
// `tesseraStore({ database, store, prefix })` is a list of three stores, the best first, each with its name. A value is
// plain data with an `id`.
globalThis.tesseraStore = (place) => {
  'use strict';

  const { database: DATABASE, store: STORE, prefix: PREFIX } = place;

  /** How long the database may take to open, in milliseconds. */
  const PATIENCE = 3_000;

  // --- The database ---

  let opening = null;

  function openDatabase() {
    opening ??= new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the database does not open')), PATIENCE);
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => {
          opening = null;
        };
        database.onclose = forget;
        // Another tab erases it or has a later version.
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    });
    return opening;
  }

  /** Does something in one transaction; `work` is given the store and a function that takes the result. */
  async function transact(mode, work) {
    const database = await openDatabase();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      let result;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(STORE), (value) => {
        result = value;
      });
    });
  }

  const inDatabase = {
    all: () =>
      transact('readonly', (store, done) => {
        store.getAll().onsuccess = ({ target }) => done(target.result);
      }),
    ids: () =>
      transact('readonly', (store, done) => {
        store.getAllKeys().onsuccess = ({ target }) => done(target.result);
      }),
    read: (id) =>
      transact('readonly', (store, done) => {
        store.get(id).onsuccess = ({ target }) => done(target.result);
      }),
    write: (id, make) =>
      transact('readwrite', (store, done) => {
        store.get(id).onsuccess = ({ target }) => {
          const value = make(target.result);
          store.put(value);
          done(value);
        };
      }),
    remove: (id) => transact('readwrite', (store) => store.delete(id)),
    clear: () => transact('readwrite', (store) => store.clear()),
  };

  // --- The local storage ---

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  const localKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const inLocalStorage = {
    all: async () => localKeys().map((key) => parsed(localStorage.getItem(key))),
    ids: async () => localKeys().map((key) => key.slice(PREFIX.length)),
    read: async (id) => parsed(localStorage.getItem(PREFIX + id)),
    write: async (id, make) => {
      const value = make(parsed(localStorage.getItem(PREFIX + id)));
      localStorage.setItem(PREFIX + value.id, JSON.stringify(value));
      return value;
    },
    remove: async (id) => localStorage.removeItem(PREFIX + id),
    clear: async () => localKeys().forEach((key) => localStorage.removeItem(key)),
  };

  // --- The memory ---

  /** What could not be stored, by id. */
  const memory = new Map();
  const inMemory = {
    all: async () => [...memory.values()],
    ids: async () => [...memory.keys()],
    read: async (id) => memory.get(id),
    write: async (id, make) => {
      const value = make(memory.get(id));
      memory.set(value.id, value);
      return value;
    },
    remove: async (id) => memory.delete(id),
    clear: async () => memory.clear(),
  };

  // --- All of them ---

  const stores = [
    ['database', inDatabase],
    ['local', inLocalStorage],
    ['memory', inMemory],
  ];

  let last = Promise.resolve();

  return {
    stores,
    /** Does something with every store; what a store refuses is left out. */
    everywhere: async (work) => {
      const results = await Promise.allSettled(stores.map(async ([, store]) => work(store)));
      return results.map(({ value }) => value);
    },
    /** Removes a value from all stores but the one of this name. */
    removeElsewhere: (name, id) => {
      const others = stores.filter(([other]) => other !== name);
      return Promise.allSettled(others.map(async ([, other]) => other.remove(id)));
    },
    /** Does one thing after the other. */
    inTurn: (work) => {
      last = last.then(work, work);
      return last;
    },
    parsed,
  };
};

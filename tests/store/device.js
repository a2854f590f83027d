// A device for the scripts of the page: a database, a local storage and locks that its tabs share, each of which can fail,
// fill, slow down and come back. What a tab began goes no further once it is closed.
import { Clock } from './clock.js';

const fault = (name) => new DOMException(name, name);

class Database {
  /** The values by the key of their store, as they were committed. */
  stores = new Map();
  #queue = [];
  #running = false;

  constructor(device) {
    this.device = device;
  }

  /** Transactions run one after the other, as those that write to one store do. */
  enqueue(transaction) {
    this.#queue.push(transaction);
    this.#next();
  }

  #next() {
    if (this.#running || !this.#queue.length) return;
    this.#running = true;
    const transaction = this.#queue.shift();
    transaction.run(() => {
      this.#running = false;
      this.#next();
    });
  }
}

class Transaction {
  #requests = [];
  #changes = [];
  #state = 'open';
  error = null;

  constructor(connection, name) {
    this.connection = connection;
    this.committed = connection.database.stores.get(name) ?? new Map();
    connection.database.stores.set(name, this.committed);
    this.view = null;
    connection.database.enqueue(this);
  }

  objectStore() {
    const ask = (work) => {
      if (this.#state !== 'open') throw fault('TransactionInactiveError');
      const request = { onsuccess: null, work };
      this.#requests.push(request);
      return request;
    };
    const clone = (value) => (value === undefined ? undefined : structuredClone(value));
    return {
      transaction: this,
      getAll: () => ask(() => [...this.view.values()].map(clone)),
      getAllKeys: () => ask(() => [...this.view.keys()]),
      get: (id) => ask(() => clone(this.view.get(id))),
      put: (value) => {
        const kept = clone(value);
        return ask(() => {
          this.#changes.push('put');
          this.view.set(kept.id, kept);
        });
      },
      delete: (id) => ask(() => this.view.delete(id) && undefined),
      clear: () => ask(() => this.view.clear()),
    };
  }

  abort() {
    if (this.#state !== 'open') throw fault('InvalidStateError');
    this.#state = 'aborted';
  }

  run(done) {
    const { device, tab } = this.connection;
    if (!tab.isOpen) {
      done();
      return;
    }
    this.view = new Map(this.committed);
    const finish = (end) => {
      done();
      if (tab.isOpen) end?.({ target: this });
    };
    const step = () => {
      if (!tab.isOpen) {
        this.#state = 'aborted';
        done();
        return;
      }
      if (this.#state === 'aborted') {
        finish(this.onabort);
        return;
      }
      const request = this.#requests.shift();
      if (request) {
        const result = request.work();
        request.result = result;
        request.onsuccess?.({ target: request });
        device.soon(step);
        return;
      }
      this.#state = 'over';
      const fails = device.database === 'failing' || (device.database === 'full' && this.#changes.length > 0);
      if (fails) {
        this.error = fault('QuotaExceededError');
        finish(this.onabort);
        return;
      }
      this.committed.clear();
      for (const [id, value] of this.view) this.committed.set(id, value);
      finish(this.oncomplete);
    };
    device.soon(step);
  }
}

class Connection {
  #isClosed = false;
  onclose = null;
  onversionchange = null;

  constructor(device, tab, database) {
    Object.assign(this, { device, tab, database });
  }

  transaction(name) {
    if (this.#isClosed || !this.tab.isOpen || this.device.database === 'failing') throw fault('InvalidStateError');
    return new Transaction(this, name);
  }

  createObjectStore() {}

  close() {
    this.#isClosed = true;
  }

  /** The browser closes it; it tells the page so, or does not. */
  lose(tells) {
    this.#isClosed = true;
    if (tells && this.tab.isOpen) this.onclose?.();
  }
}

export class Device {
  clock = new Clock();
  /** `well`, `full` (writes are aborted), `failing` (nothing works) or `stuck` (it does not open). */
  database = 'well';
  /** `well`, `full` or `blocked`. */
  local = 'well';
  hasLocks = true;
  /** How long each step of the database may take, in milliseconds. */
  slowness = 1;
  #databases = new Map();
  #local = new Map();
  #connections = [];
  #stuck = [];
  #locks = new Map();

  constructor(random) {
    this.random = random;
  }

  soon(run) {
    this.clock.after(1 + this.random.below(this.slowness), run);
  }

  /** Whether what is kept can be read, and soon enough for a page that waits for it. */
  get isReadable() {
    return (this.database === 'well' || this.database === 'full') && this.local !== 'blocked' && this.slowness < 200;
  }

  /** Puts a text into the local storage, as an earlier version has left it there. */
  leave(key, text) {
    this.#local.set(key, text);
  }

  /** Everything works again; what did not open opens. */
  heal() {
    this.database = 'well';
    this.local = 'well';
    this.slowness = 1;
    for (const open of this.#stuck.splice(0)) this.soon(open);
  }

  loseConnections(tells) {
    for (const connection of this.#connections.splice(0)) connection.lose(tells);
  }

  indexedDB(tab) {
    return {
      open: (name) => {
        const request = {};
        const open = () => {
          if (!tab.isOpen) return;
          if (this.database === 'failing') {
            request.error = fault('UnknownError');
            request.onerror?.({ target: request });
            return;
          }
          if (this.database === 'stuck') {
            this.#stuck.push(open);
            return;
          }
          if (!this.#databases.has(name)) this.#databases.set(name, new Database(this));
          request.result = new Connection(this, tab, this.#databases.get(name));
          this.#connections.push(request.result);
          request.onupgradeneeded?.({ target: request });
          request.onsuccess?.({ target: request });
        };
        this.soon(open);
        return request;
      },
    };
  }

  localStorage(tab) {
    const check = () => {
      if (!tab.isOpen || this.local === 'blocked') throw fault('SecurityError');
    };
    const methods = {
      getItem: (key) => {
        check();
        return this.#local.get(key) ?? null;
      },
      setItem: (key, value) => {
        check();
        if (this.local === 'full' && String(value).length > (this.#local.get(key) ?? '').length) throw fault('QuotaExceededError');
        this.#local.set(key, String(value));
      },
      removeItem: (key) => {
        check();
        this.#local.delete(key);
      },
    };
    return new Proxy(methods, {
      ownKeys: () => {
        check();
        return [...this.#local.keys()];
      },
      getOwnPropertyDescriptor: (_, key) =>
        this.#local.has(key) ? { value: this.#local.get(key), enumerable: true, configurable: true } : undefined,
    });
  }

  /** Locks of one tab; undefined where the browser has none. */
  locks(tab) {
    if (!this.hasLocks) return undefined;
    const take = (name, request) => {
      const queue = this.#locks.get(name) ?? [];
      this.#locks.set(name, queue);
      queue.push(request);
      if (queue.length === 1) this.soon(() => this.#grant(name));
    };
    return {
      request: (name, options, work) =>
        new Promise((resolve, reject) => {
          const request = { tab, work, resolve, reject, isGranted: false };
          options.signal?.addEventListener('abort', () => {
            if (request.isGranted) return;
            const queue = this.#locks.get(name);
            queue.splice(queue.indexOf(request), 1);
            reject(fault('AbortError'));
          });
          take(name, request);
        }),
    };
  }

  async #grant(name) {
    const queue = this.#locks.get(name);
    const [request] = queue;
    if (!request || request.isGranted) return;
    const release = () => {
      if (queue[0] !== request) return;
      queue.shift();
      this.soon(() => this.#grant(name));
    };
    if (!request.tab.isOpen) {
      release();
      return;
    }
    request.isGranted = true;
    request.tab.releases.add(release);
    try {
      request.resolve(await request.work({ name }));
    } catch (error) {
      request.reject(error);
    }
    request.tab.releases.delete(release);
    release();
  }
}

// A tab of a device: the very scripts of the page, which see the device in place of a browser.
import { readFileSync } from 'node:fs';

/** The folder of the scripts; another one to try a history on other scripts. */
const FOLDER = process.env.TESSERA_SCRIPTS ?? new URL('../../www', import.meta.url).pathname;

const GLOBALS = [
  'globalThis', 'window', 'document', 'indexedDB', 'localStorage', 'sessionStorage', 'navigator', 'crypto', 'setTimeout',
  'clearTimeout', 'Date',
];
const scripts = ['device_store', 'saved_games', 'game_files', 'reviews'].map(
  (name) => new Function(...GLOBALS, readFileSync(`${FOLDER}/${name}.js`, 'utf8')),
);

export class Tab {
  isOpen = true;
  /** What gives back the locks that it holds. */
  releases = new Set();
  /** The place where the page says that something is not kept. */
  #unkept = { hidden: true };
  /** What hears that the page is left. */
  #listeners = [];

  constructor(device) {
    this.device = device;
    const { clock, random } = device;
    const tab = this;
    const scope = {
      dispatchEvent: () => true,
      addEventListener: (type, listen) => type === 'pagehide' && this.#listeners.push(listen),
    };
    const setTimeout = (run, milliseconds) => clock.after(milliseconds, () => tab.isOpen && run());
    const clearTimeout = (id) => clock.cancel(id);
    class TabDate extends Date {
      static now() {
        return clock.wall;
      }
    }
    const crypto = {
      getRandomValues: (bytes) => bytes.map(() => random.below(256)),
    };
    const document = { getElementById: (id) => (id === 'unkept' ? this.#unkept : null) };
    const navigator = { locks: device.locks(this) };
    const storage = device.localStorage(this);
    const session = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    const given = [scope, scope, document, device.indexedDB(this), storage, session, navigator, crypto, setTimeout, clearTimeout, TabDate];
    for (const script of scripts) script(...given);
    this.games = scope.tesseraGames;
    this.reviews = scope.tesseraReviews;
  }

  /** Whether the page says that something is not kept. */
  get saysUnkept() {
    return !this.#unkept.hidden;
  }

  /** Takes in a file, every game of which can be read; the promise is of what became of the games. */
  async importAll(text) {
    const { games } = await this.games.importAll(text, (game) => game);
    return games;
  }

  /** Leaves the page as a person does; nothing of it goes on. */
  leave() {
    this.hide();
    this.close();
  }

  /** Leaves the page, which the browser may bring back as it is. */
  hide() {
    for (const listen of this.#listeners) listen();
  }

  /** Ends the page without a word, as a browser that crashes. */
  close() {
    this.isOpen = false;
    for (const release of this.releases) release();
  }
}

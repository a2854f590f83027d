// A random history: one to three tabs in which persons play, on a device that fails now and then; and the law that is held
// against what is there in the end.
import { Device } from './device.js';
import { Ledger } from './ledger.js';
import { randomOf } from './random.js';
import { Tab } from './tab.js';

const STEPS = 60;
const DAY = 86_400_000;

class History {
  #moves = 0;
  #file = null;
  #removed = null;
  lines = [];

  constructor(seed) {
    this.random = randomOf(seed);
    this.device = new Device(this.random);
    this.device.hasLocks = this.random.chance(0.8);
    this.ledger = new Ledger();
    this.most = 1 + this.random.below(3);
    this.tabs = [];
    if (this.random.chance(0.3)) this.#leaveOld();
    this.#open();
  }

  #log(text) {
    this.lines.push(`${String(this.device.clock.elapsed).padStart(8)} ${text}`);
  }

  #move() {
    this.#moves += 1;
    return `m${this.#moves}`;
  }

  #id() {
    return Array.from({ length: 16 }, () => this.random.below(16).toString(16)).join('');
  }

  /** A game as an earlier version has kept it. */
  #leaveOld() {
    const game = { id: this.#id(), stamp: this.#id(), record: `linage/size=5/${this.#move()}.${this.#move()}`, begun: true, over: false, at: 1 };
    this.device.leave(`tessera.v1.game.${game.id}`, JSON.stringify(game));
    this.ledger.add(null, game, null).isSaid = true;
    this.ledger.root(game);
  }

  // --- Tabs and their pages ---

  #open() {
    const tab = new Tab(this.device);
    tab.name = `tab ${this.tabs.length + 1}`;
    tab.page = null;
    tab.isBusy = false;
    this.tabs.push(tab);
  }

  #close(tab) {
    this.#leave(tab);
    if (this.random.chance(0.5)) tab.leave();
    else tab.close();
    for (const writing of tab.pending ?? []) writing.root.pending.delete(writing);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#log(`${tab.name} closes`);
  }

  #leave(tab) {
    if (tab.page) this.ledger.root(tab.page).tabs.delete(tab);
    tab.page = null;
  }

  #enter(tab, page) {
    this.#leave(tab);
    tab.page = page;
    const root = this.ledger.root(page);
    root.tabs.add(tab);
    const others = [...root.pending.values(), ...root.unkept].some((other) => other !== tab);
    root.isShared ||= root.tabs.size > 1 || others;
  }

  /** The games as the app lists them; nothing else happens in the tab meanwhile. */
  async #list(tab) {
    tab.isBusy = true;
    const wasReadable = this.device.isReadable;
    const games = await tab.games.list();
    tab.isBusy = false;
    // What cannot be read now may be read later, beside what was written meanwhile.
    if (!wasReadable || !this.device.isReadable) this.taints = true;
    return { games, isSure: wasReadable && this.device.isReadable };
  }

  async #keep(tab, rest = {}) {
    const { page } = tab;
    const { id, stamp, record, tree, over } = page;
    const root = this.ledger.root(page);
    const writing = this.ledger.add(tab, page, page.writing);
    page.writing = writing;
    root.pending.set(writing, tab);
    (tab.pending ??= new Set()).add(writing);
    writing.root = root;
    this.#log(`${tab.name} keeps ${id.slice(0, 4)} ${record} ${tree ?? ''}`);
    const kept = await tab.games.keep({ id, stamp, record, tree, begun: true, over: Boolean(over), ...rest });
    root.pending.delete(writing);
    tab.pending.delete(writing);
    writing.isDone = true;
    if (tab.saysUnkept) root.unkept.add(tab);
    else writing.isSaid = true;
    this.#log(`${tab.name} kept ${record}: ${kept.slice(0, 4)}${writing.isSaid ? '' : ', not safely'}`);
    if (kept === id) return;
    if (!root.isShared) this.fault ??= `one tab alone was told of another one: ${record}`;
    if (tab.page === page) page.id = kept;
  }

  // --- What persons do ---

  async #start(tab) {
    const record = `linage/size=5/${this.#move()}`;
    this.#enter(tab, { id: this.#id(), stamp: '', record, tree: '', writing: null });
    await this.#keep(tab);
  }

  async #openGame(tab) {
    const { games, isSure } = await this.#list(tab);
    if (!games.length || !tab.isOpen) return;
    const game = this.random.pick(games);
    this.#enterListed(tab, game, isSure);
  }

  #enterListed(tab, game, isSure) {
    const { id, stamp, record, tree, over } = game;
    this.#log(`${tab.name} opens ${id.slice(0, 4)} ${record}`);
    if (!isSure) this.ledger.root(game).isShared = true;
    this.#enter(tab, { id, stamp, record, tree, over, writing: this.ledger.of(game) ?? null });
  }

  /** Leads away from the board and back: the same game, as the device has it by then. */
  async #walk(tab) {
    const { page } = tab;
    const { games, isSure } = await this.#list(tab);
    const game = games.find(({ id }) => id === page.id);
    if (game && tab.isOpen) this.#enterListed(tab, game, isSure);
  }

  async #play(tab) {
    tab.page.record += `.${this.#move()}`;
    await this.#keep(tab);
  }

  /** Steps back and plays another move. */
  async #playOther(tab) {
    const { page } = tab;
    const moves = page.record.split('.');
    page.record = [...moves.slice(0, 1 + this.random.below(moves.length)), this.#move()].join('.');
    await this.#keep(tab);
  }

  async #comment(tab) {
    tab.page.tree = this.#move();
    await this.#keep(tab);
  }

  async #hide(tab) {
    await this.#keep(tab, { picture: { size: [1, 1], elements: [] } });
  }

  async #rename(tab) {
    const { games, isSure } = await this.#list(tab);
    if (!games.length || !tab.isOpen) return;
    const game = this.random.pick(games);
    const root = this.ledger.root(game);
    if (!isSure) root.isShared = true;
    const name = this.#move();
    this.#log(`${tab.name} calls ${game.record} ${name}`);
    tab.isBusy = true;
    await tab.games.rename(game.id, name);
    tab.isBusy = false;
    // A name that is not said to be kept may be there or not.
    if (tab.saysUnkept || !this.device.isReadable) root.isShared = true;
    root.name = name;
  }

  async #remove(tab) {
    const { games } = await this.#list(tab);
    if (!games.length || !tab.isOpen) return;
    const game = this.random.pick(games);
    const root = this.ledger.root(game);
    // Whoever plays it goes on, and a store that is away still has it.
    root.isShared = true;
    this.ledger.remove(game);
    this.#log(`${tab.name} removes ${game.record}`);
    // Where a store does not answer, the page says that the game may still be there.
    await tab.games.remove(game.id).catch(() => {});
    this.ledger.remove(game);
    this.#removed = { tab, game };
  }

  async #restore(tab) {
    const { game } = this.#removed;
    this.#removed = null;
    const writing = this.ledger.of(game);
    this.#log(`${tab.name} restores ${game.record}`);
    await tab.games.restore(game);
    if (!tab.saysUnkept) [writing.isSaid, writing.isRemoved] = [true, false];
  }

  async #export(tab) {
    const { games } = await this.#list(tab);
    this.#file = JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games });
  }

  async #import(tab) {
    const file = this.#file;
    const isSure = this.device.isReadable;
    this.#log(`${tab.name} imports`);
    const counts = await tab.importAll(file);
    const { games } = JSON.parse(file);
    if (!isSure || !this.device.isReadable) for (const game of games) this.ledger.root(game).isShared = true;
    if (counts.noRoom || tab.saysUnkept) return;
    for (const game of games) {
      const writing = this.ledger.of(game);
      [writing.isSaid, writing.isRemoved] = [true, false];
      const root = this.ledger.root(game);
      root.name = '';
      root.isShared = true;
    }
  }

  // --- What the device does ---

  #fail() {
    const { random, device } = this;
    const faults = [
      () => (device.database = random.pick(['full', 'failing', 'stuck', 'well'])),
      () => (device.local = random.pick(['full', 'blocked', 'well'])),
      () => (device.slowness = random.pick([1, 50, 3_000])),
      () => device.loseConnections(random.chance(0.5)),
      () => (device.clock.shift += (random.below(7) - 3) * DAY),
      () => device.heal(),
      () => device.heal(),
    ];
    random.pick(faults)();
    this.#log(`device: database ${device.database}, local storage ${device.local}, ${device.slowness} ms`);
  }

  /** What may happen next, as often as it is listed. */
  #choices(tab) {
    const { page } = tab;
    const choices = [() => this.#start(tab), () => this.#openGame(tab), () => this.#openGame(tab), () => this.#rename(tab), () => this.#export(tab)];
    if (page) {
      const play = () => this.#play(tab);
      choices.push(play, play, play, play, () => this.#playOther(tab), () => this.#comment(tab), () => this.#hide(tab));
      choices.push(() => this.#walk(tab), () => this.#walk(tab), () => this.#walk(tab));
    }
    if (this.random.chance(0.3)) choices.push(() => this.#remove(tab));
    if (this.#removed?.tab === tab) choices.push(() => this.#restore(tab));
    if (this.#file) choices.push(() => this.#import(tab));
    return choices;
  }

  /** What the scripts throw is a fault, unless the tab was closed. */
  #begin(tab, act) {
    act().catch((error) => {
      if (tab.isOpen) this.fault ??= error.stack;
    });
  }

  async run() {
    const { random, device } = this;
    for (let step = 0; step < STEPS && !this.fault; step += 1) {
      const kind = random.next();
      if (kind < 0.12) this.#fail();
      else if (kind < 0.16 && this.tabs.length < this.most) this.#open();
      else if (kind < 0.2 && this.tabs.length) this.#close(random.pick(this.tabs));
      else {
        if (!this.tabs.length) this.#open();
        const tab = random.pick(this.tabs);
        if (!tab.isBusy) this.#begin(tab, random.pick(this.#choices(tab)));
      }
      await device.clock.run(random.chance(0.7) ? Infinity : random.below(12));
    }
    return this.fault ?? (await this.#end());
  }

  async #end() {
    const { device, ledger } = this;
    device.heal();
    await device.clock.run();
    // Each tab that is still open keeps what it could not.
    for (const tab of this.tabs) {
      const listed = tab.games.list();
      await device.clock.run();
      await listed;
      if (tab.saysUnkept) return `${tab.name} says that something is not kept, but it could be`;
      ledger.vouch(tab);
    }
    for (const tab of [...this.tabs]) this.#close(tab);
    const tab = new Tab(device);
    const listed = tab.games.list();
    await device.clock.run();
    return ledger.fault(await listed);
  }
}

/** Plays the history of a seed; what is wrong in the end, or null, and what has happened. */
export async function play(seed) {
  const history = new History(seed);
  const fault = await history.run();
  return { fault, lines: history.lines };
}

// What persons have played, apart from all scripts: which writing followed which, what the page said was kept, and so what must
// be there in the end.

const movesOf = (record) => record.split('@')[0];
const contentOf = ({ record, tree }) => `${movesOf(record)} ${tree ?? ''}`;
/** A game is told by its first move, which no other game has. */
export const rootOf = ({ record }) => movesOf(record).split('/')[2].split('.')[0];

/** Whether a game has all moves and variations of another one. */
const has = (game, other) =>
  `${movesOf(game.record)}.`.startsWith(`${movesOf(other.record)}.`) && (!other.tree || other.tree === game.tree);

export class Ledger {
  #writings = [];
  #roots = new Map();

  /** What is known of a game: who plays it now, whether two tabs ever did, and its name. */
  root(game) {
    const id = rootOf(game);
    if (!this.#roots.has(id)) this.#roots.set(id, { tabs: new Set(), pending: new Map(), unkept: new Set(), isShared: false, name: '' });
    return this.#roots.get(id);
  }

  /** A writing by a page, which goes on from another one. */
  add(tab, { record, tree }, parent) {
    const writing = { tab, record, tree, parent, isDone: false, isSaid: false, isRemoved: false };
    this.#writings.push(writing);
    return writing;
  }

  /** The last writing with what a listed game has. */
  of(game) {
    return this.#writings.findLast((writing) => contentOf(writing) === contentOf(game));
  }

  /** A person has deleted a game. */
  remove(game) {
    for (const writing of this.#writings) if (rootOf(writing) === rootOf(game)) writing.isRemoved = true;
  }

  /** A tab that says that everything is kept says so of all that it has written. */
  vouch(tab) {
    for (const writing of this.#writings) if (writing.tab === tab && writing.isDone) writing.isSaid = true;
  }

  /** What is wrong with a list of games; null if all is well. */
  fault(games) {
    // What is there, and all that it has replaced; the same may have been written twice.
    const found = new Set();
    const waiting = games.map(contentOf);
    for (const content of waiting) {
      const same = this.#writings.filter((writing) => contentOf(writing) === content);
      if (!same.length) return `nobody has played ${content}`;
      for (const writing of same) {
        if (!found.has(writing) && writing.parent) waiting.push(contentOf(writing.parent));
        found.add(writing);
      }
    }
    const isGone = (writing) =>
      writing.isSaid && !writing.isRemoved && !found.has(writing) && !games.some((game) => has(game, writing));
    const gone = this.#writings.find(isGone);
    if (gone) return `said to be kept and gone: ${contentOf(gone)}`;
    for (const [id, { isShared, name }] of this.#roots) {
      const parts = games.filter((game) => rootOf(game) === id);
      if (isShared) continue;
      if (parts.length > 1) return `one tab alone has split ${parts.map(contentOf).join(' | ')}`;
      if (parts.length && (parts[0].name || '') !== name) return `${contentOf(parts[0])} is not called ${name} but ${parts[0].name}`;
    }
    return null;
  }
}

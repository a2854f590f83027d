// How somebody does against the level that was played last in a game, and which level comes next, by the games that the device
// keeps; crates/app/src/ladder.rs says the same in the set-up.
globalThis.tesseraLadder = (() => {
  'use strict';

  /** The highest level. */
  const LEVELS = 9;
  /** How many of the last games decide which level comes next, and how many of them have to be won. */
  const [LAST, ENOUGH] = [3, 2];

  /** How a finished game of one person against a level ended, as crates/app/src/outcome.rs writes it; nothing for any other game. */
  function ended({ outcome }) {
    const [, score, level] = /^(won|lost|drawn) ([1-9])$/.exec(typeof outcome === 'string' ? outcome : '') ?? [];
    return score ? [{ score, level: Number(level) }] : [];
  }

  /** The level that comes next, by the scores against one, the last first; null where it stays. */
  function next(level, scores) {
    const last = scores.slice(0, LAST);
    const count = (wanted) => last.filter((score) => score === wanted).length;
    if (count('won') >= ENOUGH) return level < LEVELS ? level + 1 : null;
    return count('lost') === LAST && level > 1 ? level - 1 : null;
  }

  return {
    /** The level that was played last, how many games against it were won, lost and drawn, and the level that comes next; null
     *  without such a game. `games` are those of one kind that are kept, the last first. */
    of(games) {
      const all = games.flatMap(ended);
      if (!all.length) return null;
      const { level } = all[0];
      const scores = all.filter((game) => game.level === level).map(({ score }) => score);
      const count = (wanted) => scores.filter((score) => score === wanted).length;
      return { level, won: count('won'), lost: count('lost'), drawn: count('drawn'), next: next(level, scores) };
    },
  };
})();

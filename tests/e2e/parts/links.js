// The links to games that are begun, and to games that are over.
import { readFileSync } from 'node:fs';

/** The links to games that are begun. */
export const LINKS = {
  Linage: 'linage/size=9.komi=5_5/e5.c3',
  Carteso: 'carteso/size=9.komi=2/e5b.c3w',
  Keil: 'keil/size=5.komi=5_5.button=off/c3.c4',
  Ecalper: 'ecalper/size=5.pie=off/c3.c4',
  Carcassonne: 'carcassonne/players=2/E.0_1_2.none.N',
};

/** Games that begin in another way: with a bid of the komi, by the pie rule, with many seats. */
export const OTHER_BEGINNINGS = {
  Linage: 'linage',
  Carteso: 'carteso',
  Keil: 'keil',
  Ecalper: 'ecalper/size=5.pie=on',
  Carcassonne: 'carcassonne/players=5',
};

/** The games, as links name them. */
export const GAMES = Object.keys(LINKS).map((game) => game.toLowerCase());

/** Games to their end: of the reference games of one game the longest, and some more. */
export function ended(game, count = 6) {
  const lines = readFileSync(new URL(`../../vectors/${game.toLowerCase()}.jsonl`, import.meta.url), 'utf8').trim().split('\n');
  const games = lines.map((line) => JSON.parse(line)).sort((one, other) => other.moves.length - one.moves.length);
  const some = Array.from({ length: count }, (_, at) => games[Math.floor((at * games.length) / count)]);
  return some.map(({ options, moves }) => `${game.toLowerCase()}/${options}/${moves.join('.')}`);
}

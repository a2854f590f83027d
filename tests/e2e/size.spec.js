// What a visitor downloads: small enough for a phone on a train.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = new URL('../../dist/', import.meta.url);
const names = readdirSync(dist);

/** Kilobytes of the files whose names match, gzipped one by one. */
function kilobytes(pattern) {
  const matching = names.filter((name) => pattern.test(name));
  expect(matching.length, String(pattern)).toBeGreaterThan(0);
  const bytes = matching.map((name) => gzipSync(readFileSync(new URL(name, dist)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

// The first game's page is to stay under 200 KB and its worker under 120 KB; each further game may add some. The
// table of Carcassonne (tile art, hand, bag, five seats, a view that moves) is as much again as a page of four boards
// had over the framework: 120 KB.
// What plays the games well (a tree search with its tail for four, another with an eye for tiles for the fifth, each
// once for every width of board), and what komi is fair in three of them, is a fifth of what plain searches take.
const GAMES = 5;
const MINDS = 14;
// To look back on a game the worker names the moves of every position, once for every width of board.
const REVIEW = 8;
// What the workers of a pool tell each other while they think.
const POOL = 3;
const TABLE = 120;
// What every level was measured to be worth.
const LADDERS = 1;
const PAGE = 200 + 10 * (GAMES - 1) + TABLE + LADDERS;
const WORKER = 120 + 25 * (GAMES - 1) + MINDS + REVIEW + POOL;

test(`the page is under ${PAGE} KB and the worker under ${WORKER} KB, gzipped`, () => {
  const [page, worker] = [kilobytes(/^site.*\.(js|wasm)$/), kilobytes(/^worker.*\.(js|wasm)$/)];
  console.log(`page ${page.toFixed(1)} KB, worker ${worker.toFixed(1)} KB`);
  expect(page).toBeLessThan(PAGE);
  expect(worker).toBeLessThan(WORKER);
});

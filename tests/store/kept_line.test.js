// What home says of a kept game besides what the app has kept as text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const scope = {};
new Function('globalThis', readFileSync(new URL('../../www/kept_line.js', import.meta.url), 'utf8'))(scope);
const line = scope.tesseraKeptLine;
const WORDS = {
  level: 'AI level {}', persons: '{} players on this device', player: 'Player {}', named: '{}, by link', link: 'by link',
};
const players = (seats, names = []) => line.players({ players: seats, names }, 'en', WORDS);
const ai = (level) => ({ Machine: level });

test('a game is called by its rules and the size of its board, where its record says one', () => {
  const title = (record) => line.title({ record }, 'Keil');
  assert.equal(title('keil/size=4.komi=3.button=off/c3'), 'Keil 4');
  assert.equal(title('keil/button=off.size=10/c3'), 'Keil 10');
  for (const record of ['keil//c3', 'carcassonne/players=5.small-city=4/A', 'keil/supersize=4/c3', 'keil/x/size=4/']) {
    assert.equal(title(record), 'Keil', record);
  }
});

test('who plays against the person at this device is said, and their own name is not', () => {
  assert.equal(players(['Person', ai('2')], ['', '']), 'AI level 2');
  assert.equal(players([ai('9'), 'Person'], ['', 'Ada']), 'AI level 9');
  assert.equal(players(['Person', 'Elsewhere'], ['Ada', 'Ben']), 'Ben, by link');
  assert.equal(players(['Person', 'Elsewhere']), 'by link');
  assert.equal(players(['Person', ai('2'), ai('2'), ai('4')]), '2 × AI level 2 and AI level 4');
});

test('several persons are called by their names, or counted where none has one', () => {
  assert.equal(players(['Person', 'Person'], ['', '']), '2 players on this device');
  assert.equal(players(['Person', 'Person'], ['Ada', 'Ben']), 'Ada and Ben');
  assert.equal(players(['Person', 'Person'], ['', 'B$&{}']), 'Player 1 and B$&{}');
  assert.equal(players([ai('4'), ai('4')]), '2 × AI level 4');
});

test('a game of an earlier version, or with parts that cannot be read, is listed without them', () => {
  for (const game of [{}, { players: 'x', names: 3 }, { players: [null, 7, { Machine: 'x' }], names: [{ toString: 0 }] }]) {
    assert.equal(line.players(game, 'en', WORDS), '', JSON.stringify(game));
  }
});

test('a time is told by the day, in the language of the page', () => {
  const now = new Date(2026, 10, 29, 15, 0).getTime();
  const day = (...date) => line.day(new Date(...date).getTime(), 'en', now);
  assert.equal(day(2026, 10, 29, 14, 5), 'today, 14:05');
  assert.equal(day(2026, 10, 28, 23, 59), 'yesterday, 23:59');
  assert.equal(day(2026, 10, 26, 1, 0), '3 days ago');
  assert.equal(day(2026, 10, 20, 1, 0), 'Nov 20');
  assert.equal(day(2025, 11, 31, 1, 0), 'Dec 31, 2025');
  // The clock was set back.
  assert.equal(day(2026, 10, 30, 1, 0), 'Nov 30');
  assert.equal(line.day(new Date(2026, 10, 29, 14, 5).getTime(), 'es', now), 'hoy, 14:05');
  assert.equal(line.day(new Date(2026, 10, 28, 0, 5).getTime(), 'es', now), 'ayer, 00:05');
});

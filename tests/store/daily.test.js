// Which puzzle the home page takes for that of a day, and what it says of the days in a row.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The script on a page of another kind, which has no card. */
function open() {
  const scope = {};
  const script = readFileSync(new URL('../../www/daily.js', import.meta.url), 'utf8');
  new Function('globalThis', 'document', script)(scope, { getElementById: () => null });
  return scope.tesseraDaily;
}

const daily = open();
/** 2026-11-02, a Monday. */
const MONDAY = 20_759;

// crates/app/src/puzzle/daily.rs has the same for the app.
test('the puzzle of a day is the one that the app opens', () => {
  const places = [0, 1, MONDAY, 20_783, 4_294_967_295].map((day) => daily.place(day, 90));
  assert.deepEqual(places, [40, 36, 35, 81, 53]);
});

test('games without puzzles are passed over, and without any there is none', () => {
  const counts = [['linage', 90], ['keil', 0], ['ecalper', 7]];
  assert.deepEqual([0, 1, 2, 3].map((day) => daily.puzzleOf(day, counts).game), ['linage', 'ecalper', 'ecalper', 'linage']);
  assert.equal(daily.puzzleOf(2, counts).place, daily.place(2, 7));
  assert.equal(daily.puzzleOf(5, [['linage', 0]]), null);
});

test('the card names the game of its puzzle, of which alone the program is fetched', async () => {
  const scope = {};
  const script = readFileSync(new URL('../../www/daily.js', import.meta.url), 'utf8');
  const card = { dataset: { puzzles: 'linage:90 keil:0 ecalper:7' }, querySelector: () => null };
  const nothing = () => {};
  const page = { getElementById: () => card, addEventListener: nothing, readyState: 'loading', documentElement: { dataset: {} } };
  new Function('globalThis', 'document', 'addEventListener', script)(scope, page, nothing);
  const { today, puzzleOf, game } = scope.tesseraDaily;
  const named = puzzleOf(today(), [['linage', 90], ['keil', 0], ['ecalper', 7]]).game;
  assert.equal(game(), named);

  const parts = ['linage', 'carteso', 'keil', 'ecalper', 'carcassonne', 'sides', 'ai', 'study', 'later'];
  const asked = (daily) => {
    const fetched = [];
    const root = { lang: 'en', dataset: {} };
    const data = { parts: parts.map((name) => `${name}=${name}.wasm`).join(' '), sizes: parts.map(() => 1).join(' ') };
    const page = { documentElement: root, baseURI: 'https://tessera.example/', querySelector: () => ({ dataset: data }) };
    const scope = { tesseraDaily: daily, tesseraLoading: { wait: nothing }, tesseraStyles: () => null };
    const fetch = (address) => {
      fetched.push(/(\w+)\.wasm$/.exec(address)[1]);
      return new Promise(nothing);
    };
    const script = readFileSync(new URL('../../www/parts.js', import.meta.url), 'utf8');
    new Function('globalThis', 'document', 'navigator', 'fetch', script)(scope, page, {}, fetch);
    scope.tesseraParts.wanted('#puzzle/daily');
    return fetched;
  };
  assert.deepEqual(asked(scope.tesseraDaily), [named, 'sides', 'ai', 'study']);
  // Opened before that script runs, or without a card, it may be of any game.
  for (const daily of [undefined, {}, { game: () => undefined }]) {
    assert.deepEqual(asked(daily), parts.filter((name) => name !== 'later'));
  }
});

test('a day is the date that the clock of the device shows', () => {
  for (const west of [0, 480, -345, -840, 660]) {
    for (const [hour, day] of [[0, MONDAY], [23.99, MONDAY], [24, MONDAY + 1]]) {
      const now = { getTime: () => MONDAY * 86_400_000 + hour * 3_600_000 + west * 60_000, getTimezoneOffset: () => west };
      assert.equal(daily.today(now), day, `${hour} h, ${west} west`);
    }
  }
});

test('the card says what was solved today and on how many days in a row, and nothing to a newcomer', () => {
  const words = { solved: 'Solved today', open: 'Not solved yet today', days: '{} days in a row' };
  const said = (kept) => daily.progress(daily.streak(kept, MONDAY), words);
  assert.equal(said({ days: 1, last_day: MONDAY }), 'Solved today');
  assert.equal(said({ days: 4, last_day: MONDAY }), 'Solved today · 4 days in a row');
  assert.equal(said({ days: 4, last_day: MONDAY - 1 }), 'Not solved yet today · 4 days in a row');
  assert.equal(said({ days: 1, last_day: MONDAY - 1 }), 'Not solved yet today');
  // The clock was set back: nothing is lost.
  assert.equal(said({ days: 4, last_day: MONDAY + 1 }), 'Not solved yet today · 4 days in a row');
  for (const kept of [null, {}, { days: 4, last_day: MONDAY - 2 }, { days: '4', last_day: MONDAY }, { days: -1, last_day: MONDAY }, 7]) {
    assert.equal(said(kept), '', JSON.stringify(kept));
  }
});

test('puzzles of one\'s own games are asked from their day on, and what is no address is none', () => {
  const again = [
    { puzzle: 'puzzle/own/linage//c3.a1@1', solved: 0, day: MONDAY },
    { puzzle: 'puzzle/own/keil//d4.e5@1', solved: 1, day: MONDAY + 1 },
    { puzzle: 'puzzle/own/carteso//a1w@0', solved: 2, day: MONDAY - 9 },
    { puzzle: 'javascript:alert(1)', day: 0 },
    { puzzle: 7, day: 0 },
    null,
  ];
  assert.deepEqual(daily.due({ again }, MONDAY), ['puzzle/own/linage//c3.a1@1', 'puzzle/own/carteso//a1w@0']);
  for (const kept of [null, {}, { again: 'x' }, { again: {} }]) assert.deepEqual(daily.due(kept, MONDAY), []);
});

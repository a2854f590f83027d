// What the scripts do on a device that fails, one thing at a time; random.test.js mixes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.js';
import { randomOf } from './random.js';
import { Tab } from './tab.js';

const DAY = 86_400_000;
const ID = '00000000000000a5';
const game = (record, rest = {}) => ({ id: ID, stamp: '', record: `linage/size=5/${record}`, begun: true, over: false, ...rest });

/** A device with one tab, and a way to wait for what a script does there. */
function open(seed = 1) {
  const device = new Device(randomOf(seed));
  const after = async (promise) => {
    await device.clock.run();
    return promise;
  };
  return { device, tab: new Tab(device), after };
}

const movesOf = (games) => games.map(({ record }) => record.split('/')[2]).sort();
const listed = async ({ device, after }) => movesOf(await after(new Tab(device).games.list()));

test('a full device keeps the game that was kept, and the page says so until there is room again', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  assert.equal(tab.saysUnkept, false);
  [device.database, device.local] = ['full', 'full'];
  await after(tab.games.keep(game('c3.d4')));
  assert.equal(tab.saysUnkept, true);
  assert.deepEqual(await listed(here), ['c3'], 'the tab is closed');
  device.heal();
  await after(tab.games.list());
  assert.equal(tab.saysUnkept, false);
  assert.deepEqual(await listed(here), ['c3.d4']);
});

test('a page that is left at once after a move has kept it, with all moves before it and after what was taken back', async () => {
  for (const moves of [['c3'], ['c3', 'c3.d4'], ['c3', 'c3.d4', 'c3']]) {
    const here = open();
    const { tab } = here;
    for (const record of moves) void tab.games.keep(game(record));
    tab.leave();
    assert.deepEqual(await listed(here), [moves.at(-1)], moves.join(', '));
  }
});

test('a page that is left while the database is written goes on from the move that it was left with', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  const [{ stamp }] = await after(tab.games.list());
  void tab.games.keep(game('c3.d4', { stamp }));
  tab.leave();
  const next = new Tab(device);
  const [known] = await after(next.games.list());
  assert.equal(known.record, 'linage/size=5/c3.d4');
  assert.equal(await after(next.games.keep(game('c3.d4.a1', { stamp: known.stamp }))), ID, 'it is the same game');
  assert.deepEqual(await listed(here), ['c3.d4.a1']);
});

test('a page that comes back after it was left has one game, the one that it shows', async () => {
  for (const moves of [['c3'], ['c3', 'c3.d4'], ['c3.d4', 'c3']]) {
    const here = open();
    const { tab, after } = here;
    for (const record of moves) void tab.games.keep(game(record));
    tab.hide();
    await after(Promise.resolve());
    assert.deepEqual(await listed(here), [moves.at(-1)]);
    assert.equal(await after(tab.games.keep(game('c3.e5'))), ID);
    assert.deepEqual(await listed(here), ['c3.e5']);
  }
});

test('what a page leaves behind overwrites no moves of another tab', async () => {
  const here = open();
  const { device, tab, after } = here;
  device.database = 'failing';
  await after(tab.games.keep(game('c3')));
  const other = new Tab(device);
  const [{ stamp }] = await after(other.games.list());
  await after(other.games.keep(game('c3.d4', { stamp })));
  void tab.games.keep(game('c3.e5'));
  tab.leave();
  device.heal();
  assert.deepEqual(await listed(here), ['c3.d4', 'c3.e5']);
});

test('what a device does not let go of is not said to be erased', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  for (const fault of ['failing', 'stuck']) {
    device.database = fault;
    assert.equal(await after(tab.games.erase()), false, fault);
    device.heal();
    assert.deepEqual(await listed(here), ['c3'], fault);
  }
  assert.equal(await after(tab.games.erase()), true);
  assert.deepEqual(await listed(here), []);
});

test('with a full database neither tab overwrites the moves of the other one', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  const other = new Tab(device);
  const [{ stamp }] = await after(other.games.list());
  device.database = 'full';
  await after(other.games.keep(game('c3.d4', { stamp })));
  device.heal();
  const id = await after(tab.games.keep(game('c3.e5')));
  assert.notEqual(id, ID);
  assert.deepEqual(await listed(here), ['c3.d4', 'c3.e5']);
});

test('a tab knows all stamps that it gave: leaving the board and coming back never splits its game', async () => {
  const here = open();
  const { tab, after } = here;
  await after(tab.games.keep(game('c3')));
  const stamps = [''];
  for (const moves of ['c3.d4', 'c3.d4.a1', 'c3.d4.b2', 'c3.d4.b2.e5', 'c3.a2']) {
    for (const stamp of stamps) assert.equal(await after(tab.games.keep(game(moves, { stamp }))), ID, `${moves} by ${stamp}`);
    stamps.push((await after(tab.games.list()))[0].stamp);
  }
  assert.deepEqual(await listed(here), ['c3.a2']);
});

test('a tab that shows an older state and plays nothing leaves the game as it is', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  const other = new Tab(device);
  const [{ stamp }] = await after(other.games.list());
  await after(other.games.keep(game('c3.d4', { stamp })));
  assert.equal(await after(tab.games.keep(game('c3', { picture: { size: [1, 1], elements: [] } }))), ID);
  assert.deepEqual(await listed(here), ['c3.d4']);
});

test('after the clock was set back an older file overwrites nothing, and the game played last is listed first', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3.d4')));
  const file = JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games: await after(tab.games.list()) });
  device.clock.shift -= 30 * DAY;
  await after(tab.games.keep(game('c3.e5.a1')));
  assert.deepEqual(await after(tab.importAll(file)), { kept: 0, noRoom: 0, tooMany: 0 });
  assert.deepEqual(await listed(here), ['c3.e5.a1']);
  await after(tab.games.keep({ ...game('b1'), id: '00000000000000a6' }));
  const [first] = await after(tab.games.list());
  assert.equal(first.record, 'linage/size=5/b1');
});

test('a file with moves of its own is kept beside the game that is here', async () => {
  const here = open();
  const { tab, after } = here;
  await after(tab.games.keep(game('c3.d4')));
  const other = open(2);
  await other.after(other.tab.games.keep(game('c3.e5', { stamp: '0123456789abcdef' })));
  const file = JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games: await other.after(other.tab.games.list()) });
  assert.deepEqual(await after(tab.importAll(file)), { kept: 1, noRoom: 0, tooMany: 0 });
  assert.deepEqual(await after(tab.importAll(file)), { kept: 0, noRoom: 0, tooMany: 0 });
  assert.deepEqual(await listed(here), ['c3.d4', 'c3.e5']);
});

test('an import counts what is kept afterwards and says what is not', async () => {
  const here = open();
  const { device, tab, after } = here;
  const many = Array.from({ length: 80 }, (_, index) => ({ ...game(`c3.m${index}`), id: String(index).padStart(16, '0'), over: true, at: index }));
  const file = (games) => JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games });
  await after(tab.games.keep(game('a1', { over: true })));
  assert.deepEqual(await after(tab.importAll(file(many))), { kept: 49, noRoom: 0, tooMany: 31 });
  const there = await listed(here);
  assert.equal(there.length, 50);
  assert.ok(there.includes('a1'), 'what was here stays');
  [device.database, device.local] = ['full', 'full'];
  const more = [{ ...game('e1'), id: 'ffffffffffffffff' }];
  assert.deepEqual(await after(tab.importAll(file(more))), { kept: 0, noRoom: 1, tooMany: 0 });
  assert.equal(tab.saysUnkept, false, 'it has been said');
  assert.equal((await listed(here)).length, 50);
});

test('a game of a file is kept as the reader of the app gives it', async () => {
  const { tab, after } = open();
  const file = JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games: [game('c3', { name: '\u202eAda' })] });
  const read = (text) => JSON.stringify({ ...JSON.parse(text), name: 'Ada', names: ['Bo'] });
  await after(tab.games.importAll(file, read));
  const [{ name, names }] = await after(tab.games.list());
  assert.deepEqual([name, names], ['Ada', ['Bo']]);
});

test('a game that a store does not let go of is not said to be deleted', async () => {
  const here = open();
  const { device, tab, after } = here;
  await after(tab.games.keep(game('c3')));
  const removed = () => after(tab.games.remove(ID).then(() => 'deleted', () => 'there'));
  device.database = 'failing';
  assert.equal(await removed(), 'there');
  device.heal();
  assert.deepEqual(await listed(here), ['c3']);
  assert.equal(await removed(), 'deleted');
  assert.deepEqual(await listed(here), []);
  assert.equal(await removed(), 'deleted', 'as another tab may have done');
});

test('games of an earlier version open, go on under their ids, and are one where two stores have them', async () => {
  const here = open();
  const { device, tab, after } = here;
  const old = game('c3.d4', { stamp: '0123456789abcdef', at: 5 });
  device.leave(`tessera.v1.game.${ID}`, JSON.stringify(old));
  const [{ stamp }] = await after(tab.games.list());
  assert.equal(stamp, old.stamp);
  assert.equal(await after(tab.games.keep(game('c3.d4.a1', { stamp }))), ID);
  device.leave(`tessera.v1.game.${ID}`, JSON.stringify(old));
  assert.deepEqual(await listed(here), ['c3.d4.a1']);
});

test('parts of a game that are not what they should be empty no list', async () => {
  const here = open();
  const { device, tab, after } = here;
  const wrong = { toString: 0, valueOf: 0 };
  for (const [digit, part] of ['stamp', 'at', 'name', 'tree', 'named', 'picture', 'over'].entries()) {
    const bad = game(`m${digit}`, { [part]: wrong });
    device.leave(`tessera.v1.game.000000000000000${digit}`, JSON.stringify({ ...bad, id: `000000000000000${digit}` }));
  }
  await after(tab.games.keep(game('c3')));
  const games = await after(tab.games.list());
  assert.equal(games.length, 8);
  for (const { id, stamp, record } of games) {
    await after(tab.games.keep({ id, stamp, record: `${record}.d4`, begun: true, over: false }));
  }
  const there = await listed(here);
  assert.ok(there.every((moves) => moves.endsWith('.d4')), String(there));
});

test('a review is never replaced by one of fewer steps, in no store, and a full device keeps the old one', async () => {
  const { device, tab, after } = open();
  const { reviews } = tab;
  const fetched = () => after(new Tab(device).reviews.fetch(['a']));
  await after(reviews.keep('a', 'first', 10, false));
  [device.database, device.local] = ['full', 'full'];
  await after(reviews.keep('a', 'second', 20, false));
  assert.equal(await fetched(), 'first');
  assert.equal(tab.saysUnkept, true);
  device.heal();
  await after(reviews.keep('a', 'third', 5, false));
  assert.equal(await fetched(), 'second');
  assert.equal(tab.saysUnkept, false);
  device.clock.shift -= 30 * DAY;
  await after(reviews.keep('b', 'of another game', 1, false));
  assert.equal(await after(reviews.fetch(['x', 'b'])), 'of another game');
});

const REVIEW = (...steps) => `tessera-review 1\nlinage/size=5/c3\n${steps.map((count, ply) => `${ply} 1 ${count} c 26 8 1 n c3,1,0.5,0.1,,,c3\n`).join('')}`;

test('a file of everything brings back the reviews, and none with fewer steps replaces what is here', async () => {
  const there = open();
  const review = REVIEW(400, 200);
  await there.after(there.tab.reviews.keep('00000000000000aa', review, 600, false));
  const reviews = await there.after(there.tab.reviews.list());
  assert.deepEqual(reviews.map(({ id, text }) => [id, text]), [['00000000000000aa', review]]);
  const { tab, after } = open(2);
  const file = (reviews) => JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games: [], reviews });
  const fetched = () => after(tab.reviews.fetch(['00000000000000aa']));
  await after(tab.importAll(file(reviews)));
  assert.equal(await fetched(), review);
  await after(tab.importAll(file([{ id: '00000000000000aa', text: REVIEW(100) }])));
  assert.equal(await fetched(), review);
  await after(tab.importAll(file([{ id: '00000000000000aa', text: REVIEW(1000) }, { id: 'x', text: review }, { id: '00000000000000bb', text: 'nonsense' }, 7])));
  assert.equal(await fetched(), REVIEW(1000));
  assert.equal((await after(tab.reviews.list())).length, 1, 'what is no review is left out');
  // A file of an earlier version has none.
  await after(tab.importAll(JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games: [] })));
  assert.equal(await fetched(), REVIEW(1000));
});

test('an import counts the games that home lists', async () => {
  const { tab, after } = open();
  const games = [game('c3'), { ...game(''), id: '00000000000000a6', begun: false, at: Date.now() }];
  const file = JSON.stringify({ format: 'tessera-data', version: 1, stored: {}, games });
  assert.deepEqual(await after(tab.importAll(file)), { kept: 1, noRoom: 0, tooMany: 0 });
});

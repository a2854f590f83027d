// What the device keeps besides games: two tabs that write, files that bring anything, and a start that fails.
import { readFileSync } from 'node:fs';
import { open, record } from './board.js';
import { expect, long as test } from './test.js';

const PLAYED = 'linage/size=5.komi=2/c3.d4';
const root = (page) => page.locator('html');
const stored = (page, key) => page.evaluate((key) => JSON.parse(localStorage.getItem(`tessera.v1.${key}`)), key);

/** A list in a list, so many times, as JSON. */
const deep = (depth) => '['.repeat(depth) + ']'.repeat(depth);

/** Opens a puzzle and shows its solution or, with one move, solves it. */
async function solve(page, id) {
  const { puzzles } = await (await page.request.get(`./puzzles/${id.split('-')[0]}.json`)).json();
  const puzzle = puzzles.find((puzzle) => puzzle.id === id);
  const plies = async () => Number(await page.locator('.puzzle').getAttribute('data-plies'));
  for (let at = await plies(); at < puzzle.line.length; at = await plies()) {
    await page.keyboard.press('/');
    await page.locator('#move input').fill(puzzle.line[at]);
    await page.keyboard.press('Enter');
    await expect(page.locator('#move')).toBeHidden();
    await expect.poll(plies).toBeGreaterThan(at);
  }
}

test('two tabs solve a puzzle each, and both are kept as one series', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('./#puzzle/linage-1');
  await other.goto('./#puzzle/linage-2');
  for (const tab of [page, other]) await expect(tab.locator('#feedback')).toBeVisible();
  await solve(page, 'linage-1');
  await solve(other, 'linage-2');
  await expect.poll(() => stored(page, 'puzzles')).toMatchObject({ solved: ['linage-1', 'linage-2'], streak: 2 });
});

test('settings that another tab changes are followed, and none of the two undoes one of the other', async ({ page, context }) => {
  await open(page, PLAYED);
  const other = await context.newPage();
  await open(other, PLAYED);
  await page.evaluate(() => {
    location.hash = 'settings';
  });
  await page.locator('#settings select[name=memory]').selectOption('128');
  await other.getByRole('button', { name: /^Theme/ }).click();
  await expect.poll(() => stored(other, 'settings')).toMatchObject({ memory: 128, theme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.locator('#settings select[name=memory]').selectOption('256');
  await expect.poll(() => stored(other, 'settings')).toMatchObject({ memory: 256, theme: 'light' });
  // A static page has no app.
  const rules = await context.newPage();
  await rules.goto('./rules/keil/');
  await other.getByRole('button', { name: /^Theme/ }).click();
  await expect(root(rules)).toHaveAttribute('data-theme', 'dark');
  await expect(rules.locator('#theme')).toHaveAttribute('title', /dark/i);
});

test('a page that comes back by Back has the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('./puzzles/');
  await page.goto('./rules/keil/');
  await page.locator('#theme').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(page).toHaveURL(/puzzles\/$/);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  // Playwright switches the browser's memory of pages off: as if it had lain there while another page changed the theme.
  await page.evaluate(() => {
    localStorage.setItem('tessera.v1.settings', '{"theme":"dark"}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#theme')).toHaveAttribute('title', /dark/i);
});

/** Values that are JSON and not what is expected there. */
const HOSTILE = ['{"toString":0}', '{"toString":0,"valueOf":0}', '7', 'null', deep(4_000), '[{"a":{}}]', '{"length":-1}'];

/** A file of everything with a good game and one for each part and each hostile value of it. */
function hostileFile() {
  const game = (id, parts) => {
    const good = { id: `"${id.toString(16).padStart(16, '0')}"`, stamp: '"s"', record: `"${PLAYED}"`, begun: 'true', text: '"2 moves"', at: '1764000000000' };
    return `{${Object.entries({ ...good, ...parts }).map(([name, json]) => `"${name}":${json}`)}}`;
  };
  const parts = ['name', 'text', 'at', 'stamp', 'players', 'names', 'luck', 'tree', 'picture', 'over', 'resigned'];
  const pictures = ['[%]', '[["path",%]]', '[[%,[],""]]', '[["path",[["d",%]],""]]', '[["text",[],%]]'];
  const games = [game(1, { name: '"Good"', at: '1764000000001' })];
  for (const hostile of HOSTILE) {
    for (const part of parts) games.push(game(games.length + 1, { [part]: hostile }));
    games.push(game(games.length + 1, { picture: `{"size":[${hostile},9],"elements":[]}` }));
    for (const elements of pictures) {
      games.push(game(games.length + 1, { picture: `{"size":[9,9],"elements":${elements.replace('%', hostile)}}` }));
    }
  }
  const settings = `{"theme":${deep(4_000)},"keys":${deep(4_000)},"analysis":1,"letters":true}`;
  const setups = Array.from({ length: 20_000 }, (_, at) => `"setup.${[...`${at}`].map((digit) => 'abcdefghij'[digit]).join('')}":{}`);
  const small = `"settings":${settings},"puzzles":{"streak":-1,"rating":"x","solved":["keil-2"]},"setup.keil":{"chairs":${deep(4_000)}},"turn.keil":${deep(4_000)},${setups}`;
  return { text: `{"format":"tessera-data","version":1,"stored":{${small}},"games":[${games}]}`, count: games.length };
}

const fileOf = (text) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('after a hostile file every address opens, every game is listed, and only what is known is stored', async ({ page }) => {
  await page.goto('./#settings');
  const { text, count } = hostileFile();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('#settings').getByRole('button', { name: 'Import' }).click(),
  ]);
  await chooser.setFiles(fileOf(text));
  await expect(page.locator('#settings').getByRole('status')).toContainText('are imported', { timeout: 60_000 });
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('setup.')));
  expect(keys).toEqual(['tessera.v1.setup.keil']);
  expect(await stored(page, 'settings')).toMatchObject({ letters: true, theme: 'system', analysis: true });
  expect(await stored(page, 'puzzles')).toMatchObject({ streak: 0, rating: 1500, solved: ['keil-2'] });
  for (const address of ['./', './#settings', './#setup/keil', `./#${PLAYED}`, './#saved/0000000000000001', './#puzzle/keil-1']) {
    await page.goto('about:blank');
    await page.goto(address);
    if (address === './') await expect(page.locator('#saved .more')).toContainText(String(count));
    else await expect(page.locator('dialog[open], .board, .puzzle').first()).toBeVisible({ timeout: 30_000 });
  }
  await page.goto('./');
  await page.locator('#saved .more').click();
  await expect(page.locator('#saved li')).toHaveCount(count);
});

test('what earlier versions have stored of any depth neither empties home nor stops the app', async ({ page }) => {
  await page.goto('./');
  const write = async ({ played, hostile, deep }) => {
    localStorage.setItem('tessera.v1.settings', `{"theme":${deep},"letters":true}`);
    localStorage.setItem('tessera.v1.setup.keil', `{"chairs":${deep}}`);
    localStorage.setItem('tessera.v1.puzzles', `{"solved":${deep}}`);
    localStorage.setItem('tessera.v1.home', '{"width":1280,"saved":{"toString":0}}');
    const parts = ['name', 'text', 'at', 'picture', 'players', 'names', 'tree', 'luck'];
    const bad = parts.flatMap((part) => hostile.map((value) => [part, value]));
    bad.forEach(([part, value], at) => {
      const id = (at + 1).toString(16).padStart(16, '0');
      const rest = `"id":"${id}","stamp":"s","begun":true,"record":"${played}"`;
      localStorage.setItem(`tessera.v1.game.${id}`, `{${rest},"${part}":${value}}`);
    });
    return bad.length;
  };
  const count = await page.evaluate(write, { played: PLAYED, hostile: HOSTILE, deep: deep(4_000) });
  for (const address of ['./#play/keil', `./#${PLAYED}`, './#saved/0000000000000001', './#settings']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('dialog[open], .board').first()).toBeVisible({ timeout: 30_000 });
  }
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('#saved .more')).toContainText(String(count));
});

test('a deep file of a game is read, or refused, in the field of home', async ({ page }) => {
  await page.goto('./');
  const field = page.getByLabel(/^Paste a link/);
  await field.fill(`{"format":"tessera-game","version":1,"record":"${PLAYED}","name":${deep(100)}}`);
  await field.press('Enter');
  await expect.poll(() => record(page)).toBe(PLAYED);
  await page.goBack();
  await field.fill(`{"format":"tessera-game","version":1,"record":"${PLAYED}","name":${deep(4_000)}}`);
  await field.press('Enter');
  await expect(page.locator('#paste-fault')).toContainText('This opens no game');
});

test('a large file is not read, and a text in UTF-16 is, with or without its mark', async ({ page }) => {
  await page.goto('./');
  const choose = async (buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer });
  };
  await choose(Buffer.alloc(10 << 20, 0xa7));
  await expect(page.locator('#paste-fault')).toHaveText('This file is no game: it is larger than 4 MB, and was not read.', { timeout: 2_000 });
  await expect(page.getByLabel(/^Paste a link/)).toHaveValue('');
  // As many bytes as are read, and no game: the field does not show them.
  await choose(Buffer.alloc(1 << 20, 0x61));
  await expect(page.locator('#paste-fault')).toContainText('This opens no game');
  await expect(page.getByLabel(/^Paste a link/)).toHaveValue('');
  const little = Buffer.from(PLAYED, 'utf16le');
  for (const [mark, bytes] of [[[], little], [[0xff, 0xfe], little], [[], Buffer.from(little).swap16()], [[0xfe, 0xff], Buffer.from(little).swap16()]]) {
    await choose(Buffer.concat([Buffer.from(mark), bytes]));
    await expect.poll(() => record(page)).toBe(PLAYED);
    await page.goBack();
    await expect(page.locator('#paste')).toBeVisible();
  }
});

test('a start that fails says so, and starts without what is kept, which is saved as a file', async ({ page }) => {
  // No value is known that stops the app: with this one, its first random number does.
  await page.addInitScript(() => {
    if (!localStorage.getItem('tessera.v1.setup.keil')) return;
    const { getRandomValues } = crypto;
    crypto.getRandomValues = (bytes) => {
      // The page's own scripts have theirs.
      if (!/\/site-/.test(new Error().stack)) return getRandomValues.call(crypto, bytes);
      crypto.getRandomValues = getRandomValues;
      throw new Error('no numbers');
    };
  });
  await page.goto('./');
  const kept = (page) => page.evaluate(() => globalThis.tesseraGames.list());
  await page.evaluate(async (played) => {
    await globalThis.tesseraGames.keep({ id: '0123456789abcdef', stamp: '', record: played, begun: true, name: 'Ours' });
    localStorage.setItem('tessera.v1.setup.keil', '{"purist":true}');
    localStorage.setItem('tessera.v1.settings', '{"letters":true}');
  }, PLAYED);
  await page.goto('about:blank');
  await page.goto(`./#${PLAYED}`);
  const said = page.locator('#loading');
  await expect(said.getByRole('alert')).toHaveText(/^Tessera has stopped because of a fault/, { timeout: 30_000 });
  expect(await kept(page), 'nothing is set aside unasked').toHaveLength(1);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said.getByRole('alert')).toHaveText(/^Tessera has stopped/, { timeout: 30_000 });
  await said.getByRole('button', { name: 'Set aside and start' }).click();
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  expect(await record(page)).toBe(PLAYED);
  await page.goto('about:blank');
  await page.goto('./');
  const aside = page.locator('#aside');
  await expect(aside).toBeVisible();
  expect(await kept(page)).toHaveLength(0);
  const [download] = await Promise.all([page.waitForEvent('download'), aside.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ stored: { settings: { letters: true }, 'setup.keil': { purist: true } } });
  expect(file.games).toMatchObject([{ id: '0123456789abcdef', record: PLAYED, name: 'Ours' }]);
  await aside.getByRole('button', { name: 'Delete' }).click();
  await expect(aside).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('aside')))).toEqual([]);
  await page.goto('./#settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('#settings').getByRole('button', { name: 'Import' }).click(),
  ]);
  await chooser.setFiles(await download.path());
  await expect(page.locator('#settings').getByRole('status')).toHaveText('Settings and 1 game are imported.');
  expect(await kept(page)).toMatchObject([{ name: 'Ours' }]);
});

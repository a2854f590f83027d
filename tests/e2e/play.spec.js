// A person plays Linage against the machine in a real browser.
import { expect, test } from './test.js';
import { cell, choose, click, inWords, open, openCells, record, replay, settled, setUp } from './board.js';

const errors = [];
test.beforeEach(async ({ page }) => {
  errors.length = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});
test.afterEach(() => expect(errors).toEqual([]));

test('a whole game by clicks against the machine ends as the native rules say', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '1' });
  for (let turn = 0; turn < 40; turn++) {
    await settled(page);
    if (await page.locator('.banner').count()) break;
    const cells = await openCells(page);
    if (cells.length) await click(page, cells[(turn * 7) % cells.length]);
    else await choose(page, 'pass');
  }
  const text = await record(page);
  const told = replay(text);
  expect(told.over, text).toBe(true);
  const scores = await page.locator('.seat .score').allInnerTexts();
  expect(scores, text).toEqual(told.half_points.slice(0, 2).map(inWords));
  const winner = { '[1]': 'You', '[2]': 'AI', '[1,2]': 'A draw' }[JSON.stringify(told.winners)];
  await expect(page.locator('.banner h2')).toContainText(winner);
});

test('komi and sides are asked for, and the machine answers the bid', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { size: '5', komi: 'bid', opponent: '2' });
  const card = page.locator('.bid');
  await expect(card.getByRole('heading')).toHaveText('Name a fair komi');
  // No fair komi is known for so small a board: the slider stands in the middle.
  await expect(card.locator('output')).toHaveText('5½');
  await card.getByRole('button', { name: 'Lower the komi' }).click();
  await expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', '4½');
  await card.getByRole('button', { name: 'Name 4½' }).click();
  await settled(page);
  expect(await record(page)).toMatch(/^linage\/size=5\.komi=bid\/komi-4_5\.(vertical|horizontal)/);
  await expect(page.locator('.status')).toContainText('Your turn as');
});

test('undo takes back the answer too, redo plays it again, and reload and history keep the game', async ({ page }) => {
  await page.goto('./');
  await setUp(page, { size: '5', komi: '3_5', opponent: '1' });
  await click(page, 'c3');
  await settled(page);
  const played = await record(page);
  expect(played.split('/')[2].split('.')).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  expect(await record(page)).toBe(`${played}@0`);
  await page.keyboard.press('Control+Shift+z');
  expect(await record(page)).toBe(played);
  await page.reload();
  await settled(page);
  expect(await record(page)).toBe(played);
  await expect(cell(page, 'c3')).toHaveAttribute('aria-label', /stone/);
  await expect(page.getByLabel('Who plays Horizontal')).toHaveValue('1');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Continue', exact: true })).toBeVisible();
  await page.goForward();
  expect(await record(page)).toBe(played);
  await expect(cell(page, 'c3')).toHaveAttribute('aria-label', /stone/);
});

test('a game is played with the keyboard alone', async ({ page }) => {
  await open(page, 'linage/size=5.komi=3_5/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'c3')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'd4')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/d4');
  await page.keyboard.type('b2');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/d4.b2');
  await page.keyboard.press('Control+z');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/d4.b2@1');
  await page.keyboard.press('Home');
  await expect(cell(page, 'a2')).toBeFocused();
});

test('an illegal point is told with its reason and changes nothing', async ({ page }) => {
  await open(page, 'linage/size=5.komi=3_5/a2');
  await click(page, 'b1');
  await expect(page.locator('.notice')).toContainText('b1: would cut off a region without a line.');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/a2');
});

test('a broken link keeps the legal prefix and names the ply', async ({ page }) => {
  await open(page, 'linage/size=5.komi=3_5/c3.a1.c3.e5');
  await expect(page.locator('.notice')).toContainText('Move 3, “c3”, cannot be played: there is a stone already.');
  await expect(cell(page, 'a1')).toHaveAttribute('aria-label', /stone/);
  await page.goto('./#chess/size=8/e4');
  await expect(page.getByRole('alert')).toContainText('no game is called “chess”');
});

test('a pass and a resignation are pressed twice', async ({ page }) => {
  await open(page, 'linage/size=5.komi=3_5/c3');
  const pass = page.locator('.offers button[data-name=pass]');
  await pass.click();
  await expect(pass).toContainText('Press again');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/c3');
  await pass.click();
  expect(await record(page)).toBe('linage/size=5.komi=3_5/c3.pass');
  // By the key, with the focus still on the button.
  await page.keyboard.press('Shift+P');
  await expect(pass).toContainText('Press again');
  await page.keyboard.press('Shift+P');
  expect(await record(page)).toBe('linage/size=5.komi=3_5/c3.pass.pass');
  await open(page, 'linage/size=5.komi=3_5/c3');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Press again to resign' }).click();
  await expect(page.locator('.banner h2')).toContainText('won by resignation');
});

test('two machines play each other to the end', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.length) localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true }));
  });
  await page.goto('./');
  await setUp(page, { size: '5', komi: 'bid', opponent: 'watch' });
  await expect(page.locator('.banner')).toBeVisible({ timeout: 50_000 });
  expect(replay(await record(page)).over).toBe(true);
});

test('on a small touch screen the first touch shows and the second plays', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const page = await context.newPage();
  await open(page, 'linage/size=9.komi=3_5/');
  const tap = async (name) => {
    const box = await cell(page, name).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap('e5');
  expect(await record(page)).toBe('linage/size=9.komi=3_5/');
  const confirm = page.locator('.dock .primary');
  await expect(confirm).toHaveText('✓ e5');
  await confirm.click();
  expect(await record(page)).toBe('linage/size=9.komi=3_5/e5');
  await tap('c3');
  await tap('c3');
  expect(await record(page)).toBe('linage/size=9.komi=3_5/e5.c3');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await context.close();
});

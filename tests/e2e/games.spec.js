// Every other game of the catalogue: whole games by clicks, and what is particular to each.
import { expect, test } from './test.js';
import { cell, choose, click, inWords, open, openCells, record, replay, settled, setUp } from './board.js';

const GAMES = {
  Carteso: { size: '3', komi: '0_5' },
  Keil: { size: '4', komi: '3', button: 'on' },
  Ecalper: { size: '4', pie: 'on' },
};

for (const [game, options] of Object.entries(GAMES)) {
  test(`a whole game of ${game} by clicks ends as the native rules say`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('tessera.v1.settings', JSON.stringify({ instant: true })));
    await page.goto('./');
    await setUp(page, { ...options, opponent: '1' }, game);
    for (let turn = 0; turn < 150; turn++) {
      await settled(page);
      if (await page.locator('.banner').count()) break;
      const cells = await openCells(page);
      const name = cells[(turn * 7) % cells.length];
      const choices = await page.locator('.offers button').evaluateAll((all) => all.map((one) => one.dataset.name));
      // Late in the game, or when nothing can be placed: pass, or first take the button that bars it.
      const quiet = ['pass', 'button'].find((choice) => choices.includes(choice));
      if (quiet && (cells.length === 0 || turn > 25)) await choose(page, quiet);
      else {
        await click(page, name);
        const stones = page.locator(`.picker button[data-name^="${name}"]`);
        if (game === 'Carteso') await stones.nth(turn % 2).click();
      }
    }
    const told = replay(await record(page));
    expect(told.over, await record(page)).toBe(true);
    const scores = await page.locator('.seat .score').allInnerTexts();
    expect(scores, await record(page)).toEqual(told.half_points.slice(0, 2).map(inWords));
  });
}

test('Keil: a corner stone is captured through its one link, and to come back would be suicide', async ({ page }) => {
  await open(page, 'keil/size=3.komi=2.button=off/a1');
  const black = page.locator('[role=gridcell][aria-label*="black stone"]');
  await expect(black).toHaveCount(1);
  await click(page, 'b2');
  await expect(black).toHaveCount(0);
  await click(page, 'a1');
  await expect(page.locator('.notice')).toContainText('suicide');
});

test('Keil: a repetition is refused with the turn that it repeats', async ({ page }) => {
  const text = 'keil/size=3.komi=0.button=off/pass.c2.d2.d3.d1.e1.d2.pass';
  await open(page, text);
  await click(page, 'd1');
  await expect(page.locator('.notice')).toContainText(/repeat the position/);
  expect(await record(page)).toBe(text);
});

test('Ecalper: three stones, a swap explained, and a replacement ringed by its candidates', async ({ page }) => {
  await open(page, 'ecalper/size=3.pie=on/');
  for (const name of ['a1', 'b2', 'c3']) await click(page, name);
  await expect(page.locator('.offers button[data-name=swap]')).toBeVisible();
  expect((await openCells(page)).sort()).toEqual(['a1', 'b2', 'c3']);
  await choose(page, 'swap');
  await expect(page.locator('.status')).toContainText('White');
  await click(page, 'b2');
  expect(await record(page)).toBe('ecalper/size=3.pie=on/a1.b2.c3.swap.xb2');
});

test('Carteso: the colours tell what they would do, and a colour can be held', async ({ page }) => {
  await open(page, 'carteso/size=5.komi=0_5/');
  await click(page, 'c3');
  const stones = page.locator('.picker button');
  await expect(stones).toHaveCount(2);
  await expect(page.locator('.status')).toContainText('Black stone on c3. Makes a');
  await stones.nth(1).hover();
  await expect(page.locator('.status')).toContainText('White stone on c3. Makes a');
  await page.keyboard.press('w');
  expect(await record(page)).toBe('carteso/size=5.komi=0_5/c3w');
  // Where the colour is held a click places it, and with Shift the other one.
  await page.getByRole('radio', { name: 'White' }).check();
  await click(page, 'a1');
  await page.keyboard.down('Shift');
  await click(page, 'e5');
  await page.keyboard.up('Shift');
  await expect(stones).toHaveCount(0);
  expect(await record(page)).toBe('carteso/size=5.komi=0_5/c3w.a1w.e5b');
  await page.getByRole('radio', { name: 'Ask' }).check();
  await click(page, 'a5');
  const [at, picker] = [await cell(page, 'a5').boundingBox(), await page.locator('.picker').boundingBox()];
  expect(picker.x).toBeGreaterThanOrEqual(at.x + at.width);
  // A second click on the cell takes the last colour.
  await click(page, 'a5');
  expect(await record(page)).toBe('carteso/size=5.komi=0_5/c3w.a1w.e5b.a5b');
  // By keys alone: b and w place at the cell, and with Shift the letter goes to a column.
  await cell(page, 'c3').focus();
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('2');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('w');
  expect(await record(page)).toBe('carteso/size=5.komi=0_5/c3w.a1w.e5b.a5b.b2w');
});

test('all six neighbours of a hexagon are reached by keys', async ({ page }) => {
  await open(page, 'keil/size=4.komi=2.button=off/');
  await cell(page, 'd4').focus();
  const reached = new Set();
  for (const keys of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Shift+ArrowUp', 'ArrowDown', 'Shift+ArrowDown']) {
    await cell(page, 'd4').focus();
    await page.keyboard.press(keys);
    reached.add(await page.evaluate(() => document.activeElement.getAttribute('aria-label').split(',')[0]));
  }
  expect([...reached].sort()).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4']);
});

test('the rules are reached from the board, and an example from the rules', async ({ page }) => {
  await open(page, 'keil/size=4.komi=2.button=off/');
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'How to play Keil' });
  await rules.getByRole('link', { name: 'Open this position' }).first().click();
  await expect(page).not.toHaveURL(/size=4/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/size=4/);
});

test('Carteso: a square group goes to the opponent of whoever finished it', async ({ page }) => {
  await open(page, 'carteso/size=3.komi=0/a1b.a2w');
  await click(page, 'b1');
  await page.keyboard.press('w');
  await expect(cell(page, 'a1')).toHaveAttribute('aria-label', /claimed by Horizontal/);
  await open(page, 'carteso/size=3.komi=0/a1b.a2w.pass');
  await click(page, 'b1');
  await page.keyboard.press('w');
  await expect(cell(page, 'a1')).toHaveAttribute('aria-label', /claimed by Vertical/);
});

// The review of a game: how one comes there, its steps, its variations, and that it works by key, finger and ear.
import { expectAccessible } from './accessible.js';
import { CARCASSONNE, carcassonne, click, open, record } from './board.js';
import { test as always, drawn, expect, long as test } from './test.js';
import { expectShortTasks, restyledDuring } from './trace.js';

const GAME = 'linage/size=5.komi=0_5/c3.a1.e5.b2';
const review = (page, link) => open(page, `review/${link}`);
const moves = (page) => page.locator('.moves .list');
/** The moves that a screen reader meets in the list, each with its sign. */
const listed = (page) => moves(page).locator('[data-node]').allTextContents();
const current = (page) => moves(page).locator('[aria-current=step]');

/** Writes down what is said from now on. */
const listen = (page) =>
  page.evaluate(() => {
    window.said = [];
    for (const id of ['polite', 'assertive']) {
      const region = document.getElementById(id);
      const write = () => window.said.push(region.textContent.replaceAll('\u00a0', ''));
      new MutationObserver(write).observe(region, { childList: true });
    }
  });
const heard = (page) => page.evaluate(() => window.said.splice(0));

test('the end of a game leads to its review, Back to the game, and home to the review again', async ({ page }) => {
  await open(page, 'linage/size=5.komi=2/c3.a1.pass');
  // A double click confirms nothing.
  for (const _ of [1, 2]) await page.locator('.offers button[data-name=pass]').click();
  await page.locator('.banner').getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => record(page)).toBe('review/linage/size=5.komi=2/c3.a1.pass.pass');
  await expect(page).toHaveTitle('Review · Linage · Tessera');
  await expect(page.locator('#main')).toBeFocused();
  await expect(current(page)).toHaveText('Pass');
  await moves(page).getByRole('button', { name: 'a1' }).click();
  await expect.poll(() => record(page)).toBe('review/linage/size=5.komi=2/c3.a1.pass.pass@2');
  await page.goBack();
  await expect(page.locator('.banner')).toBeVisible();
  await page.goto('./');
  const finished = page.locator('#finished');
  await finished.getByText('Finished games (1)').click();
  await expect(finished.getByRole('link')).toHaveCount(1);
  await expect(finished.getByRole('link')).toContainText(/2 players on this device · .* won by .*\. 4 moves · today, \d\d:\d\d/);
  await finished.getByRole('link').click();
  await expect(page).toHaveTitle('Review · Linage · Tessera');
  await page.reload();
  await expect.poll(() => record(page)).toBe('review/linage/size=5.komi=2/c3.a1.pass.pass');
});

test('a move on the board is a variation; it is rated, commented on, made the main line, deleted and brought back', async ({ page }) => {
  await review(page, `${GAME}@1`);
  await click(page, 'b5');
  await click(page, 'd1');
  await expect(current(page)).toHaveText('d1');
  expect(await listed(page)).toEqual(['c3', 'a1', '2.b5', 'd1', 'e5', 'b2']);
  await moves(page).getByRole('button', { name: 'b5' }).click({ button: 'right' });
  const menu = page.locator('#move-menu');
  await menu.getByRole('button', { name: 'mistake' }).click();
  await menu.getByLabel('Comment').fill('Too far away.');
  await menu.getByRole('button', { name: 'Make this the main line' }).click();
  expect(await listed(page)).toEqual(['c3', 'b5?, mistake', '2.a1', 'e5', 'b2', 'd1']);
  await expect(moves(page).locator('.comment')).toHaveText('b5 Too far away.');
  await moves(page).getByRole('button', { name: 'b5' }).click({ button: 'right' });
  await menu.getByRole('button', { name: 'Delete 2 moves from here on' }).click();
  expect(await listed(page)).toEqual(['c3', 'a1', 'e5', 'b2']);
  for (let edit = 0; edit < 4; edit++) await page.keyboard.press('Control+z');
  expect(await listed(page)).toEqual(['c3', 'a1', '2.b5', 'd1', 'e5', 'b2']);
});

test('by keyboard alone: steps, branches, a way chosen, a comment, an edit undone; each is said once', async ({ page }) => {
  await review(page, `${GAME}@1`);
  await click(page, 'b5');
  await page.locator('#main').focus();
  await listen(page);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(50);
    return heard(page);
  };
  expect(await press('ArrowLeft')).toEqual(['Vertical: c3. Move 1 of 2. 2 moves lead on.']);
  expect(await press('ArrowUp')).toEqual(['Next: a1, 1 of 2']);
  expect(await press('ArrowRight')).toEqual(['Horizontal: a1. Move 2 of 4.']);
  expect(await press('End')).toEqual(['Horizontal: b2. Move 4 of 4.']);
  expect(await press('Shift+ArrowLeft')).toEqual(['Vertical: c3. Move 1 of 4. 2 moves lead on.']);
  expect(await press('Home')).toEqual(['The first position.']);
  expect(await press('ArrowLeft', 'ArrowDown')).toEqual([]);
  await press('ArrowRight', 'ArrowRight');
  expect(await press('c')).toEqual([]);
  const menu = page.locator('#move-menu');
  await expect(menu.getByRole('heading')).toHaveText('Move 2: a1');
  await menu.getByLabel('Comment').focus();
  await page.keyboard.type('In the corner');
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement.textContent === 'Done'))) await page.keyboard.press('Tab');
  expect(await press('Enter')).toEqual(['Comment kept.']);
  await expect(menu).not.toBeVisible();
  expect(await press('ArrowLeft', 'ArrowRight')).toEqual([
    'Vertical: c3. Move 1 of 4. 2 moves lead on.',
    'Horizontal: a1. Move 2 of 4. In the corner.',
  ]);
  expect(await press('m')).toEqual(['No move of this line is rated: mistake.']);
  expect(await press('Control+z')).toEqual(['Undone. Horizontal: a1. Move 2 of 4.']);
  // At the board the same keys belong to its cells.
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const at = () => page.evaluate(() => document.activeElement.getAttribute('aria-label').split(',')[0]);
  const from = await at();
  await press('ArrowLeft');
  expect(await at()).not.toBe(from);
  await expect(current(page)).toHaveText('a1');
});

test('the tile of a variation is chosen, or drawn by lot', async ({ page }) => {
  await review(page, `${carcassonne(1)}`);
  await page.keyboard.press('/');
  await page.locator('#move input').fill(CARCASSONNE.split('/')[2].split('.')[1]);
  await page.keyboard.press('Enter');
  await page.locator('.offers button[data-name=none]').click();
  const draws = page.locator('.draws');
  await expect(draws.locator('strong')).toHaveText('Which tile is drawn?');
  expect(await draws.locator('li button').count()).toBeGreaterThan(20);
  await draws.locator('li button').first().click();
  await expect(draws).toHaveCount(0);
  await expect(page.locator('.hand .piece svg')).toBeVisible();
});

test('a position is played on against a level, on either side, and its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await review(page, `${GAME}@1`);
  await page.getByRole('button', { name: 'More' }).locator('visible=true').click();
  await page.locator('#more').getByRole('button', { name: 'Copy the link to this position' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#linage\/size=5\.komi=0_5\/c3$/);
  await page.getByRole('button', { name: 'Play on' }).locator('visible=true').click();
  const dialog = page.locator('#play-on');
  await dialog.locator('[name=seat]').selectOption('1');
  await dialog.locator('[name=level]').selectOption('1');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => record(page)).toMatch(/^linage\/size=5\.komi=0_5\/c3\.\w+$/);
  await page.goBack();
  await expect.poll(() => record(page)).toBe(`review/${GAME}@1`);
});

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing in a review in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('tessera.v1.settings', JSON.stringify({ theme }));
    }, theme);
    const check = (place) => expectAccessible(page, { place });
    await review(page, `${GAME}@1`);
    await click(page, 'b5');
    await check('a variation');
    await page.keyboard.press('c');
    await page.locator('#move-menu').getByRole('button', { name: 'blunder' }).click();
    await check('the menu of a move');
    await page.keyboard.press('Escape');
    await check('a sign');
    await page.getByRole('button', { name: 'Play on' }).locator('visible=true').click();
    await check('who plays on');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More' }).locator('visible=true').click();
    await check('what is done less often');
    await review(page, `${CARCASSONNE}@3`);
    await check('a draw');
  });
}

const forthAndBack = async (page, plies) => {
  await page.keyboard.press('Home');
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowLeft']) {
    for (let ply = 0; ply < plies; ply++) await page.keyboard.press(key);
  }
};

test('hundreds of plies forth and back leave no memory behind and make no long task', async ({ page }) => {
  await review(page, `${CARCASSONNE}@0`);
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    // What was begun for the last position has ended, and its closures are gone.
    await page.waitForTimeout(1_000);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  const plies = process.env.TESSERA_WHOLE ? 250 : 80;
  // Once through what follows: of what a step has changed the browser keeps more.
  await forthAndBack(page, plies);
  const before = await heap();
  await forthAndBack(page, plies);
  const after = await heap();
  expect(after.usedSize).toBeLessThan(before.usedSize + 500_000);
  expect(after.nodes).toBeLessThan(before.nodes + 300);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 100);
  await expectShortTasks(page, () => forthAndBack(page, 30));
});

// No sample leaves these out: one selector of a style sheet breaks them. `:has()` makes it all of the panel where what is below it
// has no name.
for (const [width, height] of [[1366, 768], [768, 1024], [360, 740]]) {
  always(`a step gives little but what it changes a new style at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await review(page, `${CARCASSONNE}@0`);
    await forthAndBack(page, 20);
    const restyled = await restyledDuring(page, () => forthAndBack(page, 20));
    expect(restyled / 41).toBeLessThan(150);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Forward asks where variations branch off, the slider and a finger on the bar go through the game', async ({ page }) => {
    await review(page, `${GAME}@1`);
    const cellBox = await page.locator('[role=gridcell][aria-label^="b5,"]').boundingBox();
    const middle = [cellBox.x + cellBox.width / 2, cellBox.y + cellBox.height / 2];
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
    await expect(current(page)).toHaveText('2.b5');
    const dock = page.locator('.dock');
    await dock.getByRole('button', { name: 'Previous move' }).tap();
    await dock.getByRole('button', { name: 'Next move' }).tap();
    const sheet = page.locator('#branches');
    await expect(sheet).toBeVisible();
    const { y, height } = await sheet.boundingBox();
    expect(Math.round(y + height)).toBe(740);
    await sheet.getByRole('button', { name: /^a1 e5 b2/ }).tap();
    await expect(sheet).not.toBeVisible();
    await expect(current(page)).toHaveText('a1');
    const slider = page.getByRole('slider', { name: 'Move' });
    await slider.fill('4');
    await expect(current(page)).toHaveText('b2');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Horizontal: b2. Move 4 of 4.');
    // A finger that rests on a move opens its menu.
    await page.getByRole('tab', { name: 'Moves' }).tap();
    const move = moves(page).getByRole('button', { name: 'e5' });
    await move.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await move.boundingBox();
    const session = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.locator('#move-menu')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.keyboard.press('Escape');
    // A finger that moves along the bar.
    const bar = await dock.boundingBox();
    const at = (x) => [{ x, y: bar.y + 30 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) });
    for (const x of [190, 180, 170, 160]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(slider).not.toHaveValue('4');
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBe(screen);
  });

  test('a button that is held steps on, faster and faster', async ({ page }) => {
    await review(page, `${CARCASSONNE}@0`);
    const forward = page.locator('.dock').getByRole('button', { name: 'Next turn' });
    const box = await forward.boundingBox();
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => page.getByRole('slider', { name: 'Move' }).inputValue().then(Number)).toBeGreaterThan(4);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(200);
    const at = await page.getByRole('slider', { name: 'Move' }).inputValue();
    await page.waitForTimeout(600);
    expect(await page.getByRole('slider', { name: 'Move' }).inputValue()).toBe(at);
  });
});

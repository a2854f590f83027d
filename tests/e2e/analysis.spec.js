// The analysis of a position: its lines, its bar, what lies over the board, and that it never holds up the page.
import { expectAccessible } from './accessible.js';
import { drawn, expect, long as test } from './test.js';
import { CARCASSONNE, carcassonne, record } from './board.js';
import { expectShortTasks } from './trace.js';

const LINAGE = 'linage/size=5.komi=0_5/c3.a1.e5.b2';
const GAMES = {
  linage: LINAGE,
  carteso: 'carteso/size=5.komi=0_5/c3b',
  keil: 'keil/size=3.komi=0_5/',
  ecalper: 'ecalper/size=3/',
  carcassonne: carcassonne(10),
};

/** Settings that hold from the first page on. */
const settings = (page, kept) =>
  page.addInitScript(
    (kept) => localStorage.getItem('tessera.v1.settings') ?? localStorage.setItem('tessera.v1.settings', kept),
    JSON.stringify(kept),
  );

/** Opens the review of a game. */
async function review(page, link) {
  await page.goto('about:blank');
  await page.goto(`./#review/${link}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The lines that are shown. */
const lines = (page) => page.locator('.lines li:visible');

/** Waits for lines of the analysis. */
const expectLines = (page) => expect(lines(page).first().locator('.worth b')).toHaveText(/%|win|loss|draw/i, { timeout: 30_000 });

for (const [game, link] of Object.entries(GAMES)) {
  test(`${game}: lines, the bar and the status appear`, async ({ page }) => {
    await review(page, link);
    await expectLines(page);
    await expect(page.locator('.work')).toHaveText(/visit.*thread.* s$/);
    await expect(page.getByRole('img', { name: /^Chance to win: .* \d+ %, .* \d+ %/ })).toBeVisible();
    await expect(lines(page).first().locator('.pv button:visible').first()).not.toHaveText('');
  });
}

test('after a hundred quick steps the analysis is about the last position', async ({ page }) => {
  await review(page, CARCASSONNE);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  for (let step = 0; step < 100; step++) await page.keyboard.press(step % 2 && step > 60 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
  // From there to a position in which somebody decides.
  for (let step = 0; step < 3 && !(await lines(page).count()); step++) {
    await page.waitForTimeout(1_500);
    if (!(await lines(page).count())) await page.keyboard.press('Shift+ArrowLeft');
  }
  // Where only one move is possible nothing is searched, and its value is a dash.
  await expect(lines(page).first().locator('.worth b')).toHaveText(/%|–|Win|Loss|Draw/i, { timeout: 30_000 });
  const at = await record(page);
  await lines(page).first().locator('.pv button').first().click();
  await expect.poll(() => record(page)).not.toBe(at);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('no task of the page takes over 50 ms while a position is analysed', async ({ page }) => {
  await settings(page, { analysis_millis: 0 });
  await review(page, LINAGE.replace('size=5', 'size=9'));
  await expectLines(page);
  await expectShortTasks(page, () => page.waitForTimeout(1_500));
});

test('a move of a line shows its board, and a click plays the line up to it', async ({ page }) => {
  await settings(page, { analysis_millis: 2_000 });
  await review(page, LINAGE);
  await expectLines(page);
  // The search is over, so that the line stays.
  await expect(page.locator('.engine progress')).toHaveClass(/idle/, { timeout: 15_000 });
  const line = lines(page).first();
  const moves = line.locator('.pv button:visible');
  await expect(page.locator('.look')).toBeHidden();
  await moves.first().hover();
  await expect(page.locator('.look')).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator('.look')).toBeHidden();
  // Where the page moves under a pointer that rests, nothing is looked at.
  await moves.first().dispatchEvent('pointerover', { clientX: 2, clientY: 2, pointerType: 'mouse' });
  await page.waitForTimeout(200);
  await expect(page.locator('.look')).toBeHidden();
  await moves.first().focus();
  await expect(page.locator('.look')).toBeVisible();
  if ((await moves.count()) > 1) {
    await page.keyboard.press('ArrowDown');
    await expect(moves.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Enter');
  const name = await moves.first().textContent();
  await expect.poll(() => record(page)).toMatch(/c3\.a1\.e5\.b2\.[a-z0-9]+$/);
  expect(name).not.toBeNull();
  // The new position is asked about.
  await expectLines(page);
});

test('what lies over the board is told by a legend, chosen by the pointer and by a key', async ({ page }) => {
  await review(page, LINAGE);
  await expectLines(page);
  const chosen = page.getByRole('radiogroup', { name: 'On the board' });
  await expect(chosen.getByRole('radio', { name: 'Best' })).toBeChecked();
  await expect(page.locator('.legend')).toHaveText(/^Rings/);
  const picture = () => page.locator('.board canvas').nth(1).screenshot();
  const rings = await picture();
  await chosen.getByRole('radio', { name: 'Visits' }).check();
  await expect(page.locator('.legend')).toHaveText(/^Discs/);
  expect(Buffer.compare(rings, await picture())).not.toBe(0);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('o');
  await expect(page.locator('.legend')).toHaveText(/^Squares/);
  await page.keyboard.press('o');
  await expect(page.locator('.legend')).toHaveText(/^(Diamonds|No threats)/);
  await page.keyboard.press('o');
  const owned = /^Bars: .* percent of [\d.]+( [kM])? games .* Upright: Vertical\. Lying: Horizontal\. .* Vertical [\d.]+, Horizontal [\d.]+\.$/;
  await expect(page.locator('.legend')).toHaveText(owned, { timeout: 15_000 });
  await expect(page.getByRole('grid').getByRole('gridcell', { name: /at the end owned by \w+ in \d+ %/ }).first()).toBeAttached();
  await page.keyboard.press('o');
  await expect(page.locator('.legend')).toHaveText('');
});

test('after a click on an overlay the arrow keys still go through the game', async ({ page }) => {
  await review(page, LINAGE);
  await expectLines(page);
  const chosen = page.getByRole('radiogroup', { name: 'On the board' });
  await chosen.getByRole('radio', { name: 'Visits' }).click();
  await expect(chosen.getByRole('radio', { name: 'Visits' })).toBeChecked();
  await expect(chosen.getByRole('radio', { name: 'Visits' })).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => record(page)).toMatch(/@3$/);
  await expect(chosen.getByRole('radio', { name: 'Visits' })).toBeChecked();
  // Whoever comes by the keyboard chooses with the arrows.
  await chosen.getByRole('radio', { name: 'Visits' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen.getByRole('radio', { name: 'Value' })).toBeChecked();
  await expect.poll(() => record(page)).toMatch(/@3$/);
});

test('every cell that somebody owns at the end is told, on hexes too', async ({ page }) => {
  await review(page, GAMES.keil);
  await expectLines(page);
  await page.getByRole('radio', { name: 'Owners' }).check();
  await expect(page.locator('.legend')).toHaveText(/^Bars: .* Upright: Black\. Lying: White\./, { timeout: 15_000 });
  const told = page.getByRole('gridcell', { name: /at the end owned by (Black|White) in \d+ %/ });
  await expect.poll(() => told.count()).toBe(19);
});

test('the analysis is switched off and on by a key, and stays off', async ({ page }) => {
  await review(page, LINAGE);
  await expectLines(page);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('e');
  await expect(page.getByRole('switch', { name: 'Analysis' })).not.toBeChecked();
  await expect(lines(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Analysis' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Analysis' }).click();
  await expectLines(page);
});

test('the moves of all lines begin at the same place, and the sign of Deeper stands in the middle of its button', async ({ page }) => {
  await settings(page, { analysis_millis: 1_000 });
  for (const [width, height] of [[1366, 768], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await review(page, LINAGE);
    await expectLines(page);
    await expect(lines(page)).toHaveCount(3);
    await expect(page.locator('.engine progress')).toHaveClass(/idle/, { timeout: 15_000 });
    const begins = await lines(page).locator('.pv').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(begins).size).toBe(1);
    const [button, sign] = [await page.locator('.deeper').boundingBox(), await page.locator('.deeper svg').boundingBox()];
    expect(sign.x + sign.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
    // What is said about the search has one line, above its progress.
    const [work, bar] = [await page.locator('.work').boundingBox(), await page.locator('.engine progress').boundingBox()];
    expect(work.height).toBeLessThan(20);
    expect(work.y + work.height).toBeLessThanOrEqual(bar.y);
  }
});

test('Deeper goes on where the search was', async ({ page }) => {
  await settings(page, { analysis_millis: 2_000 });
  await review(page, 'linage/size=9.komi=5_5/e5.c3');
  await expectLines(page);
  await expect(page.locator('.engine progress')).toHaveClass(/idle/, { timeout: 15_000 });
  const seconds = async () => Number((await page.locator('.work').textContent()).match(/([\d.]+) s$/)[1]);
  const before = await seconds();
  await page.getByRole('button', { name: 'Deeper' }).click();
  await expect.poll(seconds, { timeout: 15_000 }).toBeGreaterThan(before + 1);
});

for (const theme of drawn(['light', 'dark', 'contrast'])) {
  test(`axe finds nothing beside an analysis in the ${theme} theme`, async ({ page }) => {
    await settings(page, { theme });
    await review(page, LINAGE);
    await expectLines(page);
    await expectAccessible(page);
  });
}

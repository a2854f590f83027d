// Where the focus goes when the button that has it is gone, or can no longer be pressed: never to nothing.
import { expect, test } from './test.js';
import { carcassonne, choice, click, open, record } from './board.js';

const panel = (page) => page.locator('.panel');

/** Presses a button by the keyboard. */
async function press(page, name) {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

test('whoever starts a game from its set-up goes on in the page of the game', async ({ page }) => {
  await page.goto('./#setup/linage');
  await press(page, 'Start');
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('whoever opens a pasted game goes on in its page', async ({ page }) => {
  await page.goto('./');
  await page.locator('#paste textarea').fill('linage/size=5.komi=0_5/c3.a1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('whoever takes back the first move goes on in the panel', async ({ page }) => {
  await open(page, 'linage/size=5.komi=0_5/c3.a1');
  await press(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Undo' }).first(), 'there is more to take back').toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => record(page)).toMatch(/@0$/);
  await expect(panel(page)).toBeFocused();
});

test('whoever ends a game by a pass goes on in the panel with its result', async ({ page }) => {
  await open(page, 'linage/size=5.komi=0_5/c3.a1.pass');
  await press(page, /^Pass/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.banner')).toBeVisible();
  await expect(panel(page)).toBeFocused();
});

test('where the panel has no box of its own the page takes the focus: a land that fills its window, and a phone', async ({ page }) => {
  await open(page, carcassonne(62));
  await choice(page, 'none').focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'none')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'linage/size=5.komi=0_5/c3');
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => record(page)).toMatch(/@0$/);
  await expect(page.locator('main')).toBeFocused();
});

test('whoever goes back from a puzzle to the one before goes on in its page', async ({ page }) => {
  await page.goto('./puzzles/');
  await page.locator('a[href*="#puzzle/linage"]').first().click();
  await page.locator('#feedback').waitFor();
  const first = page.url();
  await press(page, /solution/i);
  await press(page, /Next puzzle/);
  await expect.poll(() => page.url()).not.toBe(first);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(first);
  await expect(page.locator('body')).not.toBeFocused();
});

test('the Tab key stops at the one cell that was clicked last, whether or not it takes a stone', async ({ page }) => {
  await open(page, 'linage/size=5.komi=0_5/');
  const stops = () => page.locator('.grid [tabindex="0"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  for (const name of ['b2', 'd4', 'b2']) {
    await click(page, name);
    await expect.poll(stops).toEqual([expect.stringMatching(`^${name}, stone`)]);
  }
});

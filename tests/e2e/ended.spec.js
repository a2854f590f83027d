// A game that is over and that a link or a frame opens: the page has what it shows of the end, and waits for nothing in the middle of
// its program.
import { cell } from './board.js';
import { ANEW, keepReads } from './reads.js';
import { ended } from './parts/links.js';
import { drawn, expect, test } from './test.js';

/** The files that the page or the frame in it has waited for. */
const reads = (frame) => frame.evaluate(() => window.reads);

for (const game of ['linage', 'carteso', 'keil', 'ecalper', 'carcassonne']) {
  test(`a game of ${game} that is over is gone through without a halt of the page`, async ({ page }) => {
    await keepReads(page);
    await page.goto(`./#${ended(game)[0]}`);
    const grid = page.getByRole('grid').first();
    await expect(grid).toBeVisible();
    const end = await grid.getAttribute('aria-label');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight', 'End']) await page.keyboard.press(key);
    await expect(grid).toHaveAttribute('aria-label', end);
    expect(await reads(page), ANEW).toEqual([]);
  });

  for (const mode of drawn(['viewer', 'diagram', 'play'])) {
    test(`a frame with a game of ${game} that is over shows it as a ${mode} without a halt`, async ({ page }) => {
      await keepReads(page);
      await page.goto(`./embed.html#${ended(game)[0]}&mode=${mode}`);
      await expect(page.getByRole('grid').or(page.getByRole('img')).first()).toBeVisible();
      await page.waitForTimeout(500);
      if (mode === 'viewer') for (const key of ['ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
      expect(await reads(page), ANEW).toEqual([]);
    });
  }
}

test('a frame in which the AI answers has its part at once', async ({ page }) => {
  await keepReads(page);
  await page.goto('./embed.html#carteso/size=5.komi=2/&mode=play&level=2');
  await expect(cell(page, 'c3')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await reads(page), ANEW).toEqual([]);
});

test('no example on the page about embedding halts it', async ({ page }) => {
  await keepReads(page);
  await page.goto('./embedding/');
  const boards = page.locator('board-game');
  for (const board of await boards.all()) {
    await board.scrollIntoViewIfNeeded();
    await expect(board.locator('iframe')).toBeVisible();
  }
  await page.waitForTimeout(1_500);
  for (const frame of page.frames()) expect(await reads(frame), `${frame.url()}: ${ANEW}`).toEqual([]);
});

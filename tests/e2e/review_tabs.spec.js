// The tabs of a review on a phone: one thing at a time, and all of it in reach.
import { expectAccessible } from './accessible.js';
import { CARCASSONNE, open } from './board.js';
import { expect, long as test } from './test.js';

const GAME =
  'linage/size=9.komi=2_5/b8.i7.c5.b2.c4.d1.c6.b5.c3.a3.c7.e1.c2.g5.c8.f2.c9.f6.f4.h3.f7.g2.f8.h6.f9.d3.f5.h9.f3.g3.f1.pass.pass';

/** What the tabs show: for each its name and a part that only it shows. */
const PARTS = { Analysis: '.engine', Moves: '#tree', Summary: '#whole-game' };

const tab = (page, name) => page.getByRole('tab', { name });

/** Whether the middle of an element is seen: it lies in the window, and nothing lies over it or cuts it off. */
const isSeen = (part) =>
  part.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a tab shows its part and hides the others, and stays chosen while the game is stepped through', async ({ page }) => {
      await open(page, `review/${GAME}@12`);
      for (const [name, part] of Object.entries(PARTS)) {
        if (name !== 'Analysis') await tab(page, name).tap();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        for (const other of Object.values(PARTS)) await expect(page.locator(other)).toBeVisible({ visible: other === part });
      }
      await tab(page, 'Moves').tap();
      await page.getByRole('button', { name: 'Previous move' }).locator('visible=true').tap();
      await expect(page.locator('#tree [aria-current=step]')).toHaveText('c7');
      await expect(tab(page, 'Moves')).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    });

    test('the lines of the analysis, the move that is shown, and the button of the review are in view at once', async ({
      page,
    }) => {
      await open(page, `review/${GAME}@12`);
      const lines = page.locator('#lines li:not([hidden])');
      await expect(lines).toHaveCount(3);
      await expect.poll(() => isSeen(lines.last())).toBe(true);
      await tab(page, 'Moves').tap();
      await expect.poll(() => isSeen(page.locator('#tree [aria-current=step]'))).toBe(true);
      await tab(page, 'Summary').tap();
      await expect.poll(() => isSeen(page.getByRole('button', { name: 'Review game' }))).toBe(true);
    });

    test('the last move of a game is seen in the list of moves, above what lies at the lower edge', async ({ page }) => {
      for (const height of [viewport.height, viewport.height - (viewport.width < 500 ? 100 : 0)]) {
        await page.setViewportSize({ ...viewport, height });
        await open(page, `review/${GAME}`);
        await tab(page, 'Moves').tap();
        await expect.poll(() => isSeen(page.locator('#tree [aria-current=step]')), `at ${height}`).toBe(true);
      }
    });

    test('Carcassonne: the tile in hand and where its meeple may stand come before the tabs, whatever they show', async ({
      page,
    }) => {
      // A tile is in hand after its draw.
      await open(page, `review/${CARCASSONNE}@10`);
      const isAbove = async (part, other) => (await part.boundingBox()).y < (await other.boundingBox()).y;
      await tab(page, 'Moves').tap();
      await expect(page.locator('.hand')).toBeVisible();
      expect(await isAbove(page.locator('.hand'), page.getByRole('tablist'))).toBe(true);
      expect(await isAbove(page.getByRole('tablist'), page.locator('#tree'))).toBe(true);
      await open(page, `review/${CARCASSONNE}@11`);
      await tab(page, 'Moves').tap();
      await expect(page.locator('.offers button').first()).toBeVisible();
      expect(await isAbove(page.locator('.offers'), page.getByRole('tablist'))).toBe(true);
    });

    test('Carcassonne: the tabs are in view without scrolling', async ({ page }) => {
      for (const at of [9, 10, 11]) {
        await open(page, `review/${CARCASSONNE}@${at}`);
        for (const name of Object.keys(PARTS)) await expect.poll(() => isSeen(tab(page, name)), `${name} at ${at}`).toBe(true);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });

    test('a pass can be made whatever the tabs show', async ({ page }) => {
      await open(page, `review/${GAME}@12`);
      for (const name of Object.keys(PARTS)) {
        await tab(page, name).tap();
        const pass = page.locator('.offers button[data-name=pass]');
        await pass.scrollIntoViewIfNeeded();
        expect(await isSeen(pass), name).toBe(true);
      }
    });
  });
}

for (const [width, height] of [[1366, 768], [768, 1024], [1920, 540]]) {
  test(`at ${width} by ${height} there is room: no tabs, and everything is shown`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `review/${GAME}@12`);
    await expect(page.locator('.review [role=tablist]')).toBeHidden();
    for (const part of Object.values(PARTS)) await expect(page.locator(part)).toBeVisible();
  });
}

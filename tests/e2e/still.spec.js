// Beside the board nothing moves: acts, list, steps and tools stay where they are, whatever is said above them.
import { expect, test } from './test.js';
import { cell, click, open, record } from './board.js';

/** Notes, at every frame from now on, where the parts of the panel lie. */
const watch = (page) =>
  page.evaluate(() => {
    const seen = new Set();
    globalThis.seenPlaces = seen;
    const look = () => {
      const places = ['.acts', '.moves', '.moves .nav', '.tools'].map((part) => {
        const { x, y, width, height } = document.querySelector(`.panel ${part}`).getBoundingClientRect();
        return [part, ...[x, y, width, height].map(Math.round)].join(' ');
      });
      seen.add(places.join(', '));
      requestAnimationFrame(look);
    };
    look();
  });

/** All arrangements that were seen since. */
const seen = (page) => page.evaluate(() => [...globalThis.seenPlaces]);

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('nothing moves in the turn of the AI', async ({ page }) => {
      await open(page, 'linage/size=9.komi=2_5/c3.g7;ai=2:1');
      await page.getByRole('button', { name: /^Play on against/ }).click();
      await expect(page.locator('#invitation')).toHaveCount(0);
      await watch(page);
      await click(page, 'e5');
      await expect.poll(() => record(page), { timeout: 20_000 }).toMatch(/\/c3\.g7\.e5\.\w+$/);
      await expect(page.locator('.last-turn')).toHaveText(/^AI: /);
      await expect(page.locator('.machine')).toHaveCount(0);
      expect(await seen(page)).toHaveLength(1);
    });

    test('nothing moves when a move is refused', async ({ page }) => {
      await open(page, 'linage/size=9.komi=2_5/a2.g7');
      await watch(page);
      await click(page, 'b1');
      await expect(page.locator('#notice')).toBeInViewport({ ratio: 1 });
      // It covers no step of the list.
      const [notice, steps] = [await page.locator('#notice').boundingBox(), await page.locator('.moves .nav').boundingBox()];
      expect(notice.y + notice.height).toBeLessThanOrEqual(steps.y);
      expect(await seen(page)).toHaveLength(1);
    });

    test('nothing moves while a move is pointed at and when it has an effect', async ({ page }) => {
      await open(page, 'linage/size=3.komi=0/a2.b2');
      await expect(page.locator('.last-turn')).toHaveText('Player 2: b2.');
      await watch(page);
      const { x, y, width, height } = await cell(page, 'c2').boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect(page.locator('.last-turn')).toHaveText(/^Closes 2 regions/);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.locator('.last-turn')).toHaveText(/^Player 1: c2, closes 2 regions/);
      expect(await seen(page)).toHaveLength(1);
    });

    test('a bid is in reach below an invitation', async ({ page }) => {
      await open(page, 'linage/size=9.komi=bid/;ai=2:1');
      await expect(page.locator('#invitation')).toBeVisible();
      const [bid, tools] = [page.locator('.bid > .primary'), page.locator('.panel > .tools')];
      await expect(bid).toBeInViewport({ ratio: 1 });
      const [button, below] = [await bid.boundingBox(), await tools.boundingBox()];
      expect(button.y + button.height).toBeLessThanOrEqual(below.y);
    });
  });
}

for (const height of [768, 720]) {
  test(`the steps of the list stand above the tools in a game against the AI, ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height });
    await open(page, 'linage/size=9.komi=2_5/c3.g7;ai=2:2');
    const [steps, tools] = [page.locator('.moves .nav'), page.locator('.panel > .tools')];
    const isCovered = async () => {
      const [above, below] = [await steps.boundingBox(), await tools.boundingBox()];
      return above.y + above.height > below.y;
    };
    await page.getByRole('button', { name: /^Play on against/ }).click();
    await expect(page.locator('.coach')).toHaveCount(1);
    await expect(page.locator('#invitation')).toHaveCount(0);
    await expect.poll(isCovered).toBe(false);
    if (height < 768) return;
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: /resign/i }).first().click();
    await expect(page.locator('.banner')).toBeVisible();
    await expect.poll(isCovered).toBe(false);
  });
}

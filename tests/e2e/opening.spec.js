// What happens from the moment on when a link is opened: the page of a game is made in one task, its first board in the next, and
// nothing that comes later makes the board anew.
import { expect, test } from './test.js';

const LINKS = {
  Linage: 'linage/size=9.komi=0/e5.c3',
  Keil: 'keil/size=7.komi=2.button=on/d4.e5.g7',
  Carcassonne: 'carcassonne/players=2/V.-1_0_3.none',
};

for (const [game, link] of Object.entries(LINKS)) {
  test(`a cell of ${game} answers from the moment on when it can be pressed`, async ({ page }) => {
    await page.addInitScript(() => {
      window.tasks = 0;
      const count = () => ((window.tasks += 1), setTimeout(count));
      setTimeout(count);
      new MutationObserver((_, observer) => {
        const cell = document.querySelector('#grid button');
        if (!cell) return;
        window.made ??= window.tasks;
        if (!cell.checkVisibility({ visibilityProperty: true })) return;
        observer.disconnect();
        window.shown = window.tasks;
        cell.focus();
        window.isAnswered = document.activeElement === cell;
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }));
        window.isLeft = document.activeElement !== cell;
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`./#${link}`);
    await page.waitForFunction(() => window.shown);
    const seen = await page.evaluate(() => ({ isAnswered: window.isAnswered, isLeft: window.isLeft, isLater: window.shown > window.made }));
    expect(seen).toEqual({ isAnswered: true, isLeft: true, isLater: true });
  });
}

test('a key that is pressed before there is a board does what it does with one', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#grid button')) return;
      observer.disconnect();
      window.isEarly = 'noBoard' in document.documentElement.dataset;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', code: 'Slash', bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`./#${LINKS.Linage}`);
  await expect(page.locator('#move')).toBeVisible();
  expect(await page.evaluate(() => window.isEarly)).toBe(true);
});

test('a click before the style sheets hide home starts no other game', async ({ page }) => {
  let styles;
  const asked = new Promise((done) => (styles = done));
  await page.route(/style-\w+\.css$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`./#${LINKS.Keil}`, { waitUntil: 'commit' });
  const link = page.locator('#home a[href="#play/carteso"]').first();
  await link.waitFor({ state: 'attached' });
  await link.evaluate((link) => link.click());
  styles();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${LINKS.Keil}`);
});

test('style sheets that come later paint no board anew', async ({ page }) => {
  await page.goto(`./#${LINKS.Linage}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await page.locator('link[rel=stylesheet]').count();
  const painted = await page.evaluate(async () => {
    let painted = 0;
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      painted += 1;
      clearRect.apply(this, area);
    };
    for (const part of ['later', 'study', 'review']) await tesseraStyles(part);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return painted;
  });
  expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(before);
  expect(painted).toBe(0);
});

// Pointing about in a full land repaints only what lies over the board, only when another cell is pointed at, and once.
import { expect, test } from './test.js';
import { fullLand, middlesOfCells, open } from './board.js';

/** Waits until the page has painted two frames: by then it has done what the last event caused. */
const twoFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a pointer move repaints what lies over the board at most once, within a cell not at all, and the board never', async ({ page }) => {
  await page.addInitScript(() => {
    window.repaints = { background: 0, above: 0 };
    // A repaint begins by clearing the canvas.
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      window.repaints[this.canvas.className === 'background' ? 'background' : 'above'] += 1;
      return clear.apply(this, area);
    };
  });
  await open(page, fullLand());
  await page.keyboard.press('f');
  const cells = await middlesOfCells(page);
  // Where a button lies over the board, it is the button that is pointed at.
  const middles = await page.evaluate((cells) => {
    const isBoard = (x, y) => document.elementFromPoint(x, y)?.matches('.board canvas');
    return cells.filter(([x, y]) => isBoard(x, y) && isBoard(x + 1, y + 1));
  }, cells);
  expect(middles.length).toBeGreaterThan(100);
  const repaintsOf = async (x, y) => {
    await page.evaluate(() => (window.repaints.above = 0));
    await page.mouse.move(x, y);
    await twoFrames(page);
    return page.evaluate(() => window.repaints.above);
  };
  await twoFrames(page);
  const painted = await page.evaluate(() => window.repaints.background);
  expect(painted).toBeGreaterThan(0);
  const hint = page.locator('.hover');
  let repaints = 0;
  let within = 0;
  for (let move = 0; move < 40; move++) {
    const [x, y] = middles[(move * 17) % middles.length];
    const first = await repaintsOf(x, y);
    expect(first, `a move to another cell, number ${move}`).toBeLessThanOrEqual(1);
    const told = await hint.innerText();
    const second = await repaintsOf(x + 1, y + 1);
    // Beside the middle of a cell there may be a part of its tile.
    const isSame = (await hint.innerText()) === told;
    expect(second, `a move within that cell, number ${move}`).toBeLessThanOrEqual(isSame ? 0 : 1);
    within += isSame;
    repaints += first;
  }
  expect(within, 'moves within a cell').toBeGreaterThan(30);
  expect(repaints, 'the board shows what is pointed at').toBeGreaterThan(10);
  expect(await page.evaluate(() => window.repaints.background), 'paintings of the board').toBe(painted);
});

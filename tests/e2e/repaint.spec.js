// When canvases are painted. Pointing about in a full land repaints only what lies over the board, only when another cell is
// pointed at, and once; what is switched over it paints once; a screen of another density and a lost graphics process repaint all.
import { expect, test } from './test.js';
import { fullLand, middlesOfCells, open, showFields, twoFrames } from './board.js';
import { use } from './browser.config.js';

const GAME = 'linage/size=9.komi=2_5/b8.i7.c5.b2';

/** Counts how often the page paints the board, and what lies over it, from when it is opened. */
const count = (page) =>
  page.addInitScript(() => {
    window.repaints = { background: 0, above: 0 };
    // A repaint begins by clearing the canvas.
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      window.repaints[this.canvas.className === 'background' ? 'background' : 'above'] += 1;
      return clear.apply(this, area);
    };
  });

test('a pointer move repaints what lies over the board at most once, within a cell not at all, and the board never', async ({ page }) => {
  await count(page);
  await open(page, fullLand());
  await showFields(page);
  // What opening the page and the key have caused is done.
  await twoFrames(page);
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

test('what is switched over a board paints it once, and what another tab stores not at all', async ({ page }) => {
  await count(page);
  await open(page, fullLand());
  await showFields(page);
  await twoFrames(page);
  const painted = () => page.evaluate(() => window.repaints);
  for (const [key, background] of [['f', 1], ['h', 0], ['h', 0], ['f', 1]]) {
    const before = await painted();
    await page.keyboard.press(key);
    await twoFrames(page);
    expect(await painted(), key).toEqual({ background: before.background + background, above: before.above + 1 });
  }
  const before = await painted();
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'tessera.v1.settings' })));
  await twoFrames(page);
  expect(await painted()).toEqual(before);
});

test('on a screen of another density the board has its pixels, at a board of the same size', async ({ page, context }) => {
  await open(page, GAME);
  const canvas = page.locator('.board canvas.background');
  const side = await canvas.evaluate((canvas) => canvas.clientWidth);
  const screen = await context.newCDPSession(page);
  const { width, height } = page.viewportSize();
  let added = 0;
  for (const density of [2, 1.5, 1]) {
    // Chromium looks at its media queries where the window has another size, too; the height decides how large the board is.
    added += 1;
    await screen.send('Emulation.setDeviceMetricsOverride', { width: width + added, height, deviceScaleFactor: density, mobile: false });
    await expect.poll(() => canvas.evaluate((canvas) => [canvas.clientWidth, canvas.width])).toEqual([side, side * density]);
  }
});

test('a lost graphics process leaves no board blank', async ({ playwright, baseURL }) => {
  // Of its own: whatever else runs in that browser loses its pictures, too.
  const browser = await playwright.chromium.launch(use.launchOptions);
  try {
    const page = await browser.newPage({ baseURL });
    await open(page, GAME);
    const corner = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('.board canvas.background');
        return [...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data];
      });
    await expect.poll(async () => (await corner())[3]).toBe(255);
    const painted = await corner();
    await page.evaluate(() => {
      window.lost = 0;
      document.addEventListener('contextlost', () => (window.lost += 1), true);
    });
    const session = await browser.newBrowserCDPSession();
    // The answer may be lost with the process.
    session.send('Browser.crashGpuProcess').catch(() => {});
    await expect.poll(() => page.evaluate(() => window.lost)).toBeGreaterThan(0);
    await expect.poll(corner).toEqual(painted);
  } finally {
    await browser.close();
  }
});
